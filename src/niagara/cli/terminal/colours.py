"""Colours for the terminal: plain lines in, styled text out.

Colour never carries meaning of its own, so nothing is lost without it (NO_COLOR, a pipe).
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.console import Console
from rich.text import Text

from niagara.cli.words import message
from niagara.rules.board import KIND_NAMES

SEAT_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold blue", "bold magenta")
GEM_STYLES: Final = ("magenta", "bright_white", "yellow", "bright_blue", "bright_red")


@cache
def _styles(gem_names: Sequence[str]) -> list[tuple[re.Pattern[str], str]]:
    """What is coloured, and how; gems also by their names in the language spoken."""
    return [
        (re.compile(r"[≈░▒▓█]+"), "cyan"),
        (re.compile(r"╭.{3}╮|╰───╯"), "bright_cyan"),
        *(
            (
                re.compile(
                    rf"(?<![\w]){letter}[01](?!\w)|(?<=^ [ ▶★] ){letter}(?= )", re.MULTILINE
                ),
                style,
            )
            for letter, style in zip("abcde", SEAT_STYLES, strict=True)
        ),
        *(
            (
                re.compile(rf"(?<!\w){letter}\d(?!\w)|(?<=\d\+){letter}\b|\b{re.escape(name)}\b"),
                style,
            )
            for letter, name, style in zip("ADBSR", gem_names, GEM_STYLES, strict=True)
        ),
        (re.compile(r"\[[−+]?\d\]|[◀▶★◎]|NIAGARA"), "bold"),
    ]


def coloured(line: str) -> Text:
    """A text with its canoes, gems and water in colour."""
    text = Text(line)
    gem_names = tuple(message(f"gem-{kind}") for kind in KIND_NAMES)
    for pattern, style in _styles(gem_names):
        text.highlight_regex(pattern, style)
    return text


def show(console: Console, *lines: str) -> None:
    """Print lines, wrapped at the console's width; their brackets are not markup."""
    for line in lines:
        console.print(coloured(line), highlight=False)


def show_unbroken(console: Console, line: str) -> None:
    """Print a line without wrapping it, so that a path in it can be copied."""
    console.print(Text(line), soft_wrap=True, highlight=False)


def clear(console: Console) -> None:
    """Clear the screen and its scrollback; output to a file is kept."""
    if console.is_terminal:
        console.clear()
        console.file.write("\x1b[3J")
        console.file.flush()
