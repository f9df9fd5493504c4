"""What people do at tables: commands and watching.

A command is checked, stored, then sent to watchers: nobody sees an entry before it is durable. If
storing fails, memory is discarded and read again.
"""

from collections.abc import Callable
from typing import Final

from msgspec import json

from niagara.exercises import Exercise
from niagara.server.commands import (
    AnyCommand,
    CommandResponse,
    Person,
    Rematch,
    Return,
    Start,
)
from niagara.server.entries import Created, Forgotten, Rematched, entry_to_bytes
from niagara.server.exercise_tables import exercise_setup
from niagara.server.game_commands import check_rematch, rematch_setup
from niagara.server.ids import id_from, new_id
from niagara.server.live_table import LiveTable, Watcher
from niagara.server.refusal import STORE_UNAVAILABLE, Refusal
from niagara.server.store.interface import EXERCISE, Conflict, Row, TableMeta, Unavailable
from niagara.server.stored_snapshot import EVERY, snapshot_of
from niagara.server.table import Table
from niagara.server.table_registry import TableRegistry
from niagara.server.table_setup import CreateTable, create_setup
from niagara.server.table_state import NewEntry, Step
from niagara.server.updates import OlderSteps, Updates
from niagara.server.view_encoder import table_json

MOST_TRIES: Final = 5  # to append, while other nodes append, too
MOST_BOT_TABLES: Final = 3  # running games of bots alone that one person may have


class TableService(TableRegistry):
    """The tables of one node, with the commands and watchers of people."""

    # Commands.

    async def create(self, who: Person, wish: CreateTable, command: str) -> CommandResponse:
        """Create a table; the same command id gives the same table."""
        table_id = id_from(self.secret, "table", who.session, command)
        setup = create_setup(wish, who.session, who.name, table_id)
        await self._create(table_id, Created(setup, who.session), who, command)
        return CommandResponse(1, table_id)

    async def begin_exercise(
        self, who: Person, exercise: Exercise, command: str
    ) -> CommandResponse:
        """Create a table for an exercise and start it; the same command id gives the same table."""
        table_id = id_from(self.secret, "exercise", who.session, command)
        setup = exercise_setup(exercise, who)
        await self._create(table_id, Created(setup, who.session), who, command)
        return await self.submit(table_id, who, f"{command}.start", Start())

    async def _create(self, table_id: str, entry: Created, who: Person, command: str) -> None:
        live_table = self._new(table_id)
        live_table.used_at = self.now()
        try:
            await self._append(live_table, NewEntry(entry), who.session, command)
        except Conflict as error:  # created before by the same command, or the store was too busy
            if not await self.store.sequences([table_id]):
                raise Refusal("unavailable", "the store is too busy; ask again") from error
        else:
            live_table.send_updates()
            self.live_tables.setdefault(table_id, live_table)

    async def submit(
        self, table_id: str, who: Person, command_id: str, command: AnyCommand
    ) -> CommandResponse:
        """Do a command at a table, once per id; raises `Refusal`."""
        if isinstance(command, Rematch):
            return await self._rematch(table_id, who, command_id, command)
        if isinstance(command, Start) and await self._has_no_people(table_id):
            async with self.bot_starts:  # so that starts are counted one after the other
                await self._check_bot_tables(who)
                return await self._submit(table_id, who, command_id, command)
        return await self._submit(table_id, who, command_id, command)

    async def _submit(
        self, table_id: str, who: Person, command_id: str, command: AnyCommand
    ) -> CommandResponse:
        async with self.enter(table_id) as live_table:
            return await self._append_once(
                live_table,
                who.session,
                command_id,
                lambda table: table.decide(who, command, self.presence(live_table)),
            )

    async def append_decided(
        self, table_id: str, decide: Callable[[Table], NewEntry | None]
    ) -> bool:
        """Append an entry of the server's own, unless ``decide`` finds it is no longer due."""
        async with self.enter(table_id, is_visit=False) as live_table:
            new = decide(live_table.table) if live_table.fault is None else None
            if new is None:
                return False
            try:
                await self._append(live_table, new, None, None)
            except (Conflict, Unavailable):
                return False
            return True

    async def _append_once(
        self,
        live_table: LiveTable,
        session: str,
        command_id: str,
        decide: Callable[[Table], NewEntry],
    ) -> CommandResponse:
        """Append the entry of a command, unless the command was done before."""
        for _ in range(MOST_TRIES):
            try:
                before = await self._sequence_of(live_table, session, command_id)
                if before is not None:
                    return CommandResponse(before, live_table.id)
                _check_sound(live_table)
                step = await self._append(live_table, decide(live_table.table), session, command_id)
                return CommandResponse(step.sequence, live_table.id)
            except Conflict:
                await self._make_current(live_table)  # another node was first: decide again
            except Refusal:
                if not await self.catch_up(live_table):
                    raise
                # It was refused in an outdated state: decide again.
            except Unavailable as error:
                raise Refusal("unavailable", STORE_UNAVAILABLE) from error
        raise Refusal("unavailable", "the table is too busy; ask again")

    async def _sequence_of(
        self, live_table: LiveTable, session: str, command_id: str
    ) -> int | None:
        """The sequence number at which a command was done; None if it was not."""
        known = live_table.table.commands.get((session, command_id))
        if known is None and live_table.is_from_snapshot:  # older commands are only in the store
            known = await self.store.stored_command(live_table.id, session, command_id)
            if known is not None and known > live_table.table.sequence:
                await live_table.catch_up()
        return known

    async def _append(
        self, live_table: LiveTable, new: NewEntry, session: str | None, command: str | None
    ) -> Step:
        """Apply and store an entry; if that fails, the table stays stale."""
        at = self.now()
        live_table.is_stale = True
        step = live_table.table.apply(new.entry, at, session, command, new.outcome)
        row = Row(step.sequence, at, session, command, entry_to_bytes(new.entry))
        is_kept = step.sequence % EVERY == 0 or isinstance(new.entry, Forgotten)
        kept = snapshot_of(live_table.table) if is_kept else None
        await self.store.append(live_table.id, row, self._meta(live_table.table), kept)
        live_table.is_stale, live_table.is_ours = False, True
        if session is not None:
            live_table.presence.saw(session, at)
        return live_table.add_step(step)

    def _meta(self, table: Table) -> TableMeta:
        now = self.now()
        # At most one clock from now, in case the clock was wrong when the decision began.
        dues = [
            min(decision.when, now + (1000 * (table.clock or 0) if decision.by == "clock" else 0))
            for decision in table.pending_decisions()
        ]
        return TableMeta(
            status=EXERCISE if table.exercise is not None else table.status,
            is_public=table.is_public,
            is_rated=table.is_rated,
            summary=json.encode(table_json(table)),
            members=tuple(sorted(table.members)),
            due=min(dues, default=None),
            node=self.node,
        )

    async def _rematch(
        self, table_id: str, who: Person, command_id: str, command: Rematch
    ) -> CommandResponse:
        """Create the rematch, or answer the one that somebody else has asked for before."""
        async with self.enter(table_id) as live_table:
            _check_sound(live_table)
            table = live_table.table
            check_rematch(table, who, command)
            if table.rematch is not None:
                return CommandResponse(table.sequence, table.rematch)
            new = id_from(self.secret, "rematch", table_id)  # the same on every node
            host = table.host if table.host in table.people() else who.session
            created = Created(rematch_setup(table), host, after=table_id)
            await self._create(new, created, who, command_id)
            done = await self._append_once(
                live_table,
                who.session,
                command_id,
                lambda table: NewEntry(Rematched(table.rematch or new)),
            )
            return CommandResponse(done.sequence, live_table.table.rematch or table_id)

    async def _has_no_people(self, table_id: str) -> bool:
        async with self.enter(table_id) as live_table:
            return live_table.table.status == "open" and not live_table.table.people()

    async def _check_bot_tables(self, who: Person) -> None:
        """Raise `Refusal` if a person has too many running games that only bots play."""
        listed = await self.store.tables_of(who.session, 200)
        running = [json.decode(each.summary) for each in listed if each.status == "running"]
        alone = [table for table in running if all(seat["level"] for seat in table["seats"])]
        if len(alone) >= MOST_BOT_TABLES:
            raise Refusal("full", f"{MOST_BOT_TABLES} games of bots alone are enough at a time")

    # Watching.

    async def watch(self, table_id: str, watcher: Watcher, since: int | None) -> None:
        """Send a table (all of it, or what came after ``since``), and from now on its updates."""

        def begin(live_table: LiveTable, updates: Updates) -> None:
            self._send_updates(live_table)  # to the others: the new watcher is sent the same
            live_table.send_to(watcher, updates)
            live_table.watchers.add(watcher)
            self._send_presence(live_table, newcomer=watcher)
            self._announce_presence(live_table)

        await self._show(table_id, watcher.session, since, begin)

    async def resend(self, table_id: str, watcher: Watcher) -> None:
        """Send a watcher the updates not sent yet, then the whole table."""
        async with self.enter(table_id) as live_table:
            self._send_updates(live_table)
            live_table.send_to(watcher, live_table.updates([], is_whole=True))

    async def read(self, table_id: str, session: str, since: int, who: str) -> bytes:
        """The message that watching starts with; ``who`` is whose turn a long log waits for."""
        shown: list[bytes] = []

        def write(live_table: LiveTable, updates: Updates) -> None:
            shown.append(updates.message(live_table.viewer(session), session))

        await self._show(table_id, session, since, write, who)
        return shown[0]

    async def _show(
        self,
        table_id: str,
        session: str,
        since: int | None,
        deliver: Callable[[LiveTable, Updates], None],
        who: str | None = None,
    ) -> None:
        """Pass the whole table, with its steps after ``since``, to ``deliver``.

        Steps that are no longer in memory are read from the log, without holding the table's lock.
        """
        older: OlderSteps | None = None
        access, first, reached = None, 0, 0
        while True:
            async with self.enter(table_id) as live_table:
                if (
                    since is not None and since > live_table.table.sequence
                ):  # another node told more
                    await self.catch_up(live_table)
                now = live_table.log_access(session)
                if older is None or now != access:
                    first = 0 if since is None or since > live_table.table.sequence else since
                    older, reached = None, first
                steps = live_table.steps_after(reached)
                if steps is not None:
                    deliver(live_table, live_table.updates(steps, is_whole=True, older=older))
                    return
                access, reached = now, live_table.table.sequence
            older = await self.history.last_steps(who or session, table_id, reached, first, access)

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        """Stop sending updates to a watcher."""
        live_table = self.live_tables.get(table_id)
        if live_table is not None and watcher in live_table.watchers:
            live_table.watchers.discard(watcher)
            live_table.presence.saw(watcher.session, self.now())
            self._announce_presence(live_table)

    async def take_seats_back(self, table_id: str, who: Person) -> None:
        """Take back the seats of somebody who is here from the bots that play for them."""
        async with self.enter(table_id) as live_table:
            away = live_table.table.away & set(live_table.table.owned_by(who.session))
        try:
            for _ in away:
                await self.submit(table_id, who, new_id(), Return())
        except Refusal:
            pass  # another tab was faster, or the game is over

    async def return_people(self) -> None:
        """Return seats to people who are here: they looked absent to a node that was cut off."""
        for live_table in list(self.live_tables.values()):
            table = live_table.table
            if table.stood_in and table.status == "running":
                for seat in table.stood_in:
                    session, name = table.seats[seat].session, table.seats[seat].name
                    if session in live_table.people_here():
                        who = Person(session, name)
                        self.background.start(
                            "returning a seat", self.take_seats_back, table.id, who
                        )

    def dismiss(self, session: str) -> None:
        """Close the connections of a deleted session."""
        for live_table in self.live_tables.values():
            for watcher in list(live_table.watchers):
                if watcher.session == session:
                    watcher.dismiss()


def _check_sound(live_table: LiveTable) -> None:
    if live_table.fault is not None:
        raise Refusal("failed", "this table is damaged: it can be read, but not played")
