"""What is made of a table's whole log: steps of long ago, records, replays, statistics.

A log may be long, and everybody may ask: so it is read in a worker process, never in the event
loop, in pages, and what was made of it is kept for a while. Short logs are read at once.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Sequence
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

from niagara.rules.forms import record_to_json
from niagara.rules.notation import record_to_text
from niagara.server.records import record_of, replay_of
from niagara.server.refusal import Refusal
from niagara.server.room import fold
from niagara.server.sight import Audience, step_form
from niagara.server.state import Step
from niagara.server.statistics import statistics_of
from niagara.server.store.interface import Row, Store
from niagara.server.table import Table
from niagara.server.updates import Older
from niagara.server.wire import encode
from niagara.server.workers import Turn, WorkerDied, WorkerLate, Workers

PAGE: Final = 1000  # steps, or moments of a replay, at once
SHORT: Final = 48  # entries that are read in the event loop: two milliseconds
MOST_KEPT: Final = 32_000_000  # bytes of answers
KEPT_S: Final = 60.0  # since somebody asked for them
MOST_WAITING: Final = 8  # questions of one person
ROWS_A_SECOND: Final = 10_000  # about
SECONDS: Final = 30.0  # for one answer
Key = tuple[Any, ...]


class Reading(NamedTuple):
    """As whom a log is read: the seats somebody acts for, and whom they do not want to hear."""

    audience: Audience
    unheard: frozenset[str]
    erased_at: int = 0  # when something was last erased: older answers may still hold it


class History:
    """Answers from whole logs, for one node."""

    def __init__(self, store: Store, workers: Workers | None) -> None:
        self.store: Final = store
        self.workers: Final = workers  # None: everything is read here
        self._kept: Final[OrderedDict[Key, tuple[bytes, float]]] = OrderedDict()  # with their times
        self._size = 0
        self._asked: Final[dict[Key, asyncio.Future[bytes]]] = {}
        self._waiting: Final[Counter[str]] = Counter()

    async def steps(self, who: str, table: str, until: int, after: int, reading: Reading) -> Older:
        """The steps past a sequence number, of many the last page."""
        first = max(after, until - PAGE)
        shown = (reading.audience, tuple(sorted(reading.unheard)), reading.erased_at)
        written = await self._answer(who, table, until, write_steps, first, *shown)
        return Older(written, first if first > after else None)

    async def page(self, who: str, table: str, until: int, after: int, reading: Reading) -> bytes:
        """A page of steps past a sequence number, and whether there are more."""
        upto = min(until, after + PAGE)
        shown = (reading.audience, tuple(sorted(reading.unheard)), reading.erased_at)
        written = await self._answer(who, table, upto, write_steps, after, *shown)
        return b'{"steps":%b,"more":%b}' % (written, b"true" if upto < until else b"false")

    async def record(
        self, who: str, table: str, until: int, audience: Audience, written: Literal["json", "text"]
    ) -> bytes:
        """The record of a game as an audience may know it."""
        return await self._answer(who, table, until, write_record, audience, written)

    async def replay(self, who: str, table: str, until: int, seat: int | None, after: int) -> bytes:
        """A page of a finished game, moment by moment."""
        return await self._answer(who, table, until, write_replay, seat, after)

    async def statistics(self, who: str, table: str, until: int) -> bytes:
        """The result of a finished game, and how it came to be."""
        return await self._answer(who, table, until, write_statistics)

    async def _answer(
        self, who: str, table: str, until: int, write: Callable[..., bytes], *args: Any
    ) -> bytes:
        """What a function writes of a log up to some entry; asked for at once, made once."""
        key = (table, until, write, *args)
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = (found[0], monotonic())
            return found[0]
        under_way = self._asked.get(key)
        if under_way is None:
            self._check_patience(who)
            self._waiting[who] += 1
            under_way = self._asked[key] = asyncio.ensure_future(
                self._make(key, who, table, until, write, args)
            )
            under_way.add_done_callback(_taken_note_of)
        return await asyncio.shield(under_way)

    def _check_patience(self, who: str) -> None:
        if self._waiting[who] >= MOST_WAITING:
            raise Refusal("slow-down", "too many long logs at once: wait for the answers")

    async def _make(
        self,
        key: Key,
        who: str,
        table: str,
        until: int,
        write: Callable[..., bytes],
        args: tuple[Any, ...],
    ) -> bytes:
        try:
            rows = await self.store.log(table, 0, until)
            if self.workers is None or len(rows) <= SHORT:
                written = write(table, rows, *args)
            else:
                turn = Turn(who, table, len(rows) / ROWS_A_SECOND)
                written = await self.workers.run(turn, SECONDS, write, table, rows, *args)
        except (WorkerDied, WorkerLate) as error:
            raise Refusal("unavailable", "this cannot be read at the moment; ask again") from error
        finally:
            del self._asked[key]
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        self._keep(key, written)
        return written

    def _keep(self, key: Key, written: bytes) -> None:
        self._kept[key] = (written, monotonic())
        self._size += len(written)
        while self._size > MOST_KEPT:
            self._drop()

    def sweep(self) -> None:
        """Let go of answers that nobody has asked for lately."""
        old = monotonic() - KEPT_S
        while self._kept and next(iter(self._kept.values()))[1] < old:
            self._drop()

    def _drop(self) -> None:
        _, (written, _) = self._kept.popitem(last=False)
        self._size -= len(written)

    def close(self) -> None:
        """End the workers."""
        if self.workers is not None:
            self.workers.close()


def _taken_note_of(answer: asyncio.Future[bytes]) -> None:
    """Whoever asked may have left: then nobody else looks at what went wrong."""
    if not answer.cancelled():
        answer.exception()


def write_steps(
    table_id: str,
    rows: Sequence[Row],
    after: int,
    audience: Audience,
    unheard: Collection[str],
    _erased_at: int,
) -> bytes:
    """The steps past a sequence number as an audience may see them, a JSON array."""
    _, steps = _folded(table_id, rows)
    return encode([step_form(step, audience, unheard) for step in steps if step.sequence > after])


def write_record(
    table_id: str, rows: Sequence[Row], audience: Audience, written: Literal["json", "text"]
) -> bytes:
    """The record of a game, as JSON or as text."""
    record = record_of(*_folded(table_id, rows), audience)
    return record_to_text(record).encode() if written == "text" else encode(record_to_json(record))


def write_replay(table_id: str, rows: Sequence[Row], seat: int | None, after: int) -> bytes:
    """A page of a replay."""
    return encode(replay_of(*_folded(table_id, rows), seat, after, PAGE))


def write_statistics(table_id: str, rows: Sequence[Row]) -> bytes:
    """The statistics of a game."""
    return encode(statistics_of(*_folded(table_id, rows)))


def _folded(table_id: str, rows: Sequence[Row]) -> tuple[Table, list[Step]]:
    folded = fold(Table(table_id), rows)
    return folded.table, folded.steps
