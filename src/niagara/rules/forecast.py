"""What the river may do this round, as far as a view tells: every possible speed and no other.

A view hides rivals' tiles, so every tile they may have chosen counts, and both ways in which a
cloud may move the weather. How likely a speed is takes all of these to be equally likely.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from niagara.rules.board import (
    CLOUD,
    FALLS,
    LEFT,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    RIGHT,
    TILES,
    Arm,
    Seat,
    Space,
    Tile,
)
from niagara.rules.events import HIDDEN
from niagara.rules.flow import alternating, carried, pushed, speed
from niagara.rules.position import OVER
from niagara.rules.scoring import goals_met
from niagara.rules.view import SPECTATOR, PlayerView, View, is_revealed

# Whether a canoe goes over the falls.
NO_DANGER: Final = "none"
POSSIBLE: Final = "possible"
CERTAIN: Final = "certain"

End = tuple[Tile, int]  # of phase II: the lowest tile, and the weather
Ends = tuple[tuple[End, float], ...]  # those that are possible, each with its chance


class Drifting(NamedTuple):
    """Where a canoe would be after each of the possible speeds, if it stays until then.

    Under the natural fork ``ends`` go by the arms that are expected; ``danger`` counts all (R6.4),
    and ``risk`` is the chance of a speed that may take the canoe over the falls.
    """

    at: Space
    ends: tuple[Space, ...]
    danger: str
    risk: float


class Forecast(NamedTuple):
    """The speeds that are possible, slowest first, and what they mean for one's own canoes.

    ``chances`` are theirs, 1 in all; ``lowest`` is the lowest number tile that the seat knows of
    for sure, seen or as the last of a hand, NO_TILE if it knows none; ``weathers`` are those that
    are possible when the river flows; ``others`` are the speeds and chances by the others' tiles
    alone, none once the seat has chosen.
    """

    speeds: tuple[int, ...]
    chances: tuple[float, ...]
    lowest: Tile
    weathers: tuple[int, ...]
    canoes: tuple[Drifting, ...]
    others: tuple[tuple[int, float], ...]


def forecast(view: View, *, is_turn_over: bool = False) -> Forecast | None:
    """What the river may do; None if the game is over or ends before it flows (R8.1, R8.3).

    A turn that is staged whole looks as if it were still to come: ``is_turn_over`` says so.
    """
    if _ends_first(view):
        return None
    ends = _possible_ends(view, is_turn_over=is_turn_over)
    chances = _chances(ends)
    own = () if view.seat == SPECTATOR else view.players[view.seat].canoes
    return Forecast(
        tuple(chances),
        tuple(chances.values()),
        _lowest_known(view),
        tuple(sorted({weather for (_, weather), _ in ends})),
        tuple(_drifting(view, canoe.at, chances) for canoe in own),
        _by_the_others(view),
    )


def possible_speeds(view: View, *, is_turn_over: bool = False) -> tuple[int, ...]:
    """Every speed that the tiles still hidden and the clouds to come could bring (R6.1)."""
    return tuple(_chances(_possible_ends(view, is_turn_over=is_turn_over)))


def _by_the_others(view: View) -> tuple[tuple[int, float], ...]:
    """What the others would make of the river: that is what a tile of one's own is chosen for."""
    if view.seat == SPECTATOR or view.players[view.seat].paddle != NO_TILE:
        return ()
    return tuple(_chances(_possible_ends(view, without=view.seat)).items())


def _possible_ends(view: View, *, is_turn_over: bool = False, without: Seat = SPECTATOR) -> Ends:
    """How phase II may end, as far as the view tells, or would end without the tile of a seat."""
    ends: Ends = (((CLOUD, view.weather), 1.0),)
    for seat, player in enumerate(view.players):
        if seat == without:
            continue
        has_acted = is_turn_over if seat == view.turn else is_revealed(view, seat)
        ends = _with_seat(ends, may_play(player), has_acted)
    return ends


# R5.1: where a cloud may move the weather.
_WEATHER_AFTER: Final = {
    weather: tuple(
        then for then in (weather - 1, weather + 1) if MIN_WEATHER <= then <= MAX_WEATHER
    )
    for weather in range(MIN_WEATHER, MAX_WEATHER + 1)
}


@lru_cache(maxsize=4096)  # few of them come up in a game, again and again
def _with_seat(ends: Ends, tiles: tuple[Tile, ...], has_acted: bool) -> Ends:
    """How phase II may end with one more seat, which plays one of some tiles."""
    found: dict[End, float] = {}
    for tile in tiles:
        for (low, weather), chance in ends:
            is_moved = tile == CLOUD and not has_acted
            weathers = _WEATHER_AFTER[weather] if is_moved else (weather,)
            for then in weathers:
                end = (min(low, tile), then)
                share = chance / len(tiles) / len(weathers)
                found[end] = found.get(end, 0.0) + share
    return tuple(sorted(found.items()))


@lru_cache(maxsize=4096)
def _chances(ends: Ends) -> dict[int, float]:
    """The chance of each possible speed, the slowest first."""
    found: dict[int, float] = {}
    for (low, weather), chance in ends:
        fast = speed((low,), weather)
        found[fast] = found.get(fast, 0.0) + chance
    return dict(sorted(found.items()))


def may_play(player: PlayerView) -> tuple[Tile, ...]:
    """The tiles that may lie before a seat this round, as far as the view tells (R2.1, R2.3)."""
    if player.paddle not in (NO_TILE, HIDDEN):
        return (player.paddle,)
    if player.hand is not None:
        return player.hand
    return tuple(tile for tile in TILES if tile not in player.played)


def _ends_first(view: View) -> bool:
    """Whether the game is over, or ends before the river flows."""
    return (
        view.phase == OVER
        or view.round == view.options.round_limit
        or any(goals_met(player.gems) for player in view.players)
    )


def _lowest_known(view: View) -> Tile:
    known = [tiles[0] for tiles in map(may_play, view.players) if len(tiles) == 1]
    lowest = min(known, default=CLOUD)
    return NO_TILE if lowest == CLOUD else lowest


def _drifting(view: View, at: Space, chances: dict[int, float]) -> Drifting:
    ends = tuple(carried(alternating(view.next_arm, pushes))[at] for pushes in chances)
    if at == LOST:
        return Drifting(at, ends, NO_DANGER, 0.0)
    falls = {pushes: [end == FALLS for end in _ends_of(view, at, pushes)] for pushes in chances}
    is_certain = all(all(each) for each in falls.values())
    is_possible = any(any(each) for each in falls.values())
    danger = CERTAIN if is_certain else POSSIBLE if is_possible else NO_DANGER
    risk = sum(chance for pushes, chance in chances.items() if any(falls[pushes]))
    return Drifting(at, ends, danger, risk)


def _ends_of(view: View, at: Space, pushes: int) -> set[Space]:
    """Every space to which so many pushes may carry a canoe."""
    if view.options.fork == "alternate":
        return {carried(alternating(view.next_arm, pushes))[at]}
    either: tuple[Arm, ...] = (LEFT, RIGHT)
    spaces = {at}
    for push in range(pushes):
        # D4: the first push of a game goes where the set-up drew.
        arms = (view.next_arm,) if push == 0 and view.round == 1 else either
        spaces = {pushed(space, arm) for space in spaces for arm in arms}
    return spaces
