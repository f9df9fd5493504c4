"""What a finished game leaves behind: results and ratings."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from niagara.ratings import Skill, Standing, mean_skills, new_skill, places, standing
from niagara.ratings import rated as rated_skills
from niagara.rules import Position
from niagara.rules.scoring import progress
from niagara.server.store.interface import Rate, Rating, Result, Store
from niagara.server.table_setup import Seat
from niagara.server.table_state import TableState


def is_counted(table: TableState) -> bool:
    """Whether a game changes ratings: two people or more took part, none of them absent."""
    people = [seat for seat, sitting in enumerate(table.first_seats()) if sitting.kind == "person"]
    return table.is_rated and len(people) > 1 and table.showed_up.issuperset(people)


def leaves_results(table: TableState) -> bool:
    """Whether a game has results: it is over, or was abandoned after people had resigned."""
    is_resigned = table.status == "abandoned" and is_counted(table) and bool(table.resigned)
    return table.position is not None and (table.status == "over" or is_resigned)


def results_of(table: TableState, at: int) -> list[Result]:
    """The result of every seat. Whoever resigned has lost, whatever the bot achieved."""
    position = table.position
    assert position is not None
    shares = _shares(table, position)
    is_rated = is_counted(table)
    return [
        Result(
            table=table.id,
            seat=seat,
            who=rated_id(whose),
            name=whose.name,
            won=shares.get(seat, 0.0),
            seats=len(table.seats),
            rounds=position.round,
            at=at,
            is_rated=is_rated,
        )
        for seat, whose in enumerate(table.first_seats())
    ]


def _shares(table: TableState, position: Position) -> dict[int, float]:
    """The share of the win of each winner."""
    if table.status == "over":
        won = [seat for seat in position.winners if seat not in table.resigned]
        return dict.fromkeys(won, 1 / len(position.winners))
    first = [seat for seat, place in enumerate(ranks(table, position)) if place == 1]
    return dict.fromkeys(first, 1 / len(first))


def rated_id(seat: Seat) -> str:
    """The id under which a seat's player is rated; empty for a deleted person."""
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.session or ""


def ranks(table: TableState, position: Position) -> list[int | None]:
    """The rank of every seat; None for bots in an abandoned game, which only people can lose.

    Winners come first, then the others by progress (R8.3), then those who resigned: the later, the
    better. The people who stayed until a game was abandoned share the first place.
    """
    is_over = table.status == "over"
    left = {seat: len(table.resigned) - i for i, seat in enumerate(table.resigned)}
    standings: dict[int, Standing] = {}
    for seat, whose in enumerate(table.first_seats()):
        if is_over or whose.kind == "person":
            has_won = seat in position.winners or not is_over
            reached = standing(progress(position.players[seat].gems), has_won=has_won)
            standings[seat] = (left.get(seat, 0), *reached)
    placed = dict(zip(standings, places(list(standings.values())), strict=True))
    return [placed.get(seat) for seat in range(len(table.seats))]


def rate_by(ranks: Sequence[int | None]) -> Rate:
    """How ratings change by a game that ended with these places; None: not concerned."""

    def rate(
        results: Sequence[Result], before: dict[str, Rating]
    ) -> tuple[Sequence[Result], Sequence[Rating]]:
        placed = [(r, place) for r, place in zip(results, ranks, strict=True) if place is not None]
        old = [before.get(result.who) or _first_rating(result) for result, _ in placed]
        skills = [Skill(each.mu, each.sigma) for each in old]
        new = rated_skills(skills, [place for _, place in placed])
        rated = [
            structs.replace(result, mu_before=was.mu, mu_after=now.mu)
            for (result, _), was, now in zip(placed, old, new, strict=True)
        ]
        means = mean_skills([result.who for result in rated], new)
        unrated = [r for r, place in zip(results, ranks, strict=True) if place is None]
        ratings = [_changed(who, skill, old, rated) for who, skill in means.items() if who]
        return [*rated, *unrated], ratings

    return rate


def _first_rating(result: Result) -> Rating:
    return Rating(result.who, result.name, *new_skill(), 0, 0)


def _changed(who: str, skill: Skill, old: Sequence[Rating], results: Sequence[Result]) -> Rating:
    """Somebody's rating after a game, in which they may have had several seats, as bots do."""
    own = [i for i, result in enumerate(results) if result.who == who]
    was = old[own[0]]
    won = sum(results[i].won for i in own)
    return Rating(who, results[own[0]].name, *skill, was.games + 1, was.wins + won)


class Settlement(NamedTuple):
    """The results of a game that has ended, possibly none, and how they change ratings."""

    results: list[Result]
    rate: Rate | None


def settlement(table: TableState, at: int) -> Settlement | None:
    """The results of a game, and how they change ratings; None if it has not ended."""
    if table.status not in ("over", "abandoned"):
        return None
    position = table.position
    if position is None or not leaves_results(table):
        return Settlement([], None)
    rate = rate_by(ranks(table, position)) if is_counted(table) else None
    return Settlement(results_of(table, at), rate)


async def settle(store: Store, table: str, kept: Settlement) -> bool:
    """Store the results of a game, once; False if there was nothing new to store."""
    if not kept.results:
        await store.settle_nothing(table)
        return False
    return await store.settle(kept.results, kept.rate)
