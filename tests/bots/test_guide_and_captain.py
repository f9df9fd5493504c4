"""The thinking bots: what they must see, and that their thinking repeats."""

from random import Random

import pytest

from niagara.bots import Bot, UnknownBot, make_bot
from niagara.bots.budget import Budget
from niagara.bots.captain import Captain
from niagara.bots.guide import Guide
from niagara.bots.levels import LEVELS
from niagara.rules import Game, Options, Position, legal_actions, seen_by, view
from niagara.rules.notation import action_to_text
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


@pytest.mark.parametrize("word", THINKERS)
def test_r4_8_a_winning_gem_is_stolen_from_under_a_rival(word: str) -> None:
    rivals: list[str | Seated] = [Seated("2:ruby shore", 6, heap(ruby=3)), "shore shore"]
    assert decided(word, table("5 lost", 3, rivals=rivals)) == "0>2xb0"


@pytest.mark.parametrize("word", THINKERS)
def test_same_seed_same_game(word: str) -> None:
    def record() -> object:
        names = [word, "paddler", "drifter"]
        game = Game(names, Random(3), Options(round_limit=4))
        bots = [make_bot(name, 3) for name in names]
        rng = Random(4)
        while not game.is_over:
            seat = game.acting()[0]
            action = bots[seat].decide(view(game.position, seat), game.legal_actions(seat), rng)
            for other, events in enumerate([game.play(seat, action)] * 3):
                bots[other].watch(seen_by(events, other))
        return game.record

    assert record() == record()


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
        ("guide:200ms", "guide: this bot has no setting"),
        ("giude", "did you mean guide"),
        ("", "there are drifter, paddler, guide, captain"),
    ],
)
def test_words_that_name_no_bot_are_explained(word: str, answer: str) -> None:
    with pytest.raises(UnknownBot, match=answer):
        make_bot(word, 4)


def test_every_level_of_the_menu_is_a_bot() -> None:
    bots: list[Bot] = [make_bot(level.bot, 4) for level in LEVELS]
    assert isinstance(bots[2], Guide)
    assert isinstance(bots[4], Captain)
    assert len({level.name for level in LEVELS}) == len(LEVELS)
