# A table before its game begins: seats, options, invitations.

lobby = Your table is ready
lobby-of = { $name }’s table
lobby-seats = Seats
lobby-waiting = Share the link, or fill the seats with bots.
lobby-waiting-more = Wait for more friends, or start now: bots take the open seats.
lobby-arrived = { $name } is here!
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
lobby-start-who = Start: { $who }
lobby-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
lobby-agree = I agree
lobby-agreed = agreed
lobby-agree-first = This table is rated and has changed. Check the options and seats, then agree.
lobby-unagreed = Waiting for { $names } to agree to the rated game.
lobby-lacking = { $lacking ->
    [seats] A rated game needs every seat taken: wait, or fill them with bots.
   *[people] A rated game needs at least two people.
}
lobby-join = Join the game
lobby-leave = Leave the table
lobby-sit = Sit here
lobby-move = Move here
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
lobby-other-bot = Another bot
lobby-bot-like = { $temperament ->
    [cautious] { bot-name } · careful
    [thief] { bot-name } · thief
    [racer] { bot-name } · racer
    [gambler] { bot-name } · gambler
    [collector] { bot-name } · collector
   *[rainmaker] { bot-name } · rainmaker
}
lobby-bot-colour = { $colour } · { lobby-bot }
lobby-you = { $colour } · You
lobby-local = { $colour } · sharing a device
lobby-colour = { $colour }
lobby-open-seat = Open seat
lobby-chat = Chat
lobby-chat-none = Say hello while you wait.

options-changed = { $count ->
    [0] standard rules
    [one] 1 changed
   *[other] { $count } changed
}
options-host = The host sets these.
option-clock = Clock
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
option-rated = Rated
rated-hint = Counts for the leaderboard. The table is public and has a clock, at least two people play, and everyone agrees.
rated-hint-local = Not available when players share a device.

# Sheets in which tables for several people are made
friends-text = You’ll get a link to share. Friends can use it to play or watch.
friends-bots = Bots can fill any empty seats.
friends-open = Create a table
option-public = Public
public-hint = Listed under Watch: anyone can join or watch.
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
invite-text = Anyone with this link can play or watch.
invite-local = This link only works on this computer.
invite-how = How can other devices join?
invite-open-server = Whoever runs the server starts it with this command, then opens the address it shows for the network:
invite-link = Link to this table
invite-qr = QR code for the link to this table
