"""The tables that say what a position is worth."""

from random import Random

import pytest

from niagara.bots.determinize import determinize
from niagara.bots.regrets import Regrets
from niagara.bots.rollout import outcome, rollout
from niagara.bots.weights import CHANCES, PLAN
from niagara.bots.worth import (
    AFTER_FLOW,
    CARRIES_SPARE,
    CARRIES_VICTORY,
    CARRIES_WANTED,
    FEATURES,
    JUDGED,
    NO_ERRAND,
    RELATIVE,
    cargo_class,
    chances,
    errand,
    features,
)
from niagara.rules import Memory, new_game, seen_by, view
from niagara.rules.bag import bag_of
from niagara.rules.board import AMETHYST, DIAMOND, RUBY
from niagara.rules.flow import pushed
from play import positions, some_game, steps


def test_there_is_a_weight_for_every_feature() -> None:
    assert len(PLAN) == len(CHANCES) == FEATURES


@pytest.mark.parametrize("seed", range(10))
def test_the_score_is_the_sum_of_its_features(seed: int) -> None:
    for position in positions(seed):
        for seat, player in enumerate(position.players):
            found = features(position, seat)
            if found:
                score = JUDGED.score(position, seat, player.hand)
                assert score == pytest.approx(sum(CHANCES[f] for f in found))


@pytest.mark.parametrize(
    ("owned", "gem", "kind"),
    [
        ([3, 0, 0, 0, 0], AMETHYST, CARRIES_VICTORY),
        ([1, 1, 1, 1, 0], RUBY, CARRIES_VICTORY),
        ([2, 2, 2, 0, 0], RUBY, CARRIES_VICTORY),
        ([0, 0, 0, 0, 0], AMETHYST, CARRIES_WANTED),
        ([1, 0, 0, 0, 0], AMETHYST, CARRIES_WANTED + 1),
        ([2, 0, 0, 0, 0], AMETHYST, CARRIES_WANTED + 2),
        ([3, 0, 0, 0, 0], DIAMOND, CARRIES_SPARE),
    ],
)
def test_r8_1_cargo_is_classed_by_what_landing_it_would_do(
    owned: list[int], gem: int, kind: int
) -> None:
    assert cargo_class(bag_of(owned), gem) == kind


def test_an_empty_canoe_is_on_an_errand_to_the_first_site_with_what_its_seat_wants() -> None:
    nothing, ruby = bag_of([0] * 5), bag_of([0, 0, 0, 0, 1])
    full = new_game(3, 0, 0).sites
    assert errand(nothing, full) == AMETHYST
    assert errand(nothing, (nothing, *full[1:])) == DIAMOND
    assert errand(bag_of([0, 0, 0, 0, 3]), full) == RUBY
    assert errand(bag_of([0, 0, 0, 0, 3]), (ruby, *full[1:])) == AMETHYST  # a ruby lies there
    assert errand(bag_of([0, 0, 0, 0, 3]), (*full[:4], nothing)) == AMETHYST  # none is left
    assert errand(nothing, (nothing,) * 5) == NO_ERRAND


def test_r6_the_flow_tables_agree_with_the_rules() -> None:
    """Push by push, arms told apart by which one comes next."""
    for arm in (0, 1):
        spaces, next_arm = list(range(11)), arm
        for speed in range(9):
            assert AFTER_FLOW[arm][speed] == tuple(RELATIVE[next_arm][s] for s in spaces)
            spaces, next_arm = [pushed(s, next_arm) for s in spaces], 1 - next_arm


def test_chances_add_up_to_one() -> None:
    assert sum(chances([12.0, -3.0, 0.5])) == pytest.approx(1.0)
    assert chances([1.0, 1.0]) == [0.5, 0.5]


@pytest.mark.parametrize("seed", range(20))
def test_a_determinized_position_looks_the_same_from_its_seat(seed: int) -> None:
    game = some_game(seed)
    rng = Random(seed)
    seats = len(game.position.players)
    watcher = seed % seats
    memory, regrets = Memory(seats), Regrets(seats)
    for step in steps(game, seed):
        memory.watch(seen_by(step.events, watcher))
        seen = view(step.after, watcher)
        for each in (memory, Memory.of(seen)):
            assert view(determinize(seen, each, rng, regrets), watcher) == seen


@pytest.mark.parametrize("seed", range(6))
def test_a_rollout_has_chances_for_every_seat(seed: int) -> None:
    rng = Random(seed)
    for position in list(positions(seed, rounds=12))[::9]:
        rounds = [position.round, position.round + 2]
        now, later = rollout(position, rounds, rng)
        assert now == outcome(position)
        for found in (now, later):
            assert len(found) == len(position.players)
            assert sum(found) == pytest.approx(1.0)
