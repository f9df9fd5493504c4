"""Conditions and openings: what fits, what does not, and what is refused."""

from typing import Any

import pytest

from niagara.exercises.condition import Situation, check_condition, fits, holds
from niagara.exercises.exercise import exercise_from_json
from niagara.exercises.opening import opening_position
from niagara.rules import Malformed
from niagara.rules.codec import position_to_json

EVENT = {"type": "trip", "seat": 0, "canoe": 1, "path": ["shore", "1", "2"]}


@pytest.mark.parametrize(
    ("pattern", "value", "expected"),
    [
        ({"type": "trip"}, EVENT, True),
        ({"type": "trip", "seat": 1}, EVENT, False),
        ({"gem": None}, EVENT, False),
        ({"path": {"$last": "2"}}, EVENT, True),
        ({"path": {"$last": "1"}}, EVENT, False),
        ({"path": {"$has": "1"}}, EVENT, True),
        ({"path": {"0": "shore"}}, EVENT, True),
        ({"path": {"7": "shore"}}, EVENT, False),
        ({"canoe": {"$min": 1}}, EVENT, True),
        ({"canoe": {"$max": 0}}, EVENT, False),
        ({"canoe": {"$in": [0, 1]}}, EVENT, True),
        ({"canoe": {"$not": 1}}, EVENT, False),
        ({"$last": 1}, [], False),
        ({"$min": 1}, None, False),
    ],
)
def test_a_pattern_fits_or_not(pattern: Any, value: Any, expected: bool) -> None:
    assert fits(pattern, value) is expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ({"event": {"type": "trip"}}, True),
        ({"event": {"type": "landed"}}, False),
        ({"position": {"round": 3}}, True),
        ({"turn": ["0>3", "0>2"]}, True),
        ({"turn": ["0>3"]}, False),
        ({"all": [{"position": {"round": 3}}, {"not": {"turn": []}}]}, True),
        ({"any": []}, False),
    ],
)
def test_a_condition_holds_or_not(condition: Any, expected: bool) -> None:
    assert holds(condition, Situation([EVENT], {"round": 3}, "0>2")) is expected


@pytest.mark.parametrize(
    "condition",
    [
        {},
        {"event": {}, "position": {}},
        {"happened": {}},
        {"all": [{"nothing": 1}]},
        {"not": []},
        {"event": {"seat": {"$above": 1}}},
    ],
)
def test_what_is_no_condition_is_refused(condition: Any) -> None:
    with pytest.raises(ValueError, match=r"condition|operator"):
        check_condition(condition)


def test_an_opening_completes_gems_and_tiles() -> None:
    position = position_to_json(
        opening_position(
            {
                "round": 3,
                "players": [
                    {"canoes": ["4 ruby", "lost"], "gems": {"ruby": 2}, "played": [6, "cloud"]},
                    {"played": [1, 2]},
                    {"played": [2, 1]},
                ],
                "lying": {"amber": {"ruby": 1}},
            }
        )
    )
    assert position["players"][0]["hand"] == [1, 2, 3, 4, 5]
    assert position["players"][0]["canoes"][0] == {"at": "4", "gem": "ruby", "moved": False}
    assert position["sites"]["ruby"] == {"ruby": 3}
    assert position["sites"]["amber"] == {"amber": 7, "ruby": 1}


@pytest.mark.parametrize("opening", [{"players": [], "rounds": 1}, {"players": [{"gem": {}}]}])
def test_an_unknown_word_in_an_opening_is_refused(opening: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="unknown"):
        opening_position(opening)


def test_an_exercise_with_an_unknown_or_missing_part_is_refused() -> None:
    with pytest.raises(ValueError, match=r"unknown \['goals'\], missing \['goal', 'rounds'\]"):
        exercise_from_json("x", "puzzle", {"goals": {}})
    impossible = {"goal": {"any": []}, "rounds": 1, "opening": {"players": [{}]}}
    with pytest.raises(Malformed):
        exercise_from_json("x", "puzzle", impossible)
