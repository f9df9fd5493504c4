"""The part of the store about analyses, and which node is at work on one."""

from typing import Final

from niagara.server.store.database_backend import StorePart
from niagara.server.store.interface import RECORD, AnalysisRow
from niagara.server.store.schema import analyses
from niagara.server.store.sql_from_schema import insert_into

_ONE: Final = "game = $1 AND version = $2"
_SELECT: Final = f"SELECT node, renewed, done, planned, body FROM analyses WHERE {_ONE}"  # noqa: S608 - no values
_CLAIM: Final = (
    f"{insert_into(analyses, ('game', 'version', 'node', 'renewed', 'done', 'planned'))} "
    "ON CONFLICT (game, version) "
    "DO UPDATE SET node = $3, renewed = $4, done = $5, planned = $6 "
    "WHERE analyses.body IS NULL AND analyses.renewed <= $7"
)
_RENEW: Final = (
    "UPDATE analyses SET renewed = $4, done = $5, planned = $6 "  # noqa: S608 - no values
    f"WHERE {_ONE} AND node = $3 AND body IS NULL"
)
_PUT: Final = f"UPDATE analyses SET body = $3 WHERE {_ONE}"  # noqa: S608 - no values
_DROP_OTHERS: Final = "DELETE FROM analyses WHERE game = $1 AND version <> $2"
_RELEASE: Final = f"DELETE FROM analyses WHERE {_ONE} AND node = $3 AND body IS NULL"  # noqa: S608 - no values
_DROP_RECORDS: Final = f"DELETE FROM analyses WHERE game LIKE '{RECORD}%' AND renewed < $1"  # noqa: S608 - no values


class Analyses(StorePart):
    """All of `Store` that concerns analyses."""

    async def analysis(self, game: str, version: str) -> AnalysisRow | None:
        """The analysis of a game, or who is at work on it."""
        rows = await self._backend.rows(_SELECT, game, version)
        return AnalysisRow(*rows[0]) if rows else None

    async def claim_analysis(
        self, game: str, version: str, node: str, now: int, before: int
    ) -> bool:
        """Note that a node is at work, unless there is an analysis or another node is."""
        return await self._execute(_CLAIM, game, version, node, now, 0, 0, before) == 1

    async def renew_analysis(
        self, game: str, version: str, node: str, now: int, done: int, planned: int
    ) -> None:
        """Note that a node is still at work, and how far it has come."""
        await self._execute(_RENEW, game, version, node, now, done, planned)

    async def put_analysis(self, game: str, version: str, body: bytes) -> None:
        """Keep an analysis; those of other versions are deleted."""
        async with self._backend.transaction() as transaction:
            await transaction.execute(_PUT, game, version, body)
            await transaction.execute(_DROP_OTHERS, game, version)

    async def release_analysis(self, game: str, version: str, node: str) -> None:
        """Note that a node is at work no more."""
        await self._execute(_RELEASE, game, version, node)

    async def drop_record_analyses(self, before: int) -> int:
        """Delete the analyses of records that were made before some time; how many."""
        return await self._execute(_DROP_RECORDS, before)
