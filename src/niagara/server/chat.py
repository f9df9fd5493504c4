"""Chat at a table: messages, emotes, muting."""

from typing import Final

from niagara.server.commands import Emote, Mute, Person, Say
from niagara.server.entries import Muted, Said
from niagara.server.game_commands import own_seat
from niagara.server.refusal import Refusal
from niagara.server.table_state import TableState
from niagara.server.visible_text import visible_line

LONGEST_SAYING: Final = 280


def say(table: TableState, who: Person, command: Say) -> Said:
    """A chat message: one line of visible plain text."""
    seat = own_seat(table, who)
    kept = visible_line(command.text)
    if not kept:
        raise Refusal("malformed", "text: expected something to read")
    if len(kept) > LONGEST_SAYING:
        raise Refusal("malformed", f"text: expected at most {LONGEST_SAYING} characters")
    return Said(who.session, seat, kept)


def emote(table: TableState, who: Person, command: Emote) -> Said:
    """An emote."""
    return Said(who.session, own_seat(table, who), command.emote, is_emote=True)


def mute(table: TableState, who: Person, command: Mute) -> Muted:
    """Mute the person on a seat, or unmute them."""
    own_seat(table, who)
    muted = table.seat_at(command.seat)
    if command.seat in table.owned_by(who.session):
        raise Refusal("malformed", "seat: you cannot mute yourself")
    if muted.session is None:
        raise Refusal("not-now", f"seat {command.seat}: no person has this seat")
    return Muted(who.session, command.seat, command.on)
