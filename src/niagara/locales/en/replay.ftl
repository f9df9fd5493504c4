# Replays, and records of games that somebody opens.

replay-board = The board in round { $round }
replay-controls = Replay
replay-round = Round { $round }
replay-step = Step { $step } of { $steps }
replay-at = Round { $round }, step { $step }
replay-slider = Point in the game
replay-first = Go to the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forth = Forward
replay-last = Go to the end
replay-stride = Step by
stride = { $by ->
    [decision] By move
   *[round] By round
}
replay-speed = Speed
speed = { $times }×
replay-told = What happened
replay-begins = The game begins.
replay-quiet = Nothing to see in this step.
replay-standings = Standings
replay-ahead = Ahead
replay-players = Players
replay-knew = Show
replay-open = Everything
replay-eyes = What { $name } knew
replay-eyes-you = What you knew
replay-won = won
replay-hand = In hand: { $tiles }.
replay-may-hold = { $count } in hand, out of: { $tiles }.
replay-of = { $count } of these
replay-gems = { $count ->
    [0] No gems.
   *[other] Gems: { $gems }.
}
replay-practise = Play from here
replay-analyse = Analyse the game
replay-copy = Copy position
replay-copied = Position copied
replay-json = Save the game
replay-text = Save the moves
replay-keys = Keys: ← → step, Home and End jump, Space plays.
replay-early-title = This game isn’t over yet
replay-early-text = The replay will be ready when it ends.
replay-early-go = Watch live
record-text = Replay a game you saved, and play on from any point in it.
record-file = Choose a file
record-paste = Or paste a saved game here
record-open = Open
record-unreadable = This isn’t a saved game of Niagara. Choose a file that Niagara saved, or paste all of its text.
record-too-large = This file is too large to be a saved game.
record-wrong = This game can’t be replayed. Here is what’s wrong:
no-replay-title = Game not found
no-replay-text = The link may be incomplete, or the game was never played.
practice = Play from here
practice-text = Start your own game from round { $round } of this one. Bots paddle the other canoes.
practice-seat = Play as
practice-as = { $name } ({ $seat ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] brown
})
