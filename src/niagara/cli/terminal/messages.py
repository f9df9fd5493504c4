"""The words of the terminal game, read from the Fluent files that the browser's words are in."""

from collections.abc import Sequence
from typing import Final

from niagara.locales.messages import Messages

message: Final = Messages("game.ftl", "terminal.ftl")


def listed(items: Sequence[str]) -> str:
    """Some words as a sentence lists them.

    >>> listed(["left", "right", "left"])
    'left, right and left'
    """
    *first, last = items
    return message("terminal-and", first=", ".join(first), last=last) if first else last
