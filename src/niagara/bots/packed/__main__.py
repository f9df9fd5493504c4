"""Build the packed engine and the captain's search on it, with the machine's C compiler.

    python -m niagara.bots.packed [--if-possible]

The libraries lie in the package, beside their sources; nothing happens where they are current.
With --if-possible a machine without a C compiler is told so and that is all: neither is required.
"""

import argparse
import sys

from niagara.bots.packed.library import ROLLOUT
from niagara.sim.packed.c_library import compiler
from niagara.sim.packed.engine import ENGINE


def main() -> int:
    """Build what is not current."""
    parser = argparse.ArgumentParser(prog="python -m niagara.bots.packed", description=__doc__)
    parser.add_argument("--if-possible", action="store_true")
    args = parser.parse_args()
    if compiler() is None:
        sys.stdout.write("no C compiler here: bots use the plain engine\n")
        return 0 if args.if_possible else 1
    for library in (ENGINE, ROLLOUT):
        if not library.is_built:
            sys.stdout.write(f"compiling the {library.name} library …\n")
            sys.stdout.flush()
            library.build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
