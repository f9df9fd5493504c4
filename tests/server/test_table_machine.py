"""Any commands in any order: the state of a table is always what its entries say.

A state machine makes tables of every sort, practice games among them, and lets hosts, guests,
strangers and people who were forgotten send every command, while bots and clocks decide too. At
the end the table must come out the same from its log, from each of its snapshots with the rest of
the log, and from the bytes of both.
"""

from random import Random
from typing import Any, ClassVar, get_args

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import json, structs

from niagara.rules import acting, legal_actions
from niagara.rules.actions import canonical
from niagara.rules.codec import options_to_json, position_to_json
from niagara.rules.options import FORKS, TIEBREAKS
from niagara.rules.position import OVER
from niagara.server.action_codec import raw
from niagara.server.commands import (
    EMOTES,
    Act,
    AddSeat,
    Agree,
    AnyCommand,
    Arrange,
    Change,
    Emote,
    Fill,
    Invite,
    Join,
    Leave,
    Mute,
    Person,
    Rematch,
    RemoveSeat,
    Resign,
    Return,
    Say,
    StandIn,
    Start,
    Vote,
)
from niagara.server.entries import (
    AnyEntry,
    By,
    Created,
    Forgotten,
    Rematched,
    Started,
    entry_from_bytes,
    entry_to_bytes,
)
from niagara.server.forget_person import erased
from niagara.server.game_commands import acted_entry, check_rematch, rematch_setup
from niagara.server.presence import Presence
from niagara.server.refusal import Refusal
from niagara.server.results import is_counted, leaves_results, ranks, rate_by, results_of
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table import Table
from niagara.server.table_setup import LEVEL_NAMES, CreateTable, SeatRequest, create_setup
from play import positions
from server.tables import (
    ANN,
    BEN,
    CEM,
    DAN,
    ME,
    OPEN_SEAT,
    STRANGER,
    Story,
    everything,
    resumed,
    whole_turn,
)

PEOPLE = (ANN, BEN, CEM, DAN, STRANGER)
SEEDS = st.integers(0, 2**32)
anybody = st.sampled_from(PEOPLE)
places = st.integers(0, 4)
clocks = st.sampled_from((None, None, 1, 5, 90, 24 * 3600, 7 * 24 * 3600))
levels = st.sampled_from((*LEVEL_NAMES, "genius"))
names = st.one_of(st.none(), st.text(max_size=30))
valid_rules = st.fixed_dictionaries(
    {},
    optional={
        "fork": st.sampled_from(FORKS),
        "tiebreak": st.sampled_from(TIEBREAKS),
        "round_limit": st.sampled_from((None, 1, 2, 5)),
        "open_piles": st.booleans(),
    },
)
rules = st.one_of(valid_rules, st.sampled_from(({"fork": "odd"}, {"round_limit": 0}, {"x": 1})))
chairs = st.one_of(
    st.just(OPEN_SEAT),
    st.builds(SeatRequest, st.just("bot"), level=levels),
    st.builds(SeatRequest, st.just("local"), name=names),
)
words: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Mute, places, st.booleans()),
    st.builds(Say, st.text(min_size=1, max_size=300)),
    st.builds(Emote, st.sampled_from(EMOTES)),
)
endings: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Resign, places),
    st.builds(Vote, st.booleans()),
    st.builds(StandIn, places, st.booleans()),
)
commands: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Join, st.one_of(st.none(), places)),
    st.builds(Leave),
    st.builds(Arrange, places, st.sampled_from(("open", "bot", "local")), levels, names),
    st.builds(Invite, anybody.map(lambda person: person.session)),
    st.builds(AddSeat),
    st.builds(RemoveSeat, places),
    st.builds(Fill, levels),
    st.builds(Change, rules, clocks, st.booleans(), st.booleans()),
    st.builds(Change, rules, clocks, stand_in_after=clocks),
    st.builds(Agree),
    st.builds(Start),
    st.builds(Return),
    st.builds(Resign, places, levels),
    st.builds(Vote, st.booleans()),
    st.builds(StandIn, places, st.booleans()),
    words,
    st.builds(Rematch),
)


def fork_of(seed: int) -> str:
    return next(positions(seed, rounds=0)).options.fork


def for_practice(seed: int, fork: str, clock: int | None) -> CreateTable:
    """A practice table that starts somewhere in a game of mixed play."""
    game = next(n for n in range(seed, seed + 100) if fork_of(n) == fork)
    reached = [each for each in positions(game, rounds=4) if each.phase != OVER]
    position = position_to_json(Random(seed).choice(reached))
    others = [OPEN_SEAT] * (len(position["players"]) - 1)
    return CreateTable((ME, *others), clock=clock, position=position)


wishes = st.builds(
    CreateTable,
    st.lists(chairs, min_size=2, max_size=4).map(lambda others: (ME, *others)),
    rules,
    clocks,
    st.booleans(),
    st.booleans(),
)
rated = st.builds(
    CreateTable,
    st.lists(st.just(OPEN_SEAT), min_size=2, max_size=4).map(lambda others: (ME, *others)),
    valid_rules,
    clock=st.just(60),
    public=st.just(True),
    rated=st.just(True),
)
practices = st.builds(for_practice, SEEDS, st.sampled_from(FORKS), st.sampled_from((None, 60)))


SETTINGS = settings(
    max_examples=500,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


class AnyTable(RuleBasedStateMachine):
    """A table under random commands."""

    met: ClassVar[set[str]] = set()  # the kinds of entries there were

    def __init__(self) -> None:
        super().__init__()
        self.story = Story()
        self.kept: list[tuple[int, bytes]] = []  # snapshots, and how many rows they stand for
        self.absent: dict[str, int] = {}  # people without a connection, and since when

    @property
    def table(self) -> Table:
        return self.story.table

    # Making a table.

    @initialize(wish=st.one_of(wishes, practices, rated))
    def make(self, wish: CreateTable) -> None:
        try:
            self.lay_out(wish)
        except Refusal:
            self.lay_out(CreateTable((ME, OPEN_SEAT, OPEN_SEAT)))

    def lay_out(self, wish: CreateTable) -> None:
        created = Created(create_setup(wish, ANN.session, ANN.name, "t"), ANN.session)
        self.begin(created, ANN)

    def begin(self, created: Created, who: Person) -> None:
        """Replace the table by a new one."""
        self.story = Story(rng=Random(self.story.table.sequence))
        self.kept = []
        self.story.add(created, who, "create")

    # What people ask.

    @rule(who=anybody, command=commands)
    def ask(self, who: Person, command: AnyCommand) -> None:
        self.attempt(who, command)

    @rule(command=commands)
    def ask_as_host(self, command: AnyCommand) -> None:
        self.attempt(self.person(self.table.host), command)

    @precondition(lambda self: self.table.people())
    @rule(command=st.one_of(words, endings))
    def ask_as_guest(self, command: AnyCommand) -> None:
        """The person who took a seat last."""
        self.attempt(self.person(self.table.people()[-1]), command)

    @rule(gone=st.sets(anybody), minutes=st.integers(0, 2))
    def go_away(self, gone: set[Person], minutes: int) -> None:
        """Only these people are absent now; some time passes."""
        self.absent = {each.session: self.story.now for each in gone}
        self.story.now += 60_000 * minutes

    @precondition(lambda self: self.table.status == "running" and self.table.people())
    @rule(voters=st.sets(anybody), is_again=st.booleans())
    def vote_for_a_bot(self, voters: set[Person], is_again: bool) -> None:
        """The person who took a seat last goes away; some want a bot, some change their minds."""
        whom = self.table.people()[-1]
        self.absent = {whom: self.story.now}
        self.story.now += 60_000
        for voter in sorted(voters):
            self.attempt(voter, StandIn(self.table.owned_by(whom)[0]))
            if is_again:
                self.attempt(voter, StandIn(self.table.owned_by(whom)[0], yes=False))

    @precondition(lambda self: self.table.status == "open")
    @rule(guest=anybody, is_invited=st.booleans())
    def remove(self, guest: Person, is_invited: bool) -> None:
        """The host removes somebody who has just come, and may let them in again."""
        host = self.person(self.table.host)
        self.attempt(guest, Join())
        for seat in self.table.owned_by(guest.session)[:1]:
            self.attempt(host, Arrange(seat, "open"))
        self.attempt(guest, Join())
        if is_invited:
            self.attempt(host, Invite(guest.session))

    @precondition(lambda self: self.table.status == "open")
    @rule(rules=valid_rules, clock=st.sampled_from((60, None)), kind=st.integers(0, 2))
    def change(self, rules: dict[str, Any], clock: int | None, kind: int) -> None:
        """Change to options that are mostly valid, mostly by the host."""
        change = Change(rules, clock, public=kind > 0, rated=kind > 1)
        self.attempt(self.person(self.table.host), change)

    @precondition(lambda self: self.table.status == "open")
    @rule(guests=st.sets(anybody, max_size=3), is_agreed=st.booleans())
    def start(self, guests: set[Person], is_agreed: bool) -> None:
        for guest in sorted(guests):
            self.attempt(guest, Join())
        host = self.person(self.table.host)
        self.attempt(host, Fill())
        if is_agreed:
            self.agree()
        self.attempt(host, Start())

    @rule()
    def agree(self) -> None:
        for session in self.table.people():
            self.attempt(self.person(session), Agree())

    @precondition(lambda self: self.table.status == "running" and self.table.away)
    @rule()
    def come_back(self) -> None:
        for session in self.table.people():
            self.attempt(self.person(session), Return())

    @precondition(lambda self: self.table.status == "running")
    @rule(seed=SEEDS, seat=places, who=anybody)
    def act_oddly(self, seed: int, seat: int, who: Person) -> None:
        """Act with too few or too many actions, again, too late, or for somebody else."""
        rng = Random(seed)
        position = self.table.game()
        legal = [a for each in acting(position) for a in legal_actions(position, each)]
        actions = [rng.choice(legal) for _ in range(rng.choice((1, 1, 2, 3)))]
        sequence = rng.choice((self.table.sequence, 0))
        owner = seat < len(self.table.seats) and self.table.seats[seat].session
        actor = self.person(owner) if owner and rng.random() < 0.7 else who
        written = tuple(raw(canonical(action)) for action in actions)
        self.attempt(actor, Act(seat, written, sequence))

    @precondition(lambda self: self.table.status == "running")
    @rule(seed=SEEDS, most=st.integers(1, 40))
    def play(self, seed: int, most: int) -> None:
        """Play some decisions of people, bots and clocks."""
        rng = Random(seed)
        for _ in range(most):
            if self.table.status != "running":
                return
            seat = rng.choice(acting(self.table.game()))
            actions = whole_turn(self.table, seat, rng)
            self.story.now += rng.randrange(5000)
            session, level = self.table.seats[seat].session, self.table.seats[seat].level
            is_bot = level is not None or seat in self.table.stood_in
            if session is None or is_bot or (self.table.clock and rng.random() < 0.2):
                by: By = "bot" if is_bot else "clock"
                self.story.add(acted_entry(self.table, seat, actions, by))
            else:
                self.story.act(self.person(session), seat, *actions)

    @rule(who=anybody)
    def rematch(self, who: Person) -> None:
        """Ask for a rematch as the table service does, and go on at the new table."""
        table = self.table
        try:
            check_rematch(table, who, Rematch())
        except Refusal:
            return
        host = table.host if table.host in table.people() else who.session
        created = Created(rematch_setup(table), host, after=table.id)
        self.story.add(Rematched("another"), who, f"rematch-{table.sequence}")
        self.check()
        self.begin(created, who)

    @rule(who=anybody, leaves=st.booleans(), is_meant=st.sampled_from((False, False, True)))
    def forget(self, who: Person, leaves: bool, is_meant: bool) -> None:
        """Delete a session as `forget` does; sometimes before its person could leave."""
        if not is_meant:  # else there would seldom be anybody left
            return
        if leaves:
            self.attempt(who, Leave())
            for seat in self.table.owned_by(who.session):
                self.attempt(who, Resign(seat))
        for i, row in enumerate(self.story.rows):
            entry = erased(entry_from_bytes(row.body), who.session)
            self.story.rows[i] = structs.replace(row, body=entry_to_bytes(entry))
        self.story.add(Forgotten(who.session))
        self.kept = []  # there is one snapshot at a time, and forgetting makes a new one
        self.keep()

    @rule()
    def keep(self) -> None:
        """Make a snapshot."""
        self.kept.append((len(self.story.rows), snapshot_of(self.table)))

    def person(self, session: str) -> Person:
        return next((each for each in PEOPLE if each.session == session), STRANGER)

    def attempt(self, who: Person, command: AnyCommand) -> None:
        """Do a command; a refused one changes nothing."""
        before = everything(self.table)
        self.story.now += 100
        try:
            entry = self.table.decide(who, command, Presence(self.story.now, self.absent))
        except Refusal:
            assert everything(self.table) == before
            return
        self.story.add(entry, who, f"command-{self.table.sequence}")

    # What always holds.

    @invariant()
    def nobody_plays_a_rated_game_but_those_who_agreed_to_it(self) -> None:
        table = self.table
        if self.story.steps and isinstance(self.story.steps[-1].entry, Started) and table.is_rated:
            before = resumed(Table("t"), self.story.rows[:-1])
            assert before.agreed.issuperset(before.people())
            assert len(before.people()) > 1
            assert table.clock is not None

    @invariant()
    def bots_stand_in_for_people_only(self) -> None:
        table = self.table
        assert table.stood_in <= table.away
        assert all(table.seats[seat].session for seat in table.stood_in)

    @invariant()
    def nobody_whom_the_host_removed_has_a_seat(self) -> None:
        if self.table.status == "open":
            assert not self.table.removed.keys() & {*self.table.people()}

    @invariant()
    def only_those_who_sit_there_agree_to_an_open_table(self) -> None:
        assert self.table.agreed.issubset(self.table.people())
        assert not self.table.agreed or self.table.status == "open"

    @invariant()
    def a_practice_game_is_private_unrated_and_by_its_positions_rules(self) -> None:
        table = self.table
        if table.practice is not None:
            assert (table.is_public, table.is_rated) == (False, False)
            if table.position is None:
                assert options_to_json(table.options) == table.practice["rules"]
            assert table.rules == options_to_json(table.options)
        if table.position is not None:
            assert table.options == table.position.options

    def teardown(self) -> None:
        self.check()

    def check(self) -> None:
        """The table is what was stored of it, and has results if the game has ended."""
        if leaves_results(self.table):
            self.check_results()
        now, rows = everything(self.table), self.story.rows
        self.met.update(str(step.entry.__struct_config__.tag) for step in self.story.steps)
        table = Table(self.table.id)
        for row in rows:
            resumed(table, [row])
            assert everything(table_from(table.id, snapshot_of(table))) == everything(table)
        assert everything(table) == now
        for known, body in self.kept:
            assert everything(resumed(table_from("t", body), rows[known:])) == now
        assert all(entry_to_bytes(entry_from_bytes(row.body)) == row.body for row in rows)
        assert json.decode(snapshot_of(table)) == json.decode(snapshot_of(self.table))

    def check_results(self) -> None:
        table = self.table
        results = results_of(table, 5)
        assert sum(result.won for result in results) <= 1.001
        if is_counted(table):
            rated, _ = rate_by(ranks(table, self.story.position))(results, {})
            people = [each for each in rated if not each.who.startswith("bot:")]
            assert len(people) > 1
            assert all(each.mu_after is not None for each in people)


def test_a_table_is_what_was_stored_of_it_whatever_was_asked() -> None:
    AnyTable.met = set()
    run_state_machine_as_test(AnyTable, settings=SETTINGS)
    kinds = {str(each.__struct_config__.tag) for each in get_args(AnyEntry)}
    assert kinds == AnyTable.met, "else this would be about less than it says"
