"""The loop of every game played in one process: ask a seat, play its action, show all the events.

A bot takes part as a `SeatedBot`; whoever else plays (a person, a bot under examination) only
needs the two methods of `Player`.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from niagara.rules import Action, Event, Game, View, seen_by, view
from niagara.rules.board import Seat


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, by what the seat sees."""
        ...

    def watch(self, events: Iterable[Event]) -> None:
        """Take note of what the seat saw happen."""
        ...


def play_decision(game: Game, players: Sequence[Player], seat: Seat | None = None) -> list[Event]:
    """Let one seat decide and show every seat what came of it; answers all the events.

    Without ``seat`` the first of those that are to act decides.
    """
    if seat is None:
        seat = game.acting()[0]
    action = players[seat].decide(view(game.position, seat), game.legal_actions(seat))
    events = game.play(seat, action)
    for watcher, player in enumerate(players):
        player.watch(seen_by(events, watcher))
    return events
