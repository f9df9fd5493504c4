"""The ladder: every bot rated on mixed tables, and the result written into the docs."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Final

from niagara.arena.match import ARENA_RULES
from niagara.arena.schedule import Fixture, fixtures_of
from niagara.arena.tally import BotTally, Tally
from niagara.bots import BOTS
from niagara.rules import Options

SEATS: Final = 4
# For bots that would otherwise think long.
BUDGETS: Final = {"captain": "captain:100ms", "champion": "champion:120sims"}
BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"


def ladder_specs() -> tuple[str, ...]:
    """Every bot, the weakest first, with the budget it has on the ladder."""
    entries = sorted(BOTS.values(), key=lambda entry: entry.strength)
    return tuple(BUDGETS.get(entry.name, entry.name) for entry in entries)


def mixed_tables(specs: Sequence[str], seed: int) -> list[tuple[str, ...]]:
    """Every table of four that seats different bots, in random order."""
    tables: list[tuple[str, ...]] = [
        t for t in combinations_with_replacement(specs, SEATS) if len(set(t)) > 1
    ]
    Random(f"ladder {seed}").shuffle(tables)
    return tables


def ladder_fixtures(
    specs: Sequence[str], games: int, seed: int, options: Options = ARENA_RULES
) -> Iterator[Fixture]:
    """So many games: one deal for each mixed table, played in every rotation."""
    return fixtures_of(mixed_tables(specs, seed), games, seed, options)


def ladder_lines(tally: Tally) -> list[BotTally]:
    """The bots, best first."""
    return sorted(tally.bots, key=lambda line: -line.rating.ordinal)


def ladder_markdown(tally: Tally, command: str) -> str:
    """The ladder as a table in Markdown, best first, and the command that made it."""
    rows = [
        "| bot | rating | μ ± σ | win share | 95 % interval | fair | ms/decision | stolen | lost |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
        *map(_row, ladder_lines(tally)),
    ]
    how = (
        f"{tally.games:,} games on mixed tables of four, by `{command}`. The rating is openskill's "
        "ordinal (μ − 3σ); win share is over the games a bot sat in, fair what it would be among "
        "equals; gems stolen and canoes lost are per game and seat."
    )
    return "\n".join([*rows, "", how])


def _row(line: BotTally) -> str:
    low, high = line.interval
    cells = (
        f"`{line.bot}`".replace("|", "\\|"),
        f"{line.rating.ordinal:.1f}",
        f"{line.rating.mu:.1f} ± {line.rating.sigma:.1f}",
        f"{line.win_share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{line.fair:.1%}",
        f"{line.ms_per_decision:.2f}",
        f"{line.stolen:.2f}",
        f"{line.lost:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def write_ladder(path: Path, table: str) -> None:
    """Put the table between the markers of a page; a page without them gets them at its end."""
    page = path.read_text(encoding="utf-8") if path.exists() else "# Bots\n"
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin:
        before, after = f"{page.rstrip()}\n\n", "\n"
    elif not end:
        raise ValueError(f"{path}: {BEGIN} without {END}")
    path.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")
