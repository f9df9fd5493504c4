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
event-swept-river = { $gem ->
    [none] The river carries a canoe of { $name } over the falls.
   *[other] The river carries a canoe of { $name } over the falls. Its gem returns to its site.
}
event-swept-paddled = { $gem ->
    [none] { $name } paddles over the falls and loses the canoe.
   *[other] { $name } paddles over the falls and loses the canoe. Its gem returns to its site.
}
event-goal-reached = { $count ->
    [0] { $name } has { $goals }. That was the last turn.
    [one] { $name } has { $goals }! { $names } still takes a turn, then the game ends without a river.
   *[other] { $name } has { $goals }! { $names } still take their turns, then the game ends without a river.
}
event-weather = { $name } moves the weather to { weather-value }.
# Why the river flows as it does: $lowest is the lowest number tile of the round, or "none" if there were only clouds.
event-flow-cause = { $lowest ->
    [none] { $speed ->
        [0] Only clouds, weather { weather-value }: the river doesn’t move.
        [one] Only clouds, weather { weather-value }: the river flows 1 disc.
       *[other] Only clouds, weather { weather-value }: the river flows { $speed } discs.
    }
   *[other] { $speed ->
        [0] Lowest tile { $lowest }, weather { weather-value }: the river doesn’t move.
        [one] Lowest tile { $lowest }, weather { weather-value }: the river flows 1 disc.
       *[other] Lowest tile { $lowest }, weather { weather-value }: the river flows { $speed } discs.
    }
}
event-push = A disc slides into the { arm-name }.
event-rescued = { $name } lost both canoes and has no gems, so one comes back free.
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
