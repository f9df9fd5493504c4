"""What `niagara arena`, `niagara arena ladder` and `niagara bots` do."""

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from niagara.arena import (
    ARENA_RULES,
    BadSeats,
    BotTally,
    ClusterError,
    Experiment,
    Fixture,
    MatchResult,
    Place,
    Tally,
    WorkerDied,
    cluster_at,
    fixtures,
    ladder_fixtures,
    ladder_specs,
    lineup_from_text,
    processes,
    report_page,
    tally,
    tally_to_json,
    write_ladder,
)
from niagara.arena.cluster.error import BadCluster
from niagara.arena.ladder import SEATS, ladder_lines, ladder_markdown
from niagara.arena.schedule import Ending
from niagara.bots import BOTS
from niagara.bots.parse_lineup import check_bots, specs_from_text
from niagara.bots.registry import Entry
from niagara.bots.temperament import TEMPERAMENTS, Temperament
from niagara.cli.lineup_error import lineup_error_text
from niagara.cli.rule_options import options_from_flags
from niagara.cli.usage_error import UnreadableOption, WrongUsage
from niagara.cli.words import error_message, has_message, language, message, number
from niagara.rules import Options

OK: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130  # the exit status of shells after ctrl-C
HEADINGS: Final = (
    *("report-share", "report-interval-short", "report-fair", "report-rating"),
    *("report-ms", "report-stolen", "report-lost"),
)
STEPS: Final = 20  # lines of progress where there is no terminal for a progress bar


def run_match(
    seats: str,
    games: int,
    where: int | str,
    seed: int,
    rules: str,
    report: Path | None,
    *,
    as_json: bool,
) -> int:
    """Play a line-up many times, and report; the exit status."""
    if not seats:
        raise WrongUsage("error-name-the-bots", "--seats", example=",".join(_example()))
    with _lineup_errors("--seats"):
        lineup = lineup_from_text(seats)
    options = _options(rules)
    _check_extra()
    _check_folder(report, "--report")
    results, code, ending = _play(fixtures(lineup, games, seed, options), games, where)
    counted = tally(results)
    experiment = Experiment(lineup, games, seed, options, ending)
    if report is not None:
        _write_report(report, results, counted, experiment)
    _tell(counted, counted.bots, experiment, as_json=as_json)
    return code


def run_ladder(
    bots: str,
    games: int,
    where: int | str,
    seed: int,
    write: Path,
    report: Path | None,
    *,
    as_json: bool,
) -> int:
    """Rate bots on mixed tables, and write the result into a page; the exit status."""
    with _lineup_errors("--bots"):
        specs = tuple(dict.fromkeys(specs_from_text(bots))) if bots else ladder_specs()
        check_bots(specs, SEATS)
    if len(specs) < 2:  # one alone meets nobody
        raise WrongUsage("error-ladder-alone", "--bots")
    _check_extra()
    _check_folder(write, "--write")
    _check_folder(report, "--report")
    results, code, ending = _play(ladder_fixtures(specs, games, seed), games, where)
    counted = tally(results)
    experiment = Experiment(specs, games, seed, ARENA_RULES, ending)
    if code == OK:
        named = f" --bots {bots}" if bots else ""
        command = f"niagara arena ladder --games {games} --seed {seed}{named}"
        try:
            write_ladder(write, ladder_markdown(counted, command))
        except ValueError as error:
            raise WrongUsage("error-ladder-page", "--write", path=str(write)) from error
    if report is not None:
        _write_report(report, results, counted, experiment)
    _tell(counted, ladder_lines(counted), experiment, as_json=as_json)
    return code


def show_bots(*, as_json: bool) -> None:
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
    character = message("bots-character")
    table = Table(message("bots-name"), message("bots-strength"), character, box=None)
    for entry in entries:
        table.add_row(
            entry.name, "●" * entry.strength, _character(f"bot-character-{entry.name}", entry)
        )
    likes = Table(message("bots-temperament"), character, box=None)
    for each in TEMPERAMENTS.values():
        likes.add_row(f"+{each.name}", _character(f"temperament-character-{each.name}", each))
    console = Console(highlight=False)
    console.print(table)
    console.print()
    console.print(likes)


def _character(key: str, described: Entry | Temperament) -> str:
    """What a bot or a temperament is like; of others' bots in the words they came with."""
    return message(key) if has_message(key) else described.character


def _example() -> list[str]:
    return [*ladder_specs()[-1:], *ladder_specs()[:1] * 3]


@contextmanager
def _lineup_errors(option: str) -> Iterator[None]:
    """Report bots that cannot play as wrong usage of an option, with exit code 2."""
    try:
        yield
    except BadSeats as error:
        raise UnreadableOption(lineup_error_text(error), option) from error


def _options(text: str) -> Options:
    """The rules of the arena with changes, given as name=value between commas."""
    given: dict[str, Any] = {"round_limit": ARENA_RULES.round_limit}
    for part in filter(None, map(str.strip, text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise WrongUsage("error-rules-pair", "--rules", text=part[:40])
        given[name.strip()] = _value(value.strip())
    if given["round_limit"] is None:
        raise WrongUsage("error-rules-round-limit-missing", "--rules")
    return options_from_flags(given, "--rules")


def _value(text: str) -> object:
    """A value as people write it: JSON if it is valid JSON, else plain text."""
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value


def _check_extra() -> None:
    if find_spec("openskill") is None:
        raise WrongUsage("error-extra-arena", command="pip install 'niagara[arena]'")


def _check_folder(path: Path | None, option: str) -> None:
    """Refuse a missing folder before hours of play, not after."""
    if path is not None and not path.absolute().parent.is_dir():
        raise WrongUsage("error-folder", option, path=str(path.parent))


def _enable_ctrl_c() -> None:
    """Handle ctrl-C even if a script started us in the background, where it is ignored."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _play(
    games: Iterable[Fixture], many: int, where: int | str
) -> tuple[list[MatchResult], int, Ending]:
    """The results, the exit code, and how the run ended.

    ``where`` is a number of processes of this machine, or the address of a cluster.
    """
    results: list[MatchResult] = []
    _enable_ctrl_c()
    try:
        with _place(where) as playing, _progress(many) as advance:
            for result in playing.play(games):
                results.append(result)
                advance()
    except KeyboardInterrupt:
        return results, INTERRUPTED, "interrupted"
    except WorkerDied:
        return results, FAILED, "worker-died"
    except BadCluster as error:
        raise UnreadableOption(error_message(error), "--cluster") from error
    except ClusterError as error:
        _say_stopped(error_message(error))
        if not results:
            raise typer.Exit(FAILED) from error
        return results, FAILED, "cluster-failed"
    return results, OK, "complete"


@contextmanager
def _place(where: int | str) -> Iterator[Place]:
    """So many processes of this machine, or the cluster at an address."""
    if isinstance(where, int):
        with processes(where) as place:
            yield place
        return
    # Ray tells of dead workers on standard output, which is for the result alone.
    with redirect_stdout(sys.stderr), cluster_at(where) as place:
        yield place


def _say_stopped(text: str) -> None:
    print(message("error-stopped", command="niagara arena", text=text), file=sys.stderr)


@contextmanager
def _progress(many: int) -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal; elsewhere a line now and then."""
    errors = Console(stderr=True, highlight=False)
    if errors.is_terminal:
        word = TextColumn(message("arena-games"))
        columns = (word, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors, transient=True) as bar:
            task = bar.add_task("", total=many)
            yield lambda: bar.advance(task)
        return
    played = 0

    def advance() -> None:
        nonlocal played
        played += 1
        if played == 1 or played * STEPS // many > (played - 1) * STEPS // many:
            text = message("arena-progress", played=played, planned=many)
            print(text, file=sys.stderr, flush=True)

    yield advance


def _print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False)
    print()


def _tell(
    counted: Tally, lines: Sequence[BotTally], experiment: Experiment, *, as_json: bool
) -> None:
    """Print the result, for programs or for people."""
    if experiment.ending != "complete":
        key = f"arena-{experiment.ending}"
        text = message(key, played=counted.games, planned=experiment.planned)
        _say_stopped(text)
    if as_json:
        _print_json(tally_to_json(counted, experiment))
    elif counted.games:
        _show(counted, lines)


def _show(counted: Tally, lines: Sequence[BotTally]) -> None:
    table = Table(box=None, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column(message("report-bot"), no_wrap=True, overflow="ellipsis")
    for heading in HEADINGS:
        table.add_column(message(heading), justify="right", no_wrap=True)
    for line in lines:
        low, high = line.interval
        clear = "green" if low > line.fair else "red" if high < line.fair else ""
        table.add_row(
            Text(line.bot if line.seats == 1 else f"{line.bot} ×{_seats(line.seats)}"),
            Text(_share(line.win_share), clear),
            f"{_share(low)}–{_share(high)}",
            number(line.fair, is_percent=True),
            f"{number(line.rating.mu, 1)}±{number(line.rating.sigma, 1)}",
            *(number(value, 2) for value in (line.ms_per_decision, line.stolen, line.lost)),
        )
    console = Console(highlight=False)
    console.print(table)
    rounds = counted.rounds
    assert rounds is not None
    lengths = message(
        "report-lengths",
        games=counted.games,
        median=rounds.median,
        mean=number(rounds.mean, 1),
        most=rounds.p99,
        limited=_share(rounds.by_limit),
    )
    console.print(lengths)
    console.print(message("report-legend"))
    for line in lines:
        if line.first_fault is not None:
            fault = message(
                "report-first-fault", bot=line.bot, faults=line.faults, fault=line.first_fault
            )
            console.print(fault, markup=False)


def _share(value: float) -> str:
    return number(value, 1, is_percent=True)


def _seats(value: float) -> str:
    """How many seats a bot has; on the ladder that is no whole number."""
    return number(value) if value.is_integer() else number(value, 2)


def _write_report(
    path: Path, results: Sequence[MatchResult], counted: Tally, experiment: Experiment
) -> None:
    page = report_page(results, counted, experiment, language())
    path.write_text(page, encoding="utf-8")
