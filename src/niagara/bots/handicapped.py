"""A bot with a handicap: in some rounds it sees no further than a weaker bot does.

Levels for people are made so. Their mistakes are those of somebody who did not look far enough,
not moves drawn at random, and they last for a round: who has not thought of the current when the
tile was chosen does not think of it when the canoes move.
"""

import re
from collections.abc import Iterable, Sequence
from random import Random

from niagara.bots.bot import Bot
from niagara.rules import Action, Event, View

PERCENT = re.compile(r"([1-9]\d?)%")


def attention(setting: str) -> float:
    """The share of rounds that a setting such as ``70%`` gives; raises ValueError.

    >>> attention("70%")
    0.7
    """
    found = PERCENT.fullmatch(setting)
    if found is None:
        raise ValueError(f"expected a share of rounds such as 70%, got {setting[:40]!r}")
    return int(found[1]) / 100


class Handicapped(Bot):
    """Plays a share of the rounds as one bot, and the others as a weaker one."""

    def __init__(self, seats: int, bot: Bot, weaker: Bot, share: float) -> None:
        super().__init__(seats)
        self.bot = bot
        self.weaker = weaker
        self.share = share
        self._round = 0
        self._is_awake = True

    def watch(self, events: Iterable[Event]) -> None:
        """Both take note of what has happened."""
        known = list(events)
        for each in (self.bot, self.weaker):
            each.watch(known)

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """What the bot of this round decides."""
        if view.round != self._round:
            self._round, self._is_awake = view.round, rng.random() < self.share
        return (self.bot if self._is_awake else self.weaker).decide(view, legal, rng)

    def close(self) -> None:
        """Let go of what both hold."""
        for each in (self.bot, self.weaker):
            each.close()
