"""A quick bot decides quickly, however many slow ones think at other tables."""

from niagara.server.entries import Acted, entry_from_bytes
from niagara.server.table import Table
from simulation.disk import Kept
from simulation.plan import Plan
from simulation.scenario import simulate

QUICK_S = 3.0


def longest_wait(name: str, kept: Kept) -> float:
    """The longest that a quick bot of a table took, in seconds."""
    table, longest = Table(name), 0.0
    for row in kept.rows:
        entry = entry_from_bytes(row.body)
        if isinstance(entry, Acted) and entry.by == "bot":
            if table.seats[entry.seat].level == "beginner":
                longest = max(longest, (row.at - table.since[entry.seat].at) / 1000)
        table.apply(entry, row.at, row.session, row.command)
    return longest


def test_a_quick_bot_is_not_kept_waiting_by_slow_ones_elsewhere() -> None:
    plan = Plan(nodes=1, people=1, crowd=6, faulty_s=30, mischief=0.0)
    report = simulate(0, plan)
    tables = report.parts.disk.tables.items()
    assert report.failures == []
    assert max(longest_wait(name, kept) for name, kept in tables) < QUICK_S
