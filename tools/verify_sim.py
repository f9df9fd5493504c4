"""Compare a simulator with the rules, decision by decision: ``make verify-sim``.

At every decision of every game: the legal actions, the whole position, the rewards (and with them
the winners), and what two seats observe, against `niagara.rules` and the plain reading of a view
in `niagara.sim.observation`. The games are played by policies of several kinds over all options
and numbers of seats, in as many processes as asked for; a difference stops the run and says where
it was.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from sim_engines import ENGINES, Engine

from niagara.rules import Action, Options, Position, legal_actions, new_game, play
from niagara.rules.actions import Ransom, Trip
from niagara.rules.board import MAX_SEATS, MIN_SEATS, Arm
from niagara.rules.events import Event, GameOver
from niagara.rules.memory import Memory
from niagara.rules.options import FORKS, TIEBREAKS
from niagara.rules.position import CANOE_PHASE, OVER, Player, position_of
from niagara.rules.record import flow_of
from niagara.rules.view import seen_by
from niagara.sim import quick_policy
from niagara.sim.flat_actions import ACTION_COUNT, decode, describe, encode
from niagara.sim.observation import layout
from niagara.sim.observe import observe_position

LONGEST: Final = 1000  # steps of a batch; random games without a limit do not end
SEEDS_A_PART: Final = 10_000


class Different(AssertionError):
    """The simulator and the rules do not agree."""


@dataclass
class Tally:
    """What has been compared."""

    decisions: int = 0
    games: int = 0
    won: int = 0  # by a goal of R8.1
    limited: int = 0  # by the round limit
    shared: int = 0
    unfinished: int = 0
    rivers: int = 0
    repeats: int = 0  # pushes into the same arm as the one before: the natural fork
    thefts: int = 0
    ransoms: int = 0
    observations: int = 0
    actions: Counter[int] = field(default_factory=Counter)

    def numbers(self) -> dict[str, int]:
        """All counts, and of the actions how many different ones were played."""
        found = {name: count for name, count in vars(self).items() if isinstance(count, int)}
        return found | {"different_actions": len(self.actions)}

    def add(self, other: "Tally") -> None:
        """Add what another run has compared."""
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)


class Table:
    """One game by the rules, beside the simulator's."""

    def __init__(self, position: Position, rng: Random, tally: Tally) -> None:
        """A game from its opening."""
        self.position = position
        self.memory = Memory(len(position.players))
        self.has_flowed = False
        self.rng = rng
        self.tally = tally

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase == OVER

    @property
    def seat(self) -> int:
        """The seat to act: in phase I one after the other from the start player."""
        position = self.position
        if position.phase == CANOE_PHASE:
            return position.turn
        seats = len(position.players)
        order = ((position.start + place) % seats for place in range(seats))
        return next(seat for seat in order if not position.players[seat].paddle)

    def play(self, index: int, arms: tuple[Arm, ...]) -> None:
        """Play an action by the rules, with the arms that the simulator drew."""
        position, seat, log = self.position, self.seat, list[Event]()
        action = decode(position, seat, index)
        self.position = play(position, seat, action, lambda _arm, _pushes: arms, log)
        self.memory.watch(seen_by(log))
        flow = flow_of(log)
        expected = flow.arms if flow else ()
        check(expected == arms, "the arms of the river", expected, arms)
        if arms:
            first = position.next_arm
            check(self.has_flowed or arms[0] == first, "D4: the first push", first, arms)
            self.has_flowed = True
        self._count(action, index, arms, position.next_arm, log)

    def _count(
        self, action: Action, index: int, arms: tuple[Arm, ...], expected: Arm, log: list[Event]
    ) -> None:
        tally = self.tally
        tally.decisions += 1
        tally.actions[index] += 1
        tally.rivers += bool(arms)
        tally.repeats += sum(b == a for a, b in zip((1 - expected, *arms), arms, strict=False))
        tally.ransoms += isinstance(action, Ransom)
        tally.thefts += isinstance(action, Trip) and action.steals is not None
        for event in log:
            if isinstance(event, GameOver):
                tally.won += not event.round_limit
                tally.limited += event.round_limit
                tally.shared += len(self.position.winners) > 1


Policy = Callable[[Table, Sequence[int]], int]


def random_policy(table: Table, legal: Sequence[int]) -> int:
    """Any legal action."""
    return table.rng.choice(legal)


def sensible_policy(table: Table, _legal: Sequence[int]) -> int:
    """The quick policy of the bots: its games end."""
    position, seat = table.position, table.seat
    actions = legal_actions(position, seat)
    chosen = quick_policy.choose(position.players[seat].canoes, actions, table.rng.random)
    return encode(position, seat, chosen)


def mixed_policy(table: Table, legal: Sequence[int]) -> int:
    """Mostly sensible, with a random action now and then."""
    return (random_policy if table.rng.random() < 0.15 else sensible_policy)(table, legal)


def curious_policy(table: Table, legal: Sequence[int]) -> int:
    """Mostly sensible; else the legal action that has been played least in this run."""
    if table.rng.random() < 0.7:
        return sensible_policy(table, legal)
    played = table.tally.actions
    return min(legal, key=lambda index: (played[index], table.rng.random()))


POLICIES: Final[tuple[Policy, ...]] = (
    mixed_policy,
    sensible_policy,
    curious_policy,
    random_policy,
)


def check(is_same: bool, what: str, expected: object, found: object) -> None:
    """Stop at a difference."""
    if not is_same:
        raise Different(f"{what}: the rules say {expected!r}, the simulator {found!r}")


def normal(position: Position) -> Position:
    """The position with covered tiles in ascending order: a simulator does not keep their order."""
    return position_of(
        position,
        tuple(
            Player(
                player.hand,
                (*sorted(player.played[:-1]), *player.played[-1:]),
                player.paddle,
                player.gems,
                player.canoes,
            )
            for player in position.players
        ),
    )


class Comparison:
    """A batch of games in a simulator, and the same games by the rules."""

    def __init__(
        self, engine: Engine, seats: int, options: Options, games: int, seed: int, tally: Tally
    ) -> None:
        """Begin the games on both sides."""
        rng = Random(f"{seed} {seats} {options}")
        starts = [rng.randrange(seats) for _ in range(games)]
        arms = [rng.randrange(2) for _ in range(games)]
        self.engine = engine
        self.seats = seats
        self.rng = rng
        self.tally = tally
        self.tables = [
            Table(new_game(seats, start, arm, options), rng, tally)
            for start, arm in zip(starts, arms, strict=True)
        ]
        engine.new(seats, options, starts, arms)
        tally.games += games

    def run(self, steps: int = LONGEST) -> None:
        """Play the games to their ends, at most so many steps."""
        for _ in range(steps):
            masks = self.engine.masks()
            self.compare(masks)
            if all(table.is_over for table in self.tables):
                break
            self.step(masks)
        self.tally.unfinished += sum(not table.is_over for table in self.tables)

    def compare(self, masks: NDArray[np.bool_]) -> None:
        """Compare everything that can be seen now."""
        positions, rewards = self.engine.positions(), self.engine.rewards()
        for game, table in enumerate(self.tables):
            try:
                self._compare_game(table, masks[game], positions[game], rewards[game])
            except Different as error:
                raise Different(self._where(table, game, error)) from error
        self._compare_observations(
            [table.seat if not table.is_over else 0 for table in self.tables]
        )
        others = [self.rng.randrange(self.seats) for _ in self.tables]
        self._compare_observations(others)

    def _compare_game(
        self,
        table: Table,
        mask: NDArray[np.bool_],
        position: Position,
        rewards: NDArray[np.float32],
    ) -> None:
        expected = normal(table.position)
        check(expected == position, "position", expected, position)
        legal: list[int] = []
        if not table.is_over:
            seat = table.seat
            actions = legal_actions(table.position, seat)
            legal = sorted(encode(table.position, seat, action) for action in actions)
        found = np.nonzero(mask)[0].tolist()
        check(legal == found, "legal actions", *([describe(i) for i in x] for x in (legal, found)))
        worth = expected_rewards(table.position)
        check(np.allclose(worth, rewards, atol=1e-6), "rewards", worth, rewards.tolist())

    def _compare_observations(self, seats: list[int]) -> None:
        rows = self.engine.observations(seats)
        if rows is None:
            return
        for game, (table, seat) in enumerate(zip(self.tables, seats, strict=True)):
            expected = observe_position(
                table.position, seat, table.memory, has_flowed=table.has_flowed
            )
            self.tally.observations += 1
            if not np.array_equal(expected, rows[game]):
                names = [
                    f"{place.field.name} of seat {place.seat}"
                    for place in layout(self.seats)
                    if not np.array_equal(expected[place.slice], rows[game][place.slice])
                ]
                error = f"observation of seat {seat} differs in {', '.join(names)}"
                raise Different(self._where(table, game, error))

    def _where(self, table: Table, game: int, error: object) -> str:
        return f"{error}\nin game {game} at\n{table.position!r}"

    def step(self, masks: NDArray[np.bool_]) -> None:
        """Choose an action in every game and play it on both sides."""
        actions: NDArray[np.int32] = np.zeros(len(self.tables), np.int32)
        for game, table in enumerate(self.tables):
            if not table.is_over:
                policy = POLICIES[game % len(POLICIES)]
                actions[game] = policy(table, np.nonzero(masks[game])[0].tolist())
        for table, action, arms in zip(
            self.tables, actions.tolist(), self.engine.step(actions), strict=True
        ):
            if table.is_over:
                check(not arms, "river after the end", (), arms)
            else:
                table.play(action, arms)


def expected_rewards(position: Position) -> list[float]:
    """A share of 1 for each winner, less 1/seats for everybody; nothing before the end."""
    seats = len(position.players)
    if position.phase != OVER:
        return [0.0] * seats
    share = 1 / len(position.winners)
    return [share * (seat in position.winners) - 1 / seats for seat in range(seats)]


def kinds_of_table(limits: Sequence[int | None]) -> Iterator[tuple[int, Options]]:
    """All numbers of seats with all options."""
    for limit, seats, fork, tiebreak in product(
        limits, range(MIN_SEATS, MAX_SEATS + 1), FORKS, TIEBREAKS
    ):
        yield seats, Options(fork, tiebreak, limit)


@dataclass(frozen=True)
class Part:
    """Some of the comparison, for one process: whole games of one kind of table."""

    engine: str
    seats: int
    options: Options
    decisions: int  # at least
    games: int  # in a batch
    seed: int

    def compared(self) -> Tally:
        """Compare; raises Different."""
        tally, engine = Tally(), ENGINES[self.engine](self.seed)
        batches = 0
        while tally.decisions < self.decisions:
            seed = self.seed + batches
            Comparison(engine, self.seats, self.options, self.games, seed, tally).run()
            batches += 1
        return tally


def parts_of(engine: str, decisions: int, games: int, seed: int, jobs: int) -> list[Part]:
    """At least so many decisions, evenly over all options: some parts for every process."""
    kinds = list(kinds_of_table(ENGINES[engine](seed).round_limits))
    each = 1 if jobs == 1 else -(-2 * jobs // len(kinds))
    share = -(-decisions // (len(kinds) * each))
    return [
        Part(engine, seats, options, share, games, seed + SEEDS_A_PART * part)
        for part in range(each)
        for seats, options in kinds
    ]


def verify(parts: Sequence[Part], jobs: int, report: Callable[[str], object]) -> Tally:
    """Compare all parts, in so many processes."""
    tally = Tally()
    # Not by fork: neither JAX nor CUDA would survive it.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
        for part, found in zip(parts, processes.map(Part.compared, parts), strict=True):
            tally.add(found)
            ended = tally.won + tally.limited
            report(
                f"{part.seats} seats, {part.options}: {tally.decisions:,} decisions,"
                f" {ended:,} games ended so far"
            )
    return tally


def main() -> None:
    """Run the comparison that the arguments ask for, and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=sorted(ENGINES), default="jax")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=48, help="games in a batch")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    arguments = parser.parse_args()
    began = time.perf_counter()
    engine, jobs = arguments.engine, arguments.jobs
    # The processes share a GPU, if there is one.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    tally = verify(
        parts_of(engine, arguments.decisions, arguments.games, arguments.seed, jobs),
        jobs,
        lambda line: print(line, file=sys.stderr, flush=True),
    )
    seconds = time.perf_counter() - began
    result = {"engine": engine, "seed": arguments.seed, **tally.numbers()}
    print(json.dumps(result | {"all_actions": ACTION_COUNT, "seconds": round(seconds)}))


if __name__ == "__main__":
    main()
