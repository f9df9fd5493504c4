"""Every lesson can be passed and failed in typical ways, and shows all its hints."""

import re
from pathlib import Path

import pytest

import niagara
from exercises.attempts import attempt, verdicts
from exercises.lesson_games import MISTAKEN, PASSED, UNDECIDED
from niagara.exercises import Exercise, exercises, find_exercise, scripted_turn
from niagara.exercises.library import LESSONS
from niagara.locales.languages import LOCALES, languages
from niagara.rules import acting

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text()


def lesson(name: str) -> Exercise:
    found = find_exercise(f"lesson-{name}")
    assert found is not None
    return found


def test_there_are_ten() -> None:
    assert [each.id for each in exercises().values() if each.kind == "lesson"] == [
        f"lesson-{name}" for name in LESSONS
    ]
    assert len(LESSONS) == 10
    assert set(PASSED) == set(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_at_the_beginning_the_learner_is_asked_and_gets_a_hint(name: str) -> None:
    [first] = verdicts(lesson(name), [])
    assert first.state == "going"
    assert first.hints
    assert 0 in acting(lesson(name).position)


@pytest.mark.parametrize(("name", "way"), [(n, i) for n in LESSONS for i in range(len(PASSED[n]))])
def test_it_is_passed(name: str, way: int) -> None:
    states = [
        each.state for each in verdicts(lesson(name), attempt(lesson(name), *PASSED[name][way]))
    ]
    assert states[-1] == "passed"
    assert "mistaken" not in states


@pytest.mark.parametrize(("name", "mistake"), MISTAKEN)
def test_a_mistake_is_told_with_its_rule(name: str, mistake: str) -> None:
    *_, last = verdicts(lesson(name), attempt(lesson(name), *MISTAKEN[name, mistake]))
    assert (last.state, last.mistake and last.mistake.id) == ("mistaken", mistake)
    assert last.mistake is not None
    assert last.mistake.rule is not None
    assert re.search(rf"^- {re.escape(last.mistake.rule)}\b", RULES, re.MULTILINE)


@pytest.mark.parametrize("name", LESSONS)
def test_every_mistake_can_be_made(name: str) -> None:
    made = {mistake for of, mistake in MISTAKEN if of == name}
    assert made - {"late"} == {each.id for each in lesson(name).mistakes}


@pytest.mark.parametrize("name", LESSONS)
def test_every_hint_comes(name: str) -> None:
    ways = [*PASSED[name], *UNDECIDED.get(name, ())]
    shown = {
        hint.id
        for way in ways
        for verdict in verdicts(lesson(name), attempt(lesson(name), *way))
        for hint in verdict.hints
    }
    assert shown == {hint.id for hint in lesson(name).hints}


def wanted(name: str, *lines: str) -> dict[str, list[str]]:
    *_, last = verdicts(lesson(name), attempt(lesson(name), *lines))
    return {hint: [str(action) for action in actions] for hint, actions in last.wanted.items()}


def test_a_step_knows_the_actions_that_it_waits_for() -> None:
    assert wanted("launch") == {"tile": ["1", "2", "3", "4"]}
    assert wanted("launch", "2") == {"launch": ["0>2", "1>2"]}
    assert wanted("launch", "2", "0>2") == {"back": ["3", "4", "5", "6"]}
    assert wanted("launch", "2", "0>2", "5") == {"shore": ["0>s"]}
    assert wanted("points") == {"count": ["5", "6"]}
    assert wanted("points", "6") == {"diamond": ["0>4+D", "1>4+D"]}


def test_where_a_tile_decides_the_lesson_knows_those_that_will_do() -> None:
    for name, tiles in (
        ("cargo", ["4", "5", "6"]),
        ("tiles", ["3", "4", "5"]),
        ("weather", ["~"]),
        ("steal", ["1", "3"]),
        ("goals", ["4", "5", "6"]),
    ):
        assert wanted(name) == {"tile": tiles}
        assert {way[0] for way in PASSED[name]} <= set(tiles)
    assert wanted("weather", "~") == {"down": ["w-"]}
    assert [*wanted("falls")] == ["lost"]


def test_where_a_trip_decides_the_lesson_knows_those_that_will_do() -> None:
    assert wanted("cargo", "4") == {"swap": ["0-+D>4"]}
    assert wanted("cargo", "6") == {"first": ["0-+D>2", "0-+D>6L", "0-+D>6R"]}
    assert wanted("river") == {"arm": ["0>7R+R"]}
    assert wanted("tiles", "3") == {"load": ["0+R>6R", "0>6R+S"]}
    assert wanted("tiles", "1") == {}
    assert wanted("steal", "1") == {"near": ["0>4xc0"]}
    assert wanted("steal", "3") == {"far": ["0>2xb0"]}
    assert wanted("goals", "4") == {"shore": ["0>s"]}
    assert wanted("goals", "6") == {"shore": ["0>s", "1>s"]}


def test_a_step_that_cannot_be_done_is_not_asked_for() -> None:
    *_, last = verdicts(lesson("launch"), attempt(lesson("launch"), "2", "0>2", "1"))
    assert [hint.id for hint in last.hints] == ["canoe", "far", "end"]
    assert wanted("launch", "~") == {}


@pytest.mark.parametrize("name", LESSONS)
def test_what_follows_a_verdict_does_not_change_it(name: str) -> None:
    """The game may go on at the table; a passed lesson stays passed."""
    moments = attempt(lesson(name), *PASSED[name][0])
    states = [each.state for each in verdicts(lesson(name), moments)]
    first = states.index("passed")
    assert set(states[first:]) == {"passed"}


@pytest.mark.parametrize("name", LESSONS)
def test_rivals_play_by_their_script_while_the_learner_does_well(name: str) -> None:
    position = lesson(name).position
    for moment in attempt(lesson(name), *PASSED[name][0]):
        script = lesson(name).rivals.get(moment.seat, ())
        if position.round - lesson(name).position.round < len(script):
            assert list(moment.actions) == scripted_turn(lesson(name), moment.seat, position)
        position = moment.position


@pytest.mark.parametrize("name", LESSONS)
def test_a_hint_points_at_something_the_page_knows(name: str) -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "teach" / "pointTargets.ts").read_text()
    known = set(re.findall(r"^  (\w+): [\[(]", source, re.MULTILINE))
    for hint in lesson(name).hints:
        assert hint.point is not None
        assert hint.point.partition(":")[0] in known


def test_every_lesson_has_its_words_and_there_are_no_others() -> None:
    text = (Path(niagara.__file__).parent / "locales" / "en" / "lessons.ftl").read_text()
    found = set(re.findall(r"^(lessons?-[\w-]+) =", text, re.MULTILINE))
    shared = {name for name in found if name.startswith("lessons-")}
    expected = set()
    for each in map(lesson, LESSONS):
        expected |= {f"{each.id}-title", f"{each.id}-goal", f"{each.id}-done"}
        expected |= {f"{each.id}-fact"} & found  # some say at the start what a newcomer must know
        # Some lead step by step: what a hint would say later is asked for at once.
        expected |= {f"{each.id}-step-{hint.id}" for hint in each.hints} & found
        # What is planned instead of what a hint waits for is told apart in words of its own.
        expected |= {f"{each.id}-astray-{hint.id}" for hint in each.hints if hint.wants} & found
        said = [f"hint-{hint.id}" for hint in each.hints]
        said += [f"mistake-{mistake}" for of, mistake in MISTAKEN if f"lesson-{of}" == each.id]
        expected |= {f"{each.id}-{word}" for word in said if f"lessons-{word}" not in shared}
    assert found - shared == expected


def sentences(text: str) -> set[str]:
    return {part.strip() for part in re.split(r"[.!?:]", text) if part.strip()}


@pytest.mark.parametrize("language", languages())
def test_a_hint_repeats_nothing_that_stands_above_the_board(language: str) -> None:
    """The goal, what must be known from the start, and the step that is to be done."""
    path = LOCALES / language / "lessons.ftl"
    lines = re.findall(r"(?m)^(lesson[\w-]+) = (.+)$", path.read_text(encoding="utf-8"))
    for name in LESSONS:
        own = [
            (key, text) for key, text in lines if key.startswith((f"lesson-{name}-", "lessons-"))
        ]
        said = [text for key, text in own if re.search("-(goal|fact|step-.+?)$", key)]
        hints = [text for key, text in own if "-hint-" in key]
        repeated = set[str]().union(*map(sentences, said)) & set[str]().union(
            *map(sentences, hints)
        )
        assert repeated == set()
