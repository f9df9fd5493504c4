"""What every drawing asks of a table: names, signs, and which canoes are where.

Positions and views share their attributes; only this file handles the ones that differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from niagara.rules import Player, PlayerView
from niagara.rules.bag import Bag, counts
from niagara.rules.board import CLOUD, COLOURS, EMPTY, NO_TILE, Kind, Seat, Space, Tile
from niagara.rules.events import HIDDEN
from niagara.rules.flow import speed
from niagara.rules.notation import CLOUD_SIGN, KIND_LETTERS, SEAT_LETTERS
from niagara.rules.position import CANOE_PHASE, BasePosition
from niagara.rules.view import is_revealed

Table = BasePosition[Any]  # a position or a view

HIDDEN_SIGN: Final = "?"
NO_SIGN: Final = "·"


@dataclass(frozen=True)
class Mark:
    """One canoe as drawings name it: seat, number, cargo."""

    seat: Seat
    canoe: int
    gem: Kind

    def __str__(self) -> str:
        """The canoe in the letters of the notation: ``a0``, or ``a0+R`` with a ruby aboard."""
        cargo = "" if self.gem == EMPTY else f"+{KIND_LETTERS[self.gem]}"
        return f"{SEAT_LETTERS[self.seat]}{self.canoe}{cargo}"


def players_of(table: Table) -> Sequence[Player | PlayerView]:
    """The players, seat by seat."""
    return table.players


def marks_at(table: Table, space: Space) -> list[Mark]:
    """The canoes on a space, by seat and number."""
    return [
        Mark(seat, number, canoe.gem)
        for seat, player in enumerate(players_of(table))
        for number, canoe in enumerate(player.canoes)
        if canoe.at == space
    ]


def named(table: Table, names: Sequence[str] | None) -> list[str]:
    """A name for each seat: the one given, or its colour; safe to print on one line."""
    given = list(names or ())[: len(table.players)]
    given += COLOURS[len(given) : len(table.players)]
    return [printable(name) for name in given]


def printable(name: str) -> str:
    """A name that is safe to print on one line."""
    return "".join(c if c.isprintable() else "�" for c in name)


def current(table: Table) -> int | None:
    """How fast the river would flow by the tiles that lie open; None while none does."""
    tiles = [p.paddle for seat, p in enumerate(players_of(table)) if is_revealed(table, seat)]
    return speed(tiles, table.weather) if tiles and table.phase == CANOE_PHASE else None


def hand_of(player: Player | PlayerView) -> tuple[Tile, ...] | int:
    """The tiles in hand, or how many there are where they may not be seen."""
    if isinstance(player, PlayerView):
        return player.hand_count if player.hand is None else player.hand
    return player.hand


def tile_sign(tile: Tile) -> str:
    """A tile in one letter."""
    if tile in (NO_TILE, HIDDEN):
        return NO_SIGN if tile == NO_TILE else HIDDEN_SIGN
    return CLOUD_SIGN if tile == CLOUD else str(tile)


def bag_sign(bag: Bag) -> str:
    """Some gems, kind by kind.

    >>> from niagara.rules.bag import bag_of
    >>> bag_sign(bag_of([2, 0, 0, 0, 1]))
    'A2 R1'
    """
    held = [f"{letter}{n}" for letter, n in zip(KIND_LETTERS, counts(bag), strict=True) if n]
    return " ".join(held) or NO_SIGN


def signed(weather: int) -> str:
    """A step of the weather track as it is printed on the board.

    >>> [signed(weather) for weather in (-1, 0, 2)]
    ['−1', '0', '+2']
    """
    return f"{weather:+d}".replace("-", "−") if weather else "0"
