"""`niagara arena`, `niagara arena ladder`, `niagara bots` as people and programs call them."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner, Result

from arena.odd_bots import Sulker
from niagara.bots import BOTS
from niagara.bots.registry import Entry
from niagara.cli.app import app

SEATS = "paddler,drifter,drifter,drifter"
FIELDS = {"bot", "seats", "win_share", "interval", "ms_per_decision", "fair", "faults", "rating"}


def niagara(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def arena(*arguments: str) -> Any:
    result = niagara("arena", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json_is_one_object_with_an_entry_per_distinct_bot() -> None:
    answer = arena("--seats", SEATS, "--games", "8", "--seed", "4")
    assert answer["games"] == 8
    paddler, drifter = answer["bots"]
    assert paddler.keys() >= FIELDS
    assert (paddler["bot"], paddler["seats"], paddler["fair"]) == ("paddler", 1, 0.25)
    assert (drifter["bot"], drifter["seats"], drifter["fair"]) == ("drifter", 3, 0.75)
    assert paddler["win_share"] + drifter["win_share"] == pytest.approx(1)
    for bot in (paddler, drifter):
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["ms_per_decision"] > 0
    assert answer["rules"]["round_limit"] == 100


def test_the_same_seed_gives_the_same_report_for_any_number_of_jobs() -> None:
    def told(*arguments: str) -> list[Any]:
        short = ("--games", "10", "--rules", "round_limit=20")
        bots = arena("--seats", SEATS, *short, *arguments)["bots"]
        return [{k: v for k, v in bot.items() if not k.startswith("ms_")} for bot in bots]

    assert told("--seed", "2", "--jobs", "1") == told("--seed", "2", "--jobs", "2")
    assert told("--seed", "2") != told("--seed", "3")


def test_rules_are_those_asked_for() -> None:
    rules = "fork=natural,tiebreak=gem-value,open_piles=true,round_limit=5"
    answer = arena("--seats", "drifter,drifter,drifter", "--games", "2", "--rules", rules)
    assert answer["rules"] == {
        "fork": "natural",
        "tiebreak": "gem-value",
        "open_piles": True,
        "round_limit": 5,
    }
    assert answer["rounds"]["longest"] <= 5


def test_people_get_a_table_and_a_page(tmp_path: Path) -> None:
    file = tmp_path / "out.html"
    result = niagara("arena", "--seats", SEATS, "--games", "4", "--report", str(file))
    assert result.exit_code == 0
    assert re.search(r"^paddler +\d+\.\d% ", result.stdout, re.MULTILINE)
    assert re.search(r"^drifter ×3 ", result.stdout, re.MULTILINE)
    assert "4 games, " in result.stdout
    assert "arena: 4 of 4 games" in result.stderr
    assert ET.parse(file).getroot().tag == "html"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "--seats"),
        (["--seats", "drifter,drifter"], "expected 3 to 5 seats, got 2"),
        (["--seats", "drifter,driftr,drifter"], "did you mean drifter"),
        (["--seats", SEATS, "--rules", "fork=wild"], "--rules: the fork is alternate"),
        (["--seats", SEATS, "--rules", "fork"], "expected name=value"),
        (["--seats", SEATS, "--rules", "speed=9"], "there is no rule “speed”"),
        (["--seats", SEATS, "--rules", "open_piles=1"], "open_piles is true or false"),
        (["--seats", SEATS, "--rules", "round_limit=null"], "careless play never ends"),
        (["--seats", SEATS, "--rules", "round_limit=0"], "from 1 to 1000000"),
        (["--seats", SEATS, "--games", "0"], "--games"),
        (["--seats", SEATS, "--jobs", "0"], "--jobs"),
        (["--seats", SEATS, "--report", "no/such/folder/out.html"], "no folder no/such/folder"),
        (["--seats", SEATS, "--cluster", "slurm:head:1"], "--cluster: expected an address that"),
        (["--seats", SEATS, "--cluster", "dask:head"], "such as dask:10.0.0.5:8786, got “dask:h"),
        (["--seats", SEATS, "--cluster", "ray:auto", "--jobs", "1"], "choose one of them"),
        (["ladder", "--cluster", "dask:head:1", "--jobs", "2"], "choose one of them"),
        (["ladder", "--bots", "drifter"], "two bots or more"),
        (["ladder", "--bots", "drifter,nobody"], "no bot “nobody”"),
        (["ladder", "--write", "no/such/folder/bots.md"], "no folder no/such/folder"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], message: str) -> None:
    result = niagara("arena", *arguments)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert not result.stdout


@pytest.mark.parametrize(("engine", "library"), [("dask", "distributed"), ("ray", "ray")])
def test_an_engine_that_is_not_installed_says_what_to_install(
    engine: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not there
    result = niagara("arena", "--seats", SEATS, "--cluster", f"{engine}:10.0.0.5:1")
    assert result.exit_code == 2
    assert f"{engine} needs its extra: pip install 'niagara[{engine}]'" in result.stderr


def test_a_cluster_that_does_not_answer_ends_with_status_1() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"dask:127.0.0.1:{listener.getsockname()[1]}"
    result = niagara("arena", "--seats", SEATS, "--cluster", address)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"niagara arena: {address} doesn’t answer: Connection refused\n"


def test_a_faulty_bot_is_in_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry("sulker", "raises", 9, lambda seats, _setting, _temperament: Sulker(seats))
    monkeypatch.setitem(BOTS, "sulker", entry)
    result = niagara("arena", "--seats", "sulker,paddler,drifter", "--games", "3")
    assert result.exit_code == 0
    assert re.search(
        r"sulker: \d+ faults; the first: raised LookupError: <not> & today", result.stdout
    )
    bots = arena("--seats", "sulker,paddler,drifter", "--games", "3")["bots"]
    assert [bot["faults"] == bot["decisions"] for bot in bots] == [True, False, False]
    assert bots[0]["first_fault"] == "raised LookupError: <not> & today"


@contextmanager
def endless_arena(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """An arena in a process group of its own that has played its first game of very many."""
    command = ("-m", "niagara", "arena", "--seats", SEATS, "--games", "1000000", *arguments)
    with subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "arena: 1 of 1,000,000 games\n"
        yield process


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    """As a terminal does it: every process of the group is interrupted."""
    file = tmp_path / "out.html"
    with endless_arena("--jobs", jobs, "--json", "--report", str(file)) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    answer = json.loads(out)
    assert 1 <= answer["games"] < 1_000_000
    assert answer["note"] == f"interrupted after {answer['games']} of 1000000 games"
    told = f"nterrupted after {answer['games']:,} of 1,000,000 games"
    assert errors == f"niagara arena: i{told}\n"
    assert f"I{told}." in file.read_text()


def test_no_worker_outlives_an_arena_that_is_killed() -> None:
    with endless_arena("--jobs", "2") as process:
        process.kill()
        # Its workers hold the other ends of these pipes: they close when the last has gone.
        process.communicate(timeout=60)


def test_the_ladder_is_written_between_its_markers(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("# Bots\n\nBefore.\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\nAfter.\n")
    asked = ("ladder", "--bots", "drifter,paddler", "--games", "24", "--write", str(file))
    answer = arena(*asked)
    assert {bot["bot"] for bot in answer["bots"]} == {"drifter", "paddler"}
    text = file.read_text()
    assert text.startswith("# Bots\n\nBefore.\n\n<!-- ladder -->\n| bot | rating |")
    assert text.endswith("\n<!-- /ladder -->\n\nAfter.\n")
    assert "old" not in text
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == ["paddler", "drifter"]
    assert "`niagara arena ladder --games 24 --seed 1 --bots drifter,paddler`" in text


@pytest.mark.parametrize("page", [None, "# Bots\n\nWords."])
def test_a_page_without_a_ladder_gets_one(page: str | None, tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    if page is not None:
        file.write_text(page)
    arguments = ("ladder", "--bots", "drifter,paddler", "--games", "8", "--write", str(file))
    arena(*arguments)
    first = file.read_text()
    assert first.startswith(f"{page or '# Bots'}\n\n<!-- ladder -->\n")
    arena(*arguments)
    assert file.read_text().count("<!-- ladder -->") == 1 == first.count("<!-- /ladder -->")


def test_bots_are_listed_by_strength() -> None:
    listed = json.loads(niagara("bots", "--json").stdout)["bots"]
    assert [bot["bot"] for bot in listed][:2] == ["drifter", "paddler"]
    assert [bot["strength"] for bot in listed] == sorted(bot["strength"] for bot in listed)
    table = niagara("bots").stdout
    assert all(name in table for name in BOTS)
