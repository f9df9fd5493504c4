"""`niagara play`: no option is passed over in silence."""

from pathlib import Path

import pytest

from running import niagara


def refused(folder: Path, *flags: str) -> str:
    """What `niagara play` says to flags that it does not take; nothing is served or written."""
    environment = {"XDG_DATA_HOME": str(folder), "COLUMNS": "200"}
    status, printed, told = niagara("play", *flags, folder=folder, environment=environment)
    assert (status, printed) == (2, "")
    assert list(folder.iterdir()) == []
    return told


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
        (["--fork", "left"], "--fork: the fork is alternate or natural"),
        (["--tiebreak", "none"], "--tiebreak: the tie-break is shared"),
        (["--round-limit", "0"], "--round-limit: the round limit is a number from 1 to 1000000"),
    ],
)
def test_wrong_rules_are_refused_in_the_terminal(
    flags: list[str], answer: str, tmp_path: Path
) -> None:
    assert answer in refused(tmp_path, "--terminal", *flags)
