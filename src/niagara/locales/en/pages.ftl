# The words of the pages around the game.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Your turn · { $title }
title-table = Table
title-replay = Replay
title-record = Open a saved game
title-watch = Watch
title-learn = Learn
title-lessons = Lessons
title-puzzles = Puzzles
title-openings = Openings
title-leaderboard = Leaderboard
title-player = Player
title-settings = Settings
title-claim = Move to this device
title-lost = Page not found
notify-turn = It’s your turn.

skip = Skip to content
nav = Main
nav-home = Niagara: home
nav-watch = Watch
nav-learn = Rulebook
nav-leaderboard = Leaderboard
nav-settings = Settings
nav-sound = Sound
nav-menu = Menu
nav-language = Language

loading = One moment…
close = Close
reload = Reload
try-again = Try again
go-home = Home
start = Start
share = Share
copy-link = Copy link
copied = Copied
copy-failed = Couldn’t copy. Please select the text and copy it yourself.
name = Your name
name-hint = Any nickname will do
name-kept = Saved
count = { $count }

level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [champion] Champion
   *[other] { $level }
}

## Home

home-tagline = Down for the gems, home before the falls.
home-what = A board game for 3 to 5: fetch gems by canoe before the river takes you.
home-play = Play now
home-setting-up = Setting up…
home-players = Players
home-level = Bots
home-hints = Hints
home-hints-hint = Ask the champion for advice whenever you like
home-friends = With friends
home-friends-hint = Share a link or QR code
home-device = On one device
home-device-hint = Pass it around
home-watch = Watch
home-watch-hint = People and bots
home-lesson = Learn by playing
home-lesson-hint = Ten short lessons on the real board
home-lesson-progress = Lesson { $number } of { $count }
home-puzzle = Puzzle of the day
home-puzzle-hint = Find the one best answer
# How hard it is, after the line about it.
home-puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[3] hard
}
home-puzzle-streak = { $days ->
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
}
home-puzzle-done = { $days ->
    [one] Solved today. Streak: { $days } day
   *[other] Solved today. Streak: { $days } days
}
home-coach = Play with a coach
home-coach-hint = Gentle bots, and tips as you go
home-learn = Rulebook
home-learn-hint = All the rules, with pictures

games = Your games
games-none = Your games will appear here.
games-unknown = Your games couldn’t be loaded.
games-alone = Nobody else yet
games-open = Not started yet
games-running = Round { $round }
games-your-turn = Your turn · round { $round }
games-turn-of = { $name } to play · round { $round }
games-over = { $count ->
    [one] { $names } won · { $date }
   *[other] { $names } shared the win · { $date }
}
games-early = Ended early · { $date }
games-won = You won · { $date }
games-resume = Continue
games-replay = Replay
games-all = Show all { $count }

## Before the start

invite = Invite friends

options = Options
clock = { $clock ->
    [none] None
    [relaxed] Relaxed
   *[live] Quick
}
fork = { $fork ->
    [alternate] Alternating
   *[natural] Random
}

## When there is no table to show

no-table-title = Table not found
no-table-text = The link may be incomplete, or the table was cleared long ago. Ask for the link again.
given-up-title = This table has closed
given-up-text = Everyone left before the game began.
foreign-title = Wrong address
foreign-text = This server doesn’t accept games from this address. Open Niagara at its own address.
blocked-title = Cookies are blocked
blocked-text = A cookie keeps your seat, and your browser blocks it. Please allow cookies for this site.
storage-blocked = This browser saves nothing between visits, so your settings last until you close the page.
renewed-title = You’re now { $name }.
renewed-text = The server no longer recognised this browser, so the seats you had are gone.
link-lost = Connection lost. Reconnecting…
link-restart = Reconnecting… Your game is safe.
link-offline = You’re offline. Your games are safe.
link-now = Retry now
broken-title = Something went over the falls
broken-text = That was our mistake. Reload the page: your games are safe.
broken-load = This page couldn’t be loaded. Check your connection, then reload.
offline-title = You’re offline
offline-text = Niagara needs a connection. Your games are safe: come back when you’re online.
lost-title = Nothing but water here
lost-text = There’s no page at this address. Your games are waiting at home.

refused-offline = The server can’t be reached. Check your connection, then try again.
refused-malformed = The server didn’t understand that. Please check what you typed.
refused-no-session = Your browser blocks our cookie. Please allow it for this site.
refused-foreign = This page belongs to another site. Open Niagara at its own address.
refused-not-yours = Only the host can do that.
refused-not-found = That’s no longer there.
refused-not-now = That isn’t possible right now.
refused-full = That seat is taken. Choose another.
refused-illegal = You can’t do that here.
refused-unfinished = Your turn isn’t finished: a canoe still has to move.
refused-stale = The table has changed. Take another look.
refused-slow-down = Not so fast! Wait a moment, then try again.
refused-unavailable = The server is busy. Try again in a moment.
refused-failed = Something went wrong on our side. Please try again.

## Learn

learn = Rulebook

invite-title = Join me for a game of Niagara
