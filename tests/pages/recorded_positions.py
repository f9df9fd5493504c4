"""Positions to try a turn in: seeded games are played, and the most crowded positions kept."""

from collections import Counter
from collections.abc import Iterator

from niagara.rules import Position, Trip, legal_actions
from niagara.rules.board import LOST, SHORE
from niagara.rules.position import NOBODY
from play import positions

GAMES = 90
ROUNDS = 12


def trips_in(position: Position) -> list[Trip]:
    """The trips that the seat on turn may make; none if it is nobody's turn."""
    if position.turn == NOBODY:
        return []
    return [one for one in legal_actions(position, position.turn) if isinstance(one, Trip)]


def crowded(count: int, most_trips: int = 99) -> list[Position]:
    """So many positions with trips to make, from games of 3 to 5 players; the fullest first."""
    return sorted(_with_trips(most_trips), key=_crowd, reverse=True)[:count]


def _with_trips(most: int) -> Iterator[Position]:
    for seed in range(GAMES):
        for position in positions(seed, ROUNDS):
            if 0 < len(trips_in(position)) <= most:
                yield position


def _crowd(position: Position) -> tuple[int, int]:
    """Own canoes that lie together or where the other one can go; canoes on the fullest disc."""
    own = [canoe.at for canoe in position.players[position.turn].canoes]
    met = sum(trip.to == own[1 - trip.canoe] for trip in trips_in(position))
    discs = Counter(
        canoe.at
        for player in position.players
        for canoe in player.canoes
        if canoe.at not in (SHORE, LOST)
    )
    together = own[0] == own[1] and own[0] != LOST
    return met + 2 * together + max(discs.values(), default=0), max(discs.values(), default=0)
