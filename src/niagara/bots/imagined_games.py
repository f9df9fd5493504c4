"""Games that a bot imagines, many at once: on the packed engine where it is built, else in Python.

Both kinds play by the same rules and show the same rows to networks; the packed ones are about
thirty times as fast.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.bots.learned_row import as_learned
from niagara.bots.network import INPUTS, Floats
from niagara.rules import NaturalFork, Options, Position, legal_actions, play
from niagara.rules.board import Seat
from niagara.rules.position import NOBODY
from niagara.rules.scoring import shares
from niagara.sim.flat_actions import ACTION_COUNT, decode, encode
from niagara.sim.next_to_act import next_to_act
from niagara.sim.observe import observe
from niagara.sim.packed.batch import expanded
from niagara.sim.packed.engine import ENGINE
from niagara.sim.packed.learner import LearnerGames
from niagara.sim.packed.packing import MOST_ROUNDS, NO_ACTOR, pack

Which: TypeAlias = npt.NDArray[np.intp]  # numbers of games


class ImaginedGames(Protocol):
    """Games of one table, each at a position of its own."""

    def actors(self) -> npt.NDArray[np.int64]:
        """The seat to act in every game, or ``NOBODY``."""

    def rounds(self) -> npt.NDArray[np.int64]:
        """The round of every game."""

    def rows(self, which: Which) -> Floats:
        """What the seats to act know, as policies are shown it."""

    def legal(self, which: Which) -> npt.NDArray[np.bool_]:
        """Their legal actions, by index."""

    def step(self, which: Which, actions: npt.NDArray[np.int64]) -> None:
        """Play an action in each of these games."""

    def shares(self, which: Which, seat: Seat) -> npt.NDArray[np.float64]:
        """What a seat has won of games that are over."""


def imagine(
    positions: Sequence[Position], options: Options, rng: Random, *, has_flowed: bool
) -> ImaginedGames:
    """Games that go on from these positions of one table."""
    kind = PackedGames if ENGINE.is_built else PlainGames
    return kind(positions, options, rng, has_flowed=has_flowed)


class PackedGames:
    """Games on the packed engine."""

    def __init__(
        self, positions: Sequence[Position], options: Options, rng: Random, *, has_flowed: bool
    ) -> None:
        self._options = options
        limit = min(options.round_limit or MOST_ROUNDS, MOST_ROUNDS)
        games = LearnerGames(
            *(len(positions), len(positions[0].players), replace(options, round_limit=limit)),
            seed=rng.getrandbits(32),
        )
        words = {id(each): pack(each, begun=has_flowed) for each in positions}
        games.set_words(np.array([words[id(each)] for each in positions], np.uint32))
        self._games = games

    def actors(self) -> npt.NDArray[np.int64]:
        """The seat to act in every game, or ``NOBODY``."""
        found = self._games.to_act().astype(np.int64)
        return np.where(found == NO_ACTOR, NOBODY, found)

    def rounds(self) -> npt.NDArray[np.int64]:
        """The round of every game."""
        return self._games.rounds().astype(np.int64)

    def rows(self, which: Which) -> Floats:
        """What the seats to act know, as policies are shown it."""
        games = self._games
        seen = games.observe(games.to_act()[which].astype(np.uint8), which)
        rows: Floats = np.zeros((len(which), INPUTS), np.float32)
        rows[:, : seen.shape[1]] = seen
        return as_learned(rows, games.rounds()[which], self._options)

    def legal(self, which: Which) -> npt.NDArray[np.bool_]:
        """Their legal actions, by index."""
        return expanded(self._games.masks[which])

    def step(self, which: Which, actions: npt.NDArray[np.int64]) -> None:
        """Play an action in each of these games."""
        self._games.step_some(which, actions)

    def shares(self, which: Which, seat: Seat) -> npt.NDArray[np.float64]:
        """What a seat has won of games that are over."""
        won = self._games.winners[which]
        many = np.unpackbits(won[:, None], axis=1).sum(1)
        found: npt.NDArray[np.float64] = (won >> seat & 1) / np.maximum(many, 1)
        return found


class PlainGames:
    """Games in Python, where the packed engine is not built."""

    def __init__(
        self, positions: Sequence[Position], options: Options, rng: Random, *, has_flowed: bool
    ) -> None:
        self._options = options
        self._positions = list(positions)
        self._has_flowed = has_flowed
        self._fork = NaturalFork(rng, begun=True)

    def actors(self) -> npt.NDArray[np.int64]:
        """The seat to act in every game, or ``NOBODY``."""
        return np.array([next_to_act(each) for each in self._positions])

    def rounds(self) -> npt.NDArray[np.int64]:
        """The round of every game."""
        return np.array([each.round for each in self._positions])

    def rows(self, which: Which) -> Floats:
        """What the seats to act know, as policies are shown it."""
        rows: Floats = np.zeros((len(which), INPUTS), np.float32)
        for row, position in zip(rows, self._some(which), strict=True):
            seen = observe(position, next_to_act(position), has_flowed=self._has_flowed)
            row[: len(seen)] = seen
        return as_learned(rows, self.rounds()[which], self._options)

    def legal(self, which: Which) -> npt.NDArray[np.bool_]:
        """Their legal actions, by index."""
        found: npt.NDArray[np.bool_] = np.zeros((len(which), ACTION_COUNT), np.bool_)
        for mask, position in zip(found, self._some(which), strict=True):
            seat = next_to_act(position)
            mask[[encode(position, seat, each) for each in legal_actions(position, seat)]] = True
        return found

    def step(self, which: Which, actions: npt.NDArray[np.int64]) -> None:
        """Play an action in each of these games."""
        for number, action in zip(which.tolist(), actions.tolist(), strict=True):
            position = self._positions[number]
            seat = next_to_act(position)
            chosen = decode(position, seat, action)
            self._positions[number] = play(position, seat, chosen, self._fork)

    def shares(self, which: Which, seat: Seat) -> npt.NDArray[np.float64]:
        """What a seat has won of games that are over."""
        over = self._some(which)
        return np.array([shares(each.winners, len(each.players))[seat] for each in over])

    def _some(self, which: Which) -> list[Position]:
        return [self._positions[number] for number in which.tolist()]
