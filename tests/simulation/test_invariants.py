"""The checks of the simulation notice what they are for: each fault is planted, and found.

The faults are planted in the parts that are simulated, so that the server may change.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from niagara.server.background_tasks import Background
from niagara.server.store.append_group import Append
from niagara.server.store.interface import Rate, Result
from simulation import net, tab
from simulation.bots import SimWorker
from simulation.disk import Disk
from simulation.plan import Plan
from simulation.scenario import simulate
from simulation.secrecy import check_secrets
from simulation.store import SimStore
from simulation.world import World

CALM = Plan()


def finds(*rules: str, plan: Plan = CALM) -> bool:
    """Whether one of a few clusters complains that one of these rules is broken."""
    return any(
        failure.partition(": ")[0] in rules
        for seed in range(20)
        for failure in simulate(seed, plan).failures
    )


def test_a_calm_cluster_has_nothing_to_complain_of() -> None:
    assert [simulate(seed, CALM).failures for seed in range(5)] == [[]] * 5


def test_an_answer_before_the_entry_is_durable_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgetful(self: SimStore, group: Sequence[Append]) -> None:
        if group[0].row.sequence != 6:
            await write(self, group)

    write = SimStore.write_appends
    monkeypatch.setattr(SimStore, "write_appends", forgetful)
    assert finds(
        "a step is told before it is stored",
        "a step is told that is not the stored one",
    )


def test_an_entry_that_is_lost_later_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def lossy(self: Disk, group: Sequence[Append]) -> None:
        write(self, group)
        for append in group:
            if append.row.sequence == 9:
                kept = self.tables[append.table]
                del kept.rows[5:], kept.times[5:]

    write = Disk.write
    monkeypatch.setattr(Disk, "write", lossy)
    assert finds(
        "an answered command is lost",
        "memory is ahead of the log",
        "a step is told before it is stored",
        "a step is told that is not the stored one",
    )


@pytest.mark.parametrize("copies", [0, 2])
def test_a_message_that_is_lost_or_doubled_is_noticed(
    monkeypatch: pytest.MonkeyPatch, copies: int
) -> None:
    rng = Random(5)

    def wrong(self: net.Line, message: bytes) -> None:
        for _ in range(copies if b'"update"' in message and rng.random() < 0.1 else 1):
            deliver(self, message)

    deliver = net.Line._deliver
    monkeypatch.setattr(net.Line, "_deliver", wrong)
    assert finds("an update has a gap or a step twice")


def test_an_open_tile_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_(self: net.Line, message: bytes) -> None:
        deliver(self, message.replace(b'"hidden"', b"3"))

    deliver = net.Line._deliver
    monkeypatch.setattr(net.Line, "_deliver", open_)
    assert finds("a secret is told")


def test_a_message_for_somebody_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def misread(world: World, _session: str, *update: Any) -> None:
        check_secrets(world, "somebody else", *update)

    monkeypatch.setattr(tab, "check_secrets", misread)
    assert finds("a secret is told")


def test_a_game_that_is_rated_twice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(self: Disk, results: Sequence[Result], rate: Rate | None) -> bool:
        is_first = settle(self, results, rate)
        del self.results[results[0].table]
        settle(self, results, rate)
        return is_first

    settle = Disk.settle
    monkeypatch.setattr(Disk, "settle", again)
    assert finds("ratings are wrong")


def test_a_game_that_is_never_settled_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Disk, "settle", lambda *_: True)
    assert finds("a game is not settled")


def test_a_bot_that_never_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = replace(CALM, nodes=1)

    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(SimWorker, "run", never)
    assert finds("a table stands still", plan=plan)


def test_work_that_dies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        """End at once."""

    monkeypatch.setattr(Background, "_repeat", broken)
    assert finds("background work has died")


IMPOSSIBLE = b'{"kind":"acted","seat":0,"actions":[{"type":"done"}]}'


def test_a_rewritten_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def garbled(self: Disk, group: Sequence[Append]) -> None:
        write(self, group)
        for append in group:
            for row in self.log(append.table, 3, 4):
                self.rewrite(append.table, row, IMPOSSIBLE)

    write: Callable[..., None] = Disk.write
    monkeypatch.setattr(Disk, "write", garbled)
    assert finds("a log cannot be replayed", "a request ends in an error of ours")
