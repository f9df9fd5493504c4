# The words at the table. Keys begin with at- so that they meet no others.

# Players
at-seat-bot = { $level ->
    [beginner] Bot, beginner
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
   *[champion] Bot, champion
}
at-seat-bot-like = { $temperament ->
    [cautious] { at-seat-bot } · careful
    [thief] { at-seat-bot } · thief
    [racer] { at-seat-bot } · racer
    [gambler] { at-seat-bot } · gambler
    [collector] { at-seat-bot } · collector
   *[rainmaker] { at-seat-bot } · rainmaker
}
at-seat-person = Player
at-seat-local = Sharing a device
at-seat-away = Bot playing for { $name }
at-seat-absent = Away since { $time }
at-seat-muted = { $kind } · muted
at-players = Players
at-has-start = { $name } holds the life preserver and goes first
at-doing-turn = Playing
at-doing-thinking = Choosing…
at-doing-chosen = Ready
at-doing-won = Winner
# On the own card, until the next own decision.
at-doing-robbed = Robbed by { $name }
at-doing-short-robbed = Robbed
at-doing-short-turn = Playing
at-doing-short-thinking = Choosing…
at-doing-short-chosen = Ready
at-doing-short-absent = Away
at-doing-short-bot = Bot plays
at-tile-this-round = { $tile ->
    [none] No tile chosen yet
    [hidden] This round: a face-down tile
    [cloud] This round: the cloud
   *[other] This round: { $tile }
}
at-tile-on-top = { $tile ->
    [none] No tile played yet
    [cloud] Last tile: the cloud
   *[other] Last tile: { $tile }
}
at-canoes-lost = { $count ->
    [one] One canoe lost over the falls
   *[other] { $count } canoes lost over the falls
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
at-progress = Goals
at-progress-way = { $goal ->
    [alike] Most of one kind: { $have } of { $need }
    [kinds] Different kinds: { $have } of { $need }
   *[all] Gems in all: { $have } of { $need }
}
at-progress-count = { $goal ->
    [alike] { $have }/{ $need } alike
    [kinds] { $have }/{ $need } kinds
   *[all] { $have }/{ $need } gems
}
at-progress-short = { $have }/{ $need }
at-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
at-clock-hours = { $hours } h

# What stands on the board beside a disc: its name, as short as it can be
at-disc = { $arm ->
    [L] { $disc }L
    [R] { $disc }R
   *[none] { $disc }
}
at-place-choices = { $count ->
    [one] { place-name }: one choice
   *[other] { place-name }: { $count } choices
}

# What is going on
at-round = Round { $round }
at-order = Order this round
at-weather-is = Weather { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
at-head-choose = Choose a tile
at-head-no-canoe = No canoe left: buy one back
at-head-wait-choose = { $count ->
    [one] { $names } is choosing…
   *[other] { $names } are choosing…
}
at-head-away = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
}
at-head-moment = One moment…
at-head-your-turn = Your turn: paddle { $tile }
at-head-your-end = All set: end your turn
at-head-your-win = Time to win: end your turn
at-head-your-weather = Change the weather
at-head-your-more = Another canoe, or end your turn
at-head-your-next = Now your other canoe: paddle { $tile }
at-head-cloud = Cloud: the weather moves, not your canoes
at-head-shared-choose = { $name }, choose a tile
at-head-shared-turn = { $tile ->
    [cloud] { $name }, change the weather
   *[other] { $name }, paddle { $tile }
}
at-head-other-turn = { $tile ->
    [hidden] { $name }’s turn
    [cloud] { $name } changes the weather
   *[other] { $name } plays { $tile }
}
at-head-over = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the win
}
at-head-abandoned = The game ended early
at-head-river = The river
at-head-canoe-back = { $name } gets a canoe back
at-last-turns = { $count ->
    [one] Last turns: { $names } is at the goal
   *[other] Last turns: { $names } are at the goal
}

# At an arm of the river as it flows: how many discs have gone there.
at-arm-count = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
# The cause of the river in short, on the board
# Canoes of several players.
at-caption-swept = Over the falls: { $names }
at-caption-flow = { $lowest ->
    [none] { $speed ->
        [one] Only clouds, weather { weather-value }: 1 disc
       *[other] Only clouds, weather { weather-value }: { $speed } discs
    }
   *[other] { $speed ->
        [one] Lowest tile { $lowest }, weather { weather-value }: 1 disc
       *[other] Lowest tile { $lowest }, weather { weather-value }: { $speed } discs
    }
}
at-skip = Skip
at-board = The board: a river of nine discs from the shore to the falls, with five gem sites

# The board in words, for screen readers
at-outline-spaces = The river, from the shore down
at-outline-space = { $count ->
    [0] { place-name }: no canoes
   *[other] { place-name }: { $canoes }
}
at-outline-canoe = { $own ->
    [yes] { $gem ->
        [none] your canoe
        [amethyst] your canoe with an amethyst
        [diamond] your canoe with a diamond
        [amber] your canoe with an amber
        [sapphire] your canoe with a sapphire
       *[ruby] your canoe with a ruby
    }
   *[no] { $gem ->
        [none] { $name }: canoe
        [amethyst] { $name }: canoe with an amethyst
        [diamond] { $name }: canoe with a diamond
        [amber] { $name }: canoe with an amber
        [sapphire] { $name }: canoe with a sapphire
       *[ruby] { $name }: canoe with a ruby
    }
}
at-outline-sites = The gem sites
at-outline-site = { $count ->
    [0] At { $discs }: no gems
   *[other] At { $discs }: { $gems }
}
at-outline-weather = { at-weather-is }
at-outline-arm = { $arm ->
    [left] The next disc goes into the left arm.
   *[right] The next disc goes into the right arm.
}
at-watching = You’re watching this game.
at-watching-play = Start my own game

# The river
at-river = River forecast
at-river-open = { $weather ->
    [0] River speed: the lowest tile played
   *[other] River: lowest tile, weather { weather-value }
}
at-river-last = The river won’t flow again
at-river-last-turns = Last turns: the river won’t flow again
at-river-sure = { $speed ->
    [0] The river won’t move
    [one] The river will flow 1 disc
   *[other] The river will flow { $speed } discs
}
at-river-flowing = { $speed ->
    [0] The river doesn’t move
    [one] The river flows 1 disc
   *[other] The river flows { $speed } discs
}
at-river-range = River: { $low } to { $high } discs
# A few speeds, such as “0 or 1”; $high is the highest. In a range it is never below 2 nor above 8.
at-river-either = { $high ->
    [one] River: { $speeds } disc
   *[other] River: { $speeds } discs
}
# The likely speeds, such as “1 or 2”, the last of them, and the highest that is possible.
at-river-likely = { $last ->
    [one] River: likely { $likely } disc, at most { $high }
   *[other] River: likely { $likely } discs, at most { $high }
}
at-river-others = { $spread ->
    [no] Without your tile, the river flows { $high }
   *[yes] Without your tile, the river flows { $low } to { $high }
}
at-river-why = { $cause ->
    [clouds] a cloud can still change it
    [own] the lowest tile counts: yours can slow it
   *[tiles] tiles still hidden
}
at-river-lowest = { $state ->
    [sure] Lowest tile { $tile }, weather { weather-value }
   *[changing] Lowest tile { $tile }, weather going to { weather-value }
}
at-danger-certain = { $count ->
    [one] { at-canoe-name } will go over the falls
   *[other] Both your canoes will go over the falls
}
# It can still be moved.
at-danger-unless = { $count ->
    [one] { at-canoe-name } is lost unless it moves
   *[other] Both your canoes are lost unless they move
}
at-danger-possible = { $count ->
    [one] { at-canoe-name } could go over the falls
   *[other] Both your canoes could go over the falls
}
at-danger-perhaps = { $count ->
    [one] { at-canoe-name } could be lost unless it moves
   *[other] Both your canoes could be lost unless they move
}
at-danger-slight = { $speed ->
    [one] Safe unless the river flows 1 disc or more
   *[other] Safe unless the river flows { $speed } discs or more
}

# Choosing a tile
at-hand = Your tiles
at-hand-tile = { $state ->
    [chosen] { $tile ->
        [cloud] Cloud, chosen
       *[other] Tile { $tile }, chosen
    }
    [played] { $tile ->
        [cloud] Cloud, already played
       *[other] Tile { $tile }, already played
    }
   *[open] { $tile ->
        [cloud] Cloud
       *[other] Tile { $tile }
    }
}
at-hand-pick = Your tile stays secret until your turn.
at-hand-full = All seven tiles are back.
at-hand-back = { $count ->
    [one] Played tiles come back after this round.
   *[other] Played tiles come back in { $count } rounds.
}
at-goal = Bring gems ashore: you win with four of a kind, one of each kind, or any seven.
at-hand-confirm = { $tile ->
    [cloud] Play the cloud
   *[other] Play { $tile }
}
at-hand-change = { $tile ->
    [cloud] Change to the cloud
   *[other] Change to { $tile }
}
at-hand-chosen = { $tile ->
    [cloud] Cloud chosen. You can still change it.
   *[other] { $tile } chosen. You can still change it.
}
at-hand-waiting = { $tile ->
    [cloud] You’re playing the cloud this round.
   *[other] You’re playing { $tile } this round.
}
at-hand-rest = Your tiles for the coming rounds.
at-hand-reach = { $gains ->
    [yes] The rings show where { $tile } could take your canoes, and which gems you could get there.
   *[no] The rings show where { $tile } could take your canoes.
}
at-hand-cloud = On your turn you move the weather one step: up makes the river faster, down slower.
at-hand-last = Last tile: all come back next.
at-cancel = Cancel
at-ransom = Buy a canoe back
at-ransom-ask = { $lost ->
    [both] Buy a canoe back for one gem?
   *[single] Buy your canoe back for one gem?
}
at-ransom-with = { $gem ->
    [amethyst] Give an amethyst
    [diamond] Give a diamond
    [amber] Give an amber
    [sapphire] Give a sapphire
   *[ruby] Give a ruby
}
at-ransom-pass = { $lost ->
    [both] Or keep your gems: choose a tile and sit this round out.
   *[single] Not this round? Just choose a tile.
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
at-turn-pick = { $by ->
    [touch] Tap a canoe.
   *[pointer] Choose a canoe.
}
at-turn-where = { $by ->
    [touch] Tap a glowing disc.
   *[pointer] Choose where to paddle.
}
at-turn-launch = { $by ->
    [touch] Tap a glowing disc to launch a canoe.
   *[pointer] Choose a glowing disc to launch a canoe.
}
at-turn-ready = All set? End your turn, or undo.
at-turn-wins = This wins the game!
at-turn-may-add = You can launch your other canoe too, or end your turn.
at-turn-may-stay = Launch your canoe, or end your turn and leave it ashore.
at-turn-staged = Your plan
at-turn-planned = Your plan: { $action }
at-turn-canoes = Your canoes
at-turn-other-canoe = Other canoe
at-turn-other-ways = Other ways…
at-turn-options = Where it can paddle
at-turn-all = { $count ->
    [one] 1 move
   *[other] All { $count } moves
}
at-turn-more = { $count } more
at-turn-falls-more = More ways over the falls
at-take-back = Undo
at-end-turn = End turn
at-end-turn-win = Win the game!
at-weather-ask = Change the weather
at-weather-step = { $step ->
    [-1] Slower river
   *[1] Faster river
}
# On the button of a weather, under “Weather −1”: how far the river is sure to flow then; as short as it can be said.
at-weather-flows = { $speed ->
    [0] River doesn’t move
    [one] River flows 1 disc
   *[other] River flows { $speed } discs
}
# The same, where that takes own canoes.
at-weather-loses = { $count ->
    [one] Loses a canoe
   *[other] Loses both canoes
}
at-weather-end = The weather is already at { weather-value }
at-canoe-name = { $gem ->
    [none] Canoe { place-on }
    [amethyst] Canoe { place-on } with an amethyst
    [diamond] Canoe { place-on } with a diamond
    [amber] Canoe { place-on } with an amber
    [sapphire] Canoe { place-on } with a sapphire
   *[ruby] Canoe { place-on } with a ruby
}

# Two canoes that are alike, told apart by a letter: discs and steps have numbers
at-canoe-letter = { $canoe ->
    [1] A
   *[2] B
}
at-canoe-twin = { at-canoe-name } ({ at-canoe-letter })
at-canoe-other = Choose the other canoe
at-canoe-which = Which canoe?
at-the-gem = { $gem ->
    [none] the gem
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}
at-trip-move = Paddle { place-to }
at-trip-load = { $order ->
    [stay] Load { at-the-gem } here
    [first] Load { at-the-gem }, then paddle { place-to }
   *[last] Paddle { place-to } and load { at-the-gem }
}
at-trip-unload = { $order ->
    [stay] Unload { at-the-gem } here
    [first] Unload { at-the-gem }, then paddle { place-to }
   *[last] Paddle { place-to } and unload { at-the-gem }
}
at-trip-swap = { $order ->
    [stay] Swap for { at-the-gem } here
    [first] Swap for { at-the-gem }, then paddle { place-to }
   *[last] Paddle { place-to } and swap for { at-the-gem }
}
at-trip-steal = { $cargo ->
    [unload] Unload, paddle { place-to } and steal { at-the-gem } from { $victim }
   *[none] Paddle { place-to } and steal { at-the-gem } from { $victim }
}
at-trip-land = { $cargo ->
    [load] Load { at-the-gem } and bring it ashore
    [unload] Unload { at-the-gem } and return to shore
    [swap] Swap for { at-the-gem } and bring it ashore
   *[none] { $gem ->
        [none] Return to shore
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
at-deed-win = Win!
at-deed-falls = Canoe lost
# Between two gems on a tag: one of them can be taken, not both.
at-deed-or = or
at-deed-more = + more
at-price-steps = { $steps ->
    [one] 1 step to paddle
   *[other] { $steps } steps to paddle
}
at-price-stay = { $points ->
    [2] uses both steps
   *[other] uses all { $points } steps
}
at-price-cargo-first = { $cargo ->
    [load] { $points } steps to load, { $steps } to paddle
    [unload] { $points } steps to unload, { $steps } to paddle
   *[swap] { $points } steps to swap, { $steps } to paddle
}
at-price-cargo-last = { $cargo ->
    [load] { $steps ->
        [one] 1 step to paddle, { $points } to load
       *[other] { $steps } steps to paddle, { $points } to load
    }
    [unload] { $steps ->
        [one] 1 step to paddle, { $points } to unload
       *[other] { $steps } steps to paddle, { $points } to unload
    }
   *[swap] { $steps ->
        [one] 1 step to paddle, { $points } to swap
       *[other] { $steps } steps to paddle, { $points } to swap
    }
}
at-price-falls = you lose the canoe
at-price-falls-again = press again: you lose the canoe

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
    [certain] Danger: if your canoe stays where it is, the river carries it over the falls.
    [possible] Careful: at the strongest possible current, the river carries your canoe over the falls.
    [slight] Your canoe may drift this far. Only a very strong current would take it over the falls.
    [sure] The river will carry your canoe here.
   *[none] Where your canoe ends up at the strongest possible current.
}
at-sign-river = At the end of the round the river flows as many discs as the lowest tile plus the weather. A hidden tile can be lower, and every cloud moves the weather.
at-sign-goal = { $goal ->
    [alike] { $need } gems of one kind win the game.
    [kinds] Gems of { $need } different kinds win the game.
   *[all] { $need } gems of any kinds win the game.
}

# What may be asked about
at-read-rule = Read rule { $rule }
at-why-space = Why not { place-name }?
at-why-canoe = { at-canoe-name }: why can’t it move?

# What happened
at-log = Game log
at-hint = Hint
at-chat-log = Chat and log
at-log-unread = { $count ->
    [one] Chat and log: 1 new message
   *[other] Chat and log: { $count } new messages
}
at-unread-many = 9+
at-log-rule = Opens the rule.
at-log-empty = Nothing yet. The river is calm.
at-note-started = The game begins. { $name } goes first.
at-note-returned = { $name } is back.
at-note-resigned = { $name } resigns. The bot { $bot } takes over.
at-note-voted-yes = { $name } would like to end the game here.
at-note-voted-no = { $name } would like to keep playing.
at-note-stand-in = { $whom } is away. A bot is playing until they’re back.
at-note-stand-in-yes = { $name } votes to let a bot play for { $whom }.
at-note-stand-in-no = { $name } would rather wait for { $whom }.
at-note-abandoned = The game ended early, with no winner.
at-note-rematched = A rematch is ready.
at-note-clock = { $name } ran out of time, so a bot decided.
at-said = { $name } says: { $text }
at-chat-muted = (muted)
at-chat-write = Say something
at-chat-send = Send
at-emotes = Quick phrases
at-emote = { $emote ->
    [hello] Hello!
    [hurry] Your move!
    [nice] Nice move!
    [oops] Oops!
    [thanks] Thanks!
   *[well-played] Well played!
}

# What happened, told to the player it happened to. $names are other players.
you-name = You
you-said = You say: { $text }
you-chosen = You’ve chosen a tile.
you-ransomed = You buy back a canoe for { a-gem }.
you-revealed = { $tile ->
    [cloud] You play the cloud.
   *[other] You play { $tile }.
}
you-stranded = You have no canoe to move.
you-trip = You paddle { place-to }.
you-trip-from = You paddle { place-from } { place-to }.
you-trip-both = You paddle both canoes { place-to }.
you-trip-stays = You stay { place-on }.
you-loaded = You load { a-gem }.
you-unloaded = You unload { a-gem }.
you-stolen = You steal { a-gem } from { $victim }.
you-robbed = { $name } steals { a-gem } from you.
you-landed = { $gem ->
    [none] You return to shore.
   *[other] You bring { a-gem } ashore.
}
you-swept-river = { $gem ->
    [none] The river carries one of your canoes over the falls.
   *[other] The river carries one of your canoes over the falls. Its gem returns to its site.
}
you-swept-paddled = { $gem ->
    [none] You paddle over the falls and lose the canoe.
   *[other] You paddle over the falls and lose the canoe. Its gem returns to its site.
}
you-one-gem-short = You need only one more gem!
you-goal-reached = { $count ->
    [0] You have { $goals }. This is the last turn.
    [one] You have { $goals }! { $names } still takes a turn, then the game ends without the river flowing.
   *[other] You have { $goals }! { $names } still take their turns, then the game ends without the river flowing.
}
you-to-move = { $count ->
    [0] { $name } has { $goals }! You still take a turn, then the game ends without the river flowing.
    [one] { $name } has { $goals }! You and { $names } still take your turns, then the game ends without the river flowing.
   *[other] { $name } has { $goals }! You, { $names } still take your turns, then the game ends without the river flowing.
}
you-weather = You change the weather to { weather-value }.
you-rescued = You lost both canoes and have no gems, so one comes back free.
you-start-passed = Round { $round }: you go first.
you-game-over = { $count ->
    [0] You win.
   *[other] You share the win with { $names }.
}
you-game-over-limit = { $count ->
    [0] That was the last round. You win.
   *[other] That was the last round. You share the win with { $names }.
}
you-head-canoe-back = You get a canoe back
you-last-turns = { $count ->
    [0] Last turns: you are at the goal
    [one] Last turns: you and { $names } are at the goal
   *[other] Last turns: you, { $names } are at the goal
}
you-has-start = You hold the life preserver and go first
you-sign-start = The life preserver: you go first this round. Next round it passes to the next player.
you-note-started = The game begins. You go first.
you-note-returned = You’re back.
you-note-resigned = You resign. A bot takes over.
you-note-voted-yes = You would like to end the game here.
you-note-voted-no = You would like to keep playing.
you-note-stand-in = You’re away. A bot is playing until you’re back.
you-note-stand-in-yes = You vote to let a bot play for { $whom }.
you-note-stand-in-no = You would rather wait for { $whom }.
you-note-absent-yes = { $name } votes to let a bot play for you.
you-note-absent-no = { $name } would rather wait for you.
you-note-clock = You ran out of time, so a bot decided.

# When something does not work
at-trouble-stale = The table changed in the meantime. Take another look.
at-trouble-illegal = You can’t do that here. Choose one of the spots that light up.
at-trouble-unfinished = Your turn isn’t finished: a canoe still has to move.
at-trouble-not-yours = That seat belongs to someone else.
at-trouble-not-now = You can’t do that right now.
at-trouble-slow-down = Not so fast! Try again in a moment.
at-trouble-unavailable = The server is catching its breath. Try again in a moment.
at-trouble-failed = That didn’t work. Please try again.

# Several people at one device
at-pass-to = Pass the device to { $name }
at-pass-why = The next choice is secret. Everyone else, look away.
at-pass-ready = I’m { $name }
at-pass-done = Everyone here has chosen. To change your tile, say who you are while the others look away.

# Menu
at-menu = Menu

# The end
at-result-show = Show the result
at-result-abandoned = The game ended early
at-result-you = { $count ->
    [0] You win!
   *[other] You share the win with { $names }!
}
at-result-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
}
at-victory-skip = See the results
at-home = Home
