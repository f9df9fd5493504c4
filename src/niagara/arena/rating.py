"""Ratings of bots, by the results of matches."""

from collections.abc import Iterable

from niagara.arena.match import MatchResult
from niagara.ratings import Skill, mean_skills, new_skill, places, rated, standing


def ranks(result: MatchResult) -> list[int]:
    """The place of every seat, 1 the best; ties share a place."""
    return places(
        [
            standing(played.progress, has_won=seat in result.winners)
            for seat, played in enumerate(result.seats)
        ]
    )


def ratings(results: Iterable[MatchResult]) -> dict[str, Skill]:
    """Every bot's rating after some games, in the order given."""
    known: dict[str, Skill] = {}
    for result in results:
        specs = [seat.bot for seat in result.seats]
        before = [known.get(spec, new_skill()) for spec in specs]
        known |= mean_skills(specs, rated(before, ranks(result)))
    return known
