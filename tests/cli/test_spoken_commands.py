"""Help, errors, games and reports of the command line in every language there is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from niagara.cli.app import app
from niagara.cli.words import speak
from niagara.locales.languages import ENGLISH, languages
from niagara.locales.messages import Messages, Value

BOTS = "drifter,drifter,paddler+thief"


@pytest.fixture(autouse=True)
def _in_english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def niagara(*arguments: str, locale: str = "C") -> Result:
    return CliRunner().invoke(app, arguments, env={"LC_ALL": locale, "COLUMNS": "80"})


def said(key: str, language: str, **values: str) -> str:
    return Messages("commands.ftl", language=language)(key, **values)


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, each in getattr(command, "commands", {}).items():
        yield from paths(each, (*path, name))


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", languages())
def test_every_command_explains_itself(language: str) -> None:
    for path in paths(get_command(app)):
        help_page = niagara("--lang", language, *path, "--help")
        assert help_page.exit_code == 0, help_page.output
        assert help_page.output.startswith(said("help-usage", language))
        key = "-".join(("help", *(path or ("niagara",))))
        about = said(key, language, languages="").partition("\n")[0]
        assert flat(about) in flat(help_page.output)
        assert flat(said("help-help", language)) in flat(help_page.output)


@pytest.mark.parametrize("language", languages())
def test_the_language_comes_from_the_option_or_the_environment(language: str) -> None:
    usage = said("help-usage", language)
    for result in (
        niagara("--help", locale=f"{language}_XX.UTF-8"),
        niagara(f"--lang={language}", "--help", locale="de_DE.UTF-8"),
        niagara("play", "--lang", language, "--help"),
        niagara("arena", "ladder", "--help", "--lang", language.upper()),
    ):
        assert result.output.startswith(usage)
    assert niagara("--help", locale="tlh").output.startswith(said("help-usage", ENGLISH))


def test_an_unknown_language_is_refused() -> None:
    for arguments in (("--lang", "tlh"), ("--lang=", "bots"), ("bots", "--lang")):
        refused = niagara(*arguments)
        assert refused.exit_code == 2
        assert "en" in refused.stderr.split("There are ")[1]


@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        (["replay"], "error-missing", {"name": "help-value-file"}),
        (["plya"], "error-no-command", {"name": "plya", "near": "play"}),
        (["xyz"], "error-no-command", {"name": "xyz", "near": "none"}),
        (["play", "--terminl"], "error-no-option", {"option": "--terminl", "near": "--terminal"}),
        (["play", "--seed"], "error-option-value", {"option": "--seed"}),
        (["bots", "x"], "error-extra", {"arguments": "x"}),
        (["arena", "--jobs", "0"], "error-expected-at-least", {"least": 1}),
        (["play", "--seed", "x"], "error-expected-number", {}),
        (["arena", "--rules", "fork", "--seats", BOTS], "error-rules-pair", {"text": "fork"}),
        (["arena", "--seats", "a"], "error-seats-count", {"least": 3, "most": 5, "given": 1}),
        (["arena", "--seats", "a,b,guid"], "error-no-bot", {"name": "a", "near": "none"}),
        (["arena", "--seats", "guid,b,c"], "error-no-bot", {"name": "guid", "near": "guide"}),
        (
            ["arena", "--seats", "guide+theif,b,c"],
            "error-no-temperament",
            {"name": "theif", "near": "thief"},
        ),
        (["arena", "--seats", "captain:x,b,c"], "error-bot-setting", {"setting": "x"}),
        (["arena", "--seats", "exec:,b,c"], "error-bot-command", {}),
        (["arena", "--seats", "exec:./no,b,c"], "error-bot-program", {"program": "./no"}),
        (["replay", "no.json"], "error-file-missing", {"path": "no.json"}),
        (["db", "export", "--database", "no.db"], "error-database-none", {"path": "no.db"}),
        (["serve", "--redis", "x"], "error-setting-redis", {}),
        (["serve", "--database", "x://y"], "error-setting-database", {}),
        (
            ["serve", "--port", "99999"],
            "error-setting-value",
            {"kind": "range", "name": "port", "least": "0", "most": "65535"},
        ),
        (["replay", __file__], "record-fault", {"kind": "missing", "place": "header.niagara"}),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_mistakes_are_explained(
    arguments: list[str], key: str, values: dict[str, Value], language: str
) -> None:
    files = ("game.ftl", "terminal.ftl", "commands.ftl")
    message = Messages(*files, language=language, is_isolating=False)
    bots = f"{message('list-comma')} ".join(
        ("drifter", "paddler", "guide", "captain", "ranger", "champion")
    )
    given: dict[str, Value] = {"bots": bots, "temperaments": "", "bot": "captain", **values}
    if key == "error-missing":
        given["name"] = message(str(given["name"]))
    result = niagara("--lang", language, *arguments)
    assert result.exit_code in (1, 2)
    assert flat(message(key, **given)) in flat(result.output)


@pytest.mark.parametrize("language", languages())
def test_a_game_of_bots_is_told(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    rules = ("--seed", "5", "--round-limit", "2", "--record", str(record))
    game = niagara("--lang", language, "play", "--terminal", "--seats", BOTS, *rules)
    assert game.exit_code == 0, game.output
    message = Messages("game.ftl", "terminal.ftl", language=language, is_isolating=False)
    assert flat(message("terminal-limit")) in flat(game.output)
    assert message("board-weather", track="").strip() in game.output
    replayed = niagara("--lang", language, "replay", str(record), "--all")
    assert replayed.exit_code == 0, replayed.output
    assert flat(message("terminal-step", step=1, steps=1))[:6] in replayed.output


@pytest.mark.parametrize("language", languages())
def test_the_arenas_report_is_a_page_of_its_language(language: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    short = ("--games", "3", "--rules", "round_limit=3", "--report", str(page))
    result = niagara("--lang", language, "arena", "--seats", BOTS, *short)
    assert result.exit_code == 0, result.output
    assert flat(said("report-legend", language)) in flat(result.output)
    root = ET.parse(page).getroot()
    assert (root.get("lang"), root.get("dir")) == (language, "rtl" if language == "fa" else "ltr")
    assert said("plot-shares", language) in "".join(root.itertext())


def test_programs_are_answered_in_english() -> None:
    bots = niagara("--lang", "de", "bots", "--json").stdout
    assert "takes the best gem in reach" in bots


def test_a_persian_log_has_persian_numbers_and_latin_names(tmp_path: Path) -> None:
    """Tiles and speeds have the digits of the language; discs and canoes are named as typed."""
    game = ("play", "--terminal", "--seats", BOTS, "--seed", "9", "--round-limit", "3")
    result = niagara(*game, "--record", str(tmp_path / "game.json"), "--lang", "fa")
    log = " ".join(result.output.split())
    assert re.search(r"کارت [۱-۶]: قایق [01] از ساحل تا [1-6]", log)
    assert re.search(r"رودخانه [۰-۹] دیسک جلو می‌رود \(کمترین کارت [۱-۶]", log)
    assert not re.search(r"کارت [1-6]|قایق [۰۱]", log.partition("NIAGARA")[0])
    assert not re.search(r"[\u200e\u200f\u2066-\u2069]", log)
