"""What the river may do this round, told from a seat's view alone: an aid for people.

A view hides what rivals hold, so this says what could be, not what will. Under the natural fork the
arms are those that are expected (R6.4).
"""

from typing import Any

from niagara.rules import View
from niagara.rules.board import (
    CLOUD,
    FALLS,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    SHORE,
    SPACE_NAMES,
    TILES,
    Tile,
)
from niagara.rules.events import HIDDEN
from niagara.rules.position import CANOE, OVER
from niagara.rules.river import alternating, carried
from niagara.rules.view import SPECTATOR, PlayerView, is_revealed


def forecast(view: View) -> dict[str, Any] | None:
    """The speeds that are possible, and where each own canoe would be at each of them."""
    if view.phase == OVER:
        return None
    speeds = possible_speeds(view)
    own = [] if view.seat == SPECTATOR else view.players[view.seat].canoes
    return {
        "speeds": speeds,
        "lowest": _lowest_open(view),
        "canoes": [_drift(view, canoe.at, speeds) for canoe in own],
    }


def possible_speeds(view: View) -> list[int]:
    """Every speed that the tiles still hidden could bring (R6.1), slowest first."""
    lows, clouds = {CLOUD}, 0
    for seat, player in enumerate(view.players):
        tiles = _tiles(player)
        lows = {min(low, tile) for low in lows for tile in tiles}
        clouds += CLOUD in tiles and not _has_acted(view, seat)
    weathers = range(
        max(MIN_WEATHER, view.weather - clouds), min(MAX_WEATHER, view.weather + clouds) + 1
    )
    return sorted(
        {max(0, weather + (0 if low == CLOUD else low)) for weather in weathers for low in lows}
    )


def _tiles(player: PlayerView) -> tuple[Tile, ...]:
    """The tiles that may lie before a seat this round."""
    if player.paddle not in (NO_TILE, HIDDEN):
        return (player.paddle,)
    if player.hand is not None:
        return player.hand
    return tuple(tile for tile in TILES if tile not in player.played)


def _has_acted(view: View, seat: int) -> bool:
    """Whether a seat's turn of this round is over: its cloud has moved the weather already."""
    if view.phase != CANOE:
        return False
    seats = len(view.players)
    return (seat - view.start) % seats < (view.turn - view.start) % seats


def _lowest_open(view: View) -> int | None:
    """The lowest number that lies open, or face down before this seat itself."""
    seats = len(view.players)
    known = [
        player.paddle
        for seat, player in enumerate(view.players)
        if player.paddle not in (NO_TILE, HIDDEN, CLOUD)
        and (seat == view.seat or is_revealed(view, seat, seats))
    ]
    return min(known) if known else None


def _drift(view: View, at: int, speeds: list[int]) -> dict[str, Any]:
    """Where a canoe would be at each speed, and whether it may or must go over the falls."""
    ends = [
        at if at in (SHORE, LOST) else carried(alternating(view.next_branch, s))[at] for s in speeds
    ]
    falls = [end == FALLS and at != LOST for end in ends]
    danger = "none" if not any(falls) else "certain" if all(falls) else "possible"
    return {
        "ends": [
            "falls" if over else SPACE_NAMES[end] for end, over in zip(ends, falls, strict=True)
        ],
        "danger": danger,
    }
