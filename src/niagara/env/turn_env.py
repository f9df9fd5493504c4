"""PettingZoo's AEC reading of the game: whoever has a decision to make is asked."""

from random import Random
from typing import Any, ClassVar

import numpy as np

from niagara.env.illegal import ILLEGAL_REWARD, LOSE, RAISE, check_illegal
from niagara.env.learning_game import LearningGame, Mask, checked_options, mask_of
from niagara.env.render import RENDER_MODES, check_render_mode, rendered
from niagara.env.rewards import payoffs
from niagara.env.spaces import action_space, masked_space, state_space
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observe import Observation

try:
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing_extra("rl", error) from error


def agent_names(seats: int) -> list[str]:
    """The agents in order of seat."""
    return [f"player_{seat}" for seat in range(seats)]


class TurnEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game by turns.

    In phase I the seats are asked from the start player clockwise, and an observation shows no
    tile that was chosen before (R2.1). ``round_limit``: the last round (R8.3), None for none.
    ``illegal``: whether an illegal action ends the game (``lose``: −1 for that agent, 0 for the
    others) or raises ValueError (``raise``).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "niagara_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        seats: int = 4,
        fork: str = "alternate",
        tiebreak: str = "shared",
        round_limit: int | None = 100,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, fork, tiebreak, round_limit, illegal, render_mode)
        super().__init__()
        self.options = checked_options(seats, fork, tiebreak, round_limit)
        check_illegal(illegal, LOSE, RAISE)
        self.illegal = illegal
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(seats) for agent in self.possible_agents}
        self.state_space = state_space(seats)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The flat index of `niagara.sim.flat_actions`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a seed this game and all that follow are determined by it."""
        del options
        if seed is not None:
            self._rng = Random(seed)
        self.game = LearningGame(len(self.possible_agents), self.options, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.actor]

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        """What an agent knows; the mask is all 0 unless it is the one to act."""
        seat, game = self._seat_of[agent], self.game
        legal = game.legal(seat) if seat == game.actor else ()
        return {"observation": game.observe(seat), "action_mask": mask_of(legal)}

    def state(self) -> Observation:
        """All there is to know: the observations of all seats, one after the other."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.game.observe(seat) for seat in seats])

    def step(self, action: int | None) -> None:
        """Play an action for the agent to act; None removes one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        if action not in game.legal(game.actor) and self._loses(action):
            self._end([ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents])
            return
        assert action is not None
        game.play(game.actor, int(action))
        if game.is_over:
            self._end(payoffs(game.position.winners, len(self.agents)))
        else:
            self.agent_selection = self.possible_agents[game.actor]
        if self.render_mode == "human":
            self.render()

    def _loses(self, action: int | None) -> bool:
        """Whether an illegal action ends the game; raises ValueError otherwise."""
        if action is None or not 0 <= action < ACTION_COUNT:
            raise ValueError(f"an action is a number from 0 to {ACTION_COUNT - 1}, not {action!r}")
        return self.illegal == LOSE

    def _end(self, paid: list[float]) -> None:
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()  # nothing was paid before
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The whole table, secrets included, as text or SVG."""
        return rendered(self.game.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held that needs closing."""

    def __getattr__(self, name: str) -> Any:
        if name in ("game", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            raise AttributeError(f"there is no {name} yet: reset the environment first")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
