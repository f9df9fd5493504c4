"""docs/server.md lists every setting, metric and field of a log line, and nothing else."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from niagara.server.logs import EXTRAS
from niagara.server.metrics import Metrics
from niagara.server.settings import PREFIX, Settings
from running import niagara

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text()


def section(title: str) -> str:
    return re.split(r"^## ", PAGE[PAGE.index(f"## {title}") + 3 :], maxsplit=1, flags=re.MULTILINE)[
        0
    ]


def rows(text: str) -> list[list[str]]:
    return [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("| `")
    ]


def test_every_setting_is_listed_with_its_names_and_default() -> None:
    listed = [row[:4] for row in rows(section("Settings"))]
    assert listed == [
        [
            f"--{field.name.replace('_', '-')}",
            f"{PREFIX}{field.name.upper()}",
            field.name,
            _written(field.default),
        ]
        for field in msgspec.structs.fields(Settings)
    ]


def _written(default: object) -> str:
    if default in (None, ()):
        return ""
    return str(default).lower() if isinstance(default, bool) else str(default)


def test_the_file_shown_can_be_read() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    msgspec.convert(tomllib.loads(text), Settings)


def test_every_metric_is_listed() -> None:
    exported = {
        name
        for name in re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE)
        if not name.endswith("_created")
    }
    named = {row[0] for row in rows(section("Health")) if row[0].startswith("niagara_")}
    assert named == exported


def test_every_field_of_a_log_line_is_listed() -> None:
    named = set(re.findall(r"`(\w+)`", section("Logs").partition("with a failure")[0]))
    assert named == {"at", "level", "from", "message", *EXTRAS}


@pytest.mark.parametrize("command", ["upgrade", "backup", "export"])
def test_the_commands_are_there(command: str) -> None:
    assert f"`niagara db {command}" in PAGE
    assert niagara("db", command, "--help")[0] == 0
