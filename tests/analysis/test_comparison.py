"""What a decision cost, judged by what its seat could know."""

from random import Random

import pytest

from analysis.games import FEW, played
from niagara.analysis.chances import chances
from niagara.analysis.comparison import alike, compare, lost
from niagara.analysis.decision import Decision, decisions_of
from niagara.analysis.marks import BLUNDER, accuracy, mark_of
from niagara.analysis.played_move import moves_of
from niagara.bots.candidate import Candidate
from niagara.bots.tile_beliefs import TileBeliefs
from niagara.bots.trained_networks import trained_networks
from niagara.rules import DONE, Memory, Position, View, legal_actions, view
from niagara.rules.codec import position_from_json, position_to_json
from niagara.rules.notation import action_from_text
from niagara.testing.twin_position import twin

SPECS = ("ranger", "paddler", "drifter")


def about_to_win(*, is_contested: bool = False) -> Position:
    """Seat 0 has three amethysts at home and a fourth on disc 2, and is to move with its 2.

    If the win is contested, seat 1 will win this round with a diamond on disc 1, unless its tile
    is the cloud.
    """
    form = position_to_json(played(SPECS, 1).opening())
    hands = {0: [1, 3, 4, 5, 6, "cloud"], 1: [1, 2, 3, 4, 5, "cloud"], 2: [1, 2, 3, 4, 5, "cloud"]}
    for seat, player in enumerate(form["players"]):
        player["hand"] = hands[seat]
        player["paddle"] = 2 if seat == 0 else 6
    first = form["players"][0]
    first["gems"] = {"amethyst": 3}
    first["canoes"][0] |= {"at": "2", "gem": "amethyst"}
    first["canoes"][1] |= {"at": "lost"}
    if is_contested:
        form["players"][1]["gems"] = {"diamond": 3}
        form["players"][1]["canoes"][0] |= {"at": "1", "gem": "diamond"}
        form["sites"]["diamond"] = {"diamond": 3}
    form |= {"phase": "canoes", "start": 0, "turn": 0}
    form["sites"]["amethyst"] = {"amethyst": 3}
    for canoe in first["canoes"]:
        canoe["began"] = canoe["at"]
    return position_from_json(form)


def decision(position: Position, text: str) -> Decision:
    seat = position.turn
    seen = view(position, seat)
    return Decision(
        *(0, seen, Memory.of(seen), TileBeliefs(0, {})),
        *(legal_actions(position, seat), action_from_text(text)),
    )


def with_canoes(first: str, second: str) -> View:
    """What seat 0 sees when it is to move with its 2, its canoes at these spaces."""
    form = position_to_json(about_to_win())
    for canoe, at in zip(form["players"][0]["canoes"], (first, second), strict=True):
        canoe |= {"at": at, "gem": None, "began": at}
    form["sites"]["amethyst"] = {"amethyst": 4}
    return view(position_from_json(form), 0)


def test_the_same_trip_by_a_canoe_that_differs_in_nothing_is_the_same_choice() -> None:
    one, other, third = (action_from_text(text) for text in ("0>2", "1>2", "0>1"))
    assert alike(with_canoes("shore", "shore"), one, other)
    assert not alike(with_canoes("4", "shore"), one, other), "by another canoe"
    assert not alike(with_canoes("shore", "shore"), third, other), "to another space"
    assert not alike(with_canoes("4", "shore"), one, DONE)


def test_a_won_position_has_a_chance_near_1_for_the_winner() -> None:
    (shares,) = chances([about_to_win()], trained_networks(), Random(1))
    assert shares[0] > 0.9
    assert sum(shares) == pytest.approx(1, abs=1e-3)


def test_paddling_away_from_a_win_is_a_blunder() -> None:
    found = compare(decision(about_to_win(is_contested=True), "0>4"), FEW, 1)
    assert found.best == action_from_text("0>s")
    assert mark_of(found.loss) == BLUNDER
    assert found.gifts[0] == 0
    assert sum(found.gifts) == pytest.approx(found.loss, abs=1e-3)
    assert max(found.gifts) == found.gifts[1], "it is seat 1 that gains by it"


def test_winning_costs_nothing() -> None:
    found = compare(decision(about_to_win(is_contested=True), "0>s"), FEW, 1)
    assert found.loss == 0
    assert found.best == found.played
    assert found.values[0][1] > 0.4


def test_no_hidden_tile_of_rivals_changes_what_the_search_says() -> None:
    moves = moves_of(played(SPECS, 1))[:24]
    policy = trained_networks().policy
    rng = Random(3)
    twins = [move._replace(before=twin(move.before, move.seat, rng)) for move in moves]
    assert sum(a.before != b.before for a, b in zip(moves, twins, strict=True)) > 5
    real, other = (
        [compare(each, 20, 1) for each in decisions_of(some, policy)] for some in (moves, twins)
    )
    assert len(real) > 10
    assert real == other


def test_a_decision_holds_only_what_its_seat_may_see() -> None:
    """Whatever rivals choose in phase I, the decisions of a seat before any reveal are the same."""
    record = played(SPECS, 1)
    moves = moves_of(record)
    policy = trained_networks().policy
    first = [each for each in decisions_of(moves, policy) if each.move < 3]
    for each in first:
        others = [p for s, p in enumerate(each.view.players) if s != each.view.seat]
        assert all(player.hand is None for player in others)
        assert all(each.memory.may_hold(seat) == (1, 2, 3, 4, 5, 6, 7) for seat in range(3))


def test_a_loss_within_its_standard_error_counts_as_none() -> None:
    best, played_one = Candidate(DONE), Candidate(DONE)
    best.add([0.5, 0.1, 0.6, 0.2])
    played_one.add([0.1, 0.5, 0.2, 0.5])
    loss, error = lost(best, played_one)
    assert loss == 0 < error
    clear = Candidate(DONE)
    clear.add([0.0, 0.0, 0.1, 0.0])
    loss, error = lost(best, clear)
    assert loss == pytest.approx(0.325)
    assert loss > error


def test_accuracy_goes_by_the_share_lost_of_what_was_at_stake() -> None:
    assert accuracy([(0.5, 0.05)]) == pytest.approx(accuracy([(0.1, 0.01)] * 3))
    assert 100 > accuracy([(0.5, 0.01)]) > accuracy([(0.5, 0.1)]) > 0
