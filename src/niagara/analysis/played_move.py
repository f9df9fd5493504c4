"""The moves of a finished game, each with what came before and after it."""

from collections.abc import Sequence
from typing import NamedTuple

from niagara.analysis.game_not_over import GameNotOver
from niagara.rules import Action, Event, Position, Record, replay
from niagara.rules.board import Seat
from niagara.rules.events import Pushed
from niagara.rules.position import OVER


class PlayedMove(NamedTuple):
    """One move. ``has_flowed``: whether a disc had been pushed before it."""

    number: int  # from 0; flows are not counted
    before: Position
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    after: Position
    has_flowed: bool


def moves_of(record: Record) -> Sequence[PlayedMove]:
    """All moves of a record.

    Raises `GameNotOver`, and `Malformed` if the record is not of a legal game.
    """
    moves: list[PlayedMove] = []
    position, has_flowed = record.opening(), False
    for number, moment in enumerate(replay(record)):
        seat, action = moment.move.seat, moment.move.action
        after = moment.position
        moves.append(PlayedMove(number, position, seat, action, moment.events, after, has_flowed))
        position = after
        has_flowed = has_flowed or any(isinstance(event, Pushed) for event in moment.events)
    if position.phase != OVER:
        raise GameNotOver
    return moves
