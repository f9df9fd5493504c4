"""The report of a bot's checks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SHOWN: Final = 3  # reasons of one check that are written out


@dataclass(frozen=True)
class Check:
    """One check: how much was looked at, and everything that was wrong."""

    name: str
    looked_at: str
    faults: Sequence[str] = ()

    @property
    def passed(self) -> bool:
        """Whether nothing was wrong."""
        return not self.faults

    def __str__(self) -> str:
        lines = [f"{'passed' if self.passed else 'FAILED'}  {self.name}: {self.looked_at}"]
        lines += [f"        {fault}" for fault in self.faults[:SHOWN]]
        if len(self.faults) > SHOWN:
            lines.append(f"        … and {len(self.faults) - SHOWN} more")
        return "\n".join(lines)


@dataclass(frozen=True)
class Report:
    """All checks of one bot, in the order they were made."""

    checks: Sequence[Check]

    @property
    def passed(self) -> bool:
        """Whether every check passed."""
        return all(check.passed for check in self.checks)

    def __str__(self) -> str:
        return "\n".join(map(str, self.checks))
