"""Commands before the start: seats, options, agreeing, starting."""

from typing import Final

from niagara.rules import deal
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.codec import position_from_json
from niagara.server import commands
from niagara.server.commands import Person
from niagara.server.entries import Abandoned, Agreed, Changed, Invited, Seated, Started
from niagara.server.game_commands import own_seat
from niagara.server.refusal import Refusal
from niagara.server.table_setup import (
    OPEN,
    Seat,
    bot_seat,
    check_clock,
    check_level,
    check_rated,
    check_stand_in,
    clean_name,
    local_seat,
    options_of,
    rated_fault,
    with_temperaments,
)
from niagara.server.table_state import TableState

HINTS: Final = "a game with hints is played against bots, and is not rated"
BOTS_ROUNDS: Final = 60  # the round limit of a game that only bots play
HOSTS: Final = "only the host can do that"
PRACTICE: Final = (
    "a practice game is private, unrated and by its position's rules: only the clock can change"
)


def join(table: TableState, who: Person, command: commands.Join) -> Seated:
    """Take a seat, or change seats."""
    _check_open(table)
    if who.session in table.removed:
        raise Refusal("not-yours", "the host has removed you: they can let you in again")
    wanted = command.seat
    if wanted is None:
        wanted = next((i for i, seat in enumerate(table.seats) if not seat.is_taken), None)
    if wanted is None:
        raise Refusal("full", "every seat is taken")
    if table.seat_at(wanted).is_taken:
        raise Refusal("full", f"seat {wanted} is taken")
    seats = [_without_person(seat, who.session) for seat in table.seats]
    seats[wanted] = Seat("person", who.session, clean_name(who.name))
    return Seated(tuple(seats), table.host)


def _without_person(seat: Seat, session: str) -> Seat:
    return OPEN if seat.kind == "person" and seat.session == session else seat


def leave(table: TableState, who: Person, _command: commands.Leave) -> Seated | Abandoned:
    """Leave; the next person becomes host, and a table without people is abandoned."""
    _check_open(table)
    if not table.owned_by(who.session) and who.session != table.host:
        raise Refusal("not-now", "you do not sit at this table")
    seats = tuple(OPEN if seat.session == who.session else seat for seat in table.seats)
    others = [seat.session for seat in seats if seat.session is not None]
    if who.session != table.host:
        return Seated(seats, table.host)
    return Seated(seats, others[0]) if others else Abandoned()


def arrange(table: TableState, who: Person, command: commands.Arrange) -> Seated:
    """Open a seat, or give it to a bot or a local player; for the host, and for one's own seat."""
    _check_open(table)
    seat = table.seat_at(command.seat)
    is_own = seat.session == who.session
    if command.kind == "local":
        if not (is_own or not seat.is_taken) or not _takes_part(table, who):
            raise Refusal("not-yours", f"seat {command.seat} is not yours to give")
        if table.is_rated:
            raise Refusal("not-now", "a rated table has no local seats")
        now = local_seat(who.session, command.name)
    else:
        if who.session != table.host and not is_own:
            raise Refusal("not-yours", HOSTS)
        # A bot that changes only its level stays who it was.
        temperament = command.temperament or seat.temperament
        if command.kind == "open" and table.has_hints:
            raise Refusal("not-now", HINTS)
        now = OPEN if command.kind == "open" else bot_seat(command.level, temperament)
    seats = list(table.seats)
    seats[command.seat] = now
    seats = list(with_temperaments(seats, table.id))
    if is_own or seat.kind != "person":
        return Seated(tuple(seats), table.host)
    # The host removes a person, with the further people at their device.
    others = tuple(OPEN if each.session == seat.session else each for each in seats)
    return Seated(others, table.host, removed=seat.session)


def invite(table: TableState, who: Person, command: commands.Invite) -> Invited:
    """Let somebody join again whom the host had removed."""
    _check_host(table, who)
    if command.player not in table.removed:
        raise Refusal("not-now", "nobody of that id was removed from this table")
    return Invited(command.player)


def _takes_part(table: TableState, who: Person) -> bool:
    return who.session == table.host or bool(table.owned_by(who.session))


def add_seat(table: TableState, who: Person, _command: commands.AddSeat) -> Seated:
    """Add an open seat at the end."""
    _check_resizable(table, who)
    if table.has_hints:
        raise Refusal("not-now", HINTS)
    if len(table.seats) >= MAX_SEATS:
        raise Refusal("full", f"R1.1: a table has at most {MAX_SEATS} seats")
    return Seated((*table.seats, OPEN), table.host)


def remove_seat(table: TableState, who: Person, command: commands.RemoveSeat) -> Seated:
    """Remove a seat that no person has."""
    _check_resizable(table, who)
    seat = table.seat_at(command.seat)
    if seat.kind not in ("open", "bot"):
        raise Refusal("full", f"seat {command.seat} is taken: only an open one or a bot's can go")
    if len(table.seats) <= MIN_SEATS:
        raise Refusal("not-now", f"R1.1: a table has at least {MIN_SEATS} seats")
    seats = table.seats[: command.seat] + table.seats[command.seat + 1 :]
    return Seated(seats, table.host)


def _check_resizable(table: TableState, who: Person) -> None:
    _check_host(table, who)
    if table.practice is not None:
        raise Refusal("not-now", "a practice game has as many seats as its position has players")


def fill(table: TableState, who: Person, command: commands.Fill) -> Seated:
    """Put bots on all open seats."""
    _check_host(table, who)
    bot = bot_seat(check_level(command.level))
    seats = [seat if seat.is_taken else bot for seat in table.seats]
    return Seated(with_temperaments(seats, table.id), table.host)


def change(table: TableState, who: Person, command: commands.Change) -> Changed:
    """Change the options."""
    _check_host(table, who)
    options = options_of(command.rules)
    if table.practice is not None:
        is_same = not command.rules or options == table.options
        if command.public or command.rated or not is_same:
            raise Refusal("not-now", PRACTICE)
        stand_in = check_stand_in(command.stand_in_after, command.clock, is_rated=False)
        return Changed(table.rules, check_clock(command.clock), False, False, stand_in)
    if command.rated and table.has_hints:
        raise Refusal("not-now", HINTS)
    if command.rated:
        check_rated(command.public, command.clock, table.seats)
    clock = check_clock(command.clock)
    stand_in = check_stand_in(command.stand_in_after, clock, is_rated=command.rated)
    return Changed(command.rules, clock, command.public, command.rated, stand_in)


def agree(table: TableState, who: Person, _command: commands.Agree) -> Agreed:
    """Agree to a rated game with the present options and seats."""
    _check_open(table)
    seat = own_seat(table, who)
    if not table.is_rated:
        raise Refusal("not-now", "this table is not rated: there is nothing to agree to")
    if who.session in table.agreed:
        raise Refusal("not-now", "you have agreed already")
    return Agreed(who.session, seat)


def start(table: TableState, who: Person, _command: commands.Start) -> Started:
    """Start: every seat must be taken, and a rated game agreed to by everybody who plays."""
    _check_host(table, who)
    if not all(seat.is_taken for seat in table.seats):
        raise Refusal("not-now", "a seat is still open: wait, fill it with a bot, or take it away")
    if table.is_rated:
        _check_rated_start(table)
    if table.practice is not None:
        opening = position_from_json(table.practice)
    else:
        opening = deal(len(table.seats), table.rng, table.options)
    limit = None
    if not table.people() and table.options.round_limit is None:
        limit = opening.round - 1 + BOTS_ROUNDS
    return Started(opening.start, opening.next_arm, limit)


def _check_rated_start(table: TableState) -> None:
    fault = rated_fault(table.is_public, table.clock, table.seats)
    if fault is not None:  # created by an older server
        raise Refusal("not-now", fault)
    if len(table.people()) < 2:
        raise Refusal("not-now", "a rated game needs two people: the others can be bots")
    missing = [seat.name for seat in table.seats if seat.session and not table.has_agreed(seat)]
    if missing:
        raise Refusal("not-now", f"not agreed to this rated game yet: {', '.join(missing)}")


def _check_host(table: TableState, who: Person) -> None:
    _check_open(table)
    if who.session != table.host:
        raise Refusal("not-yours", HOSTS)


def _check_open(table: TableState) -> None:
    if table.status != "open":
        raise Refusal("not-now", "the game has started")
