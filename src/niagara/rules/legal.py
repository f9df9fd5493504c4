"""Who is to act, and what they may do.

The order of `legal_actions` is that of `ACTIONS`: ransoms by canoe and kind, then tiles; weather
down before up; trips of canoe 0, then of canoe 1 — cargo before, then destination, then cargo
after, thefts last by seat and canoe — and `done` at the end.
"""

from functools import cache
from typing import Final

from niagara.rules.actions import DONE, PADDLES, RANSOMS, WEATHERS, Action, Paddle, Trip
from niagara.rules.bag import counts
from niagara.rules.board import (
    CLOUD,
    EMPTY,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    SHORE,
    Seat,
    Space,
    Tile,
)
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE, Player, Position
from niagara.rules.trips import trip_table

NO_ACTIONS: Final[tuple[Action, ...]] = ()


def acting(position: Position) -> tuple[Seat, ...]:
    """The seats that have a decision to make now, in order of seat."""
    if position.phase == PADDLE_PHASE:
        return tuple(seat for seat, player in enumerate(position.players) if not player.paddle)
    return (position.turn,) if position.phase == CANOE_PHASE else ()


def legal_actions(position: Position, seat: Seat) -> tuple[Action, ...]:
    """Every action the seat may take now, in the order of `ACTIONS`; none if it does not act."""
    if position.phase == CANOE_PHASE:
        if seat != position.turn:
            return NO_ACTIONS
        legal = position.memo
        if legal is None:
            legal = position.memo = _turn_actions(position, seat)
        return legal
    if position.phase != PADDLE_PHASE or not 0 <= seat < len(position.players):
        return NO_ACTIONS
    player = position.players[seat]
    if player.paddle:
        return NO_ACTIONS
    a, b = player.canoes
    if player.gems and (a.at == LOST or b.at == LOST):
        return (*_ransoms(player), *paddles(player.hand))
    return paddles(player.hand)


@cache
def paddles(hand: tuple[Tile, ...]) -> tuple[Paddle, ...]:
    """The choice of any tile in hand (R2.1)."""
    return tuple(PADDLES[tile - 1] for tile in hand)


def _ransoms(player: Player) -> list[Action]:
    """R7.1, D5: each lost canoe for one gem of any kind owned."""
    have = counts(player.gems)
    return [r for r in RANSOMS if player.canoes[r.canoe].at == LOST and have[r.gem]]


_WEATHER_STEPS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(action for action in WEATHERS if MIN_WEATHER <= weather + action.step <= MAX_WEATHER)
    for weather in range(MIN_WEATHER, MAX_WEATHER + 1)
)


def _turn_actions(position: Position, seat: Seat) -> tuple[Action, ...]:
    player = position.players[seat]
    tile = player.paddle
    if tile == CLOUD:  # R5.1
        return _WEATHER_STEPS[position.weather - MIN_WEATHER]
    turn = position.pending
    assert turn is not None
    actions: list[Action] = []
    for canoe in turn.canoes:
        add_trips(actions, position, seat, canoe, tile)
    if turn.may_stop:
        actions.append(DONE)
    return tuple(actions)


def add_trips(
    actions: list[Action], position: Position, seat: Seat, canoe: int, tile: Tile
) -> None:
    """Add every trip that a canoe can make with a tile (R4), as everything lies now."""
    players = position.players
    table = trip_table(canoe, players[seat].canoes[canoe].code, tile)
    actions.extend(table.trips(position.sites))
    if table.theft_at != SHORE:
        _add_thefts(actions, table.thefts, players, seat, table.theft_at)


def _add_thefts(
    actions: list[Action],
    thefts: tuple[Trip, ...],
    players: tuple[Player, ...],
    thief: Seat,
    disc: Space,
) -> None:
    """R4.8: from any loaded canoe of another player on that disc."""
    for seat, player in enumerate(players):
        if seat != thief:
            a, b = player.canoes
            if a.at == disc and a.gem != EMPTY:
                actions.append(thefts[2 * seat])
            if b.at == disc and b.gem != EMPTY:
                actions.append(thefts[2 * seat + 1])
