# The words of the game itself: board, tiles, gems, and what happens. Used wherever a game is told.
# One word for one thing: the list is in docs/architecture.md, "Words players read".

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
    [hidden] a face-down tile
   *[other] tile { $tile }
}
weather-value = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}

# A place: its name; where a canoe is; where it goes to; where it comes from
place-name = { $place ->
    [shore] the shore
    [falls] the falls
    [lost] lost over the falls
   *[disc] { $arm ->
        [L] disc { $disc }L
        [R] disc { $disc }R
       *[none] disc { $disc }
    }
}
place-on = { $place ->
    [shore] on the shore
    [falls] over the falls
    [lost] over the falls
   *[disc] { $arm ->
        [L] on disc { $disc }L
        [R] on disc { $disc }R
       *[none] on disc { $disc }
    }
}
place-to = { $place ->
    [shore] to the shore
    [falls] over the falls
    [lost] over the falls
   *[disc] { $arm ->
        [L] to disc { $disc }L
        [R] to disc { $disc }R
       *[none] to disc { $disc }
    }
}
place-from = { $from ->
    [shore] from the shore
   *[disc] { $fromArm ->
        [L] from disc { $fromDisc }L
        [R] from disc { $fromDisc }R
       *[none] from disc { $fromDisc }
    }
}
colour-name = { $seat ->
    [0] Red
    [1] Yellow
    [2] Green
    [3] Blue
   *[4] Brown
}

# Somebody who has not chosen a name.
guest-name = Guest { $number }

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
event-ransomed = { $name } buys back a canoe for { a-gem }.
event-revealed = { $tile ->
    [cloud] { $name } plays the cloud.
   *[other] { $name } plays { $tile }.
}
event-stranded = { $name } has no canoe to move.
event-trip = { $name } paddles { place-to }.
event-trip-from = { $name } paddles { place-from } { place-to }.
event-trip-both = { $name } paddles both canoes { place-to }.
event-trip-stays = { $name } stays { place-on }.
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
    [none] { $name } returns to shore.
    [amethyst] { $name } brings an amethyst ashore.
    [diamond] { $name } brings a diamond ashore.
    [amber] { $name } brings an amber ashore.
    [sapphire] { $name } brings a sapphire ashore.
   *[ruby] { $name } brings a ruby ashore.
}
event-swept-river = { $gem ->
    [none] The river carries one of { $name }’s canoes over the falls.
   *[other] The river carries one of { $name }’s canoes over the falls. Its gem returns to its site.
}
event-swept-paddled = { $gem ->
    [none] { $name } paddles over the falls and loses the canoe.
   *[other] { $name } paddles over the falls and loses the canoe. Its gem returns to its site.
}
event-one-gem-short = { $name } needs only one more gem!
event-goal-reached = { $count ->
    [0] { $name } has { $goals }. This is the last turn.
    [one] { $name } has { $goals }! { $names } still takes a turn, then the game ends without the river flowing.
   *[other] { $name } has { $goals }! { $names } still take their turns, then the game ends without the river flowing.
}
event-weather = { $name } changes the weather to { weather-value }.

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
# Under the line that says how far the river flows, if discs went both ways.
event-fork = At the fork: { $left } to the left, { $right } to the right.
event-push = { $arm ->
    [left] A disc slides into the left arm.
   *[right] A disc slides into the right arm.
}
event-rescued = { $name } lost both canoes and has no gems, so one comes back free.
event-start-passed = Round { $round }: { $name } goes first.
event-hands-refilled = Everyone gets all seven tiles back.
event-game-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
event-game-over-limit = { $count ->
    [one] That was the last round. { $names } wins.
   *[other] That was the last round. { $names } share the win.
}

goal-four = four of a kind
goal-five = one of each kind
goal-seven = seven gems

# What is wrong with the record of a game; $place is a name in it, such as steps[3].
record-fault = { $kind ->
    [missing] { $place } is missing
    [rule] { $place } breaks rule { $rule }
   *[other] { $place } can’t be read ({ $problem })
}
