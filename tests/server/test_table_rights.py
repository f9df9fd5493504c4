"""Who may play at a running table, and when."""

from random import Random

import pytest

from niagara.rules import DONE, Paddle
from niagara.server.commands import Act, AnyCommand, Resign, Return, Vote
from server.games import PEOPLE, on_turn, running
from server.tables import (
    ANN,
    BEN,
    BOT,
    ME,
    STRANGER,
    Story,
    a_table,
    act_of,
    begun,
    choose_all,
    play_on,
    whole_turn,
    written,
)


def test_nobody_acts_for_anothers_seat(story: Story) -> None:
    for who in (BEN, STRANGER):
        assert story.refused(who, act_of(story.table, 0, Paddle(3))) == "not-yours"
    assert story.refused(ANN, act_of(story.table, 4, Paddle(3))) == "not-yours"


def test_nobody_acts_for_a_bot() -> None:
    story = begun(ME, BOT, BOT)
    assert story.refused(ANN, act_of(story.table, 1, Paddle(3))) == "not-yours"


def test_whose_turn_it_is_not_waits() -> None:
    story, seat = on_turn()
    other = (seat + 1) % 3
    assert story.refused(PEOPLE[other], act_of(story.table, other, DONE)) == "illegal"


def test_a_decision_on_what_was_before_is_stale(story: Story) -> None:
    early = story.table.sequence
    choose_all(story, Random(1))
    seat = story.position.turn
    turn = whole_turn(story.table, seat, Random(1))
    stale = Act(seat, act_of(story.table, seat, *turn).actions, early)
    assert story.refused(PEOPLE[seat], stale) == "stale"
    story.act(PEOPLE[seat], seat, *turn)


def test_anothers_tile_makes_no_decision_stale(story: Story) -> None:
    seen = story.table.sequence
    story.act(ANN, 0, Paddle(3))
    story.do(BEN, Act(1, act_of(story.table, 1, Paddle(3)).actions, seen))
    assert story.position.players[1].paddle == 3


def test_the_own_tile_chosen_meanwhile_on_another_device_makes_it_stale(story: Story) -> None:
    seen = story.table.sequence
    story.act(ANN, 0, Paddle(3))
    again = Act(0, act_of(story.table, 0, Paddle(4)).actions, seen)
    assert story.refused(ANN, again) == "stale"


GAME_COMMANDS: list[AnyCommand] = [
    Act(0, written('{"type": "paddle", "tile": 3}'), 99),
    Return(),
    Resign(0),
    Vote(yes=True),
]


@pytest.mark.parametrize("command", GAME_COMMANDS)
def test_nothing_is_played_before_the_start(command: AnyCommand) -> None:
    story = a_table()
    for who in (ANN, BEN):
        assert story.refused(who, command) == "not-now"


@pytest.mark.parametrize("command", GAME_COMMANDS)
def test_nothing_is_played_after_the_end(command: AnyCommand) -> None:
    story = running(round_limit=1)
    play_on(story, Random(1), PEOPLE)
    assert story.table.status == "over"
    for who in (ANN, BEN, STRANGER):
        assert story.refused(who, command) == "not-now"


@pytest.mark.parametrize("command", [*GAME_COMMANDS[:1], *GAME_COMMANDS[2:]])
def test_strangers_play_nothing(command: AnyCommand) -> None:
    assert running().refused(STRANGER, command) == "not-yours"
