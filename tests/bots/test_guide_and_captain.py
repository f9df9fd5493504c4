"""The thinking bots: what they must see, and that their thinking repeats."""

from random import Random

import pytest

from niagara.bots import Bot, SeatedBot, UnknownBot, make_bot, play_decision
from niagara.bots.budget import Budget
from niagara.bots.candidate import Candidate
from niagara.bots.captain_search import Search
from niagara.bots.champion import Champion
from niagara.bots.determinize import determinize
from niagara.bots.levels import LEVELS
from niagara.bots.paddler import Paddler
from niagara.bots.regrets import Regrets
from niagara.bots.rollout import choose, rollout
from niagara.rules import (
    DONE,
    Game,
    Memory,
    Options,
    Paddle,
    Position,
    legal_actions,
    new_game,
    play,
    view,
)
from niagara.rules.board import LEFT
from niagara.rules.notation import action_to_text
from niagara.sim import quick_policy
from rules.tables import Seated, heap, table

THINKERS = ["guide", "captain:60sims"]


def decided(word: str, position: Position, seed: int = 0) -> str:
    bot = make_bot(word, len(position.players))
    seat = position.turn
    action = bot.decide(view(position, seat), legal_actions(position, seat), Random(seed))
    return action_to_text(action)


@pytest.mark.parametrize("word", ["paddler", *THINKERS])
@pytest.mark.parametrize("seed", range(3))
def test_r8_1_a_win_in_reach_is_taken(word: str, seed: int) -> None:
    assert decided(word, table("3:ruby shore", 3, heap(ruby=3)), seed) == "0>s"


@pytest.mark.parametrize("word", ["paddler", *THINKERS])
def test_r4_13_nobody_plunges_without_need(word: str) -> None:
    for seed in range(5):
        assert decided(word, table("7L:ruby shore", 3), seed) != "0>f"


@pytest.mark.parametrize("word", ["paddler", *THINKERS])
@pytest.mark.parametrize("at", ["shore lost", "lost shore"])
def test_d1_a_lone_canoe_stays_ashore_when_every_launch_ends_in_the_falls(
    word: str, at: str
) -> None:
    # All tiles are 6: the river flows 8. With a gem at home, no canoe comes back free (R7.3).
    position = table(at, 6, "ruby", weather=2, start=1)
    for seed in range(3):
        assert decided(word, position, seed) == "."
    assert choose(position, 0, Random(0)) == DONE


@pytest.mark.parametrize("word", ["paddler", *THINKERS])
def test_d1_a_lone_canoe_is_launched_for_a_gem_when_the_river_stands_still(word: str) -> None:
    rivals = [Seated(tile=1), Seated(tile=1)]
    position = table("shore lost", 5, rivals=rivals, weather=-1, start=1)
    for seed in range(3):
        assert decided(word, position, seed) == "0>3+A"
    assert action_to_text(choose(position, 0, Random(0))) == "0>3+A"


@pytest.mark.parametrize("tile", range(1, 7))
def test_d1_the_quick_policy_launches_where_there_are_gems_and_waits_otherwise(tile: int) -> None:
    position = table("shore lost", tile)
    action = quick_policy.choose(
        position.players[0].canoes, legal_actions(position, 0), lambda: 0.0
    )
    assert (action == DONE) == (tile <= 3)


@pytest.mark.parametrize("word", THINKERS)
def test_r4_8_a_winning_gem_is_stolen_from_under_a_rival(word: str) -> None:
    rivals: list[str | Seated] = [Seated("2:ruby shore", 6, heap(ruby=3)), "shore shore"]
    assert decided(word, table("5 lost", 3, rivals=rivals)) == "0>2xb0"


@pytest.mark.parametrize("word", THINKERS)
def test_same_seed_same_game(word: str) -> None:
    def record() -> object:
        names = [word, "paddler", "drifter"]
        game = Game(names, Random(3), Options(round_limit=4))
        players = [SeatedBot(make_bot(name, 3), seat, 4) for seat, name in enumerate(names)]
        while not game.is_over:
            play_decision(game, players)
        return game.record

    assert record() == record()


def test_a_tile_that_would_be_regretted_seldom_lies_face_down() -> None:
    regrets = Regrets(3)
    for tile in range(1, 8):
        regrets.learn([(1, tile)], [0.0, 0.5 if tile == 4 else 0.3, 0.0])
    seen = view(table("3 shore", 3, rivals=["shore shore", "shore shore"]), 0)
    rng = Random(1)
    worlds = [determinize(seen, Memory.of(seen), rng, regrets) for _ in range(100)]
    assert sum(world.players[1].paddle == 4 for world in worlds) > 80
    assert len({world.players[2].paddle for world in worlds}) == 7  # nothing is known of this one


def test_rivals_learn_whether_they_choose_before_or_after() -> None:
    position = play(new_game(3, 0, LEFT), 0, Paddle(4))
    seen = view(position, 1)
    known, legal = Memory.of(seen), legal_actions(position, 1)
    search = Search(seen, known, legal, [3, 5], Regrets(3), Random(1))
    search.run(Budget(simulations=100).start())
    for seat, learns in enumerate([True, False, True]):
        assert any(search.regrets.tries[seat]) == learns


def test_what_has_no_hope_is_not_tried_on() -> None:
    leader, near, far = Candidate(DONE), Candidate(DONE), Candidate(DONE)
    leader.outcomes.extend([0.5, 0.4] * 20)
    near.outcomes.extend([0.4, 0.49] * 20)
    far.outcomes.extend([0.1, 0.2] * 20)
    assert far.hope_against(leader) < 1e-6 < 1e-3 < near.hope_against(leader)
    assert leader.hope_against(leader) == 0.0


def test_a_clear_choice_ends_the_thinking() -> None:
    position = table("3:ruby shore", 3, heap(ruby=3))  # landing wins at once
    seen = view(position, 0)
    known, legal = Memory.of(seen), legal_actions(position, 0)
    search = Search(seen, known, legal, [3, 5], Regrets(3), Random(1))
    watch = Budget(simulations=100_000).start()
    search.run(watch)
    assert watch.done < 1000


def test_a_rollout_is_judged_at_the_rounds_asked_for() -> None:
    position = new_game(4, 0, LEFT)
    soon, late = rollout(position, [3, 5], Random(1))
    assert rollout(position, [5], Random(1)) == [late] != [soon]


def test_less_time_is_enough_to_look_far_ahead_on_the_packed_engine() -> None:
    for milliseconds, packed, plain in ((1, False, False), (100, True, False), (1000, True, True)):
        budget = Budget(milliseconds)
        assert budget.is_large(packed=True) is packed
        assert budget.is_large(packed=False) is plain
    assert Budget.parse("5000sims").is_large(packed=False)


def test_budgets() -> None:
    assert Budget.parse("1000ms") == Budget(milliseconds=1000)
    assert Budget.parse("7sims") == Budget(simulations=7)
    for text in ("", "200", "0ms", "-1ms", "1e3ms", "ms", "99999999ms"):
        with pytest.raises(ValueError, match="200ms or 400sims"):
            Budget.parse(text)


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("captain:soon", "captain: expected a budget"),
        ("drifter:200ms", "drifter: this bot has no setting"),
        ("guide:200ms", "guide: expected a share of rounds such as 70%"),
        ("ranger:100%", "ranger: expected a share of rounds such as 70%"),
        ("giude", "did you mean guide"),
        ("", "there are drifter, paddler, guide, captain, ranger, champion"),
    ],
)
def test_words_that_name_no_bot_are_explained(word: str, answer: str) -> None:
    with pytest.raises(UnknownBot, match=answer):
        make_bot(word, 4)


def test_every_level_of_the_menu_is_a_bot() -> None:
    bots: list[Bot] = [make_bot(level.bot, 4) for level in LEVELS]
    assert isinstance(bots[0], Paddler)
    assert isinstance(bots[4], Champion)
    assert len({level.name for level in LEVELS}) == len(LEVELS)
