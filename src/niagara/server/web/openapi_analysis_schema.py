"""Schemas of analyses (docs/analysis.md). They describe bytes that other modules encode."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from niagara.server.web.openapi_game_schema import AnyAction


class AnalysedPlayer(Struct, frozen=True):
    """One player over the whole game; chances, skill, gifts and luck are shares of a win."""

    name: str
    opening: float
    result: float
    accuracy: float  # from 0 to 100
    skill: float
    gifts: float
    luck: float
    fortune: Literal["even", "lucky", "unlucky", "very-lucky", "very-unlucky"]  # the luck in a word
    decisions: int  # with a choice
    inaccuracies: int
    mistakes: int
    blunders: int


class ChancesAfterMove(Struct, frozen=True):
    """Every seat's chance to win after a move."""

    move: int
    round: int
    seat: int
    chances: list[float]


class ValuedAction(Struct, frozen=True):
    """An action, and the share of a win that it promised."""

    action: AnyAction
    value: float


class JudgedDecision(Struct, frozen=True):
    """A decision with a choice: what was played, and what the champion would have done."""

    move: int
    round: int
    seat: int
    played: AnyAction
    best: AnyAction
    loss: float
    error: float
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    values: list[ValuedAction]


class TurningPointSchema(Struct, frozen=True):
    """A moment that changed a chance for good; ``move`` is its last, ``cause`` is told."""

    move: int
    round: int
    kind: str
    who: int
    was: float
    now: float
    seat: int | UnsetType = UNSET
    gem: str | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    space: str | UnsetType = UNSET
    weather: int | UnsetType = UNSET
    cause: int | UnsetType = UNSET
    lasting: float | UnsetType = UNSET


class AnalysisSchema(Struct, frozen=True):
    """The analysis of a finished game, as `niagara analyse --json` writes it."""

    format: int
    simulations: int
    seed: int
    players: list[AnalysedPlayer]
    chances: list[ChancesAfterMove]
    decisions: list[JudgedDecision]
    turning_points: list[TurningPointSchema]


class AnalysisStateSchema(Struct, frozen=True):
    """An analysis, or how far it has come.

    ``none``: nobody has asked for it, or it failed. ``waiting``: ``ahead`` other games come first,
    if that is known. ``running``: ``done`` of ``planned`` decisions. ``done``: with the analysis,
    and for each of its moves the sequence number of the replay's moment that shows it.
    ``game`` is the name under which the analysis of a record can be asked for.
    """

    state: Literal["none", "waiting", "running", "done"]
    ahead: int | UnsetType = UNSET
    done: int | UnsetType = UNSET
    planned: int | UnsetType = UNSET
    analysis: AnalysisSchema | UnsetType = UNSET
    sequences: list[int] | UnsetType = UNSET
    game: str | UnsetType = UNSET
