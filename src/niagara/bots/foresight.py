"""How imagined games go on: some rounds by a small network, then what the critic expects."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.bots.imagined_games import ImaginedGames, Which
from niagara.bots.network import HIDDEN, Floats, Network
from niagara.rules.position import NOBODY

Rounds: TypeAlias = npt.NDArray[np.int64]


class ChampionNetworks(NamedTuple):
    """What the champion was taught."""

    policy: Network
    student: Network
    critic: Network


class Foresight:
    """Plays imagined games on by the student's probabilities, and asks the critic."""

    def __init__(self, networks: ChampionNetworks, numbers: np.random.Generator) -> None:
        self._networks: Final = networks
        self._numbers: Final = numbers

    def outcomes(
        self, games: ImaginedGames, last: int | Rounds, seats: int
    ) -> npt.NDArray[np.float64]:
        """What every seat may expect: a row for each game, played on until a round begins."""
        while True:
            actors = games.actors()
            is_over = actors == NOBODY
            playing = np.flatnonzero(~is_over & (games.rounds() < last))
            if not len(playing):
                break
            games.step(playing, self._drawn(games, playing))
        found: npt.NDArray[np.float64] = np.zeros((len(actors), seats))
        ended, left = np.flatnonzero(is_over), np.flatnonzero(~is_over)
        for seat in range(seats):
            found[ended, seat] = games.shares(ended, seat)
        if len(left):
            found[left] = self._expected(games, left, actors[left], seats)
        return found

    def _drawn(self, games: ImaginedGames, which: Which) -> npt.NDArray[np.int64]:
        """Actions drawn by the student's probabilities."""
        logits = np.where(
            games.legal(which), self._networks.student.outputs(games.rows(which)), -1e9
        )
        chances = np.exp(logits - logits.max(1, keepdims=True))
        sums = chances.cumsum(1)
        drawn = self._numbers.random((len(which), 1), np.float32) * sums[:, -1:]
        found: npt.NDArray[np.int64] = (sums > drawn).argmax(1)
        return found

    def _expected(
        self, games: ImaginedGames, which: Which, actors: npt.NDArray[np.int64], seats: int
    ) -> npt.NDArray[np.float64]:
        """What the critic expects for every seat; no tile of the round is chosen yet."""
        rows = games.rows(which)
        unseen: Floats = np.zeros((len(which), HIDDEN), np.float32)
        values = self._networks.critic.outputs(np.concatenate([rows, unseen], 1))
        # The critic's columns go clockwise from the seat to act; ours begin with seat 0.
        places = (np.arange(seats) - actors[:, None]) % seats
        return np.take_along_axis(values, places, 1).astype(np.float64) + 1 / seats
