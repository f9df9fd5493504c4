# The words of the pages around the game.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Your turn · { $title }
title-table = Table
title-replay = Replay
title-watch = Watch
title-learn = Learn
title-leaderboard = Leaderboard
title-player = Player
title-settings = Settings
title-claim = Move here
title-lost = Nothing here
notify-turn = It is your turn.

skip = Skip to the page
nav = Main
nav-home = Niagara: home
nav-watch = Watch
nav-learn = Learn
nav-leaderboard = Best
nav-settings = Settings
nav-sound = Sound

loading = One moment…
close = Close
reload = Reload
try-again = Try again
go-home = Home
start = Start
share = Share
copy-link = Copy link
copied = Copied.
copy-failed = That did not work. Please select and copy it by hand.
name = Your name
name-hint = A nickname is enough
name-kept = Kept.
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
home-play = Play now
home-setting-up = Setting up…
home-players = Players
home-level = Bots
home-friends = With friends
home-friends-hint = By link or QR code
home-device = On one device
home-device-hint = Pass it round
home-watch = Watch
home-watch-hint = People and bots
home-learn = Learn
home-learn-hint = The rules in short

games = Your games
games-none = Games you play will wait for you here.
games-unknown = Your games cannot be fetched just now.
games-alone = Nobody else yet
games-open = Not started yet
games-running = Round { $round }
games-your-turn = Your turn · round { $round }
games-turn-of = { $name } to play · round { $round }
games-over = Over
games-won = You won
games-resume = Go on
games-replay = Replay
games-all = Show all { $count }

friends-text = You get a link for your friends. It also lets people watch.
friends-bots = Chairs that stay empty can be filled with bots.
friends-open = Open a table

device-text = Everybody plays here. Before each secret choice, the screen is covered until the next person is ready.
device-people = People
device-person = Person
device-bot = Bot: { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
}
device-nobody = Nobody
device-chair = Chair { $number }
device-name = Name on chair { $number }
device-player = Player { $number }
device-few = Three must play: add somebody, or a bot.

## Before the start

lobby = A table is laid
lobby-seats = Chairs
lobby-waiting = Send the link, or fill the chairs with bots.
lobby-ready = Everybody is here.
lobby-seated = You sit. { $name } starts the game.
lobby-welcome = Welcome! Take a chair.
lobby-full = Every chair is taken. Stay to watch: the game begins here.
lobby-fill = Fill with bots ({ $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
})
lobby-chair-more = One chair more
lobby-chair-less = One chair less
lobby-start-fill = Start with bots
lobby-agree = I agree
lobby-agreed = agreed
lobby-agree-first = This table is rated and has changed. Look at the options and chairs, then agree.
lobby-unagreed = Waiting for { $names } to agree to the rated game.
lobby-lacking = { $lacking ->
    [seats] A rated game starts with no chair free: wait, or fill them with bots.
   *[people] A rated game needs two people.
}
lobby-join = Sit down
lobby-leave = Leave the table
lobby-sit = Sit here
lobby-move = Move here
lobby-add-local = Add a person
lobby-add = Add
lobby-local-name = Their name
lobby-remove = Remove { $name }
lobby-who = Who sits on chair { $number }
lobby-kind-open = Free
lobby-kind-local = Person here
lobby-bot = Bot · { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
}
lobby-you = { $colour } · you
lobby-local = { $colour } · at the same device
lobby-colour = { $colour }
lobby-open-seat = Free chair

invite = Invite
invite-text = Whoever has this link can sit down or watch.
invite-local = This link works on this computer only: the server is not open to the network.
invite-link = Link to this table
invite-qr = QR code of the link to this table
invite-title = A game of Niagara

options = Options
options-changed = { $count ->
    [0] as in the box
    [one] one changed
   *[other] { $count } changed
}
options-host = The host chooses.
option-clock = Clock
clock = { $clock ->
    [none] None
    [relaxed] Relaxed
   *[live] Live
}
clock-hint = { $clock ->
    [none] Everybody takes the time they need.
    [relaxed] Five minutes a decision. Then a bot decides, until you are back.
   *[live] 45 seconds a decision. Then a bot decides, until you are back.
}
option-fork = Fork
fork = { $fork ->
    [alternate] In turn
   *[natural] By nature
}
fork-hint = { $fork ->
    [alternate] Discs go left and right by turns.
   *[natural] Mostly by turns, but one time in eight a disc follows the last one.
}
option-tiebreak = Several winners
tiebreak = { $tiebreak ->
    [shared] Share
   *[gem-value] Count gems
}
tiebreak-hint = { $tiebreak ->
    [shared] All who reach a goal in the last round win together.
   *[gem-value] The dearer gems decide: amethyst 1, diamond 2, amber 3, sapphire 4, ruby 5.
}
option-rounds = Length
rounds = { $rounds ->
    [0] Open
   *[other] { $rounds } rounds
}
rounds-hint = After the last round, whoever is closest to a goal wins.
option-piles = Open piles
piles-hint = Everybody sees all tiles that were played, not only the last one.
option-public = Public
public-hint = Listed under Watch: anybody may join or look on.
option-rated = Rated
rated-hint = The result counts for the leaderboard. Rated tables are public and have a clock; at least two people play, and all agree.
rated-hint-local = Not with two people at one device.

## When there is no table to show

no-table-title = There is no such table
no-table-text = The link may be cut short, or the table was cleared long ago. Ask for the link again.
given-up-title = This table was given up
given-up-text = Everybody left before the start.
foreign-title = Wrong address
foreign-text = This server does not take games from the address you are at. Open Niagara by its own address.
blocked-title = Cookies are blocked
blocked-text = Your seat is kept in a cookie of this page, and the browser does not keep it. Please allow it.
storage-blocked = This browser keeps nothing from one visit to the next: settings hold until you close the page.
renewed-title = You are new here, as { $name }.
renewed-text = The server no longer knew this browser. Seats you had before are not yours any more.
link-lost = The line is down. Trying again…
link-restart = The server restarts. Your game is safe.
link-offline = You are offline. Your games are safe.
link-now = Now
broken-title = Something went over the falls
broken-text = That was our mistake. Reload the page: your games are safe on the server.
broken-load = This page could not be fetched. Look whether you are online, then reload.
offline-title = You are offline
offline-text = Niagara needs its server. Your games are safe there: come back when you have a network.
lost-title = Nothing but water here
lost-text = This address leads nowhere. Your games are waiting at home.

refused-offline = The server cannot be reached. Look whether you are online, then try again.
refused-malformed = The server did not understand that. Please check what you typed.
refused-no-session = The browser does not keep our cookie. Please allow it for this page.
refused-foreign = This page belongs to another site. Open Niagara at its own address.
refused-not-yours = Only the host can do that.
refused-not-found = That is not there any more.
refused-not-now = That cannot be done just now.
refused-full = That chair is taken. Choose another.
refused-stale = The table has moved on. Look again.
refused-slow-down = That was a little fast. Wait a moment, then try again.
refused-unavailable = The server is busy for a moment. Try again.
refused-failed = Something went wrong on our side. Try again.

## Replay

replay-board = The board in round { $round }
replay-controls = Replay
replay-round = Round { $round }
replay-step = Step { $step } of { $steps }
replay-at = Round { $round }, step { $step }
replay-slider = Where in the game
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forth = Forwards
replay-last = To the end
replay-stride = Step by
stride = { $by ->
    [decision] By move
   *[round] By round
}
replay-speed = Speed
speed = { $times }×
replay-told = What happened
replay-begins = The game begins.
replay-quiet = Nothing to be seen.
replay-players = Players
replay-knew = Seen by
replay-open = All open
replay-eyes = What { $name } knew
replay-won = won
replay-hand = In hand: { $tiles }.
replay-may-hold = { $count } in hand, of: { $tiles }.
replay-of = { $count } of these
replay-gems = { $count ->
    [0] No gems.
   *[other] Gems: { $gems }.
}
replay-practise = Play on from here
replay-copy = Copy position
replay-copied = The position is in the clipboard.
replay-json = Record (JSON)
replay-text = Record (text)
replay-keys = Keys: ← → step, Home and End, space plays.
replay-early-title = This game is still on
replay-early-text = Its replay comes with its end.
replay-early-go = Watch it
no-replay-title = No such game
no-replay-text = The link may be cut short, or the game was never played.
practice = Play on from here
practice-text = A game of your own begins in round { $round } of this one. Bots take the other canoes.
practice-seat = You play
practice-as = { $name } ({ $seat ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] brown
})

## Watch, leaderboard, players

watch = Watch
watch-bots = Bots among themselves
watch-bots-text = Lean back and see how they do it.
watch-bots-start = Let them play
watch-running = Games going on
watch-running-none = No public game is on.
watch-open = Tables with a free chair
watch-open-none = No public table waits. Open one: With friends, then Public.
watch-over = Just finished
watch-go = Watch
watch-join = Look in
table-open = { $free ->
    [one] One chair free
   *[other] { $free } chairs free
}{ $rated ->
    [rated] {" "}· rated
   *[casual] {""}
}
table-running = Round { $round }{ $rated ->
    [rated] {" "}· rated
   *[casual] {""}
}
table-over = { $count ->
    [one] { $names } won · { $date }
   *[other] { $names } won together · { $date }
}

best = Leaderboard
best-text = People and bots at public rated tables. What counts is what is sure of a rating, so the first games lift you most.
best-none = Nobody has finished a rated game yet. The first place is free.
best-place = Place
best-player = Player
best-rating = Rating
best-games = Games
best-wins = Won
player-bot = { $level ->
    [beginner] Beginner bot
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [champion] Champion bot
   *[other] Bot { $level }
}
player-you = This is your page. Others see your rated games only.
player-strength = Strength
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = No rated games yet.
player-games = Games
player-games-none = Finished games will stand here.
player-won = Won
player-shared = Won together
player-lost = Not this time
player-game = { $seats } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} · { $date }{ $rated ->
    [rated] {" "}· rated
   *[casual] {""}
}
no-player-title = Nobody of that name
no-player-text = They have not finished a rated game, or have asked to be forgotten.

## Settings

settings = Settings
set-you = You
set-name-hint = Shown at tables and on the leaderboard.
set-page = Your page
set-look = Look and sound
set-language = Language
language-en = English
set-theme = Light
theme = { $theme ->
    [light] Day
    [dark] Night
   *[system] As the device
}
set-text-size = Text size
text-size = { $percent } %
set-motion = Motion
motion = { $motion ->
    [off] None
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
set-sound = Sound
set-sound-hint = Paddles, gems and water, quietly.
set-notify = Call me
set-notify-hint = A notification when it is your turn and you look elsewhere.
set-notify-denied = The browser does not allow it. You can change that in its settings for this page.
set-game = At the table
set-forecast = Forecast
set-forecast-hint = What the river may do this round.
set-ghosts = Ghosts
set-ghosts-hint = Where your canoes would be after the river has flowed.
set-danger = Warnings
set-danger-hint = A sign on canoes that may go over the falls.
set-progress = Progress
set-progress-hint = How near everybody is to each way of winning.
set-tops = Last tiles
set-tops-hint = The tile on top of everybody's pile.
set-highlights = Pointing
set-highlights-hint = A line of the log points at what it is about.
set-confirm = Ask before the end of a turn
set-confirm-hint = Nothing counts before you say so.
set-marks = Marks
set-marks-hint = A shape for every player's colour: red triangle, yellow ring, green diamond, blue bars, brown cross.
set-device = This device
set-device-text = There is no account: your name and seats belong to this browser.
set-move = Move to another device
set-forget = Forget me
set-version = Niagara { $version }
move-text = Open this link on the other device. It works once, within { $minutes } minutes. Keep it to yourself.
move-qr = QR code of your private link
move-title = Move to this device?
move-ask = Your name, seats and settings come here. A different name used in this browser is replaced.
move-yes = Yes, move here
move-none = This link is not complete. Make a new one on the other device, under Settings.
move-somebody = friend
move-done-title = Welcome, { $name }
move-done-text = Your games go on here.
move-failed-title = This link does not work any more
forget-title = Forget me?
forget-text = Your name, words and rating are erased for good. Bots take your seats in running games.
forget-yes = Forget me
forget-no = Stay

## Learn

learn = Learn
learn-lead = Paddle down for gems and bring them home. But every round the river moves everything, and at its end are the falls.
learn-goal = You win with
learn-four = Four of one kind
learn-five = One of each kind
learn-seven = Any seven
learn-round = A round
learn-step-tile = Choose a tile in secret
learn-step-tile-text = All at once. A number moves your canoes, the cloud changes the weather. A tile comes back only after you have played all seven.
learn-step-paddle = Paddle
learn-step-paddle-text = One after the other you turn up your tiles. Each of your canoes in the water goes exactly that many discs, up or down, never both; only at the shore or over the falls are leftover steps lost. Both ashore: launch one. One ashore: you may launch it.
learn-step-cargo = Load or unload
learn-step-cargo-text = Taking a gem costs two of your steps, putting it down costs two as well: before you move, or after. A canoe carries one gem.
learn-step-river = The river flows
learn-step-river-text = As many discs as the lowest number anybody played, more or less by the weather. At the fork a disc goes into one arm, and only that arm moves. Each push sends one disc over the falls, with all canoes on it.
learn-step-home = Come home
learn-step-home-text = A gem is yours when its canoe reaches the shore.
learn-know = Good to know
learn-know-tiles = A low tile slows the river for everybody. A high one is only yours.
learn-know-speed = The cloud moves no canoe, but the weather it leaves behind stays.
learn-know-steal = Paddle an empty canoe upstream and end on the disc of another player's loaded canoe: its gem can be yours, free of cost.
learn-know-lost = A canoe over the falls is lost, and its gem goes back to the site of its kind. Before you choose a tile, you can buy the canoe back with one of your gems. With neither canoes nor gems, one comes back free.
learn-know-thief = When somebody reaches a goal, those still to move take their turns; then the game is over. Several can win.
learn-play = To the river
