"""The clocks of a running table, and the decisions of the server."""

from random import Random

import pytest

from niagara.rules import Paddle
from niagara.server.commands import Return
from niagara.server.table_setup import STAND_IN
from niagara.server.table_state import AWAY_MS
from server.games import PEOPLE, running
from server.tables import (
    ANN,
    BEN,
    BOT,
    ME,
    NOON,
    STRANGER,
    Story,
    begun,
    choose_all,
    play_on,
    whole_turn,
)


@pytest.fixture
def story() -> Story:
    """A game of Ann, Ben and Cem against the clock."""
    return running(clock=30)


def test_without_a_clock_the_server_has_no_duty_towards_people() -> None:
    assert running().table.pending_decisions() == []


def test_every_decision_has_the_clocks_time(story: Story) -> None:
    assert {
        (decision.seat, decision.when, decision.level, decision.by)
        for decision in story.table.pending_decisions()
    } == {(seat, NOON + 30_000, STAND_IN, "clock") for seat in range(3)}
    story.now += 7_000
    choose_all(story, Random(1))
    assert story.table.deadline(story.position.turn) == NOON + 37_000


def test_anothers_tile_does_not_change_ones_time(story: Story) -> None:
    story.now += 7_000
    story.act(ANN, 0, Paddle(3))
    assert story.table.deadline(1) == NOON + 30_000


def test_an_absent_player_is_played_for_soon_until_they_are_back(story: Story) -> None:
    story.now += 30_000
    story.server_acts(0, "clock")
    assert story.table.away == {0}
    choose_all(story, Random(1))
    play_on(story, Random(1), PEOPLE, most=0)
    while story.position.turn != 0:
        seat = story.position.turn
        story.act(PEOPLE[seat], seat, *whole_turn(story.table, seat, Random(1)))
    assert story.table.deadline(0) == story.now + AWAY_MS
    story.now += 1_000
    story.do(ANN, Return())
    assert story.table.away == set()
    assert story.table.deadline(0) == story.now + 30_000


def test_acting_is_being_back(story: Story) -> None:
    story.server_acts(0, "clock")
    story.act(ANN, 0, Paddle(6))
    assert story.table.away == set()
    assert story.refused(ANN, Return()) == "not-now"


def test_nobody_returns_for_another(story: Story) -> None:
    story.server_acts(0, "clock")
    for who in (BEN, STRANGER):
        assert story.refused(who, Return()) == "not-now"


def test_a_bots_decision_is_due_at_once() -> None:
    decisions = begun(ME, BOT, BOT).table.pending_decisions()
    due = [(decision.seat, decision.when, decision.by) for decision in decisions]
    assert due == [(1, NOON, "bot"), (2, NOON, "bot")]
