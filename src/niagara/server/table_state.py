"""The state of a table, which follows from its entries alone.

So it can be rebuilt from the log. It knows no framework, no store and no clock.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from niagara.rules import Options, Position, UnfinishedTurn, acting, new_game, play_turn, take_back
from niagara.rules.board import NO_TILE
from niagara.rules.codec import position_from_json
from niagara.rules.events import Chosen, Event, Pushed
from niagara.rules.position import OVER, PADDLE_PHASE
from niagara.rules.scoring import is_one_short
from niagara.server import entries
from niagara.server.action_codec import read_action
from niagara.server.entries import AnyEntry
from niagara.server.refusal import Damaged, Refusal
from niagara.server.table_setup import (
    OPEN,
    STAND_IN,
    Seat,
    Setup,
    bot_seat,
    options_of,
    stand_in_or_default,
)

NOBODY: Final = "…"  # replaces the name of a deleted person
SHOW_UP_ROUNDS: Final = 3  # the round by which everybody in a rated game must have acted in person
AWAY_MS: Final = 4_000  # the time for a decision of somebody whose clock has run out before


class Since(NamedTuple):
    """When a seat's present decision began, or its last one ended."""

    sequence: int
    at: int


class PendingDecision(NamedTuple):
    """A decision that the server makes for a seat, at the time ``when`` or later."""

    seat: int
    when: int
    level: str
    by: Literal["bot", "clock"]
    temperament: str | None = None


class Step(Struct, frozen=True, gc=False):
    """An applied entry, with the events and position it led to, secrets included."""

    sequence: int
    at: int
    entry: AnyEntry
    events: tuple[Event, ...]
    position: Position | None
    speaker: Seat | None = None  # who said something: others may have the seat later
    one_gem_short: tuple[int, ...] = ()  # seats that now first need only one more gem


class Outcome(NamedTuple):
    """The position and events that some actions lead to."""

    position: Position
    events: list[Event]


class NewEntry(NamedTuple):
    """A checked entry, ready to be stored, and the outcome of its actions if it has any."""

    entry: AnyEntry
    outcome: Outcome | None = None


class TableState:
    """The state of one table."""

    def __init__(self, id: str, rng: Random | None = None) -> None:  # noqa: A002 - what it is
        self.id: Final = id
        self.rng: Final = rng or SystemRandom()
        self.sequence = 0
        self.status = "open"
        self.host = ""
        self.seats: tuple[Seat, ...] = ()
        self.members: set[str] = set()  # sessions that have or had a seat here, and hosts
        self.rules: dict[str, Any] = {}
        self.clock: int | None = None
        self.stand_in_after: int | None = None  # seconds of absence before a bot may play
        self.is_public = False
        self.is_rated = False
        self.removed: dict[str, str] = {}  # people whom the host removed, with their names
        self.agreed: set[str] = set()  # sessions that agree to the present terms, before the start
        self.practice: dict[str, Any] | None = None  # where a practice game starts
        self.exercise: str | None = None  # the exercise that is done here
        self.has_hints = False  # whether players may ask for hints
        self.after: str | None = None
        self.rematch: str | None = None
        self.position: Position | None = None
        self.has_pushed = False  # D4: whether the natural fork has had its first push
        self.since: list[Since] = []
        self.away: set[int] = set()  # seats for which a bot decides until their person is back
        self.stood_in: set[int] = set()  # those of them that others have handed to a bot
        # Votes for a bot to play for an absent person: by that person, then by who votes, and when.
        self.stand_in_votes: dict[str, dict[str, int]] = {}
        self.resigned: dict[int, Seat] = {}  # seats before a bot took over, in order of resigning
        self.resigned_at: dict[int, int] = {}  # by which entry; missing in older snapshots
        self.showed_up: set[int] = set()  # seats whose person acted in the first rounds
        self.votes: dict[str, bool] = {}
        self.mutes: set[tuple[str, str]] = set()  # (who muted, who is muted)
        self.commands: dict[tuple[str, str], int] = {}

    @property
    def options(self) -> Options:
        """The options of the game; before the start those it would start with."""
        return self.position.options if self.position is not None else options_of(self.rules)

    def owned_by(self, session: str) -> tuple[int, ...]:
        """The seats that a session acts for."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.session == session])

    def seat_at(self, index: int) -> Seat:
        """One of the seats; raises `Refusal` if there is no such seat."""
        if index >= len(self.seats):
            raise Refusal("malformed", f"seat: this table has seats 0 to {len(self.seats) - 1}")
        return self.seats[index]

    def first_seats(self) -> tuple[Seat, ...]:
        """The seats as they were when the game started."""
        return tuple([self.resigned.get(i, seat) for i, seat in enumerate(self.seats)])

    def people(self) -> tuple[str, ...]:
        """The sessions that have a seat, each once."""
        return tuple(dict.fromkeys(seat.session for seat in self.seats if seat.session))

    @property
    def is_only_bots(self) -> bool:
        """Whether only bots play a running game: it goes on only while somebody watches."""
        return self.status == "running" and not any(
            seat.session and i not in self.stood_in for i, seat in enumerate(self.seats)
        )

    @property
    def is_to_settle(self) -> bool:
        """Whether the game has ended and may have results to store."""
        has_ended = self.status == "over" or (self.status == "abandoned" and self.is_rated)
        return has_ended and self.exercise is None

    def has_agreed(self, seat: Seat) -> bool:
        """Whether the person on a seat agrees to the present terms."""
        return seat.session in self.agreed

    def terms(self) -> tuple[object, ...]:
        """What people agree to: options, number of seats, and levels of bots."""
        bots = sorted(seat.level for seat in self.seats if seat.level is not None)
        return (self.rules, self.clock, self.is_public, self.is_rated, len(self.seats), bots)

    def game(self) -> Position:
        """The position of a running game; raises `Refusal` if there is none."""
        if self.position is None:
            raise Refusal("not-now", "the game has not started")
        if self.status != "running":
            raise Refusal("not-now", "the game is over")
        return self.position

    def can_choose_again(self, seat: int) -> bool:
        """Whether a seat has chosen a tile and may replace it, as others have yet to choose."""
        position = self.position
        return (
            position is not None
            and position.phase == PADDLE_PHASE
            and position.players[seat].paddle != NO_TILE
        )

    def pending_decisions(self) -> list[PendingDecision]:
        """The decisions that the server makes, now or when a clock runs out."""
        if self.status != "running" or self.position is None:
            return []
        pending_decisions = [self._pending(seat) for seat in acting(self.position)]
        return [decision for decision in pending_decisions if decision is not None]

    def _pending(self, seat: int) -> PendingDecision | None:
        since = self.since[seat].at
        level = STAND_IN if seat in self.stood_in else self.seats[seat].level
        if level is not None:
            return PendingDecision(seat, since, level, "bot", self.seats[seat].temperament)
        if self.clock is None:
            return None
        wait = min(self.clock * 1000, AWAY_MS) if seat in self.away else self.clock * 1000
        return PendingDecision(seat, since + wait, STAND_IN, "clock")

    def deadline(self, seat: int) -> int | None:
        """When a seat's clock runs out; None without a clock."""
        decision = self._pending(seat)
        return decision.when if decision is not None and decision.by == "clock" else None

    def outcome(self, seat: int, actions: Sequence[Any], draw: Any, *, is_again: bool) -> Outcome:
        """What a seat's actions lead to; raises the rules' errors."""
        position = self.game()
        if is_again:
            position = take_back(position, seat)
        log: list[Event] = []
        try:
            return Outcome(play_turn(position, seat, actions, draw, log), log)
        except UnfinishedTurn as error:
            raise Refusal("unfinished", str(error)) from error

    def apply(
        self,
        entry: AnyEntry,
        at: int,
        session: str | None = None,
        command: str | None = None,
        outcome: Outcome | None = None,
    ) -> Step:
        """Apply an entry as the next of this table; raises `Damaged` if it cannot follow.

        ``outcome`` is what the entry's actions lead to here, if the caller has it already.
        """
        self.sequence += 1
        before = self.position
        if session is not None and command is not None:
            self.commands[session, command] = self.sequence
        try:
            if isinstance(entry, entries.Acted):
                events = self._apply_acted(entry, at, outcome)
            elif self.status == "open":
                events = self._apply_before_start(entry, at, session)
            else:
                events = self._apply_other(entry, at)
            speaker = self.seats[entry.seat] if isinstance(entry, entries.Said) else None
        except (Refusal, LookupError, ValueError) as error:
            raise Damaged(f"entry {self.sequence} of its log cannot follow") from error
        short = _newly_one_short(before, self.position) if events else ()
        return Step(self.sequence, at, entry, tuple(events), self.position, speaker, short)

    def _apply_before_start(self, entry: AnyEntry, at: int, session: str | None) -> Sequence[Event]:
        """Apply an entry before the start, and update who agrees to the terms.

        Whoever takes a seat agrees to the present terms; changing them voids the others' consent.
        """
        terms, people = self.terms(), self.people()
        events = self._apply_other(entry, at)
        if isinstance(entry, entries.Created) or self.terms() != terms:
            self.agreed = {session or self.host}
        if not isinstance(entry, entries.Created):
            self.agreed.update(set(self.people()).difference(people))
        self.agreed.intersection_update(self.people() if self.status == "open" else ())
        return events

    def _apply_other(self, entry: AnyEntry, at: int) -> Sequence[Event]:  # noqa: C901 - a plain list
        """Apply an entry other than `Acted`; it has no events."""
        match entry:
            case entries.Created(setup=setup):
                self.practice, self.exercise = setup.position, setup.exercise
                self.has_hints = setup.hints
                self.host, self.after, self.seats = entry.host, entry.after, setup.seats
                self._set_options(setup)
            case entries.Changed():
                self._set_options(entry)
            case entries.Seated():
                self._remove(entry.removed)
                self.seats, self.host = entry.seats, entry.host
            case entries.Invited():
                self.removed.pop(entry.session, None)
            case entries.Agreed():
                self.agreed.add(entry.session)
            case entries.Started():
                self._start(entry, at)
            case entries.Returned(seat=seat):
                self._come_back(seat)
                self.since[seat] = Since(self.since[seat].sequence, at)
            case entries.Resigned():
                self._resign(entry, at)
            case entries.Voted():
                self._vote(entry)
            case entries.StandInVoted():
                self._vote_stand_in(entry, at)
            case entries.Abandoned():
                self.status = "abandoned"
            case entries.Muted():
                self._mute(entry)
            case entries.Rematched():
                self.rematch = entry.table
            case entries.Forgotten():
                self._forget(entry.session, at)
                return ()
        self.members.update((self.host, *self.people()))
        return ()

    def _set_options(self, setup: Setup | entries.Changed) -> None:
        """Set the options; a practice game keeps its position's and only changes the clock."""
        self.clock = setup.clock
        self.stand_in_after = stand_in_or_default(setup.stand_in_after, setup.clock)
        if self.practice is not None:  # older logs hold changes that should have been refused
            self.rules = dict(self.practice["rules"])
            return
        options_of(setup.rules)
        self.rules = dict(setup.rules)
        self.is_public, self.is_rated = setup.is_public, setup.is_rated

    def _start(self, entry: entries.Started, at: int) -> None:
        self.status = "running"
        if entry.round_limit is not None:
            self.rules = self.rules | {"round_limit": entry.round_limit}
        if self.practice is not None:
            self.position = position_from_json(self.practice | {"rules": self.rules})
        else:
            self.position = new_game(len(self.seats), entry.start, entry.first_arm, self.options)
        self.since = [Since(self.sequence, at)] * len(self.seats)

    def _apply_acted(
        self, entry: entries.Acted, at: int, outcome: Outcome | None
    ) -> Sequence[Event]:
        before = self.game()
        if outcome is None:
            actions = [read_action(action) for action in entry.actions]
            arms = entry.river or ()
            outcome = self.outcome(
                entry.seat, actions, lambda _arm, _pushes: arms, is_again=entry.is_again
            )
        if entry.by == "person":
            self._show_up(entry.seat)
        self.position = outcome.position
        if entry.by == "clock":
            self.away.add(entry.seat)
        elif entry.by == "person":
            self._come_back(entry.seat)
        self.has_pushed = self.has_pushed or any(isinstance(e, Pushed) for e in outcome.events)
        self._note_decisions(before, entry.seat, at)
        if outcome.position.phase == OVER:
            self.status = "over"
        if entry.is_again:  # others must not notice, and the owner sees the tile in the view
            return [event for event in outcome.events if not _is_choice_of(event, entry.seat)]
        return outcome.events

    def _note_decisions(self, before: Position, seat: int, at: int) -> None:
        """Record for which seats a decision began or ended."""
        after = self.position
        assert after is not None
        now = Since(self.sequence, at)
        is_new = (before.round, before.phase) != (after.round, after.phase)
        was, are = set(acting(before)), set(acting(after))
        for other in range(len(self.seats)):
            if is_new or other == seat or (other in was) != (other in are):
                self.since[other] = now

    def _come_back(self, seat: int) -> None:
        """The person of a seat plays it themselves again."""
        self.away.discard(seat)
        self.stood_in.discard(seat)
        self.stand_in_votes.pop(self.seats[seat].session or "", None)

    def _show_up(self, seat: int) -> None:
        """Record that a seat's person acted, if that was early enough for a rated game."""
        if self.game().round <= SHOW_UP_ROUNDS:
            self.showed_up.add(seat)

    def _resign(self, entry: entries.Resigned, at: int) -> None:
        self._give_to_bot(entry.seat, bot_seat(entry.level, entry.temperament), at)
        self._count_votes()
        if entry.is_last:  # in older logs the game went on without people
            self.status = "abandoned"

    def _give_to_bot(self, seat: int, bot: Seat, at: int) -> None:
        self._show_up(seat)
        seats = list(self.seats)
        self.resigned[seat] = seats[seat]
        self.resigned_at[seat] = self.sequence
        self._come_back(seat)
        seats[seat] = bot
        self.seats = tuple(seats)
        self.since[seat] = Since(self.sequence, at)
        self.votes = {who: yes for who, yes in self.votes.items() if who in self.people()}

    def _vote(self, entry: entries.Voted) -> None:
        self._show_up(entry.seat)
        if not entry.yes:
            self.votes = {}
            return
        self.votes[entry.session] = True
        self._count_votes()
        if entry.is_decided:
            self.status = "abandoned"

    def _count_votes(self) -> None:
        people = self.people()
        if people and all(self.votes.get(person) for person in people):
            self.status = "abandoned"

    def _vote_stand_in(self, entry: entries.StandInVoted, at: int) -> None:
        whom = self.seats[entry.whom].session or ""
        votes = dict(self.stand_in_votes.pop(whom, {}))
        votes.pop(entry.session, None)
        if entry.yes:
            votes[entry.session] = at
        if entry.is_decided:
            for seat in self.owned_by(whom):
                self.away.add(seat)
                self.stood_in.add(seat)
                self.since[seat] = Since(self.sequence, at)
        elif votes:
            self.stand_in_votes[whom] = votes

    def _remove(self, session: str | None) -> None:
        """Remember whom the host has removed, by the name on their seat."""
        if session is not None:
            self.removed[session] = self.seats[self.owned_by(session)[0]].name

    def removed_seen_by(self, session: str | None) -> tuple[tuple[str, str], ...]:
        """Those whom the host has removed: the host sees all of them, others only themselves."""
        is_host = session == self.host
        return tuple(each for each in self.removed.items() if is_host or each[0] == session)

    def _mute(self, entry: entries.Muted) -> None:
        """Mute or unmute the session on a seat, also for when it changes seats."""
        whom = self.seats[entry.seat].session
        if whom is not None:
            change = self.mutes.add if entry.on else self.mutes.discard
            change((entry.session, whom))

    def muted_by(self, session: str | None) -> frozenset[str]:
        """The sessions that a session has muted."""
        return frozenset(whom for who, whom in self.mutes if who == session)

    def _forget(self, session: str, at: int) -> None:
        """Remove every trace of a session, and free its seats."""
        self._free_seats(session, at)
        self.seats = tuple(anonymised(seat, session) for seat in self.seats)
        self.resigned = {i: anonymised(seat, session) for i, seat in self.resigned.items()}
        self.members.discard(session)
        self.mutes = {mute for mute in self.mutes if session not in mute}
        self.votes.pop(session, None)
        self.agreed.discard(session)
        self.removed.pop(session, None)
        for whom, votes in list(self.stand_in_votes.items()):
            kept = {who: at for who, at in votes.items() if who != session}
            self.stand_in_votes[whom] = kept
            if whom == session or not kept:
                del self.stand_in_votes[whom]

    def _free_seats(self, session: str, at: int) -> None:
        """Free the seats of a session that did not leave or resign before it was deleted."""
        if self.status == "running":
            for seat in self.owned_by(session):
                self._give_to_bot(seat, bot_seat(STAND_IN), at)
        elif self.status == "open":
            self.seats = tuple(OPEN if seat.session == session else seat for seat in self.seats)
            if self.host == session:
                self.host = next(iter(self.people()), "")
                self.status = "open" if self.host else "abandoned"


def anonymised(seat: Seat, session: str) -> Seat:
    """The seat without its person, if that was this session."""
    return Seat(seat.kind, None, NOBODY, seat.level) if seat.session == session else seat


def _newly_one_short(before: Position | None, after: Position | None) -> tuple[int, ...]:
    """The seats that need only one more gem for a goal, and needed more before."""
    if before is None or after is None:
        return ()
    return tuple(
        seat
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True))
        if is_one_short(now.gems) and not is_one_short(was.gems)
    )


def _is_choice_of(event: Event, seat: int) -> bool:
    return isinstance(event, Chosen) and event.seat == seat
