"""Every key that code asks for exists, and none is left over."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from typer.main import get_command

from locales.fluent_files import entries, references
from locales.used_keys import (
    HOLE,
    KEY,
    all_texts,
    browser_sources,
    browser_texts,
    first_argument,
    is_built,
    patterns,
    python_trees,
    spoken_in_browser,
    spoken_in_python,
)
from niagara.cli.app import app
from niagara.cli.spoken_commands import help_key, parameter_name
from niagara.locales.languages import ENGLISH


@cache
def all_keys() -> set[str]:
    return {entry.name for entry in entries(ENGLISH) if not entry.name.startswith("-")}


def help_keys(command: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    """The keys of a command's help: its own, one for each option, those of its commands."""
    key = help_key(path)
    yield key
    yield from (f"{key}.{parameter_name(parameter)}" for parameter in command.params)
    for name, each in getattr(command, "commands", {}).items():
        yield from help_keys(each, (*path, name))


def test_every_key_is_used() -> None:
    named = set().union(*map(references, entries(ENGLISH)), help_keys(get_command(app)))
    left = all_keys() - all_texts() - named
    assert sorted(key for key in left if not is_built(key)) == []


def test_every_command_and_option_has_help() -> None:
    assert sorted(set(help_keys(get_command(app))) - all_keys()) == []


def test_every_key_asked_for_exists() -> None:
    asked = {key for source in browser_sources() for key in spoken_in_browser(source)}
    asked |= {key for tree in python_trees() for key in spoken_in_python(tree)}
    written = {key for key in asked if HOLE not in key and KEY.fullmatch(key)}
    assert len(written) > 300
    assert sorted(written - all_keys()) == []


def test_every_pattern_of_keys_fits_some() -> None:
    asked = {key for source in browser_sources() for key in spoken_in_browser(source)}
    asked |= {key for tree in python_trees() for key in spoken_in_python(tree)}
    built = patterns(frozenset(asked))
    assert len(built) > 10
    fitting = [pattern.pattern for pattern in built if any(map(pattern.fullmatch, all_keys()))]
    assert fitting == [pattern.pattern for pattern in built]


def test_how_the_browser_builds_keys() -> None:
    source = (
        "say(isOn ? 'on' : `set-${name}-${isOff ? 'off' : ''}`, { name: 'x' });"
        "say(kind === 'a' ? 'b' : c['d'])"
    )
    assert list(spoken_in_browser(source)) == ["on", f"set-{HOLE}-{HOLE}", "off", "", "b"]
    assert first_argument("f(1, [2]), 3)") == "f(1, [2])"
    assert list(browser_texts("""'it\\'s' "b" `c`""")) == ["it\\'s", "b", "c"]
    (pattern,) = patterns(frozenset(["set-\0\0-hint", "\0-nothing", "no holes"]))
    assert pattern.fullmatch("set-sound-hint")
    assert not re.fullmatch(pattern, "set-sound")


@pytest.mark.parametrize("key", ["refused-nonsense", "at-note-nothing-at-all", "title-xyzzy"])
def test_a_key_that_nothing_builds_is_found(key: str) -> None:
    assert not is_built(key)
