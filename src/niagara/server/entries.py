"""The entries of a table's log: everything that happened at the table, in order.

An entry records a decision and the random draws that came with it, so the state of a table follows
from its entries alone. They are stored as JSON, ``{"kind": …}``.
"""

from typing import Literal

from msgspec import UNSET, DecodeError, Raw, Struct, UnsetType, json

from niagara.server.refusal import Damaged
from niagara.server.table_setup import Seat, Setup

By = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Something that happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    """The table was created."""

    setup: Setup
    host: str
    after: str | None = None  # the table it is the rematch of


class Seated(Entry, frozen=True, tag="seated"):
    """The seats or the host changed before the start."""

    seats: tuple[Seat, ...]
    host: str
    removed: str | None = None  # the session that the host has sent away


class Invited(Entry, frozen=True, tag="invited"):
    """The host lets somebody join again whom they had removed."""

    session: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host changed the options before the start."""

    rules: dict[str, object]
    clock: int | None
    is_public: bool
    is_rated: bool
    stand_in_after: int | UnsetType | None = UNSET  # missing in older logs


class Agreed(Entry, frozen=True, tag="agreed"):
    """Somebody agreed to the present options and seats of a rated table."""

    session: str
    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game started; the start player (R1.6) and the first arm (D4) were drawn."""

    start: int
    first_arm: int
    round_limit: int | None = None  # R8.3: set if only bots play and the options set none


class Acted(Entry, frozen=True, tag="acted"):
    """A seat's tile, ransoms, or whole turn; ``river`` holds the arms drawn for a flow."""

    seat: int
    actions: tuple[Raw, ...]
    by: By = "person"
    river: tuple[int, ...] | None = None
    is_again: bool = False  # a tile that replaces the one chosen before


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody took their seat back from the bot that played for it meanwhile."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody handed their seat over to a bot for the rest of the game."""

    seat: int
    level: str
    is_last: bool = False  # no person is left: the game ends
    temperament: str | None = None  # of the bot; None in older logs


class Voted(Entry, frozen=True, tag="voted"):
    """Somebody voted for or against abandoning the game."""

    session: str
    seat: int
    yes: bool
    is_decided: bool = False  # everybody present agrees: the game ends


class StandInVoted(Entry, frozen=True, tag="stand-in"):
    """Somebody voted for a bot to play for an absent person, or took the vote back."""

    session: str
    seat: int
    whom: int
    yes: bool
    is_decided: bool = False  # most of those present agree: a bot plays for that person


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """The table was abandoned."""


class Said(Entry, frozen=True, tag="said"):
    """Somebody at the table sent a chat message or an emote."""

    session: str
    seat: int
    text: str
    is_emote: bool = False


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody muted or unmuted the person on a seat; nobody else is told."""

    session: str
    seat: int
    on: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The rematch of this game is played at another table."""

    table: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """A session was deleted: its name and chat messages were erased from all earlier entries."""

    session: str


AnyEntry = (
    Created
    | Seated
    | Invited
    | Changed
    | Agreed
    | Started
    | Acted
    | Returned
    | Resigned
    | Voted
    | StandInVoted
    | Abandoned
    | Said
    | Muted
    | Rematched
    | Forgotten
)
_DECODER = json.Decoder(AnyEntry)
_ENCODER = json.Encoder()


def entry_to_bytes(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _ENCODER.encode(entry)


def entry_from_bytes(body: bytes) -> AnyEntry:
    """An entry from the store; raises `Damaged`."""
    try:
        entry: AnyEntry = _DECODER.decode(body)
    except DecodeError as error:
        raise Damaged("an entry of its log is not as expected") from error
    return entry
