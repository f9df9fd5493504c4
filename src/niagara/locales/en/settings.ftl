# The settings, and moving to another device.

settings = Settings
set-you = You
set-name-hint = Shown at tables and on the leaderboard.
set-page = Your page
set-look = Look and sound
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
set-marks-hint = A shape for every player’s colour: red star, yellow ring, green diamond, blue waves, brown cross.
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
move-done-title = Welcome, { $name }
move-done-title-guest = Welcome, friend
move-done-text = Your games continue here.
move-failed-title = This link no longer works
forget-title = Forget me?
forget-text = Your name, messages and rating are deleted for good. Bots take your seats in games in progress.
forget-yes = Forget me
forget-no = Cancel
