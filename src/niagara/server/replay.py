"""The record of a game, and its replay step by step, from a table's log.

While a game runs, the record leaves out tiles that others have chosen but not revealed.
"""

from collections.abc import Sequence
from typing import Any

from niagara.rules import Memory, Paddle, Position, Record, seen_by, view
from niagara.rules.board import NO_TILE
from niagara.rules.codec import event_to_json, position_to_json, view_to_json
from niagara.rules.codec.pieces import tiles_to_json
from niagara.rules.position import OVER
from niagara.rules.record import Flow, Move, flow_of
from niagara.rules.view import is_revealed
from niagara.server.action_codec import read_action
from niagara.server.entries import Acted, Started
from niagara.server.refusal import Refusal
from niagara.server.table_setup import Seat
from niagara.server.table_state import Step, TableState
from niagara.server.view_encoder import Viewer

Json = dict[str, Any]


def record_of(table: TableState, steps: Sequence[Step], viewer: Viewer) -> Record:
    """The game so far as a viewer may know it; all of it once the game is over."""
    started = next((step.entry for step in steps if isinstance(step.entry, Started)), None)
    position = table.position
    if started is None or position is None:
        raise Refusal("not-now", "the game has not started")
    if table.practice is not None:
        raise Refusal("not-now", "a record begins with the set-up, and this game did not")
    moves = [move for _, move in played_moves(steps)]
    is_ended = table.status != "running"
    kept = [move for move in moves if is_ended or not _is_secret(move, moves, position, viewer)]
    return Record(table.options, record_names(table), started.start, started.first_arm, tuple(kept))


def record_names(table: TableState) -> tuple[str, ...]:
    """What the players are called in a record."""
    return tuple(_name(seat) or f"seat {i}" for i, seat in enumerate(table.seats))


def _name(seat: Seat) -> str:
    """A seat's name in a record; a bot is named by its level and temperament."""
    return seat.name if seat.temperament is None else f"{seat.name}+{seat.temperament}"


def played_moves(steps: Sequence[Step]) -> list[tuple[int, Move | Flow]]:
    """All moves and flows, each with the sequence number of its step."""
    moves: list[tuple[int, Move | Flow]] = []
    for step in steps:
        if isinstance(step.entry, Acted):
            _add(moves, step, step.entry)
    return moves


def _add(moves: list[tuple[int, Move | Flow]], step: Step, entry: Acted) -> None:
    if entry.is_again:  # it replaces a tile that was never played
        last = max(i for i, (_, move) in enumerate(moves) if _is_choice(move, entry.seat))
        del moves[last]
    actions = [Move(entry.seat, read_action(action)) for action in entry.actions]
    moves.extend((step.sequence, move) for move in actions)
    flow = flow_of(step.events)
    if flow is not None:
        moves.append((step.sequence, flow))


def _is_choice(move: Move | Flow, seat: int) -> bool:
    return isinstance(move, Move) and move.seat == seat and isinstance(move.action, Paddle)


def _is_secret(
    move: Move | Flow, moves: Sequence[Move | Flow], position: Position, viewer: Viewer
) -> bool:
    """Whether a move chose a tile that is still face down and not the viewer's own."""
    if not isinstance(move, Move) or not isinstance(move.action, Paddle):
        return False
    if move.seat in viewer or position.phase == OVER:
        return False
    player = position.players[move.seat]
    if player.paddle == NO_TILE or is_revealed(position, move.seat):
        return False
    last = next(other for other in reversed(moves) if _is_choice(other, move.seat))
    return move is last


def replay_of(
    table: TableState,
    steps: Sequence[Step],
    seat: int | None,
    after: int = 0,
    most: int | None = None,
) -> Json:
    """A finished game, step by step: with all secrets, or as one seat saw and remembered it.

    Answers at most ``most`` moments after a sequence number, and whether there are more.
    """
    check_replay(table, seat)
    moments, has_more = moments_of(steps, len(table.seats), seat, after, most)
    form: Json = {"table": table.id, "seat": seat, "moments": moments}
    return form | {"more": True} if has_more else form


def moments_of(
    steps: Sequence[Step], seats: int, seat: int | None, after: int, most: int | None
) -> tuple[list[Json], bool]:
    """At most ``most`` moments after a sequence number, and whether there are more."""
    memory = Memory(seats)
    moments: list[Json] = []
    for step in steps:
        if isinstance(step.entry, Acted | Started) and step.position is not None:
            seen = list(step.events) if seat is None else seen_by(step.events, seat)
            memory.watch(seen)
            if step.sequence <= after:
                continue
            if most is not None and len(moments) == most:
                return moments, True
            moments.append(_moment(step, seen, seat, memory))
    return moments, False


def check_replay(table: TableState, seat: int | None) -> None:
    """Raise `Refusal` if a game cannot be replayed as this seat saw it."""
    if table.status == "running":
        raise Refusal("not-now", "the game is still on: its replay comes with its end")
    if seat is not None:
        table.seat_at(seat)


def _moment(step: Step, seen: Sequence[Any], seat: int | None, memory: Memory) -> Json:
    position = step.position
    assert position is not None
    form: Json = {
        "sequence": step.sequence,
        "at": step.at,
        "seat": step.entry.seat if isinstance(step.entry, Acted) else None,
        "by": step.entry.by if isinstance(step.entry, Acted) else None,
        "events": [event_to_json(event) for event in seen],
    }
    if seat is None:
        return form | {"position": position_to_json(position)}
    others = range(len(position.players))
    return form | {
        "view": view_to_json(view(position, seat)),
        "may_hold": [
            None if other == seat else tiles_to_json(memory.may_hold(other)) for other in others
        ],
    }
