"""Hints for a seat, at tables that have them. Only whoever asks is answered; nothing is stored.

The champion thinks in a worker process, as bots do, and gets what the seat may know.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Raw, Struct

from niagara.rules import Action, Event, IllegalAction, View, seen_by, stage, take_back, view
from niagara.rules.codec import action_to_json
from niagara.rules.position import PADDLE_PHASE
from niagara.server.action_codec import read_action
from niagara.server.commands import SeatIndex
from niagara.server.game_commands import check_owner
from niagara.server.limits import Limit
from niagara.server.live_table import LiveTable
from niagara.server.refusal import Refusal
from niagara.server.table_service import TableService
from niagara.server.table_state import TableState
from niagara.server.workers import JobInfo, WorkerDied, WorkerLate, Workers

SEARCH_MS: Final = 200
TIME_LIMIT_S: Final = 20.0  # far more than it takes, also on a machine without the packed engine


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for a seat's next action, after the actions that are staged."""

    seat: SeatIndex
    actions: Annotated[tuple[Raw, ...], Meta(max_length=5)] = ()


class Question(NamedTuple):
    """All that a seat may know at its decision. ``choosing``: its view while tiles were chosen."""

    view: View
    legal: tuple[Action, ...]
    seen: Sequence[Event]
    choosing: View | None


class HintDesk:
    """Answers those who ask, one question of a seat at a time."""

    def __init__(self, tables: TableService, workers: Workers, limit: Limit) -> None:
        self._tables: Final = tables
        self._workers: Final = workers
        self._limit: Final = limit
        self._asking: Final[set[tuple[str, int]]] = set()

    async def ask(self, table_id: str, session: str, asked: HintRequest) -> dict[str, Any]:
        """What the champion would consider; raises `Refusal`."""
        async with self._tables.enter(table_id) as live_table:
            question = question_of(live_table, session, asked)
            sequence, owner = live_table.table.sequence, live_table.table.host
        seat = (table_id, asked.seat)
        if seat in self._asking or not self._limit.allows(session):
            raise Refusal("slow-down", "too many hints at once: wait a moment")
        self._asking.add(seat)
        try:
            choices = await self._answer(JobInfo(owner, table_id, SEARCH_MS / 1000), question)
        finally:
            self._asking.discard(seat)
        return {"sequence": sequence, "choices": choices}

    async def _answer(self, job: JobInfo, question: Question) -> list[dict[str, Any]]:
        seed = SystemRandom().getrandbits(48)
        try:
            choices: list[dict[str, Any]] = await self._workers.run(
                job, TIME_LIMIT_S, think, question, f"{SEARCH_MS}ms", seed
            )
        except (WorkerDied, WorkerLate) as error:
            raise Refusal("unavailable", "no hint was found: ask again") from error
        return choices


def question_of(live_table: LiveTable, session: str, asked: HintRequest) -> Question:
    """What is asked, from what the seat may know; raises `Refusal`."""
    table, seat = live_table.table, asked.seat
    position = table.game()
    check_owner(table, session, seat)
    _check_has_hints(table)
    if table.can_choose_again(seat):
        position = take_back(position, seat)
    actions = [read_action(item, f"actions[{i}]") for i, item in enumerate(asked.actions)]
    try:
        staged = stage(position, seat, actions)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from error
    if staged.is_whole:
        raise Refusal("not-now", f"seat {seat} has nothing to decide")
    sight = view(staged.position, seat)
    seen = seen_by(live_table.events or [], seat)
    return Question(sight, staged.legal, seen, _choosing(live_table, seat, sight))


def _check_has_hints(table: TableState) -> None:
    if not table.has_hints or table.is_rated:
        raise Refusal("not-now", "this game has no hints: they are chosen when a table is made")


def _choosing(live_table: LiveTable, seat: int, sight: View) -> View | None:
    """What the seat saw while tiles of this round were chosen, if that is still in memory."""
    if sight.phase == PADDLE_PHASE:
        return sight
    for step in reversed(live_table.recent):
        then = step.position
        if then is None or then.round < sight.round:
            return None
        if then.phase == PADDLE_PHASE:
            return view(then, seat)
    return None


def think(question: Question, budget: str, seed: int) -> list[dict[str, Any]]:
    """Answer a question as JSON; runs in a worker process."""
    # NumPy and the networks are needed in workers alone.
    from niagara.bots.budget import Budget  # noqa: PLC0415
    from niagara.bots.trained_networks import trained_networks  # noqa: PLC0415
    from niagara.hints import hint, insight_of  # noqa: PLC0415

    networks, rng = trained_networks(), Random(seed)
    sight, legal, seen, choosing = question
    insight = insight_of(sight, seen, choosing, networks.policy, rng)
    return [
        {
            "action": action_to_json(choice.action),
            "chance": choice.chance,
            "even": choice.is_even,
            "why": [{"code": each.code, "values": each.values} for each in choice.why],
        }
        for choice in hint(insight, legal, networks, Budget.parse(budget), rng)
    ]
