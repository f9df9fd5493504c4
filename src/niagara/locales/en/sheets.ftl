# The sheets over a table: a player, the menu, the result. They come a while after the game.

# A player's sheet
at-progress-any = Any one of these wins:
at-person-is = { $kind ->
    [none] { $seat ->
        [0] Red canoes
        [1] Yellow canoes
        [2] Green canoes
        [3] Blue canoes
       *[4] Brown canoes
    }
   *[other] { $seat ->
        [0] { $kind } · red canoes
        [1] { $kind } · yellow canoes
        [2] { $kind } · green canoes
        [3] { $kind } · blue canoes
       *[4] { $kind } · brown canoes
    }
}
at-person-tile = This round
at-person-top = Last tile
at-person-no-tile = Not yet
at-person-left = In hand
at-person-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
at-mute = Mute { $name }
at-unmute = Unmute { $name }
at-mute-bot = Hide { $name }’s remarks
at-unmute-bot = Show { $name }’s remarks

# The menu
at-aids = Help on the board
at-help = Keyboard shortcuts
at-key-tiles = 1 – 6, C
at-key-tiles-does = Pick a tile (C is the cloud)
at-key-confirm = Enter
at-key-confirm-does = Play the tile you picked
at-key-move = Tab, arrows
at-key-move-does = Move between canoes and spots; Enter chooses
at-key-weather = + −
at-key-weather-does = Change the weather
at-key-back = Backspace
at-key-back-does = Undo
at-key-end = E
at-key-end-does = End your turn
at-key-skip = Any key
at-key-skip-does = Skip the animation
at-key-log = L
at-key-log-does = Open the game log
at-key-help = ?
at-key-help-does = Show this list
at-copy-link = Copy the link to this table
at-link-note = Anyone with the link can watch.
at-vote-propose = Propose ending the game
at-vote-asked = You voted to end the game
at-resign = Resign
at-resign-sure = A bot takes your seat for good. You can still watch.
at-resign-yes = Yes, resign
at-leave = Leave the table
at-leave-note = You keep your seat and can return any time.
at-menu-stop = Stop playing
at-end-note = The game ends now, without a winner.
at-propose-note = Everyone is asked. If all agree, the game ends without a winner.

# The result
# Why several players win: at the round limit, with gem values as the tie-break, or by the usual rule.
at-result-shared = { $by ->
    [limit] When the rounds ran out, they were equally close to a goal, with as many gems.
    [gem-value] Several players reached a goal in the last round, and their gems are worth the same.
   *[shared] Everybody who reaches a goal by the end of the last round wins.
}
at-result-rounds = { $rounds ->
    [one] After 1 round
   *[other] After { $rounds } rounds
}
at-result-won = closest to a goal
at-result-board = See the board
at-victory-with = With { $goals }
at-victory-warm = Well paddled!
at-feat-stolen = { $count ->
    [one] You pulled off a theft, and nobody managed more.
   *[other] Nobody stole more gems than you: { $count }.
}
at-feat-stolen-shared = { $names } stole the most gems: { $count } each.
at-feat-landed-shared = { $names } brought the most gems ashore: { $count } each.
at-feat-landed-most = { $count ->
    [one] Nobody brought more gems ashore than you.
   *[other] Nobody brought more gems ashore than you: { $count }.
}
# How a game was lost by one gem: $gem is the one that was missing.
at-miss = { $goal ->
    [kinds] You were only { a-gem } short of one of each kind!
    [alike] You were only { a-gem } short of four of a kind!
   *[all] You were only one gem short of seven!
}
at-tip-lost = Canoes lost to the falls: { $count }. Next time, look at the river’s forecast before you stay near the edge.
at-feat-close = You came closest to winning.
at-feat-dry = You never lost a canoe to the falls.
at-feat-guarded = Nobody stole a gem from you.
at-feat-landed = { $count ->
    [one] You brought a gem safely ashore.
   *[other] You brought { $count } gems safely ashore.
}
at-feat-stayed = The river had the better of you today. Next time!
# $count is 2 or more in these.
at-feat-lost = The falls took { $count } of your canoes. Next time they won’t!
at-feat-lost-won = You won, though the falls took { $count } of your canoes.
at-feat-robbed = Others stole from you { $count } times: you had what they all wanted.
at-feat-robbed-won = You won, though others stole from you { $count } times.
at-share = Share
at-share-copied = Link copied.
at-share-picture = Save the picture
at-rematch = Rematch
at-rematch-join = Join the rematch
at-replay = Replay
at-chart = Gems round by round
at-chart-round = Round { $round }
at-chart-says = { $rounds ->
    [one] Each player’s gems after one round
   *[other] Each player’s gems after each of { $rounds } rounds
}
at-fact-landed = Brought ashore
at-fact-stolen = Steals
at-fact-robbed = Times robbed
at-fact-lost = Canoes lost
at-fact-ransomed = Bought back

# Votes: to end the game, or to let a bot play for somebody
at-vote-ask = { $count ->
    [one] { $names } wants to end the game here, with no winner. Do you agree?
   *[other] { $names } want to end the game here, with no winner. Do you agree?
}
at-vote-waiting = You voted to end the game here. It ends once everyone here agrees.
at-vote-alone = Everyone else here agrees, or is away. End the game now?
at-vote-end = End the game
at-vote-yes = Agree
at-vote-no = Keep playing
at-vote-withdraw = Keep playing
at-absent-wait = { $name } is away. A bot can take over in { $left }.
at-absent-ask = { $name } is away. Let a bot take over until they’re back?
at-absent-voted = You voted to let a bot play for { $name } until they’re back.
at-absent-votes = { $votes } of { $needed } votes
at-absent-yes = Let a bot play
at-absent-no = Keep waiting
