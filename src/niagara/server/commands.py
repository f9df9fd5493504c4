"""Commands that people send to a table: ``{"do": …}``. `Table` checks whether they are allowed."""

from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

SeatIndex = Annotated[int, Meta(ge=0, le=4)]
SequenceNumber = Annotated[int, Meta(ge=0)]
LevelName = Annotated[str, Meta(max_length=40)]
EmoteName = Literal["hello", "thanks", "oops", "nice", "hurry", "well-played"]
EMOTES: Final[tuple[str, ...]] = get_args(EmoteName)


class Person(NamedTuple):
    """Who sends a command: a session and its nickname."""

    session: str
    name: str


class CommandResponse(Struct, frozen=True):
    """A command was done at this sequence number; ``table`` is the table to continue at."""

    sequence: int
    table: str


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command to a table."""


class Join(Command, frozen=True, tag="join"):
    """Take the given seat, or the first open one. A person who has a seat changes seats."""

    seat: SeatIndex | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Leave before the start, together with the local players of this session."""


class Arrange(Command, frozen=True, tag="arrange"):
    """Open a seat, or give it to a bot or to a local player.

    Somebody whom the host removes so cannot join again before an `Invite`.
    """

    seat: SeatIndex
    kind: Literal["open", "bot", "local"]
    level: LevelName | None = None
    name: Annotated[str, Meta(max_length=96)] | None = None
    temperament: LevelName | None = None


class Invite(Command, frozen=True, tag="invite"):
    """Let somebody whom the host has removed join again."""

    player: Annotated[str, Meta(max_length=64)]


class AddSeat(Command, frozen=True, tag="add-seat"):
    """Add an open seat after the others."""


class RemoveSeat(Command, frozen=True, tag="remove-seat"):
    """Remove a seat that no person has; the seats after it move up."""

    seat: SeatIndex


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot on every open seat."""

    level: LevelName = "medium"


class Change(Command, frozen=True, tag="change"):
    """Change the options before the start."""

    rules: dict[str, Any]
    clock: int | None = None
    public: bool = False
    rated: bool = False
    stand_in_after: int | UnsetType | None = UNSET  # if not given, it depends on the clock


class Agree(Command, frozen=True, tag="agree"):
    """Agree to play a rated game with the table's present options and seats."""


class Start(Command, frozen=True, tag="start"):
    """Start the game."""


class Act(Command, frozen=True, tag="act"):
    """Choose a tile, pay ransoms, or play a whole turn, based on the state at ``sequence``."""

    seat: SeatIndex
    actions: Annotated[tuple[Raw, ...], Meta(min_length=1, max_length=5)]
    sequence: SequenceNumber


class Return(Command, frozen=True, tag="return"):
    """Take a seat back from the bot that plays for it meanwhile."""


class Resign(Command, frozen=True, tag="resign"):
    """Hand a seat over to a bot for the rest of the game."""

    seat: SeatIndex
    level: LevelName = "medium"


class Vote(Command, frozen=True, tag="vote"):
    """Propose to abandon the game, or answer such a proposal."""

    yes: bool


class StandIn(Command, frozen=True, tag="stand-in"):
    """Vote for a bot to play for an absent person until they are back, or take the vote back."""

    seat: SeatIndex
    yes: bool = True


class Say(Command, frozen=True, tag="say"):
    """Send a chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Emote(Command, frozen=True, tag="emote"):
    """Send an emote to the table."""

    emote: EmoteName


class Mute(Command, frozen=True, tag="mute"):
    """Hide the chat messages of the person on a seat, or show them again."""

    seat: SeatIndex
    on: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people at a new table, which the server creates."""


AnyCommand = (
    Join
    | Leave
    | Arrange
    | Invite
    | AddSeat
    | RemoveSeat
    | Fill
    | Change
    | Agree
    | Start
    | Act
    | Return
    | Resign
    | Vote
    | StandIn
    | Say
    | Emote
    | Mute
    | Rematch
)
