"""The decisions of a game: who had a choice, what that seat knew, and what it played."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

from niagara.analysis.played_move import PlayedMove
from niagara.bots.network import Network
from niagara.bots.tile_beliefs import TileBeliefs, tile_beliefs
from niagara.rules import Action, Memory, View, legal_actions, seen_by, view
from niagara.rules.board import Seat
from niagara.rules.position import PADDLE_PHASE


class Decision(NamedTuple):
    """A choice between actions. It holds nothing that its seat could not know."""

    move: int
    view: View
    memory: Memory
    beliefs: TileBeliefs  # of the tiles that rivals have laid face down
    legal: tuple[Action, ...]
    played: Action


def decisions_of(moves: Sequence[PlayedMove], policy: Network) -> Iterator[Decision]:
    """Every move that was one of several."""
    seats = len(moves[0].before.players)
    # All reveals are public, so all seats remember the same.
    memory = Memory(seats)
    beliefs: dict[Seat, TileBeliefs] = {}
    for move in moves:
        position, seat = move.before, move.seat
        seen = view(position, seat)
        known = beliefs.get(seat)
        if position.phase == PADDLE_PHASE and (known is None or known.round != position.round):
            # What rivals will have chosen is judged once a round, before anything is revealed.
            known = beliefs[seat] = tile_beliefs(seen, memory, policy, Random(move.number))
        assert known is not None
        legal = legal_actions(position, seat)
        if len(legal) > 1:
            yield Decision(move.number, seen, deepcopy(memory), known, legal, move.action)
        memory.watch(seen_by(move.events))
