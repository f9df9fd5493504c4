"""A position: everything there is to know between two decisions, as an immutable value.

Playing makes a new position and leaves the old one as it was. Nothing here checks that a position
is possible; `codec` does, for positions that come from outside.
"""

from typing import Any, Final, Generic, TypeVar

from niagara.rules.actions import Action
from niagara.rules.bag import NOTHING, Bag, bag_of
from niagara.rules.board import (
    CANOES,
    EMPTY,
    GEMS_OF_A_KIND,
    KINDS,
    LEFT,
    MAX_SEATS,
    MIN_SEATS,
    NO_TILE,
    RIGHT,
    SHORE,
    SPACES,
    TILES,
    Arm,
    Kind,
    Seat,
    Space,
    Tile,
)
from niagara.rules.canoes_to_move import Turn
from niagara.rules.options import DEFAULT, Options

PADDLE_PHASE: Final = "paddle"
CANOE_PHASE: Final = "canoes"
OVER: Final = "over"
PHASES: Final = (PADDLE_PHASE, CANOE_PHASE, OVER)

NOBODY: Final = -1  # the turn outside phase II


class Canoe:
    """Where a canoe is and what it carries. There is one object for each; see `canoe_at`."""

    __slots__ = ("at", "code", "gem")

    def __init__(self, at: Space, gem: Kind) -> None:
        self.at: Final = at
        self.gem: Final = gem
        self.code: Final = at * (KINDS + 1) + gem

    def __reduce__(self) -> tuple[object, ...]:
        return (canoe_at, (self.at, self.gem))

    def __repr__(self) -> str:
        return f"canoe_at({self.at}, {self.gem})"


CANOE_BY_CODE: Final = tuple(Canoe(at, gem) for at in range(SPACES) for gem in range(KINDS + 1))


def canoe_at(at: Space, gem: Kind = EMPTY) -> Canoe:
    """The canoe at a space with this cargo: always the same object, so `is` compares canoes."""
    return CANOE_BY_CODE[at * (KINDS + 1) + gem]


class Player:
    """What one seat has. ``paddle`` is the tile chosen this round, NO_TILE before that."""

    __slots__ = ("canoes", "gems", "hand", "paddle", "played")

    def __init__(
        self,
        hand: tuple[Tile, ...],
        played: tuple[Tile, ...],
        paddle: Tile,
        gems: Bag,
        canoes: tuple[Canoe, ...],
    ) -> None:
        self.hand: Final = hand
        self.played: Final = played
        self.paddle: Final = paddle
        self.gems: Final = gems
        self.canoes: Final = canoes

    def key(self) -> tuple[object, ...]:
        """Everything that makes this player's state what it is."""
        return (self.hand, self.played, self.paddle, self.gems, self.canoes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (Player, self.key())

    def __repr__(self) -> str:
        return f"Player{self.key()!r}"


AnyPlayer = TypeVar("AnyPlayer")


class BasePosition(Generic[AnyPlayer]):
    """What a position and a view have in common: they differ in what their players show.

    ``turn`` is the seat to act in phase II and NOBODY otherwise; ``pending`` says what that
    seat's canoes still must or may do.
    """

    __slots__ = (
        "memo",
        "next_arm",
        "options",
        "pending",
        "phase",
        "players",
        "round",
        "sites",
        "start",
        "turn",
        "weather",
        "winners",
    )

    def __init__(
        self,
        options: Options,
        round: int,  # noqa: A002 - the word of rules.md
        phase: str,
        start: Seat,
        turn: Seat,
        pending: Turn | None,
        weather: int,
        next_arm: Arm,
        sites: tuple[Bag, ...],
        winners: tuple[Seat, ...],
        players: tuple[AnyPlayer, ...],
    ) -> None:
        self.options: Final = options
        self.round: Final = round
        self.phase: Final = phase
        self.start: Final = start
        self.turn: Final = turn
        self.pending: Final = pending
        self.weather: Final = weather
        self.next_arm: Final = next_arm
        self.sites: Final = sites
        self.winners: Final = winners
        self.players: Final = players
        # What `legal_actions` found for the seat whose turn it is: a memo, not part of the value.
        self.memo: tuple[Action, ...] | None = None

    def key(self) -> tuple[object, ...]:
        """Everything that makes this table what it is, in the order it is made from."""
        return (
            self.options,
            self.round,
            self.phase,
            self.start,
            self.turn,
            self.pending,
            self.weather,
            self.next_arm,
            self.sites,
            self.winners,
            self.players,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BasePosition) or type(self) is not type(other):
            return False
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()!r}"

    def __str__(self) -> str:
        from niagara.draw.text import board

        return board(self).rstrip()

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from niagara.draw.svg import svg

        return svg(self)


class Position(BasePosition[Player]):
    """The whole table, all secrets included."""

    __slots__ = ()


def position_of(table: BasePosition[Any], players: tuple[Player, ...]) -> Position:
    """A position like this one, or as seen in this view, with other players."""
    return Position(
        table.options,
        table.round,
        table.phase,
        table.start,
        table.turn,
        table.pending,
        table.weather,
        table.next_arm,
        table.sites,
        table.winners,
        players,
    )


FULL_SITES: Final = tuple(
    bag_of(GEMS_OF_A_KIND if kind == site else 0 for kind in range(KINDS)) for site in range(KINDS)
)


def new_game(seats: int, start: Seat, first_arm: Arm, options: Options = DEFAULT) -> Position:
    """The set-up (R1.6, D4): who starts and the first arm are the caller's draw.

    Raises ValueError for a number of seats, a start player or an arm there cannot be.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"R1.1: {MIN_SEATS} to {MAX_SEATS} seats play, not {seats}")
    if not 0 <= start < seats:
        raise ValueError(f"R1.6: start must be a seat from 0 to {seats - 1}, not {start}")
    if first_arm not in (LEFT, RIGHT):
        raise ValueError(f"D4: the first arm is {LEFT} or {RIGHT}, not {first_arm}")
    player = Player(TILES, (), NO_TILE, NOTHING, (canoe_at(SHORE),) * CANOES)
    return Position(
        options,
        1,
        PADDLE_PHASE,
        start,
        NOBODY,
        None,
        0,
        first_arm,
        FULL_SITES,
        (),
        (player,) * seats,
    )
