"""Decisions a second of the batch simulator, side by side with games of pgx in one run.

    python bench/simulator.py                                   # CPU: batches of 1, 256 and 4096
    python bench/simulator.py --batches 4096 32768 262144 1048576 --pgx-most 65536    # on a GPU

A decision is: a legal action drawn at random from the mask, the step, the reset of games that have
ended, rewards, and the mask of what comes next, written to memory. All games use the same sampler;
the line "from bits" is Niagara with the sampler of its own, which needs no mask. Needs the extra
`sim`; pgx is measured if it is installed.

Loops run inside one compiled call. The games are measured in turn, round after round, and the best
round of each counts. Beside the time by the clock stands that of the processors used: on a busy
machine compare the latter.
"""

import argparse
import importlib.util
import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp

from niagara.sim import batch

ROUNDS: Final = 5
PGX_GAMES: Final = ("backgammon", "sparrow_mahjong")

Carry = Any
Body = Callable[[Carry, jax.Array], Carry]


@dataclass
class Contest:
    """One game at one size of batch: how to begin, and how all games of a batch make a decision."""

    name: str
    games: int
    begin: Callable[[jax.Array], Carry]
    decide: Body


def niagara(games: int, rules: batch.Rules) -> Contest:
    """Niagara, the mask carried along."""

    def begin(key: jax.Array) -> Carry:
        state = batch.init(key, rules, (games,))
        return state, batch.legal_mask(state), jnp.zeros((games, rules.seats))

    def decide(carry: Carry, key: jax.Array) -> Carry:
        state, mask, total = carry
        choice, chance = jax.random.split(key)
        after = batch.auto_step(state, batch.sample(mask, choice), chance, rules)
        return after.state, batch.legal_mask(after.state), total + after.rewards

    return Contest("niagara", games, begin, decide)


def niagara_from_bits(games: int, rules: batch.Rules) -> Contest:
    """Niagara, actions drawn from the mask's bits."""

    def begin(key: jax.Array) -> Carry:
        return batch.init(key, rules, (games,)), jnp.zeros((games, rules.seats))

    def decide(carry: Carry, key: jax.Array) -> Carry:
        state, total = carry
        choice, chance = jax.random.split(key)
        after = batch.auto_step(state, batch.random_action(state, choice), chance, rules)
        return after.state, total + after.rewards

    return Contest("niagara, from bits", games, begin, decide)


def niagara_observed(games: int, rules: batch.Rules) -> Contest:
    """Niagara, with mask and the observation of the seat to act: what a learner needs."""
    plain = niagara(games, rules)

    def begin(key: jax.Array) -> Carry:
        carry = plain.begin(key)
        return carry, batch.observe(carry[0], rules)

    def decide(carry: Carry, key: jax.Array) -> Carry:
        after = plain.decide(carry[0], key)
        return after, batch.observe(after[0], rules)

    return Contest("niagara, observed", games, begin, decide)


def pgx_game(name: str, games: int) -> Contest:
    """A game of pgx, which carries its mask and rewards along."""
    import pgx  # noqa: PLC0415 - measured only where it is installed
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def begin(key: jax.Array) -> Carry:
        return jax.vmap(env.init)(jax.random.split(key, games))

    def decide(state: Carry, key: jax.Array) -> Carry:
        choice, chance = jax.random.split(key)
        action = batch.sample(state.legal_action_mask, choice)
        return step(state, action, jax.random.split(chance, games))

    return Contest(f"pgx {name}", games, begin, decide)


@dataclass
class Result:
    """What was measured of one contest."""

    name: str
    games: int
    compile_seconds: float  # of processor time
    per_second: float = 0.0
    per_processor_second: float = 0.0


class Runner:
    """A contest, compiled; how many decisions a call makes is found out first."""

    def __init__(self, contest: Contest, seconds: float) -> None:
        """Compile, and find the number of steps that takes about so many seconds."""

        def loop(carry: Carry, key: jax.Array, steps: jax.Array) -> Carry:
            return jax.lax.fori_loop(
                0, steps, lambda i, now: contest.decide(now, jax.random.fold_in(key, i)), carry
            )

        self.games = contest.games
        self.carry = jax.jit(contest.begin)(jax.random.key(0))
        self.bytes_a_game = sum(leaf.nbytes for leaf in jax.tree.leaves(self.carry)) / self.games
        began = time.process_time()
        lowered = jax.jit(loop, donate_argnums=0).lower(self.carry, jax.random.key(1), 1)
        self.run = lowered.compile()
        self.result = Result(contest.name, contest.games, time.process_time() - began)
        self.steps, self.calls = 2, 0
        while True:
            elapsed = self.measure()
            if elapsed > seconds / 4:
                break
            self.steps *= 2
        self.steps = max(1, round(self.steps * seconds / elapsed))
        self.result.per_second = self.result.per_processor_second = 0.0

    def measure(self) -> float:
        """Run once, keep the best rates, and answer how long it took by the clock."""
        self.calls += 1
        clock, processor = time.perf_counter(), time.process_time()
        self.carry = self.run(self.carry, jax.random.key(self.calls), self.steps)
        jax.block_until_ready(self.carry)
        elapsed, used = time.perf_counter() - clock, time.process_time() - processor
        many = self.steps * self.games
        result = self.result
        result.per_second = max(result.per_second, many / elapsed)
        result.per_processor_second = max(result.per_processor_second, many / max(used, 1e-9))
        return elapsed


def contests(arguments: argparse.Namespace, games: int) -> Iterator[Contest]:
    """What is measured at one size of batch."""
    rules = batch.Rules(arguments.seats)
    yield niagara(games, rules)
    yield niagara_from_bits(games, rules)
    yield niagara_observed(games, rules)
    if games <= arguments.pgx_most:
        for name in arguments.pgx:
            yield pgx_game(name, games)


def main() -> None:
    """Measure what the arguments ask for and print a table (or lines of JSON)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--batches", type=int, nargs="+", default=[1, 256, 4096])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="of one round")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--pgx", nargs="*", default=list(PGX_GAMES), help="games of pgx")
    parser.add_argument("--pgx-most", type=int, default=1 << 20, help="their largest batch")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.pgx and importlib.util.find_spec("pgx") is None:
        print("pgx is not installed: measuring Niagara alone")
        arguments.pgx = []
    device = jax.devices()[0]
    print(
        f"{device.device_kind} ({device.platform}), {os.cpu_count()} cores, jax {jax.__version__}"
    )
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    print("| batch | game | decisions/s | per processor-second | compile (processor s) |")
    print("|---|---|---|---|---|")
    for games in arguments.batches:
        runners = [Runner(contest, arguments.seconds) for contest in contests(arguments, games)]
        for _ in range(arguments.rounds):
            for runner in runners:
                runner.measure()
        for result in (runner.result for runner in runners):
            if arguments.json:
                print(json.dumps(asdict(result)))
            print(
                f"| {games:,} | {result.name} | {result.per_second:,.0f} |"
                f" {result.per_processor_second:,.0f} | {result.compile_seconds:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
