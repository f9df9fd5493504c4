"""A bot on one seat of one game: asked, shown events, closed, and never able to stop the game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.forfeit import Forfeit, ask, described, fallback_action
from niagara.bots.game_rngs import fallback_rng, seat_rng
from niagara.rules import Action, Event, View
from niagara.rules.board import Seat

LONGEST_FAULT: Final = 200


class SeatedBot:
    """A player of `play_decision` whose decisions a bot makes, by the rule of `forfeit`.

    ``faults`` counts forfeits and all other exceptions; ``on_forfeit`` is told of forfeits alone.
    """

    def __init__(
        self, bot: Bot, seat: Seat, seed: int, on_forfeit: Callable[[str], None] | None = None
    ) -> None:
        self.bot: Final = bot
        self.seat: Final = seat
        self.faults = 0
        self.first_fault: str | None = None
        self._on_forfeit: Final = on_forfeit
        self._rng: Final = seat_rng(seed, seat)
        self._fallback_rng: Final = fallback_rng(seed, seat)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot decides, or the fallback in its place."""
        try:
            return ask(self.bot, view, legal, self._rng)
        except Forfeit as forfeit:
            self._count_fault(str(forfeit))
            if self._on_forfeit is not None:
                self._on_forfeit(str(forfeit))
            return fallback_action(view, legal, self._fallback_rng)

    def watch(self, events: Iterable[Event]) -> None:
        """Show the bot what happened."""
        try:
            self.bot.watch(events)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
            self._count_fault(f"while watching: {described(error)}")

    def close(self) -> None:
        """Close the bot: the game is over."""
        try:
            self.bot.close()
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own fault
            self._count_fault(f"while closing: {described(error)}")

    def _count_fault(self, fault: str) -> None:
        self.faults += 1
        if self.first_fault is None:
            self.first_fault = fault[:LONGEST_FAULT]
