"""OpenSpiel's bots on a seat of our arena: ``spiel:ismcts:1000`` (see `niagara.bots.spiel`).

They search states made from what their seat sees and remembers. Tiles that rivals have laid face
down are drawn at random: IS-MCTS draws them anew for every simulation, MCTS, which is made for
games without secrets, searches one such world.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import numpy as np

from niagara.bots.bot import Bot
from niagara.bots.determinize import determinize
from niagara.bots.regrets import Regrets
from niagara.bots.spiel import SpielSpec
from niagara.env.learning_game import flows
from niagara.env.playouts import Playouts
from niagara.env.spiel_game import SpielGame, SpielState
from niagara.rules import Action, Event, Options, Player, Position, View
from niagara.rules.board import NO_TILE, Seat
from niagara.rules.position import PADDLE_PHASE
from niagara.sim.missing_extra import missing_extra

try:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import MCTSBot
    from open_spiel.python.bots.uniform_random import UniformRandomBot
except ImportError as error:
    raise missing_extra("spiel", error) from error

EXPLORATION: Final = 1.0  # UCT's constant; returns of a game lie within a range of 1
ROUNDS_AHEAD: Final = 100  # where the table has no round limit, searches end so many rounds on


class SpielBot(Bot):
    """A bot of OpenSpiel for one seat of one game."""

    def __init__(self, seats: int, spec: SpielSpec) -> None:
        super().__init__(seats)
        self.spec = spec
        self.begun = False  # whether the river has flowed (D4)

    def watch(self, events: Iterable[Event]) -> None:
        """Remember tiles, and whether the river has flowed."""
        events = list(events)
        self.memory.watch(events)
        self.begun |= flows(events)

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """What the bot of OpenSpiel answers."""
        if len(legal) == 1:
            return legal[0]
        state = self._state(view, rng)
        index = int(self._bot(state, rng).step(state))
        return state.table.indexes()[index]

    def _state(self, view: View, rng: Random) -> SpielState:
        position = determinize(view, self.memory, rng, Regrets(len(view.players)))
        options = replace(view.options, open_piles=False)
        if options.round_limit is None:
            options = replace(options, round_limit=view.round + ROUNDS_AHEAD)
        *table, players = position.key()[1:]
        if view.phase == PADDLE_PHASE:
            players = _as_asked(position, view.seat, rng)
        position = Position(options, *table, players)  # type: ignore[arg-type,call-arg]
        game = _game(len(view.players), options)
        return game.state_at(position, begun=self.begun or view.round > 1)

    def _bot(self, state: SpielState, rng: Random) -> Any:
        spec, game = self.spec, state.get_game()
        numbers = np.random.RandomState(rng.getrandbits(32))
        if spec.algorithm == "random":
            return UniformRandomBot(state.current_player(), numbers)
        playouts = Playouts(spec.playouts, rng.getrandbits(32))
        if spec.algorithm == "mcts":
            return MCTSBot(game, EXPLORATION, spec.simulations, playouts, random_state=numbers)
        bot = ISMCTSBot(
            *(game, playouts, EXPLORATION, spec.simulations),
            random_state=numbers,
            use_observation_string=True,  # shorter than the whole history, and as telling
        )
        bot.set_resampler(lambda root, seat: root.resample_from_infostate(seat, rng.random))
        return bot


def _as_asked(position: Position, asked: Seat, rng: Random) -> tuple[Player, ...]:
    """The players of phase I as they are in a state of the game when it asks a seat.

    There the seats choose from the start player clockwise. At a table they choose in any order, in
    secret, so that it makes no difference to a seat which of its rivals have chosen already.
    """
    seats = len(position.players)
    turn = (asked - position.start) % seats
    players = []
    for seat, player in enumerate(position.players):
        place = (seat - position.start) % seats
        hand, paddle = player.hand, player.paddle
        if place < turn and paddle == NO_TILE:
            paddle = rng.choice(hand)
            hand = tuple(tile for tile in hand if tile != paddle)
        elif place > turn and paddle != NO_TILE:
            hand, paddle = tuple(sorted((*hand, paddle))), NO_TILE
        players.append(Player(hand, player.played, paddle, player.gems, player.canoes))
    return tuple(players)


def _game(seats: int, options: Options) -> SpielGame:
    return SpielGame(
        {
            "players": seats,
            "fork": options.fork,
            "tiebreak": options.tiebreak,
            "round_limit": options.round_limit,
        }
    )
