"""Batches of games on the packed engine: NumPy arrays that C reads and writes in place."""

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from niagara.rules import Options, Position
from niagara.rules.board import LEFT, RIGHT
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.packed.counters import COUNTERS, Counts
from niagara.sim.packed.engine import DEFAULT, ENGINE, c_rules
from niagara.sim.packed.packing import WORDS, pack, unpack

RANDOM: Final = 0
QUICK: Final = 1


class Games:
    """Many games, one row each. ``masks``: the legal actions, 212 bits in four words a game.

    All arrays are the engine's own memory: they change with `step`.
    """

    def __init__(
        self, many: int, seats: int = 4, options: Options = DEFAULT, *, seed: int = 0
    ) -> None:
        """New games, the start players and first arms drawn at random (R1.6, D4)."""
        self._library = ENGINE.loaded
        self._rules = ctypes.byref(c_rules(seats, options))
        self.seats = seats
        self.options = options
        self.words: npt.NDArray[np.uint32] = np.zeros((many, WORDS), np.uint32)
        self.masks: npt.NDArray[np.uint64] = np.zeros((many, 4), np.uint64)
        self.winners: npt.NDArray[np.uint8] = np.zeros(many, np.uint8)
        self.arms: npt.NDArray[np.uint32] = np.zeros(many, np.uint32)
        rng = np.random.default_rng(seed)
        self.rng: npt.NDArray[np.uint64] = rng.integers(0, 1 << 64, many, np.uint64)
        starts = rng.integers(0, seats, many, np.uint8)
        self.begin(starts, rng.integers(LEFT, RIGHT + 1, many, np.uint8))

    def begin(self, starts: npt.NDArray[np.uint8], arms: npt.NDArray[np.uint8]) -> None:
        """Begin all games anew with these start players and first arms."""
        self._call("niagara_new", starts, arms, self.words)
        self._call("niagara_masks", self.words, self.masks)

    def __len__(self) -> int:
        return len(self.words)

    def step(self, actions: npt.NDArray[np.uint8], *, resets: bool = False) -> None:
        """Play an action in every game that is not over; with ``resets`` new games follow at once.

        ``winners`` then has the winners of games that ended just now, as bits by seat, and ``arms``
        the arms of the flow, as bits below a leading one. Raises ValueError if an action is not
        legal; then nothing has happened.
        """
        if actions.shape != (len(self),) or actions.dtype != np.uint8:
            raise ValueError(f"actions are {len(self)} numbers of type uint8")
        wrong = self._call(
            "niagara_step",
            *(self.words, self.rng, np.ascontiguousarray(actions), self.masks),
            *(self.winners, self.arms, int(resets)),
        )
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} is not legal in game {wrong}")

    def choose(self, policy: int = RANDOM) -> npt.NDArray[np.uint8]:
        """What a policy would do in every game."""
        actions: npt.NDArray[np.uint8] = np.zeros(len(self), np.uint8)
        self._call("niagara_choose", self.words, self.rng, policy, actions)
        return actions

    def play_out(self, policy: int = RANDOM) -> npt.NDArray[np.uint32]:
        """Play all games to their ends; how many decisions each took."""
        decisions: npt.NDArray[np.uint32] = np.zeros(len(self), np.uint32)
        self._call("niagara_playouts", self.words, self.rng, policy, decisions, self.winners)
        self.masks[:] = 0
        return decisions

    def legal(self) -> npt.NDArray[np.bool_]:
        """The legal actions as a matrix of truth values, one column for each index."""
        return expanded(self.masks)

    def to_act(self) -> npt.NDArray[np.uint32]:
        """The seat to act in each game; 7 where a game is over."""
        return self.words[:, 9] >> np.uint32(18) & np.uint32(7)

    def rounds(self) -> npt.NDArray[np.uint32]:
        """The round of each game."""
        return self.words[:, 1] >> np.uint32(18)

    def position(self, game: int) -> Position:
        """A game as a position of the rules."""
        return unpack(self.words[game].tolist(), self.seats, self.options)

    def put(self, game: int, position: Position) -> None:
        """Set a game to a position of the rules."""
        if len(position.players) != self.seats or position.options != self.options:
            raise ValueError("all games of a batch have the same seats and options")
        self.words[game] = pack(position)
        row = self.words[game : game + 1]
        self._call("niagara_masks", row, self.masks[game : game + 1], many=1)

    def set_words(self, words: npt.NDArray[np.uint32]) -> None:
        """Set all games to packed positions, one row each."""
        self.words[:] = words
        self._call("niagara_masks", self.words, self.masks)

    def _call(self, name: str, *arguments: Any, many: int | None = None) -> int:
        """Call a function of the library; arrays are handed over by their addresses."""
        raw = [
            ctypes.c_void_p(one.__array_interface__["data"][0])
            if isinstance(one, np.ndarray)
            else one
            for one in arguments
        ]
        count = ctypes.c_long(len(self) if many is None else many)
        found: int = getattr(self._library, name)(count, self._rules, *raw)
        return found


def expanded(masks: npt.NDArray[np.uint64]) -> npt.NDArray[np.bool_]:
    """Masks of four words as a matrix of truth values, one column for each index of an action."""
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    return bits[:, :ACTION_COUNT].view(np.bool_)


def count_games(
    many: int,
    seats: int = 4,
    options: Options = DEFAULT,
    *,
    seed: int = 0,
    policy: int = QUICK,
) -> Counts:
    """Play so many games by a policy, and count what happened in them."""
    counters: npt.NDArray[np.uint64] = np.zeros(COUNTERS, np.uint64)
    rules = c_rules(seats, options)
    ENGINE.loaded.niagara_count(
        *(ctypes.c_long(many), ctypes.byref(rules), ctypes.c_uint64(seed), policy),
        ctypes.c_void_p(counters.ctypes.data),
    )
    return Counts(seats, counters.tolist())
