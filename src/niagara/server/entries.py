"""What a table's log holds: one entry for everything that happened there, in order.

An entry says what was decided, chance included, never how; the table after it follows from the
entries alone. They are written as JSON, ``{"kind": …}``.
"""

from typing import Literal

from msgspec import DecodeError, Raw, Struct, json

from niagara.server.refusal import Damaged
from niagara.server.table_setup import Seat, Setup

By = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Anything that happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    """The table was laid out."""

    setup: Setup
    host: str
    after: str | None = None  # the table it is the rematch of


class Seated(Entry, frozen=True, tag="seated"):
    """Who sits where has changed before the start: taken, left, given to a bot."""

    seats: tuple[Seat, ...]
    host: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host changed the options before the start."""

    rules: dict[str, object]
    clock: int | None
    is_public: bool
    is_rated: bool


class Agreed(Entry, frozen=True, tag="agreed"):
    """Somebody agreed to the options and seats of a rated table, as they are now."""

    session: str
    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game began; R1.6 and D4 were drawn."""

    start: int
    first_arm: int
    round_limit: int | None = None  # R8.3, where only bots play and the options have none


class Acted(Entry, frozen=True, tag="acted"):
    """A seat's tile, ransoms, or whole turn; ``river`` if it set off a flow that was drawn."""

    seat: int
    actions: tuple[Raw, ...]
    by: By = "person"
    river: tuple[int, ...] | None = None
    is_again: bool = False  # another tile in place of the one chosen before


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody for whom the clock had played is back."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody gave their seat to a bot for good."""

    seat: int
    level: str
    is_last: bool = False  # no person is left: the game ends


class Voted(Entry, frozen=True, tag="voted"):
    """Somebody wants the game abandoned, or does not."""

    session: str
    seat: int
    yes: bool


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """The table was given up."""


class Said(Entry, frozen=True, tag="said"):
    """Somebody at the table said something, or showed an emote."""

    session: str
    seat: int
    text: str
    is_emote: bool = False


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody does not want to hear who sits there any more, or does again; only they are told."""

    session: str
    seat: int
    on: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Somebody has deleted their session: their name and words are gone from all entries before."""

    session: str


AnyEntry = (
    Created
    | Seated
    | Changed
    | Agreed
    | Started
    | Acted
    | Returned
    | Resigned
    | Voted
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
