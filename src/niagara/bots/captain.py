"""Captain: searches, within a budget.

Every simulation imagines a world that fits what is seen and remembered, tries an action in it,
plays on with the quick policy for a round or two, and asks the tables who is ahead. All actions
still in question are tried in the same worlds, and the worse half is dropped again and again
(sequential halving). At the choice of tiles, which is simultaneous, the rivals learn as well: each
seat holds regrets over its tiles and plays in proportion to them (regret matching), so that our
tile is measured against answers, not against fools.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from niagara.bots.bot import Bot
from niagara.bots.budget import Budget, Stopwatch
from niagara.bots.guide import Plan
from niagara.bots.imagine import imagine
from niagara.bots.rollout import rollout
from niagara.bots.worth import PLANNED
from niagara.rules import Action, Memory, NaturalFork, Paddle, Position, Ransom, View, play
from niagara.rules.board import Seat, Tile
from niagara.rules.position import PADDLE

MOST_CANDIDATES: Final = 8  # by the guide's plan; the rest is not looked at
# Rounds played on, the present one included. Four were measured to beat two; that eight beat four
# where there is time for them is not shown yet (docs/bots.md).
AHEAD: Final = 4
FAR_AHEAD: Final = 8
DEFAULT: Final = Budget(milliseconds=200)


class Captain(Bot):
    """Real search: worlds, playouts, halving."""

    def __init__(self, seats: int, budget: Budget = DEFAULT, ahead: int | None = None) -> None:
        super().__init__(seats)
        self.budget = budget
        self.ahead = ahead or (FAR_AHEAD if budget.is_large else AHEAD)

    def decide(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The action that did best in the worlds imagined."""
        plan = Plan(view, self.memory, PLANNED)
        ranked = sorted(legal, key=plan.worth, reverse=True)
        if len(legal) == 1 or isinstance(ranked[0], Ransom):
            return ranked[0]
        candidates = [action for action in ranked if not isinstance(action, Ransom)]
        last_round = view.round + self.ahead
        search = Search(view, candidates[:MOST_CANDIDATES], last_round, rng, self.budget.start())
        return search.run(self.memory)


class Candidate:
    """An action in question, and how it has done."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.total = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        """The share of wins it promises."""
        return self.total / self.tries if self.tries else 0.0


class Search:
    """One decision: candidates against the clock."""

    def __init__(
        self,
        view: View,
        actions: Sequence[Action],
        last_round: int,
        rng: Random,
        watch: Stopwatch,
    ) -> None:
        self.view = view
        self.last_round = last_round
        self.rng = rng
        self.watch = watch
        self.candidates = [Candidate(action) for action in actions]
        self.regrets = Regrets(len(view.players))

    def run(self, memory: Memory) -> Action:
        """Try, drop the worse half, and try again until the budget is used up."""
        halvings = max(1, (len(self.candidates) - 1).bit_length())
        for halving in range(halvings):
            share = (halving + 1) / halvings
            worlds = 0
            while worlds < 1 or self.watch.used() < share:
                world = imagine(self.view, memory, self.rng)
                self._try_all(world)
                worlds += 1
                if self.watch.used() >= 1:
                    break
            self.candidates.sort(key=lambda candidate: candidate.mean, reverse=True)
            if self.watch.used() >= 1:
                break
            self.candidates = self.candidates[: max(1, (len(self.candidates) + 1) // 2)]
        return max(self.candidates, key=lambda candidate: candidate.mean).action

    def _try_all(self, world: Position) -> None:
        """Every candidate in the same world, with the same luck."""
        luck = self.rng.getrandbits(48)
        for candidate in self.candidates:
            outcome = self._simulate(world, candidate.action, Random(luck))
            candidate.total += outcome[self.view.seat]
            candidate.tries += 1
            self.watch.count()

    def _simulate(self, world: Position, action: Action, rng: Random) -> list[float]:
        seat = self.view.seat
        position = play(world, seat, action, NaturalFork(rng, begun=True))
        if not isinstance(action, Paddle):
            return rollout(position, self.last_round, rng)
        tiles = self._answers(position, rng)
        for other, tile in tiles:
            position = play(position, other, Paddle(tile), NaturalFork(rng, begun=True))
        outcome = rollout(position, self.last_round, rng)
        self.regrets.learn(tiles, outcome)
        return outcome

    def _answers(self, position: Position, rng: Random) -> list[tuple[Seat, Tile]]:
        """The tiles the rivals choose, by what they have learned."""
        if position.phase != PADDLE:
            return []
        return [
            (seat, self.regrets.choose(seat, player.hand, rng))
            for seat, player in enumerate(position.players)
            if not player.paddle
        ]


class Regrets:
    """What each rival wishes it had played: the mixed strategies of the simultaneous choice."""

    def __init__(self, seats: int) -> None:
        self.totals: Final = [[0.0] * 8 for _ in range(seats)]
        self.tries: Final = [[0] * 8 for _ in range(seats)]

    def choose(self, seat: Seat, hand: Sequence[Tile], rng: Random) -> Tile:
        """A tile in proportion to its regret; every tile is tried before any is judged."""
        tries, totals = self.tries[seat], self.totals[seat]
        fresh = [tile for tile in hand if not tries[tile]]
        if fresh:
            return rng.choice(fresh)
        means = [totals[tile] / tries[tile] for tile in hand]
        average = sum(means) / len(means)
        # Regret matching, with a floor so that no tile is ever ruled out.
        weights = [max(mean - average, 0.0) + 0.01 for mean in means]
        return rng.choices(hand, weights)[0]

    def learn(self, tiles: Sequence[tuple[Seat, Tile]], outcome: Sequence[float]) -> None:
        """Note how each rival fared with its tile."""
        for seat, tile in tiles:
            self.totals[seat][tile] += outcome[seat]
            self.tries[seat][tile] += 1
