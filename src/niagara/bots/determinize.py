"""Determinization: a whole position drawn at random, out of those that fit what a seat knows.

What the seat cannot know is drawn: which of its tiles a rival has laid face down (by its regrets,
or by what a bot believes), and, for a memory that has not watched from the start, which tiles its
pile covers.
"""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from niagara.rules import Memory, Player, Position, View
from niagara.rules.board import TILES, Seat, Tile
from niagara.rules.events import HIDDEN
from niagara.rules.position import position_of
from niagara.rules.view import PlayerView


class TileDraw(Protocol):
    """Something that draws the tile a rival has laid face down."""

    def choose(self, seat: Seat, pool: Sequence[Tile], rng: Random) -> Tile:
        """Draw one of these tiles."""


def determinize(view: View, memory: Memory, rng: Random, draw: TileDraw) -> Position:
    """A position in which this seat would see this view."""
    players = [
        _determinized(player, memory, draw, seat, rng) if player.hand is None else _own(player)
        for seat, player in enumerate(view.players)
    ]
    return position_of(view, tuple(players))


def _own(player: PlayerView) -> Player:
    assert player.hand is not None
    return Player(player.hand, player.played, player.paddle, player.gems, player.canoes)


def _determinized(
    player: PlayerView, memory: Memory, draw: TileDraw, seat: Seat, rng: Random
) -> Player:
    pool = drawn_pool(player, memory, seat, rng)
    paddle = player.paddle
    if paddle == HIDDEN:
        paddle = draw.choose(seat, pool, rng)
        pool.remove(paddle)
    covered = [t for t in TILES if t not in (*pool, paddle, *player.played)]
    played = (*covered, *player.played)
    return Player(tuple(sorted(pool)), played, paddle, player.gems, player.canoes)


def drawn_pool(player: PlayerView, memory: Memory, seat: Seat, rng: Random) -> list[Tile]:
    """The tiles that a rival has in hand or face down; some of them drawn if they are not known."""
    pool = list(memory.may_hold(seat))
    hidden = player.hand_count + (player.paddle == HIDDEN)
    while len(pool) > hidden:  # who joined late does not know what the pile covers
        pool.pop(rng.randrange(len(pool)))
    return pool
