"""Schemas of what is sent about a table. They describe bytes that other modules encode."""

from typing import TYPE_CHECKING, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from niagara.server.entries import AnyEntry, By, Muted
from niagara.server.web.openapi_game_schema import (
    AnyAction,
    AnyEvent,
    Arm,
    Bag,
    Destination,
    Drifted,
    Kind,
    PositionSchema,
    RulesSchema,
    Tile,
    VictorySchema,
    ViewSchema,
)
from niagara.server.web.schemas import ExerciseKind, TableSchema, TableStatus

if TYPE_CHECKING:  # type checkers only accept literals that are spelt out
    StepKind = str
else:  # mutes are private
    StepKind = Literal[
        tuple(
            "private" if kind is Muted else kind.__struct_config__.tag
            for kind in get_args(AnyEntry)
        )
    ]


class StepSchema(Struct, frozen=True):
    """Something that happened; docs/protocol.md lists the fields of each kind."""

    sequence: int
    at: int  # milliseconds since 1970
    kind: StepKind
    seat: int | UnsetType = UNSET
    by: By | UnsetType = UNSET
    events: list[AnyEvent] | UnsetType = UNSET
    one_gem_short: list[int] | UnsetType = UNSET
    player: str | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    emote: bool | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    decided: bool | UnsetType = UNSET
    level: str | UnsetType = UNSET
    start: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    table: str | UnsetType = UNSET


class StepsSchema(Struct, frozen=True):
    """A page of steps."""

    steps: list[StepSchema]
    more: bool


class SeatViewSchema(Struct, frozen=True):
    """A seat's view and legal actions; seat null is a spectator."""

    seat: int | None
    view: ViewSchema
    legal: list[AnyAction] | UnsetType | None = UNSET


class DriftForecast(Struct, frozen=True):
    """Where a canoe would be at each of the speeds, and whether it may or will be lost."""

    ends: list[Drifted]
    danger: Literal["none", "possible", "certain"]
    risk: float  # the chance of a speed that may take it over the falls
    arm: Arm | None  # into which the fastest current carries it


class OthersForecast(Struct, frozen=True):
    """What the river would do by the others' tiles alone."""

    speeds: list[int]
    chances: list[float]


class ForecastSchema(Struct, frozen=True):
    """What the river may do this round, as far as a seat can know."""

    speeds: list[int]
    chances: list[float]  # of each speed, were all tiles that may be played equally likely
    lowest: int | None
    weathers: list[int]  # those that are possible when it flows
    canoes: list[DriftForecast]
    others: OthersForecast | UnsetType = UNSET  # while the seat chooses a tile


class WaitingSchema(Struct, frozen=True):
    """A seat that has to decide, and its deadline if there is a clock."""

    seat: int
    until: int | None


class TripCost(Struct, frozen=True):
    """The points of a trip, and whether it wins the game."""

    steps: int
    cargo: int
    wins: bool | UnsetType = UNSET  # left out unless it does


class RemovedSchema(Struct, frozen=True):
    """Somebody whom the host has removed from the table."""

    player: str
    name: str


class UpdateSchema(Struct, frozen=True):
    """The new steps of a table, and its present state."""

    type: Literal["update"]
    sequence: int
    waiting: list[WaitingSchema]
    steps: list[StepSchema]
    seats: list[SeatViewSchema] | None
    # Left out if there are none: seats that met a goal while others still have turns.
    goals_reached: list[VictorySchema] | UnsetType = UNSET
    table: TableSchema | UnsetType = UNSET
    skipped: int | UnsetType = UNSET  # steps up to here were left out: read them in pages
    muted: list[int] | UnsetType = UNSET  # with the table: seats of people you have muted
    removed: list[RemovedSchema] | UnsetType = UNSET  # with the table: for the host, and for them
    forecasts: list[ForecastSchema | None] | UnsetType = UNSET  # if asked for with ``aids``
    costs: list[list[TripCost | None]] | UnsetType = UNSET  # of legal actions, likewise


class GainSchema(Struct, frozen=True):
    """A gem that a trip brings, and how."""

    deed: Literal["land", "steal", "load"]
    gem: Kind


class ReachedSchema(Struct, frozen=True):
    """A space where trips with a tile may end, the gems that this may bring, and whose they are."""

    space: Destination
    gains: list[GainSchema]
    canoes: list[int]
    gives_up: bool


class PreviewSchema(Struct, frozen=True):
    """The preview of a turn."""

    sequence: int
    view: ViewSchema
    events: list[AnyEvent]
    forecast: ForecastSchema | None
    legal: list[AnyAction]
    costs: list[TripCost | None]
    whole: bool
    wins: bool | UnsetType = UNSET  # left out unless the seat stands at a goal and surely wins
    reach: list[ReachedSchema] | UnsetType = UNSET  # after the choice of a tile: where it may lead


class ReasonSchema(Struct, frozen=True):
    """A reason of the rules: its code, the rule, and the numbers it speaks of."""

    code: str
    rule: str
    values: dict[str, int]


class WhySchema(Struct, frozen=True):
    """Why something is not offered; null if it is."""

    sequence: int
    reason: ReasonSchema | None


class HintReason(Struct, frozen=True):
    """A fact that speaks for a choice or against it; a victim is a seat."""

    code: str
    values: dict[str, str | int]


class HintChoice(Struct, frozen=True):
    """An action to consider, the chance to win with it, and up to two reasons.

    ``even``: the search cannot tell it from the best.
    """

    action: AnyAction
    chance: float
    even: bool
    why: list[HintReason]


class HintSchema(Struct, frozen=True):
    """What the champion would consider, best first."""

    sequence: int
    choices: list[HintChoice]


class ExerciseHint(Struct, frozen=True):
    """A hint, and the thing on the page that it means.

    ``wanted`` are the legal actions that it waits for; null if it waits for none of them.
    """

    id: str
    point: str | None
    wanted: list[AnyAction] | None


class ExerciseMistake(Struct, frozen=True):
    """What went wrong, and the rule that explains it, if one does."""

    id: str
    rule: str | None


class VerdictSchema(Struct, frozen=True):
    """How the exercise of a table stands.

    ``cost`` is the chance to win that another answer than the best loses, in a puzzle.
    """

    sequence: int
    exercise: str
    kind: ExerciseKind
    state: Literal["going", "passed", "mistaken"]
    cost: float | None
    mistake: ExerciseMistake | None
    hints: list[ExerciseHint]


class PuzzleAnswerSchema(Struct, frozen=True):
    """The best answer; ``then`` is the turn after the best tile.

    ``theme`` and ``values`` tell why; a victim is a seat. The chances are chances to win.
    """

    best: list[AnyAction]
    then: list[AnyAction]
    theme: str
    values: dict[str, str | int]
    chance: float
    next_chance: float


class RecordStep(Struct, frozen=True):
    """A seat's action, or the arms that discs took in a flow (``river``)."""

    seat: int | UnsetType = UNSET
    action: AnyAction | UnsetType = UNSET
    river: list[Arm] | UnsetType = UNSET


class RecordSchema(Struct, frozen=True):
    """The record of a game (docs/rules.md)."""

    format: int
    rules: RulesSchema
    seats: list[str]
    start: int
    first_arm: Arm
    steps: list[RecordStep]


class MomentSchema(Struct, frozen=True):
    """A step of a replay: with all secrets (``position``), or as a seat saw it."""

    sequence: int
    at: int
    seat: int | None
    by: By | None
    events: list[AnyEvent]
    position: PositionSchema | UnsetType = UNSET
    view: ViewSchema | UnsetType = UNSET
    may_hold: list[list[Tile] | None] | UnsetType = UNSET


class ReplaySchema(Struct, frozen=True):
    """A finished game, step by step."""

    table: str
    seat: int | None
    moments: list[MomentSchema]
    more: bool | UnsetType = UNSET  # ask for the rest with the last sequence number as ``after``


class OpenedReplaySchema(Struct, frozen=True):
    """The replay of a record, action by action; ``seats`` are the players' names."""

    seats: list[str]
    seat: int | None
    moments: list[MomentSchema]
    more: bool | UnsetType = UNSET  # ask for the rest with the last sequence number as ``after``


class SeatStatistics(Struct, frozen=True):
    """The statistics of a seat."""

    gems: Bag
    won: bool
    goals: list[str]
    progress: float
    landed: int
    stolen: int
    lost: int
    ransomed: int
    robbed: int
    by_clock: int


class StatisticsSchema(Struct, frozen=True):
    """The result and statistics of a game."""

    table: str
    rounds: int
    first_round: int
    winners: list[int]
    seats: list[SeatStatistics]
    gems_at_start: list[int]
    gems_by_round: list[list[int]]


class ListedTableSchema(Struct, frozen=True):
    """A table in a list."""

    id: str
    sequence: int
    status: TableStatus
    changed: int
    table: TableSchema


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


class PreviewMessage(PreviewSchema, frozen=True, kw_only=True):
    """Live: the preview of a turn."""

    type: Literal["preview"]
    id: str


class WhyMessage(WhySchema, frozen=True, kw_only=True):
    """Live: why something is not offered."""

    type: Literal["why"]
    id: str


class AbsenceSchema(Struct, frozen=True):
    """The seat of somebody who is absent, and the vote about a bot that plays for them."""

    seat: int
    since: int
    stand_in_at: int | None  # from when on the others may vote for a bot
    votes: list[int]  # the seats of those who want one
    needed: int  # the votes that decide


class PresenceMessage(Struct, frozen=True):
    """Live: who is absent from the table."""

    type: Literal["presence"]
    absent: list[AbsenceSchema]


class PongMessage(Struct, frozen=True):
    """Live: the answer to a ping, with the server's time."""

    type: Literal["pong"]
    id: str
    now: int
