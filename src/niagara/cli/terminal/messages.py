"""The words of the terminal game, read from the Fluent files that the browser's words are in."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

import niagara

LANGUAGE: Final = "en"
FILES: Final = ("game.ftl", "terminal.ftl")


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    folder = Path(niagara.__file__).parent / "locales" / LANGUAGE
    for name in FILES:
        bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))
    return bundle


def message(key: str, **values: str | int) -> str:
    """The message of a key. Pass numbers that are names, such as seeds, as strings.

    >>> message("terminal-tile-points", points=1), message("terminal-gem", gem="ruby")
    ('1 point for each canoe', 'ruby')
    """
    pattern = _bundle().get_message(key).value
    assert pattern is not None
    text, errors = _bundle().format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def listed(items: Sequence[str]) -> str:
    """Some words as a sentence lists them.

    >>> listed(["left", "right", "left"])
    'left, right and left'
    """
    *first, last = items
    return message("terminal-and", first=", ".join(first), last=last) if first else last
