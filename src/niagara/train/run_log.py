"""The log of a run: a line of JSON every few iterations, with what it has cost so far."""

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class RunLog:
    """A file of lines, and the time spent on a run in all its parts."""

    def __init__(self, path: Path, iteration: int) -> None:
        """Go on after an iteration: what was logged later belongs to work that was lost."""
        self.path = path
        self.lines = [line for line in read_log(path) if line["iteration"] <= iteration]
        last: Mapping[str, Any] = self.lines[-1] if self.lines else {}
        self._seconds = last.get("seconds", 0.0) - time.perf_counter()
        self._processor = last.get("processor_seconds", 0.0) - time.process_time()
        path.write_text("".join(json.dumps(line) + "\n" for line in self.lines))

    def write(self, iteration: int, decisions: int, values: Mapping[str, Any]) -> dict[str, Any]:
        """Add a line; answers it."""
        line = {
            "iteration": iteration,
            "decisions": iteration * decisions,
            "seconds": round(self._seconds + time.perf_counter(), 1),
            "processor_seconds": round(self._processor + time.process_time(), 1),
            **{name: round(float(value), 4) for name, value in values.items()},
        }
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        return line


def read_log(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; none if there is none. A last line that was cut off is left out."""
    if not path.exists():
        return []
    whole = path.read_text().rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]
