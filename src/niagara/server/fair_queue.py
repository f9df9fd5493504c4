"""A queue that shares working time fairly: by owner, and among an owner's jobs by group."""

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

CROWD: Final = 256  # owners remembered before idle ones are forgotten
Job = TypeVar("Job")


class _Owner(Generic[Job]):
    """One owner's jobs, a line for each group; ``spent`` is the working time they have had."""

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.running = 0
        self.groups: Final[OrderedDict[str, deque[Job]]] = OrderedDict()

    @property
    def is_busy(self) -> bool:
        """Whether jobs wait or run."""
        return bool(self.groups) or self.running > 0


class FairQueue(Generic[Job]):
    """Start-time fair queueing: whoever has used the least working time is served next.

    An owner who comes new, or comes back, begins at the level of the least served who is
    there, so that nobody saves time up. Groups of one owner take turns.
    """

    def __init__(self) -> None:
        self._owners: Final[dict[str, _Owner[Job]]] = {}
        self._size = 0
        self._crowd = CROWD

    def __len__(self) -> int:
        return self._size

    def push(self, owner: str, group: str, job: Job) -> None:
        """Add a job at the end of its group's line."""
        found = self._owners.get(owner)
        if found is None:
            found = self._owners[owner] = _Owner(self._level() or 0.0)
        elif not found.is_busy:
            found.spent = max(found.spent, self._level() or 0.0)
        found.groups.setdefault(group, deque()).append(job)
        self._size += 1

    def pop(self) -> tuple[str, Job]:
        """The next job and whose it is; `spent` has to be called when it is done."""
        name = min(
            (name for name, owner in self._owners.items() if owner.groups),
            key=lambda name: (self._owners[name].spent, self._owners[name].running),
        )
        owner = self._owners[name]
        group, line = owner.groups.popitem(last=False)
        job = line.popleft()
        if line:
            owner.groups[group] = line  # at the end: the other groups come first
        owner.running += 1
        self._size -= 1
        return name, job

    def spent(self, owner: str, seconds: float) -> None:
        """A job of an owner is done, and took so long."""
        found = self._owners[owner]
        found.spent += seconds
        found.running -= 1
        if not found.is_busy:
            self._forget_idle()

    def _forget_idle(self) -> None:
        """Forget idle owners, but for those who had more than others who still wait.

        They would gain by coming back as somebody new.
        """
        level = self._level()
        if level is None:
            self._owners.clear()
        elif len(self._owners) > self._crowd:
            for name, owner in list(self._owners.items()):
                if not owner.is_busy and owner.spent <= level:
                    del self._owners[name]
            self._crowd = 2 * len(self._owners) + CROWD

    def _level(self) -> float | None:
        """The least working time that anybody has had who is there; None if nobody is."""
        return min((owner.spent for owner in self._owners.values() if owner.is_busy), default=None)
