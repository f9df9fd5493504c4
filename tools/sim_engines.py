"""Simulators behind one interface, so that `verify_sim` can compare each with the rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import jax
import numpy as np
from numpy.typing import NDArray

from niagara.rules import Options, Position, new_game
from niagara.rules.board import Arm
from niagara.sim import batch
from niagara.sim.batch.river import NO_FLOW
from niagara.sim.packed.batch import expanded
from niagara.sim.packed.engine import ENGINE
from niagara.sim.packed.learner import LearnerGames
from niagara.sim.packed.packing import pack, unpack
from niagara.sim.tables import arms_of

if TYPE_CHECKING:
    from niagara.sim.packed.cuda import CudaGames  # needs CuPy and a GPU

# R8.3: without a limit, with that of the arena, and with short games that often end by it.
ROUND_LIMITS: Final = (None, 100, 9)


class Engine(Protocol):
    """Many games at once, with equally many seats and the same options."""

    round_limits: Sequence[int | None]  # what to compare it with: not every engine goes without

    def new(self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]) -> None:
        """Begin games with these start players and first arms."""

    def masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game, bool[games, 212]; none in games that are over."""

    def positions(self) -> list[Position]:
        """Every game as a position; covered tiles ascending, the top one last.

        The winners need not be the engine's own: those are in `rewards`.
        """

    def rewards(self) -> NDArray[np.float32]:
        """What the end is worth, float32[games, seats]; 0 while a game goes on."""

    def observations(self, seats: Sequence[int]) -> NDArray[np.bool_] | None:
        """What one seat of every game knows; None if the engine does not observe."""

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...]]:
        """Play one action in every game that is not over.

        Answers the arms that discs were pushed into, none where no disc was.
        """


# Compiled for every number of seats, fork and tie-break, but not for every round limit: see Rules.
MASK: Final = jax.jit(batch.legal_mask)
TRANSITION: Final = jax.jit(batch.transition)
REWARDS: Final = jax.jit(batch.rewards)
OBSERVE: Final = jax.jit(batch.observe)
BITS: Final = jax.jit(partial(jax.random.bits, dtype=np.uint32), static_argnums=1)


def with_limits(rules: batch.Rules, games: int) -> batch.Rules:
    """The same rules, with the round limit as an array: one for each game."""
    if rules.round_limit is None:
        return rules
    return replace(rules, round_limit=np.full(games, rules.round_limit, np.uint32))


class JaxEngine(Engine):
    """`niagara.sim.batch`."""

    round_limits = ROUND_LIMITS

    def __init__(self, seed: int = 0) -> None:
        """``seed`` is that of the arms it draws."""
        self._key = jax.random.key(seed)

    def new(self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]) -> None:
        self._rules = batch.Rules.of(seats, options)
        self._limited = with_limits(self._rules, len(starts))
        self._state = batch.new_state(seats, np.array(starts), np.array(arms))

    def masks(self) -> NDArray[np.bool_]:
        return np.asarray(MASK(self._state))

    def positions(self) -> list[Position]:
        return batch.to_positions(self._state, self._rules)

    def rewards(self) -> NDArray[np.float32]:
        return np.asarray(REWARDS(self._state, self._limited))

    def observations(self, seats: Sequence[int]) -> NDArray[np.bool_]:
        return np.asarray(OBSERVE(self._state, self._limited, np.array(seats, np.uint32)))

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...]]:
        self._key, key = jax.random.split(self._key)
        bits = BITS(key, self._state.rest.shape)
        self._state, flows = TRANSITION(self._state, actions, bits, self._limited)
        return [arms_of(flow) if flow != NO_FLOW else () for flow in np.asarray(flows).tolist()]


class WordsEngine(Engine):
    """The packed engine, wherever it runs: its games are rows of ten words."""

    round_limits = ROUND_LIMITS[1:]
    _games: "LearnerGames | CudaGames"

    def __init__(self, seed: int = 0) -> None:
        """``seed`` is that of the arms it draws."""
        self._seed = seed

    def new(self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]) -> None:
        self._seed += 1
        self._winners: NDArray[np.uint8] = np.zeros(len(starts), np.uint8)
        self._begin(seats, options, starts, arms)

    def _begin(
        self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]
    ) -> None:
        raise NotImplementedError

    def _array(self, name: str) -> NDArray[Any]:
        """An array of the games, on the processor."""
        raise NotImplementedError

    def masks(self) -> NDArray[np.bool_]:
        return expanded(self._array("masks"))

    def positions(self) -> list[Position]:
        games = self._games
        return [unpack(row, games.seats, games.options) for row in self._array("words").tolist()]

    def rewards(self) -> NDArray[np.float32]:
        won = self._winners[:, None] >> np.arange(self._games.seats) & 1
        share = won / np.maximum(won.sum(1, keepdims=True), 1) - 1 / self._games.seats
        return np.where(self._winners[:, None] > 0, share, 0).astype(np.float32)

    def _flows(self) -> list[tuple[Arm, ...]]:
        """The arms of the last step; its winners are kept."""
        self._winners |= self._array("winners")
        return [arms_of(flow) if flow else () for flow in self._array("arms").tolist()]


class PackedEngine(WordsEngine):
    """`niagara.sim.packed` on the processor."""

    _games: LearnerGames

    def _begin(
        self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]
    ) -> None:
        ENGINE.build()
        self._games = LearnerGames(len(starts), seats, options, seed=self._seed)
        self._games.begin(np.array(starts, np.uint8), np.array(arms, np.uint8))

    def _array(self, name: str) -> NDArray[Any]:
        found: NDArray[Any] = getattr(self._games, name)
        return found

    def observations(self, seats: Sequence[int]) -> NDArray[np.bool_]:
        return self._games.observe(np.array(seats, np.uint8)).astype(np.bool_)

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...]]:
        self._games.step(actions.astype(np.uint8))
        return self._flows()


class CudaEngine(WordsEngine):
    """`niagara.sim.packed` on a GPU."""

    _games: "CudaGames"

    def _begin(
        self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]
    ) -> None:
        from niagara.sim.packed.cuda import CudaGames  # noqa: PLC0415

        self._games = CudaGames(len(starts), seats, options, seed=self._seed)
        openings = [new_game(seats, *first, options) for first in zip(starts, arms, strict=True)]
        self._games.take(np.array([pack(one, begun=False) for one in openings], np.uint32))

    def _array(self, name: str) -> NDArray[Any]:
        found: NDArray[Any] = getattr(self._games, name).get()
        return found

    def observations(self, seats: Sequence[int]) -> NDArray[np.bool_]:
        rows: NDArray[np.int8] = self._games.observe(np.array(seats, np.uint8)).get()
        return rows.astype(np.bool_)

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...]]:
        self._games.step(actions.astype(np.uint8))
        return self._flows()


ENGINES: Final[dict[str, Callable[[int], Engine]]] = {
    "jax": JaxEngine,
    "packed": PackedEngine,
    "cuda": CudaEngine,
}
