"""The levels that people choose from, each a bot and how long it may think."""

from dataclasses import dataclass
from typing import Final

from niagara.bots.budget import Budget


@dataclass(frozen=True)
class Level:
    """A level by its name; ``bot`` is a spec for `make_bot`."""

    name: str
    bot: str


# Each wins about half of the games among three of the level below (docs/bots.md).
LEVELS: Final = (
    Level("beginner", "paddler"),
    Level("easy", "guide:40%"),
    Level("medium", "ranger:20%"),
    Level("hard", "ranger:75%"),
    Level("champion", "champion:250ms"),
)


def thinking_ms(level: Level) -> int:
    """How long a bot of a level may think; 0 if it answers at once."""
    setting = level.bot.partition(":")[2]
    is_budget = bool(setting) and not setting.endswith("%")
    return Budget.parse(setting).milliseconds or 0 if is_budget else 0
