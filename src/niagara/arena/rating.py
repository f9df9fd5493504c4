"""Ratings by openskill (Plackett-Luce): how strong a bot is, whoever it met."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from niagara.arena.match import MatchResult


@dataclass(frozen=True)
class Rating:
    """A belief about strength; ``ordinal`` is what it exceeds with good confidence."""

    mu: float
    sigma: float
    ordinal: float


def ranks(result: MatchResult) -> list[int]:
    """The place of every seat, 1 the best: winners first, then by progress (R8.3); ties share."""
    keys = [
        (seat not in result.winners, 0 if seat in result.winners else -played.progress)
        for seat, played in enumerate(result.seats)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


def ratings(results: Iterable[MatchResult]) -> dict[str, Rating]:
    """Every bot's rating after some games, in the order given.

    A bot that sits twice plays as two equals, and takes the mean of what becomes of them.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra that may be missing

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        words = [seat.bot for seat in result.seats]
        for word in words:
            known.setdefault(word, (model.mu, model.sigma))
        teams = [[model.rating(*known[word])] for word in words]
        after = [
            (player.mu, player.sigma) for (player,) in model.rate(teams, ranks=_floats(result))
        ]
        for word in dict.fromkeys(words):
            known[word] = _mean([a for a, w in zip(after, words, strict=True) if w == word])
    return {word: Rating(mu, sigma, mu - 3 * sigma) for word, (mu, sigma) in known.items()}


def _floats(result: MatchResult) -> list[float]:
    return [float(rank) for rank in ranks(result)]


def _mean(beliefs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    mus, sigmas = zip(*beliefs, strict=True)
    return sum(mus) / len(mus), sum(sigmas) / len(sigmas)
