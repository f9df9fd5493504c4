"""A queue that shares worker time fairly among owners, and among each owner's groups of jobs."""

from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

CROWD: Final = 256  # owners kept before idle ones are dropped
Job = TypeVar("Job")


class Waiting(NamedTuple, Generic[Job]):
    """A job and the seconds it is expected to take."""

    job: Job
    cost: float


class _Owner(Generic[Job]):
    """One owner's jobs, a queue for each group; ``spent`` is the worker time used so far."""

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.running = 0
        self.groups: Final[dict[str, deque[Waiting[Job]]]] = {}
        self.spent_by: Final[dict[str, float]] = {}  # by group

    @property
    def is_busy(self) -> bool:
        """Whether jobs wait or run."""
        return bool(self.groups) or self.running > 0

    def push(self, group: str, waiting: Waiting[Job]) -> None:
        """Add a job; a new group starts with the least time that any waiting group has used."""
        if group not in self.groups:
            level = min((self.spent_by[other] for other in self.groups), default=0.0)
            self.spent_by[group] = max(self.spent_by.get(group, 0.0), level)
            self.groups[group] = deque()
        self.groups[group].append(waiting)

    def next_group(self) -> str:
        """The group that would have used the least time after its next job."""
        return min(self.groups, key=lambda name: self.spent_by[name] + self.groups[name][0].cost)

    def after_next(self) -> float:
        """The time this owner would have used after the next job."""
        return self.spent + self.groups[self.next_group()][0].cost

    def pop(self) -> tuple[str, Job]:
        """The next job, and its group."""
        group = self.next_group()
        job = self.groups[group].popleft().job
        if not self.groups[group]:
            del self.groups[group]
        return group, job


class FairQueue(Generic[Job]):
    """Fair queueing: the owner who would have used the least time after their job is next.

    So quick jobs do not wait behind slow ones. An owner who was idle starts with the least time
    that any busy owner has used: idle time earns no credit. The same rule applies to the groups
    of one owner.
    """

    def __init__(self) -> None:
        self._owners: Final[dict[str, _Owner[Job]]] = {}
        self._size = 0
        self._crowd = CROWD

    def __len__(self) -> int:
        return self._size

    def push(self, owner: str, group: str, job: Job, cost: float) -> None:
        """Add a job to its group's queue; it is expected to take ``cost`` seconds."""
        found = self._owners.get(owner)
        if found is None:
            found = self._owners[owner] = _Owner(self._level() or 0.0)
        elif not found.is_busy:
            found.spent = max(found.spent, self._level() or 0.0)
        found.push(group, Waiting(job, cost))
        self._size += 1

    def pop(self) -> tuple[str, str, Job]:
        """The next job's owner, group and job; call `spent` when it is done."""
        name = min(
            (name for name, owner in self._owners.items() if owner.groups),
            key=lambda name: (self._owners[name].after_next(), self._owners[name].running),
        )
        owner = self._owners[name]
        group, job = owner.pop()
        owner.running += 1
        self._size -= 1
        return name, group, job

    def spent(self, owner: str, group: str, seconds: float) -> None:
        """Count the time a finished job took."""
        found = self._owners[owner]
        found.spent += seconds
        found.spent_by[group] += seconds
        found.running -= 1
        if not found.is_busy:
            self._forget_idle()

    def _forget_idle(self) -> None:
        """Drop idle owners, except those who have used more time than an owner who waits.

        Those would start with less if they came back as a new owner.
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
        """The least time that any busy owner has used; None if no owner is busy."""
        return min((owner.spent for owner in self._owners.values() if owner.is_busy), default=None)
