"""Batches of packed games for a learner at one seat, while policies play the other seats."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.observation import observation_width
from niagara.sim.packed.batch import RANDOM, Games
from niagara.sim.packed.packing import NO_ACTOR
from niagara.sim.packed.row_layout import row_layout

_ACTOR: Final = 9  # the word that holds that seat, and where
_ACTOR_BITS: Final = np.uint32(NO_ACTOR << 18)


class LearnerGames(Games):
    """Many games, in each of which one seat is the learner's."""

    def restart(self, which: npt.NDArray[np.bool_]) -> None:
        """Begin these games anew, start players and first arms drawn at random."""
        self._call("niagara_restart", self.words, self.rng, np.ascontiguousarray(which, np.uint8))
        self._call("niagara_masks", self.words, self.masks)

    def stop(self, which: npt.NDArray[np.bool_]) -> None:
        """Let these games end where they stand; nobody acts there any more."""
        self.words[which, _ACTOR] |= _ACTOR_BITS
        self.masks[which] = 0

    def advance(self, seats: npt.NDArray[np.uint8], policy: int = RANDOM) -> None:
        """Let a policy play on until the learner's seat, one for each game, is to act.

        Games may end on the way: ``winners`` then has the winners of all games that are over.
        """
        self._call(
            "niagara_advance",
            *(self.words, self.rng, np.ascontiguousarray(seats, np.uint8), policy),
            *(self.masks, self.winners),
        )

    def step_some(self, which: npt.NDArray[np.intp], actions: npt.NDArray[np.integer[Any]]) -> None:
        """Play an action in each of these games, given by their numbers; the others wait."""
        if actions.shape != which.shape:
            raise ValueError(f"expected {len(which)} actions, got an array of {actions.shape}")
        if len(actions) and not 0 <= actions.min() <= actions.max() < ACTION_COUNT:
            raise ValueError(f"actions are numbers from 0 to {ACTION_COUNT - 1}")
        words, rng, masks = (array[which] for array in (self.words, self.rng, self.masks))
        winners: npt.NDArray[np.uint8] = np.zeros(len(which), np.uint8)
        arms: npt.NDArray[np.uint32] = np.zeros(len(which), np.uint32)
        codes = np.ascontiguousarray(actions, np.uint8)
        rows = (words, rng, codes, masks, winners, arms)
        wrong = self._call("niagara_step", *rows, 0, many=len(which))
        if wrong >= 0:
            raise ValueError(f"action {codes[wrong]} is not legal in game {which[wrong]}")
        self.words[which], self.rng[which], self.masks[which] = words, rng, masks
        self.winners[which], self.arms[which] = winners, arms

    def observe(
        self, seats: npt.NDArray[np.uint8], which: npt.NDArray[np.intp] | None = None
    ) -> npt.NDArray[np.int8]:
        """What a seat of each game knows: the rows of `niagara.sim.observation`, as 0 and 1.

        Of all games, or of these, with as many seats.
        """
        words = self.words if which is None else self.words[which]
        seats = np.ascontiguousarray(seats, np.uint8)
        if seats.shape != (len(words),) or (seats >= self.seats).any():
            raise ValueError(f"expected {len(words)} seats from 0 to {self.seats - 1}")
        rows: npt.NDArray[np.int8] = np.empty((len(words), observation_width(self.seats)), np.int8)
        self._call("niagara_observe", words, seats, row_layout(self.seats), rows, many=len(words))
        return rows
