"""Build the compiled rules: the same source, through mypyc and a C compiler.

    python tools/compiled.py build/compiled [--if-possible]

Makes a wheel with the mypyc build hook and unpacks it, to be put first on PYTHONPATH. Does
nothing when the sources have not changed since. With --if-possible a machine without a C
compiler is told so and that is all: the compiled build is never required.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from niagara.sim.packed.c_library import compiler

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Build into the folder named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--if-possible", action="store_true")
    args = parser.parse_args()
    folder: Path = args.folder
    if compiler() is None:
        shutil.rmtree(folder, ignore_errors=True)
        print("no C compiler here: the plain Python build is all there is")
        return 0 if args.if_possible else 1
    stamp = folder / "stamp"
    if not (stamp.exists() and stamp.read_text() == state()):
        build(folder)
        stamp.write_text(state())
    return 0


def state() -> str:
    """What the build depends on: sources, settings, interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    sources = [path for path in (ROOT / "src").rglob("*.*") if path.suffix in (".py", ".c", ".h")]
    for path in [ROOT / "pyproject.toml", *sorted(sources)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build(folder: Path) -> None:
    """A compiled wheel, unpacked into the folder."""
    print("compiling the rules with mypyc …", flush=True)
    with tempfile.TemporaryDirectory() as scratch:
        # The hook leaves its objects beside the sources: let it work on a copy.
        copy = Path(scratch, "niagara")
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy)
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch],
            cwd=copy,
            check=True,
            stdout=subprocess.DEVNULL,
            env={
                **os.environ,
                "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
                "NIAGARA_WITHOUT_WEB": "1",
            },
        )
        shutil.rmtree(folder, ignore_errors=True)
        (wheel,) = Path(scratch).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


if __name__ == "__main__":
    sys.exit(main())
