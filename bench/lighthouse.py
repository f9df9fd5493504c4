"""Lighthouse on the home page and on a replay, as a phone sees them.

    python bench/lighthouse.py [--runs 5] [--processor-time] [--packages FOLDER] [--reports FOLDER]

Lighthouse's mobile preset: a small screen, a network of 1.6 Mbit/s with 150 ms to the server, and a
processor four times as slow as this one. Each run starts with an empty cache; medians are printed.
The goals: performance 95 or more, everything else 100. Needs `make web`, Debian's chromium, Node
and the package lighthouse in a folder of its own (`npm install --prefix FOLDER lighthouse`).

Lighthouse takes the time by the clock: on a busy machine it also counts how long the page waited
for a processor. With --processor-time every task of the trace counts as long as it really worked.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from pages.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests' parts are used here
from pages.tables import bot, lay  # noqa: E402
from running import QUICK, Running  # noqa: E402

INSTALL: Final = "npm install --prefix FOLDER lighthouse, then --packages FOLDER"
GOALS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
TIMES: Final = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocking",
}  # in milliseconds
ROUNDS: Final = 12  # of the game that is replayed
PATIENCE: Final = 180  # seconds for one run


def finished_game(base: str) -> str:
    """A game of three bots, played to its end; its table."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(base_url=base).new_page()
        assert page.request.post("/api/session", data={"name": "Ann"}).ok
        table = lay(page, bot(), bot("easy"), bot(), rounds=ROUNDS)
        page.goto(f"/t/{table}")
        page.locator("article.result").wait_for(timeout=90_000)
        browser.close()
    return table


def run(program: Path, address: str, report: Path, *, by_processor: bool) -> dict[str, Any]:
    """One run of Lighthouse: the page is loaded, then the trace is judged; its report."""
    with tempfile.TemporaryDirectory() as gathered:
        chrome = f"--chrome-flags=--headless=new {' '.join(FLAGS)}"
        call(program, address, f"--gather-mode={gathered}", chrome)
        if by_processor:
            [trace] = Path(gathered).glob("*trace.json")  # versions name it differently
            take_processor_time(trace)
        call(
            program, address, f"--audit-mode={gathered}", "--output=json", f"--output-path={report}"
        )
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def call(program: Path, address: str, *options: str) -> None:
    """Call Lighthouse."""
    subprocess.run(
        [str(program), address, "--quiet", *options],
        env=os.environ | {"CHROME_PATH": str(CHROMIUM)},
        timeout=PATIENCE,
        check=True,
    )


def take_processor_time(trace: Path) -> None:
    """Let every event last as long as its thread worked on it."""
    found = json.loads(trace.read_text())
    for event in found["traceEvents"]:
        if "tdur" in event:
            event["dur"] = min(event["dur"], event["tdur"])
    trace.write_text(json.dumps(found))


def summary(reports: list[dict[str, Any]]) -> dict[str, float]:
    """Medians of the scores, of the times in milliseconds, and of the layout shift."""
    figures: dict[str, float] = {}
    for name in GOALS:
        figures[name] = median(round(each["categories"][name]["score"] * 100) for each in reports)
    for audit, name in TIMES.items():
        figures[name] = round(median(each["audits"][audit]["numericValue"] for each in reports))
    shifts = (each["audits"]["cumulative-layout-shift"]["numericValue"] for each in reports)
    figures["layout shift"] = round(median(shifts), 3)
    return figures


def measured(
    program: Path, runs: int, reports: Path, *, by_processor: bool
) -> dict[str, dict[str, float]]:
    """The figures of both pages, which take turns."""
    with tempfile.TemporaryDirectory() as scratch, Running(Path(scratch), *QUICK) as server:
        paths = {"home": "/", "replay": f"/replay/{finished_game(server.base)}"}
        found: dict[str, list[dict[str, Any]]] = {page: [] for page in paths}
        for number in range(runs):
            for page, path in paths.items():
                report = reports / f"{page}-{number}.json"
                address = server.base + path
                found[page].append(run(program, address, report, by_processor=by_processor))
    return {page: summary(each) for page, each in found.items()}


def main() -> int:
    """Print the figures; the status says whether the goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--packages", type=Path, default=os.environ.get("BENCH_PACKAGES"))
    parser.add_argument("--reports", type=Path, help="keep Lighthouse's reports in this folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    folder = options.packages / "node_modules" / ".bin" if options.packages else None
    program = shutil.which("lighthouse", path=folder)
    if program is None:
        parser.exit(2, f"Lighthouse is missing: {INSTALL}\n")
    with tempfile.TemporaryDirectory() as scratch:
        reports = options.reports or Path(scratch)
        reports.mkdir(parents=True, exist_ok=True)
        result = measured(Path(program), options.runs, reports, by_processor=options.processor_time)
    if options.json:
        print(json.dumps(result))
    else:
        for page, figures in result.items():
            print(f"{page}: {', '.join(f'{name} {value:g}' for name, value in figures.items())}")
    is_met = all(
        figures[name] >= goal for figures in result.values() for name, goal in GOALS.items()
    )
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
