"""Commands during and after the game: actions, returning, resigning, voting, rematches."""

from collections.abc import Sequence

from niagara.rules import Action, IllegalAction, NaturalFork
from niagara.rules.events import Pushed
from niagara.server.action_codec import raw, read_action
from niagara.server.commands import Act, Person, Rematch, Resign, Return, StandIn, Vote
from niagara.server.entries import Acted, By, Resigned, Returned, StandInVoted, Voted
from niagara.server.presence import Presence
from niagara.server.refusal import Refusal
from niagara.server.table_setup import OPEN, Setup, bot_seat, with_temperaments
from niagara.server.table_state import NOBODY, NewEntry, TableState


def act(table: TableState, who: Person, command: Act) -> NewEntry:
    """Choose a tile, pay ransoms, or play a whole turn."""
    table.game()
    check_owner(table, who.session, command.seat)
    if command.sequence < table.since[command.seat].sequence:
        raise Refusal("stale", "the table has moved on since: look again")
    actions = [read_action(item, f"actions[{i}]") for i, item in enumerate(command.actions)]
    return acted_entry(table, command.seat, actions, "person")


def acted_entry(table: TableState, seat: int, actions: Sequence[Action], by: By) -> NewEntry:
    """The entry of some actions, with their outcome; raises `Refusal`."""
    again = table.can_choose_again(seat)
    draw = NaturalFork(table.rng, begun=table.has_pushed)
    try:
        outcome = table.outcome(seat, actions, draw, is_again=again)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from error
    river = None
    if table.options.fork == "natural":
        river = tuple(event.arm for event in outcome.events if isinstance(event, Pushed)) or None
    entry = Acted(seat, tuple(raw(action) for action in actions), by, river, again)
    return NewEntry(entry, outcome)


def reclaim(table: TableState, who: Person, _command: Return) -> Returned:
    """Take the seat back from the bot that plays for it meanwhile."""
    table.game()
    away = [seat for seat in table.owned_by(who.session) if seat in table.away]
    if not away:
        raise Refusal("not-now", "your seat is yours already")
    return Returned(away[0])


def resign(table: TableState, who: Person, command: Resign) -> Resigned:
    """Hand a seat over to a bot; the game ends when the last person resigns."""
    table.game()
    check_owner(table, who.session, command.seat)
    others = [seat for i, seat in enumerate(table.seats) if i != command.seat]
    is_last = not any(seat.session for seat in others)
    seats = list(table.seats)
    seats[command.seat] = bot_seat(command.level)
    temperament = with_temperaments(seats, table.id)[command.seat].temperament
    return Resigned(command.seat, command.level, is_last, temperament)


def vote(table: TableState, who: Person, command: Vote, presence: Presence) -> Voted:
    """Vote for or against abandoning the game; those present decide, a single no ends the vote."""
    table.game()
    seat = own_seat(table, who)
    others = [each for each in presence.of(table.people()) if each != who.session]
    is_decided = command.yes and all(table.votes.get(each) for each in others)
    if table.votes.get(who.session) == command.yes and not is_decided:
        raise Refusal("not-now", "you have voted so already")
    if not command.yes and not table.votes:
        raise Refusal("not-now", "nobody has proposed to abandon the game")
    return Voted(who.session, seat, command.yes, is_decided)


def stand_in(table: TableState, who: Person, command: StandIn, presence: Presence) -> StandInVoted:
    """Vote for a bot to play for an absent person; most of those present decide."""
    table.game()
    seat = own_seat(table, who)
    whom = table.seat_at(command.seat).session
    if whom is None or whom == who.session:
        raise Refusal("not-now", f"seat {command.seat} is nobody else's")
    if not command.yes:
        if who.session not in table.stand_in_votes.get(whom, {}):
            raise Refusal("not-now", "you have not voted for that")
        return StandInVoted(who.session, seat, command.seat, yes=False)
    _check_absent(table, command.seat, whom, presence)
    votes = {*stand_in_voters(table, whom, presence), who.session}
    is_decided = len(votes) >= stand_in_majority(table, presence, who.session)
    if who.session in table.stand_in_votes.get(whom, {}) and not is_decided:
        raise Refusal("not-now", "you have voted so already")
    return StandInVoted(who.session, seat, command.seat, True, is_decided)


def _check_absent(table: TableState, seat: int, whom: str, presence: Presence) -> None:
    """Raise `Refusal` unless a bot may play for somebody now."""
    if seat in table.stood_in:
        raise Refusal("not-now", f"a bot plays for seat {seat} already")
    if table.stand_in_after is None:
        raise Refusal("not-now", "at this table everybody is waited for")
    since = presence.absent.get(whom)
    if since is None:
        raise Refusal("not-now", f"the person on seat {seat} is here")
    if presence.now - since < 1000 * table.stand_in_after:
        raise Refusal("not-now", f"seat {seat} is waited for {table.stand_in_after} seconds")


def stand_in_voters(table: TableState, whom: str, presence: Presence) -> list[str]:
    """Those present who have voted for a bot since this person was last here."""
    votes, since = table.stand_in_votes.get(whom, {}), presence.absent.get(whom, presence.now)
    return [each for each in presence.of(table.people()) if votes.get(each, -1) >= since]


def stand_in_majority(table: TableState, presence: Presence, who: str | None = None) -> int:
    """How many votes are most of those present."""
    return len(presence.of(table.people(), who)) // 2 + 1


def check_rematch(table: TableState, who: Person, _command: Rematch) -> None:
    """Raise `Refusal` if somebody may not ask for a rematch."""
    if table.status not in ("over", "abandoned"):
        raise Refusal("not-now", "the game is still on")
    own_seat(table, who)
    if table.exercise is not None:
        raise Refusal("not-now", "an exercise has no rematch: begin it again")


def rematch_setup(table: TableState) -> Setup:
    """The same seats and options for another game, with the people who resigned."""
    seats = [
        OPEN if seat.name == NOBODY and seat.session is None else seat
        for seat in table.first_seats()
    ]
    return Setup(
        seats=with_temperaments(seats, table.id),  # bots of older tables have none
        rules=table.rules,
        clock=table.clock,
        is_public=table.is_public,
        is_rated=table.is_rated,
        position=table.practice,
        stand_in_after=table.stand_in_after,
        hints=table.has_hints,
    )


def own_seat(table: TableState, who: Person) -> int:
    """The person's first seat; raises `Refusal` if they have none."""
    seats = table.owned_by(who.session)
    if not seats:
        raise Refusal("not-yours", "you do not sit at this table")
    return seats[0]


def check_owner(table: TableState, session: str, seat: int) -> None:
    """Raise `Refusal` unless a session owns the seat."""
    if seat not in table.owned_by(session):
        raise Refusal("not-yours", f"seat {seat} is not yours")
