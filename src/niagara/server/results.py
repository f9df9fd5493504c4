"""What a finished game leaves behind: results, and ratings by openskill (Plackett-Luce)."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs
from openskill.models import PlackettLuce

from niagara.rules import Position
from niagara.rules.scoring import progress
from niagara.server.setup import Seat
from niagara.server.state import State
from niagara.server.store.base import Rate, Rating, Result

MODEL: Final = PlackettLuce()


def results_of(table: State, at: int) -> list[Result]:
    """What every seat came to. Who gave a seat to a bot has lost, however the bot fared."""
    position = table.position
    assert position is not None
    results = []
    for seat, sitting in enumerate(table.seats):
        whose = table.resigned.get(seat, sitting)
        won = 1 / len(position.winners) if seat in position.winners else 0.0
        results.append(
            Result(
                table=table.id,
                seat=seat,
                who=who_is(whose),
                name=whose.name,
                won=0.0 if seat in table.resigned else won,
                seats=len(table.seats),
                rounds=position.round,
                at=at,
                is_rated=table.is_rated,
            )
        )
    return results


def who_is(seat: Seat) -> str:
    """Under which name ratings know whoever sits here; nobody's is empty: they are forgotten."""
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.session or ""


def ranks(table: State, position: Position) -> list[float]:
    """The place of every seat: winners, then by progress (R8.3), those who resigned last."""
    keys = [
        (seat in table.resigned, seat not in position.winners, -progress(player.gems))
        for seat, player in enumerate(position.players)
    ]
    keys = [(key[0], key[1], 0 if not key[1] else key[2]) for key in keys]
    return [1.0 + sum(other < key for other in keys) for key in keys]


def rate_by(places: Sequence[float]) -> Rate:
    """How ratings change by a game that ended with these places."""

    def rate(
        results: Sequence[Result], before: dict[str, Rating]
    ) -> tuple[Sequence[Result], Sequence[Rating]]:
        old = [
            before.get(r.who, Rating(r.who, r.name, MODEL.mu, MODEL.sigma, 0, 0)) for r in results
        ]
        teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in old]
        new = [team[0] for team in MODEL.rate(teams, ranks=list(places))]
        rated = [
            structs.replace(result, mu_before=was.mu, mu_after=now.mu)
            for result, was, now in zip(results, old, new, strict=True)
        ]
        known = dict.fromkeys(result.who for result in rated if result.who)
        return rated, [_merged(who, old, new, rated) for who in known]

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


def settlement(table: State, at: int) -> tuple[list[Result], Rate | None] | None:
    """What a game that is over leaves behind, and how it changes ratings; None if it is not."""
    position = table.position
    if table.status != "over" or position is None:
        return None
    rate = rate_by(ranks(table, position)) if table.is_rated else None
    return results_of(table, at), rate
