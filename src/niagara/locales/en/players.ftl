# Who plays: games to watch, the leaderboard, pages of players.

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

best = Leaderboard
best-text = People and bots at public rated tables. Ranking uses a cautious estimate, so early games move you most.
best-none = Nobody has finished a rated game yet. First place is up for grabs!
best-how = To get on this list, finish a rated game: at least two people, a clock, and everyone agrees. Bots may fill the other seats.
best-begin = Set up a rated table
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
