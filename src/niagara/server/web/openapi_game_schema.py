"""The forms of rules.md as OpenAPI describes them: views, actions, events.

Nothing is read or written with these: the rules do that. They tell clients in other languages
what to expect, and a test reads every message of whole games by them, strictly.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Tile = Literal[1, 2, 3, 4, 5, 6, "cloud"]
ViewEncoder = Literal[1, 2, 3, 4, 5, 6, "cloud", "hidden"]
Kind = Literal["amethyst", "diamond", "amber", "sapphire", "ruby"]
Space = Literal["shore", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "lost"]
Destination = Literal["shore", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "falls"]
Passed = Literal["shore", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "lost", "falls"]
Arm = Literal["left", "right"]
Bag = dict[str, int]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly these fields."""


# Views.


class RulesForm(Form, frozen=True):
    """The options of a table."""

    fork: Literal["alternate", "natural"]
    tiebreak: Literal["shared", "gem-value"]
    round_limit: int | None
    open_piles: bool


class CanoeForm(Form, frozen=True):
    """A canoe; ``began`` only on its owner's turn."""

    at: Space
    gem: Kind | None
    moved: bool
    began: Space | UnsetType = UNSET


class PlayerView(Form, frozen=True):
    """A player as a seat sees it; ``hand`` is null for others, and ``hand_count`` given."""

    hand: list[Tile] | None
    played: list[Tile]
    paddle: ViewEncoder | None
    gems: Bag
    canoes: list[CanoeForm]
    hand_count: int | UnsetType = UNSET


class SitesForm(Form, frozen=True):
    """What lies at the sites."""

    amethyst: Bag
    diamond: Bag
    amber: Bag
    sapphire: Bag
    ruby: Bag


class PositionForm(Form, frozen=True):
    """The whole game, all secrets included."""

    rules: RulesForm
    round: int
    phase: Literal["paddle", "canoes", "over"]
    start: int
    turn: int | None
    weather: int
    next_branch: Arm
    sites: SitesForm
    players: list[PlayerView]
    winners: list[int]


class ViewForm(PositionForm, frozen=True, kw_only=True):
    """The game as a seat sees it; seat null is a spectator."""

    seat: int | None


# Actions.


class ActionForm(Form, frozen=True, tag_field="type"):
    """What a seat may do."""


class PaddleAction(ActionForm, frozen=True, tag="paddle"):
    """Choose a tile."""

    tile: Tile


class RansomAction(ActionForm, frozen=True, tag="ransom"):
    """Buy a canoe back."""

    canoe: int
    gem: Kind


class WeatherAction(ActionForm, frozen=True, tag="weather"):
    """Move the weather."""

    step: Literal[-1, 1]


class CargoForm(Form, frozen=True):
    """Take a gem from the site, or from a canoe (seat and canoe): one of the two."""

    load: Kind | UnsetType = UNSET
    steal: tuple[int, int] | UnsetType = UNSET


class TripAction(ActionForm, frozen=True, tag="trip"):
    """Move a canoe; cargo before or after the way."""

    canoe: int
    before: list[Literal["unload"] | CargoForm]
    to: Destination
    after: list[Literal["unload"] | CargoForm]


class DoneAction(ActionForm, frozen=True, tag="done"):
    """End a turn whose remaining trip is optional."""


AnyAction = PaddleAction | RansomAction | WeatherAction | TripAction | DoneAction


# Events.


class EventForm(Form, frozen=True, tag_field="type"):
    """What happened."""


class ChosenEvent(EventForm, frozen=True, tag="chosen"):
    """A tile was chosen."""

    seat: int
    tile: ViewEncoder


class RansomedEvent(EventForm, frozen=True, tag="ransomed"):
    """A canoe was bought back."""

    seat: int
    canoe: int
    gem: Kind


class RevealedEvent(EventForm, frozen=True, tag="revealed"):
    """A turn began with its tile turned up."""

    seat: int
    tile: Tile


class StrandedEvent(EventForm, frozen=True, tag="stranded"):
    """A turn passed: both canoes are lost."""

    seat: int


class TripEvent(EventForm, frozen=True, tag="trip"):
    """A canoe went its way."""

    seat: int
    canoe: int
    path: list[Passed]


class LoadedEvent(EventForm, frozen=True, tag="loaded"):
    """A gem was loaded."""

    seat: int
    canoe: int
    gem: Kind
    site: Kind


class UnloadedEvent(EventForm, frozen=True, tag="unloaded"):
    """A gem was unloaded."""

    seat: int
    canoe: int
    gem: Kind
    site: Kind


class StolenEvent(EventForm, frozen=True, tag="stolen"):
    """A gem was stolen."""

    seat: int
    canoe: int
    gem: Kind
    victim: tuple[int, int]


class LandedEvent(EventForm, frozen=True, tag="landed"):
    """A canoe reached the shore."""

    seat: int
    canoe: int
    gem: Kind | None


class SweptEvent(EventForm, frozen=True, tag="swept"):
    """A canoe went over the falls."""

    seat: int
    canoe: int
    gem: Kind | None


class WeatherEvent(EventForm, frozen=True, tag="weather"):
    """The weather moved."""

    seat: int
    was: int
    now: int


class FlowEvent(EventForm, frozen=True, tag="flow"):
    """The river begins to flow."""

    speed: int
    lowest: Tile | None
    weather: int


class DriftForm(Form, frozen=True):
    """A canoe carried one space."""

    seat: int
    canoe: int
    was: Passed
    now: Passed


class PushEvent(EventForm, frozen=True, tag="push"):
    """A disc was pushed in, and one fell."""

    arm: Arm
    drifts: list[DriftForm]


class RescuedEvent(EventForm, frozen=True, tag="rescued"):
    """A canoe was given back."""

    seat: int
    canoe: int


class StartPassedEvent(EventForm, frozen=True, tag="start_passed"):
    """A round begins."""

    seat: int
    round: int


class HandsRefilledEvent(EventForm, frozen=True, tag="hands_refilled"):
    """All tiles came back."""


class VictoryForm(Form, frozen=True):
    """A winner, and the goals met."""

    seat: int
    goals: list[str]


class GameOverEvent(EventForm, frozen=True, tag="game_over"):
    """The game ended."""

    winners: list[VictoryForm]
    round_limit: bool


AnyEvent = (
    ChosenEvent
    | RansomedEvent
    | RevealedEvent
    | StrandedEvent
    | TripEvent
    | LoadedEvent
    | UnloadedEvent
    | StolenEvent
    | LandedEvent
    | SweptEvent
    | WeatherEvent
    | FlowEvent
    | PushEvent
    | RescuedEvent
    | StartPassedEvent
    | HandsRefilledEvent
    | GameOverEvent
)
