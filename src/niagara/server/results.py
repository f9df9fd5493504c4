"""What a finished game leaves behind: results, and ratings by openskill (Plackett-Luce)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs
from openskill.models import PlackettLuce

from niagara.rules import Position
from niagara.rules.scoring import progress
from niagara.server.setup import Seat
from niagara.server.state import State
from niagara.server.store.interface import Rate, Rating, Result, Store

MODEL: Final = PlackettLuce()


def is_counted(table: State) -> bool:
    """Whether ratings change by a game: two people or more, none of whom was absent."""
    people = [seat for seat, sitting in enumerate(first_seats(table)) if sitting.kind == "person"]
    return table.is_rated and len(people) > 1 and table.shown.issuperset(people)


def leaves_results(table: State) -> bool:
    """Whether there is something to keep: a game that ended, or that people lost by resigning."""
    is_resigned = table.status == "abandoned" and is_counted(table) and bool(table.resigned)
    return table.position is not None and (table.status == "over" or is_resigned)


def first_seats(table: State) -> list[Seat]:
    """Who began the game."""
    return [table.resigned.get(seat, sitting) for seat, sitting in enumerate(table.seats)]


def results_of(table: State, at: int) -> list[Result]:
    """What every seat came to. Who gave a seat to a bot has lost, however the bot fared."""
    position = table.position
    assert position is not None
    shares = _shares(table, position)
    is_rated = is_counted(table)
    return [
        Result(
            table=table.id,
            seat=seat,
            who=who_is(whose),
            name=whose.name,
            won=shares.get(seat, 0.0),
            seats=len(table.seats),
            rounds=position.round,
            at=at,
            is_rated=is_rated,
        )
        for seat, whose in enumerate(first_seats(table))
    ]


def _shares(table: State, position: Position) -> dict[int, float]:
    """How much of the win falls to whom."""
    if table.status == "over":
        won = [seat for seat in position.winners if seat not in table.resigned]
        return dict.fromkeys(won, 1 / len(position.winners))
    first = [seat for seat, place in enumerate(ranks(table, position)) if place == 1]
    return dict.fromkeys(first, 1 / len(first))


def who_is(seat: Seat) -> str:
    """Under which name ratings know whoever sits here; nobody's is empty: they are forgotten."""
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.session or ""


def ranks(table: State, position: Position) -> list[float | None]:
    """The place of every seat; None for bots in a game that was given up: only people lose it.

    Winners come first, then the others by progress (R8.3), then those who resigned: the later, the
    better. Who stayed until a game was given up shares the first place.
    """
    is_over = table.status == "over"
    left = {seat: len(table.resigned) - i for i, seat in enumerate(table.resigned)}
    keys: list[tuple[int, bool, int] | None] = []
    for seat, whose in enumerate(first_seats(table)):
        has_won = seat in position.winners or not is_over
        behind = 0 if has_won else -progress(position.players[seat].gems)
        key = (left.get(seat, 0), not has_won, behind)
        keys.append(key if is_over or whose.kind == "person" else None)
    known = [key for key in keys if key is not None]
    return [None if key is None else 1.0 + sum(other < key for other in known) for key in keys]


def rate_by(places: Sequence[float | None]) -> Rate:
    """How ratings change by a game that ended with these places; None: not concerned."""

    def rate(
        results: Sequence[Result], before: dict[str, Rating]
    ) -> tuple[Sequence[Result], Sequence[Rating]]:
        placed = [(r, place) for r, place in zip(results, places, strict=True) if place is not None]
        old = [
            before.get(r.who, Rating(r.who, r.name, MODEL.mu, MODEL.sigma, 0, 0)) for r, _ in placed
        ]
        teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in old]
        new = [team[0] for team in MODEL.rate(teams, ranks=[place for _, place in placed])]
        rated = [
            structs.replace(result, mu_before=was.mu, mu_after=now.mu)
            for (result, _), was, now in zip(placed, old, new, strict=True)
        ]
        known = dict.fromkeys(result.who for result in rated if result.who)
        unrated = [r for r, place in zip(results, places, strict=True) if place is None]
        return [*rated, *unrated], [_merged(who, old, new, rated) for who in known]

    return rate


def _merged(
    who: str, old: Sequence[Rating], new: Sequence[object], results: Sequence[Result]
) -> Rating:
    """Whoever sits twice (bots of a level do) takes the mean of what becomes of them."""
    mine = [i for i, result in enumerate(results) if result.who == who]
    mus = [new[i].mu for i in mine]  # type: ignore[attr-defined]
    sigmas = [new[i].sigma for i in mine]  # type: ignore[attr-defined]
    was = old[mine[0]]
    return Rating(
        who,
        results[mine[0]].name,
        sum(mus) / len(mus),
        sum(sigmas) / len(sigmas),
        was.games + 1,
        was.wins + sum(results[i].won for i in mine),
    )


class Settlement(NamedTuple):
    """What a game that has ended leaves behind; without results nothing is to be kept."""

    results: list[Result]
    rate: Rate | None


def settlement(table: State, at: int) -> Settlement | None:
    """What a game leaves behind, and how it changes ratings; None if it has not ended."""
    if table.status not in ("over", "abandoned"):
        return None
    position = table.position
    if position is None or not leaves_results(table):
        return Settlement([], None)
    rate = rate_by(ranks(table, position)) if is_counted(table) else None
    return Settlement(results_of(table, at), rate)


async def settle(store: Store, table: str, kept: Settlement) -> bool:
    """Keep what a game leaves behind, once; False if that is nothing new."""
    if not kept.results:
        await store.settle_nothing(table)
        return False
    return await store.settle(kept.results, kept.rate)
