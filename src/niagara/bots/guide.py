"""Guide: plans a round ahead.

For each of its tiles it weighs what rivals can still play (it remembers their tiles), what the
river will then do to every canoe, what can be stolen from whom, and what that means for the goals.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.round_odds import RoundOdds
from niagara.bots.temperament import OPENING_ROUNDS, PLAIN, Temperament
from niagara.bots.worth import PLANNED, Worth, cargo_class, chances, errand, place_of
from niagara.rules import Action, Canoe, Memory, Paddle, Ransom, Trip, View, Weather
from niagara.rules.bag import ONE, PRESENCE, count
from niagara.rules.board import (
    CLOUD,
    EMPTY,
    FALLS,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    SHORE,
    Kind,
    Seat,
    Space,
    Tile,
)
from niagara.rules.canoes_to_move import turn_from
from niagara.rules.trips import theft_from, trips_from

STRANDED: Final = 10.0  # without a canoe nothing else counts
NOISE: Final = 0.12  # added to the worth of tiles: predictable choices are easily robbed
# In the first rounds most tiles are worth nearly the same: bots alike must not all play the same.
OPENING_NOISE: Final = 0.6


class Guide(Bot):
    """Plans one round ahead, by expected worth."""

    def __init__(
        self, seats: int, worth: Worth | None = None, temperament: Temperament = PLAIN
    ) -> None:
        super().__init__(seats)
        self.worth = worth or temperament.worth
        self.temperament = temperament

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action of the highest expected worth; tiles of similar worth are mixed."""
        if len(legal) == 1:
            return legal[0]
        plan = Plan(view, self.memory, self.worth, self.temperament)
        noise = 0.0
        if isinstance(legal[-1], Paddle):
            noise = OPENING_NOISE if view.round <= OPENING_ROUNDS else NOISE
        return max(legal, key=lambda action: plan.worth(action) + noise * rng.random())


class Plan:
    """What a seat expects of each of its actions, in units of its score."""

    def __init__(
        self,
        view: View,
        memory: Memory,
        scale: Worth = PLANNED,
        temperament: Temperament = PLAIN,
    ) -> None:
        self.view = view
        self.me = view.players[view.seat]
        self.memory = memory
        self.scale = scale
        self.temperament = temperament
        self.odds = RoundOdds(view, memory)
        self.lying = [PRESENCE[bag] for bag in view.sites]
        self.empty = [errand(player.gems, view.sites) for player in view.players]
        self.envy = self._envy()
        self._canoes: dict[tuple[Tile, int], list[list[float]]] = {}

    def _envy(self) -> list[float]:
        """How much a rival's gain costs us: its share of the rivals' chances to win."""
        view = self.view
        scores = [
            self.scale.score(view, seat, self.memory.may_hold(seat))
            for seat in range(len(view.players))
        ]
        shares = chances(scores)
        others = sum(shares) - shares[view.seat]
        spite = self.temperament.spite
        return [spite * share / others if others > 0 else 0.0 for share in shares]

    def worth(self, action: Action) -> float:
        """How good an action looks, to be compared with the others legal now."""
        if isinstance(action, Trip):
            return self._gain(action, self.me.paddle)
        if isinstance(action, Paddle):
            return self._tile(action.tile)
        if isinstance(action, Weather):
            return self._weather(CLOUD, action.step)
        if isinstance(action, Ransom):
            return self._ransom(action)
        return 0.0  # done changes nothing

    def _after_flow(self, tile: Tile, weather: int) -> list[list[float]]:
        """The worth of canoes after the river, if this seat's tile and the weather are these."""
        key = (tile, weather)
        if key not in self._canoes:
            speeds = self.odds.speeds(tile, weather)
            self._canoes[key] = self.scale.after_flow(self.view.next_arm, speeds)
        return self._canoes[key]

    def _tile(self, tile: Tile) -> float:
        """The worth of the round with a tile, and at the beginning how much it is liked."""
        liked = self.temperament.opening[tile] if self.view.round <= OPENING_ROUNDS else 0.0
        return liked + self._round(tile)

    def _round(self, tile: Tile) -> float:
        """The best turn with a tile, less what the tile is worth in hand."""
        view = self.view
        if tile == CLOUD:
            steps = [s for s in (-1, 1) if MIN_WEATHER <= view.weather + s <= MAX_WEATHER]
            return max(self._weather(tile, step) for step in steps) - self.scale.tiles[tile]
        after = self._after_flow(tile, view.weather)
        stay = sum(self._worth_at(view.seat, c.at, c.gem, after) for c in self.me.canoes)
        turn = turn_from(*(canoe.at for canoe in self.me.canoes))
        gains = [self._best_gain(canoe, tile) for canoe in turn.canoes]
        if all(canoe.at == SHORE for canoe in self.me.canoes):
            gains = gains[:1]  # R3.1: only one is launched
        return stay + sum(gains) - self.scale.tiles[tile] - self._rivals(after)

    def _best_gain(self, number: int, tile: Tile) -> float:
        canoe = self.me.canoes[number]
        trips = trips_from(number, canoe.at, tile, canoe.gem, self.lying)
        best = max(self._gain(trip, tile) for trip in trips)
        best = max(best, self._hoped_theft(number, tile))
        return max(best, 0.0) if canoe.at == SHORE else best  # R3.2, D1: a launch can wait

    def _hoped_theft(self, number: int, tile: Tile) -> float:
        """What could be stolen with a tile from where rivals lie now."""
        canoe = self.me.canoes[number]
        found = theft_from(canoe.at, tile, canoe.gem)
        gains = [
            self._theft_gain(number, tile, found[1], seat, rival.gem)
            for seat, player in enumerate(self.view.players)
            if found is not None and seat != self.view.seat
            for rival in player.canoes
            if rival.at == found[1] and rival.gem != EMPTY
        ]
        return max(gains, default=-100.0)

    def _gain(self, trip: Trip, tile: Tile) -> float:
        """How much better a trip leaves the seat than if the canoe had stayed."""
        if trip.steals is not None:
            theft = trip.steals
            gem = self.view.players[theft.seat].canoes[theft.canoe].gem
            return self._theft_gain(trip.canoe, tile, trip.to, theft.seat, gem)
        was = self.me.canoes[trip.canoe]
        gem = trip.loads if trip.loads != EMPTY else EMPTY if trip.unloads else was.gem
        after = self._after_flow(tile, self.view.weather)
        before = self._worth_at(self.view.seat, was.at, was.gem, after)
        gain = self._arrival(trip.to, gem, after) - before
        return gain if trip.loads == EMPTY else gain + self._liking(trip.loads)

    def _liking(self, gem: Kind) -> float:
        """What it is worth to take a gem, by temperament alone."""
        is_carried = any(canoe.gem == gem for canoe in self.me.canoes)
        is_new = not is_carried and not count(self.me.gems, gem)
        return self.temperament.loads[gem] + (self.temperament.new_kind if is_new else 0.0)

    def _theft_gain(self, number: int, tile: Tile, to: Space, seat: Seat, gem: Kind) -> float:
        """What a theft brings, and what it costs the victim."""
        was = self.me.canoes[number]
        after = self._after_flow(tile, self.view.weather)
        hurt = self._worth_at(seat, to, gem, after) - after[self.empty[seat]][to]
        before = self._worth_at(self.view.seat, was.at, was.gem, after)
        gain = self._arrival(to, gem, after) - before + self.envy[seat] * hurt
        return gain + self.temperament.theft + self._liking(gem)

    def _arrival(self, to: Space, gem: Kind, after: list[list[float]]) -> float:
        """The worth of a canoe that arrives with this cargo, thefts taken into account."""
        me, gems = self.view.seat, self.me.gems
        empty = after[self.empty[me]]
        if to == FALLS:
            return empty[LOST]
        if to == SHORE:
            landed = (
                self.scale.gems(gems + ONE[gem]) - self.scale.gems(gems) if gem != EMPTY else 0.0
            )
            return landed + empty[SHORE]
        worth = self._worth_at(me, to, gem, after)
        if gem != EMPTY:
            for seat, chance in enumerate(self.odds.theft(to)):
                if chance > 0.0:
                    worth -= chance * (worth - empty[to])
                    spoils = self._worth_at(seat, to, gem, after) - after[self.empty[seat]][to]
                    worth -= chance * self.envy[seat] * spoils
        return worth

    def _worth_at(self, seat: Seat, at: Space, gem: Kind, after: list[list[float]]) -> float:
        """What a canoe of a seat is worth at a space, with this cargo, after the flow."""
        if gem == EMPTY:
            return after[self.empty[seat]][at]
        return after[cargo_class(self.view.players[seat].gems, gem)][at]

    def _weather(self, tile: Tile, step: int) -> float:
        """What the weather does to every canoe, ours and theirs."""
        after = self._after_flow(tile, self.view.weather + step)
        me = self.view.seat
        own = sum(self._worth_at(me, c.at, c.gem, after) for c in self.me.canoes)
        return own - self._rivals(after)

    def _rivals(self, after: list[list[float]]) -> float:
        """What the river leaves the rivals, weighed by their chances to win."""
        view = self.view
        return sum(
            self.envy[seat] * self._worth_at(seat, canoe.at, canoe.gem, after)
            for seat in range(len(view.players))
            if seat != view.seat
            for canoe in _yet_to_stay(view, seat)
        )

    def _ransom(self, action: Ransom) -> float:
        """A canoe for a gem; decided before any tile is compared, hence the large numbers."""
        gems = self.me.gems
        back = self._after_flow(CLOUD, 0)
        paid = self.scale.gems(gems) - self.scale.gems(gems - ONE[action.gem])
        empty = back[self.empty[self.view.seat]]
        gain = empty[SHORE] - empty[LOST] - paid
        if all(canoe.at == LOST for canoe in self.me.canoes):
            gain += STRANDED
        return 1000.0 + gain if gain > 0 else -1000.0 + gain


def _yet_to_stay(view: View, seat: int) -> Iterable[Canoe]:
    """A rival's canoes that have had their turn: they stay where they are until the flow."""
    has_acted = place_of(view, seat) < place_of(view, view.seat)
    return view.players[seat].canoes if has_acted and view.turn == view.seat else ()
