"""The forfeit rule: what happens when a bot does not decide (docs/bots.md).

A bot that raises an exception, or answers anything but a legal action, forfeits that decision:
a drifter decides in its place, the forfeit is counted, and the game goes on. The weakest bot
decides, so that failing never pays. Arena, terminal and server all follow this rule.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.drifter import Drifter
from niagara.rules import Action, View

LONGEST_ANSWER: Final = 60  # characters of an illegal answer that a message repeats


class Forfeit(Exception):
    """A bot has not made its decision; the message says why."""


def ask(bot: Bot, view: View, legal: Sequence[Action], rng: Random) -> Action:
    """What a bot decides; raises `Forfeit` if it raises anything or its answer is not legal."""
    try:
        return legal_answer(bot.decide(view, legal, rng), legal)
    except Forfeit:
        raise
    except Exception as error:
        raise Forfeit(f"raised {described(error)}") from error


def legal_answer(answer: object, legal: Sequence[Action]) -> Action:
    """The legal action that an answer equals; raises `Forfeit` if there is none."""
    if isinstance(answer, Action) and answer in legal:
        return legal[legal.index(answer)]  # the shared value, not one that only equals it
    raise Forfeit(f"answered {repr(answer)[:LONGEST_ANSWER]}, which is not legal")


def fallback_action(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """What is played for a bot that has forfeited its decision."""
    return Drifter(len(view.players)).decide(view, legal, rng)


def described(error: Exception) -> str:
    """An exception by its type and message."""
    return f"{type(error).__name__}: {error}"
