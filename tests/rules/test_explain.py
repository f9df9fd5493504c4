"""Why something is not offered: a space, a canoe, the end of a turn; with rule and code."""

import pickle
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import niagara.rules
from niagara.rules import ACTIONS, Action, IllegalAction, Position, legal_actions, new_game, stage
from niagara.rules.board import DESTINATION_NAMES
from niagara.rules.explain import why_not_end, why_not_move, why_not_reach
from niagara.rules.why_illegal import why_illegal
from play import some_game, steps
from rules.tables import ASHORE, choosing, table

Why = tuple[str, str, dict[str, int]] | None
LOCALES = Path(niagara.rules.__file__).parents[1] / "locales"
LANGUAGES = sorted(messages.parent for messages in LOCALES.glob("*/why.ftl"))


def told(why: IllegalAction | None) -> Why:
    return None if why is None else (why.rule, why.code, why.values)


@pytest.mark.parametrize(
    ("canoes", "tile", "to", "why"),
    [
        ("5 shore", 4, "1", None),
        ("2 shore", 4, "1", ("R4.2", "points-left", {"points": 4, "steps": 1})),
        ("5 shore", 2, "2", ("R4.1", "too-far", {"points": 2, "steps": 3})),
        ("2 shore", 4, "2", ("R4.2", "must-move", {"points": 4, "steps": 0})),
        ("6L shore", 1, "6R", ("R4.3", "other-arm", {})),
        ("2 shore", 3, "falls", ("R4.1", "too-far", {"points": 3, "steps": 6})),
        ("shore shore", 3, "shore", ("R3.1", "must-leave-shore", {})),
        ("lost shore", 3, "2", ("R6.5", "canoe-lost", {})),
        ("5 shore", "cloud", "4", ("R5.2", "cloud", {})),
        ("5 5", 2, "5", None),  # loading without moving is an offer, too
    ],
)
def test_r4_a_space_out_of_reach(canoes: str, tile: int | str, to: str, why: Why) -> None:
    staged = stage(table(canoes, tile), 0, ())
    assert told(why_not_reach(staged, 0, 0, DESTINATION_NAMES.index(to))) == why


@pytest.mark.parametrize(
    ("canoes", "tile", "done", "canoe", "why"),
    [
        ("5 4", 3, "", 0, None),
        ("5 4", 3, "0>2", 0, ("R3.5", "canoe-has-moved", {})),
        ("5 4", 3, "0>2", 1, None),
        ("shore shore", 3, "0>3", 1, ("R3.1", "launch-only-one", {})),
        ("5 lost", 3, "", 1, ("R6.5", "canoe-lost", {})),
        ("5 4", "cloud", "", 1, ("R5.2", "cloud", {})),
    ],
)
def test_r3_a_canoe_that_may_not_move(
    canoes: str, tile: int | str, done: str, canoe: int, why: Why
) -> None:
    staged = stage(table(canoes, tile), 0, map(Action.parse, done.split()))
    assert told(why_not_move(staged, 0, canoe)) == why


@pytest.mark.parametrize(
    ("canoes", "tile", "done", "why"),
    [
        ("shore shore", 3, "", ("R3.1", "launch-one", {})),
        ("shore shore", 3, "0>3", None),
        ("5 shore", 3, "", ("R3.2", "canoe-must-move", {"canoe": 0})),
        ("shore 5", 3, "0>3", ("R3.2", "canoe-must-move", {"canoe": 1})),
        ("shore 5", 3, "1>2", None),
        ("5 4", 3, "", ("R3.3", "both-must-move", {})),
        ("5 4", 3, "1>1", ("R3.3", "canoe-must-move", {"canoe": 0})),
        ("lost 4", 3, "", ("R3.4", "canoe-must-move", {"canoe": 1})),
        ("lost shore", 3, "", None),
        ("5 4", "cloud", "", ("R5.1", "weather-must-move", {})),
        ("5 4", "cloud", "w+", None),
    ],
)
def test_r3_a_turn_that_cannot_end(canoes: str, tile: int | str, done: str, why: Why) -> None:
    staged = stage(table(canoes, tile), 0, map(Action.parse, done.split()))
    assert told(why_not_end(staged, 0)) == why


@pytest.mark.parametrize(
    ("position", "seat", "why"),
    [
        (choosing("5 4"), 0, ("R2.2", "still-choosing", {})),
        (table("5 4", rivals=("3 4", ASHORE)), 1, ("R2.2", "other-turn", {"seat": 0})),
    ],
)
def test_r2_2_it_is_not_the_time(position: Position, seat: int, why: Why) -> None:
    staged = stage(position, seat, ())
    assert told(why_not_move(staged, seat, 0)) == why
    assert told(why_not_reach(staged, seat, 0, 3)) == why
    assert told(why_not_end(staged, seat)) == why


def sentences(language: Path) -> set[str]:
    return set(re.findall(r"^why-([a-z-]+) =", (language / "why.ftl").read_text(), re.MULTILINE))


@cache
def reasons_met() -> frozenset[str]:
    """The reasons for which actions are refused during a game."""
    met = set[str]()
    rng = Random(1)
    for step in steps(some_game(3), 3):
        for seat in range(len(step.after.players)):
            legal = legal_actions(step.after, seat)
            met |= {
                why_illegal(step.after, seat, action).code
                for action in rng.sample(ACTIONS, 200)
                if action not in legal
            }
    return frozenset(met)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda folder: folder.name)
def test_every_reason_has_its_sentence(language: Path) -> None:
    assert len(reasons_met()) > 20
    assert reasons_met() <= sentences(language)


def test_a_reason_survives_a_worker_process() -> None:
    why = why_not_end(stage(table("5 4", 3), 0, ()), 0)
    assert why is not None
    back = pickle.loads(pickle.dumps(why))
    assert (str(back), told(back)) == (str(why), told(why))


def test_the_first_round_explains_itself() -> None:
    why = why_not_move(stage(new_game(3, 0, 0), 1, ()), 1, 0)
    assert told(why) == ("R2.2", "still-choosing", {})
