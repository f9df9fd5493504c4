"""The server under load beside boardgame.io: moves a second and latency at live four-seat tables.

    python bench/server.py [--tables 50,200] [--seconds 10] [--reps 3] [--json FILE]

Ours is the server as shipped (`niagara serve`, one process, a fresh SQLite file on a disk, every
move durable before anybody hears of it); boardgame.io runs with its FlatFile store and in memory.
All play the same closed loop: every player on a socket of their own, the next one acts when all
four have the last update. With --think-ms they pause in between, as people do.

Needs Node and a folder with npm packages (--packages or BENCH_PACKAGES), and says how to install
them; --ours-only needs just the package ws.
"""

import argparse
import json
import os
import platform
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.disk import check
from bench.side_by_side import HERE, Load, System, as_json, as_table, measure_in_turns, medians_of

ROOT = HERE.parent
OURS = "niagara, SQLite"
PACKAGES = ("boardgame.io", "socket.io-client", "node-persist", "ws")
INSTALL = "npm install boardgame.io socket.io-client node-persist@3 ws"


def arguments() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="50,200", help="numbers of live tables")
    parser.add_argument("--seconds", type=float, default=10, help="of each run")
    parser.add_argument("--warmup", type=float, default=3, help="seconds before each run")
    parser.add_argument("--reps", type=int, default=3, help="runs of each, in turns")
    parser.add_argument("--think-ms", type=int, default=0, help="mean pause before a move")
    parser.add_argument("--patience", type=int, default=3, help="seconds to wait for quiet")
    parser.add_argument("--ours-only", action="store_true")
    parser.add_argument("--compiled", type=Path, help="also with this compiled build of ours")
    parser.add_argument("--other", type=Path, help="also the package in here: another commit's src")
    packages = Path(os.environ.get("BENCH_PACKAGES", ROOT / "build" / "bench-packages"))
    parser.add_argument("--packages", type=Path, default=packages)
    parser.add_argument("--disk", type=Path, default=ROOT / "build" / "bench-files")
    parser.add_argument("--json", type=Path, help="write every run here")
    return parser.parse_args()


def check_tools(packages: Path, needed: tuple[str, ...]) -> None:
    """Exit with a message about missing tools and how to install them."""
    if shutil.which("node") is None:
        raise SystemExit("the load clients need Node (node, npm)")
    missing = [name for name in needed if not (packages / "node_modules" / name).is_dir()]
    if missing:
        raise SystemExit(
            f"{', '.join(missing)} not found in {packages}; install with\n"
            f"  mkdir -p {packages} && cd {packages} && {INSTALL}\n"
            "or name another folder with --packages"
        )


def entrants(args: argparse.Namespace) -> list[System]:
    """The systems to measure."""
    files = {"TMPDIR": str(args.disk.resolve())}
    own = ("node", str(HERE / "server_load.js"), "--python", sys.executable)
    systems = [System(OURS, own, files)]
    for name, build in (("compiled rules", args.compiled), ("other", args.other)):
        if build is not None:
            path = {"PYTHONPATH": str(build.resolve()), **files}
            systems.append(System(f"niagara, {name}", own, path))
    if not args.ours_only:
        theirs = ("node", str(HERE / "boardgameio_load.js"), "--store")
        systems += [
            System(f"boardgame.io, {name}", (*theirs, store), files)
            for name, store in (("FlatFile", "flatfile"), ("in memory", "memory"))
        ]
    return systems


def main() -> int:
    """Measure, and print a table."""
    args = arguments()
    check_tools(args.packages, ("ws",) if args.ours_only else PACKAGES)
    check(args.disk)
    load = Load(args.seconds, args.warmup, args.think_ms, args.patience)
    began = time.monotonic()
    before = os.getloadavg()
    sizes = [int(size) for size in args.tables.split(",")]
    found = list(measure_in_turns(entrants(args), sizes, args.reps, load, args.packages))
    rows = medians_of(found, OURS)
    print(as_table(rows, args.reps))
    pace = f"{load.think_ms} ms to think" if load.think_ms else "closed loop, no time to think"
    print(
        f"{pace}; {load.seconds:g} s a run; {os.cpu_count()} cores, load before "
        f"{before[0]:.2f}; Python {platform.python_version()}; {time.monotonic() - began:.0f} s"
    )
    if args.json:
        report = {
            "bench": "server",
            "cores": os.cpu_count(),
            "load_before": before,
            "python": platform.python_version(),
            "think_ms": load.think_ms,
            "seconds": load.seconds,
            "runs": as_json(found),
            "medians": as_json(rows),
        }
        args.json.write_text(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
