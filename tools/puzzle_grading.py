"""How hard a puzzle is: which bots find its answer, and how many other answers look plausible."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from niagara.bots import Bot, make_bot
from niagara.exercises.puzzles.whole_turns import effect
from niagara.rules import Action, Memory, Paddle, Position, view
from niagara.rules.board import Seat
from niagara.rules.position import PADDLE_PHASE
from niagara.rules.staged_turn import stage

WEAK: Final = "paddler"
STRONG: Final = ("guide", "ranger")
TRIES: Final = 5  # bots draw lots between similar tiles
PLAUSIBLE: Final = 0.12  # how much worse an answer may be, in chances to win, and still tempt
MANY: Final = 4


def level_of(position: Position, seat: Seat, best: Sequence[Action], values: list[float]) -> int:
    """1 to 3. Even strong bots miss the hardest; the paddler finds the easiest too."""
    if not all(finds(spec, position, seat, best) for spec in STRONG):
        return 3
    tempting = sum(value > values[0] - PLAUSIBLE for value in values[1:])
    is_found_by_all = finds(WEAK, position, seat, best)
    return 1 if is_found_by_all and tempting < MANY else 2


def finds(spec: str, position: Position, seat: Seat, best: Sequence[Action]) -> bool:
    """Whether a bot gives the best answer, more often than not."""
    wanted = outcome(position, seat, best)
    found = sum(
        outcome(position, seat, answer(spec, position, seat, seed)) == wanted
        for seed in range(TRIES)
    )
    return 2 * found > TRIES


def answer(spec: str, position: Position, seat: Seat, seed: int) -> list[Action]:
    """What a bot does, which knows no more than the solver."""
    bot: Bot = make_bot(spec, len(position.players))
    bot.memory = Memory.of(view(position, seat))
    rng = Random(f"{spec} {seed}")
    staged, actions = stage(position, seat, ()), list[Action]()
    while staged.legal:
        actions.append(bot.decide(view(staged.position, seat), staged.legal, rng))
        staged = stage(position, seat, actions)
    return actions


def outcome(position: Position, seat: Seat, actions: Sequence[Action]) -> Hashable:
    """What two answers have in common if they count as one."""
    if position.phase == PADDLE_PHASE:
        return next(action.tile for action in actions if isinstance(action, Paddle))
    return effect(stage(position, seat, actions).position, seat)
