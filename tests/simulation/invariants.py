"""What must hold at the end of a simulation, when faults are over and everything has recovered."""

import asyncio
from collections import Counter
from typing import Any, Final

from msgspec import json

from niagara.server import stored_snapshot
from niagara.server.refusal import Refusal
from niagara.server.results import is_counted, settlement
from niagara.server.store.interface import Unavailable
from niagara.server.table import Table
from niagara.server.view_encoder import table_json
from server.tables import everything, resumed
from simulation.disk import Kept
from simulation.ledger import Ledger
from simulation.loop import has_failed
from simulation.node import Node, Parts
from simulation.world import World

PATIENCE_S: Final = 15.0  # for what a healthy cluster has to do
HEARD_WITHIN_S: Final = 8.0  # after every step; nodes look at the store every three seconds
EXPECTED: Final = (Refusal, Unavailable, OSError)  # what work in the background may end with


def check_end(world: World, parts: Parts, ledger: Ledger) -> None:
    """Check everything at the end."""
    replayed = {name: replay(world, name, kept) for name, kept in parts.disk.tables.items()}
    _check_acks(world, parts, ledger)
    _check_commands(world, parts)
    for node in parts.nodes:
        _check_memory(world, parts, node, replayed)
    for name, table in replayed.items():
        if table is not None:
            _check_progress(world, parts.disk.tables[name], table)
            _check_results(world, parts, table)
    _check_ratings(world, parts, replayed)
    _check_watchers(world, parts, ledger)
    _check_forgotten(world, parts, ledger)
    _check_sessions(world, parts, ledger)


def check_tasks(world: World, parts: Parts) -> None:
    """No background work has ended unexpectedly."""
    for host in world.loop.hosts:
        for task in host.tasks:
            if has_failed(task) and not isinstance(error := task.exception(), EXPECTED):
                world.fail(f"background work has died: {_name(task)} on {host.name}: {error!r}")
    for node in parts.serving():
        for loop in loops_of(node):
            world.check(not loop.done(), f"background work has died: {_name(loop)} on {node.name}")


def loops_of(node: Node) -> list[asyncio.Task[Any]]:
    """The tasks that a node runs for as long as it serves."""
    service = node.service
    assert service is not None
    found = [*service.background.loops, service.store._appends._task]  # type: ignore[attr-defined]
    found += getattr(service.tables.fanout, "_tasks", [])
    return [task for task in found if task is not None]


def _name(task: asyncio.Task[Any]) -> str:
    return getattr(task.get_coro(), "__qualname__", "?")


def replay(world: World, name: str, kept: Kept) -> Table | None:
    """A table from its log alone, and from its snapshot: both must be the same."""
    try:
        table = resumed(Table(name), kept.rows)
        if kept.snapshot is not None:
            sequence, body = kept.snapshot
            other = resumed(stored_snapshot.table_from(name, body), kept.rows[sequence:])
            if difference := compare(table, other):
                world.fail(f"a snapshot is not its log: {name} at {sequence}: {difference}")
    except Exception as error:  # noqa: BLE001 - whatever it is, the log cannot be read
        world.fail(f"a log cannot be replayed: {name}: {error!r}")
        return None
    _check_listed(world, kept, table)
    return table


def _check_listed(world: World, kept: Kept, table: Table) -> None:
    """The listed summary of a table is that of its log."""
    meta = kept.meta
    told = (meta.status, meta.is_public, meta.is_rated, json.decode(meta.summary))
    expected = (
        table.status,
        table.is_public,
        table.is_rated,
        json.decode(json.encode(table_json(table))),
    )
    if told != expected:
        world.fail(f"a table is listed wrongly: {table.id} as {told}, not {expected}")
    if sorted(kept.members) != sorted(table.members):
        world.fail(f"a table is listed wrongly: {table.id} for {kept.members}, not {table.members}")


def compare(one: Table, other: Table) -> str:
    """The names of fields that differ between two tables that should be the same."""
    its = everything(other)
    return ", ".join(
        f"{name} ({ours!r} and {theirs!r})"[:400]
        for name, ours in everything(one).items()
        if ours != (theirs := its[name])
    )


def _check_acks(world: World, parts: Parts, ledger: Ledger) -> None:
    """Every command answered as done is in the log, once, at the answered number."""
    for ack in ledger.acks:
        what = f"{ack.kind} {ack.command} of {ack.session} at {ack.table}"
        kept = parts.disk.tables.get(ack.table)
        if kept is None:
            world.fail(f"an answered command is lost: {what}")
        elif ack.kind == "rematch":
            world.check(ack.leads_to in parts.disk.tables, f"an answered command is lost: {what}")
        else:
            found = kept.commands.get((ack.session, ack.command))
            world.check(
                found == ack.sequence,
                f"an answered command is lost: {what} was {ack.sequence}, is {found}",
            )


def _check_commands(world: World, parts: Parts) -> None:
    for name, kept in parts.disk.tables.items():
        numbers = [row.sequence for row in kept.rows]
        world.check(numbers == list(range(1, len(numbers) + 1)), f"a log has a gap: {name}")
        asked = Counter((row.session, row.command) for row in kept.rows if row.command)
        for who, count in asked.items():
            world.check(count == 1, f"a command is stored twice: {who} at {name}")


def _check_memory(
    world: World, parts: Parts, node: Node, replayed: dict[str, Table | None]
) -> None:
    """A table in a node's memory is what its log says."""
    if node.service is None:
        world.check(not world.is_quiet, f"a node does not serve again: {node.name}")
        return
    for live_table in node.service.tables.live_tables.values():
        if live_table.is_stale or live_table.lock.locked():
            continue
        kept = parts.disk.tables.get(live_table.id)
        if kept is None or live_table.table.sequence > len(kept.rows):
            world.fail(
                f"memory is ahead of the log: {live_table.id} "
                f"at {live_table.table.sequence} on {node.name}"
            )
            continue
        table = replayed[live_table.id]
        if table is None:
            continue  # `replay` has complained of it
        if table.sequence != live_table.table.sequence:
            table = resumed(Table(live_table.id), kept.rows[: live_table.table.sequence])
        if difference := compare(table, live_table.table):
            world.fail(
                f"memory is not what the log says: {live_table.id} on {node.name}: {difference}"
            )


def _check_progress(world: World, kept: Kept, table: Table) -> None:
    """No decision of a bot or a clock is long overdue."""
    late = world.now_ms() - PATIENCE_S * 1000
    if table.is_only_bots:
        return  # it goes on only while somebody watches
    for decision in table.pending_decisions():
        # By the world's time, too: a node with a wrong clock may have noted when it began.
        began = kept.times[table.since[decision.seat].sequence - 1]
        longest = PATIENCE_S + (table.clock or 0 if decision.by == "clock" else 0)
        if world.loop.time() - began <= longest:
            continue
        if decision.by == "bot" and decision.when > world.now_ms() + PATIENCE_S * 1000:
            wait = (decision.when - world.now_ms()) / 1000
            world.fail(f"a bot waits for a time that a wrong clock has set: {table.id}, {wait} s")
        world.check(
            decision.when > late,
            f"a table stands still: {table.id}, {decision.by} of seat {decision.seat} is due since "
            f"{(world.now_ms() - decision.when) / 1000:.1f} s, node {kept.node}",
        )


def _check_results(world: World, parts: Parts, table: Table) -> None:
    """Every game that ended some seconds ago is settled, once, with its result."""
    stored = parts.disk.results.get(table.id, [])
    kept = settlement(table, 0)
    expected = kept.results if kept is not None else []
    if expected and not stored:
        late = world.loop.time() - parts.disk.tables[table.id].times[-1]
        world.check(late < HEARD_WITHIN_S, f"a game is not settled: {table.id}, {late:.1f} s late")
        return
    told = {(r.seat, r.won, r.rounds, r.is_rated) for r in stored}
    meant = {(r.seat, r.won, r.rounds, r.is_rated) for r in expected}
    world.check(told == meant, f"results are wrong: {table.id} has {told}, expected {meant}")


def _check_ratings(world: World, parts: Parts, tables: dict[str, Table | None]) -> None:
    """Every rating counts the number of rated games played."""
    games: Counter[str] = Counter()
    for name, stored in parts.disk.results.items():
        table = tables[name]
        if table is not None and is_counted(table):
            games.update({result.who for result in stored if result.mu_after is not None})
    for who, rating in parts.disk.ratings.items():
        world.check(
            rating.games == games[who],
            f"ratings are wrong: {who} for {rating.games} of {games[who]} games",
        )


def _check_watchers(world: World, parts: Parts, ledger: Ledger) -> None:
    """Every connected page has been sent all steps and all answers."""
    now = world.loop.time()
    for tab in ledger.tabs:
        if tab.is_ended or tab.person.has_gone:
            continue
        times = parts.disk.tables[tab.table].times
        stored = sum(when < now - HEARD_WITHIN_S for when in times)
        if tab.told < stored:
            late = f"{now - times[tab.told]:.1f} s"
            world.fail(
                f"a step is never told: {tab.name} knows {tab.told} of {stored}, {late} late"
            )
        if tab.asked_since is not None and now - tab.asked_since > PATIENCE_S:
            asked = tab.unanswered
            world.fail(
                f"a command is never answered: {tab.name} {asked} for {now - tab.asked_since:.1f} s"
            )


def _check_forgotten(world: World, parts: Parts, ledger: Ledger) -> None:
    """No name and no message of a deleted session is left."""
    for person in ledger.people:
        if not person.is_forgotten:
            continue
        traces = [f'"{person.name}"', *(f'"{word}"' for word in person.words)]
        for name, kept in parts.disk.tables.items():
            bodies = {f"entry {row.sequence}": row.body for row in kept.rows}
            bodies["the summary"] = kept.meta.summary
            bodies["the snapshot"] = (kept.snapshot or (0, b""))[1]
            for trace in traces:
                where = [part for part, body in bodies.items() if trace in body.decode()]
                world.check(
                    not where, f"somebody forgotten is remembered: {trace} at {name}: {where}"
                )
        world.check(
            person.session not in parts.disk.sessions,
            f"somebody forgotten is remembered: {person.name} has a session",
        )
        world.check(
            person.session not in parts.disk.ratings,
            f"somebody forgotten is remembered: {person.name} has a rating",
        )


def _check_sessions(world: World, parts: Parts, ledger: Ledger) -> None:
    """Every answered change of a session is stored."""
    for person in ledger.people:
        session = parts.disk.sessions.get(person.session)
        if person.has_gone or session is None or "edit" in person.unsure:
            continue
        kept = (json.decode(session.preferences), session.language)
        for mine, asked in zip(kept, zip(*person.edits, strict=True), strict=True):
            world.check(mine in asked, f"a change of a session is lost: {asked}, kept is {mine}")
