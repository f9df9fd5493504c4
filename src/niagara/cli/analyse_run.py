"""What `niagara analyse` does."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from niagara.analysis import (
    SEED,
    SIMULATIONS,
    Analysis,
    GameNotOver,
    analyse,
    analysis_to_json,
)
from niagara.analysis.analyse import Progress as Advance
from niagara.arena.pool import executor_for
from niagara.cli.analysis_text import show_analysis
from niagara.cli.file_error import file_error_text
from niagara.cli.terminal.colours import show_unbroken
from niagara.cli.terminal.record_fault import record_fault
from niagara.cli.terminal.record_files import load_record
from niagara.cli.words import message
from niagara.rules import Malformed

OK: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # the exit status of shells after ctrl-C


def run_analyse(
    path: Path,
    jobs: int | None,
    simulations: int | None,
    seed: int | None,
    *,
    as_json: bool,
) -> int:
    """Analyse the game in a file, and print what was found; the exit status."""
    simulations = SIMULATIONS if simulations is None else simulations
    seed = SEED if seed is None else seed
    errors = Console(stderr=True, highlight=False)
    try:
        found = _analysis(path, jobs or _processors(), simulations, seed, errors)
    except OSError as error:
        show_unbroken(errors, file_error_text(error, path))
        return BAD_INPUT
    except Malformed as error:
        told = message("terminal-no-record", path=str(path), error=record_fault(error))
        show_unbroken(errors, told)
        return BAD_INPUT
    except GameNotOver:
        show_unbroken(errors, message("analysis-running", path=str(path)))
        return BAD_INPUT
    except BrokenExecutor:
        show_unbroken(errors, message("analysis-worker-died"))
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    if as_json:
        json.dump(analysis_to_json(found), sys.stdout, ensure_ascii=False)
        print()
    else:
        show_analysis(Console(highlight=False), found)
    return OK


def _analysis(path: Path, jobs: int, simulations: int, seed: int, errors: Console) -> Analysis:
    record = load_record(path)
    with _progress(errors) as advance, executor_for(jobs) as executor:
        return analyse(record, executor, simulations=simulations, seed=seed, progress=advance)


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _progress(errors: Console) -> Iterator[Advance]:
    """A progress bar, where there is a terminal."""
    columns = (
        TextColumn(message("analysis-decisions")),
        *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
    )
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, planned: bar.update(task, completed=done, total=planned)
