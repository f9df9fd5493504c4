"""Upkeep on a server: old tables leave the store and the memory."""

from pathlib import Path

import pytest

from server.player import Client
from server.running import serving

pytestmark = pytest.mark.anyio
DAY = 24 * 3_600_000
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize(("days", "left"), [(30, 404), (0, 200), (40, 200)])
async def test_a_table_nobody_began_is_there_no_more(tmp_path: Path, days: int, left: int) -> None:
    times = [1_000 * DAY]
    async with (
        serving(tmp_path / "x.db", now=lambda: times[-1], keep_abandoned_days=days) as served,
        Client(served.base, "Ann") as ann,
    ):
        table = await ann.create(SEATS)
        times.append(times[0] + 30 * DAY + 1)
        await served.service.upkeep.run()
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == left
        assert (await ann.ask(table, "join", do="leave")).status_code == left


async def test_a_look_is_taken_once_a_minute_also_after_the_clock_was_set_back(
    tmp_path: Path,
) -> None:
    times = [1_000 * DAY]
    async with (
        serving(tmp_path / "x.db", now=lambda: times[-1], session_days=1) as served,
        Client(served.base, "Ann") as ann,
    ):
        store = served.service.store
        await served.service.upkeep.run()
        assert await store.update_session(ann.id, {"seen": 1}) is not None
        times.append(times[-1] + 59_999)
        await served.service.upkeep.run()
        assert await store.session(ann.id) is not None
        times.append(500 * DAY)
        await served.service.upkeep.run()
        assert await store.session(ann.id) is None


async def test_links_that_nobody_used_are_deleted_after_they_expired(tmp_path: Path) -> None:
    times = [1_000 * DAY]
    async with (
        serving(tmp_path / "x.db", now=lambda: times[-1]) as served,
        Client(served.base, "Ann") as ann,
    ):
        assert (await ann.http.post("/api/session/link")).status_code == 200
        times.append(times[-1] + DAY)
        await served.service.upkeep.run()
        assert await served.service.store.delete_expired_links(times[-1], 9) == 0, "none is left"
