"""Whose decision comes next, where the seats are asked one after the other.

The rules let all seats choose their tiles at the same time (R2.1). Simulators and environments ask
them from the start player clockwise; nobody is shown what others have chosen.
"""

from niagara.rules.board import Seat
from niagara.rules.position import CANOE_PHASE, NOBODY, OVER, Position


def next_to_act(position: Position) -> Seat:
    """The seat that is asked next; NOBODY if the game is over."""
    if position.phase == CANOE_PHASE:
        return position.turn
    if position.phase == OVER:
        return NOBODY
    seat, players = position.start, position.players
    while players[seat].paddle:
        seat = (seat + 1) % len(players)
    return seat
