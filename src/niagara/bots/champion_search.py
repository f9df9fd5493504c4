"""The champion's search of one decision: games imagined with networks (see `champion`)."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.budget import Stopwatch
from niagara.bots.determinize import determinize
from niagara.bots.foresight import ChampionNetworks, Foresight
from niagara.bots.imagined_games import ImaginedGames, imagine
from niagara.bots.race import Race
from niagara.bots.tile_beliefs import TileBeliefs, before_choice
from niagara.rules import Action, Memory, Position, View, play
from niagara.rules.position import PADDLE_PHASE
from niagara.sim.flat_actions import encode

AHEAD: Final = 2  # rounds, the present one included, after which the critic is asked
WORLDS: Final = 8  # at a time, between two looks at the clock


class ChampionSearch(Race):
    """The candidates of one decision, tried in imagined games."""

    def __init__(
        self,
        networks: ChampionNetworks,
        view: View,
        memory: Memory,
        actions: Sequence[Action],
        beliefs: TileBeliefs,
        rng: Random,
        bonuses: Sequence[float] | None = None,
    ) -> None:
        super().__init__(actions, bonuses)
        self.view = view
        self.memory = memory
        self.beliefs = beliefs
        self.rng = rng
        self._foresight = Foresight(networks, np.random.default_rng(rng.getrandbits(64)))

    def try_worlds(self, watch: Stopwatch, most: int) -> None:
        """Every candidate in some more worlds."""
        many = len(self.candidates)
        worlds = max(1, min(most, WORLDS, watch.left() // many + 1))
        outcomes = self.outcomes(worlds)[:, :, self.view.seat]
        for candidate, found in zip(self.candidates, outcomes.tolist(), strict=True):
            candidate.add(found)
        watch.count(worlds * many)

    def outcomes(self, worlds: int) -> npt.NDArray[np.float64]:
        """What every seat may expect of every candidate in each of so many new worlds."""
        seats = len(self.view.players)
        found = self._foresight.outcomes(self._begun(worlds), self.view.round + AHEAD, seats)
        return found.reshape(len(self.candidates), worlds, seats)

    def _begun(self, worlds: int) -> ImaginedGames:
        """Each candidate's action played in the same worlds."""
        view, seat, actions = self.view, self.view.seat, [each.action for each in self.candidates]
        if view.phase == PADDLE_PHASE:
            # Rivals choose in the imagined games, as if nobody had chosen yet.
            root = before_choice(view, self.memory, self.rng)
            after = [play(root, seat, action) for action in actions]
            return self._imagine([position for position in after for _ in range(worlds)])
        drawn = [determinize(view, self.memory, self.rng, self.beliefs) for _ in range(worlds)]
        games = self._imagine(drawn * len(actions))
        codes: npt.NDArray[np.int64] = np.repeat(
            [encode(view, seat, action) for action in actions], worlds
        )
        games.step(np.arange(len(codes)), codes)
        return games

    def _imagine(self, positions: Sequence[Position]) -> ImaginedGames:
        # No view tells whether the river has flowed; after the first round it nearly always has.
        return imagine(positions, self.view.options, self.rng, has_flowed=self.view.round > 1)
