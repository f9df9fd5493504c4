"""Playing games out from OpenSpiel's states, for its searches.

With the packed engine a playout takes some tens of microseconds; without it the rules play.
"""

from random import Random
from typing import Any, Final

from niagara.env.rewards import payoffs
from niagara.env.spiel_table import CHANCE, SpielTable
from niagara.rules import NaturalFork, Position, legal_actions, play
from niagara.rules.board import Seat
from niagara.rules.position import NOBODY
from niagara.sim.next_to_act import next_to_act
from niagara.sim.packed import batch
from niagara.sim.packed.batch import Games
from niagara.sim.packed.engine import ENGINE
from niagara.sim.packed.packing import pack
from niagara.sim.quick_policy import choose

QUICK: Final = "quick"


class Playouts:
    """An evaluator for OpenSpiel's bots: who wins when a game is played out from here.

    ``policy``: ``random`` for any legal action, ``quick`` for the sensible one of
    `niagara.sim.quick_policy`. ``packed``: whether the packed engine plays; by default if it is
    built.
    """

    def __init__(self, policy: str, seed: int, *, packed: bool | None = None) -> None:
        self.policy = policy
        self.packed = ENGINE.is_built if packed is None else packed
        self.rng = Random(seed)
        self._games: Games | None = None  # of the packed engine, made for the first position

    def evaluate(self, state: Any) -> list[float]:
        """What every player gets at the end of one playout."""
        table: SpielTable = state.table
        if table.actor == CHANCE:
            table = table.copy()
            while table.actor == CHANCE:
                table.draw(self._drawn(table))
        assert table.position is not None
        return payoffs(self._winners(table.position, begun=table.begun), table.seats)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions alike; at a chance node, what may be drawn."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def _drawn(self, table: SpielTable) -> int:
        outcomes = table.outcomes()
        return self.rng.choices(
            [outcome for outcome, _ in outcomes], [likely for _, likely in outcomes]
        )[0]

    def _winners(self, position: Position, *, begun: bool) -> tuple[Seat, ...]:
        if next_to_act(position) == NOBODY:
            return position.winners
        if not self.packed or position.options.round_limit is None:
            return self._played_by_rules(position, begun=begun)
        if self._games is None or self._games.options != position.options:
            seed = self.rng.getrandbits(32)
            self._games = Games(1, len(position.players), position.options, seed=seed)
        self._games.words[0] = pack(position, begun=begun)
        self._games.play_out(batch.QUICK if self.policy == QUICK else batch.RANDOM)
        won = int(self._games.winners[0])
        return tuple(seat for seat in range(self._games.seats) if won >> seat & 1)

    def _played_by_rules(self, position: Position, *, begun: bool) -> tuple[Seat, ...]:
        draw, random = NaturalFork(self.rng, begun=begun), self.rng.random
        while (seat := next_to_act(position)) != NOBODY:
            legal = legal_actions(position, seat)
            if self.policy == QUICK:
                action = choose(position.players[seat].canoes, legal, random)
            else:
                action = legal[int(random() * len(legal))]
            position = play(position, seat, action, draw)
        return position.winners
