# The words of the pages around the game.

game-name = Niagara
title-of = { $title } · Niagara
title-turn = ● Your turn · { $title }
title-table = Table
title-replay = Replay
title-record = Open a record
title-watch = Watch
title-learn = Learn
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
nav-learn = Learn
nav-leaderboard = Leaderboard
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
home-play = Play now
home-setting-up = Setting up…
home-players = Players
home-level = Bots
home-friends = With friends
home-friends-hint = Share a link or QR code
home-device = On one device
home-device-hint = Pass it around
home-watch = Watch
home-watch-hint = People and bots
home-learn = Learn
home-learn-hint = The rules in short

games = Your games
games-none = Your games will appear here.
games-unknown = Your games couldn’t be loaded.
games-alone = Nobody else yet
games-open = Not started yet
games-running = Round { $round }
games-your-turn = Your turn · round { $round }
games-turn-of = { $name } to play · round { $round }
games-over = Finished
games-won = You won
games-resume = Continue
games-replay = Replay
games-all = Show all { $count }

friends-text = You’ll get a link to share. Friends can use it to play or watch.
friends-bots = Bots can fill any empty seats.
friends-open = Create a table

device-text = Everyone plays on this device. Before each secret choice, the screen is covered until the next player is ready.
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
device-chair = Seat { $number }
device-name = Name for seat { $number }
device-player = Player { $number }
device-few = Niagara needs three players: add a person or a bot.

## Before the start

lobby = Your table is ready
lobby-seats = Seats
lobby-waiting = Share the link, or fill the seats with bots.
lobby-ready = Everyone’s here. Ready when you are.
lobby-seated = You’re in. Waiting for { $name } to start.
lobby-welcome = Welcome! Take a seat.
lobby-full = All seats are taken. Stay and watch: the game will start right here.
lobby-fill = Fill with bots ({ $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
})
lobby-chair-more = Add a seat
lobby-chair-less = Remove a seat
lobby-start-fill = Start with bots
lobby-agree = I agree
lobby-agreed = agreed
lobby-agree-first = This table is rated and has changed. Check the options and seats, then agree.
lobby-unagreed = Waiting for { $names } to agree to the rated game.
lobby-lacking = { $lacking ->
    [seats] A rated game needs every seat taken: wait, or fill them with bots.
   *[people] A rated game needs at least two people.
}
lobby-join = Take a seat
lobby-leave = Leave the table
lobby-sit = Sit here
lobby-move = Move here
lobby-add-local = Add a player here
lobby-add = Add
lobby-local-name = Player’s name
lobby-remove = Remove { $name }
lobby-remove-title = Remove { $name }?
lobby-remove-text = { $name } loses the seat and can’t sit down again unless you let them back in.
lobby-remove-yes = Remove
lobby-remove-no = Cancel
lobby-removed = { $name } removed you from this table. You can watch, or ask { $name } to let you back in.
lobby-removed-name = You removed { $name }.
lobby-let-in = Let { $name } back in
lobby-absent = { $colour } · not here right now
lobby-who = Who sits in seat { $number }
lobby-kind-open = Open
lobby-kind-local = Player on this device
lobby-bot = Bot · { $level ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
}
lobby-which-bot = Which bot sits in seat { $number }
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · careful
    [thief] { bot-name } · thief
    [racer] { bot-name } · racer
    [gambler] { bot-name } · gambler
    [collector] { bot-name } · collector
   *[rainmaker] { bot-name } · rainmaker
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · you
lobby-local = { $colour } · sharing a device
lobby-colour = { $colour }
lobby-open-seat = Open seat

invite = Invite friends
invite-text = Anyone with this link can play or watch.
invite-local = This link only works on this computer.
invite-open-server = For other devices, start the server with this command and open the address it shows for your network:
invite-link = Link to this table
invite-qr = QR code for the link to this table
invite-title = Join me for a game of Niagara

options = Options
options-changed = { $count ->
    [0] standard rules
    [one] 1 changed
   *[other] { $count } changed
}
options-host = The host sets these.
option-clock = Clock
clock = { $clock ->
    [none] None
    [relaxed] Relaxed
   *[live] Quick
}
clock-hint = { $clock ->
    [none] Everyone takes the time they need.
    [relaxed] Five minutes per decision. Then a bot steps in until you’re back.
   *[live] 45 seconds per decision. Then a bot steps in until you’re back.
}
option-absence = If someone is away
absence = { $unit ->
    [never] Wait
    [hours] { $count } h
    [seconds] { $count } s
   *[minutes] { $count } min
}
absence-hint = After this time, the others can vote for a bot to play until they’re back.
absence-hint-never = The game waits until everyone is back.
option-fork = Fork
fork = { $fork ->
    [alternate] Alternating
   *[natural] Random
}
fork-hint = { $fork ->
    [alternate] Discs go left and right in turn.
   *[natural] Mostly in turn, but one time in eight a disc follows the one before.
}
option-tiebreak = Ties
tiebreak = { $tiebreak ->
    [shared] Shared win
   *[gem-value] Gem value
}
tiebreak-hint = { $tiebreak ->
    [shared] Everyone who has reached a goal shares the win.
   *[gem-value] The highest total wins: amethyst 1, diamond 2, amber 3, sapphire 4, ruby 5.
}
option-rounds = Length
rounds = { $rounds ->
    [0] No limit
   *[other] { $rounds } rounds
}
rounds-hint = With a limit, whoever is closest to a goal after the last round wins.
option-piles = Open piles
piles-hint = Everyone sees all the tiles played, not just the last one.
option-public = Public
public-hint = Listed under Watch: anyone can join or watch.
option-rated = Rated
rated-hint = Counts for the leaderboard. The table is public and has a clock, at least two people play, and everyone agrees.
rated-hint-local = Not available when players share a device.

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
refused-stale = The table has changed. Take another look.
refused-slow-down = Not so fast! Wait a moment, then try again.
refused-unavailable = The server is busy. Try again in a moment.
refused-failed = Something went wrong on our side. Please try again.

## Replay

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
replay-players = Players
replay-knew = Show
replay-open = Everything
replay-eyes = What { $name } knew
replay-won = won
replay-hand = In hand: { $tiles }.
replay-may-hold = { $count } in hand, out of: { $tiles }.
replay-of = { $count } of these
replay-gems = { $count ->
    [0] No gems.
   *[other] Gems: { $gems }.
}
replay-practise = Play from here
replay-copy = Copy position
replay-copied = Position copied
replay-json = Save as JSON
replay-text = Save as text
replay-keys = Keys: ← → step, Home and End jump, Space plays.
replay-early-title = This game isn’t over yet
replay-early-text = The replay will be ready when it ends.
replay-early-go = Watch live
record-title = Open a record
record-text = Replay a game you saved, and play on from any point in it.
record-file = Choose a file
record-paste = Or paste the record here, as JSON or text
record-open = Open
record-unreadable = This isn’t a Niagara record. A record is JSON, or text that begins with [niagara 1].
record-too-large = This file is too large to be a record of a game.
record-wrong = This record can’t be replayed. Here is what’s wrong:
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

## Watch, leaderboard, players

watch = Watch
watch-bots = Watch bots play
watch-bots-text = Sit back and see how they do it.
watch-bots-start = Start a bot game
watch-running = Games in progress
watch-running-none = No public games right now.
watch-open = Tables with open seats
watch-open-none = No public tables are waiting. To create one, choose With friends, then Public.
watch-over = Just finished
watch-go = Watch
watch-join = Join
table-open = { $free ->
    [one] 1 seat open
   *[other] { $free } seats open
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
   *[other] { $names } shared the win · { $date }
}

best = Leaderboard
best-text = People and bots at public rated tables. Ranking uses a cautious estimate, so early games move you most.
best-none = Nobody has finished a rated game yet. First place is up for grabs!
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
player-you = This is your page. Others see only your rated games.
player-strength = Skill
player-about = { NUMBER($mu, maximumFractionDigits: 1) } ± { NUMBER($sigma, maximumFractionDigits: 1) }
player-unrated = No rated games yet.
player-games = Games
player-games-none = Finished games will appear here.
player-won = Won
player-shared = Shared win
player-lost = Not this time
player-game = { $seats } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $date }{ $rated ->
    [rated] {" "}· rated
   *[casual] {""}
}
no-player-title = Player not found
no-player-text = They haven’t finished a rated game, or have asked to be forgotten.

## Settings

settings = Settings
set-you = You
set-name-hint = Shown at tables and on the leaderboard.
set-page = Your page
set-look = Look and sound
set-language = Language
language-en = English
set-theme = Theme
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
set-text-size = Text size
text-size = { $percent } %
set-motion = Animations
motion = { $motion ->
    [off] Off
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
set-sound = Sound
set-sound-hint = Soft sounds of paddles, gems and water.
set-notify = Turn notifications
set-notify-hint = Get a notification when it’s your turn and you’re looking elsewhere.
set-notify-denied = Your browser blocks notifications. You can allow them in its settings for this site.
set-game = At the table
set-forecast = River forecast
set-forecast-hint = How far the river may flow this round.
set-ghosts = Ghost canoes
set-ghosts-hint = The farthest the river may carry your canoes this round.
set-danger = Falls warnings
set-danger-hint = A sign on your canoes that may go over the falls.
set-progress = Goal progress
set-progress-hint = How close everyone is to each goal.
set-tops = Last tiles
set-tops-hint = The last tile each player played.
set-highlights = Highlight log events
set-highlights-hint = Point at a line in the log to see it on the board.
set-chatter = Bots talk
set-chatter-hint = A few words from the bots at great moments.
set-confirm = Confirm tiles and weather
set-confirm-hint = Pick first, then confirm. Turn it off to play with one tap.
set-marks = Colour-blind symbols
set-marks-hint = A shape for every player’s colour: red triangle, yellow ring, green diamond, blue bars, brown cross.
set-device = This device
set-device-text = There’s no account: your name and seats belong to this browser.
set-move = Move to another device
set-forget = Forget me
set-version = Niagara { $version }
move-text = Open this link on your other device. It works once, within { $minutes } minutes. Keep it to yourself.
move-qr = QR code for your private link
move-title = Move to this device?
move-ask = Your name, seats and settings come with you. They replace any other name in this browser.
move-yes = Yes, move here
move-none = This link is incomplete. Make a new one on your other device, under Settings.
move-somebody = friend
move-done-title = Welcome, { $name }
move-done-text = Your games continue here.
move-failed-title = This link no longer works
forget-title = Forget me?
forget-text = Your name, messages and rating are deleted for good. Bots take your seats in games in progress.
forget-yes = Forget me
forget-no = Cancel

## Learn

learn = Learn
learn-lead = Paddle down for gems and bring them home. But every round the river flows, and at its end are the falls.
learn-goal = You win with
learn-four = Four of a kind
learn-five = One of each kind
learn-seven = Any seven gems
learn-round = A round
learn-step-tile = Choose a tile in secret
learn-step-tile-text = Everyone at once. A number moves your canoes; the cloud changes the weather. A tile you’ve played comes back only once you’ve played all seven.
learn-step-paddle = Paddle
learn-step-paddle-text = Take turns to reveal your tiles. A 4 gives each of your canoes in the water 4 steps: one for each disc, up or down the river, never both. Use every step; only at the shore or over the falls are leftover steps lost. Both canoes ashore: launch one. One ashore: you may launch it.
learn-step-cargo = Load or unload
learn-step-cargo-text = Loading a gem at a site costs two steps, and so does unloading one: before you paddle, or after. A canoe carries one gem.
learn-step-river = The river flows
learn-step-river-text = It flows as many discs as the lowest number played, plus the weather (−1 to +2). At the fork each disc goes into one arm, and only that arm moves. Each push sends one disc over the falls, with all canoes on it.
learn-step-home = Come home
learn-step-home-text = A gem is yours once its canoe reaches the shore.
learn-know = Good to know
learn-know-tiles = A low tile slows the river for everyone. A high one takes only your canoes farther.
learn-know-speed = The cloud moves no canoe, but the weather stays until another cloud changes it.
learn-know-steal = Paddle an empty canoe upstream and end on the disc of another player’s loaded canoe: its gem can be yours, free of charge.
learn-know-lost = A canoe over the falls is lost, and its gem returns to the site of its kind. Before you choose a tile, you can ransom the canoe for one of your gems. With no canoes and no gems, you get one canoe back free.
learn-know-thief = When someone reaches a goal, those still to move take their turns; then the game is over. Several can win.
learn-play = To the river
