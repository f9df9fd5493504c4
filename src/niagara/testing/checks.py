"""The examination of a bot: every check, one after the other."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

from niagara.rules import Action, View, seen_by, view
from niagara.testing.decision import Fault, Sight, asked, differing
from niagara.testing.report import Check, Report
from niagara.testing.secrets import twin
from niagara.testing.trial_game import Make, Story, alone, answered, played, sights
from niagara.testing.trials import FEWEST_GAMES, full_tables, late_tables, tables

GAMES: Final = 12
SECONDS: Final = 1.0
SAMPLES: Final = 4  # decisions looked at in each of three games
SHORT: Final = 3  # rounds of a game that is played again

Findings = tuple[str, list[str]]  # what was looked at, and what was wrong


def check_bot(make: Make, *, games: int = GAMES, seconds: float = SECONDS) -> Report:
    """What is right and wrong with a bot, made for a number of seats by ``make``.

    ``games`` are played from the start, and as many joined later; from 3 on they meet every
    option. ``seconds`` is the time a decision may take. A bot that never answers is waited for.
    """
    if games < FEWEST_GAMES:
        raise ValueError(f"expected {FEWEST_GAMES} games or more to meet every option, got {games}")
    stories: list[Story] = []

    def legality() -> Findings:
        stories.extend(played(make, table) for table in tables(games))
        return _legality(stories)

    return Report(
        [
            _checked("legality", legality),
            _checked(
                "late joiner",
                lambda: _legality([played(make, table) for table in late_tables(games)]),
            ),
            _checked("one choice", lambda: _one_choice(make)),
            _checked("determinism", lambda: _determinism(make, games)),
            _checked("independence", lambda: _independence(make)),
            _checked("no change", lambda: _no_change(make)),
            _checked("time", lambda: _time(stories, seconds)),
            _checked("closing", lambda: _closing(make)),
        ]
    )


def assert_conforms(make: Make, *, games: int = GAMES, seconds: float = SECONDS) -> None:
    """Raises AssertionError with the report of `check_bot` if any check fails."""
    report = check_bot(make, games=games, seconds=seconds)
    if not report.passed:
        raise AssertionError(f"the bot does not conform\n{report}")


def _checked(name: str, look: Callable[[], Findings]) -> Check:
    """A check, whatever the bot does; `Fault` and all else it raises is a fault of its own."""
    try:
        return Check(name, *look())
    except Fault as fault:
        return Check(name, "not finished", [str(fault)])
    except Exception as error:  # noqa: BLE001 - a bot may raise anything, anywhere
        return Check(name, "not finished", [f"raised {type(error).__name__}: {error}"])


def _legality(stories: Sequence[Story]) -> Findings:
    decisions = sum(len(story.answers) for story in stories)
    faults = [story.fault for story in stories if story.fault]
    return f"{len(stories)} games, {decisions} decisions", faults


def _one_choice(make: Make) -> Findings:
    single = _samples(lambda sight: len(sight.legal) == 1)
    for sight in single:
        answered(make, sight)
    return f"{len(single)} decisions with one legal action", []


def _determinism(make: Make, games: int) -> Findings:
    again = max(1, games // FEWEST_GAMES)
    faults: list[str] = []
    for table in full_tables(again, SHORT):
        stories = [played(make, table) for _ in range(2)]
        parted = differing(stories[0].answers, stories[1].answers)
        faults += filter(None, [*(story.fault for story in stories), parted])
    return f"{again} games played twice", faults


def _independence(make: Make) -> Findings:
    faults: list[str] = []
    # A choice to be swayed, and secrets to sway it: in a new game all hands are known.
    samples = _samples(lambda sight: len(sight.legal) > 1 and _veiled(sight) != sight)
    for sight in samples:
        parted = differing([answered(make, sight)], [answered(make, _veiled(sight))])
        faults += [f"secrets sway it: {parted}"] if parted else []
    story = played(make, full_tables(1, SHORT)[0])
    for seat in story.table.tested:
        parted = differing(story.of(seat), alone(make, story, seat))
        faults += [f"its fellows sway it: {parted}"] if parted else []
    return f"{len(samples)} decisions with other secrets, {len(story.answers)} alone", faults


def _veiled(sight: Sight) -> Sight:
    """The same sight with other secrets behind it."""
    return replace(sight, position=twin(sight.position, sight.seat, Random(1)))


def _no_change(make: Make) -> Findings:
    samples = _samples(lambda sight: len(sight.legal) > 1)
    faults: list[str] = []
    for sight in samples:
        seen, legal = view(sight.position, sight.seat), list(sight.legal)
        before = _fingerprint(seen, legal)
        with closing(make(len(sight.position.players))) as bot:
            bot.watch(seen_by(sight.events, sight.seat))
            bot.decide(seen, legal, Random(1))
        if _fingerprint(seen, legal) != before:
            faults.append(f"{sight}: changed the view or the legal actions it was given")
    return f"{len(samples)} decisions", faults


def _fingerprint(seen: View, legal: Sequence[Action]) -> str:
    """Everything there is to see; values are compared as written, since they may be shared."""
    return repr((seen, legal, [action.index for action in legal]))


def _time(stories: Sequence[Story], seconds: float) -> Findings:
    # Setting up is not deciding: the first decision of a game may start a program.
    taken = [answer for story in stories for answer in story.answers[1:]]
    if not taken:
        return "no decisions", ["no decision to time"]
    mean = sum(answer.seconds for answer in taken) / len(taken)
    slowest = max(taken, key=lambda answer: answer.seconds)
    spent = f"{mean * 1000:.1f} ms a decision, {slowest.seconds * 1000:.1f} ms the slowest"
    fault = f"{slowest.sight}: {slowest.seconds * 1000:.1f} ms, {seconds * 1000:.1f} ms allowed"
    return spent, [fault] if slowest.seconds > seconds else []


def _closing(make: Make) -> Findings:
    (sight, *_) = sights(tables(1)[0])
    unasked, used = make(3), make(3)
    try:
        asked(used, sight, Random(1))
    finally:
        for bot in (unasked, unasked, used, used):
            bot.close()
    return "before a decision and after one, twice each", []


def _samples(is_wanted: Callable[[Sight], bool]) -> list[Sight]:
    """A few decisions of three games that meet every option, spread over each game."""
    chosen: list[Sight] = []
    for table in tables(FEWEST_GAMES):
        wanted = [sight for sight in sights(table) if is_wanted(sight)]
        chosen += islice(wanted, 0, None, max(1, len(wanted) // SAMPLES))
    return chosen
