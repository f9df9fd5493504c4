"""A running table: tiles, ransoms, whole turns, chance; nothing is applied in part."""

from random import Random

import pytest
from msgspec import Raw

from niagara.rules import DONE, Paddle, Ransom, Trip, acting, legal_actions, stage
from niagara.rules.board import NO_TILE
from niagara.rules.events import Chosen
from niagara.server.commands import Act
from niagara.server.entries import Acted
from server.games import PEOPLE, on_turn, running
from server.tables import (
    ANN,
    BEN,
    CEM,
    Story,
    act_of,
    choose_all,
    play_on,
    refusal,
    whole_turn,
    written,
)

# Tiles.


def test_a_tile_is_chosen_and_chosen_again_until_all_have_chosen(story: Story) -> None:
    story.act(ANN, 0, Paddle(3))
    story.act(ANN, 0, Paddle(5))
    story.act(ANN, 0, Paddle(5))
    assert story.position.players[0].paddle == 5
    story.act(BEN, 1, Paddle(2))
    story.act(ANN, 0, Paddle(4))
    story.act(CEM, 2, Paddle(1))
    assert story.position.phase == "canoes"
    assert [player.paddle for player in story.position.players] == [4, 2, 1]


def test_a_tile_chosen_again_is_no_event(story: Story) -> None:
    first = story.act(ANN, 0, Paddle(3))
    again = story.act(ANN, 0, Paddle(5))
    assert first.events == (Chosen(0, 3),)
    assert again.events == ()


def test_no_tile_is_chosen_again_once_all_have_chosen(story: Story) -> None:
    choose_all(story, Random(1))
    waiting = next(seat for seat in range(3) if seat != story.position.turn)
    assert story.refused(PEOPLE[waiting], act_of(story.table, waiting, Paddle(6))) == "illegal"


def test_two_tiles_at_once_are_refused(story: Story) -> None:
    assert story.refused(ANN, act_of(story.table, 0, Paddle(3), Paddle(4))) == "illegal"


# Ransoms.


def with_a_lost_canoe() -> tuple[Story, int]:
    """A game in which somebody may ransom a canoe now."""
    for seed in range(100):
        story = running(Random(seed), round_limit=60)
        rng = Random(seed)
        while story.table.status == "running":
            for seat in acting(story.position):
                legal = legal_actions(story.position, seat)
                if any(isinstance(action, Ransom) for action in legal):
                    return story, seat
            play_on(story, rng, PEOPLE, most=1)
    raise AssertionError("nobody ever lost a canoe and owned a gem")


def test_a_canoe_is_ransomed_with_or_without_the_tile() -> None:
    story, seat = with_a_lost_canoe()
    ransom = next(a for a in legal_actions(story.position, seat) if isinstance(a, Ransom))
    story.act(PEOPLE[seat], seat, ransom)
    assert story.position.players[seat].paddle == NO_TILE
    tile = next(a for a in legal_actions(story.position, seat) if isinstance(a, Paddle))
    story.act(PEOPLE[seat], seat, tile)

    other, seat = with_a_lost_canoe()
    other.act(PEOPLE[seat], seat, ransom, tile)
    assert other.position.players == story.position.players


def test_a_ransom_after_the_tile_takes_the_tile_back() -> None:
    """R7.1, D8: a ransom comes before the tile, so whoever ransoms later has to choose again."""
    story, seat = with_a_lost_canoe()
    legal = legal_actions(story.position, seat)
    tile = next(action for action in legal if isinstance(action, Paddle))
    ransom = next(action for action in legal if isinstance(action, Ransom))
    if len(acting(story.position)) == 1:
        pytest.fail("the story is meant to have others who still choose")
    story.act(PEOPLE[seat], seat, tile)
    story.act(PEOPLE[seat], seat, ransom)
    assert story.position.players[seat].paddle == NO_TILE
    assert seat in acting(story.position)
    assert story.told_again().position == story.position


# Whole turns.


def optional_trip() -> tuple[Story, int, Trip]:
    """A turn that is not over after a trip: another trip or `done` must follow."""
    for seed in range(60):
        story = running(Random(seed))
        rng = Random(seed)
        for _ in range(60):
            play_on(story, rng, PEOPLE, most=1)
            if story.table.status != "running" or story.position.phase != "canoes":
                continue
            seat = story.position.turn
            for action in legal_actions(story.position, seat):
                if isinstance(action, Trip) and not stage(story.position, seat, [action]).is_whole:
                    return story, seat, action
    raise AssertionError("no such turn was met")


def test_an_unfinished_turn_is_refused() -> None:
    story, seat, trip = optional_trip()
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip)) == "unfinished"


def test_a_turn_is_committed_whole() -> None:
    story, seat, trip = optional_trip()
    rest = stage(story.position, seat, [trip]).legal
    story.act(PEOPLE[seat], seat, trip, DONE if DONE in rest else rest[0])
    assert (story.position.phase, story.position.turn) != ("canoes", seat)


def test_a_turn_that_is_too_long_is_refused() -> None:
    story, seat = on_turn()
    turn = whole_turn(story.table, seat, Random(1))
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, *turn, DONE)) == "illegal"
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, *turn, *turn)) == "illegal"


def test_an_illegal_end_of_a_turn_undoes_its_beginning() -> None:
    story, seat, trip = optional_trip()
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip, trip)) == "illegal"
    assert story.refused(PEOPLE[seat], act_of(story.table, seat, trip, Paddle(1))) == "illegal"


def test_an_illegal_action_names_its_rule(story: Story) -> None:
    with refusal("illegal", r"^R2\.2"):
        story.table.decide(ANN, act_of(story.table, 0, DONE))


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "3",
        '"done"',
        "null",
        '{"type": "fly"}',
        '{"type": "paddle"}',
        '{"type": "paddle", "tile": 9}',
        '{"type": "paddle", "tile": 1, "secret": 2}',
        '{"type": "trip", "canoe": 2, "before": [], "to": "3", "after": []}',
        '{"type": "ransom", "canoe": 0, "gem": "gold"}',
        "[" * 5000 + "]" * 5000,
    ],
)
def test_what_is_no_action_is_malformed(story: Story, text: str) -> None:
    assert story.refused(ANN, Act(0, written(text), story.table.sequence)) == "malformed"


def test_actions_are_read_however_they_are_spaced(story: Story) -> None:
    spaced = Raw(b'{ "tile" : 4, "type":"paddle" }')
    story.do(ANN, Act(0, (spaced,), story.table.sequence))
    assert story.position.players[0].paddle == 4


# Chance.


def test_the_natural_fork_is_drawn_once_and_replayed_exactly() -> None:
    drawn = 0
    for seed in range(12):
        story = running(Random(seed), fork="natural", round_limit=12)
        play_on(story, Random(seed), PEOPLE)
        entries = [step.entry for step in story.steps if isinstance(step.entry, Acted)]
        drawn += sum(entry.river is not None for entry in entries)
        for other in (Random(99), Random(100)):
            again = story.told_again()
            assert again.rng is not other
            assert again.position == story.position
    assert drawn > 20


def test_a_fork_that_alternates_draws_nothing() -> None:
    story = running(round_limit=6)
    play_on(story, Random(1), PEOPLE)
    entries = [step.entry for step in story.steps if isinstance(step.entry, Acted)]
    assert all(entry.river is None for entry in entries)


def test_a_game_is_over_when_its_position_is() -> None:
    story = running(round_limit=2)
    play_on(story, Random(4), PEOPLE)
    assert (story.table.status, story.position.phase) == ("over", "over")
    assert story.table.pending_decisions() == []
