# Puzzles: their page, the panel at the table, and why an answer is the best.
# A puzzle is a position from a game with one best answer: a tile to choose, or a whole turn.

# The page
puzzles = Puzzles
puzzles-lead = One position, one best answer: the one with which you win most often. Can you find it?
puzzles-today = Puzzle of the day
puzzles-ask = { $kind ->
    [tile] Which tile is best?
   *[turn] Find the best turn
}
puzzles-level = { $level ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}
puzzles-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzles-solve = Solve it
puzzles-solve-again = Play it again
puzzles-entry = { $state ->
    [solved] Puzzle { $number }, solved
   *[open] Puzzle { $number }
}
puzzles-progress = { $solved } of { $count } solved
puzzles-all = All puzzles

# The streak: on how many days in a row the puzzle of the day was solved.
puzzles-streak = { $days ->
    [0] Solve today’s puzzle to start a streak.
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
}
puzzles-streak-longest = { $days ->
    [one] Longest: { $days } day
   *[other] Longest: { $days } days
}
puzzles-come-back = Well done. A new one comes tomorrow.

# At the table
puzzle-heading = { $level ->
    [1] Puzzle { $number }, easy
    [2] Puzzle { $number }, tricky
   *[3] Puzzle { $number }, hard
}
puzzle-watch = Watch the best answer and what comes of it.
puzzle-goal = { $kind ->
    [tile] Which of your tiles is best now? Choose it and play it.
   *[turn] Which turn gives you the best chance to win? Try things out: nothing counts until you end it.
}
puzzle-right = { $kind ->
    [tile] Yes, that’s the best tile!
   *[turn] Yes, that’s the best turn!
}
puzzle-wrong = { $kind ->
    [tile] There is a better tile.
   *[turn] There is a better turn.
}
# How good an answer is that is not the best; $cost is a number of games.
puzzle-cost = { $size ->
    [small] Nearly as good: of 100 games you win about { $cost } fewer.
    [medium] That costs something: of 100 games you win about { $cost } fewer.
   *[large] That costs a lot: of 100 games you win about { $cost } fewer.
}
# After an answer that is not the best: what to think of next; it does not tell the answer.
puzzle-nudge = { $idea ->
    [win] You can win the game this round.
    [stop] One player is about to win. Can you stop that?
    [steal] There is a gem to steal.
    [land] There is a gem to bring ashore.
    [lowest] A gem can come ashore: which tile is just enough?
    [fetch] A gem can be loaded and brought ashore in one turn.
    [load] There is a gem to load.
    [swap] Is the gem that you carry the right one?
    [weather] Think of the weather: whose canoes could the river take?
    [reach] Who could steal from you this round?
   *[safe] Which of your canoes could the river take this round?
}
# The headline of the table after an answer.
puzzle-head = { $result ->
    [right] Puzzle solved
    [wrong] Have another try
   *[shown] The best answer
}
puzzle-shown = { $kind ->
    [tile] This is the best tile.
   *[turn] This is the best turn.
}
# $best and $next are percentages.
puzzle-chance = Your chance to win is about { $best }; with the next best answer it would be { $next }.
puzzle-show = Show me
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-share = Share

# What is shared; it never tells the answer. $date is a date, already written out.
puzzle-share-solved = { $tries ->
    [1] Niagara puzzle, { $date }: solved at the first try
   *[other] Niagara puzzle, { $date }: solved in { $tries } tries
}
puzzle-share-any = { $tries ->
    [1] Niagara puzzle { $number }: solved at the first try
   *[other] Niagara puzzle { $number }: solved in { $tries } tries
}
puzzle-share-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-share-copied = Copied. Paste it wherever you like.

# Why a turn is the best. $name is the player who is robbed, $gem one gem.
puzzle-why-win = { $goal ->
    [four-of-a-kind] This turn wins the game: four of a kind.
    [five-kinds] This turn wins the game: one of each kind.
   *[seven-in-all] This turn wins the game: seven gems.
}
puzzle-why-stop = { $name } needed just { a-gem } to win, and you’ve stolen it.
puzzle-why-steal = You steal { a-gem } from { $name }. That costs no steps, and { $name } has to fetch another.
puzzle-why-steal-two = Both your canoes steal a gem, and stealing costs no steps.
puzzle-why-land-two = Both your canoes bring a gem ashore in one turn.
puzzle-why-flood = { $count ->
    [one] A faster river sends another player’s canoe over the falls, whatever is still to come.
   *[other] A faster river sends { $count } canoes of other players over the falls, whatever is still to come.
}
puzzle-why-calm = With calmer weather the river can’t take any of your canoes this round. The other way, it could.
puzzle-why-fetch = You load { a-gem } and bring it ashore in the same turn, before anyone can steal it.
puzzle-why-swap = You put one gem down and load { a-gem } instead, which brings you closer to a goal.
puzzle-why-land-and-load = One canoe brings a gem ashore while the other loads { a-gem }.
puzzle-why-load-two = Both your canoes load a gem in one turn.
puzzle-why-out-of-reach = Here nobody can steal from you this round, whatever tiles they have left. After most other turns, someone could.
puzzle-why-escape = After this turn the river can’t take any of your canoes this round. After most other turns, it could.
puzzle-why-load = You load { a-gem }, and the river can’t take your canoes this round, whatever the others play.
puzzle-why-land = { $missing ->
    [1] You bring { a-gem } ashore. Now a single gem of the right kind wins you the game.
   *[other] You bring { a-gem } ashore, where nobody can steal it and the river can’t take it.
}

# Why a tile is the best. $tile is a number.
puzzle-why-tile-win = Of your tiles, only { $tile } can win you the game this round.
puzzle-why-tile-land-two = Of your tiles, only { $tile } can bring two gems ashore this round.
puzzle-why-tile-steal = Of your tiles, only { $tile } takes you exactly to { $name }’s canoe, to steal { a-gem }. You move before { $name }, who can’t get away.
puzzle-why-tile-fetch = Of your tiles, only { $tile } lets you load { a-gem } and bring it ashore in the same turn.
puzzle-why-tile-land-and-load = Of your tiles, only { $tile } lets one canoe bring a gem ashore while the other loads one.
puzzle-why-tile-land = Of your tiles, only { $tile } can bring { a-gem } ashore this round.
puzzle-why-tile-land-lowest = { $tile } is just enough to bring { a-gem } ashore. Keep the higher tiles for later.
puzzle-why-tile-load = Of your tiles, only { $tile } can load a gem this round: its steps come out exactly.
puzzle-why-tile-safe = { $tile ->
    [cloud] Only the cloud can keep all your canoes out of the river’s reach this round.
   *[other] Of your tiles, only { $tile } can get all your canoes out of the river’s reach this round.
}
puzzle-why-tile-cloud = No number can bring your gem ashore this round. With the cloud, your canoes stay where they are.
