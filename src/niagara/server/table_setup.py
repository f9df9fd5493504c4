"""The setup of a table: seats, options, clock, and whether it is public and rated."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from niagara.bots.levels import LEVELS
from niagara.bots.temperament import TEMPERAMENTS, different_temperaments
from niagara.rules import Malformed, Options
from niagara.rules.board import MAX_SEATS, MIN_SEATS
from niagara.rules.codec import options_from_json, options_to_json, position_from_json
from niagara.rules.position import OVER
from niagara.server.refusal import Refusal
from niagara.server.visible_text import visible_line

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
STAND_IN: Final = "medium"  # the bot's level that plays for people who are away
SHORTEST_CLOCK: Final = 5  # seconds a decision
LONGEST_CLOCK: Final = 7 * 24 * 3600
LONGEST_RATED_CLOCK: Final = 24 * 3600  # so that rated games come to an end
DEFAULT_STAND_IN: Final = 60  # seconds of absence after which a bot may play, without a clock
LONGEST_NAME: Final = 24
LATEST_PRACTICE: Final = 1_000  # the last round in which a practice game may begin

SeatKind = Literal["open", "person", "local", "bot"]
Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: open, a person's, a further person's at the same device (``local``), or a bot's."""

    kind: SeatKind = "open"
    session: str | None = None  # who acts for it; of a local seat: whose device it is
    name: str = ""
    level: str | None = None  # of a bot
    temperament: str | None = None  # of a bot; None at tables of older servers

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot has it."""
        return self.kind != "open"


OPEN: Final = Seat()


class SeatRequest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A requested seat of a new table."""

    kind: Literal["open", "me", "local", "bot"] = "open"
    name: Name | None = None  # of a local seat
    level: str | None = None  # of a bot
    temperament: str | None = None  # of a bot; drawn unless it is given


class Setup(Struct, frozen=True):
    """A table before anybody has played."""

    seats: tuple[Seat, ...]
    rules: dict[str, Any]
    clock: int | None  # seconds a decision
    is_public: bool
    is_rated: bool
    position: dict[str, Any] | None = None  # where a practice game starts
    stand_in_after: int | UnsetType | None = UNSET  # missing in older logs
    exercise: str | None = None  # which exercise is done here
    hints: bool = False  # whether players may ask for hints


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A requested table."""

    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=16)]
    rules: dict[str, Any] = {}
    clock: int | None = None
    public: bool = False
    rated: bool = False
    position: dict[str, Any] | None = None
    stand_in_after: int | UnsetType | None = UNSET  # if not given, it depends on the clock
    hints: bool = False


def options_of(rules: dict[str, Any]) -> Options:
    """Decode the options of a table; raises `Refusal`."""
    try:
        return options_from_json(rules, "rules", partial=True)
    except Malformed as error:
        raise Refusal("malformed", str(error)) from error


def check_level(level: str | None) -> str:
    """The level, if it exists; raises `Refusal`."""
    if level not in LEVEL_NAMES:
        raise Refusal("malformed", f"level: expected one of {', '.join(LEVEL_NAMES)}")
    return level


def check_temperament(temperament: str | None) -> str | None:
    """The temperament, if it exists or none is asked for; raises `Refusal`."""
    if temperament is not None and temperament not in TEMPERAMENTS:
        raise Refusal("malformed", f"temperament: expected one of {', '.join(TEMPERAMENTS)}")
    return temperament


def check_clock(clock: int | None) -> int | None:
    """The clock, if it is None or within the limits; raises `Refusal`."""
    if clock is not None and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        span = f"{SHORTEST_CLOCK} to {LONGEST_CLOCK}"
        raise Refusal("malformed", f"clock: expected null or {span} seconds a decision")
    return clock


def stand_in_or_default(wanted: int | UnsetType | None, clock: int | None) -> int | None:
    """After how many seconds of absence others may let a bot play; None is never.

    If nothing was said: a minute at a table without a clock. Else the clock sees to it.
    """
    if wanted is not UNSET:
        return wanted
    return DEFAULT_STAND_IN if clock is None else None


def check_stand_in(
    wanted: int | UnsetType | None, clock: int | None, *, is_rated: bool
) -> int | None:
    """The same for a new table, if it is within the limits; raises `Refusal`."""
    after = stand_in_or_default(wanted, clock)
    if after is not None and not SHORTEST_CLOCK <= after <= LONGEST_CLOCK:
        span = f"{SHORTEST_CLOCK} to {LONGEST_CLOCK}"
        raise Refusal("malformed", f"stand_in_after: expected null or {span} seconds")
    if after is not None and is_rated:
        raise Refusal("malformed", "stand_in_after: at a rated table only the clock decides")
    return after


def check_rated(is_public: bool, clock: int | None, seats: Iterable[Seat | SeatRequest]) -> None:
    """Raise `Refusal` if such a table cannot be rated."""
    fault = rated_fault(is_public, clock, seats)
    if fault is not None:
        raise Refusal("malformed", f"rated: {fault}")


def rated_fault(
    is_public: bool, clock: int | None, seats: Iterable[Seat | SeatRequest]
) -> str | None:
    """Why such a table cannot be rated; None if it can."""
    if not is_public:
        return "only public tables are rated"
    if clock is None or clock > LONGEST_RATED_CLOCK:
        return f"a rated table needs a clock of at most {LONGEST_RATED_CLOCK} seconds a decision"
    if any(seat.kind == "local" for seat in seats):
        return "a table with local seats is not rated"
    return None


def check_hints(is_rated: bool, seats: Sequence[SeatRequest]) -> None:
    """Raise `Refusal` if such a table cannot have hints: they are for one person among bots."""
    if is_rated:
        raise Refusal("malformed", "hints: a rated game has none")
    if any(seat.kind == "open" for seat in seats):
        raise Refusal("malformed", "hints: expected bots on all seats that are not yours")
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("malformed", "hints: expected a seat of yours, which may ask for them")


def create_setup(wish: CreateTable, host: str, name: str, table: str) -> Setup:
    """The setup of a requested table with this id; raises `Refusal`."""
    if not MIN_SEATS <= len(wish.seats) <= MAX_SEATS:
        many = f"{MIN_SEATS} to {MAX_SEATS}"
        raise Refusal("malformed", f"seats: R1.1: expected {many} seats, got {len(wish.seats)}")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("malformed", "seats: one of them can be yours; others here are local")
    if wish.rated:
        check_rated(wish.public, wish.clock, wish.seats)
    if wish.hints:
        check_hints(wish.rated, wish.seats)
    options_of(wish.rules)
    return Setup(
        seats=with_temperaments([_seat(seat, host, name) for seat in wish.seats], table),
        rules=_check_position(wish) if wish.position is not None else wish.rules,
        clock=check_clock(wish.clock),
        is_public=wish.public,
        is_rated=wish.rated,
        position=wish.position,
        stand_in_after=check_stand_in(wish.stand_in_after, wish.clock, is_rated=wish.rated),
        hints=wish.hints,
    )


def _check_position(wish: CreateTable) -> dict[str, Any]:
    """The options of the position that a practice game starts with; raises `Refusal`."""
    try:
        position = position_from_json(wish.position)
    except Malformed as error:
        raise Refusal("malformed", str(error)) from error
    if len(position.players) != len(wish.seats):
        raise Refusal("malformed", f"seats: the position has {len(position.players)} players")
    if position.round > LATEST_PRACTICE:  # leaves rounds to play
        raise Refusal("malformed", f"position.round: expected 1 to {LATEST_PRACTICE}")
    if position.phase == OVER:
        raise Refusal("malformed", "position: the game is over there")
    if wish.public or wish.rated or wish.rules:
        raise Refusal("malformed", "position: such a game is private, by the position's rules")
    return options_to_json(position.options)


def _seat(wish: SeatRequest, host: str, name: str) -> Seat:
    if wish.kind == "me":
        return Seat("person", host, name)
    if wish.kind == "local":
        return local_seat(host, wish.name)
    if wish.kind == "bot":
        return bot_seat(wish.level, wish.temperament)
    return OPEN


def local_seat(session: str, name: str | None) -> Seat:
    """A further person at a session's device."""
    if name is None:
        raise Refusal("malformed", "name: a local seat needs a name")
    return Seat("local", session, clean_name(name))


def bot_seat(level: str | None, temperament: str | None = None) -> Seat:
    """A bot's seat, named after its level."""
    level = check_level(level)
    return Seat("bot", None, level, level, check_temperament(temperament))


def with_temperaments(seats: Sequence[Seat], seed: str) -> tuple[Seat, ...]:
    """The seats with a temperament for every bot, each different, drawn by a table's id or so.

    Raises `Refusal` if two bots were given the same one: players tell bots apart by it.
    """
    taken = Counter(seat.temperament for seat in seats if seat.temperament is not None)
    for name, bots in taken.items():
        if bots > 1:
            raise Refusal("malformed", f"temperament: two bots of one table cannot both be {name}")
    free = iter(different_temperaments(seed, list(taken)))
    return tuple(
        replace(seat, temperament=next(free))
        if seat.kind == "bot" and seat.temperament is None
        else seat
        for seat in seats
    )


def clean_name(name: str) -> str:
    """A nickname as one short line of visible text; raises `Refusal`."""
    kept = visible_line(visible_line(name)[:LONGEST_NAME])  # cutting may leave a joiner at the end
    if not kept:
        raise Refusal("malformed", f"name: expected 1 to {LONGEST_NAME} visible characters")
    return kept
