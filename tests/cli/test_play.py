"""`niagara play`: no option is passed over in silence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def refused(folder: Path, *flags: str) -> str:
    """What `niagara play` says to flags that it does not take; nothing is served or written."""
    done = subprocess.run(
        [sys.executable, "-m", "niagara", "play", *flags],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert list(folder.iterdir()) == []
    return done.stderr


@pytest.mark.parametrize(
    "flags",
    [
        ["--seats", "you,drifter,drifter"],
        ["--seed", "0"],
        ["--record", "game.json"],
        ["--fork", "natural"],
        ["--fork", "alternate"],
        ["--tiebreak", "gem-value"],
        ["--round-limit", "9"],
        ["--open-piles"],
        ["--no-open-piles"],
    ],
    ids=" ".join,
)
def test_what_only_the_terminal_takes_is_refused_in_the_browser(
    flags: list[str], tmp_path: Path
) -> None:
    told = refused(tmp_path, *flags)
    assert flags[0].replace("--no-", "--") in told
    assert "only with --terminal; in the browser, players and options are chosen" in told


def test_every_option_that_is_refused_is_named(tmp_path: Path) -> None:
    told = refused(tmp_path, "--seed", "3", "--fork", "natural", "--round-limit", "9")
    assert all(option in told for option in ("--seed", "--fork", "--round-limit"))
    assert "--tiebreak" not in told


@pytest.mark.parametrize(
    ("flags", "answer"),
    [
        (["--fork", "left"], "options.fork"),
        (["--tiebreak", "none"], "options.tiebreak"),
        (["--round-limit", "0"], "options.round_limit"),
    ],
)
def test_wrong_rules_are_refused_in_the_terminal(
    flags: list[str], answer: str, tmp_path: Path
) -> None:
    assert answer in refused(tmp_path, "--terminal", *flags)
