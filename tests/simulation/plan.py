"""The plan of a simulation, drawn from its seed: the size of the cluster, people, faults.

Every seed enables some kinds of faults and leaves others out (swarm testing), so that no kind hides
what another one would show.
"""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from niagara.rules import Options, deal
from niagara.rules.codec import position_to_json
from niagara.server.table_setup import LEVEL_NAMES, CreateTable, SeatRequest
from simulation.faults import KINDS
from simulation.knobs import some_knobs

QUIET_S: Final = 22.0  # in which everything heals; see `invariants` for how soon it has to

UPKEEP_S: Final = 65.0  # in which a node erases who was seated while being forgotten


@dataclass(frozen=True)
class Plan:
    """A simulation, before it begins."""

    nodes: int = 2
    tables: int = 1
    people: int = 2
    kinds: tuple[str, ...] = ()
    faulty_s: float = 8.0
    quiet_s: float = QUIET_S
    sparse: float = 1.0  # how much time passes between faults, of the usual
    pace_ms: int = 100
    workers: int = 1  # of bots, at each node
    mischief: float = 0.1  # how often people do what nobody needs
    leisure: float = 1.0  # how much time people take, of the usual
    levels: tuple[str, ...] = ("beginner",)
    rounds: tuple[int, ...] = (1, 1, 2, 2, 3)
    clocks: tuple[int | None, ...] = (None, 5, 5, 10)
    crowd: int = 0  # tables full of the slowest bots, besides
    knobs: dict[str, int] = field(default_factory=dict)
    is_long: bool = False


def plan_of(seed: int) -> Plan:
    """The plan of a seed."""
    rng = Random(f"{seed}/plan")
    kinds = tuple(kind for kind in KINDS if rng.random() < 0.3)
    return Plan(
        nodes=rng.choice((1, 2, 2, 2, 3, 4)),
        tables=rng.choice((1, 1, 2)),
        people=rng.choice((1, 2, 2, 3)),
        kinds=kinds,
        faulty_s=rng.uniform(8, 16) + (20 if "bots-slow" in kinds else 0),
        # A worker that hangs is given up after 20 seconds: see `BotPool`.
        quiet_s=QUIET_S
        + (26 if "bots-hang" in kinds else 0)
        + (UPKEEP_S if "forget" in kinds else 0),
        pace_ms=rng.choice((0, 100, 600)),
        workers=rng.choice((1, 1, 2)),
        mischief=rng.choice((0.0, 0.05, 0.25)),
        levels=rng.choice((("beginner",), ("beginner", "hard"), LEVEL_NAMES)),
        knobs=some_knobs(rng),
    )


def long_plan(seed: int, seconds: float) -> Plan:
    """A long stretch with little going on: people take their time, faults are rare."""
    return replace(
        plan_of(seed),
        kinds=tuple(kind for kind in KINDS if kind != "forget"),
        faulty_s=seconds,
        sparse=max(1.0, seconds / 600),
        leisure=max(1.0, seconds / 600),
        rounds=(10, 20),
        clocks=(None, 24 * 3600),
        is_long=True,
    )


def some_table(plan: Plan, rng: Random, others: int) -> tuple[CreateTable, dict[str, Any] | None]:
    """A table for its host and some others, and what the host changes of it before the start."""
    seats = [SeatRequest("me" if rng.random() < 0.9 else "open")]
    seats += [SeatRequest("open")] * min(others, 2)
    while len(seats) < 3 or (len(seats) < 5 and rng.random() < 0.2):
        seats.append(SeatRequest("bot", level=rng.choice(plan.levels)))
    clock, rounds = rng.choice(plan.clocks), rng.choice(plan.rounds)
    if "practice" in plan.kinds and rng.random() < 0.5:
        options = Options(fork="natural", round_limit=rounds)
        position = position_to_json(deal(len(seats), rng, options))
        change = {"rules": {"round_limit": rounds}, "clock": clock, "public": True}
        return CreateTable(tuple(seats), {}, clock, position=position), change
    rules = {"round_limit": rounds, "fork": rng.choice(("alternate", "natural"))}
    is_public = rng.random() < 0.5
    is_rated = is_public and rng.random() < 0.7
    return CreateTable(tuple(seats), rules, clock, is_public, is_rated), None


def crowded_table() -> CreateTable:
    """A table of the slowest bots."""
    return CreateTable((SeatRequest("bot", level="champion"),) * 5, {"round_limit": 2})
