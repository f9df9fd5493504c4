"""The champion: what it imagines is the game, what it believes is what rivals would choose."""

from collections import Counter
from functools import partial
from random import Random

import numpy as np
import pytest

from niagara.bots import make_bot
from niagara.bots.champion import Champion
from niagara.bots.imagined_games import PackedGames, PlainGames
from niagara.bots.tile_beliefs import TileBeliefs, before_choice, tile_beliefs
from niagara.rules import Action, Game, Options, Paddle, Position, seen_by, view
from niagara.rules.position import NOBODY, PADDLE_PHASE
from niagara.testing import assert_conforms

SPEC = "champion:12sims"


def champion(seats: int = 3) -> Champion:
    """A champion that has seen nothing."""
    made = make_bot(SPEC, seats)
    assert isinstance(made, Champion)
    return made


def positions(seats: int, options: Options, many: int) -> list[Position]:
    """Positions of a game that quick bots play."""
    game, rng = Game("abcde"[:seats], Random(seats), options), Random(1)
    found: list[Position] = []
    bots = [make_bot("paddler", seats) for _ in range(seats)]
    while len(found) < many and not game.is_over:
        found.append(game.position)
        seat = game.acting()[0]
        action = bots[seat].decide(view(game.position, seat), game.legal_actions(seat), rng)
        events = game.play(seat, action)
        for other, bot in enumerate(bots):
            bot.watch(seen_by(events, other))
    return found


def test_the_champion_plays_by_the_rules() -> None:
    assert_conforms(partial(make_bot, SPEC), games=3, seconds=120)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, Options()), (4, Options(round_limit=40)), (5, Options(round_limit=2))],
)
def test_games_are_imagined_alike_with_and_without_the_packed_engine(
    seats: int, options: Options
) -> None:
    some = positions(seats, options, 60)
    packed, plain = (
        kind(some, options, Random(1), has_flowed=True) for kind in (PackedGames, PlainGames)
    )
    rng = np.random.default_rng(0)
    for _ in range(80):
        assert (packed.actors() == plain.actors()).all()
        assert (packed.rounds() == plain.rounds()).all()
        over = np.flatnonzero(plain.actors() == NOBODY)
        for seat in range(seats):
            assert (packed.shares(over, seat) == plain.shares(over, seat)).all()
        playing = np.flatnonzero(plain.actors() != NOBODY)
        if not len(playing):
            break
        legal = plain.legal(playing)
        assert (packed.legal(playing) == legal).all()
        assert (packed.rows(playing) == plain.rows(playing)).all()
        chosen = (rng.random(legal.shape) * legal).argmax(1)
        for games in (packed, plain):
            games.step(playing, chosen)


def test_rivals_tiles_are_believed_to_be_what_the_policy_would_choose() -> None:
    bot = champion()
    game = Game("abc", Random(1))
    seen = view(game.position, 0)
    beliefs = tile_beliefs(seen, bot.memory, bot.networks.policy, Random(1))
    assert sorted(beliefs.logits) == [1, 2]
    rng = Random(2)
    drawn = Counter(beliefs.choose(1, (1, 2, 3, 4, 5, 6, 7), rng) for _ in range(2000))
    assert len(drawn) == 7, "every tile is possible"
    assert drawn[1 + int(beliefs.logits[1].argmax())] == max(drawn.values())
    assert {TileBeliefs(0, {}).choose(1, (3, 5), rng) for _ in range(50)} == {3, 5}


def test_what_rivals_have_chosen_already_is_not_looked_at() -> None:
    bot = champion()
    for tile in (1, 6):
        game = Game("abc", Random(1))
        game.play(1, Paddle(tile))
        seen = view(game.position, 0)
        root = before_choice(seen, bot.memory, Random(1))
        assert root.phase == PADDLE_PHASE
        assert root.players[1].hand == (1, 2, 3, 4, 5, 6, 7)
        assert root.players[1].paddle == 0


def test_equal_seeds_and_simulations_give_equal_decisions() -> None:
    game = Game("abc", Random(4))
    seen, legal = view(game.position, 0), game.legal_actions(0)
    chosen = {champion().decide(seen, legal, Random(seed)) for seed in (7, 7, 7)}
    assert len(chosen) == 1


@pytest.mark.parametrize(
    ("seats", "temperament"),
    [(4, ""), (5, "")]  # at a table of three the policy is sure of one tile
    + [(seats, name) for seats in (3, 4, 5) for name in ("+cautious", "+thief", "+rainmaker")],
)
def test_champions_do_not_open_alike(seats: int, temperament: str) -> None:
    game = Game("abcde"[:seats], Random(1))
    seen, legal = view(game.position, 0), game.legal_actions(0)

    def openings() -> list[Action]:
        bots = (make_bot(f"{SPEC}{temperament}", seats) for _ in range(16))
        return [bot.decide(seen, legal, Random(seed)) for seed, bot in enumerate(bots)]

    first = openings()
    assert first == openings(), "a seed decides"
    assert len(set(first)) > 1
