"""Several systems measured under the same load, in turns: a slow minute affects all alike."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

COLUMNS = ("tables", "moves/s", "p50 ms", "p99 ms", "cores", "others", "/core", "ours ×", "p99 ×")
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Load:
    """How long each run takes; ``think_ms`` 0 is the closed loop."""

    seconds: float
    warmup: float
    think_ms: int
    patience: int  # seconds to wait for a quiet machine before each run


@dataclass(frozen=True)
class System:
    """A server under load: a client's command line, to which the load is added."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)

    def run(self, tables: int, load: Load, packages: Path) -> dict[str, Any]:
        """Measure once; the client starts and ends the server."""
        options = {
            "tables": tables,
            "seconds": load.seconds,
            "warmup": load.warmup,
            "think-ms": load.think_ms,
            "patience": load.patience,
            "port": free_port(),
        }
        flags = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        done = subprocess.run(
            [*self.command, *flags],
            cwd=packages,
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{self.name} at {tables} tables failed: see above")
        report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return report


def free_port(first: int = 18_900) -> int:
    """A free port whose successor is free too."""
    for port in range(first, first + 1000, 2):
        with socket.socket() as one, socket.socket() as other:
            try:
                one.bind(("127.0.0.1", port))
                other.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no free port from {first} up")


@dataclass(frozen=True)
class Measurement:
    """The figures of one run of one system."""

    system: str
    tables: int
    repetition: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cores: float
    client_cores: float
    other_cores: float
    server_mb: float
    info: dict[str, Any]

    @property
    def moves_per_core(self) -> float:
        """Moves a second of the server's own processor time, which noise affects least."""
        return self.moves_per_s / self.server_cores if self.server_cores else 0.0


def measured(system: str, tables: int, repetition: int, report: dict[str, Any]) -> Measurement:
    """Read a client's report."""
    info = report.pop("info")
    numbers = {name: round(value, 3) for name, value in report.items()}
    return Measurement(system=system, tables=tables, repetition=repetition, info=info, **numbers)


def measure_in_turns(
    systems: Sequence[System], sizes: Iterable[int], repetitions: int, load: Load, packages: Path
) -> Iterator[Measurement]:
    """Measure all systems in turns; each repetition begins with another one."""
    for tables in sizes:
        for repetition in range(repetitions):
            first = repetition % len(systems)
            for system in (*systems[first:], *systems[:first]):
                began = time.monotonic()
                report = system.run(tables, load, packages)
                one = measured(system.name, tables, repetition, report)
                took = time.monotonic() - began
                print(
                    f"  {tables} tables, run {repetition + 1}: {system.name}: "
                    f"{one.moves_per_s:.0f} moves/s, p99 {one.p99_ms:.1f} ms, "
                    f"server {one.server_cores:.2f}, client {one.client_cores:.2f}, "
                    f"others {one.other_cores:.2f} cores ({took:.0f} s)",
                    file=sys.stderr,
                    flush=True,
                )
                yield one


@dataclass(frozen=True)
class SystemMedians:
    """A system's medians at a number of tables, and how ours compare with them, run by run."""

    system: str
    tables: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_cores: float
    other_cores: float
    moves_per_core: float
    ours_to_it: float | None  # moves a second, the median of the ratios of neighbouring runs
    its_p99_to_ours: float | None


def medians_of(found: Sequence[Measurement], ours: str) -> list[SystemMedians]:
    """The medians of every system at every size, and ratios to ours."""
    rows: list[SystemMedians] = []
    for tables in dict.fromkeys(one.tables for one in found):
        here = [one for one in found if one.tables == tables]
        own = {one.repetition: one for one in here if one.system == ours}
        for name in dict.fromkeys(one.system for one in here):
            runs = [one for one in here if one.system == name]
            pairs = [(own[one.repetition], one) for one in runs if one.repetition in own]
            pairs = pairs if name != ours else []
            rows.append(
                SystemMedians(
                    system=name,
                    tables=tables,
                    moves_per_s=median(one.moves_per_s for one in runs),
                    p50_ms=median(one.p50_ms for one in runs),
                    p99_ms=median(one.p99_ms for one in runs),
                    server_cores=median(one.server_cores for one in runs),
                    other_cores=median(one.other_cores for one in runs),
                    moves_per_core=median(one.moves_per_core for one in runs),
                    ours_to_it=_median([a.moves_per_s / b.moves_per_s for a, b in pairs]),
                    its_p99_to_ours=_median([b.p99_ms / a.p99_ms for a, b in pairs]),
                )
            )
    return rows


def _median(values: Sequence[float]) -> float | None:
    return median(values) if values else None


def as_json(items: Sequence[Measurement | SystemMedians]) -> list[dict[str, Any]]:
    """The figures as JSON."""
    return [asdict(item) for item in items]


def as_table(rows: Sequence[SystemMedians], repetitions: int) -> str:
    """The figures as a table for people."""
    lines = [
        f"medians of {repetitions} runs each; latency from sending a move until all four have it",
        f"{'system':<26}" + "".join(f"{word:>9}" for word in COLUMNS),
    ]
    for row in rows:
        ratio = f"{row.ours_to_it:.2f}" if row.ours_to_it else "-"
        late = f"{row.its_p99_to_ours:.2f}" if row.its_p99_to_ours else "-"
        cells = (
            *(str(row.tables), f"{row.moves_per_s:.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}"),
            *(f"{row.server_cores:.2f}", f"{row.other_cores:.2f}", f"{row.moves_per_core:.0f}"),
            *(ratio, late),
        )
        lines.append(f"{row.system:<26}" + "".join(f"{cell:>9}" for cell in cells))
    lines.append(
        "cores: of the server's process; others: cores that anybody else on the machine took;\n"
        "/core: moves a second of server time; ours ×: our moves/s over theirs; "
        "p99 ×: their p99 over ours"
    )
    return "\n".join(lines)
