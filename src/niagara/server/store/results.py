"""Finished games and what they make of ratings."""

from collections.abc import Sequence

from sqlalchemy import insert, select, tuple_, update

from niagara.server.store.database_backend import Database, Writing
from niagara.server.store.interface import Rate, Rating, Result, ResultAt
from niagara.server.store.locks import lock_ratings
from niagara.server.store.schema import RATED, UNSETTLED, ratings, results, tables
from niagara.server.store.sql_text import upsert

_RATING = select(
    ratings.c.who, ratings.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.wins
)
_SCORE = select(ratings.c.score)


class Results:
    """The part of the store that is about who won."""

    _database: Database

    async def unsettled(self, limit: int) -> list[str]:
        """Tables that are over, or rated and abandoned, and have not been settled yet."""
        query = select(tables.c.id).where(UNSETTLED)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.limit(limit)))

    async def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:
        """Keep the results of a game, once: False if they were there already."""
        if not results:
            raise ValueError("a game has at least one result")
        async with self._database.writing() as connection:
            await lock_ratings(connection)
            if await _is_settled(connection, results[0].table):
                return False
            if rate is not None:
                results = await _rate(connection, results, rate)
            await _keep(connection, results)
        return True

    async def settle_nothing(self, table: str) -> None:
        """Note that a game has ended and leaves no results."""
        settled = update(tables).where(tables.c.id == table).values(is_settled=True)
        async with self._database.writing() as connection:
            await connection.execute(settled)

    async def leaderboard(self, limit: int, after: str | None = None) -> list[Rating]:
        """The best by mu − 3 sigma."""
        place = tuple_(ratings.c.score, ratings.c.who)
        query = _RATING.order_by(ratings.c.score.desc(), ratings.c.who.desc()).limit(limit)
        async with self._database.reading() as connection:
            if after is not None:
                score = await connection.scalar(_SCORE.where(ratings.c.who == after))
                if score is None:
                    raise KeyError(after)
                query = query.where(place < tuple_(score, after))
            return [Rating(*row) for row in await connection.execute(query)]

    async def rating(self, who: str) -> Rating | None:
        """Somebody's rating."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_RATING.where(ratings.c.who == who))).first()
        return None if row is None else Rating(*row)

    async def results_of(
        self, who: str, limit: int, before: ResultAt | None = None, *, only_rated: bool = False
    ) -> list[Result]:
        """Somebody's games, the newest first."""
        place = (results.c.at, results.c.table_id, results.c.seat)
        query = select(results).where(results.c.who == who)
        if only_rated:
            query = query.where(RATED)
        if before is not None:
            query = query.where(tuple_(*place) < tuple_(*before))
        query = query.order_by(*(column.desc() for column in place)).limit(limit)
        async with self._database.reading() as connection:
            return [Result(*row) for row in await connection.execute(query)]


async def _is_settled(connection: Writing, table: str) -> bool:
    known = select(results.c.seat).where(results.c.table_id == table).limit(1)
    return await connection.scalar(known) is not None


async def _keep(connection: Writing, played: Sequence[Result]) -> None:
    await connection.execute(insert(results), [_row(result) for result in played])
    settled = update(tables).where(tables.c.id == played[0].table).values(is_settled=True)
    await connection.execute(settled)


async def _rate(connection: Writing, played: Sequence[Result], rate: Rate) -> Sequence[Result]:
    """Change the ratings of all concerned."""
    concerned = _RATING.where(ratings.c.who.in_({result.who for result in played}))
    before = {row.who: Rating(*row) for row in await connection.execute(concerned)}
    rated, after = rate(played, before)
    if after:
        changes = [
            {
                "who": rating.who,
                "name": rating.name,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": rating.games,
                "wins": rating.wins,
                "score": rating.mu - 3 * rating.sigma,
            }
            for rating in after
        ]
        await connection.execute(upsert(connection, ratings), changes)
    return rated


def _row(result: Result) -> dict[str, object]:
    return {
        "table_id": result.table,
        "seat": result.seat,
        "who": result.who,
        "name": result.name,
        "won": result.won,
        "seats": result.seats,
        "rounds": result.rounds,
        "at": result.at,
        "is_rated": result.is_rated,
        "mu_before": result.mu_before,
        "mu_after": result.mu_after,
    }
