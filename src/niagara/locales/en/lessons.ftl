# The ten lessons. A child of eight reads them: short sentences, plain words, one thing at a time. A hint points at the
# thing it speaks of. "Disc 4" is the disc with that number on the board. The number of a tile gives a canoe its steps.

lessons = Lessons
lessons-lead = Ten short lessons on the real river. Each takes about two minutes.
# $number and $count are numbers.
lessons-heading = Lesson { $number } of { $count }: { $title }
lessons-progress = { $count ->
    [0] Start with the first lesson.
   *[other] { $count } of { $all } lessons done
}
lessons-start = Start
lessons-passed = Done
lessons-head-done = Lesson done
lessons-all-done = You know the river now. Time for a real game!
lessons-play = Play a game
lessons-hint-confirm = Now press the button above your tiles to play this one.
lessons-hint-canoe = It’s the one with the ring around it.
lessons-hint-end = Press here. Until then you can still undo.
lessons-step-confirm = Now play this tile.
lessons-step-canoe = Choose your canoe.
lessons-step-other = Well done. Your other canoe has to move too.
lessons-step-end = Now end your turn.
lessons-step-others = Now the others play.
# The river flows: $speed is how many discs, with no cloud on the plank.
lessons-flow = { $speed ->
    [0] The river doesn’t flow this time.
    [one] The river now flows as far as the lowest tile: 1 disc.
   *[other] The river now flows as far as the lowest tile: { $speed } discs.
}
# What is planned is not what the lesson asks for.
lessons-astray = That isn’t it yet. Undo, then try again.
lessons-astray-cloud = The cloud moves no canoe, only the weather. Choose a number.
lessons-mistake-cloud = The cloud changes the weather. It doesn’t move canoes or load gems.

## 1: launch and land

lesson-launch-title = Launch and land
lesson-launch-goal = Launch a canoe, then bring it back to the shore.
lesson-launch-fact = You win with four gems of one kind, all five kinds, or seven in all.
lesson-launch-step-tile = Choose a tile. Its number is your canoe’s steps: try 2.
lesson-launch-step-launch = Now launch your canoe: choose the glowing disc.
lesson-launch-step-back = Now back to the shore: count the discs, and choose a number that is big enough.
lesson-launch-step-shore = Now choose the shore.
lesson-launch-step-far = This tile doesn’t reach the shore. Paddle closer to it.
lesson-launch-hint-tile = A small number is enough: then your canoe stays near the shore.
lesson-launch-hint-launch = The number of a disc is how many steps it is from the shore.
lesson-launch-hint-back = The river has carried your canoe along. The number of its disc is how many steps it takes to the shore.
lesson-launch-hint-shore = At the shore it doesn’t matter if steps are left over.
lesson-launch-hint-far = Next round, a bigger number takes you there.
lesson-launch-astray-tile = Start with a small number: try 2.
lesson-launch-astray-back = That doesn’t reach the shore. Choose a bigger number.
lesson-launch-astray-shore = That isn’t the shore yet. Undo, then choose the shore.
lesson-launch-mistake-falls = Your canoe went over the falls. Start with a small tile and stay near the shore.
lesson-launch-mistake-late = Your canoe is still on the river. Count the discs back to the shore and choose a tile that is big enough.
lesson-launch-done = You’re back! A tile’s number is how many steps your canoe takes, and then the river carries it along.

## 2: points are spent whole

lesson-points-title = Use every step
lesson-points-goal = Launch a canoe and load a gem in the same turn.
lesson-points-fact = Each disc costs 1 step, and loading a gem costs 2.
lesson-points-step-load = Now load a gem: choose disc 3.
lesson-points-step-diamond = Now load a gem: choose disc 4.
lesson-points-hint-count = The first gems are at disc 3. How many steps do you need to get there and load one?
lesson-points-hint-sum = 3 steps to disc 3 and 2 for loading: that makes 5. Choose 5.
lesson-points-hint-load = Amethysts lie there: 3 steps to get there, 2 to load one.
lesson-points-hint-diamond = Diamonds lie there: 4 steps to get there, 2 to load one.
lesson-points-astray-count = That isn’t enough: 3 steps to disc 3 and 2 for loading make 5.
lesson-points-mistake-short = Not enough steps. It takes 3 to reach the first gems and 2 to load one: 5 together.
lesson-points-mistake-steps = Your canoe used all its steps for paddling, so none were left for loading. Stop where you can load.
lesson-points-done = Exactly! Every step must be used: 1 for each disc, 2 for loading a gem.

## 3: load, unload, swap

lesson-cargo-title = Load, unload, swap
lesson-cargo-goal = Your canoe carries an amethyst. Swap it for a diamond.
lesson-cargo-fact = Unloading costs 2 steps, and loading costs 2.
lesson-cargo-hint-price = A swap is both: first unload, then load. Add up the steps.
lesson-cargo-hint-tile = A swap costs 4 steps. Choose 4.
lesson-cargo-hint-swap = Choose the disc your canoe is on. There you can swap.
lesson-cargo-hint-first = Your tile has more than 4 steps: swap first, then paddle the rest. Choose a glowing disc.
# $tile is the number of the tile that was picked up, here and below.
lesson-cargo-astray-tile = { $tile } is too small: 2 to unload and 2 to load. Try a bigger number.
lesson-cargo-astray-swap = That isn’t a swap. Undo, then choose your canoe’s own disc.
lesson-cargo-astray-first = That isn’t a swap. Undo, then swap first and paddle the rest.
lesson-cargo-mistake-short = Not enough steps. Unloading costs 2 and loading costs 2, so a swap takes 4.
lesson-cargo-mistake-moved = There was no swap. The diamonds are at disc 4: swap there before you paddle away.
lesson-cargo-done = Swapped! Loading costs 2 steps, unloading costs 2, and a swap costs 4.

## 4: the river and its two arms

lesson-river-title = The two arms of the river
lesson-river-goal = Load a ruby and keep it when the river flows.
lesson-river-hint-forecast = The river is about to flow by 1. It has two arms, and only one of them moves: this time the left one.
lesson-river-hint-arm = The right arm doesn’t move this time. Load a ruby there.
lesson-river-astray-arm = That ruby isn’t safe, or there is none. Undo, then try the right arm.
lesson-river-mistake-falls = The left arm moved, and your canoe went over the falls. The arms take turns: this time the right one was safe.
lesson-river-mistake-other = Your canoe is safe, but it has no ruby. Rubies are at the last discs above the falls.
lesson-river-done = The ruby is safe! Each push moves only one arm, and the arms take turns.

## 5: reading the others' tiles

lesson-tiles-title = Watch the others’ tiles
lesson-tiles-goal = Load a gem and keep it when the river flows.
lesson-tiles-hint-tops = Look at the others’ last tiles. Both played 1, so neither can play it now.
lesson-tiles-hint-speed = The river flows by the lowest number played. Without a 1 it flows by 2 or more, and both arms move.
lesson-tiles-hint-tile = Get away from the falls. With 3 you can go up one disc and load a sapphire.
lesson-tiles-hint-load = Choose a glowing disc where you can load a gem.
lesson-tiles-astray-tile = { $tile ->
    [1] With 1 you can’t load: that takes 2 steps. Try a bigger number.
   *[other] With { $tile } you can load, but the river sweeps you away. Try a bigger number.
}
lesson-tiles-astray-load = That way you keep no gem. Undo, then load one farther up.
lesson-tiles-mistake-falls = Both others had already played their 1. So the river flowed by 2, and your canoe went over the falls.
lesson-tiles-mistake-empty = Your canoe is safe, but empty. Choose a tile that leaves 2 steps for loading.
lesson-tiles-done = Well spotted! A tile comes back only when all seven have been played. So you know what can’t come next.

## 6: weather

lesson-weather-title = The weather
lesson-weather-goal = Keep your canoe and its ruby right where they are.
lesson-weather-hint-tile = A number makes your canoe move. The cloud doesn’t. Choose the cloud.
lesson-weather-hint-down = Make the river slower: choose −1.
lesson-weather-astray-tile = With { $tile } your canoe must move, but it should stay. Try the cloud.
lesson-weather-astray-down = That makes the river faster. Undo, then choose −1.
lesson-weather-mistake-number = A number makes a canoe in the water move. Only the cloud leaves it where it is.
lesson-weather-mistake-fast = Now the river is faster, and your canoe goes over the falls. Make the river slower instead.
lesson-weather-done = Saved by the sun! The river flows by the lowest number plus the weather: 1 − 1 = 0.

## 7: stealing

lesson-steal-title = Stealing
lesson-steal-goal = Steal a gem from another player’s canoe.
lesson-steal-hint-who = There are loaded canoes at disc 4 and disc 2. Paddle up and stop exactly beside one.
lesson-steal-hint-tile = From disc 5 it’s 1 step to disc 4 and 3 steps to disc 2. Choose 1 or 3.
lesson-steal-hint-near = Paddle up to disc 4 and steal the diamond.
lesson-steal-hint-far = Paddle up to disc 2 and steal the ruby.
lesson-steal-astray-tile = With { $tile } you’d miss the loaded canoes. Count the discs up to one.
lesson-steal-astray-near = That way you steal nothing. Undo, then paddle up to disc 4.
lesson-steal-astray-far = That way you steal nothing. Undo, then steal at disc 2.
lesson-steal-mistake-exact = With that number your canoe can’t stop beside a loaded canoe. Count exactly: 1 or 3 steps.
lesson-steal-mistake-missed = Nothing stolen. Keep your canoe empty, paddle up, stop on the other canoe’s disc and choose to steal.
lesson-steal-done = Got it! An empty canoe that paddles up and stops beside a loaded one may steal its gem, free of charge.

## 8: the falls and ransom

lesson-falls-title = Over the falls and back
lesson-falls-goal = Pay a gem to get your lost canoe back, then launch a canoe.
lesson-falls-hint-lost = One of your canoes went over the falls. You can get it back for a gem before you choose a tile.
lesson-falls-hint-gem = Pay with a gem you can spare. You have two amethysts.
lesson-falls-hint-tile = Your canoe is back when you have paid. Now choose a number.
lesson-falls-hint-launch = Choose a disc for your canoe.
lesson-falls-astray-lost = Your canoe is still lost. Put this tile back and pay a gem first.
lesson-falls-mistake-tile = Your canoe is still lost. You have to pay before you choose your tile.
lesson-falls-done = Welcome back! A lost canoe costs one gem, and you pay before you choose your tile.

## 9: three ways to win

lesson-goals-title = Three ways to win
lesson-goals-goal = Win the game this turn.
lesson-goals-hint-gems = You win with four gems of one kind, one of each of the five kinds, or seven gems in all. What are you missing?
lesson-goals-hint-tile = A fourth amethyst wins, and so does a sapphire. With 6 you can bring both ashore.
lesson-goals-hint-shore = Bring a gem to the shore.
lesson-goals-astray-tile = { $tile } is too small: your nearest gem is 4 steps away. Try a bigger number.
lesson-goals-astray-shore = That way no gem comes ashore. Undo, then bring one to the shore.
lesson-goals-mistake-short = A gem counts only once it is ashore, and your nearest canoe is 4 steps away.
lesson-goals-mistake-away = No gem came ashore. It counts only once your canoe is back.
lesson-goals-done = You win! Four of one kind, one of each kind, or seven in all: any of them is enough.

## 10: a first guided round

lesson-round-title = Your first gem
lesson-round-goal = Bring your first gem ashore.
lesson-round-hint-tile = Everyone chooses a tile in secret. With 5 you can go to disc 3 and load an amethyst.
lesson-round-hint-load = Choose a glowing disc. Where there are gems, you may be able to load one.
lesson-round-hint-turn = End your turn. Then the others play, and the river flows.
lesson-round-hint-where = The river has carried every canoe along. Here you see how far it may flow this time.
lesson-round-hint-home = Your canoe has a gem. Choose a number that is big enough to reach the shore.
lesson-round-hint-shore = Choose the shore. The gem is yours when your canoe gets there.
lesson-round-hint-again = Go where you can load a gem.
lesson-round-mistake-falls = Your canoe went over the falls. The river flows every round, so turn back in time.
lesson-round-mistake-late = No gem ashore yet. Load the first one you can reach, then paddle straight back.
lesson-round-done = Your first gem! Now you know how to play.
