"""Which Niagara this is: only the same code plays the same games.

``BUILD`` is a constant, because a cluster is asked for it by a function of the standard library
(`pkgutil.resolve_name`), which also runs on workers that have no Niagara or another one.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import niagara
from niagara.bots.packed.library import ROLLOUT

PARTS: Final = ("rules", "sim", "bots", "env", "arena")  # what the result of a game depends on
KINDS: Final = (".py", ".c", ".h", ".npz")  # the last: what bots have learned
DIGITS: Final = 8
PACKED: Final = ".packed"


def _files(package: Path) -> Iterator[tuple[str, Path]]:
    """The source of those parts, by its name inside the package.

    Not what lies in folders such as ``_build…``, in which a C library is being compiled.
    """
    for part in PARTS:
        for path in (package / part).rglob("*"):
            name = path.relative_to(package)
            if path.suffix in KINDS and not any(f.startswith("_") for f in name.parts[:-1]):
                yield name.as_posix(), path


def code_of(package: Path) -> str:
    """A digest of the source."""
    digest = sha256()
    for name, path in sorted(_files(package)):
        digest.update(f"{name}\0".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


PACKAGE: Final = Path(niagara.__file__).parent
# As Python writes the versions of one's own builds: 0.1.0+3fa2b1c4, and with the packed engine,
# on which a captain plays other games, 0.1.0+3fa2b1c4.packed
BUILD: Final = f"{niagara.__version__}+{code_of(PACKAGE)}{PACKED if ROLLOUT.is_built else ''}"
