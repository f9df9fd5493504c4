"""What a seat with a perfect memory knows, as a vector of numbers from 0 to 1.

Seats are counted clockwise from the one that observes, so that a player's numbers do not depend on
its seat. `FIELDS` lists what the vector holds, in order.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from niagara.rules import Player, Position
from niagara.rules.bag import Bag, counts
from niagara.rules.board import (
    CANOES,
    GEMS_OF_A_KIND,
    KINDS,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    SPACES,
    TILES,
    Seat,
    Tile,
)
from niagara.rules.position import CANOE_PHASE
from niagara.rules.view import is_revealed

Observation: TypeAlias = npt.NDArray[np.float32]
NO_SEAT: Final = -1


class Field(NamedTuple):
    """A part of the vector: its name and how many numbers it has."""

    name: str
    size: int


PLAYER_FIELDS: Final = (
    Field("space and cargo of canoe 0", SPACES + KINDS),
    Field("space and cargo of canoe 1", SPACES + KINDS),
    Field("gems owned, a thermometer for each kind", KINDS * GEMS_OF_A_KIND),
    Field("tiles it can still hold, in hand or face down", len(TILES)),
    Field("tile of this round, as far as the observer knows", len(TILES)),
    Field("tile on top of the pile", len(TILES)),
    Field("whether it has chosen, goes first, is to act", 3),
)
TABLE_FIELDS: Final = (
    Field("gems at each site, the share of each kind", KINDS * KINDS),
    Field("weather from -1 to +2", MAX_WEATHER - MIN_WEATHER + 1),
    Field("whether the right arm is next, it is phase II, canoe 0 has moved, canoe 1", 4),
    Field("where the canoes of the seat to act began", CANOES * SPACES),
    Field("round, as a share of 100", 1),
)


def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    player = sum(field.size for field in PLAYER_FIELDS)
    return seats * player + sum(field.size for field in TABLE_FIELDS)


def observe(position: Position, seat: Seat) -> Observation:
    """What a seat that has watched the whole game knows now."""
    players, seats = position.players, len(position.players)
    parts = []
    for other in (*range(seat, seats), *range(seat)):
        player = players[other]
        is_known = other == seat or is_revealed(position, other)
        flags = 4 * (player.paddle != NO_TILE) + 2 * (other == position.start)
        parts += _player(player, flags + (other == position.turn), is_known=is_known)
    parts += [_shares(bag) for bag in position.sites]
    moved = began = 0
    if position.pending is not None:
        moved = 2 * position.pending.moved[0] + position.pending.moved[1]
        began = 1 + position.pending.began[0] * SPACES + position.pending.began[1]
    in_turns = position.phase == CANOE_PHASE
    parts.append(_table(position.weather, 8 * position.next_arm + 4 * in_turns + moved, began))
    parts.append(_round(position.round))
    written: Observation = np.frombuffer(bytearray(b"".join(parts)), np.float32)
    return written


def _player(player: Player, flags: int, *, is_known: bool) -> list[bytes]:
    a, b = player.canoes
    hand, paddle = player.hand, player.paddle
    if not is_known and paddle != NO_TILE:
        hand, paddle = (*hand, paddle), NO_TILE
    top = player.played[-1] if player.played else NO_TILE
    return [
        _canoe(a.at, a.gem),
        _canoe(b.at, b.gem),
        _thermometers(player.gems),
        _tiles(hand, paddle, top, flags),
    ]


def _numbers(values: Sequence[float]) -> bytes:
    return bytes(np.array(values, np.float32).tobytes())


def _one_hot(size: int, *hot: int) -> list[float]:
    return [float(i in hot) for i in range(size)]


def _bits(number: int, size: int) -> list[float]:
    return [float(number >> i & 1) for i in reversed(range(size))]


@cache
def _canoe(at: int, gem: int) -> bytes:
    return _numbers([*_one_hot(SPACES, at), *_one_hot(KINDS, gem)])


@cache
def _thermometers(bag: Bag) -> bytes:
    return _numbers([float(n < have) for have in counts(bag) for n in range(GEMS_OF_A_KIND)])


@cache
def _tiles(hand: tuple[Tile, ...], paddle: Tile, top: Tile, flags: int) -> bytes:
    tiles = len(TILES)
    in_hand = _one_hot(tiles, *(tile - 1 for tile in hand))
    return _numbers(
        [*in_hand, *_one_hot(tiles, paddle - 1), *_one_hot(tiles, top - 1), *_bits(flags, 3)]
    )


@cache
def _shares(bag: Bag) -> bytes:
    return _numbers([have / GEMS_OF_A_KIND for have in counts(bag)])


@cache
def _table(weather: int, flags: int, began: int) -> bytes:
    spaces = [0.0] * (CANOES * SPACES)
    if began:
        first, second = divmod(began - 1, SPACES)
        spaces = [*_one_hot(SPACES, first), *_one_hot(SPACES, second)]
    weathers = _one_hot(MAX_WEATHER - MIN_WEATHER + 1, weather - MIN_WEATHER)
    return _numbers([*weathers, *_bits(flags, 4), *spaces])


@cache
def _round(number: int) -> bytes:
    return _numbers([number / 100])
