# Why something is not offered, loaded when somebody asks. The keys are the codes of the rules engine; $points is what the tile gives, $steps how far it is.
why-points-left = { $steps ->
    [one] It is 1 disc away, but you must use all { $points } steps, in one direction.
   *[other] It is { $steps } discs away, but you must use all { $points } steps, in one direction.
}
why-too-far = { $points ->
    [one] Too far: it is { $steps } away and you can paddle only 1.
   *[other] Too far: it is { $steps } away and you can paddle only { $points }.
}
why-must-move = Your canoe can’t just stay: use all { $points }.
why-other-arm = A trip can’t go from one arm into the other.
why-must-leave-shore = Your canoe is ashore already. Launch it onto the river.
why-no-points = Nothing is left to paddle with.
why-canoe-has-moved = This canoe has already moved this turn.
why-canoe-lost = This canoe is lost. Buy it back with a gem before you choose a tile.
why-launch-only-one = With both canoes ashore you launch only one.
why-launch-one = Both canoes are ashore: you must launch one.
why-both-must-move = Both your canoes are on the river: both must move.
why-canoe-must-move = Your canoe at { place-name } still has to move.
why-cloud = You played the cloud: it changes the weather, and canoes don’t move.
why-weather-must-move = The cloud must change the weather by one step.
why-weather-end = The weather can’t go any further that way.
why-no-cloud = Only the cloud changes the weather.
why-still-choosing = Canoes move once everyone has chosen a tile.
why-other-turn = It’s { $name }’s turn.
why-turn-over = Your turn is complete. End it, or undo.
why-game-won = The game is over.
why-rounds-over = The game is over: the last round has been played.
why-choosing-over = Tiles are chosen before canoes move.
why-tile-chosen = You’ve already chosen a tile.
why-tile-played = You’ve played this tile. It comes back once you’ve played all seven.
why-all-chosen = Everyone has chosen, so your tile stays.
why-not-chosen = You haven’t chosen a tile yet.
why-ransom-late = You can buy a canoe back only before you choose your tile.
why-canoe-not-lost = This canoe isn’t lost.
why-no-ransom = You have no gem of that kind.
why-steal-at-start = A canoe steals where its trip ends.
why-steal-loaded = Only an empty canoe can steal, and only once.
why-steal-own = You can’t steal from yourself.
why-steal-upstream-only = Only a canoe that paddled upstream can steal.
why-steal-ashore = You can’t steal on the shore.
why-steal-elsewhere = That canoe isn’t on the disc where your trip ends.
why-steal-empty = That canoe carries no gem.
why-unload-then-steal = You can’t unload at the end of your trip and then steal.
why-cargo-twice = Gems are handled before or after paddling, not both.
why-cargo-written-first = Gems are handled before or after paddling, not both.
why-cargo-too-dear = That costs { $cost }, and your tile gives { $points }.
why-one-handles-none = A 1 isn’t enough to load or unload.
why-no-site = There is no site here.
why-canoe-full = This canoe already carries a gem.
why-same-kind = A gem is swapped for one of another kind.
why-not-lying = There is no such gem here.
why-nothing-to-unload = This canoe carries no gem.
why-just-loaded = A gem loaded this turn stays aboard.
why-no-trip = This canoe can’t go there.
why-not-taught = You could, but not in this step of the lesson.
why-falls-again = You’d lose this canoe. Press again if you mean it.
why-play-first = Play the { $tile } first.
why-unknown = That isn’t possible.
