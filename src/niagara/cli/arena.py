"""`niagara arena`, `niagara arena ladder` and `niagara bots`."""

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from niagara.arena import (
    ARENA_RULES,
    BotTally,
    Experiment,
    Fixture,
    MatchResult,
    Tally,
    WorkerDied,
    executor_for,
    fixtures,
    ladder_fixtures,
    ladder_specs,
    lineup_from_text,
    play_games,
    report_page,
    tally,
    tally_to_json,
    write_ladder,
)
from niagara.arena.ladder import SEATS, ladder_lines, ladder_markdown
from niagara.bots import BOTS
from niagara.bots.parse_lineup import check_bots, specs_from_text
from niagara.bots.temperament import TEMPERAMENTS
from niagara.rules import Malformed, Options
from niagara.rules.codec import options_from_json

OK: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130  # the exit status of shells after ctrl-C
STEPS: Final = 20  # lines of progress where there is no terminal for a progress bar

arena = typer.Typer(
    help="Bots against bots: who is better, and how sure that is.", rich_markup_mode=None
)

Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes play.")]
Seed = Annotated[int, typer.Option(help="Same seed, same deals, whoever plays.")]
Rules = Annotated[
    str, typer.Option(help="Such as fork=natural,tiebreak=gem-value,open_piles=true,round_limit=60")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object.")]
Report = Annotated[Path | None, typer.Option(help="Write a page with plots here (.html).")]


@arena.callback(invoke_without_command=True)
def match(
    context: typer.Context,
    seats: Annotated[
        str, typer.Option(help="3 to 5 bots, such as guide,guide+thief,captain:200ms,drifter.")
    ] = "",
    games: Games = 100,
    jobs: Jobs = 1,
    seed: Seed = 1,
    rules: Rules = "",
    as_json: AsJson = False,
    report: Report = None,
) -> None:
    """Play a line-up many times, seats rotating, and report who wins how often.

    Ctrl-C stops and reports what was played.
    """
    if context.invoked_subcommand is not None:
        return
    if not seats:
        raise typer.BadParameter(
            f"name the bots, such as {','.join(_example())}", param_hint="--seats"
        )
    with _usage("--seats"):
        lineup = lineup_from_text(seats)
    options = _options(rules)
    _check_extra()
    _check_folder(report, "--report")
    results, code, note = _play(fixtures(lineup, games, seed, options), games, jobs)
    counted = tally(results)
    experiment = Experiment(lineup, games, seed, options, note)
    if report is not None:
        report.write_text(report_page(results, counted, experiment), encoding="utf-8")
    _tell(counted, counted.bots, experiment, as_json=as_json)
    raise typer.Exit(code)


@arena.command()
def ladder(
    games: Games = 400,
    jobs: Jobs = 1,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help="Who is rated; every bot, unless named.")] = "",
    write: Annotated[Path, typer.Option(help="The page whose <!-- ladder --> is renewed.")] = Path(
        "docs/bots.md"
    ),
    as_json: AsJson = False,
    report: Report = None,
) -> None:
    """Rate every bot on mixed tables of four, and write the result into docs/bots.md.

    Stopped by ctrl-C it reports, but writes nothing.
    """
    with _usage("--bots"):
        specs = tuple(dict.fromkeys(specs_from_text(bots))) if bots else ladder_specs()
        check_bots(specs, SEATS)
    if len(specs) < 2:  # one alone meets nobody
        raise typer.BadParameter("a ladder needs two bots or more", param_hint="--bots")
    _check_extra()
    _check_folder(write, "--write")
    _check_folder(report, "--report")
    results, code, note = _play(ladder_fixtures(specs, games, seed), games, jobs)
    counted = tally(results)
    experiment = Experiment(specs, games, seed, ARENA_RULES, note)
    if code == OK:
        named = f" --bots {bots}" if bots else ""
        command = f"niagara arena ladder --games {games} --seed {seed}{named}"
        with _usage("--write"):
            write_ladder(write, ladder_markdown(counted, command))
    if report is not None:
        report.write_text(report_page(results, counted, experiment), encoding="utf-8")
    _tell(counted, ladder_lines(counted), experiment, as_json=as_json)
    raise typer.Exit(code)


def list_bots(as_json: AsJson = False) -> None:
    """Every bot: its name, its character, its strength; and the temperaments it can have."""
    entries = sorted(BOTS.values(), key=lambda entry: entry.strength)
    if as_json:
        forms = [
            {"bot": entry.name, "character": entry.character, "strength": entry.strength}
            for entry in entries
        ]
        tempers = [
            {"name": each.name, "character": each.character} for each in TEMPERAMENTS.values()
        ]
        _print_json({"bots": forms, "temperaments": tempers})
        return
    table = Table("bot", "strength", "character", box=None)
    for entry in entries:
        table.add_row(entry.name, "●" * entry.strength, entry.character)
    likes = Table("temperament", "character", box=None)
    for each in TEMPERAMENTS.values():
        likes.add_row(f"+{each.name}", each.character)
    console = Console(highlight=False)
    console.print(table)
    console.print()
    console.print(likes)


def _example() -> list[str]:
    return [*ladder_specs()[-1:], *ladder_specs()[:1] * 3]


@contextmanager
def _usage(option: str) -> Iterator[None]:
    """Report a ValueError as wrong usage of an option, with exit code 2."""
    try:
        yield
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint=option) from error


def _options(text: str) -> Options:
    """The rules of the arena with changes, given as name=value between commas."""
    given: dict[str, Any] = {"round_limit": ARENA_RULES.round_limit}
    with _usage("--rules"):
        for part in filter(None, map(str.strip, text.split(","))):
            name, equals, value = part.partition("=")
            if not equals:
                raise Malformed("rules", f"expected name=value, got {part[:40]!r}")
            given[name.strip()] = _value(value.strip())
        if given["round_limit"] is None:
            raise Malformed("rules.round_limit", "the arena needs one: careless play never ends")
        return options_from_json(given, partial=True)


def _value(text: str) -> object:
    """A value as people write it: JSON if it is valid JSON, else plain text."""
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value


def _check_extra() -> None:
    if find_spec("openskill") is None:
        raise typer.BadParameter("ratings need an extra: pip install 'niagara[arena]'")


def _check_folder(path: Path | None, option: str) -> None:
    """Refuse a missing folder before hours of play, not after."""
    if path is not None and not path.absolute().parent.is_dir():
        raise typer.BadParameter(f"no folder {path.parent}", param_hint=option)


def _enable_ctrl_c() -> None:
    """Handle ctrl-C even if a script started us in the background, where it is ignored."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _play(games: Iterable[Fixture], many: int, jobs: int) -> tuple[list[MatchResult], int, str]:
    """The results, the exit code, and a note if games are missing."""
    results: list[MatchResult] = []
    _enable_ctrl_c()
    try:
        with _progress(many) as advance, executor_for(jobs) as executor:
            for result in play_games(games, executor):
                results.append(result)
                advance()
    except KeyboardInterrupt:
        return results, INTERRUPTED, f"interrupted after {len(results)} of {many} games"
    except WorkerDied as error:
        return results, FAILED, f"{error}; {len(results)} of {many} games were played"
    return results, OK, ""


@contextmanager
def _progress(many: int) -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal; elsewhere a line now and then."""
    errors = Console(stderr=True, highlight=False)
    if errors.is_terminal:
        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors, transient=True) as bar:
            task = bar.add_task("games", total=many)
            yield lambda: bar.advance(task)
        return
    played = 0

    def advance() -> None:
        nonlocal played
        played += 1
        if played == 1 or played * STEPS // many > (played - 1) * STEPS // many:
            print(f"arena: {played} of {many} games", file=sys.stderr, flush=True)

    yield advance


def _print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False)
    print()


def _tell(
    counted: Tally, lines: Sequence[BotTally], experiment: Experiment, *, as_json: bool
) -> None:
    """Print the result, for programs or for people."""
    if experiment.note:
        print(f"niagara arena: {experiment.note}", file=sys.stderr)
    if as_json:
        _print_json(tally_to_json(counted, experiment))
    elif counted.games:
        _show(counted, lines)


def _show(counted: Tally, lines: Sequence[BotTally]) -> None:
    table = Table(box=None, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column("bot", no_wrap=True, overflow="ellipsis")
    for heading in ("win share", "95 %", "fair", "rating", "ms", "stolen", "lost"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        low, high = line.interval
        clear = "green" if low > line.fair else "red" if high < line.fair else ""
        table.add_row(
            Text(line.bot if line.seats == 1 else f"{line.bot} ×{line.seats:.3g}"),
            Text(f"{line.win_share:.1%}", clear),
            f"{low:.1%}–{high:.1%}",
            f"{line.fair:.0%}",
            f"{line.rating.mu:.1f}±{line.rating.sigma:.1f}",
            f"{line.ms_per_decision:.2f}",
            f"{line.stolen:.2f}",
            f"{line.lost:.2f}",
        )
    console = Console(highlight=False)
    console.print(table)
    rounds = counted.rounds
    assert rounds is not None
    console.print(
        f"{counted.games:,} games, {rounds.median:g} rounds (median; mean {rounds.mean:.1f}, "
        f"99 % within {rounds.p99}); {rounds.by_limit:.1%} ended by the round limit.",
    )
    console.print("ms: per decision; stolen, lost: gems and canoes per game and seat.")
    for line in lines:
        if line.first_fault is not None:
            console.print(
                f"{line.bot}: {line.faults} faults; the first: {line.first_fault}", markup=False
            )
