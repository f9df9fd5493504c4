# The card that other sites show beside a link to a table, a replay or a result.
# $names is a list with commas, already put together.
card-name = NIAGARA
card-site = Niagara
card-site-heading = A river that doesn’t wait
card-site-about = The board game of canoes and gems: with friends, on one device or against bots.
card-private = A table on Niagara
card-open = Join a game of Niagara
card-open-about = At the table: { $names }
card-running = Watch a game of Niagara
card-running-about = Playing now: { $names }
card-won = { $names } wins!
card-won-shared = A shared win: { $names }
card-won-about = { $rounds ->
    [one] Niagara, after one round
   *[other] Niagara, after { $rounds } rounds
}
card-over = A game of Niagara
card-puzzle = { $kind ->
    [tile] Which tile is best?
   *[turn] Find the best turn
}
card-puzzle-about = { $level ->
    [1] An easy Niagara puzzle. Red is you.
    [2] A tricky Niagara puzzle. Red is you.
   *[3] A hard Niagara puzzle. Red is you.
}

# In the page itself, for search engines, the installed app, and browsers without scripts.
page-about = Niagara, the board game of canoes, gems and a river that waits for nobody. Play with friends, on one device, or against bots.
page-needs-scripts = Niagara needs JavaScript. Please allow it for this site.
