"""The first opponents: legal, deterministic, blind to secrets, and able to finish a game."""

from collections.abc import Sequence
from random import Random

import pytest

from niagara.bots import make_bot
from niagara.rules import (
    Action,
    Game,
    Options,
    Player,
    Position,
    Trip,
    canoe_at,
    legal_actions,
    new_game,
    view,
)
from niagara.rules.bag import NOTHING, bag_of
from niagara.rules.board import AMETHYST, EMPTY, FALLS, LOST, RUBY, SHORE
from niagara.rules.canoes_to_move import turn_from
from niagara.rules.position import CANOE_PHASE


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


def on_the_move(tile: int, first: tuple[int, int], second: tuple[int, int]) -> Position:
    """Seat 0 to move its two canoes, each a space and a gem."""
    deal = new_game(3, 0, 0)
    hand = tuple(other for other in deal.players[0].hand if other != tile)
    mover = Player(hand, (), tile, NOTHING, (canoe_at(*first), canoe_at(*second)))
    rival = Player(hand, (), tile, NOTHING, deal.players[1].canoes)
    return Position(
        deal.options, 1, CANOE_PHASE, 0, 0, turn_from(first[0], second[0]), 0, 0, deal.sites,
        (), (mover, rival, rival),
    )  # fmt: skip


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


@pytest.mark.parametrize("name", ["drifter", "paddler", "guide", "captain:30sims"])
def test_a_bot_decides_by_its_view_alone(name: str) -> None:
    """Two positions that differ only in a rival's hidden tile: the same decision."""
    opening = new_game(3, 0, 0)
    mine, rival, last = opening.players
    low = Player((2, 3, 4, 5, 6, 7), (), 1, NOTHING, rival.canoes)
    high = Player((1, 2, 3, 4, 5, 7), (), 6, NOTHING, rival.canoes)
    tables = [
        Position(
            opening.options, 1, opening.phase, 0, opening.turn, None, 0, 0, opening.sites,
            (), (mine, other, last),
        )
        for other in (low, high)
    ]  # fmt: skip
    assert decision(name, tables[0]) == decision(name, tables[1])


def test_drifter_never_chooses_the_falls_while_it_can_stay() -> None:
    position = on_the_move(3, (6, EMPTY), (8, EMPTY))
    trips = [decision("drifter", position, seed) for seed in range(200)]
    assert all(isinstance(trip, Trip) and trip.to != FALLS for trip in trips)
    assert len(set(trips)) > 3


def test_paddler_lands_a_loaded_canoe() -> None:
    trip = decision("paddler", on_the_move(4, (3, AMETHYST), (SHORE, EMPTY)))
    assert isinstance(trip, Trip)
    assert (trip.canoe, trip.to) == (0, SHORE)


def test_paddler_loads_where_it_can() -> None:
    trip = decision("paddler", on_the_move(5, (SHORE, EMPTY), (SHORE, EMPTY)))
    assert isinstance(trip, Trip)
    assert trip.loads == AMETHYST


def test_paddler_leaves_the_brink() -> None:
    trip = decision("paddler", on_the_move(2, (8, RUBY), (LOST, EMPTY)))
    assert isinstance(trip, Trip)
    assert trip.to == 5


def test_paddler_ransoms_its_last_canoe() -> None:
    opening = new_game(3, 0, 0)
    stranded = Player(
        opening.players[0].hand, (), 0, bag_of([1, 0, 0, 0, 0]), (canoe_at(LOST), canoe_at(LOST))
    )
    sites = (opening.sites[0] - bag_of([1, 0, 0, 0, 0]), *opening.sites[1:])
    position = Position(
        opening.options, 3, opening.phase, 0, opening.turn, None, 0, 0, sites,
        (), (stranded, *opening.players[1:]),
    )  # fmt: skip
    assert decision("paddler", position).key()[0] == "Ransom"
