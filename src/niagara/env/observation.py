"""What a seat knows, as all environments show it: a row of `niagara.sim.observation` in 0 and 1.

`observe` reads a position for a seat that has watched the whole game: it then remembers every tile
that was played (R2.3), so that a rival's hand is known but for the tile that lies face down.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.rules import Position
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
from niagara.rules.position import CANOE_BY_CODE, CANOE_PHASE, OVER
from niagara.sim.observation import (
    COUNT_DIGITS,
    MOST_GEMS,
    MOST_OF_A_KIND,
    ROUND_DIGITS,
    ROUNDS_LEFT,
)

Observation: TypeAlias = npt.NDArray[np.int8]
_PRESENT: Final = b"\1"

# Each function below writes some neighbouring fields. What they depend on takes few values, so they
# remember what they wrote.


def observe(position: Position, seat: Seat, *, has_flowed: bool) -> Observation:
    """What a seat that has watched the whole game knows now.

    ``has_flowed``: whether a disc was ever pushed in this game, which no position tells.
    """
    players, seats, start = position.players, len(position.players), position.start
    open_turns = _open_turns(position)
    parts: list[bytes] = []
    lowest = CLOUD + 1
    for other in (*range(seat, seats), *range(seat)):
        player = players[other]
        a, b = player.canoes
        hand, paddle, played = player.hand, player.paddle, player.played
        if (other - start) % seats < open_turns:
            lowest = min(lowest, paddle)
        elif paddle != NO_TILE and other != seat:  # R2.2: it counts as in hand
            hand, paddle = (*hand, paddle), NO_TILE
        top = played[-1] if played else NO_TILE
        parts += (_PRESENT, _canoe(a.code), _canoe(b.code), _gems(player.gems))
        parts.append(_tiles(hand, paddle, top))
    options = position.options
    table = (
        _turn(position.phase, (position.turn - seat) % seats, (start - seat) % seats),
        _pending(position.pending),
        _river(position.weather, position.next_arm, has_flowed, lowest),
        _round(position.round, options.round_limit, options.fork, options.tiebreak),
        *map(_presence, position.sites),
        *map(_digits_of, position.sites),
    )
    written: Observation = np.frombuffer(bytearray(b"".join((*table, *parts))), np.int8)
    return written


def _open_turns(position: Position) -> int:
    """How many seats have revealed their tile, from the start player clockwise (R2.2)."""
    seats = len(position.players)
    if position.phase == CANOE_PHASE:
        return (position.turn - position.start) % seats + 1
    return seats if position.phase == OVER else 0


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
