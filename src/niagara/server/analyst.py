"""Analyses finished games: one after another, in worker processes of their own.

An analysis is stored when it is complete, so that it is made once. While a node is at work on one
it says so in the store, with how far it has come: other nodes leave the game to it, and can tell.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from niagara.server.analysis_jobs import (
    MOST_ROUNDS,
    VERSION,
    Source,
    conclude_game,
    open_game,
    search_decision,
)
from niagara.server.background_tasks import Background
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Store
from niagara.server.table_state import TableState
from niagara.server.workers import JobInfo, WorkerDied, Workers

MOST_WAITING: Final = 8  # games, with the one that is being analysed
MOST_OF_ONE: Final = 2  # games that one person waits for
GONE_MS: Final = 20_000  # a node that was silent for so long has ended
RENEW_S: Final = 2.0
SECONDS: Final = 120.0  # time limit of one job; the longest takes a few
TRIES: Final = 2  # of a job whose worker dies, which need not be its fault


class AnalysisProgress(Struct, frozen=True):
    """How far an analysis has come.

    "none": nobody is at work on it. "waiting": ``ahead`` other games come first, if that is known.
    """

    state: str
    ahead: int | UnsetType = UNSET
    done: int | UnsetType = UNSET
    planned: int | UnsetType = UNSET


class StoredAnalysis(Struct, frozen=True):
    """What `conclude_game` has written."""

    analysis: dict[str, Any]
    sequences: list[int]


NONE: Final = AnalysisProgress("none")
Load = Callable[[], Awaitable[Source]]  # what is analysed, when its turn has come


class _Job:
    """A game that is or will be analysed here."""

    def __init__(self, game: str, load: Load, who: str) -> None:
        self.game: Final = game
        self.load: Final = load
        self.who: Final = who
        self.done = 0
        self.planned = 0  # decisions; 0 before it is its turn


class Analyst:
    """The analyses of one node."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        background: Background,
        *,
        node: str,
        now: Callable[[], int],
        gone_ms: int = GONE_MS,
    ) -> None:
        self.simulations: int | None = None  # of each decision; None for the usual number
        self._store: Final = store
        self._workers: Final = workers
        self._background: Final = background
        self._node: Final = node
        self._now: Final = now
        self._gone_ms: Final = gone_ms
        self._jobs: Final[dict[str, _Job]] = {}  # by game, in the order of their turns
        self._turn: Final = asyncio.Lock()
        self.idle: Final = asyncio.Event()  # nothing is or will be analysed here
        self.idle.set()

    async def find(self, game: str) -> StoredAnalysis | AnalysisProgress:
        """The analysis of a game, or how far it has come."""
        row = await self._store.analysis(game, VERSION)
        if row is not None and row.body is not None:
            return msgspec.json.decode(row.body, type=StoredAnalysis)
        if game in self._jobs:
            return self._progress(self._jobs[game])
        if row is None or row.renewed <= self._now() - self._gone_ms:
            return NONE
        if not row.planned:
            return AnalysisProgress("waiting")
        return AnalysisProgress("running", done=row.done, planned=row.planned)

    def _progress(self, job: _Job) -> AnalysisProgress:
        if job.planned:
            return AnalysisProgress("running", done=job.done, planned=job.planned)
        return AnalysisProgress("waiting", ahead=list(self._jobs).index(job.game))

    async def begin(self, game: str, load: Load, who: str) -> StoredAnalysis | AnalysisProgress:
        """Put a game on the list, unless it has been analysed meanwhile; raises `Refusal`."""
        if game not in self._jobs:
            self._check_room(who)
            job = self._jobs[game] = _Job(game, load, who)
            try:
                now = self._now()
                claim = (game, VERSION, self._node, now, now - self._gone_ms)
                is_ours = await self._store.claim_analysis(*claim)
            except BaseException:
                del self._jobs[game]
                raise
            if is_ours:
                self.idle.clear()
                self._background.start("analysing a game", self._run, job)
            else:  # another node was first
                del self._jobs[game]
        return await self.find(game)

    def _check_room(self, who: str) -> None:
        if len(self._jobs) >= MOST_WAITING:
            raise Refusal("full", "too many games wait for their analysis: ask again in a minute")
        if sum(job.who == who for job in self._jobs.values()) >= MOST_OF_ONE:
            raise Refusal("slow-down", "too many analyses at once: wait for the first")

    async def _run(self, job: _Job) -> None:
        try:
            async with self._turn:
                body = await self._analyse(job)
            await self._store.put_analysis(job.game, VERSION, body)
        except BaseException:  # also when the server ends
            with suppress(Exception):
                await self._store.release_analysis(job.game, VERSION, self._node)
            raise
        finally:
            del self._jobs[job.game]
            if not self._jobs:
                self._workers.rest()
                self.idle.set()

    async def _analyse(self, job: _Job) -> bytes:
        source = await job.load()
        decisions: list[bytes] = await self._work(job, open_game, source)
        job.planned = len(decisions)
        async with asyncio.TaskGroup() as group:
            searches = [group.create_task(self._search(job, each)) for each in decisions]
        compared = [search.result() for search in searches]
        body: bytes = await self._work(job, conclude_game, source, compared, self.simulations)
        return body

    async def _search(self, job: _Job, decision: bytes) -> bytes:
        found: bytes = await self._work(job, search_decision, decision, self.simulations)
        job.done += 1
        return found

    async def _work(self, job: _Job, call: Callable[..., Any], *args: Any) -> Any:
        for _ in range(TRIES - 1):
            with suppress(WorkerDied):
                return await self._workers.run(JobInfo(job.who, job.game), SECONDS, call, *args)
        return await self._workers.run(JobInfo(job.who, job.game), SECONDS, call, *args)

    async def renew(self) -> None:
        """Tell other nodes that this one is at work, and how far it has come."""
        for job in list(self._jobs.values()):
            progress = (job.done, job.planned)
            await self._store.renew_analysis(job.game, VERSION, self._node, self._now(), *progress)

    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return self._workers.pids()

    def close(self) -> None:
        """End the workers."""
        self._workers.close()


def check_analysable(table: TableState) -> None:
    """Raise `Refusal` unless a game is over and can be analysed."""
    if table.exercise is not None:
        raise Refusal("not-now", "exercises are not analysed, games are")
    if table.status in ("open", "running"):
        raise Refusal("not-now", "the game is not over: it can be analysed when it is")
    if table.status != "over":
        raise Refusal(
            "not-now", "this game was given up: only games played to the end are analysed"
        )
    if table.practice is not None:
        raise Refusal(
            "not-now",
            "only games from their beginning are analysed, and this one went on from a position",
        )
    if table.position is None or table.position.round > MOST_ROUNDS:
        raise Refusal("not-now", f"only games of up to {MOST_ROUNDS} rounds are analysed")
