"""Ratings by openskill (Plackett-Luce): how strong somebody is, whoever they met.

The arena rates bots by it, the server people and bots. Which games count is for them to say.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Standing = tuple[int | bool, ...]  # smaller is better


class Skill(NamedTuple):
    """A belief about strength: its mean and standard deviation."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that is exceeded with good confidence."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra that may be missing

    return PlackettLuce()


def new_skill() -> Skill:
    """What is believed of somebody who has not played yet."""
    return Skill(_model().mu, _model().sigma)


def standing(progress: int, *, has_won: bool) -> Standing:
    """How a seat compares with others at the end: winners first, then by progress (R8.3)."""
    return (not has_won, 0 if has_won else -progress)


def places(standings: Sequence[Standing]) -> list[int]:
    """The place of each, 1 the best; equal standings share a place.

    >>> places([(True, -40), (False, 0), (True, -90), (True, -40)])
    [3, 1, 2, 3]
    """
    return [1 + sum(other < each for other in standings) for each in standings]


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game that ended with these places."""
    teams = [[_model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    ranks = [float(place) for place in places]
    return [Skill(player.mu, player.sigma) for (player,) in _model().rate(teams, ranks=ranks)]


def mean_skills(names: Sequence[str], skills: Sequence[Skill]) -> dict[str, Skill]:
    """One skill for each name: who has several seats plays as equals and takes their mean."""
    found = {}
    for name in dict.fromkeys(names):
        own = [skill for skill, other in zip(skills, names, strict=True) if other == name]
        found[name] = Skill(
            sum(skill.mu for skill in own) / len(own), sum(skill.sigma for skill in own) / len(own)
        )
    return found
