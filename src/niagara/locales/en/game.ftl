# The words of the game itself: board, tiles, gems, and what happens. Used wherever a game is told.

gem-amethyst = amethyst
gem-diamond = diamond
gem-amber = amber
gem-sapphire = sapphire
gem-ruby = ruby
a-gem = { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}

tile-name = { $tile ->
    [cloud] the cloud
    [hidden] a tile face down
   *[other] tile { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

space-shore = the shore
space-lost = lost at the falls
space-falls = the falls
arm-name = { $arm ->
    [left] left arm
   *[right] right arm
}
colour-name = { $seat ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] brown
}

phase-paddle = Choose a tile
phase-canoes = Canoes
phase-over = Game over

# Bots by their temperament: their names (also in the terminal), and what they are like.
bot-name = { $temperament ->
    [cautious] Tilda
    [thief] Rico
    [racer] Juno
    [gambler] Felix
    [collector] Nika
   *[rainmaker] Otto
}
bot-about = { $temperament ->
    [cautious] Stays close to shore and respects the falls.
    [thief] Why fetch a gem when somebody else is carrying one?
    [racer] Plays the big tiles first and hates to wait.
    [gambler] Goes for rubies at the very edge.
    [collector] Wants one of everything.
   *[rainmaker] Lives for clouds, and loves a fast river.
}

# What happened, in sentences. $name is a player's nickname.
event-chosen = { $name } has chosen a tile.
event-chosen-own = { $name } chose { $tile ->
    [cloud] the cloud
   *[other] tile { $tile }
}.
event-ransomed = { $name } buys a lost canoe back for { a-gem }.
event-revealed = { $name } turns up { $tile ->
    [cloud] the cloud
   *[other] tile { $tile }
}.
event-stranded = { $name } has no canoe to move.
event-trip = { $name } paddles to { $place }.
event-trip-stays = { $name } stays at { $place }.
event-loaded = { $name } loads { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}.
event-unloaded = { $name } unloads { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
}.
event-stolen = { $name } steals { $gem ->
    [amethyst] an amethyst
    [diamond] a diamond
    [amber] an amber
    [sapphire] a sapphire
   *[ruby] a ruby
} from { $victim }.
event-landed = { $gem ->
    [none] { $name } comes ashore.
    [amethyst] { $name } brings an amethyst ashore.
    [diamond] { $name } brings a diamond ashore.
    [amber] { $name } brings an amber ashore.
    [sapphire] { $name } brings a sapphire ashore.
   *[ruby] { $name } brings a ruby ashore.
}
event-swept = { $gem ->
    [none] A canoe of { $name } goes over the falls.
   *[other] A canoe of { $name } goes over the falls; its gem is washed back.
}
event-weather = { $name } moves the weather to { weather-value }.
event-flow = { $speed ->
    [0] The river stands still.
    [one] The river flows one disc.
   *[other] The river flows { $speed } discs.
}
event-push = A disc slides into the { arm-name }.
event-rescued = { $name } is given a canoe back.
event-start-passed = Round { $round }: { $name } has the life preserver.
event-hands-refilled = All tiles are back in hand.
event-game-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
event-game-over-limit = The last round is over. { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}

goal-four = four of a kind
goal-five = five kinds
goal-seven = seven gems
