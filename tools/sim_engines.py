"""Simulators behind one interface, so that `verify_sim` can compare each with the rules."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import jax
import numpy as np
from numpy.typing import NDArray

from niagara.rules import Options, Position
from niagara.rules.board import Arm
from niagara.sim import batch
from niagara.sim.batch.river import NO_FLOW, arms_of


class Engine(Protocol):
    """Many games at once, with equally many seats and the same options."""

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

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...] | None]:
        """Play one action in every game that is not over.

        Answers the arms of each game's flow, None where the river did not come to flow.
        """


class JaxEngine:
    """`niagara.sim.batch`."""

    def __init__(self, seed: int = 0) -> None:
        self._key = jax.random.key(seed)

    def new(self, seats: int, options: Options, starts: Sequence[int], arms: Sequence[Arm]) -> None:
        self._rules = batch.Rules.of(seats, options)
        self._state = batch.new_state(seats, np.array(starts), np.array(arms))
        self._transition = _compiled("transition", self._rules)
        self._rewards = _compiled("rewards", self._rules)
        self._observe = _compiled("observe", self._rules)

    def masks(self) -> NDArray[np.bool_]:
        return np.asarray(_MASK(self._state))

    def positions(self) -> list[Position]:
        return batch.to_positions(self._state, self._rules)

    def rewards(self) -> NDArray[np.float32]:
        return np.asarray(self._rewards(self._state))

    def observations(self, seats: Sequence[int]) -> NDArray[np.bool_]:
        return np.asarray(self._observe(self._state, seat=np.array(seats, np.uint32)))

    def step(self, actions: NDArray[np.int32]) -> list[tuple[Arm, ...] | None]:
        self._key, key = jax.random.split(self._key)
        bits = _BITS(key, self._state.rest.shape)
        self._state, flows = self._transition(self._state, actions, bits)
        return [arms_of(flow) if flow != NO_FLOW else None for flow in np.asarray(flows).tolist()]


_MASK: Final = jax.jit(batch.legal_mask)
_BITS: Final = jax.jit(partial(jax.random.bits, dtype=np.uint32), static_argnums=1)
_KNOWN: Final[dict[tuple[str, batch.Rules], Callable[..., Any]]] = {}


def _compiled(name: str, rules: batch.Rules) -> Callable[..., Any]:
    """A function of the simulator for these rules, compiled once."""
    key = (name, rules)
    if key not in _KNOWN:
        _KNOWN[key] = jax.jit(partial(getattr(batch, name), rules=rules))
    return _KNOWN[key]


ENGINES: Final[dict[str, Callable[[int], Engine]]] = {"jax": JaxEngine}
