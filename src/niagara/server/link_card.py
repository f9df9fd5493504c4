"""What the card beside a link to a table says: only what anybody with the link may see.

Finished games are open to everybody who knows their address, like their replays. Of tables that
are open or running, only public ones tell their players' names; a card never shows a running
game's board.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from niagara.draw.card import CardPlayer, card
from niagara.locales.messages import Messages
from niagara.rules import Position, new_game
from niagara.rules.board import LEFT, MAX_SEATS
from niagara.server.table_setup import Seat
from niagara.server.table_state import TableState

_message: Final = Messages("game.ftl", "table.ftl", "cards.ftl")


class LinkCard(Struct, frozen=True):
    """The words of a card, and its picture as SVG."""

    title: str
    about: str
    svg: str


@cache
def site_card() -> LinkCard:
    """The card of every page that is about no table."""
    return _drawn(_message("card-site"), _message("card-site-about"), heading="card-site-heading")


@cache
def private_card() -> LinkCard:
    """The card of a table that is not public, as long as its game is not over."""
    return _drawn(_message("card-private"), _message("card-site-about"))


def card_of(table: TableState) -> LinkCard:
    """The card of a table."""
    if table.status == "over" and table.position is not None and table.position.winners:
        return _result_card(table, table.position)
    if table.status not in ("open", "running") or not table.is_public:
        return private_card()
    players = [CardPlayer(i, _name(i, seat)) for i, seat in enumerate(table.seats) if seat.is_taken]
    names = ", ".join(player.name for player in players)
    title = _message(f"card-{table.status}")
    return _drawn(title, _message(f"card-{table.status}-about", names=names), players)


def _result_card(table: TableState, position: Position) -> LinkCard:
    players = [
        CardPlayer(i, _name(i, seat), position.players[i].gems, i in position.winners)
        for i, seat in enumerate(table.seats)
    ]
    winners = [player.name for player in players if player.has_won]
    key = "card-won" if len(winners) == 1 else "card-won-shared"
    title = _message(key, names=", ".join(winners))
    return _drawn(title, _message("card-won-about", rounds=position.round), players, position)


def _drawn(
    title: str,
    about: str,
    players: Sequence[CardPlayer] = (),
    table: Position | None = None,
    heading: str | None = None,
) -> LinkCard:
    board = table or new_game(MAX_SEATS, 0, LEFT)
    above = _message(heading) if heading else title
    return LinkCard(title, about, card(_message("card-name"), above, about, players, board))


def _name(index: int, seat: Seat) -> str:
    """People by their nickname, bots by their own name, those of older tables by their colour."""
    if seat.kind in ("person", "local"):
        return seat.name
    if seat.temperament:
        return _message("bot-name", temperament=seat.temperament)
    return _message("colour-name", seat=index)
