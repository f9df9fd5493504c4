"""What is told of a table, as OpenAPI describes it; it is written elsewhere, already as bytes."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from niagara.server.entries import By
from niagara.server.web.forms import TableForm
from niagara.server.web.game_forms import (
    AnyAction,
    AnyEvent,
    Arm,
    Passed,
    PositionForm,
    ViewForm,
)

Json = dict[str, Any]
Tile = int | str


StepKind = Literal[
    "created",
    "seated",
    "changed",
    "agreed",
    "started",
    "acted",
    "returned",
    "resigned",
    "voted",
    "abandoned",
    "said",
    "private",
    "rematched",
    "forgotten",
]


class StepForm(Struct, frozen=True):
    """Something that happened; docs/protocol.md says which kind has which of the fields."""

    sequence: int
    at: int  # milliseconds since 1970
    kind: StepKind
    seat: int | UnsetType = UNSET
    by: By | UnsetType = UNSET
    events: list[AnyEvent] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    emote: bool | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    level: str | UnsetType = UNSET
    start: int | UnsetType = UNSET
    table: str | UnsetType = UNSET


class StepsForm(Struct, frozen=True):
    """A page of steps."""

    steps: list[StepForm]
    more: bool


class SightForm(Struct, frozen=True):
    """What a seat sees and may do; seat null is a spectator's."""

    seat: int | None
    view: ViewForm
    legal: list[AnyAction] | UnsetType | None = UNSET


class DriftForecast(Struct, frozen=True):
    """Where a canoe would be at each of the speeds, and whether it may or must be lost."""

    ends: list[Passed]
    danger: Literal["none", "possible", "certain"]
    arm: Arm | None  # into which the fastest current carries it


class ForecastForm(Struct, frozen=True):
    """What the river may do this round, as far as a seat can tell."""

    speeds: list[int]
    lowest: int | None
    canoes: list[DriftForecast]


class WaitingForm(Struct, frozen=True):
    """Somebody has to decide, perhaps until some time."""

    seat: int
    until: int | None


class TripCost(Struct, frozen=True):
    """The points of a trip."""

    steps: int
    cargo: int


class UpdateForm(Struct, frozen=True):
    """What is new at a table, and what it is now."""

    type: Literal["update"]
    sequence: int
    waiting: list[WaitingForm]
    steps: list[StepForm]
    seats: list[SightForm] | None
    table: TableForm | UnsetType = UNSET
    skipped: int | UnsetType = UNSET  # steps up to here were too many to send: read them in pages
    muted: list[int] | UnsetType = UNSET  # with the table: seats of people you do not hear
    forecasts: list[ForecastForm | None] | UnsetType = UNSET  # for those who want aids
    costs: list[list[TripCost | None]] | UnsetType = UNSET  # of each seat's legal actions; likewise


class PreviewForm(Struct, frozen=True):
    """A turn tried out."""

    sequence: int
    view: ViewForm
    events: list[AnyEvent]
    forecast: ForecastForm | None
    legal: list[AnyAction]
    costs: list[TripCost | None]
    whole: bool


class RecordForm(Struct, frozen=True):
    """The record of a game (docs/rules.md)."""

    format: str | int
    rules: Json
    seats: list[str]
    start: int
    first_arm: Literal["left", "right"]
    steps: list[Json]


class MomentForm(Struct, frozen=True):
    """A step of a replay: all open (``position``), or as a seat saw it."""

    sequence: int
    at: int
    seat: int | None
    by: By | None
    events: list[AnyEvent]
    position: PositionForm | UnsetType = UNSET
    view: ViewForm | UnsetType = UNSET
    may_hold: list[list[Tile] | None] | UnsetType = UNSET


class ReplayForm(Struct, frozen=True):
    """A finished game, step by step."""

    table: str
    seat: int | None
    moments: list[MomentForm]
    more: bool | UnsetType = UNSET  # ask for the rest with the last sequence number as ``after``


class SeatStatistics(Struct, frozen=True):
    """How a seat did."""

    gems: dict[str, int]
    won: bool
    goals: list[str]
    progress: float
    landed: int
    stolen: int
    lost: int
    ransomed: int
    robbed: int
    by_clock: int


class StatisticsForm(Struct, frozen=True):
    """The result of a game, and how it came."""

    table: str
    rounds: int
    winners: list[int]
    seats: list[SeatStatistics]
    gems_by_round: list[list[int]]


class ListedTableForm(Struct, frozen=True):
    """A table in a list."""

    id: str
    sequence: int
    status: Literal["open", "running", "over", "abandoned"]
    changed: int
    table: TableForm


class DoneMessage(Struct, frozen=True):
    """Live: a command was done."""

    type: Literal["done"]
    id: str
    sequence: int
    table: str


class RefusedMessage(Struct, frozen=True):
    """Live: a message was refused; ``id`` is null if it had none that could be read."""

    type: Literal["refused"]
    id: str | None
    code: str
    message: str


class PreviewMessage(PreviewForm, frozen=True, kw_only=True):
    """Live: a turn tried out."""

    type: Literal["preview"]
    id: str


class PongMessage(Struct, frozen=True):
    """Live: the server is there, and what time it has."""

    type: Literal["pong"]
    id: str
    now: int
