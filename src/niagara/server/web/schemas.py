"""Schemas of HTTP requests and responses."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from niagara.server.commands import AnyCommand, SeatIndex, SequenceNumber
from niagara.server.table_setup import SeatKind

TableStatus = Literal["open", "running", "over", "abandoned"]
ExerciseKind = Literal["lesson", "puzzle"]
ID_PATTERN: Final = r"^[\w.:-]+$"
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=ID_PATTERN)]


class Problem(Struct, frozen=True):
    """A refusal: ``code`` for programs, ``message`` for people."""

    code: str
    message: str


class SessionSchema(Struct, frozen=True):
    """Your session; its ``id`` is public, only the cookie authenticates."""

    id: str
    name: str
    language: str
    preferences: dict[str, Any]


class LinkSchema(Struct, frozen=True):
    """A private token that opens this session on another device, once, before it expires."""

    token: str
    expires_in: int  # seconds


class LinkUse(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a private link."""

    token: Annotated[str, Meta(min_length=8, max_length=64)]


class SeatSchema(Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: SeatKind
    player: str | None
    name: str
    level: str | None
    temperament: str | None  # of a bot; null at tables of older servers
    away: bool


class ResignedSchema(Struct, frozen=True):
    """Who had a seat up to an entry of the log, by which a bot took it over."""

    seat: int
    sequence: int
    name: str


class TableSchema(Struct, frozen=True):
    """A table as everybody may see it."""

    id: str
    status: TableStatus
    host: str
    seats: list[SeatSchema]
    rules: dict[str, Any]
    clock: int | None
    stand_in_after: int | None  # seconds of absence after which others may let a bot play
    public: bool
    rated: bool
    hints: bool  # whether players may ask for hints
    agreed: list[int]  # before the start: the seats of people who agree to the present terms
    votes: list[int]
    exercise: str | None  # the exercise that is done here
    after: str | None
    rematch: str | None
    round: int | None
    winners: list[int]
    resigned: list[ResignedSchema] | UnsetType = UNSET  # left out if nobody has


class ExerciseSchema(Struct, frozen=True):
    """An exercise; its words are under its id. ``rule`` is the one that it teaches."""

    id: str
    kind: ExerciseKind
    rule: str | None


class PuzzleSchema(Struct, frozen=True):
    """A puzzle: asks for a tile or a whole turn. It is solved by doing its exercise."""

    id: str
    exercise: str
    kind: Literal["tile", "turn"]
    level: int  # 1 to 3
    seats: int


class PuzzlesSchema(Struct, frozen=True):
    """All puzzles, the easiest level first, and the id of today's."""

    date: str  # today, in UTC
    today: str
    puzzles: list[PuzzleSchema]


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    id: str
    sequence: int
    status: str
    changed: int
    table: Raw


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A command under an id that you choose; sent again, it is answered again but not repeated."""

    id: CommandId
    command: AnyCommand


class PreviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions of a seat to preview."""

    seat: SeatIndex
    actions: Annotated[tuple[Raw, ...], Meta(max_length=5)]


class RecordToAnalyse(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be analysed, as JSON or in notation."""

    record: dict[str, Any] | str


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as JSON or in notation, and which part of its replay is asked for."""

    record: dict[str, Any] | str
    seat: SeatIndex | None = None
    after: SequenceNumber = 0


class RatingSchema(Struct, frozen=True):
    """A place on the leaderboard."""

    player: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: float


class ResultSchema(Struct, frozen=True):
    """A game of a player."""

    table: str
    seat: int
    won: float
    seats: int
    rounds: int
    at: int
    rated: bool
    change: float | None


class PlayerSchema(Struct, frozen=True):
    """A player's page."""

    player: str
    name: str
    rating: RatingSchema | None
    games: list[ResultSchema]


class LevelSchema(Struct, frozen=True):
    """A level that bots can have."""

    name: str
    bot: str


class GoalsSchema(Struct, frozen=True):
    """How many gems win (R8.1): of one kind, of different kinds, in all."""

    alike: int
    kinds: int
    all: int


class InfoSchema(Struct, frozen=True):
    """What this server offers."""

    version: str
    levels: list[LevelSchema]
    temperaments: list[str]
    emotes: list[str]
    languages: list[str]
    shortest_clock: int
    longest_clock: int
    fewest_seats: int
    most_seats: int
    goals: GoalsSchema
