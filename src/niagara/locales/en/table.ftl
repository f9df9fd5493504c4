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
at-progress-goal = { $goal ->
    [alike] { $need } alike
    [kinds] { $need } kinds
   *[all] { $need } gems
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
    [L] disc { $disc }, left arm
    [R] disc { $disc }, right arm
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
at-trip-move = { $order ->
    [stay] Stay at { $place }
   *[other] To { $place }
}
at-trip-load = { $order ->
    [stay] Load { at-the-gem } here
    [first] Load { at-the-gem }, then to { $place }
   *[last] To { $place }, load { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Unload { at-the-gem } here
    [first] Unload { at-the-gem }, then to { $place }
   *[last] To { $place }, unload { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Unload, and load { at-the-gem } here
    [first] Unload, load { at-the-gem }, then to { $place }
   *[last] To { $place }, unload and load { at-the-gem }
}
at-trip-steal = { $unloads ->
    [yes] Unload, then to { $place } and steal { at-the-gem } from { $victim }
   *[no] To { $place }, steal { at-the-gem } from { $victim }
}
at-trip-land = { $gem ->
    [none] Come ashore
   *[other] Bring { at-the-gem } ashore
}
at-trip-falls = { $gem ->
    [none] Over the falls
   *[other] Load { at-the-gem }, then over the falls
}
at-price-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
at-price-stay = no step
at-price-cargo = { $points } for the gem
at-price-and = {" + "}
at-price-falls = the canoe is lost

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
at-victory-skip = See the numbers
at-victory-with = With { $goals }
at-victory-warm = Well paddled!
at-feat-stolen = { $count ->
    [one] You pulled off a theft, and nobody managed more.
   *[other] Nobody stole more gems than you: { $count }.
}
at-feat-landed-most = { $count ->
    [one] Nobody brought more gems ashore than you.
   *[other] Nobody brought more gems ashore than you: { $count }.
}
at-feat-close = You came closest to winning.
at-feat-dry = You never lost a canoe to the falls.
at-feat-guarded = Nobody stole a gem from you.
at-feat-landed = { $count ->
    [one] You brought a gem safely ashore.
   *[other] You brought { $count } gems safely ashore.
}
at-feat-stayed = You paddled to the very end.
at-share = Share
at-share-copied = Link copied.
at-share-picture = Save the picture
at-rematch = Rematch
at-rematch-join = Go to the rematch
at-replay = Replay
at-home = Home
at-chart = Gems by round
at-chart-round = Round { $round }
at-chart-says = { $rounds ->
    [one] How many gems each player had after one round
   *[other] How many gems each player had after each of { $rounds } rounds
}
at-fact-landed = brought ashore
at-fact-stolen = stolen
at-fact-robbed = robbed of
at-fact-lost = canoes lost
at-fact-ransomed = bought back
