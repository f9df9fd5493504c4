"""`Table` checks commands. It knows no framework, no store and no clock.

`decide` answers the entry that a command would add. The table changes only when the caller has
stored that entry and passes it to `apply`.
"""

from collections.abc import Callable
from typing import Any, Final

from niagara.server import chat, commands, game_commands, lobby_commands
from niagara.server.commands import AnyCommand, Person
from niagara.server.entries import AnyEntry
from niagara.server.presence import EVERYBODY, Presence
from niagara.server.refusal import Refusal
from niagara.server.table_state import NewEntry, TableState

_HANDLERS: Final[dict[type, Callable[[TableState, Person, Any], AnyEntry]]] = {
    commands.Join: lobby_commands.join,
    commands.Leave: lobby_commands.leave,
    commands.Arrange: lobby_commands.arrange,
    commands.Invite: lobby_commands.invite,
    commands.AddSeat: lobby_commands.add_seat,
    commands.RemoveSeat: lobby_commands.remove_seat,
    commands.Fill: lobby_commands.fill,
    commands.Change: lobby_commands.change,
    commands.Agree: lobby_commands.agree,
    commands.Start: lobby_commands.start,
    commands.Return: game_commands.reclaim,
    commands.Resign: game_commands.resign,
    commands.Say: chat.say,
    commands.Emote: chat.emote,
    commands.Mute: chat.mute,
}
_DECIDED_BY_THOSE_PRESENT: Final[
    dict[type, Callable[[TableState, Person, Any, Presence], AnyEntry]]
] = {commands.Vote: game_commands.vote, commands.StandIn: game_commands.stand_in}


class Table(TableState):
    """The state of one table, and the checks of every command."""

    def decide(self, who: Person, command: AnyCommand, presence: Presence = EVERYBODY) -> NewEntry:
        """The entry that a command adds, with those present; raises `Refusal`."""
        if isinstance(command, commands.Act):
            return game_commands.act(self, who, command)
        vote = _DECIDED_BY_THOSE_PRESENT.get(type(command))
        if vote is not None:
            return NewEntry(vote(self, who, command, presence))
        handler = _HANDLERS.get(type(command))
        if handler is None:
            raise Refusal("malformed", f"a table cannot do {type(command).__name__.lower()}")
        return NewEntry(handler(self, who, command))
