"""The levels that people choose from, each a bot and how long it may think."""

from dataclasses import dataclass
from typing import Final

from niagara.bots.budget import Budget


@dataclass(frozen=True)
class Level:
    """A level by its name; ``bot`` is a spec for `make_bot`."""

    name: str
    bot: str


LEVELS: Final = (
    Level("beginner", "drifter"),
    Level("easy", "paddler"),
    Level("medium", "guide"),
    Level("hard", "captain:200ms"),
    Level("champion", "captain:900ms"),
)


def thinking_ms(level: Level) -> int:
    """How long a bot of a level may think; 0 if it answers at once."""
    setting = level.bot.partition(":")[2]
    return Budget.parse(setting).milliseconds or 0 if setting else 0
