"""Observations of the environments hold what a view and a memory tell, and no secrets."""

import numpy as np
import pytest

from niagara.env.learning_game import flows
from niagara.rules import Memory, seen_by
from niagara.rules.options import Options
from niagara.sim.observe import observe, observe_position
from niagara.sim.packed.engine import ENGINE
from niagara.sim.packed.learner import LearnerGames
from niagara.sim.packed.packing import pack
from play import some_game, steps


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_that_has_watched_knows_what_its_memory_tells(seed: int) -> None:
    """Both readings agree in mixed play, and so does the packed engine's."""
    ENGINE.build()
    game = some_game(seed)
    seats, options = len(game.position.players), game.position.options
    memories = [Memory(seats) for _ in range(seats)]
    is_limited = options.round_limit is not None
    packed = LearnerGames(1, seats, options if is_limited else Options(round_limit=9))
    has_flowed = False
    for step in steps(game, seed, rounds=10):
        has_flowed = has_flowed or flows(step.events)
        for seat, memory in enumerate(memories):
            memory.watch(seen_by(step.events, seat))
            told = observe_position(step.after, seat, memory, has_flowed=has_flowed)
            row = observe(step.after, seat, has_flowed=has_flowed)
            assert row.tolist() == told.tolist()
            if is_limited:
                packed.words[0] = pack(step.after, begun=has_flowed)
                assert packed.observe(np.array([seat]))[0].tolist() == row.tolist()


def test_seats_there_are_not_do_not_observe() -> None:
    ENGINE.build()
    games = LearnerGames(2, seats=3)
    with pytest.raises(ValueError, match="expected 2 seats from 0 to 2"):
        games.observe(np.array([0, 3], np.uint8))
