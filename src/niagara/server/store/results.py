"""The part of the store about finished games: their results, and the ratings that follow."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from niagara.server.store.database_backend import AdvisoryLock, StorePart, Transaction
from niagara.server.store.interface import Rate, Rating, Result, ResultAt
from niagara.server.store.schema import RATED, UNSETTLED, ratings, results
from niagara.server.store.sessions import EXISTING_SESSIONS
from niagara.server.store.sql_from_schema import column_names, insert_into, upsert_into

_UNSETTLED: Final = f"SELECT id FROM tables WHERE {UNSETTLED} LIMIT $1"  # noqa: S608 - no values
_IS_SETTLED: Final = "SELECT seat FROM results WHERE table_id = $1 LIMIT 1"
_SET_SETTLED: Final = "UPDATE tables SET is_settled = true WHERE id = $1"
_INSERT_RESULT: Final = insert_into(results)
_UPSERT_RATING: Final = upsert_into(ratings)
_RATINGS: Final = "SELECT who, name, mu, sigma, games, wins FROM ratings"
_RATINGS_OF: Final = f"{_RATINGS} WHERE who = ANY($1::text[])"
_RATING_OF: Final = f"{_RATINGS} WHERE who = $1"
_BEST: Final = "ORDER BY score DESC, who DESC LIMIT $1"
_SCORE: Final = "SELECT score FROM ratings WHERE who = $1"
_RESULTS_OF: Final = f"SELECT {column_names(results)} FROM results WHERE who = $1"  # noqa: S608 - no values
_NEWEST: Final = "ORDER BY at DESC, table_id DESC, seat DESC LIMIT $2"


class Results(StorePart):
    """All of `Store` that concerns who won."""

    async def unsettled(self, limit: int) -> list[str]:
        """Tables that are over, or rated and abandoned, and have not been settled yet."""
        return [row[0] for row in await self._backend.rows(_UNSETTLED, limit)]

    async def settle(self, results: Sequence[Result], rate: Rate | None) -> bool:
        """Keep the results of a game, once: False if they were there already.

        Under the lock that `delete_session` takes too: a person who was forgotten meanwhile gets
        no rating, and no name in the results. One lock for all ratings is as fast as one for each:
        nearly every rated game changes a bot's, and rows that are not there yet cannot be locked.
        """
        if not results:
            raise ValueError("a game has at least one result")
        async with self._backend.transaction() as transaction:
            await transaction.lock(AdvisoryLock.RATINGS)
            if await transaction.rows(_IS_SETTLED, results[0].table):
                return False
            forgotten = await _forgotten(transaction, results)
            played = [structs.replace(r, name="") if r.who in forgotten else r for r in results]
            if rate is not None:
                played = await _rate(transaction, played, rate, forgotten)
            await transaction.execute_many(_INSERT_RESULT, [structs.astuple(r) for r in played])
            await transaction.execute(_SET_SETTLED, played[0].table)
        return True

    async def settle_nothing(self, table: str) -> None:
        """Note that a game has ended and leaves no results."""
        await self._execute(_SET_SETTLED, table)

    async def leaderboard(self, limit: int, after: str | None = None) -> list[Rating]:
        """The best by mu − 3 sigma."""
        if after is None:
            rows = await self._backend.rows(f"{_RATINGS} {_BEST}", limit)
        else:
            scores = await self._backend.rows(_SCORE, after)
            if not scores:
                raise KeyError(after)
            page = f"{_RATINGS} WHERE (score, who) < ($2, $3) {_BEST}"
            rows = await self._backend.rows(page, limit, scores[0][0], after)
        return [Rating(*row) for row in rows]

    async def rating(self, who: str) -> Rating | None:
        """Somebody's rating."""
        rows = await self._backend.rows(_RATING_OF, who)
        return Rating(*rows[0]) if rows else None

    async def results_of(
        self, who: str, limit: int, before: ResultAt | None = None, *, only_rated: bool = False
    ) -> list[Result]:
        """Somebody's games, the newest first."""
        rated = f" AND {RATED}" if only_rated else ""
        page = " AND (at, table_id, seat) < ($3, $4, $5)" if before else ""
        query = f"{_RESULTS_OF}{rated}{page} {_NEWEST}"
        return [
            _result(row) for row in await self._backend.rows(query, who, limit, *(before or ()))
        ]


def _result(row: Sequence[Any]) -> Result:
    result = Result(*row)
    return structs.replace(result, is_rated=bool(result.is_rated))  # SQLite has numbers


async def _forgotten(transaction: Transaction, played: Sequence[Result]) -> set[str]:
    """Those of the people who played whose session is gone; bots never had one."""
    people = {result.who for result in played if not result.who.startswith("bot:")} - {""}
    return people - {row[0] for row in await transaction.rows(EXISTING_SESSIONS, sorted(people))}


async def _rate(
    transaction: Transaction, played: Sequence[Result], rate: Rate, forgotten: set[str]
) -> list[Result]:
    """Change the ratings of all who played, except for those who were forgotten."""
    found = await transaction.rows(_RATINGS_OF, sorted({result.who for result in played}))
    rated, after = rate(played, {row[0]: Rating(*row) for row in found})
    rows = [
        (*structs.astuple(rating), rating.mu - 3 * rating.sigma)
        for rating in after
        if rating.who not in forgotten
    ]
    await transaction.execute_many(_UPSERT_RATING, rows)
    return list(rated)
