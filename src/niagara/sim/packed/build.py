"""Building the packed engine with the machine's C compiler: ``python -m niagara.sim.packed.build``.

The library lies beside this file, named after its source, so that one built from other rules is
never loaded. Nothing here is required: without it the rules and the bots work as they do.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

from niagara.sim.packed.source import source

FOLDER = Path(__file__).parent
FLAGS = ("-std=gnu11", "-O3", "-shared", "-fPIC")


@cache
def library_path() -> Path:
    """Where the library of this source is, or would be."""
    digest = hashlib.sha256(source("batch.c", "learner.c").encode()).hexdigest()[:16]
    return FOLDER / f"_engine_{digest}.so"


def compiler() -> str | None:
    """The C compiler of this machine, if there is one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) or shutil.which("cc")


def build() -> Path:
    """Compile the library unless it is there; raises RuntimeError without a compiler."""
    path = library_path()
    if path.exists():
        return path
    found = compiler()
    if found is None:
        raise RuntimeError("the packed engine needs a C compiler, and there is none here")
    with tempfile.TemporaryDirectory(dir=FOLDER) as scratch:
        text, made = Path(scratch, "engine.c"), Path(scratch, "engine.so")
        text.write_text(source("batch.c", "learner.c"))
        subprocess.run([found, *FLAGS, "-o", str(made), str(text)], check=True)
        for old in FOLDER.glob("_engine_*.so"):
            old.unlink()
        made.rename(path)  # whole or not at all, whoever else is building
    return path


def main() -> int:
    """Build; with --if-possible a machine without a compiler is told so and that is all."""
    if compiler() is None and "--if-possible" in sys.argv:
        print("no C compiler here: the packed engine is left out")
        return 0
    print(build().name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
