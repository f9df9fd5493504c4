"""The OpenSpiel game: OpenSpiel's own test, explicit chance, hidden choices, and its bots."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from niagara.arena.match import play_match
from niagara.bots import UnknownBot, make_bot
from niagara.env.playouts import Playouts
from niagara.env.rewards import payoffs
from niagara.env.spiel_game import SpielGame, SpielState
from niagara.rules import Options, legal_actions, new_game, view
from niagara.rules.position import OVER
from niagara.sim.flat_actions import FIRST_TILE, legal_mask
from niagara.sim.observation import observation_width
from niagara.sim.packed.engine import ENGINE
from niagara.testing import check_bot

NATURAL = "python_niagara(players=3,fork=natural,round_limit=3)"


def load(parameters: str) -> SpielGame:
    game: SpielGame = pyspiel.load_game(parameters)
    return game


def stepped(state: SpielState, rng: Random) -> None:
    """One step of random play."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def set_up(game: SpielGame, start: int = 0, arm: int = 0) -> SpielState:
    state = game.new_initial_state()
    for outcome in (start, arm):
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize(
    "parameters",
    [
        "python_niagara(round_limit=3)",
        NATURAL,
        "python_niagara(players=5,fork=natural,tiebreak=gem-value,round_limit=2)",
    ],
)
def test_it_passes_the_test_of_openspiel(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_games_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    game = load(f"python_niagara(players={rng.choice((3, 4, 5))},fork=natural,round_limit=9)")
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.current_player() >= 0:
            assert state.position is not None
            mask = legal_mask(state.position, state.current_player())
            assert state.legal_actions_mask() == [int(is_legal) for is_legal in mask]
            assert state.returns() == [0.0] * game.num_players()
        stepped(state, rng)
        steps += 1
    position = state.table.position
    assert position is not None
    assert position.phase == OVER
    assert state.returns() == payoffs(position.winners, game.num_players())
    assert steps <= game.max_game_length() + game.max_chance_nodes_in_history()


def test_chance_draws_the_start_player_and_the_first_arm() -> None:  # R1.6, D4
    state = load("python_niagara").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(2) == "seat 2 goes first"
    state.apply_action(2)
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(1) == "right arm"
    state.apply_action(1)
    assert state.current_player() == 2
    assert state.table.position == new_game(4, 2, 1, Options(round_limit=100))


def flowing(state: SpielState) -> list[list[tuple[int, float]]]:
    """Play on to the next flow; what chance could draw at each of its pushes, all as expected."""
    drawn = []
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    while state.is_chance_node():
        drawn.append(state.chance_outcomes())
        state.apply_action(max(drawn[-1], key=lambda outcome: outcome[1])[0])
    return drawn


def test_every_push_of_a_natural_river_is_drawn_but_the_first_of_a_game() -> None:  # R6.4, D4
    state = set_up(load(NATURAL), arm=0)
    for _ in range(3):
        state.apply_action(FIRST_TILE + 2)  # all play 3: three pushes
    assert flowing(state) == [[(0, 1 / 8), (1, 7 / 8)], [(0, 7 / 8), (1, 1 / 8)]]
    position = state.table.position
    assert position is not None
    assert (position.round, position.next_arm) == (2, 1)
    for _ in range(3):
        state.apply_action(FIRST_TILE + 1)
    assert len(flowing(state)) == 2


def test_an_alternating_river_draws_nothing() -> None:  # R6.3
    state, rng = set_up(load("python_niagara(round_limit=4)")), Random(1)
    while not state.is_terminal():
        assert not state.is_chance_node()
        stepped(state, rng)


def test_nobody_knows_a_choice_before_it_is_revealed() -> None:  # R2.1, R2.2
    """Whatever a rival has chosen, it is all the same to what the others observe and recall."""
    game = load("python_niagara(players=3)")
    states = [set_up(game) for _ in range(7)]
    for tile, state in enumerate(states):
        state.apply_action(FIRST_TILE + tile)
        state.apply_action(FIRST_TILE)
    for tell in (tensor, SpielState.observation_string, SpielState.information_state_string):
        assert len({str(tell(state, 2)) for state in states}) == 1
        assert len({str(tell(state, 0)) for state in states}) == 7
    for state in states:
        state.apply_action(FIRST_TILE)  # all have chosen: the first tile is revealed
    assert len({state.information_state_string(2) for state in states}) == 7


def tensor(state: SpielState, seat: int) -> list[float]:
    found: list[float] = state.information_state_tensor(seat)
    return found


def test_information_states_recall_everything_a_player_has_seen() -> None:
    """Two ways to the same position: the observation is the same, the information state is not."""
    game = load("python_niagara(players=3)")
    ways = []
    for tiles in ((1, 2), (2, 1)):
        state = set_up(game)
        for tile in tiles:
            for _ in range(3):
                state.apply_action(FIRST_TILE + tile)
            while state.table.position.phase != "paddle":  # type: ignore[union-attr]
                state.apply_action(state.legal_actions()[0])
        ways.append(state)
    for state in ways:
        assert len(state.information_state_string(0)) > len(state.observation_string(0))
    assert tensor(ways[0], 0) != tensor(ways[1], 0)


def test_tensors_have_parts_by_name() -> None:
    game = load("python_niagara(players=3,round_limit=5)")
    seen, recalled = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    state = set_up(game)
    for observer in (seen, recalled):
        observer.set_from(state, 1)
        assert observer.dict["observation"].shape == (observation_width(3),)
    assert recalled.dict["history"].shape == (5 * 3 * 5 + 2,)
    assert np.count_nonzero(recalled.dict["history"]) == 2
    assert game.observation_tensor_shape() == [observation_width(3)]


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    rng, state = Random(3), set_up(load(NATURAL))
    changed = 0
    for _ in range(25):
        seat = state.current_player()
        if seat >= 0:
            drawn = state.resample_from_infostate(seat, rng.random)
            assert drawn.observation_string(seat) == state.observation_string(seat)
            assert drawn.information_state_string(seat) == state.information_state_string(seat)
            assert drawn.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert drawn.legal_actions() == state.legal_actions()
            assert drawn.history() == []
            if drawn.table.position != state.table.position:
                other = (seat + 1) % 3  # who sees a tile of its own that it has not played
                tells = drawn.information_state_string(other), state.information_state_string(other)
                changed += tells[0] != tells[1]
        stepped(state, rng)
    assert changed


def test_a_state_can_begin_at_any_position_of_these_rules() -> None:
    game = load("python_niagara(players=3)")
    position = new_game(3, 1, 0, game.options)
    assert game.state_at(position).current_player() == 1
    with pytest.raises(ValueError, match="other seats or options"):
        game.state_at(new_game(4, 1, 0, game.options))


@pytest.mark.parametrize("players", [2, 6])
def test_parameters_that_cannot_be_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"R1.1: 3 to 5 seats play, not {players}"):
        SpielGame({"players": players})


def test_bots_of_openspiel_play_it() -> None:
    game, rng = load(NATURAL), np.random.RandomState(1)
    rollouts = RandomRolloutEvaluator(1, rng)
    bots: list[Any] = [
        MCTSBot(game, 1.0, 4, rollouts, random_state=rng),
        ISMCTSBot(game, rollouts, 1.0, 4, random_state=rng),
        pyspiel.make_uniform_random_bot(2, 1),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            stepped(state, Random(1))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("policy", ["random", "quick"])
def test_playouts_of_rules_and_engine_pay_alike(policy: str) -> None:
    """Both play whole games; who wins is chance, what is paid adds up to nothing."""
    state = set_up(load("python_niagara(players=3,fork=natural,round_limit=60)"))
    ENGINE.build()
    for packed in (False, True):
        paid = Playouts(policy, 1, packed=packed).evaluate(state)
        assert sum(paid) == pytest.approx(0)
        assert policy == "random" or max(paid) > 0


@pytest.mark.parametrize("options", [Options(round_limit=4), Options("natural", round_limit=3)])
def test_bots_of_openspiel_sit_in_the_arena(options: Options) -> None:
    specs = ["spiel:random", "spiel:mcts:3", "spiel:ismcts:3:quick", "drifter"]
    results = [play_match(specs, 5, options) for _ in range(2)]
    for result in results:
        assert [seat.first_fault for seat in result.seats] == [None] * 4
    assert [seat.decisions for seat in results[0].seats] == [
        seat.decisions for seat in results[1].seats
    ]
    assert results[0].winners == results[1].winners


@pytest.mark.parametrize("spec", ["spiel:mcts:2", "spiel:ismcts:2:quick"])
def test_searches_pass_the_kit_for_bots(spec: str) -> None:
    """They are legal, deterministic, and independent of what their seat cannot know."""
    ENGINE.build()
    report = check_bot(lambda seats: make_bot(spec, seats), games=3)
    assert report.passed, report


def test_a_table_without_a_round_limit_is_searched_to_a_horizon() -> None:
    bot = make_bot("spiel:ismcts:2:quick", 3)
    position = new_game(3, 0, 0)
    legal = legal_actions(position, 2)
    assert bot.decide(view(position, 2), legal, Random(1)) in legal


@pytest.mark.parametrize(
    "setting",
    ["", "mcts", "mcts:0", "mcts:many", "uct:10", "random:5", "mcts:5:slow", "mcts:5:quick:1"],
)
def test_a_setting_there_is_not_is_explained(setting: str) -> None:
    with pytest.raises(UnknownBot, match="spiel: expected") as caught:
        make_bot(f"spiel:{setting}", 4)
    assert caught.value.code == "spiel-setting"
