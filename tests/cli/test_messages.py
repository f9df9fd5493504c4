"""The words of the terminal: every message that is asked for exists, and none is left over."""

import re
from pathlib import Path

import pytest

import niagara
from niagara.cli.terminal.messages import listed, message

PACKAGE = Path(niagara.__file__).parent
SOURCE = "".join(path.read_text() for path in (PACKAGE / "cli" / "terminal").glob("*.py"))
MESSAGES = (PACKAGE / "locales" / "en" / "terminal.ftl").read_text()
KEYS = re.findall(r"^([a-z-]+) =", MESSAGES, re.MULTILINE)


def test_keys_are_named_once() -> None:
    assert len(KEYS) == len(set(KEYS)) > 50
    assert all(key.startswith("terminal-") for key in KEYS)


@pytest.mark.parametrize("key", sorted(set(re.findall(r'"(terminal-[a-z-]+)"', SOURCE))))
def test_every_message_asked_for_exists(key: str) -> None:
    assert key in KEYS


@pytest.mark.parametrize("key", KEYS)
def test_every_message_is_used(key: str) -> None:
    prefixes = re.findall(r"f[\"'](terminal-[a-z-]+-)\{key\}", SOURCE)
    is_built = any(key.startswith(prefix) for prefix in prefixes)
    assert is_built or f'"{key}"' in SOURCE or f"'{key}'" in SOURCE or f"{{ {key} }}" in MESSAGES


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(Exception, match="who"):
        message("terminal-round", round="3")


def test_numbers_that_are_names_stay_as_they_are() -> None:
    assert "Game number 123456 (" in message("terminal-game-number", seed="123456")


@pytest.mark.parametrize(
    ("items", "expected"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(items: list[str], expected: str) -> None:
    assert listed(items) == expected
