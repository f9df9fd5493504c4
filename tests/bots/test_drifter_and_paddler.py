"""The first opponents: legal, deterministic, blind to secrets, and able to finish a game."""

from collections.abc import Sequence
from random import Random

import pytest

from niagara.bots import make_bot
from niagara.rules import Action, Game, Options, Position, Trip, legal_actions, view
from niagara.rules.board import AMETHYST, FALLS, SHORE
from rules.tables import choosing, table
from rules.tables import played as after


def played(names: Sequence[str], seed: int, round_limit: int | None = None) -> Game:
    rng = Random(seed)
    game = Game(names, Random(seed), Options(round_limit=round_limit))
    bots = [make_bot(name, len(names)) for name in names]
    while not game.is_over:
        seat = game.acting()[0]
        legal = game.legal_actions(seat)
        action = bots[seat].decide(view(game.position, seat), legal, rng)
        assert action in legal
        game.play(seat, action)
    return game


def decision(name: str, position: Position, seed: int = 0) -> Action:
    legal = legal_actions(position, 0)
    return make_bot(name, 3).decide(view(position, 0), legal, Random(seed))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_paddlers_end_their_games_by_themselves(seats: int) -> None:
    rounds = sorted(played(["paddler"] * seats, seed).position.round for seed in range(9))
    assert rounds[len(rounds) // 2] < 25
    assert rounds[-1] < 60


def test_paddlers_beat_drifters() -> None:
    names = ["paddler", "drifter", "drifter", "drifter"]
    winners = [played(names, seed, 100).position.winners for seed in range(10)]
    assert sum(0 in seats for seats in winners) >= 9


def test_same_seed_same_game() -> None:
    names = ["paddler", "drifter", "paddler"]
    assert played(names, 5, 30).record == played(names, 5, 30).record


@pytest.mark.parametrize(
    "name", ["drifter", "paddler", "guide", "captain:30sims", "ranger", "champion:12sims"]
)
def test_a_bot_decides_by_its_view_alone(name: str) -> None:
    """Two positions that differ only in a rival's hidden tile: the same decision."""
    low, high = (after(choosing(), f"b{tile}") for tile in (1, 6))
    assert low != high
    assert decision(name, low) == decision(name, high)


def test_drifter_never_chooses_the_falls_while_it_can_stay() -> None:
    position = table("6L 7L", 3)
    trips = [decision("drifter", position, seed) for seed in range(200)]
    assert all(isinstance(trip, Trip) and trip.to != FALLS for trip in trips)
    assert len(set(trips)) > 3


def test_paddler_lands_a_loaded_canoe() -> None:
    trip = decision("paddler", table("3:amethyst shore", 4))
    assert isinstance(trip, Trip)
    assert (trip.canoe, trip.to) == (0, SHORE)


def test_paddler_loads_where_it_can() -> None:
    trip = decision("paddler", table("shore shore", 5))
    assert isinstance(trip, Trip)
    assert trip.loads == AMETHYST


def test_paddler_leaves_the_brink() -> None:
    trip = decision("paddler", table("7L:ruby lost", 2))
    assert isinstance(trip, Trip)
    assert trip.to == 5


def test_paddler_ransoms_its_last_canoe() -> None:
    position = choosing("lost lost", "amethyst", round=3)
    assert decision("paddler", position).key()[0] == "Ransom"
