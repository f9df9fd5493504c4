"""Analyses a finished game: chances after every move, losses at every decision, luck and skill."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from typing import Final

from niagara.analysis.analysis import ActionValue, Analysis, ChancePoint, Judgement, PlayerSummary
from niagara.analysis.comparison import Comparison, compare
from niagara.analysis.decision import Decision, decisions_of
from niagara.analysis.fortune import fortune_of
from niagara.analysis.ledger import Account, accounts
from niagara.analysis.marks import BLUNDER, GRAVE, INACCURACY, MISTAKE, accuracy, mark_of
from niagara.analysis.move_chances import MoveChances, chances_of
from niagara.analysis.played_move import PlayedMove, moves_of
from niagara.analysis.turning_point import turning_points
from niagara.bots.trained_networks import trained_networks
from niagara.rules import Record

SIMULATIONS: Final = 800  # of each decision
SEED: Final = 1

Progress = Callable[[int, int], None]  # decisions done, and all of them


def analyse(
    record: Record,
    executor: Executor,
    *,
    simulations: int = SIMULATIONS,
    seed: int = SEED,
    progress: Progress = lambda _done, _all: None,
) -> Analysis:
    """The analysis of a record; the executor searches its decisions.

    Raises `GameNotOver`, and `Malformed` if the record is not of a legal game.
    """
    decisions = decisions_in(record)
    compared = _compare_all(decisions, executor, simulations, seed, progress)
    return conclude(record, compared, simulations, seed)


def decisions_in(record: Record) -> list[Decision]:
    """What is to be compared of a record; raises as `analyse` does."""
    return list(decisions_of(moves_of(record), trained_networks().policy))


def conclude(
    record: Record, compared: Sequence[Comparison], simulations: int, seed: int
) -> Analysis:
    """The analysis of a record all of whose decisions were compared, in their order."""
    moves = moves_of(record)
    found = chances_of(moves, trained_networks(), seed)
    judgements = tuple(_judgement(moves[each.move], each) for each in compared)
    ledger = accounts(moves, compared, found[0].before, found[-1].after)
    players = tuple(
        _summary(name, seat, found, account, judgements)
        for seat, (name, account) in enumerate(zip(record.names, ledger, strict=True))
    )
    points = tuple(
        ChancePoint(move.number, move.before.round, move.seat, each.after)
        for move, each in zip(moves, found, strict=True)
    )
    mistakes = {each.move for each in judgements if each.mark in GRAVE}
    turned = turning_points(moves, found, mistakes)
    return Analysis(simulations, seed, players, points, judgements, turned)


def _compare_all(
    decisions: Sequence[Decision],
    executor: Executor,
    simulations: int,
    seed: int,
    progress: Progress,
) -> list[Comparison]:
    """Search all decisions, in whatever order the executor finds time for them."""
    waiting = [executor.submit(compare, each, simulations, seed) for each in decisions]
    for done, _ in enumerate(as_completed(waiting), start=1):
        progress(done, len(waiting))
    return [each.result() for each in waiting]


def _judgement(move: PlayedMove, compared: Comparison) -> Judgement:
    values = tuple(ActionValue(action, value) for action, value in compared.values)
    return Judgement(
        move.number,
        move.before.round,
        move.seat,
        compared.played,
        compared.best,
        compared.loss,
        compared.error,
        mark_of(compared.loss),
        values,
    )


def _summary(
    name: str,
    seat: int,
    found: Sequence[MoveChances],
    account: Account,
    judgements: Sequence[Judgement],
) -> PlayerSummary:
    own = [each for each in judgements if each.seat == seat]
    marks = [each.mark for each in own]
    return PlayerSummary(
        name,
        opening=found[0].before[seat],
        result=found[-1].after[seat],
        accuracy=round(accuracy([(each.best_value, each.loss) for each in own]), 1),
        skill=round(account.skill, 4),
        gifts=round(account.gifts, 4),
        luck=round(account.luck, 4),
        fortune=fortune_of(account.luck),
        decisions=len(own),
        inaccuracies=marks.count(INACCURACY),
        mistakes=marks.count(MISTAKE),
        blunders=marks.count(BLUNDER),
    )
