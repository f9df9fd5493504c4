"""People who are absent: a bot plays for them if most of those present want that."""

from random import Random

import pytest

from niagara.rules import acting
from niagara.server.commands import (
    Arrange,
    Change,
    Invite,
    Join,
    Leave,
    Resign,
    Return,
    StandIn,
    Vote,
)
from niagara.server.entries import (
    Forgotten,
    Seated,
    StandInVoted,
    Started,
    entry_from_bytes,
    entry_to_bytes,
)
from niagara.server.forget_person import erased
from niagara.server.game_commands import rematch_setup
from niagara.server.stored_snapshot import snapshot_of, table_from
from niagara.server.table_setup import DEFAULT_STAND_IN, STAND_IN, CreateTable, create_setup
from niagara.server.table_state import PendingDecision
from niagara.server.view_encoder import absence_json
from server.tables import (
    ANN,
    BEN,
    BOT,
    CEM,
    DAN,
    ME,
    NOON,
    OPEN_SEAT,
    STRANGER,
    Story,
    a_table,
    begun,
    choose_all,
    everything,
    refusal,
    whole_turn,
)

MINUTE = 60_000


def after_a_minute(**more: object) -> Story:
    """A game of Ann, Ben and Cem, a minute after somebody went."""
    story = begun(**more)
    story.now += MINUTE
    return story


# Letting a bot play.


def test_one_present_person_decides_alone() -> None:
    story = after_a_minute()
    choose_all(story, Random(1), but=[1])
    story.do(ANN, StandIn(1), Ben=NOON, Cem=NOON)
    assert story.table.stood_in == {1}
    assert story.table.pending_decisions() == [PendingDecision(1, story.now, STAND_IN, "bot")]
    assert everything(story.told_again()) == everything(story.table)
    story.server_acts(1, "bot")
    assert story.table.away == {1}, "until they are back"


def test_two_present_people_must_agree() -> None:
    story = after_a_minute()
    step = story.do(ANN, StandIn(1), Ben=NOON)
    assert step.entry == StandInVoted(ANN.session, 0, 1, yes=True)
    assert story.table.stood_in == set()
    assert story.refused(ANN, StandIn(1), Ben=NOON) == "not-now"
    story.do(CEM, StandIn(1), Ben=NOON)
    assert story.table.stood_in == {1}


def test_most_of_those_present_are_enough() -> None:
    story = a_table(ME, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    for guest in (BEN, CEM, DAN):
        story.do(guest, Join())
    story.add(Started(0, 0))
    story.now += MINUTE
    story.do(ANN, StandIn(3), Dan=NOON)
    assert not story.table.stood_in
    story.do(BEN, StandIn(3), Dan=NOON)
    assert story.table.stood_in == {3}


def test_a_vote_counts_again_when_others_have_gone() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON)
    story.now += MINUTE
    story.do(ANN, StandIn(1), Ben=NOON, Cem=NOON + MINUTE)
    assert story.table.stood_in == {1}


def test_votes_of_absent_people_do_not_count() -> None:
    story = a_table(ME, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    for guest in (BEN, CEM, DAN):
        story.do(guest, Join())
    story.add(Started(0, 0))
    story.now += MINUTE
    story.do(ANN, StandIn(3), Dan=NOON)
    story.do(BEN, StandIn(3), Dan=NOON, Ann=NOON)
    assert not story.table.stood_in


def test_a_vote_is_void_once_the_person_was_back() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON)
    back_until = story.now + 1
    story.now += 2 * MINUTE
    story.do(CEM, StandIn(1), Ben=back_until)
    assert not story.table.stood_in


def test_a_vote_can_be_taken_back() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON)
    story.do(ANN, StandIn(1, yes=False), Ben=NOON)
    assert story.table.stand_in_votes == {}
    assert story.refused(ANN, StandIn(1, yes=False), Ben=NOON) == "not-now"
    story.do(CEM, StandIn(1), Ben=NOON)
    assert not story.table.stood_in


@pytest.mark.parametrize(
    ("who", "seat", "absent", "code"),
    [
        (ANN, 1, {}, "not-now"),  # Ben is there
        (ANN, 1, {"Ben": NOON + 1}, "not-now"),  # not long enough
        (ANN, 0, {"Ben": NOON}, "not-now"),  # her own seat
        (ANN, 4, {"Ben": NOON}, "malformed"),
        (STRANGER, 1, {"Ben": NOON}, "not-yours"),
    ],
)
def test_what_is_refused(who: object, seat: int, absent: dict[str, int], code: str) -> None:
    story = after_a_minute()
    assert story.refused(who, StandIn(seat), **absent) == code  # type: ignore[arg-type]


def test_nobody_stands_in_for_bots_before_the_start_or_twice() -> None:
    story = begun(ME, OPEN_SEAT, BOT)
    story.now += MINUTE
    assert story.refused(ANN, StandIn(2), Ben=NOON) == "not-now"
    story.do(ANN, StandIn(1), Ben=NOON)
    assert story.refused(ANN, StandIn(1), Ben=NOON) == "not-now"
    story = a_table()
    assert story.refused(ANN, StandIn(1), Ben=NOON) == "not-now"


def test_whoever_is_back_plays_again_at_once() -> None:
    story = after_a_minute()
    choose_all(story, Random(1), but=[1])
    story.do(ANN, StandIn(1), Ben=NOON, Cem=NOON)
    story.do(BEN, Return())
    assert (story.table.away, story.table.stood_in) == (set(), set())
    assert story.table.pending_decisions() == []
    story.act(BEN, 1, *whole_turn(story.table, 1, Random(1)))
    assert acting(story.position)


def test_acting_is_being_back() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON, Cem=NOON)
    story.act(BEN, 1, *whole_turn(story.table, 1, Random(1)))
    assert (story.table.away, story.table.stood_in) == (set(), set())


def test_all_seats_of_an_absent_device_are_played() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(BEN, Arrange(2, "local", name="Bo"))
    story.add(Started(0, 0))
    story.now += MINUTE
    story.do(ANN, StandIn(2), Ben=NOON)
    assert story.table.stood_in == {1, 2}
    story.do(BEN, Return())
    story.do(BEN, Return())
    assert story.table.stood_in == set()


def test_a_game_without_people_of_its_own_goes_on_only_while_watched() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON, Cem=NOON)
    story.do(CEM, Resign(2))
    assert not story.table.is_only_bots
    story.do(ANN, Resign(0))
    assert story.table.is_only_bots


# When that is allowed.


@pytest.mark.parametrize(
    ("more", "after"),
    [
        ({}, DEFAULT_STAND_IN),
        ({"clock": 90}, None),
        ({"stand_in_after": None}, None),
        ({"stand_in_after": 600}, 600),
        ({"clock": 90, "stand_in_after": 600}, 600),
    ],
)
def test_the_time_is_an_option_of_the_table(more: dict[str, int], after: int | None) -> None:
    story = a_table(**more)  # type: ignore[arg-type]
    assert story.table.stand_in_after == after
    assert table_from("t", snapshot_of(story.table)).stand_in_after == after
    story.do(ANN, Change({}, stand_in_after=300))
    assert story.table.stand_in_after == 300
    assert rematch_setup(story.table).stand_in_after == 300


def test_a_table_may_wait_for_everybody() -> None:
    story = begun(stand_in_after=None)
    story.now += 1000 * MINUTE
    assert story.refused(ANN, StandIn(1), Ben=NOON) == "not-now"


@pytest.mark.parametrize("after", [0, -1, 4, 10**9])
def test_times_beyond_the_limits_are_refused(after: int) -> None:
    with refusal("malformed", "stand_in_after"):
        create_setup(CreateTable((ME, OPEN_SEAT, OPEN_SEAT), stand_in_after=after), "s", "Ann", "t")


def test_in_rated_games_only_the_clock_decides() -> None:
    story = a_table(clock=90, public=True, rated=True)
    assert story.table.stand_in_after is None
    change = Change({}, 90, True, True, stand_in_after=60)
    assert story.refused(ANN, change) == "malformed"


# Ending a game.


def test_those_present_end_a_game() -> None:
    story = begun()
    story.do(ANN, Vote(True), Ben=NOON)
    assert story.table.status == "running"
    story.do(CEM, Vote(True), Ben=NOON)
    assert story.table.status == "abandoned"
    assert everything(story.told_again()) == everything(story.table)


def test_a_vote_to_end_counts_again_when_the_others_have_gone() -> None:
    story = begun()
    story.do(ANN, Vote(True))
    assert story.refused(ANN, Vote(True)) == "not-now"
    story.do(ANN, Vote(True), Ben=NOON, Cem=NOON)
    assert story.table.status == "abandoned"


# What is shown.


def test_absent_seats_are_shown_with_their_votes() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON)
    presence = story.presence(Ben=NOON)
    shown = {"seat": 1, "since": NOON, "stand_in_at": NOON + MINUTE, "votes": [0], "needed": 2}
    assert absence_json(story.table, presence) == [shown]
    story.do(CEM, StandIn(1), Ben=NOON)
    shown |= {"stand_in_at": None, "votes": []}
    assert absence_json(story.table, presence) == [shown]


def test_a_forgotten_person_leaves_no_votes() -> None:
    story = after_a_minute()
    story.do(ANN, StandIn(1), Ben=NOON)
    story.do(CEM, StandIn(0), Ann=NOON)
    story.add(Forgotten(ANN.session))
    assert story.table.stand_in_votes == {}


# Removing somebody.


def test_whom_the_host_removes_cannot_join_again_until_invited() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(BEN, Arrange(2, "local", name="Bo"))
    step = story.do(ANN, Arrange(1, "open"))
    assert isinstance(step.entry, Seated)
    assert story.table.people() == (ANN.session,), "the people at Ben's device go with him"
    assert story.table.removed == {BEN.session: "Ben"}
    assert story.refused(BEN, Join()) == "not-yours"
    assert story.refused(BEN, Invite(BEN.session)) == "not-yours"
    assert story.refused(ANN, Invite(CEM.session)) == "not-now"
    assert everything(story.told_again()) == everything(story.table)
    assert everything(table_from("t", snapshot_of(story.table))) == everything(story.table)
    story.do(ANN, Invite(BEN.session))
    story.do(BEN, Join())
    assert BEN.session in story.table.people()


def test_only_the_host_and_they_themselves_see_who_was_removed() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(CEM, Join())
    story.do(ANN, Arrange(1, "bot", level="easy"))
    seen = ((BEN.session, "Ben"),)
    assert story.table.removed_seen_by(ANN.session) == seen
    assert story.table.removed_seen_by(BEN.session) == seen
    assert story.table.removed_seen_by(CEM.session) == ()
    assert story.table.removed_seen_by(None) == ()


def test_leaving_or_opening_ones_own_seat_is_not_being_removed() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(BEN, Arrange(1, "open"))
    story.do(BEN, Join())
    story.do(BEN, Leave())
    story.do(BEN, Join())
    assert story.table.removed == {}


def test_a_forgotten_person_is_not_remembered_as_removed() -> None:
    story = a_table()
    story.do(BEN, Join())
    story.do(ANN, Arrange(1, "open"))
    bodies = [entry_to_bytes(erased(entry_from_bytes(row.body), BEN.session)) for row in story.rows]
    assert b'"Ben"' not in b"".join(bodies)
    story.add(Forgotten(BEN.session))
    assert story.table.removed == {}
