"""`Table` checks commands. It knows no framework, no store and no clock.

`decide` answers the entry that a command would add. The table changes only when the caller has
stored that entry and passes it to `apply`.
"""

from collections.abc import Callable
from typing import Any, Final

from niagara.server import chat, game_commands, lobby_commands
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
from niagara.server.person import Person
from niagara.server.refusal import Refusal
from niagara.server.table_state import NewEntry, TableState

_HANDLERS: Final[dict[type, Callable[[TableState, Person, Any], AnyEntry]]] = {
    Join: lobby_commands.join,
    Leave: lobby_commands.leave,
    Arrange: lobby_commands.arrange,
    AddSeat: lobby_commands.add_seat,
    RemoveSeat: lobby_commands.remove_seat,
    Fill: lobby_commands.fill,
    Change: lobby_commands.change,
    Agree: lobby_commands.agree,
    Start: lobby_commands.start,
    Return: game_commands.reclaim,
    Resign: game_commands.resign,
    Vote: game_commands.vote,
    Say: chat.say,
    Emote: chat.emote,
    Mute: chat.mute,
}


class Table(TableState):
    """The state of one table, and the checks of every command."""

    def decide(self, who: Person, command: AnyCommand) -> NewEntry:
        """The entry that a command adds; raises `Refusal`."""
        if isinstance(command, Act):
            return game_commands.act(self, who, command)
        handler = _HANDLERS.get(type(command))
        if handler is None:
            raise Refusal("malformed", f"a table cannot do {type(command).__name__.lower()}")
        return NewEntry(handler(self, who, command))
