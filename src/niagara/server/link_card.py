"""What the card beside a link to a table says: only what anybody with the link may see.

Finished games are open to everybody who knows their address, like their replays. Of tables that
are open or running, only public ones tell their players' names; a card never shows a running
game's board.
"""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from niagara.draw.card import CardPlayer, CardWords, board_picture, card, cover_picture
from niagara.exercises.puzzles import Puzzle
from niagara.locales.languages import ENGLISH
from niagara.locales.messages import Messages
from niagara.rules import Position, new_game
from niagara.rules.board import LEFT, MAX_SEATS
from niagara.server.table_setup import Seat
from niagara.server.table_state import TableState

COVER: Final = Path(__file__).parent / "web" / "site" / "cover-light.webp"
_MESSAGES: Final = Messages("game.ftl", "cards.ftl")


class LinkCard(Struct, frozen=True):
    """The words of a card, and its picture as SVG."""

    title: str
    about: str
    svg: str


@cache
def site_card(language: str = ENGLISH) -> LinkCard:
    """The card of every page that is about no table."""
    message = _MESSAGES.in_language(language)
    heading = message("card-site-heading")
    return _drawn(message, message("card-site"), message("card-site-about"), heading=heading)


@cache
def private_card(language: str = ENGLISH) -> LinkCard:
    """The card of a table that is not public, as long as its game is not over."""
    message = _MESSAGES.in_language(language)
    return _drawn(message, message("card-private"), message("card-site-about"))


def card_of(table: TableState, language: str = ENGLISH) -> LinkCard:
    """The card of a table."""
    message = _MESSAGES.in_language(language)
    if table.status == "over" and table.position is not None and table.position.winners:
        return _result_card(message, table, table.position)
    if table.status not in ("open", "running") or not table.is_public:
        return private_card(language)
    players = [
        CardPlayer(i, _name(message, i, seat))
        for i, seat in enumerate(table.seats)
        if seat.is_taken
    ]
    about = message(f"card-{table.status}-about", names=_names(message, players))
    return _drawn(message, message(f"card-{table.status}"), about, players)


def puzzle_card(puzzle: Puzzle, language: str = ENGLISH) -> LinkCard:
    """The card of a puzzle: its board as anybody may see it, and nothing of the answer."""
    message = _MESSAGES.in_language(language)
    players = [
        CardPlayer(seat, message("colour-name", seat=seat), player.gems)
        for seat, player in enumerate(puzzle.position.players)
    ]
    title = message("card-puzzle", kind=puzzle.kind)
    about = message("card-puzzle-about", level=puzzle.level)
    return _drawn(message, title, about, players, puzzle.position)


def _result_card(message: Messages, table: TableState, position: Position) -> LinkCard:
    players = [
        CardPlayer(i, _name(message, i, seat), position.players[i].gems, i in position.winners)
        for i, seat in enumerate(table.seats)
    ]
    players.sort(key=lambda player: not player.has_won)
    winners = [player for player in players if player.has_won]
    key = "card-won" if len(winners) == 1 else "card-won-shared"
    title = message(key, names=_names(message, winners))
    about = message("card-won-about", rounds=position.round)
    return _drawn(message, title, about, players)


def _names(message: Messages, players: Sequence[CardPlayer]) -> str:
    return message.listed([player.name for player in players])


def _drawn(
    message: Messages,
    title: str,
    about: str,
    players: Sequence[CardPlayer] = (),
    table: Position | None = None,
    heading: str | None = None,
) -> LinkCard:
    picture = _cover() if table is None else board_picture(table)
    words = CardWords(message("card-name"), heading or title, about, message.direction == "rtl")
    return LinkCard(title, about, card(words, players, picture))


@cache
def _cover() -> str:
    """The picture of the home page; the board at the beginning where the pages are not built."""
    try:
        content = b64encode(COVER.read_bytes()).decode()
    except OSError:
        return board_picture(new_game(MAX_SEATS, 0, LEFT))
    return cover_picture(f"data:image/webp;base64,{content}")


def _name(message: Messages, index: int, seat: Seat) -> str:
    """People by their nickname, bots by their own name, those of older tables by their colour."""
    if seat.kind in ("person", "local"):
        return seat.name
    if seat.temperament:
        return message("bot-name", temperament=seat.temperament)
    return message("colour-name", seat=index)
