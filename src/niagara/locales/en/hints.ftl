# Hints in games against bots: what the champion would consider, each with a chance to win and why.

hint-heading = What the champion would consider
hint-label = Chance to win
hint-thinking = The champion is thinking…
hint-none = No hint right now. Ask again in a moment.
hint-try = Try one: you can undo it.
# $chance is a percentage.
hint-chance = { $chance } to win
hint-even = About equally good: { $chance } to win
hint-tile = { $tile ->
    [cloud] Play the cloud
   *[other] Play { $tile }
}
hint-stay = Leave the canoe ashore

# Why, in a sentence each. $gem is one gem, $name the player who is robbed.
hint-why-goal = { $goal ->
    [four-of-a-kind] Reaches a goal: four of a kind!
    [five-kinds] Reaches a goal: one of each kind!
   *[seven-in-all] Reaches a goal: seven gems!
}
hint-why-stop = Steals { a-gem } that would win { $name } the game.
hint-why-steal = Steals { a-gem } from { $name }.
hint-why-fetch = Loads { a-gem } and brings it ashore in one go.
hint-why-land = { $missing ->
    [1] Brings { a-gem } ashore. One more of the right kind wins.
   *[other] Brings { a-gem } ashore.
}
hint-why-landed = { $missing ->
    [1] Then one more of the right kind wins.
   *[other] There it’s safe from thieves and from the river.
}
hint-why-land-two = Brings two gems ashore.
hint-why-land-and-load = Brings a gem ashore and loads { a-gem }.
hint-why-load = Loads { a-gem }.
hint-why-load-two = Loads two gems.
hint-why-swap = Puts a gem down for { a-gem }.
hint-why-unload = Puts { a-gem } down.
hint-why-carry = { $steps ->
    [one] Carries { a-gem } home: then it’s 1 step to the shore.
   *[other] Carries { a-gem } home: then it’s { $steps } steps to the shore.
}
hint-why-ready = Ready to load { a-gem } next.
hint-why-launch = Gets a canoe onto the river.
hint-why-down = Heads down the river to the gems.
hint-why-up = Heads up the river, towards home.
hint-why-ashore = Back ashore, where nothing can happen to it.
hint-why-escape = Gets away from the falls.
hint-why-falls = Gives the canoe up for lost.
hint-why-stay = Ashore, the river can’t take it.
hint-why-ransom = Brings your lost canoe back.
hint-why-no-canoe = You have no canoe to move anyway.

# What the river may do. $speed is how far it flows, in discs.
hint-why-safe = Safe, even if the river flows { $speed }.
hint-why-risk = You lose a canoe if the river flows { $speed } or more.
hint-why-slow = { $speed ->
    [0] Holds the river: no canoe drifts.
    [one] Keeps the river slow: canoes drift 1 disc at most.
   *[other] Keeps the river slow: canoes drift { $speed } discs at most.
}
hint-why-keep = Keeps { $tile } for later.

# The cloud: as a tile, then the weather
hint-why-cloud-loaded = Your canoes stay where they are, and you set the weather.
hint-why-cloud-waiting = Nothing has to move, and you set the weather.
hint-why-cloud-ashore = Stay ashore, watch the others, and set the weather.
hint-why-flood = { $count ->
    [one] A faster river takes another player’s canoe over the falls.
   *[other] A faster river takes { $count } canoes of other players over the falls.
}
hint-why-faster = A faster river is a bigger danger for the others.
hint-why-faster-safe = A faster river can’t hurt you: none of your canoes is out there.
hint-why-calm = A slower river can’t take your canoe.
hint-why-slower = A slower river gives your canoes time.
hint-why-faster-risk = A faster river, but it may take your canoe, too.
hint-why-slower-ashore = A slower river for when your canoes set out.
