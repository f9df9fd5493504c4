"""The packed engine plays the game of `niagara.rules`: compared with it at every step."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from niagara.rules import Action, Options, Paddle, Position, legal_actions, new_game, play
from niagara.rules.board import LEFT, Arm
from niagara.rules.play import Draw
from niagara.rules.position import OVER
from niagara.sim import quick_policy
from niagara.sim.flat_actions import decode, encode, legal_mask
from niagara.sim.next_to_act import next_to_act
from niagara.sim.packed.batch import QUICK, Games
from niagara.sim.packed.packing import pack, unpack, without_order
from niagara.sim.tables import arms_of
from play import some_game, steps

pytestmark = pytest.mark.usefixtures("packed_engine")

MANY = 6
OPTIONS = [
    Options(fork=fork, tiebreak=tiebreak, round_limit=limit)
    for fork, tiebreak, limit in product(("alternate", "natural"), ("shared", "gem-value"), (3, 40))
]


def chosen(position: Position, rng: Random, sense: float) -> Action:
    """A legal action: by the quick policy or by chance."""
    seat = next_to_act(position)
    legal = legal_actions(position, seat)
    if rng.random() < sense:
        return quick_policy.choose(position.players[seat].canoes, legal, rng.random)
    return rng.choice(legal)


def bits(seats: Iterable[int]) -> int:
    """A set of seats as the engine writes it."""
    return sum(1 << seat for seat in seats)


def drawn(arms: tuple[Arm, ...]) -> Draw:
    """A draw that has taken place already."""
    return lambda _arm, _pushes: arms


def played(games: Games, rng: Random) -> Iterator[list[Position]]:
    """Play all games to their ends on both engines; the positions by the rules before each step."""
    positions = [games.position(game) for game in range(len(games))]
    while any(position.phase != OVER for position in positions):
        yield positions
        actions: npt.NDArray[np.uint8] = np.zeros(len(games), np.uint8)
        for game, position in enumerate(positions):
            if position.phase != OVER:
                action = chosen(position, rng, game / (MANY - 1))
                actions[game] = encode(position, next_to_act(position), action)
        games.step(actions)
        for game, position in enumerate(positions):
            if position.phase != OVER:
                arms = arms_of(int(games.arms[game]))
                action = decode(position, next_to_act(position), int(actions[game]))
                positions[game] = play(position, next_to_act(position), action, drawn(arms))
                assert int(games.winners[game]) == bits(positions[game].winners)
    yield positions


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.fork} {o.tiebreak} {o.round_limit}")
def test_masks_positions_and_winners_are_those_of_the_rules(seats: int, options: Options) -> None:
    games = Games(MANY, seats, options, seed=seats)
    for positions in played(games, Random(seats)):
        legal, acting = games.legal(), games.to_act()
        for game, position in enumerate(positions):
            assert games.position(game) == without_order(position)
            if position.phase != OVER:
                assert acting[game] == next_to_act(position)
                assert legal[game].tolist() == legal_mask(position, next_to_act(position))
            else:
                assert not legal[game].any()
    ended = [position.winners for position in positions]
    assert all(ended)


def test_winners_are_told_when_games_are_played_out() -> None:
    games = Games(MANY, 4, Options(round_limit=2), seed=1)
    games.play_out()
    for game in range(MANY):
        assert int(games.winners[game]) == bits(games.position(game).winners)


def test_seats_that_chose_out_of_turn_are_not_asked_again() -> None:
    options = Options(round_limit=9)
    position = play(new_game(4, 1, LEFT, options), 3, Paddle(4))
    games = Games(1, 4, options)
    games.put(0, position)
    for seat, tile in ((1, 2), (2, 5), (0, 6)):
        assert games.to_act()[0] == seat
        games.step(np.array([encode(position, seat, Paddle(tile))], np.uint8))
        position = play(position, seat, Paddle(tile))
    assert games.position(0) == position


@pytest.mark.parametrize("seed", range(6))
def test_the_quick_policy_is_the_same(seed: int) -> None:
    game = some_game(seed, round_limit=30)
    games = Games(1, len(game.position.players), game.position.options)
    for step in steps(game, seed):
        if step.after.phase == OVER:
            continue
        games.put(0, step.after)
        seat = next_to_act(step.after)
        legal = legal_actions(step.after, seat)
        if not isinstance(legal[0], Paddle):  # a tile is drawn
            canoes = step.after.players[seat].canoes
            expected = quick_policy.choose(canoes, legal, Random(1).random)
            assert decode(step.after, seat, int(games.choose(QUICK)[0])) == expected


@pytest.mark.parametrize("seed", range(6))
def test_positions_are_packed_and_unpacked(seed: int) -> None:
    for step in steps(some_game(seed), seed):
        position = without_order(step.after)
        assert unpack(pack(position), len(position.players), position.options) == position


def test_new_games_follow_ended_ones_if_wanted() -> None:
    games = Games(64, 3, Options(round_limit=1), seed=5)
    ended = 0
    for _ in range(40):
        games.step(games.choose(), resets=True)
        ended += int(np.count_nonzero(games.winners))
    assert ended > 64
    assert {games.position(game).round for game in range(64)} == {1}


def test_a_batch_repeats_for_a_seed() -> None:
    first, second = Games(8, seed=7), Games(8, seed=7)
    assert (first.play_out() == second.play_out()).all()
    assert (first.words == second.words).all()
    assert (Games(8, seed=8).play_out() != first.play_out()).any()


def test_an_illegal_action_changes_nothing() -> None:
    games = Games(3)
    before = games.words.copy()
    actions = games.choose()
    actions[2] = 0  # a trip, before any tile is chosen
    with pytest.raises(ValueError, match="action 0 is not legal in game 2"):
        games.step(actions)
    assert (games.words == before).all()


@pytest.mark.parametrize(
    ("seats", "options"), [(2, Options(round_limit=9)), (6, Options(round_limit=9)), (4, Options())]
)
def test_what_cannot_be_played_in_batches_is_refused(seats: int, options: Options) -> None:
    with pytest.raises(ValueError, match=r"R1\.1|R8\.3"):
        Games(1, seats, options)


def test_a_position_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="same seats and options"):
        Games(1, 4).put(0, new_game(3, 0, LEFT))
