"""Statistics: how many gems each seat owned at the end of each round."""

from random import Random

from niagara.rules import Position
from niagara.rules.bag import counts
from niagara.rules.board import EMPTY
from niagara.rules.codec import position_to_json
from niagara.rules.events import GameOver, Landed, Ransomed, StartPassed
from niagara.server.commands import Fill, Start
from niagara.server.statistics import statistics_of
from server.games import PEOPLE, running
from server.tables import ANN, Story, a_table, play_on


def finished_game(seed: int) -> Story:
    story = running(Random(seed), round_limit=40)
    play_on(story, Random(seed), PEOPLE)
    return story


def owned_after_each_round(story: Story) -> list[list[int]]:
    """Gems counted from landings and ransoms, round by round."""
    owned = [0] * len(PEOPLE)
    rounds: list[list[int]] = []
    for event in (event for step in story.steps for event in step.events):
        if isinstance(event, Landed) and event.gem != EMPTY:
            owned[event.seat] += 1
        elif isinstance(event, Ransomed):
            owned[event.seat] -= 1
        elif isinstance(event, StartPassed | GameOver):
            rounds.append(list(owned))
    return rounds


def test_a_ransom_counts_in_its_own_round_and_not_in_the_one_before() -> None:
    ransoms = 0
    for seed in range(10):
        story = finished_game(seed)
        told = statistics_of(story.table, story.steps)
        assert told["gems_by_round"] == owned_after_each_round(story)
        assert len(told["gems_by_round"]) == told["rounds"]
        ransoms += sum(seat["ransomed"] for seat in told["seats"])
    assert ransoms


def test_a_practice_game_counts_from_the_round_and_the_gems_of_its_position() -> None:
    earlier = next(
        step.position
        for step in finished_game(3).steps
        if step.position and step.position.phase == "paddle" and any(gems_of(step.position))
    )
    story = a_table(position=position_to_json(earlier))
    story.do(ANN, Fill())
    story.do(ANN, Start())
    play_on(story, Random(1), (ANN,))
    told = statistics_of(story.table, story.steps)
    assert told["first_round"] == earlier.round > 1
    assert told["gems_at_start"] == gems_of(earlier)
    assert len(told["gems_by_round"]) == told["rounds"] - earlier.round + 1


def gems_of(position: Position) -> list[int]:
    return [sum(counts(player.gems)) for player in position.players]
