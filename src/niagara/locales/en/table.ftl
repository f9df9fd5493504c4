# The words at the table. Keys begin with at- so that they meet no others.

# Players
at-bot-name = { $seat ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
   *[4] Brown
}
at-seat-bot = { $level ->
    [beginner] Bot, beginner
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
   *[champion] Bot, champion
}
at-seat-person = Player
at-seat-local = At this device
at-seat-away = Away: a bot plays
at-seat-muted = { $kind } · muted
at-you = you
at-players = Players
at-has-start = { $name } has the life preserver and begins
at-doing-turn = On turn
at-doing-thinking = Choosing …
at-doing-chosen = Has chosen
at-doing-won = Winner
at-doing-short-turn = Turn
at-doing-short-thinking = Thinks
at-doing-short-chosen = Ready
at-tile-this-round = { $tile ->
    [none] No tile chosen yet
    [hidden] This round: a tile face down
    [cloud] This round: the cloud
   *[other] This round: tile { $tile }
}
at-tile-on-top = { $tile ->
    [none] No tile played yet
    [cloud] Played before: the cloud
   *[other] Played before: tile { $tile }
}
at-canoes-lost = { $count ->
    [one] One canoe lost at the falls
   *[other] { $count } canoes lost at the falls
}
at-canoes-lost-short = lost
at-canoes-lost-chip = { $count ->
    [one] 1 lost
   *[other] { $count } lost
}
at-gems-none = No gems
at-gems-of-kind = { $gem ->
    [amethyst] { $count ->
        [one] one amethyst
       *[other] { $count } amethysts
    }
    [diamond] { $count ->
        [one] one diamond
       *[other] { $count } diamonds
    }
    [amber] { $count ->
        [one] one amber
       *[other] { $count } ambers
    }
    [sapphire] { $count ->
        [one] one sapphire
       *[other] { $count } sapphires
    }
   *[ruby] { $count ->
        [one] one ruby
       *[other] { $count } rubies
    }
}
at-progress = Ways to win
at-progress-way = { $goal ->
    [alike] Gems of one kind: { $have } of { $need }
    [kinds] Kinds of gems: { $have } of { $need }
   *[all] Gems in all: { $have } of { $need }
}
at-progress-count = { $goal ->
    [alike] { $have } of { $need } alike
    [kinds] { $have } of { $need } kinds
   *[all] { $have } of { $need } gems
}
at-progress-chip = { $have }/{ $need }
at-progress-word = { $goal ->
    [alike] alike
    [kinds] kinds
   *[all] gems
}
at-clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
at-clock-hours = { $hours } h
at-person-is = { $kind }, { $seat ->
    [0] red canoes
    [1] yellow canoes
    [2] green canoes
    [3] blue canoes
   *[4] brown canoes
}
at-person-tile = This round
at-person-top = Played before
at-person-no-tile = No tile
at-person-left = In hand
at-person-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
at-person-lost = Lost canoes
at-person-canoes = { $count ->
    [0] None
    [one] One
   *[other] { $count }
}
at-mute = Mute { $name }
at-unmute = Hear { $name } again

# Places: a disc, in the fork with its arm
at-space = { $arm ->
    [L] disc { $disc } on the left
    [R] disc { $disc } on the right
   *[none] disc { $disc }
}

# What is going on
at-round = Round { $round }
at-weather-is = Weather { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Choose a tile
at-head-wait-choose = { $count ->
    [one] { $names } is choosing …
   *[other] { $names } are choosing …
}
at-head-moment = One moment …
at-head-your-turn = Your turn: paddle { $tile }
at-head-your-weather = Change the weather
at-head-shared-choose = { $name }, choose a tile
at-head-shared-turn = { $tile ->
    [cloud] { $name }, change the weather
   *[other] { $name }, paddle { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] { $name } is on turn
    [cloud] { $name } changes the weather
   *[other] { $name } paddles { $tile }
}
at-head-you-win = You win!
at-head-over = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } win together
}
at-head-abandoned = The game was abandoned
at-last-turns = { $count ->
    [one] Last turns: { $names } is at the goal
   *[other] Last turns: { $names } are at the goal
}
# The cause of the river as a sum, on the board
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Only clouds, weather { weather-value } = 1 disc
       *[other] Only clouds, weather { weather-value } = { $speed } discs
    }
   *[other] { $weather ->
        [-1] { $speed ->
            [one] Lowest tile { $lowest } − weather 1 = 1 disc
           *[other] Lowest tile { $lowest } − weather 1 = { $speed } discs
        }
       *[other] { $speed ->
            [one] Lowest tile { $lowest } + weather { $weather } = 1 disc
           *[other] Lowest tile { $lowest } + weather { $weather } = { $speed } discs
        }
    }
}
at-skip = Skip
at-board = The board: a river of nine discs from the shore to the falls, with five places where gems lie
at-watching = You are watching this game.
at-watching-play = Play yourself

# The river
at-river = What the river may do
at-river-sure = { $speed ->
    [0] The river will stand still
    [one] The river will flow 1 disc
   *[other] The river will flow { $speed } discs
}
at-river-range = River: { $low } to { $high } discs
at-river-either = River: { $low } or { $high } discs
at-river-lowest = Lowest tile so far: { $tile }
at-danger-certain = { $count ->
    [one] { $canoe } will go over the falls
   *[other] { $count } of your canoes will go over the falls
}
at-danger-possible = { $count ->
    [one] { $canoe } could go over the falls
   *[other] { $count } of your canoes could go over the falls
}

# Choosing a tile
at-hand = Your tiles
at-hand-tile = { $tile ->
    [cloud] Cloud
   *[other] Tile { $tile }
}{ $state ->
    [chosen] , chosen
    [played] , already played
   *[open] {""}
}
at-hand-pick = Tap a tile. Nobody sees it until your turn.
at-hand-confirm = { $tile ->
    [cloud] Play the cloud
   *[other] Play tile { $tile }
}
at-hand-change = { $tile ->
    [cloud] Change to the cloud
   *[other] Change to tile { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] The cloud lies face down.
   *[other] Tile { $tile } lies face down.
} You can still change it.
at-hand-waiting = { $tile ->
    [cloud] You play the cloud this round.
   *[other] You play tile { $tile } this round.
}
at-hand-rest = Your tiles for the next rounds.
at-cancel = Cancel
at-ransom = Lost canoe
at-ransom-ask = Buy your lost canoe back with a gem?
at-ransom-with = Pay { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}
at-ransom-staged = Canoe bought back for { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}

# A turn
at-turn = Your turn
at-turn-pick = Tap a canoe to move it.
at-turn-where = Tap where it should go.
at-turn-ready = Ready? End your turn, or take it back.
at-turn-may-add = You may move your other canoe too, or end your turn.
at-turn-may-stay = You may launch your canoe, or leave it ashore and end your turn.
at-turn-staged = Planned
at-turn-canoes = Your canoes
at-turn-options = Where it can go
at-take-back = Take back
at-end-turn = End turn
at-weather-ask = Change the weather
at-weather-step = { $step ->
    [-1] Calmer river
   *[1] Wilder river
}
at-canoe-name = { $gem ->
    [none] Canoe at { $place }
    [amethyst] Canoe with an amethyst at { $place }
    [diamond] Canoe with a diamond at { $place }
    [amber] Canoe with an amber at { $place }
    [sapphire] Canoe with a sapphire at { $place }
   *[ruby] Canoe with a ruby at { $place }
}
at-the-gem = { $gem ->
    [none] the gem
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}
# A choice in one sentence. $order says whether the gems are handled here, before moving or after it; $cargo what is done with them.
at-trip-move = Paddle to { $place }
at-trip-load = { $order ->
    [stay] Load { at-the-gem } here
    [first] Load { at-the-gem }, then paddle to { $place }
   *[last] Paddle to { $place } and load { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Unload { at-the-gem } here
    [first] Unload { at-the-gem }, then paddle to { $place }
   *[last] Paddle to { $place } and unload { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Swap for { at-the-gem } here
    [first] Swap for { at-the-gem }, then paddle to { $place }
   *[last] Paddle to { $place } and swap for { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] Unload, paddle to { $place } and steal { at-the-gem } from { $victim }
   *[none] Paddle to { $place } and steal { at-the-gem } from { $victim }
}
at-trip-land = { $cargo ->
    [load] Load { at-the-gem } and bring it ashore
    [unload] Unload { at-the-gem } and return to shore empty
    [swap] Swap for { at-the-gem } and bring it ashore
   *[none] { $gem ->
        [none] Return to shore empty
       *[other] Bring { at-the-gem } ashore
    }
}
at-trip-falls = { $cargo ->
    [load] Load { at-the-gem }, then go over the falls
    [unload] Unload { at-the-gem }, then go over the falls
    [swap] Swap for { at-the-gem }, then go over the falls
   *[none] Go over the falls
}
# What a lit space offers, in one word
at-deed-move = Paddle
at-deed-load = Load
at-deed-unload = Unload
at-deed-swap = Swap
at-deed-steal = Steal
at-deed-land = Ashore
at-deed-falls = Canoe lost
at-price-steps = { $steps } to paddle
at-price-stay = uses all { $points }
at-price-cargo-first = { $cargo ->
    [load] { $points } to load, { $steps } to paddle
    [unload] { $points } to unload, { $steps } to paddle
   *[swap] { $points } to swap, { $steps } to paddle
}
at-price-cargo-last = { $cargo ->
    [load] { $steps } to paddle, { $points } to load
    [unload] { $steps } to paddle, { $points } to unload
   *[swap] { $steps } to paddle, { $points } to swap
}
at-price-falls = the canoe is lost

# What the signs at the table mean, with their rule
at-sign-fork = { $fork ->
    [natural] { $arm ->
        [left] The next disc is expected in the left arm. The river usually takes the arms in turn, but it can take the same one again.
       *[right] The next disc is expected in the right arm. The river usually takes the arms in turn, but it can take the same one again.
    }
   *[alternate] { $arm ->
        [left] The next disc goes into the left arm, the one after it into the right: the arms take turns.
       *[right] The next disc goes into the right arm, the one after it into the left: the arms take turns.
    }
}
at-sign-weather = Weather { weather-value }. The river flows as many discs as the lowest tile of the round plus the weather. A cloud tile moves the weather one step.
at-sign-start = The life preserver: { $name } goes first this round. Next round it passes to the next player.
at-sign-ghost = { $danger ->
    [yes] Careful: at the strongest current that may come, the river carries your canoe over the falls.
   *[no] Where your canoe ends up at the strongest current that may come.
}
at-sign-river = At the end of the round the river flows as many discs as the lowest tile plus the weather. Tiles still hidden may change it.
at-sign-goal = { $goal ->
    [alike] { $need } gems of one kind win the game.
    [kinds] Gems of { $need } different kinds win the game.
   *[all] { $need } gems of any kinds win the game.
}

# Why something is not offered; the keys are the codes of the rules engine. $place is the space that was asked about, $at where
# the canoe is, $points what the tile gives, $steps how far it is.
at-why-space = Why not { $place }?
at-why-canoe = { $canoe }: why can’t it move?
why-points-left = { $steps ->
    [one] It is 1 disc away, but you must use all { $points }, in one direction.
   *[other] It is { $steps } discs away, but you must use all { $points }, in one direction.
}
why-too-far = { $points ->
    [one] Too far: it is { $steps } away and you can paddle only 1.
   *[other] Too far: it is { $steps } away and you can paddle only { $points }.
}
why-must-move = Your canoe cannot just stay: all { $points } must be used.
why-other-arm = One trip cannot lead from one arm into the other.
why-must-leave-shore = Your canoe is ashore already. Launch it onto the river.
why-no-points = Nothing is left to paddle with.
why-canoe-has-moved = This canoe has already moved this turn.
why-canoe-lost = This canoe is lost. Ransom it with a gem before you choose a tile.
why-launch-only-one = With both canoes ashore you launch only one.
why-launch-one = Both canoes are ashore: you must launch one.
why-both-must-move = Both your canoes are on the river: both must move.
why-canoe-must-move = Your canoe at { $at } still has to move.
why-cloud = You played the cloud: it changes the weather, and canoes do not move.
why-weather-must-move = The cloud must change the weather by one step.
why-weather-end = The weather cannot go any further that way.
why-no-cloud = Only the cloud changes the weather.
why-still-choosing = Canoes move once everybody has chosen a tile.
why-other-turn = It is { $name }’s turn.
why-turn-over = Your turn is complete. End it, or take something back.
why-game-won = The game is over.
why-rounds-over = The game is over: the last round has been played.
why-choosing-over = Tiles are chosen before canoes move.
why-tile-chosen = You have chosen a tile already.
why-tile-played = You have played this tile. It comes back when all seven have been played.
why-all-chosen = Everybody has chosen: your tile stays.
why-not-chosen = You have not chosen a tile yet.
why-ransom-late = A canoe is ransomed before you choose your tile.
why-canoe-not-lost = This canoe is not lost.
why-no-ransom = You have no gem of that kind.
why-steal-at-start = A canoe steals where its trip ends.
why-steal-loaded = Only an empty canoe can steal, and only once.
why-steal-own = You cannot steal from yourself.
why-steal-upstream-only = Only a canoe that paddled upstream can steal.
why-steal-ashore = Nobody steals on the shore.
why-steal-elsewhere = That canoe is not on the disc where your trip ends.
why-steal-empty = That canoe carries no gem.
why-unload-then-steal = You cannot unload where your trip ends and then steal.
why-cargo-twice = Gems are handled before or after paddling, not both.
why-cargo-written-first = Gems are handled before or after paddling, not both.
why-cargo-too-dear = That costs { $cost }, and your tile gives { $points }.
why-one-handles-none = A 1 is not enough to load or unload.
why-no-site = There is no site here.
why-canoe-full = This canoe already carries a gem.
why-same-kind = A gem is swapped for one of another kind.
why-not-lying = There is no such gem here.
why-nothing-to-unload = This canoe carries no gem.
why-just-loaded = A gem loaded this turn stays aboard.
why-no-trip = This canoe cannot go there.
why-unknown = That is not possible.

# What happened
at-log = What happened
at-log-empty = Nothing yet: the river is calm.
at-note-started = The game begins. { $name } has the life preserver.
at-note-returned = { $name } is back.
at-note-resigned = { $name } gives up; a bot plays on.
at-note-voted-yes = { $name } would like to end the game here.
at-note-voted-no = { $name } would like to play on.
at-note-abandoned = The game was abandoned.
at-note-rematched = A rematch is set up.
at-note-clock = { $name } ran out of time; a bot decided.
at-said = { $name } says: { $text }
at-chat-muted = (muted)
at-chat-write = Say something
at-chat-send = Send
at-emotes = Emotes
at-emote = { $emote ->
    [hello] Hello!
    [hurry] Your move!
    [nice] Nice move!
    [oops] Oops!
    [thanks] Thank you!
   *[well-played] Well played!
}

# When something does not work
at-trouble-stale = The table has moved on in the meantime. Have another look.
at-trouble-illegal = That is not possible here. Choose one of the places that light up.
at-trouble-unfinished = Your turn is not complete yet: a canoe still has to move.
at-trouble-not-yours = That seat is somebody else’s.
at-trouble-not-now = That is not possible at the moment.
at-trouble-slow-down = A little slower, please. Try again in a moment.
at-trouble-unavailable = The server is catching its breath. Try again in a moment.
at-trouble-failed = That did not work. Please try again.

# Several people at one device
at-pass-to = Pass the device to { $name }
at-pass-why = The next choice is a secret. Everybody else looks away.
at-pass-ready = I am { $name }
at-pass-done = Everybody here has chosen. To change a tile, say who you are: the others look away.

# Menu
at-menu = Menu
at-aids = Thinking aids
at-help = Keys
at-key-tiles = 1 – 6, c
at-key-tiles-does = Pick a tile; c is the cloud
at-key-confirm = Enter
at-key-confirm-does = Confirm the tile
at-key-move = Tab, arrows
at-key-move-does = Go through canoes and places; Enter takes one
at-key-weather = + −
at-key-weather-does = Change the weather
at-key-back = Backspace
at-key-back-does = Take back
at-key-end = e
at-key-end-does = End your turn
at-key-skip = Any key
at-key-skip-does = Skip what is being shown
at-key-log = l
at-key-log-does = What happened
at-key-help = ?
at-key-help-does = This list
at-vote-propose = Propose to end the game here
at-vote-asked = You have proposed to end the game
at-vote-ask = { $count ->
    [one] { $names } would like to end the game here, without a winner. Do you agree?
   *[other] { $names } would like to end the game here, without a winner. Do you agree?
}
at-vote-waiting = You would like to end the game here. It ends when everybody agrees.
at-vote-yes = Agree
at-vote-no = Play on
at-vote-withdraw = Play on after all
at-resign = Resign
at-resign-sure = A bot takes your seat, for good. You can watch on.
at-resign-yes = Yes, resign
at-leave = Leave the table
at-leave-note = Whoever leaves keeps the seat and can come back at any time.

# The end
at-result-show = Show the result
at-result-abandoned = The game was abandoned
at-result-you = You win!
at-result-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
at-result-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
at-result-won = best progress
at-result-board = See the board
at-rematch = Rematch
at-rematch-join = Go to the rematch
at-replay = Replay
at-home = Home
at-chart = Gems by round
at-chart-says = { $rounds ->
    [one] How many gems each player had after one round
   *[other] How many gems each player had after each of { $rounds } rounds
}
at-fact-landed = brought ashore
at-fact-stolen = stolen
at-fact-robbed = robbed of
at-fact-lost = canoes lost
at-fact-ransomed = bought back
