"""Observations written with NumPy alone: what a seat knows, from a view or a position of the rules.

Rows are laid out by `niagara.sim.observation`. `observe_view` is for bots in play, which have a
view and a memory. `observe` is for environments, which have the position and show it to seats that
have watched the whole game: such a seat remembers every tile that was played (R2.3), so that a
rival's hand is known but for the tile that lies face down.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from niagara.sim.missing_extra import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("sim", error) from error

from niagara.rules.bag import Bag, counts, total
from niagara.rules.board import (
    CANOES,
    CLOUD,
    KINDS,
    MAX_SEATS,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    SPACES,
    TILES,
    Seat,
    Tile,
)
from niagara.rules.canoes_to_move import Turn
from niagara.rules.memory import Memory
from niagara.rules.position import CANOE_BY_CODE, CANOE_PHASE, OVER, BasePosition, Position
from niagara.rules.view import View, view
from niagara.sim.observation import (
    COUNT_DIGITS,
    MOST_GEMS,
    MOST_OF_A_KIND,
    ROUND_DIGITS,
    ROUNDS_LEFT,
    Row,
)

Observation: TypeAlias = NDArray[np.int8]  # a row in 0 and 1, as environments show it
Known: TypeAlias = tuple[tuple[Tile, ...], Tile]  # a hand, and the tile of this round or NO_TILE
_PRESENT: Final = b"\1"


def observe_view(seen: View, memory: Memory, *, has_flowed: bool | None = None) -> Row:
    """What the seat of a view knows, given a memory that has watched since hands were full.

    ``has_flowed``: whether a disc was ever pushed, which no view tells; left out, it is taken for
    true after the first round (nearly always so, and of use under the natural fork only).
    """
    if seen.seat < 0:
        raise ValueError("a spectator has no seat to observe from")
    known = [
        (memory.may_hold(seat) if player.hand is None else player.hand, max(player.paddle, NO_TILE))
        for seat, player in enumerate(seen.players)
    ]
    has_flowed = seen.round > 1 if has_flowed is None else has_flowed
    return _write(seen, seen.seat, known, has_flowed).view(np.bool_)


def observe_position(
    position: Position, seat: Seat, memory: Memory, *, has_flowed: bool | None = None
) -> Row:
    """What a seat knows of a position by its view and a memory; see `observe_view`."""
    return observe_view(view(position, seat), memory, has_flowed=has_flowed)


def observe(position: Position, seat: Seat, *, has_flowed: bool) -> Observation:
    """What a seat that has watched the whole game knows now; see `observe_view`."""
    seats, start, open_turns = len(position.players), position.start, _open_turns(position)
    known: list[Known] = []
    for other, player in enumerate(position.players):
        hand, tile = player.hand, player.paddle
        if tile != NO_TILE and other != seat and (other - start) % seats >= open_turns:
            hand, tile = (*hand, tile), NO_TILE  # R2.2: face down, it counts as in hand
        known.append((hand, tile))
    return _write(position, seat, known, has_flowed)


def _open_turns(table: BasePosition[Any]) -> int:
    """How many seats have revealed their tile, from the start player clockwise (R2.2)."""
    seats = len(table.players)
    if table.phase == CANOE_PHASE:
        return (table.turn - table.start) % seats + 1
    return seats if table.phase == OVER else 0


def _write(
    table: BasePosition[Any], seat: Seat, known: Sequence[Known], has_flowed: bool
) -> Observation:
    """A row of the table as it lies open, and of what a seat knows of all tiles."""
    players, seats, start = table.players, len(table.players), table.start
    parts: list[bytes] = []
    for other in (*range(seat, seats), *range(seat)):
        player = players[other]
        a, b = player.canoes
        played = player.played
        parts += (_PRESENT, _canoe(a.code), _canoe(b.code), _gems(player.gems))
        parts.append(_tiles(*known[other], played[-1] if played else NO_TILE))
    lowest = CLOUD + 1
    for steps in range(_open_turns(table)):
        lowest = min(lowest, known[(start + steps) % seats][1])
    options = table.options
    open_table = (
        _turn(table.phase, (table.turn - seat) % seats, (start - seat) % seats),
        _pending(table.pending),
        _river(table.weather, table.next_arm, has_flowed, lowest),
        _round(table.round, options.round_limit, options.fork, options.tiebreak),
        *map(_presence, table.sites),
        *map(_digits_of, table.sites),
    )
    row: Observation = np.frombuffer(bytearray(b"".join((*open_table, *parts))), np.int8)
    return row


# Each function below writes some neighbouring fields. What they depend on takes few values, so they
# remember what they wrote.


@cache
def _turn(phase: str, turn: int, start: int) -> bytes:
    in_turn = phase == CANOE_PHASE
    seat = _one_hot(turn if in_turn else -1, MAX_SEATS)
    return bytes([in_turn, phase == OVER]) + seat + _one_hot(start, MAX_SEATS)


@cache
def _pending(turn: Turn | None) -> bytes:
    if turn is None:
        return bytes(CANOES + CANOES * SPACES)
    return bytes(turn.moved) + b"".join(_one_hot(space, SPACES) for space in turn.began)


@cache
def _river(weather: int, next_arm: int, has_flowed: bool, lowest: Tile) -> bytes:
    track = _one_hot(weather - MIN_WEATHER, MAX_WEATHER - MIN_WEATHER + 1)
    return track + bytes([next_arm, has_flowed]) + _one_hot(lowest - 1, len(TILES))


@lru_cache(maxsize=1024)
def _round(number: int, limit: int | None, fork: str, tiebreak: str) -> bytes:
    left = bytes(limit is None or limit - number >= rounds for rounds in ROUNDS_LEFT)
    rest = bytes([fork == "natural", tiebreak == "gem-value"])
    return _digits(number, ROUND_DIGITS) + bytes([limit is not None]) + left + rest


@cache
def _presence(bag: Bag) -> bytes:
    return bytes(count > 0 for count in counts(bag))


@cache
def _digits_of(bag: Bag) -> bytes:
    return b"".join(_digits(count, COUNT_DIGITS) for count in counts(bag))


@cache
def _canoe(code: int) -> bytes:
    canoe = CANOE_BY_CODE[code]
    return _one_hot(canoe.at, SPACES) + _one_hot(canoe.gem, KINDS)


@cache
def _gems(bag: Bag) -> bytes:
    each = b"".join(_thermometer(count, MOST_OF_A_KIND) for count in counts(bag))
    return each + _thermometer(total(bag), MOST_GEMS)


@cache
def _tiles(hand: Iterable[Tile], paddle: Tile, top: Tile) -> bytes:
    held = bytes(tile in hand for tile in TILES)
    return held + _one_hot(paddle - 1, len(TILES)) + _one_hot(top - 1, len(TILES))


def _one_hot(number: int, width: int) -> bytes:
    return bytes(number == place for place in range(width))


def _thermometer(number: int, width: int) -> bytes:
    return bytes(place < number for place in range(width))


def _digits(number: int, width: int) -> bytes:
    return bytes(number >> place & 1 for place in range(width))
