"""Answers computed from a table's whole log: old steps, records, replays, statistics.

Long logs are processed in a worker process, so that they do not block the event loop. Answers come
in pages and are cached for a while.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, Literal

from niagara.rules.codec import record_to_json
from niagara.rules.notation import record_to_text
from niagara.server.action_codec import encode
from niagara.server.analysis_jobs import check_record
from niagara.server.exercise_tables import verdict_json
from niagara.server.live_table import LogAccess, apply_rows
from niagara.server.opened_record import write_opened
from niagara.server.refusal import Refusal
from niagara.server.replay import record_of, replay_of
from niagara.server.statistics import statistics_of
from niagara.server.store.interface import Row, Store
from niagara.server.table import Table
from niagara.server.table_state import Step
from niagara.server.updates import OlderSteps
from niagara.server.view_encoder import Viewer, step_json
from niagara.server.workers import JobInfo, WorkerDied, WorkerLate, Workers

PAGE: Final = 1000  # steps, or moments of a replay
SHORT: Final = 48  # entries that are processed in the event loop, in about two milliseconds
MOST_CACHED: Final = 32_000_000  # bytes of cached answers
CACHED_S: Final = 60.0  # how long an answer is cached after its last use
MOST_WAITING: Final = 8  # requests of one person
ROWS_A_SECOND: Final = 10_000  # approximate speed of a worker
BYTES_A_SECOND: Final = 500_000  # of a record
SECONDS: Final = 30.0  # time limit of one answer
Key = tuple[Any, ...]


class History:
    """Computes and caches answers from whole logs, for one node."""

    def __init__(self, store: Store, workers: Workers | None) -> None:
        self.store: Final = store
        self.workers: Final = workers  # None: all logs are processed in the event loop
        self._cache: Final[OrderedDict[Key, tuple[bytes, float]]] = OrderedDict()  # with times
        self._size = 0
        self._in_progress: Final[dict[Key, asyncio.Future[bytes]]] = {}
        self._waiting: Final[Counter[str]] = Counter()

    async def last_steps(
        self, who: str, table: str, until: int, after: int, access: LogAccess
    ) -> OlderSteps:
        """The steps after a sequence number; only the last page if there are more."""
        first = max(after, until - PAGE)
        written = await self.answer(who, table, until, write_steps, first, access)
        return OlderSteps(written, first if first > after else None)

    async def steps_page(
        self, who: str, table: str, until: int, after: int, access: LogAccess
    ) -> bytes:
        """The first page of steps after a sequence number, and whether there are more."""
        upto = min(until, after + PAGE)
        written = await self.answer(who, table, upto, write_steps, after, access)
        return b'{"steps":%b,"more":%b}' % (written, b"true" if upto < until else b"false")

    async def answer(
        self, who: str, table: str, until: int, write: Callable[..., bytes], *args: Any
    ) -> bytes:
        """What ``write`` makes of a log up to entry ``until``; equal requests share one answer."""
        key = (table, until, write, *args)
        found = self._cache.pop(key, None)
        if found is not None:
            self._cache[key] = (found[0], monotonic())
            return found[0]
        under_way = self._in_progress.get(key)
        if under_way is None:
            if self._waiting[who] >= MOST_WAITING:
                raise Refusal("slow-down", "too many long logs at once: wait for the answers")
            self._waiting[who] += 1
            under_way = self._in_progress[key] = asyncio.ensure_future(self._make(key, who))
            under_way.add_done_callback(_retrieve_exception)
        return await asyncio.shield(under_way)

    async def _make(self, key: Key, who: str) -> bytes:
        table, until, write, *args = key
        try:
            rows = await self.store.log(table, 0, until)
            if self.workers is None or len(rows) <= SHORT:
                written: bytes = write(table, rows, *args)
            else:
                turn = JobInfo(who, table, len(rows) / ROWS_A_SECOND)
                written = await self.workers.run(turn, SECONDS, write, table, rows, *args)
        except (WorkerDied, WorkerLate) as error:
            raise Refusal("unavailable", "this cannot be read at the moment; ask again") from error
        finally:
            del self._in_progress[key]
            self._finished(who)
        self._keep(key, written)
        return written

    async def opened(
        self, who: str, record: dict[str, Any] | str, seat: int | None, after: int, size: int
    ) -> bytes:
        """A page of the replay of a record that somebody has sent, in ``size`` bytes."""
        written: bytes = await self._read_record(who, size, write_opened, record, seat, after)
        return written

    async def check_record(self, who: str, record: dict[str, Any] | str, size: int) -> None:
        """Raise `Refusal` unless a record that somebody has sent can be analysed."""
        await self._read_record(who, size, check_record, record)

    async def _read_record(self, who: str, size: int, read: Callable[..., Any], *args: Any) -> Any:
        if self._waiting[who] >= MOST_WAITING:
            raise Refusal("slow-down", "too many long logs at once: wait for the answers")
        self._waiting[who] += 1
        try:
            if self.workers is None:
                return read(*args)
            turn = JobInfo(who, "record", size / BYTES_A_SECOND)
            return await self.workers.run(turn, SECONDS, read, *args)
        except (WorkerDied, WorkerLate) as error:
            raise Refusal("unavailable", "this cannot be read at the moment; ask again") from error
        finally:
            self._finished(who)

    def _finished(self, who: str) -> None:
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    def _keep(self, key: Key, written: bytes) -> None:
        self._cache[key] = (written, monotonic())
        self._size += len(written)
        while self._size > MOST_CACHED:
            self._drop()

    def sweep(self) -> None:
        """Drop cached answers that were not used lately."""
        old = monotonic() - CACHED_S
        while self._cache and next(iter(self._cache.values()))[1] < old:
            self._drop()

    def _drop(self) -> None:
        _, (written, _) = self._cache.popitem(last=False)
        self._size -= len(written)

    def close(self) -> None:
        """End the workers."""
        if self.workers is not None:
            self.workers.close()


def _retrieve_exception(answer: asyncio.Future[bytes]) -> None:
    """Retrieve the exception, in case whoever asked has left: else asyncio logs it."""
    if not answer.cancelled():
        answer.exception()


def write_steps(table_id: str, rows: Sequence[Row], after: int, access: LogAccess) -> bytes:
    """The steps after a sequence number as somebody may see them, as a JSON array."""
    _, steps = _table_and_steps(table_id, rows)
    shown = [step for step in steps if step.sequence > after]
    return encode([step_json(step, access.viewer, access.muted) for step in shown])


def write_record(
    table_id: str, rows: Sequence[Row], viewer: Viewer, written: Literal["json", "text"]
) -> bytes:
    """The record of a game as a viewer may know it, as JSON or as text."""
    record = record_of(*_table_and_steps(table_id, rows), viewer)
    return record_to_text(record).encode() if written == "text" else encode(record_to_json(record))


def write_replay(table_id: str, rows: Sequence[Row], seat: int | None, after: int) -> bytes:
    """A page of a finished game's replay."""
    return encode(replay_of(*_table_and_steps(table_id, rows), seat, after, PAGE))


def write_squeezed_replay(
    table_id: str, rows: Sequence[Row], seat: int | None, after: int
) -> bytes:
    """The same page, compressed: a tenth of its size."""
    return gzip.compress(write_replay(table_id, rows, seat, after), 6, mtime=0)


def write_statistics(table_id: str, rows: Sequence[Row]) -> bytes:
    """The result and statistics of a finished game."""
    return encode(statistics_of(*_table_and_steps(table_id, rows)))


def write_verdict(table_id: str, rows: Sequence[Row]) -> bytes:
    """How the exercise of a table stands."""
    return encode(verdict_json(*_table_and_steps(table_id, rows)))


def _table_and_steps(table_id: str, rows: Sequence[Row]) -> tuple[Table, list[Step]]:
    loaded = apply_rows(Table(table_id), rows)
    return loaded.table, loaded.steps
