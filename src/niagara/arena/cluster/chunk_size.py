"""How many games make a task: enough that handing out tasks costs little, and no more."""

from typing import Final

TASK_SECONDS: Final = 0.5  # an engine needs milliseconds for a task: docs/arena.md
MOST_GAMES: Final = 200
WEIGHT: Final = 0.2  # of the newest task in the running mean


class ChunkSize:
    """The size for tasks of about `TASK_SECONDS`, learned from those that are done."""

    def __init__(self) -> None:
        self._seconds: float | None = None  # for a game

    def learn(self, games: int, seconds: float) -> None:
        """Take note of how long a task took."""
        newest = seconds / games
        before = newest if self._seconds is None else self._seconds
        self._seconds = before + WEIGHT * (newest - before)

    @property
    def games(self) -> int:
        """How many games to put into the next task.

        >>> size = ChunkSize()
        >>> size.games
        1
        >>> size.learn(games=1, seconds=0.01)
        >>> size.games
        50
        """
        if self._seconds is None:
            return 1
        return max(1, min(MOST_GAMES, round(TASK_SECONDS / max(self._seconds, 1e-6))))
