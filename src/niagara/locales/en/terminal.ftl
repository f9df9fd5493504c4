# The words of the game in the terminal. Keys begin with terminal- so that they meet no others.
# Seats and canoes go by the letters of the notation: a, b0. What players type stays as it is in all
# languages: help, undo, board, log, log all, quit, and the letters in the replay.

terminal-gem = { $gem ->
    [amethyst] { gem-amethyst }
    [diamond] { gem-diamond }
    [amber] { gem-amber }
    [sapphire] { gem-sapphire }
   *[ruby] { gem-ruby }
}

# Between parts of a list or of a sentence; a space follows.
list-comma = ,
list-semicolon = ;

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
terminal-ransom = buy back canoe { $canoe } for { a-gem }
terminal-weather = weather { $step ->
    [-1] down
   *[1] up
} to { weather-value }
terminal-done = end turn
terminal-go = { $way ->
    [up] up to { $space }
   *[down] down to { $space }
}
terminal-go-home = return to shore
terminal-go-home-with = bring the { terminal-gem } ashore
terminal-go-over = over the falls: you lose the canoe!
terminal-load = load { terminal-gem }
terminal-unload = unload
terminal-steal = steal the { terminal-gem } from { $victim }’s canoe { $canoe }

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
terminal-stolen = steals the { terminal-gem } from { $victim }
terminal-landed = returns to shore
terminal-landed-with = brings { a-gem } ashore
terminal-over = lost over the falls
terminal-goal = { $count ->
    [0] { $who } has reached a goal. This is the last turn.
    [one] { $who } has reached a goal. One player still has a turn; then the game is over.
   *[other] { $who } has reached a goal. { $count } players still have a turn; then the game is over.
}
terminal-ransomed = bought back for { a-gem }
terminal-weather-moved = weather { $was ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
} → { weather-value }
terminal-stranded = no canoe to move
terminal-stayed = leaves the canoe ashore
terminal-flow = { $speed ->
    [0] { $lowest ->
        [none] The river doesn’t move (only clouds, weather { weather-value })
       *[other] The river doesn’t move (lowest tile { $lowest }, weather { weather-value })
    }
   *[other] { $lowest ->
        [none] The river flows { $speed } (only clouds, weather { weather-value })
       *[other] The river flows { $speed } (lowest tile { $lowest }, weather { weather-value })
    }
}
terminal-flow-arms = { $flow }: { $arms }
terminal-swept = { $canoe } goes over the falls
terminal-swept-with = { $canoe } goes over the falls with { a-gem }
terminal-arm = { $arm ->
    [left] left
   *[right] right
}
terminal-round = ── Round { $round }: { $who } goes first
terminal-rescued = { $who } lost both canoes and has no gems, so canoe { $canoe } comes back free
terminal-limit = That was the last round.
terminal-victory = ★ { $who } wins with { $how }.
terminal-best-progress = the best progress towards a goal

# The board. Lines are 80 columns wide: keep the words short.
board-round = round { $round }
board-choosing = I paddle: { $who } to choose a tile
board-moving = II canoes: { $who } to move, tile { $tile }
board-over = over: won by { $who }
board-weather = weather { $track }
board-next-arm = { $arm ->
    [left] next arm left
   *[right] next arm right
}
board-river = river so far { $speed }
board-falls = the falls
board-ashore = ashore
board-lost = lost
# The columns of the table below the board, of 16, 16, 6, 15 and 8 letters.
# The three goals are four of the same kind, all five kinds, and seven gems in all.
board-gems = gems at home
board-goals = same kinds all
board-tile = tile
board-hand = hand
board-played = played
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-cloud = cloud
board-legend = a0+R canoe 0 of a with a ruby   (4) tile face down   ◎ life preserver: starts

# The menu of a decision
terminal-menu-ransom = First, if you like, buy back a lost canoe:
terminal-menu-tile = Choose your tile:
terminal-menu-canoe = Your { terminal-canoe }:
terminal-menu-weather = Change the weather:
terminal-menu-stay = Or leave it ashore:
terminal-tile-cloud = the cloud: changes the weather
terminal-tile-points = { $points ->
    [one] { $points } point for each canoe
   *[other] { $points } points for each canoe
}
terminal-expected-tile = one of { $labels }
terminal-expected-number = a number from { $first } to { $last }
terminal-expected-trip = a number from { $first } to { $last } or a trip such as 0>3+A

# A turn being put together
terminal-pass-to = Pass the device to { $who }, then press Enter:
terminal-so-far = So far: { $steps } (type undo to take it back).
terminal-type = Type { $expected }, or help.
terminal-not-understood = “{ $typed }” isn’t a choice. Type { $expected }, or help.
terminal-not-here = You can’t do that. { $why } (Rule { $rule })
terminal-choice = Your choice: { $steps }.
terminal-confirm-tile = Enter to play it, or undo>
terminal-confirm-turn = Enter to end your turn, or undo>
terminal-confirm-help = Press Enter to confirm, or type undo to take back the last step.
terminal-nothing-to-undo = There’s nothing to undo this turn.
terminal-undone = Undone: { $step }.
terminal-log-empty = Nothing yet.

# The beginning and the end. terminal-you is the name of somebody who plays alone.
terminal-you = you
terminal-welcome = Niagara. At the table: { $players }.
terminal-game-number = Game number { $seed } (play it again with --seed { $seed }). Type help at any time.
terminal-forfeit = { $name } forfeits a decision: { $why }
terminal-save-as = Save the record as (.json or .txt, or just Enter to skip)>
terminal-not-saved = The record couldn’t be saved: { $error }
terminal-saved = Record saved: { $path }
terminal-replay-with = Watch it again: niagara replay { $path }

# Replay
terminal-step = ── Step { $step } of { $steps }
terminal-replay-help = Enter or n next, p previous, g 5 go to round 5, e end, q quit
terminal-replay-not-understood = “{ $typed }” isn’t a choice. { terminal-replay-help }
terminal-replay-end = This is the end. Type q to quit.
terminal-replay-beginning = This is the beginning.
terminal-replay-rounds = This game has rounds 1 to { $last }.
terminal-no-record = { $path } isn’t a game record: { $error }

terminal-help =
    Bring gems ashore. 4 of a kind, one of each kind or any 7 wins.

    Each round everyone secretly chooses a tile, then paddles by it in turn;
    then the river flows as many discs as the lowest number, plus the weather. A
    canoe over the falls is lost: before you choose a tile, you can buy it back
    with one of your gems. With no canoes and no gems, you get one canoe back
    free. When someone reaches a goal, those still to move take their turns;
    then the game is over.

    A 4 gives each of your canoes 4 points: a step costs 1, loading 2, unloading
    2. Spend them all, unless the canoe reaches the shore or goes over the
    falls. A canoe in the water must move. With both ashore, launch one; with
    one ashore, you may launch it. An empty canoe that paddles upstream and ends
    on the disc of another player’s loaded canoe may steal its gem, free of
    charge.

    Type the number of a choice, or write it out:
      0>3+A    canoe 0 paddles to 3 and loads an amethyst
      1-+R>6L  canoe 1 unloads, loads a ruby and paddles to 6L
      0>2xc1   canoe 0 paddles to 2 and steals from c’s canoe 1
      0>s  0>f  w+  w-  .     to the shore, over the falls, weather, end of turn

      board    show the board        undo   take back the last step of this turn
      log      the last rounds       quit   leave; the game is saved
      log all  the whole game        help   this page (also ?)
