"""Upkeep on a server: old tables leave the store and the memory."""

from pathlib import Path

import pytest

from server.player import ME, OPEN_SEAT, Client
from server.running import Clock, serving

DAY = 24 * 3_600_000


@pytest.mark.parametrize(("days", "left"), [(30, 404), (0, 200), (40, 200)])
async def test_a_table_nobody_began_is_there_no_more(
    tmp_path: Path, clock: Clock, days: int, left: int
) -> None:
    async with (
        serving(tmp_path / "x.db", clock, keep_abandoned_days=days) as served,
        Client(served.base, "Ann") as ann,
    ):
        table = await ann.create([ME, OPEN_SEAT, OPEN_SEAT])
        clock.now += 30 * DAY + 1
        await served.service.upkeep.run()
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == left
        assert (await ann.ask(table, "join", do="leave")).status_code == left


async def test_a_look_is_taken_once_a_minute_also_after_the_clock_was_set_back(
    tmp_path: Path, clock: Clock
) -> None:
    async with (
        serving(tmp_path / "x.db", clock, session_days=1) as served,
        Client(served.base, "Ann") as ann,
    ):
        store = served.service.store
        await served.service.upkeep.run()
        assert await store.update_session(ann.id, {"seen": 1}) is not None
        clock.now += 59_999
        await served.service.upkeep.run()
        assert await store.session(ann.id) is not None
        clock.now -= 500 * DAY
        await served.service.upkeep.run()
        assert await store.session(ann.id) is None


async def test_links_that_nobody_used_are_deleted_after_they_expired(
    tmp_path: Path, clock: Clock
) -> None:
    async with serving(tmp_path / "x.db", clock) as served, Client(served.base, "Ann") as ann:
        assert (await ann.http.post("/api/session/link")).status_code == 200
        clock.now += DAY
        await served.service.upkeep.run()
        assert await served.service.store.delete_expired_links(clock.now, 9) == 0, "none is left"
