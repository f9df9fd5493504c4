"""Positions that differ only in what a seat may not see (rules.md, "View of a seat")."""

from random import Random

from niagara.rules import Player, Position
from niagara.rules.board import NO_TILE
from niagara.rules.position import position_of
from niagara.rules.view import is_revealed


def twin(position: Position, watcher: int, rng: Random) -> Position:
    """The same table with everything shuffled that the watcher may not see."""
    players = [
        player if seat == watcher else _shuffled(position, seat, player, rng)
        for seat, player in enumerate(position.players)
    ]
    return position_of(position, tuple(players))


def _shuffled(position: Position, seat: int, player: Player, rng: Random) -> Player:
    """Other tiles in hand, face down and covered; the same number of each."""
    is_hidden = player.paddle != NO_TILE and not is_revealed(position, seat)
    covered = () if position.options.open_piles else player.played[:-1]  # R2.3
    pool = [*player.hand, *covered, *([player.paddle] if is_hidden else [])]
    rng.shuffle(pool)
    hand = tuple(sorted(pool.pop() for _ in player.hand))
    paddle = pool.pop() if is_hidden else player.paddle
    played = (*pool, *player.played[len(covered) :])
    return Player(hand, played, paddle, player.gems, player.canoes)
