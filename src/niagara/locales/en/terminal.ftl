# The words of the game in the terminal. Keys begin with terminal- so that they meet no others.
# Seats and canoes go by the letters of the notation: a, b0.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}
terminal-and = { $first } and { $last }

# A seat's actions
terminal-canoe = canoe { $canoe }, { $space ->
    [shore] ashore
    [lost] lost
   *[other] on { $space }, { $gem ->
        [none] empty
       *[other] with { a-gem }
    }
}
terminal-canoe-trip = canoe { $canoe }: { $trip }
terminal-ransom = ransom canoe { $canoe } for { a-gem }
terminal-weather = weather { $step ->
    [-1] down
   *[1] up
} to { weather-value }
terminal-done = end the turn
terminal-go = { $way ->
    [up] up
   *[down] down
} to { $space }
terminal-go-home = home to the shore
terminal-go-home-with = home to the shore with the { terminal-gem }
terminal-go-over = over the falls: lost!
terminal-load = load { terminal-gem }
terminal-unload = unload
terminal-steal = steal the { terminal-gem } from { $victim }'s canoe { $canoe }

# What happened: a line for each turn and each flow of the river
terminal-tiles-chosen = Tiles chosen: { $choices }
terminal-turn = { $who }: { $deeds }
terminal-turn-tile = { $who }, { tile-name }: { $deeds }
terminal-canoe-did = canoe { $canoe } { $deed }
terminal-travelled = { $start ->
    [shore] shore
   *[other] { $start }
} → { $end ->
    [falls] falls
   *[other] { $end }
}
terminal-loaded = loads { terminal-gem }
terminal-unloaded = unloads { terminal-gem }
terminal-stolen = steals the { terminal-gem } of { $victim }
terminal-landed = lands
terminal-landed-with = brings { a-gem } home
terminal-over = over the falls, lost
terminal-goal = { $who } has reached a goal. { $count ->
    [0] The game is over.
    [one] One player still has a turn; then the game is over.
   *[other] { $count } players still have a turn; then the game is over.
}
terminal-ransomed = ransomed for { a-gem }
terminal-weather-moved = weather { $was } → { weather-value }
terminal-stranded = no canoe to move
terminal-flow = The river { $speed ->
    [0] stands still
   *[other] flows { $speed }
} ({ $lowest ->
    [none] only clouds
   *[other] lowest tile { $lowest }
}, weather { weather-value })
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } goes over the falls
terminal-swept-with = { $canoe } goes over the falls and loses { a-gem }
terminal-arm = { $arm ->
    [left] left
   *[right] right
}
terminal-round = ── round { $round }, { $who } starts
terminal-rescued = { $who } has nothing left: canoe { $canoe } is back ashore
terminal-limit = The round limit ends the game.
terminal-victory = ★ { $who } wins with { $how }.
terminal-best-progress = the best progress

# The menu of a decision
terminal-menu-ransom = First, if you like, buy a canoe back:
terminal-menu-tile = Choose a tile (nobody sees it until your turn):
terminal-menu-canoe = Your { terminal-canoe }:
terminal-menu-weather = The cloud moves the weather:
terminal-menu-stay = Or leave it ashore:
terminal-tile-cloud = the cloud: moves the weather
terminal-tile-points = { $points ->
    [one] { $points } point for each canoe
   *[other] { $points } points for each canoe
}
terminal-expected-tile = one of { $labels }
terminal-expected-number = a number from { $first } to { $last }
terminal-expected-trip = a number from { $first } to { $last } or a trip such as 0>3+A

# A turn being put together
terminal-pass-to = Pass the device to { $who }, who presses Enter:
terminal-so-far = So far: { $steps } (undo takes it back).
terminal-type = Type { $expected }, or help.
terminal-not-understood = Not understood: "{ $typed }". Type { $expected }, or help.
terminal-not-here = Not here. { $why }.
terminal-choice = Your choice: { $steps }.
terminal-confirm-tile = Enter to lay it face down, or undo>
terminal-confirm-turn = Enter to end the turn, or undo>
terminal-confirm-help = Press Enter to confirm, or type undo to take the last step back.
terminal-nothing-to-undo = There is nothing to take back in this turn.
terminal-undone = Taken back: { $step }.
terminal-log-empty = Nothing yet.

# The beginning and the end
terminal-welcome = Niagara. At the table: { $players }.
terminal-game-number = Game number { $seed } (--seed plays it again). Type help at any time.
terminal-forfeit = { $name } forfeits a decision: { $why }
terminal-save-as = Save the record as (a .json or .txt file; Enter: no)>
terminal-not-saved = The record could not be saved: { $error }
terminal-saved = The record is saved: { $path }
terminal-replay-with = See it again with: niagara replay { $path }

# Replay
terminal-step = ── step { $step } of { $steps }
terminal-replay-help = Enter or n next, p previous, g 5 go to round 5, e end, q quit
terminal-replay-not-understood = Not understood: "{ $typed }". { terminal-replay-help }
terminal-replay-end = This is the end; q quits.
terminal-replay-beginning = This is the beginning.
terminal-replay-rounds = There are rounds 1 to { $last }.
terminal-no-record = { $path } is no record: { $error }

terminal-help =
    The aim: bring gems ashore. 4 of one kind, 5 different kinds or 7 in all wins.

    Each round everybody lays a tile face down; then each in turn moves by it; then
    the river flows as many discs as the lowest tile, plus the weather. A canoe that
    goes over the falls is lost. Before you choose a tile, one of your gems buys it
    back; with neither canoes nor gems, one comes back free. When somebody reaches a
    goal, those still to move take their turns; then the game is over.

    A tile of 4 gives each of your canoes 4 points: a step costs 1, loading 2,
    unloading 2. All of them must be spent, unless the canoe lands or goes over the
    falls. A canoe in the water must move. Of two ashore, one must be launched; one
    alone ashore may stay. Stealing is free for an empty canoe whose way upstream
    ends where a loaded rival lies.

    Type the number of a choice, or write it down:
      0>3+A    canoe 0 goes to 3 and loads an amethyst
      1-+R>6L  canoe 1 unloads, loads a ruby and goes to 6L
      0>2xc1   canoe 0 goes to 2 and steals from c's canoe 1
      0>s  0>f  w+  w-  .     to the shore, over the falls, weather, end of turn

      board    the table again       undo   take back the last step of this turn
      log      the last rounds       quit   leave; the game is saved
      log all  the whole game        help   this page (also ?)
