"""A seat's turn as a list of actions: staged (tried out), played whole, a tile taken back.

Staging shows a seat the table after its own actions and nothing that would follow from them: no
tile is revealed, no river flows, no turn passes. So it gives away nothing that is still secret.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from niagara.rules.actions import Action, Paddle, Ransom, Trip, Weather
from niagara.rules.board import NO_TILE, Seat
from niagara.rules.errors import IllegalAction, UnfinishedTurn
from niagara.rules.events import Event, WeatherMoved
from niagara.rules.legal import NO_ACTIONS, legal_actions
from niagara.rules.log_events import Log, log_trip
from niagara.rules.play import Draw, after_choice, after_trip, on_turn, play, still_choosing
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE, Player, Position
from niagara.rules.why_illegal import why_illegal


class Staged:
    """The table with some of a seat's actions staged; ``legal`` is what it may add to them.

    ``events`` is what the last of them does on the board.
    """

    __slots__ = ("events", "legal", "position")

    def __init__(
        self, position: Position, legal: tuple[Action, ...], events: tuple[Event, ...] = ()
    ) -> None:
        self.position: Final = position
        self.legal: Final = legal
        self.events: Final = events

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left for the seat to decide."""
        return not self.legal


def stage(position: Position, seat: Seat, actions: Iterable[Action]) -> Staged:
    """The table after these actions of a seat, before anything follows from them.

    Raises `IllegalAction`, naming the rule.
    """
    staged = Staged(position, legal_actions(position, seat))
    for action in actions:
        staged = _staged_with(staged, seat, action)
    return staged


def play_turn(
    position: Position,
    seat: Seat,
    actions: Sequence[Action],
    draw: Draw | None = None,
    log: Log | None = None,
) -> Position:
    """The position after all actions of a seat's turn and what follows from them, as by `play`.

    In phase I these are ransoms, a tile, or both. Raises what `play` raises, and `UnfinishedTurn`
    if the seat still has a canoe to move; then the log is as it was.
    """
    staged = Staged(position, legal_actions(position, seat))
    events: Log = []
    for action in actions[:-1]:
        staged = _staged_with(staged, seat, action)
        events.extend(staged.events)
    after = staged.position
    for action in actions[-1:]:
        if staged.is_whole:
            raise why_not(staged, seat, action)
        after = play(after, seat, action, draw, events)
    if position.phase == after.phase == CANOE_PHASE and after.turn == seat:
        raise UnfinishedTurn
    if log is not None:
        log.extend(events)
    return after


def _staged_with(staged: Staged, seat: Seat, action: Action) -> Staged:
    if action not in staged.legal:
        raise why_not(staged, seat, action)
    return _stage_one(staged.position, seat, action)


def why_not(staged: Staged, seat: Seat, action: Action) -> IllegalAction:
    """Why a seat cannot add an action that is not in ``staged.legal``."""
    if action in legal_actions(staged.position, seat):
        return IllegalAction("R2.2", "the turn is over: nothing can be added to it", "turn-over")
    return why_illegal(staged.position, seat, action)


def _stage_one(position: Position, seat: Seat, action: Action) -> Staged:
    log: list[Event] = []
    if isinstance(action, Ransom):  # R7.1: done at once, and the tile is still to be chosen
        position = play(position, seat, action, None, log)
        return Staged(position, legal_actions(position, seat), tuple(log))
    if isinstance(action, Paddle):
        players = after_choice(position, seat, action.tile)
        return Staged(still_choosing(position, position.sites, players), NO_ACTIONS)
    turn = position.pending
    assert turn is not None
    if isinstance(action, Trip):
        after = turn.after[action.canoe]
        assert after is not None
        log_trip(position, seat, action, log)
        sites, players = after_trip(position, seat, action)
        position = on_turn(position, seat, after, position.weather, sites, players)
        legal = legal_actions(position, seat) if after.canoes else NO_ACTIONS
        return Staged(position, legal, tuple(log))
    weather = position.weather
    if isinstance(action, Weather):
        weather += action.step
        log.append(WeatherMoved(seat, position.weather, weather))
    position = on_turn(position, seat, turn, weather, position.sites, position.players)
    return Staged(position, NO_ACTIONS, tuple(log))


def take_back(position: Position, seat: Seat) -> Position:
    """The position with a seat's tile back in its hand, while others still choose (R2.1).

    Raises `IllegalAction` if there is nothing to take back, or somebody could have seen it.
    """
    if position.phase != PADDLE_PHASE:
        raise IllegalAction("R2.1", "all have chosen; the tiles lie as they lie", "all-chosen")
    if not 0 <= seat < len(position.players):
        raise IllegalAction("R1.1", f"there is no seat {seat}")
    player = position.players[seat]
    if not player.paddle:
        raise IllegalAction("R2.1", "no tile has been chosen yet", "not-chosen")
    hand = tuple(sorted((*player.hand, player.paddle)))
    player = Player(hand, player.played, NO_TILE, player.gems, player.canoes)
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return still_choosing(position, position.sites, players)
