"""Hints for a player: what the champion would consider, how good it is, and why.

Everything follows from a view and what its seat saw happen, so a hint gives away nothing that the
seat may not know.
"""

from niagara.hints.hint import Choice, hint
from niagara.hints.insight import Insight, insight_of
from niagara.hints.reason import Reason

__all__ = ["Choice", "Insight", "Reason", "hint", "insight_of"]
