"""`niagara query` answers every line, in order, whatever it holds."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.mutation import JUNK, damaged
from niagara.cli.query import LONGEST_LINE, answer_line
from niagara.rules.codec import action_to_json, position_to_json
from play import some_game, steps


def answered(line: bytes) -> Any:
    reply = answer_line(line)
    assert b"\n" not in reply
    result = json.loads(reply)
    assert isinstance(result, dict)
    return result


@given(line=st.binary(max_size=200))
@settings(max_examples=500, deadline=None)
def test_any_bytes_are_answered_with_an_error(line: bytes) -> None:
    assert set(answered(line)) == {"error"}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(b"[" * 100_000, id="nested too deeply"),
        pytest.param(b'{"op":' * 50_000, id="objects nested too deeply"),
        pytest.param(b'{"op":"new","seats":' + b"9" * 5_000 + b"}", id="a number too long"),
        pytest.param(b'"' + b"x" * LONGEST_LINE + b'"', id="a line too long"),
        pytest.param(b'{"op":"new","seats":4,"seats":3}', id="a field twice"),
        pytest.param(b'{"op":"new","seats":NaN}', id="not a number"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b"", id="nothing"),
        pytest.param(b'{"op":"new","seats":4}{"op":"new"}', id="two in a line"),
    ],
)
def test_hostile_lines_are_answered_with_an_error(line: bytes) -> None:
    error = answered(line)["error"]
    assert error
    assert len(error) < 600


def requests(seed: int) -> list[dict[str, Any]]:
    """Valid requests of every kind, from one game."""
    found: list[dict[str, Any]] = [{"op": "new", "seats": 4, "rules": {"fork": "natural"}}]
    for step in list(steps(some_game(seed), seed, rounds=4))[::5]:
        position = position_to_json(step.before)
        act = {"action": action_to_json(step.action), "river": None}
        found += [
            {"op": "acting", "position": position},
            {"op": "legal", "position": position, "seat": step.seat},
            {"op": "view", "position": position, "seat": None},
            {"op": "apply", "position": position, "seat": step.seat, **act},
        ]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_damaged_requests_are_answered(seed: int) -> None:
    rng = Random(seed)
    valid = requests(seed)
    for _ in range(1_000):
        result = answered(json.dumps(damaged(rng.choice(valid), rng)).encode())
        assert set(result) in (
            *({"error"}, {"position"}, {"seats"}, {"actions"}, {"view"}),
            {"position", "events"},
        )


def test_the_service_goes_on_after_bad_lines_and_keeps_the_order() -> None:
    rng = Random(1)
    lines: list[bytes] = []
    for request in requests(1):
        lines += [json.dumps(request).encode(), json.dumps(rng.choice(JUNK)).encode()]
        lines += [b"", b"\xff", b"[" * 5_000, json.dumps(damaged(request, rng)).encode()]
    lines.append(b"x" * (LONGEST_LINE + 10))
    lines.append(b'{"op":"new","seats":3}')  # the last one, without an end of line
    done = subprocess.run(
        [sys.executable, "-m", "niagara", "query"],
        input=b"\n".join(lines),
        capture_output=True,
        check=True,
    )
    answers = done.stdout.splitlines()
    assert done.stderr == b""
    assert answers == [answer_line(line) for line in lines]
    assert "position" in json.loads(answers[-1])
