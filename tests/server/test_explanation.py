"""Why something is not offered: only about one's own seat, from nothing that it may not see."""

from random import Random

import pytest
from msgspec import Raw

from niagara.rules.codec import position_to_json
from niagara.rules.explain import why_not_end, why_not_move, why_not_reach
from niagara.rules.staged_turn import stage
from niagara.server.commands import Fill, Start
from niagara.server.explanation import WhyRequest, explain
from niagara.server.refusal import Refusal
from niagara.server.view_encoder import ViewEncoder
from niagara.testing.twin_position import twin
from play import positions
from rules.tables import Seated, table
from server.tables import ANN, STRANGER, Story, a_table

STAGED = (Raw(b'{"type":"trip","canoe":0,"before":[],"to":"2","after":[]}'),)


def laid(canoes: str = "5 2", tile: int = 3, owns: str = "") -> Story:
    """Ann on turn against two bots."""
    position = table(canoes, tile, owns, rivals=(Seated(), Seated()))
    story = a_table(position=position_to_json(position))
    story.do(ANN, Fill())
    story.do(ANN, Start())
    return story


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (WhyRequest(0, 0, "2"), None),
        (
            WhyRequest(0, 1, "1"),
            {"code": "points-left", "rule": "R4.2", "values": {"points": 3, "steps": 1}},
        ),
        (WhyRequest(0, 0), None),
        (
            WhyRequest(0, 0, actions=STAGED),
            {"code": "canoe-has-moved", "rule": "R3.5", "values": {}},
        ),
        (WhyRequest(0), {"code": "both-must-move", "rule": "R3.3", "values": {}}),
        (
            WhyRequest(0, actions=STAGED),
            {"code": "canoe-must-move", "rule": "R3.3", "values": {"canoe": 1}},
        ),
    ],
)
def test_a_reason_after_what_is_staged(asked: WhyRequest, reason: object) -> None:
    story = laid()
    answer = explain(story.table, ANN.session, asked)
    assert answer == {"sequence": story.table.sequence, "reason": reason}


@pytest.mark.parametrize(
    ("session", "asked", "code"),
    [
        (STRANGER.session, WhyRequest(0), "not-yours"),
        (ANN.session, WhyRequest(1), "not-yours"),
        (ANN.session, WhyRequest(4), "not-yours"),
        (ANN.session, WhyRequest(0, None, "3"), "malformed"),
        (ANN.session, WhyRequest(0, actions=(Raw(b"7"),)), "malformed"),
        (ANN.session, WhyRequest(0, actions=STAGED + STAGED), "illegal"),
    ],
)
def test_what_is_refused(session: str, asked: WhyRequest, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        explain(laid().table, session, asked)
    assert refusal.value.code == code


def test_before_the_start_there_is_nothing_to_explain() -> None:
    with pytest.raises(Refusal) as refusal:
        explain(a_table().table, ANN.session, WhyRequest(0))
    assert refusal.value.code == "not-now"


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_may_not_see_makes_no_difference_to_its_reasons(seed: int) -> None:
    rng = Random(seed)
    for position in positions(seed):
        for seat in range(len(position.players)):
            told = []
            for same in (position, twin(position, seat, rng)):
                staged = stage(same, seat, ())
                why = [
                    why_not_end(staged, seat),
                    *(why_not_move(staged, seat, canoe) for canoe in (0, 1)),
                    *(why_not_reach(staged, seat, canoe, to) for canoe in (0, 1) for to in (0, 3)),
                ]
                told.append([each and (each.code, each.rule, each.values) for each in why])
            assert told[0] == told[1]


def test_r8_1_a_goal_that_is_reached_is_in_every_update_until_the_end() -> None:
    story = laid("1:ruby 2", 1, "ruby ruby ruby")
    assert ViewEncoder(story.table).goals_reached() == []
    reached = laid("4 5", 1, "ruby ruby ruby ruby")
    assert ViewEncoder(reached.table).goals_reached() == [{"seat": 0, "goals": ["four of a kind"]}]
