"""Ways to reach positions worth testing: careless and sensible play, mixed and seeded.

Random play alone never ends a game, so some seats carry gems home. Nothing here knows a rule:
a policy only prefers among the legal actions it is given.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from niagara.rules import (
    Action,
    Game,
    Options,
    Paddle,
    Player,
    Position,
    Ransom,
    Trip,
    Weather,
)
from niagara.rules.board import DEPTH, EMPTY, FALLS, SHORE
from niagara.rules.events import Event
from niagara.sim.next_to_act import next_to_act

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve")


def sensible(player: Player, legal: Sequence[Action], rng: Random) -> Action:
    """Land what is loaded, load what is near, steal gladly, keep off the falls."""

    def merit(action: Action) -> float:
        if not isinstance(action, Trip):
            return {Ransom: 1.0, Paddle: rng.random(), Weather: rng.random()}.get(type(action), 0.5)
        loaded = player.canoes[action.canoe].gem != EMPTY
        if action.to == FALLS or (loaded and action.unloads):
            return -10.0
        depth = DEPTH[action.to]
        if loaded:
            return 20.0 if action.to == SHORE else 8.0 - depth
        if action.steals is not None or action.loads != EMPTY:
            return 9.0 - depth
        return -abs(depth - 4)

    return max(legal, key=merit)


def careless(_player: Player, legal: Sequence[Action], rng: Random) -> Action:
    """Anything at all, though cargo is handled more often than not."""
    handling = [a for a in legal if isinstance(a, Trip) and (a.before or a.after)]
    return rng.choice(handling if handling and rng.random() < 0.6 else legal)


def some_options(rng: Random) -> Options:
    """Any mix of options; games are bounded, so that careless tables end too."""
    return Options(
        fork=rng.choice(("alternate", "natural")),
        tiebreak=rng.choice(("shared", "gem-value")),
        round_limit=rng.choice((None, 3, 9, 30)),
        open_piles=rng.random() < 0.5,
    )


def some_game(seed: int, **options: Any) -> Game:
    """A new game with a number of seats and options of its own, but for those given."""
    rng = Random(seed)
    seats = rng.choice((3, 4, 5))
    return Game(NAMES[:seats], rng, replace(some_options(rng), **options))


class Step(NamedTuple):
    """One action of a game: where, who, what, and what came of it."""

    before: Position
    seat: int
    action: Action
    events: list[Event]
    after: Position


def steps(game: Game, seed: int, rounds: int = 40) -> Iterator[Step]:
    """Play a game on, step by step.

    Every seat has a temper of its own, from careless to sensible.
    """
    rng = Random(seed)
    temper = [rng.choice((0.1, 0.5, 0.9, 1.0)) for _ in game.position.players]
    while not game.is_over and game.position.round <= rounds:
        seat = rng.choice(game.acting())
        policy = sensible if rng.random() < temper[seat] else careless
        action = policy(game.position.players[seat], game.legal_actions(seat), rng)
        before = game.position
        events = game.play(seat, action)
        yield Step(before, seat, action, events, game.position)


def at_random(game: Game, rng: Random) -> Iterator[int]:
    """Play a game to its end, whatever is legal; the seats that acted, one after the other."""
    while not game.is_over:
        seat = game.acting()[0]
        game.play(seat, rng.choice(game.legal_actions(seat)))
        yield seat


def in_order(seed: int, seats: int, options: Options) -> Iterator[Position]:
    """The positions of a game in which seats choose tiles one after the other, as simulators do."""
    game, rng = Game(NAMES[:seats], Random(seed), options), Random(seed)
    while not game.is_over:
        yield game.position
        seat = next_to_act(game.position)
        policy = sensible if rng.random() < 0.8 else careless
        game.play(seat, policy(game.position.players[seat], game.legal_actions(seat), rng))


def positions(seed: int, rounds: int = 40) -> Iterator[Position]:
    """The positions of one seeded game."""
    game = some_game(seed)
    yield game.position
    for step in steps(game, seed, rounds):
        yield step.after
