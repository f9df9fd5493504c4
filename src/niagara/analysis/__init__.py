"""The analysis of finished games: chances, the champion's choices, luck and skill.

How it works and what its numbers mean: docs/analysis.md. It needs NumPy (extra `sim`).
"""

from niagara.analysis.analyse import SEED, SIMULATIONS, analyse
from niagara.analysis.analysis import (
    ActionValue,
    Analysis,
    ChancePoint,
    Judgement,
    PlayerSummary,
)
from niagara.analysis.analysis_json import analysis_from_json, analysis_to_json
from niagara.analysis.game_not_over import GameNotOver
from niagara.analysis.turning_point import TurningPoint

__all__ = [
    "SEED",
    "SIMULATIONS",
    "ActionValue",
    "Analysis",
    "ChancePoint",
    "GameNotOver",
    "Judgement",
    "PlayerSummary",
    "TurningPoint",
    "analyse",
    "analysis_from_json",
    "analysis_to_json",
]
