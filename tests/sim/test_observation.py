"""Observations: all that a perfect memory knows and nothing more, the same for either reading."""

from collections.abc import Iterator
from random import Random

import jax
import numpy as np
import pytest

from niagara.rules import Game, Options, Player, Position, acting, new_game, play
from niagara.rules.actions import Paddle
from niagara.rules.canoes_to_move import turn_of
from niagara.rules.memory import Memory
from niagara.rules.position import position_of
from niagara.rules.view import SPECTATOR, seen_by, view
from niagara.sim import batch
from niagara.sim.flat_actions import CANOE_SWAP, legal_mask
from niagara.sim.observation import (
    Row,
    canoe_swap,
    layout,
    observation_width,
    pad,
)
from niagara.sim.observe import observe_position, observe_view
from play import sensible


def watched(seats: int, decisions: int) -> Iterator[tuple[Position, Memory]]:
    """Positions of a sensible game, with the memory of somebody who has watched it."""
    rng = Random(seats)
    game = Game([f"P{seat}" for seat in range(seats)], rng, Options(round_limit=30))
    memory = Memory(seats)
    for _ in range(decisions):
        if game.is_over:
            return
        yield game.position, memory
        position = game.position
        seats_to_act = sorted(acting(position), key=lambda s: (s - position.start) % seats)
        seat = seats_to_act[0]
        action = sensible(position.players[seat], game.legal_actions(seat), rng)
        memory.watch(seen_by(game.play(seat, action)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_place_of_a_row_belongs_to_one_field(seats: int) -> None:
    places = [i for place in layout(seats) for i in range(place.slice.start, place.slice.stop)]
    assert places == list(range(observation_width(seats)))


def test_a_hidden_choice_changes_nothing_for_anybody_else() -> None:
    """R2.2: a tile stays hidden until its owner's turn."""
    opening, memory = new_game(4, 1, 0), Memory(4)
    chosen = [play(opening, 1, Paddle(tile)) for tile in (2, 6)]
    for seat in (0, 2, 3):
        rows = [observe_position(position, seat, memory) for position in (opening, *chosen)]
        assert np.array_equal(rows[0], rows[1])
        assert np.array_equal(rows[1], rows[2])
    own = [observe_position(position, 1, memory) for position in chosen]
    assert not np.array_equal(own[0], own[1])


def test_a_hidden_choice_changes_nothing_in_a_batch() -> None:
    opening = new_game(4, 1, 0, Options(round_limit=100))
    state = batch.from_positions([opening, *(play(opening, 1, Paddle(tile)) for tile in (2, 6))])
    observe = jax.jit(batch.observe)
    for seat in (0, 2, 3):
        rows = np.asarray(observe(state, seat=np.full(3, seat)))
        assert (rows == rows[0]).all()
    own = np.asarray(observe(state, seat=np.full(3, 1)))
    assert not np.array_equal(own[1], own[2])


def with_canoes_renamed(position: Position, seat: int) -> Position:
    """The same table with a seat's canoes under each other's names."""
    players = list(position.players)
    own = players[seat]
    players[seat] = Player(own.hand, own.played, own.paddle, own.gems, own.canoes[::-1])
    renamed = position_of(position, tuple(players))
    pending = position.pending
    if pending is not None and position.turn == seat:
        object.__setattr__(renamed, "pending", turn_of(pending.began[::-1], pending.moved[::-1]))
    return renamed


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_renaming_ones_canoes_swaps_observation_and_actions(seats: int) -> None:
    """The symmetry is exact: the renamed table reads as the swapped row, with swapped actions."""
    changed = 0
    for position, memory in watched(seats, 250):
        seat = min(acting(position), key=lambda s: (s - position.start) % seats)
        renamed = with_canoes_renamed(position, seat)
        row = observe_position(position, seat, memory)
        swapped = observe_position(renamed, seat, memory)
        assert np.array_equal(swapped, row[np.array(canoe_swap(seats))])
        assert np.array_equal(swapped, batch.swap_observation(row, seats))
        mask = np.array(legal_mask(position, seat))
        assert np.array_equal(legal_mask(renamed, seat), mask[np.array(CANOE_SWAP)])
        changed += not np.array_equal(row, swapped)
    assert changed > 100


def test_actions_and_masks_swap_alike() -> None:
    mask: Row = np.zeros(len(CANOE_SWAP), bool)
    mask[[3, 100, 192, 205]] = True
    swapped = np.asarray(batch.swap_mask(mask))
    assert (
        sorted(np.asarray(batch.swap_action(np.nonzero(mask)[0])))
        == np.nonzero(swapped)[0].tolist()
    )


def test_a_smaller_table_is_padded_with_absent_seats() -> None:
    row = observe_position(new_game(3, 0, 0), 0, Memory(3))
    padded = pad(row)
    assert padded.shape == (observation_width(5),)
    present = [padded[place.first] for place in layout(5) if place.field.name == "is_present"]
    assert present == [True, True, True, False, False]
    with pytest.raises(ValueError, match="more than 3 seats"):
        pad(padded, 3)


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="no seat"):
        observe_view(view(new_game(3, 0, 0), SPECTATOR), Memory(3))
