"""Actions and draws built by hand from numbers that mean nothing are refused, not carried out."""

import os

import pytest

import niagara.rules.legal
from niagara.rules import (
    Action,
    IllegalAction,
    Load,
    Malformed,
    Paddle,
    Ransom,
    Steal,
    Trip,
    Weather,
    new_game,
    play,
)
from niagara.rules.events import Event
from rules.tables import table


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Paddle(0), "R1.1"),
        (Paddle(8), "R1.1"),
        (Ransom(2, 0), "R1.1"),
        (Ransom(0, 5), "R1.2"),
        (Trip(2, (), 3), "R1.1"),
        (Trip(0, (), 11), "R1.3"),
        (Trip(0, (), -1), "R1.3"),
        (Trip(0, (Load(9),), 3), "R1.2"),
        (Trip(0, (), 3, (Steal(-1, 0),)), "R1.1"),
        (Trip(0, (), 3, (Steal(1, 2),)), "R1.1"),
    ],
    ids=repr,
)
def test_actions_of_unknown_numbers(action: Action, rule: str) -> None:
    for position in (new_game(3, 0, 0), table("4 5:ruby", 4)):
        with pytest.raises(IllegalAction) as refusal:
            play(position, 0, action)
        assert refusal.value.rule == rule


@pytest.mark.parametrize("step", [-2, 0, 2])
def test_r5_1_a_weather_step_is_one(step: int) -> None:
    with pytest.raises(IllegalAction, match=r"R5\.1"):
        play(table("4 5", "cloud"), 0, Weather(step))


@pytest.mark.parametrize("arms", [[], [0], [0, 1, 0], [0, 2], [-1, 0]], ids=repr)
def test_r6_4_a_draw_that_does_not_fit_is_refused_and_logs_nothing(arms: list[int]) -> None:
    position = table("4 lost", 2, start=1, rules={"fork": "natural"})
    log: list[Event] = []
    with pytest.raises(Malformed, match="river"):
        play(position, 0, Trip(0, (), 2), lambda _arm, _pushes: arms, log)
    assert log == []


def test_the_build_under_test_is_the_one_asked_for() -> None:
    """`make test` runs these tests against the compiled rules too; NIAGARA_BUILD says which."""
    compiled = niagara.rules.legal.__file__.endswith((".so", ".pyd"))
    assert compiled == (os.environ.get("NIAGARA_BUILD") == "compiled")
