"""Rollouts: a determinized position played on quickly and sensibly, to see who comes out ahead.

The policy weighs each trip by what the canoe is worth after the expected flow, given the tiles
that lie open, and picks the best of a few tiles of its hand by the same measure. It looks at no
tile that is hidden from its seat, though the position holds them all.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from niagara.bots.guide import STRANDED
from niagara.bots.round_odds import lowest
from niagara.bots.worth import JUDGED, PLANNED, canoe_class, chances, errand, place_of
from niagara.rules import (
    Action,
    NaturalFork,
    Paddle,
    Player,
    Position,
    Ransom,
    Trip,
    Weather,
    legal_actions,
)
from niagara.rules.bag import ONE, Bag
from niagara.rules.board import CLOUD, EMPTY, FALLS, LOST, SHORE, TILES, Arm, Kind, Seat, Tile
from niagara.rules.canoes_to_move import turn_from
from niagara.rules.flow import MAX_SPEED, speed
from niagara.rules.play import play
from niagara.rules.position import CANOE_PHASE, OVER, PADDLE_PHASE
from niagara.rules.scoring import shares
from niagara.rules.trips import trip_table

TILES_WEIGHED: Final = 3  # how many tiles of its hand a seat compares
GREED: Final = 0.4  # what a rival's loss by theft is worth to the thief
CanoeValues = list[list[float]]  # by class of canoe and space


@cache
def expected(next_arm: Arm, weather: int, known: Tile, hidden: int) -> CanoeValues:
    """The worth of canoes after the flow, if the lowest open tile is known and some are hidden."""
    chance = lowest([TILES] * hidden) if hidden else [0.0] * CLOUD + [1.0]
    speeds = [0.0] * (MAX_SPEED + 1)
    for tile, likely in enumerate(chance):
        speeds[speed((tile, known), weather)] += likely if tile else 0.0
    return PLANNED.after_flow(next_arm, speeds)


def rollout(position: Position, rounds: Sequence[int], rng: Random) -> list[list[float]]:
    """Every seat's chance to win at the beginning of each of these rounds, in one rollout."""
    draw = NaturalFork(rng, begun=True)
    found: list[list[float]] = []
    for last_round in rounds:
        while position.phase != OVER and position.round < last_round:
            seat = position.turn
            if position.phase == PADDLE_PHASE:
                seat = _first_to_choose(position)
            action = choose(position, seat, rng)
            position = play(position, seat, action, draw)
        found.append(outcome(position))
    return found


def outcome(position: Position) -> list[float]:
    """Every seat's chance to win: by who has won, or else by the tables of `worth`."""
    if position.phase == OVER:
        return shares(position.winners, len(position.players))
    players = enumerate(position.players)
    return chances([JUDGED.score(position, seat, player.hand) for seat, player in players])


def _first_to_choose(position: Position) -> Seat:
    for seat, player in enumerate(position.players):
        if not player.paddle:
            return seat
    raise AssertionError("phase I ends when all have chosen")


def choose(position: Position, seat: Seat, rng: Random) -> Action:
    """What the policy of rollouts does."""
    legal = legal_actions(position, seat)
    if len(legal) == 1:
        return legal[0]
    first = legal[0]
    if isinstance(first, Ransom | Paddle):
        player = position.players[seat]
        return _ransom(position, player, legal) or _tile(position, player, legal, rng)
    if isinstance(first, Weather):
        return _weather(position, seat, legal)
    return _trip(position, seat, legal)


def _ransom(position: Position, player: Player, legal: Sequence[Action]) -> Action | None:
    """Pay with the gem missed least; None if no canoe is lost or worth it."""
    if not isinstance(legal[0], Ransom):
        return None
    empty = PLANNED.canoes[errand(player.gems, position.sites)]
    canoe = empty[SHORE] - empty[LOST]
    if all(c.at == LOST for c in player.canoes):
        canoe += STRANDED
    best: Action | None = None
    most = 0.0
    for action in legal:
        if isinstance(action, Ransom):
            paid = PLANNED.gems(player.gems) - PLANNED.gems(player.gems - ONE[action.gem])
            if canoe - paid > most:
                best, most = action, canoe - paid
    return best


def _tile(position: Position, player: Player, legal: Sequence[Action], rng: Random) -> Action:
    """The best of a few tiles."""
    tiles = [action for action in legal if isinstance(action, Paddle)]
    if len(tiles) > TILES_WEIGHED:
        tiles = rng.sample(tiles, TILES_WEIGHED)
    rivals = len(position.players) - 1
    best, most = tiles[0], -100.0
    for action in tiles:
        tile = action.tile
        after = expected(position.next_arm, position.weather, tile, rivals)
        worth = _turn(position, player, tile, after) - PLANNED.tiles[tile]
        if worth > most:
            best, most = action, worth
    return best


def _turn(position: Position, player: Player, tile: Tile, after: CanoeValues) -> float:
    """What both canoes come to in the best turn with a tile."""
    gems, sites = player.gems, position.sites
    a, b = player.canoes
    stay = after[canoe_class(gems, sites, a.gem)][a.at]
    stay += after[canoe_class(gems, sites, b.gem)][b.at]
    if tile == CLOUD:
        return stay
    gain = 0.0
    for number in turn_from(a.at, b.at).canoes:
        canoe = a if number == 0 else b
        here = after[canoe_class(gems, sites, canoe.gem)][canoe.at]
        best = -100.0
        for trip in trip_table(number, canoe.code, tile).trips(sites):
            best = max(best, _arrival(trip, canoe.gem, gems, sites, after))
        if canoe.at == SHORE:
            if a.at == b.at:
                return stay + best - here  # R3.1: one of two alike is launched
            best = max(best, here)
        gain += best - here
    return stay + gain


def _arrival(trip: Trip, gem: Kind, gems: Bag, sites: tuple[Bag, ...], after: CanoeValues) -> float:
    """What a canoe is worth at the end of a trip without theft."""
    if trip.loads != EMPTY:
        gem = trip.loads
    elif trip.unloads:
        gem = EMPTY
    if trip.to == SHORE:
        landed = PLANNED.gems(gems + ONE[gem]) - PLANNED.gems(gems) if gem != EMPTY else 0.0
        return landed + after[errand(gems, sites)][SHORE]
    if trip.to == FALLS:
        gem = EMPTY
    return after[canoe_class(gems, sites, gem)][trip.to]


def _open_tiles(position: Position) -> tuple[Tile, int]:
    """The lowest tile lying open, and how many are still hidden."""
    seats = len(position.players)
    acted = place_of(position, position.turn) + 1
    low = CLOUD
    for place in range(acted):
        low = min(low, position.players[(position.start + place) % seats].paddle)
    return low, seats - acted


def _trip(position: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The trip that gains most."""
    player = position.players[seat]
    gems, sites = player.gems, position.sites
    known, hidden = _open_tiles(position)
    after = expected(position.next_arm, position.weather, known, hidden)
    best, most = legal[-1], -100.0
    for action in legal:
        gain = 0.0
        if isinstance(action, Trip):
            was = player.canoes[action.canoe]
            here = after[canoe_class(gems, sites, was.gem)][was.at]
            theft = action.steals
            if theft is None:
                gain = _arrival(action, was.gem, gems, sites, after) - here
            else:
                victim = position.players[theft.seat]
                gem = victim.canoes[theft.canoe].gem
                hurt = after[canoe_class(victim.gems, sites, gem)][action.to]
                hurt -= after[errand(victim.gems, sites)][action.to]
                gain = after[canoe_class(gems, sites, gem)][action.to] - here + GREED * hurt
        if gain > most:
            best, most = action, gain
    return best


def _weather(position: Position, seat: Seat, legal: Sequence[Action]) -> Action:
    """The weather that is better for this seat's canoes than for the others'."""
    assert position.phase == CANOE_PHASE
    known, hidden = _open_tiles(position)
    share = 1 / (len(position.players) - 1)
    best, most = legal[0], -1000.0
    for action in legal:
        assert isinstance(action, Weather)
        after = expected(position.next_arm, position.weather + action.step, known, hidden)
        worth = 0.0
        for other, player in enumerate(position.players):
            weight = 1.0 if other == seat else -share
            for canoe in player.canoes:
                cls = canoe_class(player.gems, position.sites, canoe.gem)
                worth += weight * after[cls][canoe.at]
        if worth > most:
            best, most = action, worth
    return best
