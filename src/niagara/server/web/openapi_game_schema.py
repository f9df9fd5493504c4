"""Schemas of the rules' JSON (docs/rules.md): views, actions, events.

The rules' codecs read and write this JSON. The schemas only describe it for OpenAPI: names come
from the rules, events are derived from the rules' own, and a test compares the rest with what is
sent.
"""

from dataclasses import fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, defstruct

from niagara.rules import events
from niagara.rules.board import ARM_NAMES, DESTINATION_NAMES, KIND_NAMES, SPACE_NAMES, TILES
from niagara.rules.codec.events import TYPES
from niagara.rules.codec.pieces import tile_to_json
from niagara.rules.options import FORKS, TIEBREAKS

if TYPE_CHECKING:  # type checkers only accept literals that are spelt out
    Tile = int | str
    SeenTile = int | str
    Kind = str
    Space = str
    Destination = str
    Drifted = str
    Arm = str
    Fork = str
    Tiebreak = str
else:
    Tile = Literal[tuple(tile_to_json(tile) for tile in TILES)]
    SeenTile = Literal[Tile, "hidden"]
    Kind = Literal[KIND_NAMES]
    Space = Literal[SPACE_NAMES]
    Destination = Literal[DESTINATION_NAMES]
    Drifted = Literal[Space, "falls"]
    Arm = Literal[ARM_NAMES]
    Fork = Literal[FORKS]
    Tiebreak = Literal[TIEBREAKS]
Bag = dict[str, int]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly these fields."""


# Views.


class RulesSchema(Form, frozen=True):
    """The options of a table."""

    fork: Fork
    tiebreak: Tiebreak
    round_limit: int | None
    open_piles: bool


class CanoeSchema(Form, frozen=True):
    """A canoe; ``began`` only on its owner's turn."""

    at: Space
    gem: Kind | None
    moved: bool
    began: Space | UnsetType = UNSET


class PlayerView(Form, frozen=True):
    """A player as a seat sees it; ``hand`` is null for others, and ``hand_count`` given."""

    hand: list[Tile] | None
    played: list[Tile]
    paddle: SeenTile | None
    gems: Bag
    canoes: list[CanoeSchema]
    hand_count: int | UnsetType = UNSET


class SitesSchema(Form, frozen=True):
    """What lies at the sites."""

    amethyst: Bag
    diamond: Bag
    amber: Bag
    sapphire: Bag
    ruby: Bag


class PositionSchema(Form, frozen=True):
    """The whole game, all secrets included."""

    rules: RulesSchema
    round: int
    phase: Literal["paddle", "canoes", "over"]
    start: int
    turn: int | None
    weather: int
    next_branch: Arm
    sites: SitesSchema
    players: list[PlayerView]
    winners: list[int]


class ViewSchema(PositionSchema, frozen=True, kw_only=True):
    """The game as a seat sees it; seat null is a spectator."""

    seat: int | None


# Actions.


class ActionSchema(Form, frozen=True, tag_field="type"):
    """What a seat may do."""


class PaddleAction(ActionSchema, frozen=True, tag="paddle"):
    """Choose a tile."""

    tile: Tile


class RansomAction(ActionSchema, frozen=True, tag="ransom"):
    """Buy a canoe back."""

    canoe: int
    gem: Kind


class WeatherAction(ActionSchema, frozen=True, tag="weather"):
    """Move the weather."""

    step: Literal[-1, 1]


class CargoSchema(Form, frozen=True):
    """Take a gem from the site, or from a canoe (seat and canoe): one of the two."""

    load: Kind | UnsetType = UNSET
    steal: tuple[int, int] | UnsetType = UNSET


class TripAction(ActionSchema, frozen=True, tag="trip"):
    """Move a canoe; cargo before or after the way."""

    canoe: int
    before: list[Literal["unload"] | CargoSchema]
    to: Destination
    after: list[Literal["unload"] | CargoSchema]


class DoneAction(ActionSchema, frozen=True, tag="done"):
    """End a turn whose remaining trip is optional."""


AnyAction = PaddleAction | RansomAction | WeatherAction | TripAction | DoneAction


# Events.


class DriftSchema(Form, frozen=True):
    """A canoe carried one space."""

    seat: int
    canoe: int
    was: Drifted
    now: Drifted


class VictorySchema(Form, frozen=True):
    """A winner, and the goals met."""

    seat: int
    goals: list[str]


class EventSchema(Form, frozen=True, tag_field="type"):
    """What happened."""


_FIELD_TYPES: Final[dict[str, Any]] = {
    "seat": int,
    "canoe": int,
    "tile": Tile,
    "gem": Kind,
    "site": Kind,
    "path": list[Destination],
    "victim": tuple[int, int],
    "was": int,
    "now": int,
    "speed": int,
    "lowest": Tile | None,
    "weather": int,
    "arm": Arm,
    "drifts": list[DriftSchema],
    "round": int,
    "winners": list[VictorySchema],
    "round_limit": bool,
    "goals": list[str],
    "to_move": list[int],
}
_SPECIAL_TYPES: Final[dict[type[events.Event], dict[str, Any]]] = {
    events.Chosen: {"tile": SeenTile},
    events.Landed: {"gem": Kind | None},
    events.Swept: {"gem": Kind | None},
}


def _event_schema(tag: str, event: type[events.Event]) -> Any:
    """The schema of an event: the fields of the rules' event, named after its tag."""
    types = _FIELD_TYPES | _SPECIAL_TYPES.get(event, {})
    return defstruct(
        "".join(word.title() for word in tag.split("_")) + "Event",
        [(field.name, types[field.name]) for field in fields(event)],
        bases=(EventSchema,),
        namespace={"__doc__": event.__doc__},
        frozen=True,
        tag=tag,
    )


if TYPE_CHECKING:
    AnyEvent = EventSchema
else:
    AnyEvent = reduce(or_, [_event_schema(tag, event) for tag, event in TYPES.items()])
