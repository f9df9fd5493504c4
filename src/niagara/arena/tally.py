"""Statistics and ratings of every bot over many games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import fmean, median

from niagara.arena.interval import share_interval
from niagara.arena.match import MatchResult, SeatResult
from niagara.ratings import Skill, mean_skills, new_skill, places, rated, standing


@dataclass(frozen=True)
class Rounds:
    """How long games took, in rounds; ``by_limit`` is the share that the round limit ended."""

    median: float
    mean: float
    p99: int
    longest: int
    by_limit: float


@dataclass(frozen=True)
class BotTally:
    """One bot over all games it sat in, all its seats together.

    ``win_share`` is won games over games, a shared win split among its winners; ``fair`` is what
    it would be if all were equally strong. ``stolen``, ``lost`` and ``ransoms`` are per game and
    seat.
    """

    bot: str
    seats: float
    games: int
    wins: float
    win_share: float
    interval: tuple[float, float]
    fair: float
    rounds: Rounds
    decisions: int
    ms_per_decision: float
    ms_slowest: float
    stolen: float
    lost: float
    ransoms: float
    faults: int
    first_fault: str | None
    rating: Skill


@dataclass(frozen=True)
class Tally:
    """All games together; bots in the order they first appear."""

    games: int
    rounds: Rounds | None
    bots: tuple[BotTally, ...]


def score(result: MatchResult, bot: str) -> float:
    """A bot's score in a game: 1, 0, or its share of a shared win."""
    won = sum(result.seats[seat].bot == bot for seat in result.winners)
    return won / len(result.winners)


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


def tally(results: Iterable[MatchResult]) -> Tally:
    """The statistics of some games. They are sorted first, since ratings depend on the order."""
    games = sorted(results, key=lambda result: result.game)
    skills = ratings(games)
    specs = dict.fromkeys(seat.bot for result in games for seat in result.seats)
    lines = tuple(_bot_tally(spec, games, skills[spec]) for spec in specs)
    return Tally(len(games), rounds_of(games) if games else None, lines)


def rounds_of(games: Sequence[MatchResult]) -> Rounds:
    """How long some games took."""
    lengths = sorted(result.rounds for result in games)
    return Rounds(
        median(lengths),
        fmean(lengths),
        lengths[ceil(len(lengths) * 99 / 100) - 1],
        lengths[-1],
        fmean(result.is_by_limit for result in games),
    )


def _bot_tally(spec: str, results: Sequence[MatchResult], rating: Skill) -> BotTally:
    games = [result for result in results if any(seat.bot == spec for seat in result.seats)]
    seats = [seat for result in games for seat in result.seats if seat.bot == spec]
    deals: dict[int, list[float]] = defaultdict(list)
    for result in games:
        deals[result.deal].append(score(result, spec))
    wins = sum(map(sum, deals.values()))
    decisions = sum(seat.decisions for seat in seats)
    return BotTally(
        spec,
        len(seats) / len(games),
        len(games),
        wins,
        wins / len(games),
        share_interval(deals),
        fmean(_fair(result.seats, spec) for result in games),
        rounds_of(games),
        decisions,
        1000 * sum(seat.seconds for seat in seats) / max(decisions, 1),
        1000 * max(seat.slowest for seat in seats),
        fmean(seat.stolen for seat in seats),
        fmean(seat.lost for seat in seats),
        fmean(seat.ransoms for seat in seats),
        sum(seat.faults for seat in seats),
        next((seat.first_fault for seat in seats if seat.first_fault), None),
        rating,
    )


def _fair(seats: Sequence[SeatResult], spec: str) -> float:
    return sum(seat.bot == spec for seat in seats) / len(seats)
