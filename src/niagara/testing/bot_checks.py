"""The checks of a bot, one after the other."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

from niagara.rules import Action, View, seen_by, view
from niagara.testing.decision import Decision, Fault, answer_of, first_difference
from niagara.testing.report import Check, Report
from niagara.testing.trial_game import (
    Make,
    TrialResult,
    answer_of_new_bot,
    answers_alone,
    decisions_of,
    tried,
)
from niagara.testing.trial_schedule import FEWEST_GAMES, full_trials, late_trials, trials
from niagara.testing.twin_position import twin

GAMES: Final = 12
SECONDS: Final = 1.0
SAMPLES: Final = 4  # decisions looked at in each of three games
SHORT: Final = 3  # rounds of a game that is played again

Findings = tuple[str, list[str]]  # what was looked at, and what was wrong


def check_bot(make: Make, *, games: int = GAMES, seconds: float = SECONDS) -> Report:
    """Check a bot, made for a number of seats by ``make``.

    ``games`` are played from the start, and as many joined later; from 3 on they meet every
    option. ``seconds`` is the time a decision may take. A bot that never answers is waited for.
    """
    if games < FEWEST_GAMES:
        raise ValueError(f"expected {FEWEST_GAMES} games or more to meet every option, got {games}")
    results: list[TrialResult] = []

    def legality() -> Findings:
        results.extend(tried(make, trial) for trial in trials(games))
        return _legality(results)

    return Report(
        [
            _checked("legality", legality),
            _checked(
                "late joiner",
                lambda: _legality([tried(make, trial) for trial in late_trials(games)]),
            ),
            _checked("one choice", lambda: _one_choice(make)),
            _checked("determinism", lambda: _determinism(make, games)),
            _checked("independence", lambda: _independence(make)),
            _checked("no change", lambda: _no_change(make)),
            _checked("time", lambda: _time(results, seconds)),
            _checked("closing", lambda: _closing(make)),
        ]
    )


def assert_conforms(make: Make, *, games: int = GAMES, seconds: float = SECONDS) -> None:
    """Raises AssertionError with the report of `check_bot` if any check fails."""
    report = check_bot(make, games=games, seconds=seconds)
    if not report.passed:
        raise AssertionError(f"the bot does not conform\n{report}")


def _checked(name: str, look: Callable[[], Findings]) -> Check:
    """Run a check; whatever the bot raises in it is recorded as a fault."""
    try:
        return Check(name, *look())
    except Fault as fault:
        return Check(name, "not finished", [str(fault)])
    except Exception as error:  # noqa: BLE001 - a bot may raise anything, anywhere
        return Check(name, "not finished", [f"raised {type(error).__name__}: {error}"])


def _legality(results: Sequence[TrialResult]) -> Findings:
    decisions = sum(len(result.answers) for result in results)
    faults = [result.fault for result in results if result.fault]
    return f"{len(results)} games, {decisions} decisions", faults


def _one_choice(make: Make) -> Findings:
    single = _samples(lambda decision: len(decision.legal) == 1)
    for decision in single:
        answer_of_new_bot(make, decision)
    return f"{len(single)} decisions with one legal action", []


def _determinism(make: Make, games: int) -> Findings:
    again = max(1, games // FEWEST_GAMES)
    faults: list[str] = []
    for trial in full_trials(again, SHORT):
        results = [tried(make, trial) for _ in range(2)]
        difference = first_difference(results[0].answers, results[1].answers)
        faults += filter(None, [*(result.fault for result in results), difference])
    return f"{again} games played twice", faults


def _independence(make: Make) -> Findings:
    faults: list[str] = []
    # Decisions with a choice and with secrets: in a new game all hands are known.
    samples = _samples(lambda each: len(each.legal) > 1 and _with_other_secrets(each) != each)
    for decision in samples:
        twins = (decision, _with_other_secrets(decision))
        one, other = (answer_of_new_bot(make, each) for each in twins)
        difference = first_difference([one], [other])
        faults += [f"secrets sway it: {difference}"] if difference else []
    result = tried(make, full_trials(1, SHORT)[0])
    for seat in result.trial.tested:
        difference = first_difference(result.of(seat), answers_alone(make, result, seat))
        faults += [f"its fellows sway it: {difference}"] if difference else []
    return f"{len(samples)} decisions with other secrets, {len(result.answers)} alone", faults


def _with_other_secrets(decision: Decision) -> Decision:
    """The same decision with other secrets behind it."""
    return replace(decision, position=twin(decision.position, decision.seat, Random(1)))


def _no_change(make: Make) -> Findings:
    samples = _samples(lambda decision: len(decision.legal) > 1)
    faults: list[str] = []
    for decision in samples:
        seen, legal = view(decision.position, decision.seat), list(decision.legal)
        before = _fingerprint(seen, legal)
        with closing(make(len(decision.position.players))) as bot:
            bot.watch(seen_by(decision.events, decision.seat))
            bot.decide(seen, legal, Random(1))
        if _fingerprint(seen, legal) != before:
            faults.append(f"{decision}: changed the view or the legal actions it was given")
    return f"{len(samples)} decisions", faults


def _fingerprint(seen: View, legal: Sequence[Action]) -> str:
    """The printed values: the values themselves may be shared, and so change alike."""
    return repr((seen, legal, [action.index for action in legal]))


def _time(results: Sequence[TrialResult], seconds: float) -> Findings:
    # Setting up is not deciding: the first decision of a game may start a program.
    taken = [answer for result in results for answer in result.answers[1:]]
    if not taken:
        return "no decisions", ["no decision to time"]
    mean = sum(answer.seconds for answer in taken) / len(taken)
    slowest = max(taken, key=lambda answer: answer.seconds)
    spent = f"{mean * 1000:.1f} ms a decision, {slowest.seconds * 1000:.1f} ms the slowest"
    fault = f"{slowest.decision}: {slowest.seconds * 1000:.1f} ms, {seconds * 1000:.1f} ms allowed"
    return spent, [fault] if slowest.seconds > seconds else []


def _closing(make: Make) -> Findings:
    (decision, *_) = decisions_of(trials(1)[0])
    unasked, used = make(3), make(3)
    try:
        answer_of(used, decision, Random(1))
    finally:
        for bot in (unasked, unasked, used, used):
            bot.close()
    return "before a decision and after one, twice each", []


def _samples(is_wanted: Callable[[Decision], bool]) -> list[Decision]:
    """A few decisions of three games that meet every option, spread over each game."""
    chosen: list[Decision] = []
    for trial in trials(FEWEST_GAMES):
        wanted = [decision for decision in decisions_of(trial) if is_wanted(decision)]
        chosen += islice(wanted, 0, None, max(1, len(wanted) // SAMPLES))
    return chosen
