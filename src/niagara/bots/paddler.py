"""Paddler: brings gems home, loads what lies near, and keeps away from the falls.

It looks one turn ahead. A canoe is worth what it carries, less the way home; a trip is worth what
the canoe is worth where the river may have carried it by the end of the round.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.leaning import Leaning
from niagara.bots.temperament import OPENING_ROUNDS, PLAIN, Temperament
from niagara.rules import Action, Canoe, Paddle, Ransom, Trip, View, Weather, canoe_at
from niagara.rules.bag import ONE, PRESENCE, Bag, kinds
from niagara.rules.board import (
    CLOUD,
    DEPTH,
    EMPTY,
    FALLS,
    KINDS,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    SHORE,
    Kind,
    Tile,
)
from niagara.rules.canoes_to_move import turn_from
from niagara.rules.events import HIDDEN
from niagara.rules.flow import alternating, carried, speed
from niagara.rules.position import PADDLE_PHASE
from niagara.rules.scoring import progress
from niagara.rules.trips import trips_from

# What a canoe is worth; one step on the river costs 4.
LOST_WORTH: Final = -60.0
ASHORE: Final = 20.0
LOAD: Final = 60.0
STEP: Final = 4.0
EMPTY_SHARE: Final = 0.4  # a gem still at its site is worth so much of one aboard
HIGHEST_LOWEST: Final = 3  # the lowest tile of a round is seldom above this
NOISE: Final = 40.0  # added to the worth of tiles
LEANING: Final = 40.0  # what a leaning of 1 is worth
OPENING_LEANING: Final = 140.0  # the same for the first tiles: 5 and 6, which load, seem 43 better
SITE_DEPTH: Final = (3, 4, 5, 6, 7)


class Paddler(Bot):
    """A simple, sound player, good to practise against."""

    def __init__(self, seats: int, temperament: Temperament = PLAIN) -> None:
        super().__init__(seats)
        self.temperament = temperament

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The legal action of the highest worth; tiles with some noise."""
        plan = TurnPlan(view)
        leaning = Leaning(view, self.memory, self.temperament)
        is_opening = view.phase == PADDLE_PHASE and view.round <= OPENING_ROUNDS
        scale = OPENING_LEANING if is_opening else LEANING
        # If everybody played the same high tile, the river would be fast: choices must vary.
        noise = NOISE if any(isinstance(action, Paddle) for action in legal) else 1e-6

        def worth(action: Action) -> float:
            return plan.worth(action) + scale * leaning.of(action) + rng.uniform(0, noise)

        return max(legal, key=worth)


class TurnPlan:
    """What each action of a seat is worth, one turn ahead."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.players[view.seat]
        self.lying = [PRESENCE[bag] for bag in view.sites]
        self.wanted = [self._wish(self.me.gems, kind) for kind in range(KINDS)]

    def worth(self, action: Action) -> float:
        """How good an action looks, to be compared with the others legal now."""
        if isinstance(action, Trip):
            return self._gain(action, self._tiles_in_sight())
        if isinstance(action, Paddle):
            return self._turn(action.tile)
        if isinstance(action, Weather):
            return self._fleet(self.me.canoes, self._tiles_in_sight(), action.step)
        if isinstance(action, Ransom):
            return self._ransom(action)
        return 0.0  # done: as good as a trip that changes nothing

    def _wish(self, gems: Bag, kind: Kind) -> float:
        """How much a gem of this kind would be worth ashore."""
        return LOAD + progress(gems + ONE[kind]) - progress(gems)

    def _ransom(self, action: Ransom) -> float:
        """Pay with the gem missed least; with one canoe left, only with one not missed at all."""
        gems = self.me.gems
        missed = progress(gems) - progress(gems - ONE[action.gem])
        is_stranded = all(canoe.at == LOST for canoe in self.me.canoes)
        return 1000.0 - missed if is_stranded or not missed else -1000.0

    def _turn(self, tile: Tile) -> float:
        """What both canoes are worth after the best turn with a tile."""
        canoes = self.me.canoes
        tiles = range(1, min(tile, HIGHEST_LOWEST) + 1)
        if tile == CLOUD:
            steps = [s for s in (-1, 1) if MIN_WEATHER <= self.view.weather + s <= MAX_WEATHER]
            return max(self._fleet(canoes, tiles, step) for step in steps)
        turn = turn_from(*(canoe.at for canoe in canoes))
        gains = [self._best_gain(canoe, tile, tiles) for canoe in turn.canoes]
        if all(canoe.at == SHORE for canoe in canoes):
            gains = [max(gains)]  # R3.1: only one is launched
        return self._fleet(canoes, tiles, 0) + sum(gains)

    def _best_gain(self, number: int, tile: Tile, tiles: Iterable[Tile]) -> float:
        canoe = self.me.canoes[number]
        trips = trips_from(number, canoe.at, tile, canoe.gem, self.lying)
        best = max(self._gain(trip, tiles) for trip in trips)
        return max(best, 0.0) if canoe.at == SHORE else best  # R3.2, D1: a launch can wait

    def _gain(self, trip: Trip, tiles: Iterable[Tile]) -> float:
        """How much better a trip leaves a canoe than if it had stayed where it is."""
        was = self.me.canoes[trip.canoe]
        gem = self._cargo(trip, was.gem)
        landing = self.wanted[gem] if trip.to == SHORE and gem != EMPTY else 0.0
        now = canoe_at(trip.to, EMPTY if trip.to in (SHORE, FALLS) else gem)
        return landing + self._fleet((now,), tiles, 0) - self._fleet((was,), tiles, 0)

    def _cargo(self, trip: Trip, gem: Kind) -> Kind:
        """What the canoe carries at the end of a trip."""
        if trip.steals is not None:
            return self.view.players[trip.steals.seat].canoes[trip.steals.canoe].gem
        return trip.loads if trip.loads != EMPTY else EMPTY if trip.unloads else gem

    def _tiles_in_sight(self) -> list[Tile]:
        """The lowest tiles this round may turn out to have: at most the lowest one open."""
        paddles = [player.paddle for player in self.view.players]
        seen = [tile for tile in paddles if tile not in (NO_TILE, HIDDEN)]
        if HIDDEN not in paddles:
            return [min(seen)]
        return list(range(1, min([*seen, HIGHEST_LOWEST]) + 1))

    def _fleet(self, canoes: Iterable[Canoe], tiles: Iterable[Tile], step: int) -> float:
        """The worth of canoes after the river has flowed, on average over the lowest tiles."""
        weather = self.view.weather + step
        speeds = [speed((tile,), weather) for tile in tiles]
        flows = [carried(alternating(self.view.next_arm, pushes)) for pushes in speeds]
        worths = [self._canoe(flow[canoe.at], canoe.gem) for flow in flows for canoe in canoes]
        return sum(worths) / len(flows)

    def _canoe(self, at: int, gem: Kind) -> float:
        if at == LOST:
            return LOST_WORTH
        if gem != EMPTY:
            return ASHORE + self.wanted[gem] - STEP * DEPTH[at]
        return ASHORE + EMPTY_SHARE * self._nearest(at)

    def _nearest(self, at: int) -> float:
        """The best gem to fetch from here: its worth less the way there and home."""
        return max(
            (
                self.wanted[kind] - STEP * (abs(SITE_DEPTH[site] - DEPTH[at]) + SITE_DEPTH[site])
                for site, bag in enumerate(self.view.sites)
                for kind in kinds(bag)
            ),
            default=0.0,
        )
