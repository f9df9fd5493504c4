"""Games of others whose inner loops are C or C++, on one core: OpenSpiel's and PufferLib's.

OpenSpiel plays whole random games in C++ when its MCTS bot evaluates a state by random rollouts;
how long games are on average comes from games played from Python. PufferLib's environments are
stepped as its own measurement does it, 4096 at a time with random actions, legal or not: it has no
masks, and a step contains the move of a scripted opponent.
"""

import ctypes
import importlib.util
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from niagara.bench import timed_games
from niagara.sim.packed.c_library import compiler

SPIEL_GAMES: Final = ("connect_four", "maedn", "backgammon")
SAMPLED: Final = 200  # games, for their mean length
STATES: Final = 20_000  # kept, to see how much memory one takes
ENVS: Final = 4096


@dataclass
class Rate:
    """What was measured: decisions a second, bytes of a game, and bytes a decision must move."""

    name: str
    per_second: float
    state: float | None = None
    traffic: float | None = None


@dataclass(frozen=True)
class PufferGame:
    """An environment of PufferLib: what its Python class would tell its C code."""

    name: str
    places: int  # of an observation
    kind: type[np.generic]
    actions: int
    settings: dict[str, float]


PUFFER_GAMES: Final = (
    PufferGame("connect4", 42, np.float32, 7, {}),
    PufferGame(
        *("tripletriad", 114, np.float32, 14),
        {"width": 990, "height": 690, "card_width": 192, "card_height": 224},
    ),
    PufferGame("checkers", 64, np.uint8, 512, {"size": 8}),
    PufferGame(
        *("go", 100, np.float32, 50),
        {
            "width": 950,
            "height": 800,
            "grid_size": 7,
            "board_width": 600,
            "board_height": 600,
            "grid_square_size": 66,
            "moves_made": 0,
            "komi": 7.5,
            "score": 0.0,
            "last_capture_position": -1,
            "reward_move_pass": -0.6,
            "reward_move_invalid": -0.5,
            "reward_move_valid": 0.0,
            "reward_player_capture": 0.25,
            "reward_opponent_capture": -0.25,
        },
    ),
)


class _MallInfo(ctypes.Structure):
    """What glibc tells of its memory: `struct mallinfo2`."""

    _fields_ = [
        *((name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd")),
        *((name, ctypes.c_size_t) for name in ("usmblks", "fsmblks", "uordblks", "fordblks")),
        ("keepcost", ctypes.c_size_t),
    ]


def memory_taken() -> int:
    """The bytes of memory that C and C++ have allocated now."""
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = _MallInfo
    told = ask()
    return int(told.uordblks + told.hblkhd)


def openspiel(seconds: float) -> Iterator[Rate]:
    """Whole random games in OpenSpiel's C++."""
    if importlib.util.find_spec("pyspiel") is None:
        print("(OpenSpiel is not installed)")
        return
    import pyspiel  # noqa: PLC0415 - an extra

    for name in SPIEL_GAMES:
        played = timed_games.openspiel(name)
        length = sum(next(played) for _ in range(SAMPLED)) / SAMPLED
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        before = memory_taken()
        kept = [state.clone() for _ in range(STATES)]
        size = (memory_taken() - before) / len(kept)
        games, used = 25, 0.0
        while used < seconds / 2:
            games *= 2
            # One simulation without a tree: so many rollouts from the state itself.
            rollouts = pyspiel.RandomRolloutEvaluator(games, 7)
            bot = pyspiel.MCTSBot(game, rollouts, 1.4, 1, 100, False, 7, False)
            began = time.process_time()
            bot.mcts_search(state)
            used = time.process_time() - began
        yield Rate(f"OpenSpiel, {name}, whole random games", games * length / used, size)


def pufferlib(folder: Path | None, seconds: float) -> Iterator[Rate]:
    """Environments of PufferLib, from the folder of its source."""
    if folder is None:
        print("(PufferLib: not without --pufferlib)")
        return
    for game in PUFFER_GAMES:
        binding = built(folder, game.name)
        actions: Any = np.zeros(ENVS, np.int32)
        arrays: tuple[Any, ...] = (
            *(np.zeros((ENVS, game.places), game.kind), actions, np.zeros(ENVS, np.float32)),
            *(np.zeros(ENVS, np.bool_), np.zeros(ENVS, np.bool_)),
        )
        before = memory_taken()
        envs = binding.vec_init(*arrays, ENVS, 0, **game.settings)
        binding.vec_reset(envs, 0)
        size = (memory_taken() - before) / ENVS
        drawn = np.random.default_rng(1).integers(0, game.actions, (64, ENVS), np.int32)
        for warm_up in drawn[:16]:
            actions[:] = warm_up
            binding.vec_step(envs)
        calls, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            actions[:] = drawn[calls % len(drawn)]
            binding.vec_step(envs)
            calls += 1
        per_second = calls * ENVS / (time.process_time() - began)
        yield Rate(f"PufferLib, {game.name}, step, batch {ENVS:,}", per_second, size)


def built(folder: Path, name: str) -> ModuleType:
    """The binding of an environment, compiled to be faster than by PufferLib's own set-up (-O2)."""
    raylib = next(folder.glob("raylib*"))
    with tempfile.TemporaryDirectory() as scratch:
        library = Path(scratch, "binding.so")
        command: list[str | Path] = [
            *(compiler() or "cc", "-O3", "-fno-semantic-interposition", "-w", "-shared", "-fPIC"),
            *("-DPLATFORM_DESKTOP", "-o", library),
            *(folder / "pufferlib" / "ocean" / name / "binding.c", f"-I{raylib / 'include'}"),
            *(f"-I{sysconfig.get_paths()['include']}", f"-I{np.get_include()}"),
            *(raylib / "lib" / "libraylib.a", "-lm", "-lpthread", "-ldl"),
        ]
        subprocess.run(command, check=True)
        spec = importlib.util.spec_from_file_location("binding", library)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module
