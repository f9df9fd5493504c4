# The rulebook. One paragraph is one message; which rule it explains is in src/niagara/rulebook/book.json.
# book-r4-8-title is the heading of rule R4.8, book-r4-8 its text; book-d3-title is a question, book-d3 its answer.
# Players in the pictures are named by the colours of their canoes. L and R in the names of discs stand on the board.

# Around the text
book-contents = Contents
book-chapter = Chapter { $number } of { $count }
book-search = Search the rules
book-search-clear = Clear the search
book-found = { $count ->
    [0] Nothing found. Try another word, or look through the contents.
    [one] 1 passage found
   *[other] { $count } passages found
}
book-previous = Back: { $chapter }
book-next = Next: { $chapter }
book-rule = Rule { $rule }
book-question = Question { $rule }
book-see = See also
book-show = Show me
book-show-again = Show me again
book-tiles = Tiles played
book-tile-of = { $tile ->
    [cloud] { $name }: the cloud
   *[other] { $name }: { $tile }
}
book-print = Print the summary

# 1 The goal
book-goal = The goal
book-goal-lead = Paddle down the river, load gems and bring them ashore. But every round the river flows, and at its end are the falls.
book-goal-win = You win with
book-goal-four = Four gems of one kind
book-goal-five = One gem of each kind
book-goal-seven = Any seven gems
book-goal-play = This is how it goes
book-goal-tile = Everyone picks a tile in secret.
book-goal-move = Your number says how far your canoes paddle.
book-goal-river = The lowest number of all says how fast the river flows.
book-goal-home = A gem is yours once its canoe is ashore.
book-goal-tip = So paddle, look around, and guess what the others are up to. A low number keeps everyone safe. A high one takes you far, and maybe too close to the edge.

# 2 The board
book-board = The board
book-board-lead = Here is everything you play with, from the shore at the top to the falls at the bottom.
book-fig-opening = A game for four, just begun. All canoes are ashore, and seven gems lie at each site.
book-r1-1-title = Players, canoes, tiles
book-r1-1 = Three, four or five of you can play. Each has two canoes of one colour: red, yellow, green, blue or brown. Each also has the same seven tiles: the numbers 1 to 6 and a cloud. (Do you own the box? There the tiles are called paddle cards.)
book-r1-2-title = The gems
book-r1-2 = There are five kinds: violet amethysts, clear diamonds, yellow ambers, blue sapphires and red rubies. Seven of each are in play, 35 in all; an eighth in the box is a spare. No gem ever leaves the game. It lies at a site, rides in a canoe or belongs to a player.
book-r1-3-title = The river
book-r1-3 = Nine discs make the river. Disc 1 floats beside the pier, at the rope. Then come 2, 3, 4 and 5. There an island splits the river: the left arm has the discs 6L and 7L, the right arm 6R and 7R. After 7 come the falls. The shore lies above disc 1.
book-r1-4-title = The sites
book-r1-4 = Gems lie at five sites, in the box called discovery sites: amethysts at disc 3, diamonds at 4, ambers at 5. Sapphires and rubies wait on the island. You reach the sapphires from 6L and 6R, the rubies from 7L and 7R. Discs 1 and 2 have no site. As the game goes on, gems of any kind may end up at any site.
book-r1-5-title = The weather track
book-r1-5 = The weather is −1, 0, +1 or +2. It begins at 0.
book-r1-6-title = Getting ready
book-r1-6 = Seven gems of its kind lie at each site. All canoes are ashore, everyone holds all seven tiles, and the weather is 0. Chance decides who goes first and gets the life preserver.

# 3 A round
book-round = A round, step by step
book-round-lead = The game is played in rounds. Each round has four phases.
book-round-choose = Everyone chooses a tile.
book-round-turns = One after the other, you move your canoes or change the weather.
book-round-river = The river flows.
book-round-start = The life preserver moves on.
book-fig-round = Round 1 of a game for three. Red plays 3 and paddles to disc 3, Yellow plays 2 and paddles to disc 2, Green makes it rain. The lowest number is 2, the weather is now +1: the river flows 3 discs. Then Yellow goes first.
book-r2-1-title = Choose a tile in secret
book-r2-1 = Everyone picks one tile from their hand, secretly and at the same time. A tile you’ve played is out until you’ve played all seven. Then all seven come back, so after every seventh round your hand is full again.
book-r2-2-title = Take your turns
book-r2-2 = Whoever holds the life preserver goes first, then it goes on clockwise. On your turn you show your tile. A number moves your canoes, the cloud changes the weather. Until it’s your turn, nobody knows what you’ve chosen.
book-r2-3-title = The pile of played tiles
book-r2-3 = Your played tiles lie in a pile, and everyone sees only the one on top. What’s underneath? Good for those who remember!
book-r2-4-title = The river flows, a new round begins
book-r2-4 = When everyone has had a turn, the river flows. After that the life preserver goes to the next player clockwise, who goes first in the next round.

# 4 Trips
book-trips = Trips and what they cost
book-trips-which = Which canoes move?
book-trips-which-lead = Look where your canoes are when your turn begins.
book-r3-1-title = Both ashore
book-r3-1 = Launch one of them. The other one stays.
book-r3-2-title = One ashore, one on the river
book-r3-2 = The one on the river must move. The one ashore may be launched too, if you like.
book-r3-3-title = Both on the river
book-r3-3 = Both must move.
book-r3-4-title = One on the river, one lost
book-r3-4 = The one on the river must move.
book-r3-5-title = One trip for each canoe
book-r3-5 = No canoe makes more than one trip in a turn. Each gets all the steps of your tile, and you decide which one goes first. A canoe that has come ashore this turn stays there.
book-fig-two-canoes = Red plays 4, and both canoes get 4 steps. One paddles 2 discs down and loads an amber. The other paddles 4 up and brings its diamond ashore.
book-trips-cost = What does it cost?
book-r4-1-title = Steps and prices
book-r4-1 = The number on your tile says how many steps each of your canoes has for its trip. Paddling costs steps, and so do gems.
book-price-step = Paddle to the next disc
book-price-shore = From the shore to disc 1, or back
book-price-load = Load a gem
book-price-unload = Unload a gem at a site
book-price-swap = Swap: unload one, load another
book-price-steal = Steal a gem
book-price-free = free
book-r4-2-title = Use every step
book-r4-2 = A canoe must use all its steps. They may only be left over when it reaches the shore or goes over the falls. Then the rest is lost.
book-fig-choices = Red plays 3 with an empty canoe at disc 6R. These are all its choices: load here and paddle 1, paddle 1 and load there, paddle 3 up, with or without stealing, or 3 down and over the falls.
book-r4-3-title = One direction
book-r4-3 = A trip goes upstream or downstream, never both. On your way down past disc 5, you choose the arm. Up one arm and down the other is not possible in one trip. Canoes are never in each other’s way: any number can share a disc.
book-fig-launch = Both canoes ashore and a 6 on the tile: launch one to disc 6L or 6R, or to disc 4 and load a diamond.
book-r4-13-title = Over the falls on purpose
book-r4-13 = You may paddle over the falls if you want to. The canoe is lost, just as if the river had taken it.

# 5 Cargo
book-cargo = Loading and unloading
book-r4-4-title = Before or after paddling
book-r4-4 = A canoe carries one gem. Load and unload before you paddle or after it, never on the way, and never at both ends of a trip. Only thieves have one exception.
book-r4-5-title = Load
book-r4-5 = An empty canoe at a site can load one gem that lies there. You choose the kind.
book-r4-6-title = Unload
book-r4-6 = You can put your gem down at any site, even if other kinds lie there.
book-r4-7-title = Swap
book-r4-7 = At one site you can unload a gem and load another in one go. The new one must be of a different kind. A gem you’ve loaded this turn can’t be unloaded at a site in the same turn.
book-fig-swap = Red plays 5 with an amber aboard: 1 step to paddle to disc 6L, 4 steps to swap the amber for a sapphire.
book-r4-10-title = Bring it ashore
book-r4-10 = When a loaded canoe reaches the shore, its gem is yours, where everyone can see it. Empty canoes may return to shore as well.
book-r4-11-title = No passing on
book-r4-11 = Gems don’t go from canoe to canoe, not even between your own. The only way is stealing.
book-r4-12-title = Without paddling
book-r4-12 = With a 2 you can load or unload and stay where you are, with a 4 you can swap. A 1 is never enough for gems.

# 6 Stealing
book-stealing = Stealing
book-stealing-lead = Why go all the way down for a gem when someone is carrying one past you?
book-r4-8-title = How to steal
book-r4-8 = Paddle an empty canoe upstream, at least one disc, and use all your steps. If another player’s loaded canoe is on the disc where you end, you may take its gem. It costs nothing.
book-r4-8-choice = You don’t have to steal, and you choose from whom. You can’t steal ashore, or from yourself.
book-r4-8-after = Someone stole from you? Your canoe is simply empty. On your own turn it can load, or steal.
book-fig-steal = Red plays 2 with an empty canoe at disc 6L: up to disc 4, where Yellow is carrying a diamond. Now it’s Red’s.
book-fig-no-steal = Here it’s the other way round. Red would have to paddle downstream to reach Yellow, so Yellow’s ruby is safe.
book-r4-9-title = Unload first, steal at the end
book-r4-9 = Before you paddle, you may unload at a site to be empty, and then steal where you end. But unloading at the end of your trip and then stealing there isn’t allowed.
book-fig-unload-steal = Red plays 5: 2 steps to unload the diamond, 3 to paddle up to disc 2. There Green’s ruby changes hands.

# 7 Weather
book-weather = The weather
book-r5-1-title = One step, up or down
book-r5-1 = The cloud moves the weather by one step. Up or down, that’s your choice, but it must move. From +2 it only goes down, from −1 only up.
book-fig-weather = Green plays the cloud and moves the weather from 0 to +1. From now on the river flows one disc faster, until a cloud changes it again.
book-r5-2-title = Canoes rest
book-r5-2 = If you play the cloud, none of your canoes moves this turn. You don’t load, unload or steal.

# 8 The river
book-river = The river and the fork
book-r6-1-title = How far it flows
book-r6-1 = Take the lowest number that was played this round and add the weather. That’s how many discs the river flows. If there were only clouds, the weather alone counts. Less than 0 is 0: then the river doesn’t move.
book-fig-flow = Tiles 3, 3, 5 and 2, and Brown’s cloud moves the weather to +2. Lowest number 2 plus weather 2: the river flows 4 discs.
book-fig-no-flow = The lowest number is 1, and the weather is −1. Nothing moves, not even the canoe at the edge.
book-r6-2-title = Push by push
book-r6-2 = For each step one disc is pushed in at the rope. Everything from 1 to 5 moves one disc on. The disc from 5 slides into one of the arms, and only that arm moves: 6 becomes 7, and 7 goes over the falls. The other arm rests. So every push sends one disc over the falls, with all canoes on it.
book-fig-push = One push, and the arrow points left. The canoes at discs 5, 6L and 7L move on. Blue, at 7R in the right arm, doesn’t move at all.
book-r6-3-title = The arms take turns
book-r6-3 = Left, right, left, right, push after push, and in the next round it goes on where it stopped. The arrow at the fork shows where the next disc goes.
book-r6-6-title = Just drifting
book-r6-6 = While the river flows, nobody steers, loads or steals.

# 9 The falls
book-falls = Over the falls, and back again
book-r6-5-title = Lost canoes
book-r6-5 = If a disc goes over the falls, every canoe on it is lost until you buy it back. Its gem returns to the site of its kind.
book-fig-fall = Red’s canoe at disc 7L has a ruby aboard. The next push goes left: the canoe is lost, and the ruby is back on the island.
book-r7-1-title = Buying back
book-r7-1 = Before you choose your tile, you can buy a lost canoe back. Pay with one gem you own, of any kind. The gem goes back to the site of its kind, the canoe comes ashore, and you can use it this very round.
book-fig-ransom = Red pays an amber, and the lost canoe is ashore again.
book-r7-2-title = Both at once
book-r7-2 = If you have gems enough, you can buy both canoes back in one round.
book-r7-3-title = With empty hands
book-r7-3 = If both your canoes are lost and you have no gem, one canoe comes back free, as soon as the river has flowed.
book-fig-free = Yellow’s last canoe goes over the falls, and Yellow has no gems: one canoe comes back at once.
book-r7-4-title = You don’t have to
book-r7-4 = If you’d rather keep your gems, you may wait, even without a single canoe.

# 10 Winning
book-winning = Winning
book-r8-1-title = Reaching a goal
book-r8-1 = You reach a goal with four gems of one kind, five different kinds, or seven gems in all. Then everyone who is still to move takes a turn, and the game is over. The river doesn’t flow again.
book-fig-win = Red brings the fourth ruby ashore. Yellow and Green still take their turns, and Green brings home the fifth kind: Red and Green share the win.
book-r8-2-title = Several winners
book-r8-2 = Everyone who has reached a goal by the end wins, and you share the win. If your table plays with gem value, the gems are added up: an amethyst counts 1, a diamond 2, an amber 3, a sapphire 4 and a ruby 5. The highest sum wins. If that’s a draw too, you share.

# 11 Options
book-options = Options at your table
book-options-lead = Whoever sets up a table can change these. If nobody does, you play by the standard rules.
book-r6-4-title = Fork
book-r6-4 = Alternating is the standard: the arms take turns, without exception. Random is more like the game in the box: usually the arms take turns, but one push in eight goes into the same arm again. The arrow shows the arm that’s expected.
book-ties-title = Ties
book-ties = Shared win is the standard. With gem value, the most valuable gems decide between several winners.
book-r8-3-title = Length
book-r8-3 = Usually there’s no limit. With one, the game is over after the turns of the last round, and whoever is closest to a goal wins: 3 of 4 alike is closer than 3 of 5 kinds. If that’s a draw, the most gems decide.
book-piles-title = Open piles
book-piles = Everyone sees all the tiles that have been played, and nobody has to remember.

# 12 Questions
book-questions = Questions and answers
book-questions-lead = Eight questions that come up at every table.
book-d1-title = One canoe is lost, the other ashore. Do I have to launch it?
book-d1 = No. Launch it, or end your turn and leave it where it is. Only a canoe on the river must move.
book-d2-title = Both my canoes are lost. What does my number do?
book-d2 = It moves nothing, but it counts for the river like any other.
book-d3-title = I load without paddling. Is that before my trip or after?
book-d3 = It makes no difference. When a game is written down, we write it as before.
book-d4-title = Which arm comes first?
book-d4 = Chance decides, before the game begins. The arrow at the fork shows it from the start.
book-d5-title = May I buy back two canoes in one round?
book-d5 = Yes, for one gem each.
book-d6-title = No canoes and no gems: am I out?
book-d6 = Never. As soon as the river has flowed, your first canoe is ashore again, free of charge.
book-d7-title = Can I load a gem and bring it ashore in the same turn?
book-d7 = Yes. It just can’t be unloaded at a site this turn, and coming ashore isn’t unloading.
book-fig-load-home = Red plays 5 at disc 3: 2 steps to load an amethyst, 3 to paddle ashore. It’s Red’s in one turn.
book-d8-title = When exactly can I buy a canoe back?
book-d8 = Before you choose the tile you’ll play. If you take your tile back, you can buy canoes back again before you choose the next one.

# 13 Everything on one page, to print
book-summary = Summary
book-sum-lead = Bring gems ashore before the river takes you.
book-sum-goals = Goals
book-sum-round = A round
book-sum-choose = Everyone secretly chooses a tile. (First, you may buy lost canoes back: one gem each.) Played tiles come back after seven rounds.
book-sum-turns = Clockwise, show your tile: a number moves canoes, the cloud moves the weather one step up or down.
book-sum-river = The river flows: lowest number plus weather. Each push sends one disc over the falls; the arms take turns.
book-sum-start = The life preserver goes to the next player, who goes first.
book-sum-canoes = Your canoes
book-sum-ashore = Both ashore: launch one.
book-sum-river-one = One on the river: it must move. One ashore besides: you may launch it.
book-sum-river-both = Both on the river: both must move, each with all the steps.
book-sum-prices = Prices in steps
book-sum-trip = A trip
book-sum-all = Use all steps. Only at the shore and over the falls are leftovers lost.
book-sum-direction = Upstream or downstream, never both.
book-sum-cargo = A canoe carries one gem. Load or unload before paddling or after, not on the way.
book-sum-swap = Swap only for another kind. A gem just loaded may go ashore, but not to a site.
book-sum-steal = Stealing
book-sum-steal-how = Paddle an empty canoe upstream and end, all steps used, on the disc of another player’s loaded canoe: its gem can be yours.
book-sum-steal-unload = You may unload before you paddle, but not right before you steal.
book-sum-falls = Over the falls
book-sum-lost = The canoe is lost, its gem returns to the site of its kind.
book-sum-free = No canoes, no gems: one canoe comes back free.
book-sum-end = The end
book-sum-last = When someone reaches a goal, those still to move take their turns. Then the game is over, without the river flowing. Several can win.
book-sum-sites = Where gems lie

# Ways to learn, above the rulebook
learn-doors = Learn by playing
learn-lessons = Lessons
learn-lessons-hint = Ten short ones, on the real board
learn-puzzles = Puzzles
learn-puzzles-hint = Find the best turn or tile; a new one every day
learn-openings = Openings
learn-openings-hint = What strong players do in the first rounds
