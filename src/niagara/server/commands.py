"""What people can ask of a table: ``{"do": …}``. Whether they may is for `Table` to say."""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Raw, Struct

Place = Annotated[int, Meta(ge=0, le=4)]
Sequence = Annotated[int, Meta(ge=0)]
Word = Annotated[str, Meta(max_length=40)]
EmoteName = Literal["hello", "thanks", "oops", "nice", "hurry", "well-played"]
EMOTES: Final[tuple[str, ...]] = get_args(EmoteName)


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything that can be asked of a table."""


class Join(Command, frozen=True, tag="join"):
    """Sit down: on a seat, or on any that is open. Whoever sits already changes seat."""

    seat: Place | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Stand up before the start, with everybody at this device."""


class Arrange(Command, frozen=True, tag="arrange"):
    """Make a seat open, a bot's, or a further person's at this device; ``open`` also removes."""

    seat: Place
    kind: Literal["open", "bot", "local"]
    level: Word | None = None
    name: Annotated[str, Meta(max_length=96)] | None = None


class AddSeat(Command, frozen=True, tag="add-seat"):
    """One more seat, open, after the others."""


class RemoveSeat(Command, frozen=True, tag="remove-seat"):
    """Take a seat away on which no person sits; those after it move up."""

    seat: Place


class Fill(Command, frozen=True, tag="fill"):
    """Put a bot on every open seat."""

    level: Word = "medium"


class Change(Command, frozen=True, tag="change"):
    """Other options, before the start."""

    rules: dict[str, Any]
    clock: int | None = None
    public: bool = False
    rated: bool = False


class Agree(Command, frozen=True, tag="agree"):
    """Agree to play a rated game at this table as it is now."""


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""


class Act(Command, frozen=True, tag="act"):
    """A tile, ransoms, or a whole turn, decided on what was seen at ``sequence``."""

    seat: Place
    actions: Annotated[tuple[Raw, ...], Meta(min_length=1, max_length=5)]
    sequence: Sequence


class Return(Command, frozen=True, tag="return"):
    """Be back, after the clock has played for a seat."""


class Resign(Command, frozen=True, tag="resign"):
    """Give a seat to a bot for good."""

    seat: Place
    level: Word = "medium"


class Vote(Command, frozen=True, tag="vote"):
    """Propose to abandon the game, or answer such a proposal."""

    yes: bool


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Emote(Command, frozen=True, tag="emote"):
    """Show one of the emotes."""

    emote: EmoteName


class Mute(Command, frozen=True, tag="mute"):
    """Hear whoever sits there no more at this table, or again."""

    seat: Place
    on: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people; ``table`` is made by the server."""


AnyCommand = (
    Join
    | Leave
    | Arrange
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
    | Say
    | Emote
    | Mute
    | Rematch
)
