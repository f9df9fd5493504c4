"""The levels of the game's menu, each a bot and how long it may think."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A choice in the menu: ``bot`` is a word for `make_bot`."""

    name: str
    bot: str


LEVELS: Final = (
    Level("beginner", "drifter"),
    Level("easy", "paddler"),
    Level("medium", "guide"),
    Level("hard", "captain:200ms"),
    Level("champion", "captain:900ms"),
)
