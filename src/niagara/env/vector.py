"""Gymnasium's vector environment: many games at once on the packed engine.

A learner has one seat in every game; a policy plays the other seats. It needs the packed engine
(``make packed``); ``gymnasium.make_vec`` makes one from ``Niagara-v0``.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.env.illegal import ILLEGAL_REWARD, LOSE, RAISE, check_illegal
from niagara.env.learning_game import Mask, checked_options
from niagara.env.spaces import action_space, vector_space
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observe import Observation
from niagara.sim.packed.batch import QUICK, RANDOM
from niagara.sim.packed.learner import LearnerGames
from niagara.sim.packed.packing import NO_ACTOR

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing_extra("rl", error) from error

POLICIES: Final = {"random": RANDOM, "quick": QUICK}

# The observations and masks of the seats to act, a row each, in; an action each, out.
Policy: TypeAlias = Callable[[Observation, Mask], npt.NDArray[np.integer[Any]]]
Flags: TypeAlias = npt.NDArray[np.bool_]


class VectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """A batch of games, each with the learner at one seat.

    ``rivals``: ``random``, ``quick`` (the sensible policy of `niagara.sim.quick_policy`), or a
    function from observations and masks of the seats to act to their actions. ``seat``: where the
    learner sits; None draws a seat for every game. ``infos`` has ``action_mask`` and ``seat``.
    ``illegal``: whether an illegal action ends its game with −1 (``lose``) or raises ValueError
    (``raise``). All three autoreset modes of Gymnasium are there.
    """

    def __init__(
        self,
        num_envs: int = 1,
        rivals: str | Policy = "quick",
        seats: int = 4,
        seat: int | None = None,
        fork: str = "alternate",
        tiebreak: str = "shared",
        round_limit: int = 100,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if isinstance(rivals, str) and rivals not in POLICIES:
            raise ValueError(f"rivals are one of {', '.join(POLICIES)}, or a function: {rivals!r}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"the learner sits at a seat from 0 to {seats - 1}, not {seat!r}")
        check_illegal(illegal, LOSE, RAISE)
        options = checked_options(seats, fork, tiebreak, round_limit)
        self.num_envs = num_envs
        self.rivals = rivals
        self.illegal = illegal
        self.fixed_seat = seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_action_space = action_space()
        self.single_observation_space = vector_space(seats)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.games = LearnerGames(num_envs, seats, options)
        self.seat: npt.NDArray[np.uint8] = np.zeros(num_envs, np.uint8)
        self._ended: Flags = np.ones(num_envs, np.bool_)
        self._is_ready = False  # until the first reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games: all of them, or those that ``options["reset_mask"]`` names."""
        super().reset(seed=seed)
        which = self._reset_mask(options or {})
        numbers = self.np_random.integers(0, 1 << 64, self.num_envs, np.uint64)
        self.games.rng[which] = numbers[which]
        self._is_ready = True
        self._begin(which)
        self._let_rivals_play()
        return self._observe(), self._infos()

    def step(
        self, actions: npt.NDArray[np.integer[Any]]
    ) -> tuple[Observation, npt.NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Play the learner's action in every game, and let its rivals play until it acts again."""
        if not self._is_ready:
            raise ValueError("no games have begun: reset the environment first")
        begins = self._ended
        if begins.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("some games are over: reset them with options={'reset_mask': …}")
        lost = self._play(np.asarray(actions), ~begins)
        self._begin(begins)
        self._let_rivals_play()
        is_over: Flags = self.games.to_act() == NO_ACTOR
        rewards = np.where(lost, ILLEGAL_REWARD, self._payoffs())
        infos = {"illegal": lost, "_illegal": lost} if lost.any() else {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and is_over.any():
            infos |= self._final_infos(is_over)
            self._begin(is_over)
            self._let_rivals_play()
        else:
            self._ended = is_over
        truncated: Flags = np.zeros(self.num_envs, np.bool_)
        return self._observe(), rewards, is_over.copy(), truncated, infos | self._infos()

    def action_masks(self) -> Mask:
        """The actions that are legal for the learner now, a row for each game."""
        masks: Mask = self.games.legal().astype(np.int8)
        return masks

    def _reset_mask(self, options: dict[str, Any]) -> Flags:
        everywhere: Flags = np.ones(self.num_envs, np.bool_)
        which = options.get("reset_mask", everywhere)
        if not isinstance(which, np.ndarray) or which.dtype != np.bool_:
            raise TypeError("options['reset_mask'] is a NumPy array of truth values")
        if which.shape != (self.num_envs,) or not which.any():
            raise ValueError(f"options['reset_mask'] names some of {self.num_envs} games")
        return which

    def _begin(self, which: Flags) -> None:
        if which.any():
            self.games.restart(which)
            if self.fixed_seat is None:
                seats = self.np_random.integers(0, self.games.seats, self.num_envs, np.uint8)
                self.seat = np.where(which, seats, self.seat)
            else:
                self.seat[which] = self.fixed_seat
            self._ended = self._ended & ~which

    def _play(self, actions: npt.NDArray[Any], which: Flags) -> Flags:
        """Play the actions in these games; answers in which of them an illegal one has lost."""
        if actions.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, got an array of {actions.shape}")
        if (wrong := (actions < 0) | (actions >= ACTION_COUNT)).any():
            raise ValueError(
                f"an action is a number from 0 to {ACTION_COUNT - 1}, not {actions[wrong][0]}"
            )
        codes = actions.astype(np.uint64)
        words = self.games.masks[np.arange(self.num_envs), codes >> np.uint64(6)]
        is_legal = (words >> (codes & np.uint64(63)) & np.uint64(1)).astype(np.bool_)
        lost: Flags = which & ~is_legal
        if self.illegal == LOSE:
            self.games.stop(lost)
        self.games.step(actions.astype(np.uint8))
        return lost

    def _let_rivals_play(self) -> None:
        if isinstance(self.rivals, str):
            self.games.advance(self.seat, POLICIES[self.rivals])
            return
        while True:
            actors = self.games.to_act().astype(np.uint8)
            waiting = np.flatnonzero((actors != self.seat) & (actors != NO_ACTOR))
            if not len(waiting):
                return
            seen = self.games.observe(actors[waiting], waiting)
            masks = self.games.legal()[waiting].astype(np.int8)
            self.games.step_some(waiting, np.asarray(self.rivals(seen, masks)))

    def _observe(self) -> Observation:
        return self.games.observe(self.seat)

    def _payoffs(self) -> npt.NDArray[np.float64]:
        """The learner's reward in every game; 0 where the game goes on."""
        bits = self.games.winners
        shares = (bits >> self.seat & 1) / np.maximum(np.bitwise_count(bits), 1)
        paid: npt.NDArray[np.float64] = np.where(bits, shares - 1 / self.games.seats, 0.0)
        return paid

    def _infos(self) -> dict[str, Any]:
        everywhere: Flags = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": everywhere,
            "seat": self.seat.copy(),
            "_seat": everywhere,
        }

    def _final_infos(self, is_over: Flags) -> dict[str, Any]:
        """The last observations of games that are over, as Gymnasium hands them on."""
        last: npt.NDArray[np.object_] = np.full(self.num_envs, None, object)
        which = np.flatnonzero(is_over)
        for game, seen in zip(which, self.games.observe(self.seat[which], which), strict=True):
            last[game] = seen
        final = {"seat": self.seat.copy(), "_seat": is_over}
        return {
            "final_obs": last,
            "_final_obs": is_over,
            "final_info": final,
            "_final_info": is_over,
        }
