"""Niagara for PettingZoo: ``niagara_v0.env()`` by turns, ``niagara_v0.parallel_env()`` all at once.

>>> from niagara.env import niagara_v0
>>> env = niagara_v0.env(seats=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_0', 7)
"""

from typing import Any

from niagara.env.parallel import SimultaneousEnv as parallel_env  # noqa: N813 - PettingZoo's names
from niagara.env.turn_env import TurnEnv as raw_env  # noqa: N813
from niagara.sim.missing_extra import missing_extra

try:
    import pettingzoo
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError as error:
    raise missing_extra("rl", error) from error

__all__ = ["env", "parallel_env", "raw_env"]


def env(max_cycles: int | None = None, **settings: Any) -> Any:
    """The game by turns. It checks actions by itself and needs none of PettingZoo's wrappers.

    With ``max_cycles`` it is the parallel reading by turns: every agent is asked once a cycle, who
    has nothing to decide may only answer `done`, and the game is truncated after so many cycles.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(max_cycles=max_cycles, **settings))
    return raw_env(**settings)


def register() -> None:
    """Make ``niagara_v0`` known to ``pettingzoo.make``."""
    if "niagara-v0" not in pettingzoo.aec_registry:
        pettingzoo.register("aec", "niagara_v0", f"{__name__}:env")
        pettingzoo.register("parallel", "niagara_v0", f"{__name__}:parallel_env")


register()
