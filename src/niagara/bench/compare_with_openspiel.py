"""The rules side by side with OpenSpiel: decisions a second and their ratios, in one run.

Every workload runs in a process of its own, round after round in changing order, so that a slow
minute of the machine hits all of them alike.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any, Final

PLAIN: Final = "niagara (plain Python)"
COMPILED: Final = "niagara (compiled)"
PYTHON_PEERS: Final = ("python_team_dominoes", "python_liars_poker")
CPP_PEER: Final = "maedn(players=4)"


@dataclass(frozen=True)
class Entrant:
    """A workload under the name the report gives it, with the folder its build comes from."""

    label: str
    workload: str
    build: Path | None = None

    def run(self, seconds: float) -> dict[str, Any]:
        """Time it once, in a process of its own."""
        environment = {**os.environ}
        if self.build is not None:
            environment["PYTHONPATH"] = str(self.build)
        done = subprocess.run(  # noqa: S603 - our own module
            [sys.executable, "-m", "niagara.bench.timed_games", self.workload, str(seconds)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        if self.workload == "niagara":
            expected = "plain" if self.build is None else "compiled"
            if result["build"] != expected:
                raise RuntimeError(f"{self.label} ran the {result['build']} build")
        return result


def entrants(compiled: Path | None) -> list[Entrant]:
    """What is compared: our builds, and OpenSpiel's games if it is installed."""
    ours = [Entrant(PLAIN, "niagara")]
    if compiled is not None and compiled.is_dir():
        ours.append(Entrant(COMPILED, "niagara", compiled.resolve()))
    peers = (*PYTHON_PEERS, CPP_PEER) if _version("open_spiel") else ()
    return ours + [Entrant(f"OpenSpiel {peer}", peer) for peer in peers]


def compare(
    compiled: Path | None, seconds: float, rounds: int, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Run all of them in turn, and report medians and ratios."""
    everybody = entrants(compiled)
    rates: dict[str, list[float]] = {entrant.label: [] for entrant in everybody}
    for number in range(rounds):
        for entrant in everybody if number % 2 == 0 else everybody[::-1]:
            rates[entrant.label].append(entrant.run(seconds)["decisions_per_s"])
            progress(entrant.label)
    return report(rates)


def report(rates: dict[str, list[float]]) -> dict[str, Any]:
    """Medians, spreads, and how many times as fast as the peer each of our builds is."""
    rows = [
        {
            "name": label,
            "decisions_per_s": round(median(runs)),
            "slowest": round(min(runs)),
            "fastest": round(max(runs)),
        }
        for label, runs in rates.items()
    ]
    middle = {label: median(runs) for label, runs in rates.items()}
    python_peers = [middle[f"OpenSpiel {p}"] for p in PYTHON_PEERS if f"OpenSpiel {p}" in middle]
    cpp_peer = middle.get(f"OpenSpiel {CPP_PEER}")
    ratios = {}
    if python_peers:
        ratios["plain / best Python game of OpenSpiel"] = middle[PLAIN] / max(python_peers)
    if cpp_peer and COMPILED in middle:
        ratios[f"compiled / {CPP_PEER} of OpenSpiel (C++)"] = middle[COMPILED] / cpp_peer
    if COMPILED in middle:
        ratios["compiled / plain"] = middle[COMPILED] / middle[PLAIN]
    return {
        "bench": "rules",
        "python": platform.python_version(),
        "open_spiel": _version("open_spiel"),
        "results": rows,
        "ratios": {name: round(ratio, 2) for name, ratio in ratios.items()},
    }


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None
