"""`Table`, the authority: who may do what. No framework, no store, no clock.

`decide` checks a command and answers the entry it would add; nothing changes until the caller has
stored that entry and hands it to `apply`.
"""

from collections.abc import Callable
from typing import Any, Final

from niagara.server import playing, seating, talking
from niagara.server.commands import (
    Act,
    AddSeat,
    Agree,
    AnyCommand,
    Arrange,
    Change,
    Emote,
    Fill,
    Join,
    Leave,
    Mute,
    RemoveSeat,
    Resign,
    Return,
    Say,
    Start,
    Vote,
)
from niagara.server.entries import AnyEntry
from niagara.server.people import Person
from niagara.server.refusal import Refusal
from niagara.server.state import State

_DECIDE: Final[dict[type, Callable[[State, Person, Any], AnyEntry]]] = {
    Join: seating.join,
    Leave: seating.leave,
    Arrange: seating.arrange,
    AddSeat: seating.add_seat,
    RemoveSeat: seating.remove_seat,
    Fill: seating.fill,
    Change: seating.change,
    Agree: seating.agree,
    Start: seating.start,
    Act: playing.act,
    Return: playing.come_back,
    Resign: playing.resign,
    Vote: playing.vote,
    Say: talking.say,
    Emote: talking.emote,
    Mute: talking.mute,
}


class Table(State):
    """One table: its state, and the judge of every command."""

    def decide(self, who: Person, command: AnyCommand) -> AnyEntry:
        """The entry a command adds; raises `Refusal`."""
        judge = _DECIDE.get(type(command))
        if judge is None:
            raise Refusal("malformed", f"a table cannot do {type(command).__name__.lower()}")
        return judge(self, who, command)
