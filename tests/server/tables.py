"""A `Table` in memory with its stored entries, from which it can be rebuilt."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from niagara.rules import Action, acting, stage
from niagara.rules.actions import canonical
from niagara.rules.position import PADDLE_PHASE
from niagara.server import stored_snapshot
from niagara.server.action_codec import raw
from niagara.server.commands import Act, AnyCommand, Join, Person, Start
from niagara.server.entries import AnyEntry, By, Created, entry_from_bytes, entry_to_bytes
from niagara.server.game_commands import acted_entry
from niagara.server.presence import Presence
from niagara.server.refusal import Refusal
from niagara.server.store.interface import Row
from niagara.server.table import Table
from niagara.server.table_setup import OPEN, CreateTable, SeatRequest, create_setup
from niagara.server.table_state import NewEntry, Step, TableState
from niagara.server.view_encoder import EncodedPlayers
from play import sensible

ANN, BEN, CEM, DAN = (Person(f"session-{name}", name) for name in ("Ann", "Ben", "Cem", "Dan"))
STRANGER = Person("session-stranger", "Stranger")
ME, OPEN_SEAT = SeatRequest("me"), SeatRequest("open")
BOT = SeatRequest("bot", level="beginner")
NOON = 1_000_000  # milliseconds: when every story begins


class Story:
    """A table, and everything that was stored of it."""

    def __init__(self, table_id: str = "t", rng: Random | None = None) -> None:
        self.table = Table(table_id, rng or Random(1))
        self.rows: list[Row] = []
        self.steps: list[Step] = []
        self.now = NOON
        self.encoded_players: EncodedPlayers = {}  # as a live table keeps them

    def add(
        self, new: AnyEntry | NewEntry, who: Person | None = None, command: str | None = None
    ) -> Step:
        """Store an entry and apply it, as the table service does."""
        session = who.session if who else None
        entry, outcome = new if isinstance(new, NewEntry) else NewEntry(new)
        step = self.table.apply(entry, self.now, session, command, outcome)
        body = entry_to_bytes(entry)
        self.rows.append(Row(self.table.sequence, self.now, session, command, body))
        self.steps.append(step)
        return step

    def do(self, who: Person, command: AnyCommand, **absent: int) -> Step:
        """Do a command; ``absent`` are people by name, and since when."""
        entry = self.table.decide(who, command, self.presence(**absent))
        return self.add(entry, who, f"command-{self.table.sequence}")

    def presence(self, **absent: int) -> Presence:
        return Presence(self.now, {f"session-{name}": since for name, since in absent.items()})

    def refused(self, who: Person, command: AnyCommand, **absent: int) -> str:
        """The code of a refusal; checks that it changed nothing."""
        before = everything(self.table)
        with pytest.raises(Refusal) as caught:
            self.table.decide(who, command, self.presence(**absent))
        assert everything(self.table) == before
        return caught.value.code

    def act(self, who: Person, seat: int, *actions: Action) -> Step:
        return self.do(who, act_of(self.table, seat, *actions))

    def server_acts(self, seat: int, by: By, rng: Random | None = None) -> Step:
        """A sensible decision for a seat, made without a command."""
        turn = whole_turn(self.table, seat, rng or Random(1))
        return self.add(acted_entry(self.table, seat, turn, by))

    def told_again(self) -> Table:
        """The same table, rebuilt from its entries."""
        return resumed(Table(self.table.id), self.rows)

    @property
    def position(self) -> Any:
        assert self.table.position is not None
        return self.table.position


@contextmanager
def refusal(code: str, match: str | None = None) -> Iterator[None]:
    """Check that something is refused, with this code."""
    with pytest.raises(Refusal, match=match) as caught:
        yield
    assert caught.value.code == code


def act_of(table: TableState, seat: int, *actions: Action) -> Act:
    return Act(seat, tuple(raw(canonical(action)) for action in actions), table.sequence)


def written(text: str) -> tuple[Raw, ...]:
    """Actions as somebody typed them."""
    return (Raw(text.encode()),)


def resumed(table: Table, rows: Sequence[Row]) -> Table:
    for row in rows:
        table.apply(entry_from_bytes(row.body), row.at, row.session, row.command)
    return table


def everything(table: TableState) -> dict[str, Any]:
    """The whole state of a table, to be compared; of its commands those a snapshot keeps."""
    fields = {name: value for name, value in vars(table).items() if name != "rng"}
    recent = list(table.commands.items())[-stored_snapshot.RECENT :]
    copies = {k: v.copy() for k, v in fields.items() if isinstance(v, dict | list | set)}
    return fields | copies | {"commands": recent, "resigned": list(table.resigned.items())}


def a_table(
    *seats: SeatRequest,
    host: Person = ANN,
    rng: Random | None = None,
    rules: dict[str, Any] | None = None,
    clock: int | None = None,
    public: bool = False,
    rated: bool = False,
    position: dict[str, Any] | None = None,
    **more: Any,
) -> Story:
    """A new table; by default with three seats, of which the host has one."""
    seats = seats or (ME, OPEN_SEAT, OPEN_SEAT)
    wish = CreateTable(seats, rules or {}, clock, public, rated, position, **more)
    story = Story(rng=rng)
    story.add(
        Created(create_setup(wish, host.session, host.name, "t"), host.session), host, "create"
    )
    return story


def begun(*seats: SeatRequest, **more: Any) -> Story:
    """A game under way; Ann is its host, Ben and Cem have taken the open seats."""
    story = a_table(*seats, **more)
    for guest in (BEN, CEM)[: story.table.seats.count(OPEN)]:
        story.do(guest, Join())
    story.do(ANN, Start())
    return story


def whole_turn(table: TableState, seat: int, rng: Random) -> list[Action]:
    """A sensible decision of a seat, built action by action."""
    position = table.game()
    actions: list[Action] = []
    staged = stage(position, seat, actions)
    while not staged.is_whole:
        player = staged.position.players[seat]
        actions.append(sensible(player, staged.legal, rng))
        staged = stage(position, seat, actions)
    return actions


def play_on(story: Story, rng: Random, people: Sequence[Person], most: int = 100_000) -> None:
    """Play until the game ends, or so many decisions were made; bots decide like everybody."""
    table = story.table
    for _ in range(most):
        if table.status != "running":
            return
        seat = rng.choice(acting(table.game()))
        actions = whole_turn(table, seat, rng)
        story.now += rng.randrange(1, 5000)
        session = table.seats[seat].session
        if session is None:
            story.add(acted_entry(table, seat, actions, "bot"))
        else:
            who = next(person for person in people if person.session == session)
            story.act(who, seat, *actions)


def choose_all(story: Story, rng: Random, but: Sequence[int] = ()) -> None:
    """Let every seat that has not chosen a tile choose one, except some."""
    assert story.position.phase == PADDLE_PHASE
    for seat in acting(story.position):
        if seat not in but:
            story.server_acts(seat, "person", rng)
