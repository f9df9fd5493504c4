"""Niagara for OpenSpiel: importing this module registers the game ``python_niagara``.

>>> import pyspiel
>>> import niagara.env.spiel_game
>>> game = pyspiel.load_game("python_niagara(players=3,fork=natural,round_limit=20)")
>>> game.num_players(), game.num_distinct_actions()
(3, 212)
"""

from collections.abc import Callable
from typing import Any, Final

from niagara.env.learning_game import checked_options
from niagara.env.rewards import payoffs
from niagara.env.spiel_observer import SpielObserver
from niagara.env.spiel_table import CHANCE, Outcomes, SpielTable, Steps, resampled, with_tiles
from niagara.rules import Position
from niagara.rules.board import ARM_NAMES, MAX_SEATS, MIN_SEATS, Seat
from niagara.rules.flow import MAX_SPEED
from niagara.rules.position import NOBODY, OVER
from niagara.sim.flat_actions import ACTION_COUNT
from niagara.sim.missing_extra import missing_extra

try:
    import pyspiel
except ImportError as error:
    raise missing_extra("spiel", error) from error

DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "fork": "alternate",
    "tiebreak": "shared",
    "round_limit": 100,
}
DRAWS_AT_SET_UP: Final = 2
DECISIONS_A_ROUND: Final = 5  # of a seat: two ransoms, a tile, two trips (or one and `done`)

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_niagara",
    long_name="Niagara",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: ``players``, ``fork``, ``tiebreak`` and ``round_limit``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.seats = int(chosen["players"])
        self.options = checked_options(
            self.seats, chosen["fork"], chosen["tiebreak"], int(chosen["round_limit"])
        )
        self.rounds = int(chosen["round_limit"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=self.seats,
            num_players=self.seats,
            min_utility=-1 / self.seats,
            max_utility=1 - 1 / self.seats,
            utility_sum=0.0,
            max_game_length=self.rounds * self.seats * DECISIONS_A_ROUND,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The beginning: chance draws who goes first."""
        return SpielState(self, SpielTable(self.seats, self.options))

    def state_at(self, position: Position, *, begun: bool = True) -> "SpielState":
        """A state at a position of these rules, without the history that led there.

        ``begun``: the river has flowed before, which matters under the natural fork alone (D4).
        """
        if len(position.players) != self.seats or position.options != self.options:
            raise ValueError("the position has other seats or options than this game")
        return SpielState(self, SpielTable.at(position, begun=begun))

    def max_chance_nodes_in_history(self) -> int:
        """The draws at set-up and, under the natural fork, all pushes."""
        pushes = self.rounds * MAX_SPEED if self.options.fork == "natural" else 0
        return DRAWS_AT_SET_UP + pushes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """What a player knows; with perfect recall also all it has seen."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game. Actions are those of `niagara.sim.flat_actions`.

    In phase I the players choose one after the other, from the start player clockwise; no
    observation and no information state shows a choice before it is revealed (R2.2).
    """

    def __init__(self, game: SpielGame, table: SpielTable) -> None:
        super().__init__(game)
        self.table = table

    @property
    def position(self) -> Position | None:
        """The table; None while chance draws the set-up."""
        return self.table.position

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody."""
        actor = self.table.actor
        if actor >= 0:
            return actor
        player: int = pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.actor == NOBODY

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.table.indexes()) if player == self.table.actor else []

    def chance_outcomes(self) -> Outcomes:
        """The seats that may go first, or the arms a disc may take, and how likely each is."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.actor == CHANCE:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player == pyspiel.PlayerId.CHANCE:
            if table.start == NOBODY:
                return f"seat {action} goes first"
            return f"{ARM_NAMES[action]} arm"
        known = table.indexes().get(action) if player == table.actor else None
        return str(action) if known is None else str(known)

    def returns(self) -> list[float]:
        """What each player has won: its share of the win, less that of a fair game."""
        position = self.table.position
        if position is None or position.phase != OVER:
            return [0.0] * self.table.seats
        return payoffs(position.winners, self.table.seats)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, rivals' hidden tiles drawn anew.

        Its information states tell of the same past, with the tiles that were drawn; OpenSpiel's
        ``history`` begins anew.
        """
        position = self.table.position
        if position is None:
            raise ValueError("nothing is hidden before the set-up is drawn")
        drawn = resampled(position, player, sampler)
        game: SpielGame = self.get_game()
        state = game.state_at(drawn, begun=self.table.begun)
        tiles = {
            seat: new.paddle
            for seat, (old, new) in enumerate(zip(position.players, drawn.players, strict=True))
            if old.paddle != new.paddle
        }
        state.table.past = with_tiles(self.steps(), tiles)
        return state

    def steps(self) -> Steps:
        """All that led here: who acted (a seat, or chance) and what it chose."""
        own = tuple((step.player, step.action) for step in self.full_history())
        return self.table.past + own

    def __str__(self) -> str:
        table = self.table
        if table.position is None:
            return "set-up" if table.start == NOBODY else f"set-up: seat {table.start} goes first"
        river = "".join(ARM_NAMES[arm][0] for arm in table.arms)
        return f"{table.position}\nriver: {river}" if river else str(table.position)


pyspiel.register_game(GAME_TYPE, SpielGame)
