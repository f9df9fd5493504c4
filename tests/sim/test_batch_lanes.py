"""A lane of a batch as a position of the rules, and back; the record of a played lane."""

import jax
import pytest
from sim_engines import BITS, TRANSITION, with_limits

from niagara.rules import Options, Paddle, new_game, play
from niagara.rules.record import replay
from niagara.sim import batch
from niagara.sim.packed.packing import without_order
from play import NAMES, positions

# Compiled for other tests as well, but for the round limit, which is an argument.
RULES = batch.Rules(3, "natural", "gem-value", round_limit=7)
GAMES = 12
LANE = 5
random_action = jax.jit(batch.random_action)


@pytest.mark.parametrize("seed", range(6))
def test_positions_become_lanes_and_come_back(seed: int) -> None:
    """All but the order of covered tiles: they come back ascending, the top one last."""
    checked = 0
    for position in positions(seed):
        try:
            state = batch.from_position(position)
        except ValueError:  # phase I in another order than from the start player
            continue
        rules = batch.Rules.of(len(position.players), position.options)
        expected = without_order(position)
        found = batch.to_position(state, rules)
        assert (found.players, found.key()[1:]) == (expected.players, expected.key()[1:])
        checked += 1
    assert checked > 10


def test_a_choice_out_of_turn_has_no_place_in_a_batch() -> None:
    """R2.1 lets everybody choose at once; a batch asks one after the other."""
    position = play(new_game(3, 0, 0), 1, Paddle(2))
    with pytest.raises(ValueError, match="one after the other"):
        batch.from_position(position)


def test_lanes_of_different_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="equally many seats"):
        batch.from_positions([new_game(3, 0, 0), new_game(4, 0, 0)])


def test_a_played_lane_gives_a_record_that_replays_to_its_end() -> None:
    states = [batch.init(jax.random.key(3), RULES, (GAMES,))]
    played = []
    for key in jax.random.split(jax.random.key(4), 40):
        choice, river = jax.random.split(key)
        action = random_action(states[-1], choice)
        after, flow = TRANSITION(
            states[-1], action, BITS(river, (GAMES,)), with_limits(RULES, GAMES)
        )
        states.append(after)
        played.append((int(action[LANE]), int(flow[LANE])))
    opening, last = (batch.to_position(batch.lane(states[i], LANE), RULES) for i in (0, -1))
    actions, flows = zip(*played, strict=True)
    record = batch.to_record(opening, actions, flows, NAMES[:3])
    assert len(list(replay(record))) == 40
    assert record.position().round > 1
    assert without_order(record.position()) == last
    assert "<svg" in last._repr_svg_()


def test_a_record_wants_a_name_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 names expected"):
        batch.to_record(new_game(3, 0, 0, Options()), [], [], NAMES[:2])
