"""PettingZoo's parallel reading: in every step all agents act, or wait.

The secret choice of phase I is one step of all (R2.1). In phase II one seat acts and the others
wait: the mask of a waiting agent has `done` alone. Who ransoms a canoe chooses in the next step.
"""

from random import Random
from typing import Any, ClassVar

from niagara.env.illegal import RAISE, REPLACE, check_illegal
from niagara.env.learning_game import LearningGame, Mask, checked_options, mask_of
from niagara.env.render import RENDER_MODES, check_render_mode, rendered
from niagara.env.rewards import payoffs
from niagara.env.spaces import action_space, masked_space
from niagara.env.turn_env import agent_names
from niagara.rules.board import Seat
from niagara.sim.flat_actions import DONE_INDEX
from niagara.sim.missing_extra import missing_extra
from niagara.sim.observe import Observation

try:
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise missing_extra("rl", error) from error

Observations = dict[str, dict[str, Observation | Mask]]
Infos = dict[str, dict[str, Any]]


class SimultaneousEnv(ParallelEnv, EzPickle):  # type: ignore[misc]
    """A game in steps of all agents. What a waiting agent answers has no effect.

    ``illegal``: what happens to an illegal action. With ``replace`` a legal one is drawn at random
    in its place, and the agent's info has ``illegal`` set; with ``raise`` it raises ValueError.
    ``max_cycles``: the game is truncated after so many steps.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "niagara_v0",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        seats: int = 4,
        fork: str = "alternate",
        tiebreak: str = "shared",
        round_limit: int | None = 100,
        max_cycles: int | None = None,
        illegal: str = REPLACE,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, seats, fork, tiebreak, round_limit, max_cycles, illegal, render_mode
        )
        self.options = checked_options(seats, fork, tiebreak, round_limit)
        check_render_mode(render_mode)
        check_illegal(illegal, REPLACE, RAISE)
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(seats) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The flat index of `niagara.sim.flat_actions`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin a new game. With a seed this game and all that follow are determined by it."""
        del options
        if seed is not None:
            self._rng = Random(seed)
        self.game = LearningGame(len(self.possible_agents), self.options, self._rng)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Play the actions of all agents that have a decision to make."""
        agents = self.agents
        if not agents:
            raise ValueError("there is no game to play: reset the environment")
        infos: Infos = {agent: {} for agent in agents}
        for seat in self.game.acting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} has a decision to make, and no action was given")
            index = int(actions[agent])
            if index not in self.game.legal(seat):
                index = self._legal_instead(seat, index)
                infos[agent]["illegal"] = True
            self.game.play(seat, index)
        self._cycles += 1
        is_over = self.game.is_over
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict.fromkeys(agents, 0.0)
        if is_over:
            paid = payoffs(self.game.position.winners, len(agents))
            rewards = dict(zip(agents, paid, strict=True))
        observations = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, cut = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut)
        return observations, rewards, ended, cut, infos

    def _legal_instead(self, seat: Seat, index: int) -> int:
        if self.illegal == RAISE:
            raise ValueError(f"action {index} is not legal for {self.possible_agents[seat]} here")
        return self._rng.choice(list(self.game.legal(seat)))

    def _observations(self) -> Observations:
        game = self.game
        return {
            agent: {
                "observation": game.observe(seat),
                "action_mask": mask_of(game.legal(seat) or [DONE_INDEX]),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """The whole table, secrets included, as text or SVG."""
        return rendered(self.game.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held that needs closing."""
