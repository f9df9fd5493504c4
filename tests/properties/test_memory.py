"""R2.3: what a `Memory` deduces from events, against the real hands."""

import pytest

from niagara.rules import SPECTATOR, Memory, seen_by, view
from play import some_game, steps


@pytest.mark.parametrize("seed", range(40))
def test_r2_3_a_watcher_from_the_start_knows_every_hand(seed: int) -> None:
    game = some_game(seed)
    memory = Memory(len(game.position.players))
    for step in steps(game, seed):
        memory.watch(seen_by(step.events, SPECTATOR))
        seen = view(step.after, SPECTATOR)
        assert memory.is_complete(seen)
        for seat, player in enumerate(step.after.players):
            face_down = [player.paddle] if seen.players[seat].paddle < 0 else []
            assert list(memory.may_hold(seat)) == sorted([*player.hand, *face_down])


@pytest.mark.parametrize("seed", range(40))
def test_r2_3_a_newcomer_never_rules_out_a_tile_that_is_there(seed: int) -> None:
    game = some_game(seed)
    memory = Memory.of(view(game.position, 0))
    for number, step in enumerate(steps(game, seed)):
        if number % 17 == 0:
            memory = Memory.of(view(step.after, 0))
        else:
            memory.watch(seen_by(step.events, 0))
        for seat, player in enumerate(step.after.players):
            face_down = view(step.after, SPECTATOR).players[seat].paddle < 0
            hidden = {*player.hand, *([player.paddle] if face_down else [])}
            assert hidden <= set(memory.may_hold(seat))
