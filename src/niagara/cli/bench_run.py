"""What `niagara bench rules` does."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from niagara.bench.compare_with_openspiel import compare, entrants
from niagara.cli.words import message, number


def run_bench_rules(compiled: Path | None, seconds: float, rounds: int, *, as_json: bool) -> None:
    """Measure, and print the result for programs or for people."""
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(message("bench-measuring"), total=rounds * len(entrants(compiled)))
        result = compare(compiled, seconds, rounds, lambda _: progress.advance(task))
    if as_json:
        json.dump(result, sys.stdout)
        print()
    else:
        _show(result)


def _show(result: dict[str, Any]) -> None:
    """The benchmark as a table."""
    headings = ("bench-rules-of", "bench-rate", "bench-slowest", "bench-fastest")
    table = Table(*map(message, headings), box=None)
    for row in result["results"]:
        rates = (row["decisions_per_s"], row["slowest"], row["fastest"])
        table.add_row(row["name"], *map(number, rates))
    console = Console(highlight=False)
    console.print(table)
    for name, ratio in result["ratios"].items():
        console.print(f"{name}: {number(ratio, 2)}×", markup=False)
    if result["open_spiel"] is None:
        command = "pip install 'niagara[bench]'"
        console.print(message("bench-alone", command=command), markup=False)
