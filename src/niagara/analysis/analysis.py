"""The analysis of a finished game, as a value."""

from dataclasses import dataclass
from typing import Final

from niagara.analysis.turning_point import TurningPoint
from niagara.rules import Action
from niagara.rules.board import Seat

FORMAT: Final = 1


@dataclass(frozen=True)
class PlayerSummary:
    """One player over the whole game; chances, skill, gifts and luck are shares of a win."""

    name: str
    opening: float
    result: float
    accuracy: float  # from 0 to 100
    skill: float
    gifts: float
    luck: float
    fortune: str  # the luck in a word
    decisions: int  # with a choice
    inaccuracies: int
    mistakes: int
    blunders: int


@dataclass(frozen=True)
class ChancePoint:
    """Every seat's chance to win after a move."""

    move: int
    round: int
    seat: Seat
    chances: tuple[float, ...]


@dataclass(frozen=True)
class ActionValue:
    """An action, and the share of a win that it promised."""

    action: Action
    value: float


@dataclass(frozen=True)
class Judgement:
    """A decision with a choice: what was played, and what the champion would have done."""

    move: int
    round: int
    seat: Seat
    played: Action
    best: Action
    loss: float
    error: float
    mark: str | None
    values: tuple[ActionValue, ...]

    @property
    def best_value(self) -> float:
        """What the champion's choice promised."""
        return next(each.value for each in self.values if each.action == self.best)


@dataclass(frozen=True)
class Analysis:
    """Everything found; the same record, simulations and seed give the same."""

    simulations: int
    seed: int
    players: tuple[PlayerSummary, ...]
    chances: tuple[ChancePoint, ...]
    judgements: tuple[Judgement, ...]
    turning_points: tuple[TurningPoint, ...]
