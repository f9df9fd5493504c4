"""The kit passes our own bots, and finds what is wrong with bots that have one thing wrong."""
# ruff: noqa: ARG002 - the bots of these tests decide without looking

import itertools
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from niagara.bots import BOTS, Bot, make_bot
from niagara.rules import DONE, Action, Event, Options, View, view
from niagara.rules.events import StartPassed
from niagara.rules.options import FORKS, TIEBREAKS
from niagara.testing import Check, Report, assert_conforms, check_bot
from niagara.testing.trial_game import decisions_of
from niagara.testing.trial_schedule import Trial, full_trials, late_trials, trials
from niagara.testing.twin_position import twin

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
# Whoever thinks by the clock does not repeat a game; here such a bot gets a budget of steps.
BUDGETS = {"captain": "captain:8sims", "champion": "champion:8sims"}


@pytest.mark.parametrize("name", BOTS)
def test_our_own_bots_conform(name: str) -> None:
    word = BUDGETS.get(name, name)
    assert_conforms(lambda seats: make_bot(word, seats), games=6, seconds=20.0)


class Plain(Bot):
    """Takes the first action there is; the bots below go wrong in one way each."""

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]


def deciding(choose: Callable[[View, Sequence[Action]], Any]) -> type[Bot]:
    """A bot that decides by its view and the legal actions alone."""

    class Deciding(Plain):
        def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Any:
            return choose(view, legal)

    return Deciding


ASKED = itertools.count()
Illegal = deciding(lambda _view, _legal: DONE)
Wordless = deciding(lambda _view, _legal: None)
Choosy = deciding(lambda _view, legal: legal[1])
Whimsical = deciding(lambda _view, legal: Random().choice(legal))
# Its decision depends on how often bots of its kind have been asked.
Whispering = deciding(lambda _view, legal: legal[next(ASKED) % len(legal)])


class Newcomer(Plain):
    """Relies on having seen every round begin."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 1

    def watch(self, events: Iterable[Event]) -> None:
        self.round += sum(isinstance(event, StartPassed) for event in events)

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        return {self.round: legal[0]}[view.round]


class Peeking(Plain):
    """Finds the position in the hands of whoever asks, and reads the rivals' tiles there."""

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        asker = sys._getframe(2).f_locals
        if "decision" in asker:
            secret = [player.key() for player in asker["decision"].position.players]
            return Random(repr(secret)).choice(legal)
        return legal[0]


class Untidy(Plain):
    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if isinstance(legal, list):
            legal.reverse()
            return legal[-1]  # type: ignore[no-any-return]
        return legal[0]


class Sticky(Plain):
    closed = False

    def close(self) -> None:
        if self.closed:
            raise RuntimeError("closed already")
        self.closed = True


@pytest.mark.parametrize(
    ("kind", "check", "reason"),
    [
        (Illegal, "legality", "answered Done(), which is not legal"),
        (Wordless, "legality", "answered None, which is not legal"),
        (Newcomer, "late joiner", "raised KeyError"),
        (Choosy, "one choice", "raised IndexError"),
        (Whimsical, "determinism", "at first, then"),
        (Whispering, "independence", "its fellows sway it"),
        (Peeking, "independence", "secrets sway it"),
        (Untidy, "no change", "changed the view or the legal actions"),
        (Sticky, "closing", "raised RuntimeError: closed already"),
    ],
)
def test_what_is_wrong_is_found(kind: Callable[[int], Bot], check: str, reason: str) -> None:
    report = check_bot(kind, games=3, seconds=20.0)
    (found,) = [one for one in report.checks if one.name == check]
    assert not found.passed
    assert any(reason in fault for fault in found.faults), found
    assert not report.passed


@pytest.mark.parametrize("kind", [Newcomer, Untidy, Sticky])
def test_only_what_is_wrong_is_found(kind: Callable[[int], Bot]) -> None:
    report = check_bot(kind, games=3, seconds=20.0)
    assert sum(not check.passed for check in report.checks) == 1


def test_a_limit_of_time_is_held_against_the_slowest() -> None:
    report = check_bot(Plain, games=3, seconds=0.0)
    (failed,) = [check for check in report.checks if not check.passed]
    assert failed.name == "time"
    assert "0.0 ms allowed" in failed.faults[0]


def test_a_bot_that_cannot_be_made_fails_everywhere() -> None:
    def make(_seats: int) -> Bot:
        raise OSError("no such bot")

    report = check_bot(make, games=3)
    assert not any(check.passed for check in report.checks)
    assert "raised OSError: no such bot" in str(report)


MET: list[Callable[[View], bool]] = [
    *(lambda view, seats=seats: len(view.players) == seats for seats in (3, 4, 5)),
    *(lambda view, fork=fork: view.options.fork == fork for fork in FORKS),
    *(lambda view, word=word: view.options.tiebreak == word for word in TIEBREAKS),
    lambda view: view.options.open_piles,
    lambda view: not view.options.open_piles,
    lambda view: view.options.round_limit is None,
    lambda view: view.options.round_limit == view.round,
]


@pytest.mark.parametrize("meets", MET)
@pytest.mark.parametrize("check", ["legality", "late joiner"])
def test_three_games_meet_every_option(check: str, meets: Callable[[View], bool]) -> None:
    particular = deciding(lambda view, legal: DONE if meets(view) else legal[0])
    report = check_bot(particular, games=3, seconds=20.0)
    (found,) = [one for one in report.checks if one.name == check]
    assert not found.passed


@pytest.mark.parametrize("games", [3, 12, 60])
def test_trials_are_those_asked_for(games: int) -> None:
    for some in (trials(games), late_trials(games), full_trials(games, 2)):
        assert len(some) == games
        assert {trial.seats for trial in some} == {3, 4, 5}
    assert len({(trial.seats, trial.options) for trial in trials(games)}) == min(games, 48)


def test_fewer_games_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 3 games or more to meet every option, got 2"):
        check_bot(Plain, games=2)


@pytest.mark.parametrize("open_piles", [False, True])
def test_twins_look_alike_and_differ(open_piles: bool) -> None:
    rng = Random(3)
    different = 0
    for decision in decisions_of(Trial(4, Options(open_piles=open_piles), 5, ())):
        other = twin(decision.position, decision.seat, rng)
        different += other != decision.position
        assert view(other, decision.seat) == view(decision.position, decision.seat)
        for one, another in zip(decision.position.players, other.players, strict=True):
            tiles = [[*p.hand, *p.played, *filter(None, [p.paddle])] for p in (one, another)]
            assert sorted(tiles[0]) == sorted(tiles[1])
    assert different > 20


def test_a_report_reads_well() -> None:
    report = Report([
        Check("legality", "3 games", []),
        Check("time", "9 ms", ["slow", "slower", "too slow", "slowest"]),
    ])  # fmt: skip
    assert str(report).splitlines() == [
        "passed  legality: 3 games",
        "FAILED  time: 9 ms",
        "        slow",
        "        slower",
        "        too slow",
        "        … and 1 more",
    ]


def test_assert_conforms_shows_the_report() -> None:
    with pytest.raises(AssertionError, match=r"does not conform\nFAILED  legality: 3 games, 0 dec"):
        assert_conforms(Illegal, games=3)


# From the command line.


def examined(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "niagara.testing", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_program_is_examined() -> None:
    # Without the site packages, which such a bot does not need, Python starts quickly.
    program = f"{sys.executable} -I -S {EXAMPLES / 'ten_lines.py'}"
    run = examined(f"exec:{program}", "--games", "3", "--seconds", "20")
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("passed") == 8


def test_a_program_that_fails_is_told_why() -> None:
    run = examined(f"exec:{sys.executable} -c 'exit(\"out of order\")'", "--games", "3")
    assert run.returncode == 1
    assert "): died with status 1; its last words: out of order" in run.stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nobody"], "no bot 'nobody'"),
        (["exec:./no-such-bot"], "no program './no-such-bot'"),
        (["drifter", "--games", "1"], "expected 3 or more, got 1"),
    ],
)
def test_what_cannot_be_examined_is_refused(args: list[str], reason: str) -> None:
    run = examined(*args)
    assert run.returncode == 2
    assert reason in run.stderr
