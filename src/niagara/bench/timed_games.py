"""One workload, timed in its own process: ``python -m niagara.bench.timed_games NAME SECONDS``.

Prints one JSON object. Every workload plays whole seeded games from Python, listing the legal
actions at every decision: ours with four seats of sensible play, OpenSpiel's at random.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, Final

import niagara.rules.legal as rules_legal
from niagara.rules import acting, legal_actions, new_game, play
from niagara.rules.position import OVER
from niagara.sim.quick_policy import choose

SEATS: Final = 4
LONGEST: Final = 100  # rounds; the arena's limit
WARM_UP: Final = 0.2  # share of the time: caches fill, the interpreter specialises

Games = Iterator[int]  # each item plays one game and is its number of decisions


def niagara() -> Games:
    """Games of Niagara."""
    for game in count():
        random = Random(game).random
        position = new_game(SEATS, game % SEATS, game % 2)
        decisions = 0
        while position.phase != OVER and position.round <= LONGEST:
            seat = acting(position)[0]
            actions = legal_actions(position, seat)
            action = choose(position.players[seat].canoes, actions, random)
            position = play(position, seat, action)
            decisions += 1
        yield decisions


def openspiel(name: str) -> Games:
    """Games of OpenSpiel, with chance drawn by the player as its own examples do."""
    import pyspiel  # noqa: PLC0415 - an extra, and only this workload needs it
    from open_spiel.python import games  # noqa: F401, PLC0415 - registers the Python games

    game = pyspiel.load_game(name)
    for seed in count():
        random = Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), random()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        yield decisions


def _drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    for action, probability in outcomes:
        chance -= probability
        if chance <= 0:
            return action
    return outcomes[-1][0]


def timed(games: Games, seconds: float) -> dict[str, float]:
    """Decisions a second, warmed up."""
    _until(games, seconds * WARM_UP)
    start = time.perf_counter()
    played, decisions = _until(games, seconds)
    passed = time.perf_counter() - start
    return {"games": played, "decisions": decisions, "decisions_per_s": decisions / passed}


def _until(games: Games, seconds: float) -> tuple[int, int]:
    end = time.perf_counter() + seconds
    played = decisions = 0
    while time.perf_counter() < end:
        decisions += next(games)
        played += 1
    return played, decisions


def main() -> None:
    """Time the workload named on the command line."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    start: Callable[[], Any] = niagara if name == "niagara" else lambda: openspiel(name)
    built = "compiled" if rules_legal.__file__.endswith((".so", ".pyd")) else "plain"
    print(json.dumps({"workload": name, "build": built, **timed(start(), seconds)}))


if __name__ == "__main__":
    main()
