"""Bots with a handicap: in some rounds they play as a weaker bot does."""

from collections.abc import Sequence
from random import Random

import pytest

from niagara.bots import make_bot
from niagara.bots.bot import Bot
from niagara.bots.handicapped import Handicapped
from niagara.rules import Action, Game, View, view
from niagara.testing import assert_conforms


class Counting(Bot):
    """Notes the rounds in which it is asked."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds: list[int] = []

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Answer anything."""
        self.rounds.append(view.round)
        return rng.choice(legal)


def test_a_round_is_played_by_one_of_the_two() -> None:
    strong, weak = Counting(3), Counting(3)
    bot = Handicapped(3, strong, weak, 0.7)
    rng = Random(1)
    game = Game("abc", Random(2))
    while game.position.round < 300 and not game.is_over:
        seat = game.acting()[0]
        legal = game.legal_actions(seat)
        if seat == 0:
            game.play(0, bot.decide(view(game.position, 0), legal, rng))
        else:
            game.play(seat, rng.choice(legal))
    assert not set(strong.rounds) & set(weak.rounds)
    rounds = len(set(strong.rounds)) + len(set(weak.rounds))
    assert 0.5 < len(set(strong.rounds)) / rounds < 0.9


@pytest.mark.parametrize("spec", ["paddler:40%", "guide:70%", "ranger:50%"])
def test_bots_with_a_handicap_play_by_the_rules(spec: str) -> None:
    assert_conforms(lambda seats: make_bot(spec, seats), games=3, seconds=60)
