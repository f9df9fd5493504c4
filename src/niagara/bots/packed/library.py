"""The captain's policy and search as a library: rollout.c on the packed engine."""

from pathlib import Path
from typing import Final

from niagara.bots.regrets import FLOOR
from niagara.bots.rollout import TILES_WEIGHED
from niagara.bots.worth import (
    CARGO_CLASSES,
    CARRIES_SPARE,
    CARRIES_VICTORY,
    CARRIES_WANTED,
    NO_ERRAND,
)
from niagara.sim.packed.c_library import CLibrary
from niagara.sim.packed.source import source

FOLDER: Final = Path(__file__).parent
CONSTANTS: Final = {
    "TILES_WEIGHED": TILES_WEIGHED,
    "CARGO_CLASSES": CARGO_CLASSES,
    "NO_ERRAND": NO_ERRAND,
    "CARRIES_SPARE": CARRIES_SPARE,
    "CARRIES_WANTED": CARRIES_WANTED,
    "CARRIES_VICTORY": CARRIES_VICTORY,
    "REGRET_FLOOR": FLOOR,
}


def rollouts(*files: str) -> str:
    """The source of the captain's rollouts, and of what some more files do with them."""
    defined = (f"#define {name} {number}\n" for name, number in CONSTANTS.items())
    return "".join(defined) + source(*(FOLDER / name for name in ("rollout.h", *files)))


def _source() -> str:
    return rollouts("rollout.c")


ROLLOUT: Final = CLibrary(FOLDER, "rollout", _source)
