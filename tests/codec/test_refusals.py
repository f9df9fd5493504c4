"""Malformed input is refused with a message that names the field and says what was expected."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from niagara.rules import Action, Malformed, Record, new_game
from niagara.rules.codec import (
    action_from_json,
    event_from_json,
    position_from_json,
    position_to_json,
    record_from_json,
)

Change = Callable[[Any], None]


def opening() -> Any:
    return json.loads(json.dumps(position_to_json(new_game(4, 0, 0))))


def changed(**values: Any) -> Change:
    return lambda position: position.update(values)


def player(**values: Any) -> Change:
    return lambda position: position["players"][0].update(values)


def canoe(**values: Any) -> Change:
    return lambda position: position["players"][0]["canoes"][0].update(values)


def second_canoe(**values: Any) -> Change:
    return lambda position: position["players"][0]["canoes"][1].update(values)


def in_phase_two(position: Any) -> None:
    position.update(phase="canoes", turn=0)
    for each in position["players"]:
        each.update(hand=[1, 2, 3, 5, 6, "cloud"], paddle=4)


def then(*changes: Change) -> Change:
    def both(position: Any) -> None:
        for change in changes:
            change(position)

    return both


def in_two(*changes: Change) -> Change:
    return then(in_phase_two, *changes)


LOST = [{"at": "lost", "gem": None, "moved": False}] * 2
HIGH_PILE = player(hand=[2, 3, 4, 5, 6, "cloud"], played=[1])


REFUSED: list[tuple[str, Change, str, str]] = [
    ("a field too many", changed(colour="red"), "position.colour", "unknown field"),
    ("a field missing", lambda p: p.pop("weather"), "position.weather", "missing"),
    ("two players", lambda p: p["players"].__delitem__(slice(2)), "position.players", "3 to 5"),
    ("a player that is a list", lambda p: p["players"].__setitem__(0, []), "players[0]", "object"),
    ("true for a number", changed(round=True), "position.round", "whole number"),
    ("a half round", changed(round=1.0), "position.round", "whole number"),
    ("round 0", changed(round=0), "position.round", "whole number"),
    ("weather +3", changed(weather=3), "position.weather", "from -1 to 2"),
    ("no such phase", changed(phase="river"), "position.phase", '"paddle"'),
    ("no such seat", changed(start=4), "position.start", "from 0 to 3"),
    ("a turn in phase I", changed(turn=0), "position.turn", "null"),
    ("no turn in phase II", in_two(changed(turn=None)), "position.turn", "number"),
    ("no such arm", changed(next_branch="middle"), "position.next_branch", '"left"'),
    ("no such option", lambda p: p["rules"].update(x=1), "position.rules.x", "unknown"),
    ("no such fork", lambda p: p["rules"].update(fork="both"), "rules.fork", '"natural"'),
    ("a limit of 0", lambda p: p["rules"].update(round_limit=0), "rules.round_limit", "from 1 to"),
    ("8 rubies", lambda p: p["sites"]["ruby"].update(ruby=8), "sites.ruby.ruby", "from 1 to 7"),
    ("6 rubies", lambda p: p["sites"]["ruby"].update(ruby=6), "sites.ruby", "R1.2"),
    ("a gem too many", player(gems={"ruby": 1}), "sites.ruby", "R1.2: 7 ruby gems"),
    ("0 in a bag", player(gems={"ruby": 0}), "players[0].gems.ruby", "from 1 to 7"),
    ("no such kind", player(gems={"opal": 1}), "players[0].gems.opal", "unknown"),
    ("no such space", canoe(at="8L"), "players[0].canoes[0].at", '"7R"'),
    ("falls as a place", canoe(at="falls"), "players[0].canoes[0].at", '"lost"'),
    ("a gem ashore", canoe(gem="ruby"), "players[0].canoes[0].gem", "null"),
    ("moved out of turn", canoe(moved=True), "players[0].canoes[0].moved", "false"),
    ("began out of turn", canoe(began="1"), "players[0].canoes[0].began", "unexpected"),
    ("three canoes", player(canoes=[{}] * 3), "players[0].canoes", "2 canoes"),
    ("a tile lost", player(hand=[1, 2, 3]), "players[0].hand", "nowhere"),
    ("a tile twice", player(hand=[1, 1, 2, 3, 4, 5, 6]), "players[0].hand[1]", "twice"),
    ("in hand and played", player(played=[4]), "players[0].played", "hand and played"),
    ("in hand and chosen", player(paddle=4), "players[0].paddle", "hand and paddle"),
    ("no such tile", player(paddle=7), "players[0].paddle", "1 to 6"),
    ("a tile as text", player(paddle="4"), "players[0].paddle", "1 to 6"),
    ("a pile too high for its round", HIGH_PILE, "players[0].played", "R2.1"),
    ("all chosen in phase I", in_two(changed(phase="paddle", turn=None)), "position.phase", "R2.2"),
    ("none chosen in phase II", changed(phase="canoes", turn=0), "players[0].paddle", "R2.1"),
    ("moved without began", in_two(canoe(moved=True, at="4")), "[0].began", "missing"),
    ("began elsewhere", in_two(canoe(began="3")), "canoes[0].began", "not moved"),
    ("both launched", in_two(canoe(moved=True, at="4", began="shore")), "players[0].canoes", "R3"),
    ("both lost and nothing owned", player(canoes=LOST), "players[0].canoes", "R7.3"),
    ("a turn with both lost", in_two(player(canoes=LOST)), "position.turn", "D2"),
    ("a round beyond counting", changed(round=10**5000), "position.round", "1000000"),
    (
        "a trip too far",
        in_two(canoe(moved=True, at="7L", began="2"), second_canoe(at="2")),
        "players[0].canoes[0].at",
        "R4.1: no trip of 4 points leads from 2 to 7L",
    ),
    (
        "a canoe moved nowhere",
        in_two(canoe(moved=True, at="2", began="2"), second_canoe(at="2")),
        "players[0].canoes[0].at",
        "R4.1",
    ),
    (
        "a player on turn who is no object",
        in_two(lambda p: p["players"].__setitem__(0, 7)),
        "position.players[0]",
        "object",
    ),
    ("winners too soon", changed(winners=[0]), "position.winners", "expected []"),
    ("over too soon", in_two(changed(phase="over", turn=None)), "phase", "R8.1"),
]


@pytest.mark.parametrize(
    ("change", "field", "expected"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED]
)
def test_impossible_positions(change: Change, field: str, expected: str) -> None:
    position = opening()
    change(position)
    with pytest.raises(Malformed) as refusal:
        position_from_json(position)
    assert field in refusal.value.field
    assert expected in str(refusal.value)


def test_a_canoe_that_has_not_moved_may_leave_began_out() -> None:
    position = opening()
    in_phase_two(position)
    canoes = position_to_json(position_from_json(position))["players"][0]["canoes"]
    assert canoes == [{"at": "shore", "gem": None, "moved": False, "began": "shore"}] * 2


def trip(**changed: Any) -> dict[str, Any]:
    return {"type": "trip", "canoe": 0, "before": [], "to": "3", "after": []} | changed


ACTIONS: list[tuple[Any, str]] = [
    (None, "action"),
    ({}, "action.type"),
    ({"type": "swim"}, "action.type"),
    ({"type": []}, "action.type"),
    ({"type": "paddle"}, "action.tile"),
    ({"type": "paddle", "tile": 0}, "action.tile"),
    ({"type": "paddle", "tile": True}, "action.tile"),
    ({"type": "paddle", "tile": 4, "seat": 0}, "action.seat"),
    ({"type": "ransom", "canoe": 2, "gem": "ruby"}, "action.canoe"),
    ({"type": "ransom", "canoe": 0, "gem": None}, "action.gem"),
    ({"type": "weather", "step": 0}, "action.step"),
    ({"type": "weather", "step": True}, "action.step"),
    ({"type": "weather", "step": 1.0}, "action.step"),
    ({"type": "done", "now": True}, "action.now"),
    (trip(to="lost"), "action.to"),
    (trip(before={}), "action.before"),
    (trip(before=["load"]), "before[0]"),
    (trip(before=["unload"] * 3), "action.before"),
    (trip(after=[{"load": "opal"}]), "after[0].load"),
    (trip(after=[{"steal": [5, 0]}]), "after[0].steal[0]"),
    (trip(after=[{"steal": 1}]), "after[0].steal"),
]


@pytest.mark.parametrize(("value", "field"), ACTIONS)
def test_malformed_actions(value: Any, field: str) -> None:
    with pytest.raises(Malformed) as refusal:
        action_from_json(value)
    assert field in refusal.value.field


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ([], "event"),
        ({"type": "flood"}, "event.type"),
        ({"type": "chosen", "seat": 0}, "event.tile"),
        ({"type": "landed", "seat": 0, "canoe": 0, "gem": "opal"}, "event.gem"),
        ({"type": "push", "arm": "left", "drifts": [{}]}, "event.drifts[0].seat"),
        ({"type": "stolen", "seat": 0, "canoe": 0, "gem": "ruby", "victim": [1]}, "event.victim"),
    ],
)
def test_malformed_events(value: Any, field: str) -> None:
    with pytest.raises(Malformed) as refusal:
        event_from_json(value)
    assert refusal.value.field == field


@pytest.mark.parametrize(
    "text",
    [
        *("", "7", "0>8L", "0>3+X", "2>3", "w", "$0", "a4", "0>3 ", "~~"),
        *(" ", "4 ", "8", "0>", "0>8", "a0>3", "٤", "0>3\n"),
    ],
)
def test_malformed_actions_in_notation(text: str) -> None:
    with pytest.raises(Malformed, match="expected an action such as"):
        Action.parse(text)


HEADER = '[niagara 1]\n[seats ["a", "b", "c"]]\n[start 0]\n[first_arm "left"]\n\n'


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "header.niagara"),
        (HEADER.replace("niagara 1", "niagara 2"), "header.format"),
        (HEADER.replace("start 0", "start x"), "header.start"),
        (HEADER.replace("start 0", "start 3"), "header.start"),
        (HEADER + "1. a4 f3", "word 3"),
        (HEADER + "1. a4 b9", "word 3"),
        (HEADER + "2. a4", "word 1"),
        (HEADER + "1. d4", "word 2"),
        ("[steps []]\n" + HEADER, "header.steps"),
        ("[start 2]\n" + HEADER, "header.start"),
        ("[rules {}]\n" + HEADER, "header.rules"),
    ],
)
def test_malformed_games_in_notation(text: str, field: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Record.parse(text)
    assert refusal.value.field == field


def test_records_of_another_format_are_refused() -> None:
    with pytest.raises(Malformed, match=r"record\.format"):
        record_from_json(
            dict.fromkeys(("rules", "seats", "start", "first_arm", "steps")) | {"format": 2}
        )
