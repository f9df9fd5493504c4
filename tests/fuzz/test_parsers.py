"""Every parser answers every input: with a value, or with a Malformed that names the field."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.mutation import damaged
from niagara.draw.text import board
from niagara.rules import ACTIONS, Malformed, acting, codec, legal_actions, play, replay, view
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.notation import (
    action_from_text,
    action_to_text,
    record_from_text,
    record_to_text,
)
from play import some_game, steps

Parse = Callable[[Any], Any]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
    max_leaves=12,
)
KINDS = ("action", "event", "options", "position", "record", "view")
PARSERS: dict[str, Parse] = {name: getattr(codec, f"{name}_from_json") for name in KINDS}
WRITERS: dict[str, Parse] = {name: getattr(codec, f"{name}_to_json") for name in KINDS}


@pytest.mark.parametrize("name", PARSERS)
@given(value=json_values)
@settings(max_examples=150, deadline=None)
def test_any_json_is_answered(name: str, value: Any) -> None:
    try:
        PARSERS[name](value)
    except Malformed as error:
        assert error.field
        assert len(str(error)) < 600


def documents(seed: int) -> dict[str, list[Any]]:
    """Valid documents of every form, from one game."""
    game = some_game(seed)
    played = list(steps(game, seed, rounds=9))
    places = [step.after for step in played[:: max(1, len(played) // 12)]]
    values: dict[str, list[Any]] = {
        "action": [step.action for step in played],
        "event": [event for step in played for event in step.events],
        "options": [game.position.options],
        "position": places,
        "record": [game.record],
        "view": [view(position, 0) for position in places],
    }
    return {name: list(map(WRITERS[name], values[name])) for name in KINDS}


@pytest.mark.parametrize("name", PARSERS)
@pytest.mark.parametrize("seed", range(4))
def test_damaged_documents_are_refused_or_mean_what_they_say(name: str, seed: int) -> None:
    rng = Random(seed)
    valid = documents(seed)[name]
    refused = 0
    for _ in range(1_500):
        given_value = damaged(rng.choice(valid), rng)
        try:
            value = PARSERS[name](given_value)
        except Malformed as error:
            refused += 1
            assert error.field
        else:
            written = WRITERS[name](value)
            assert PARSERS[name](json.loads(json.dumps(written))) == value
    assert refused > 100


@pytest.mark.parametrize("seed", range(8))
def test_positions_that_are_accepted_can_be_played(seed: int) -> None:
    """A damaged position that still reads is a position: it draws, lists, plays and shows."""
    rng = Random(seed)
    valid = documents(seed)["position"]
    for _ in range(2_000):
        try:
            position = position_from_json(damaged(rng.choice(valid), rng))
        except Malformed:
            continue
        assert board(position)
        for seat in acting(position):
            for action in legal_actions(position, seat):
                after = play(position, seat, action, lambda arm, n: [arm] * n)
                assert position_from_json(position_to_json(after)) == after
                view(after, seat)


@given(text=st.text() | st.text(alphabet="01234567LRsf>+-xADBSR.w~$abcde= \n[]{}\"'"))
@settings(max_examples=600, deadline=None)
def test_any_text_is_answered_by_the_notation(text: str) -> None:
    for parse in (action_from_text, record_from_text):
        try:
            parse(text)
        except Malformed as error:
            assert error.field


@pytest.mark.parametrize("seed", range(6))
def test_damaged_games_in_notation(seed: int) -> None:
    rng = Random(seed)
    game = some_game(seed)
    for _ in steps(game, seed, rounds=6):
        pass
    text = record_to_text(game.record)
    for _ in range(300):
        at = rng.randrange(len(text))
        damage = rng.choice(
            ("", "x", "{", "]", " ", "\n", "9", action_to_text(rng.choice(ACTIONS)))
        )
        try:
            record = record_from_text(text[:at] + damage + text[at + rng.randrange(3) :])
            for _moment in replay(record):
                pass
        except Malformed as error:
            assert error.field
        else:
            assert record_from_text(record_to_text(record)) == record
