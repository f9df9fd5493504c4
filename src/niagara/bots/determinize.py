"""Determinization: a whole position drawn at random, out of those that fit what a seat knows.

What the seat cannot know is drawn: which of its tiles a rival has laid face down (by the rival's
regrets), and, for a memory that has not watched from the start, which tiles its pile covers.
"""

from random import Random

from niagara.bots.regrets import Regrets
from niagara.rules import Memory, Player, Position, View
from niagara.rules.board import TILES, Seat
from niagara.rules.events import HIDDEN
from niagara.rules.position import position_of
from niagara.rules.view import PlayerView


def determinize(view: View, memory: Memory, rng: Random, regrets: Regrets) -> Position:
    """A position in which this seat would see this view."""
    players = [
        _determinized(player, memory, regrets, seat, rng) if player.hand is None else _own(player)
        for seat, player in enumerate(view.players)
    ]
    return position_of(view, tuple(players))


def _own(player: PlayerView) -> Player:
    assert player.hand is not None
    return Player(player.hand, player.played, player.paddle, player.gems, player.canoes)


def _determinized(
    player: PlayerView, memory: Memory, regrets: Regrets, seat: Seat, rng: Random
) -> Player:
    pool = list(memory.may_hold(seat))
    paddle = player.paddle
    hidden = player.hand_count + (paddle == HIDDEN)
    while len(pool) > hidden:  # who joined late does not know what the pile covers
        pool.pop(rng.randrange(len(pool)))
    if paddle == HIDDEN:
        paddle = regrets.choose(seat, pool, rng)
        pool.remove(paddle)
    covered = [t for t in TILES if t not in (*pool, paddle, *player.played)]
    played = (*covered, *player.played)
    return Player(tuple(sorted(pool)), played, paddle, player.gems, player.canoes)
