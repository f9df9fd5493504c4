# The analysis of a finished game. Shares come as “41%”; names come as they are.
# $who is the player whose chance is told, $name the one who acted.
# $way is “up” or “down”; “your-up” or “your-down” if it is the chance of the one who reads it.

chance-change = { $way ->
    [up] { $who }’s chance to win rises from { $was } to { $now }.
    [your-up] Your chance to win rises from { $was } to { $now }.
    [your-down] Your chance to win falls from { $was } to { $now }.
   *[down] { $who }’s chance to win falls from { $was } to { $now }.
}

# Turning points: what a player did, …
turning-steal = { event-stolen } { chance-change }
turning-land = { event-landed } { chance-change }
turning-fall = { event-swept-paddled } { chance-change }
turning-weather = { event-weather } { chance-change }
turning-load = { event-loaded } { chance-change }
turning-ransom = { event-ransomed } { chance-change }
turning-paddle = { event-trip } { chance-change }
turning-stay = { $name } leaves the canoe ashore. { chance-change }
# … the same told to the player who did it or was robbed: $told is that sentence, …
turning-you = { $told } { chance-change }
turning-you-stay = You leave the canoe ashore. { chance-change }
# … what the tiles of a round did, as soon as all were chosen, …
turning-tiles = { $way ->
    [up] The tiles suit { $who }: the chance to win rises from { $was } to { $now }.
    [your-up] The tiles suit you: your chance to win rises from { $was } to { $now }.
    [your-down] The tiles go against you: your chance to win falls from { $was } to { $now }.
   *[down] The tiles go against { $who }: the chance to win falls from { $was } to { $now }.
}
turning-tiles-swept = { $way ->
    [your-down] With these tiles the river takes one of your canoes over the falls: your chance to win falls from { $was } to { $now }.
   *[down] With these tiles the river takes one of { $who }’s canoes over the falls: the chance to win falls from { $was } to { $now }.
}
# … and what the river did under the random fork.
turning-river = { $way ->
    [up] The river is kind to { $who }: the chance to win rises from { $was } to { $now }.
    [your-up] The river is kind to you: your chance to win rises from { $was } to { $now }.
    [your-down] The river is unkind to you: your chance to win falls from { $was } to { $now }.
   *[down] The river is unkind to { $who }: the chance to win falls from { $was } to { $now }.
}
turning-river-swept = { $way ->
    [your-down] The river carries one of your canoes over the falls: your chance to win falls from { $was } to { $now }.
   *[down] The river carries one of { $who }’s canoes over the falls: the chance to win falls from { $was } to { $now }.
}
# … and where a mistake was behind it, that comes first: $mark is “mistake” or “blunder”, with “your-” before it if it was yours;
# $played is what was played, $told the rest of the sentence, $choice what the champion would have done: “Paddle to disc 3”.
turning-erred = { $mark ->
    [your-mistake] You make a mistake: “{ $played }”.
    [your-blunder] You blunder: “{ $played }”.
    [mistake] { $name } makes a mistake: “{ $played }”.
   *[blunder] { $name } blunders: “{ $played }”.
}
turning-mistake = { turning-erred } { $told } Better: “{ $choice }”.

# Marks for decisions, from the least to the worst
analysis-mark = { $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

# niagara analyse: headings, columns (short), and what is said if there is nothing to show
analysis-decisions = decisions
analysis-player = player
analysis-result = result
analysis-accuracy = accuracy
analysis-skill = own play
analysis-gifts = gifts
analysis-luck = luck
analysis-chart = Chance to win, round by round
analysis-turning-points = Turning points
analysis-no-turning-point = No single moment changed the chances much.
analysis-worst = Costliest decisions
analysis-nothing-lost = No decision cost anyone much.
analysis-round = round
analysis-played = played
analysis-champion = champion
analysis-legend = { analysis-about } ?! inaccuracies, ? mistakes, ?? blunders. Luck: hidden tiles and the river.
analysis-running = { $path }: this game isn’t over. Only finished games can be analysed.
analysis-worker-died = A worker process died (killed, out of memory, or crashed). Try again, with fewer --jobs if memory is short.

# In the replay
analysis-title = What decided this game?
analysis-busy = The champion is going through every decision…
analysis-progress = { $done } of { $planned } decisions
analysis-waiting = { $ahead ->
    [0] Starting…
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
analysis-failed = The analysis didn’t finish. Please try again.
analysis-full = Many games are being analysed right now. Try again in a minute.
analysis-partial = Only games played from start to finish, in up to 100 rounds, can be analysed.
analysis-chances = Chance to win
analysis-chances-now = Round { $round }: { $chances }.
analysis-chance-of = { $name } { $chance }
analysis-signs = Signs on the chart
analysis-turning-point = turning point
analysis-here = This decision
analysis-best = Champion
analysis-chosen = Played
analysis-same = The champion would do the same.
analysis-equal = As good as the champion’s choice.
analysis-verdict = { $mark ->
    [none] Almost as good as the champion’s choice.
    [slim] The champion’s choice was a little better, but the chances were slim either way.
    [inaccuracy] A little worse than the champion’s choice.
    [mistake] Clearly worse than the champion’s choice.
   *[blunder] Far worse than the champion’s choice.
}
analysis-as-known = Judged by what could be known then, not by hidden tiles.
analysis-no-choice = There was nothing to decide here.
analysis-retry = Try again from here
analysis-ransom = Buy back a canoe for { a-gem }
analysis-stay = Leave the canoe ashore
# In place of a name in at-trip-steal: the one who reads it would have been robbed.
analysis-victim-you = you
# $canoe is “Canoe on disc 4”, $action “Paddle to disc 3”.
analysis-by-canoe = { $canoe }: { $action }
analysis-players = How everyone played
analysis-marked = { $name }: { analysis-mark }
# $told is the line above, $choice “Paddle to disc 3”.
analysis-own-costliest = Your own costliest choice: “{ $played }”. Better: “{ $choice }”.
analysis-better = { $told }. Better: “{ $choice }”.
analysis-more = { $count ->
    [one] One more
   *[other] { $count } more
}
analysis-about = Accuracy: 100 means every decision was as good as the champion’s. It measures the share of a player’s own chances that was given away, so with slim chances it can be low without a blunder. An inaccuracy is a little worse, a mistake clearly worse, a blunder far worse, by what could be known then.
analysis-luck-title = Luck: hidden tiles and the river
analysis-luck-was = { $luck ->
    [very-lucky] very lucky
    [lucky] lucky
    [unlucky] unlucky
    [very-unlucky] very unlucky
   *[even] even
}
analysis-account = Play and luck in numbers
analysis-start = start
analysis-account-about = In hundredths of a win: start, own play, gifts and luck add up to the result. Each is a sum over the whole game, so it can go beyond 100. Own play: given away by decisions worse than the champion’s. Gifts: given away by the others. Luck: hidden tiles and the river.
analysis-numbers = Chances in numbers
