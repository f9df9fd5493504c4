"""No words that people read are written in the code of the command line or of the arena's report.

What is for programs stays in English: `niagara query`, JSON, errors of the library.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from locales.used_keys import PACKAGE, called

FILES = sorted(
    {
        *(PACKAGE / "cli").rglob("*.py"),
        *(PACKAGE / "arena").glob("report_*.py"),
        PACKAGE / "arena" / "plots.py",
    }
    # The protocol of a service; and what is said where Fluent is not installed.
    - {PACKAGE / "cli" / "query.py", PACKAGE / "cli" / "__init__.py"}
)
# Functions that print, show or raise what they are given.
OUTPUT = {
    *("print", "echo", "secho", "say", "show", "show_unbroken", "input", "read", "exit"),
    *("Table", "add_column", "add_row", "add_task", "TextColumn"),
    *("BadParameter", "Option", "Argument", "Flag", "Typer", "UnreadableOption"),
}
PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")
WORD = re.compile(r"[A-Za-z]{2,}")
TYPED = re.compile(r"(niagara|pip) |log all$")  # command lines, and what is typed in a game
TAGS = re.compile(r"<[^>]*(>|$)|^[^<]*\"[^<]*>")  # of HTML, also where a text begins or ends in one
LIBRARY_ERRORS = {"Malformed"}
NOT_SHOWN = {"box", "style", "header_style", "justify", "overflow", "metavar", "name", "file"}
STYLES = re.compile(r"(bold|bright)[ _][a-z]+$")


def prose_in(source: str) -> list[str]:
    """The texts of some code that people would read."""
    tree = ast.parse(source)
    hidden = {*docstrings(tree), *style_sheets(tree), *library_errors(tree)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in hidden
        if PROSE.search(TAGS.sub("", node.value)) and not is_for_machines(node.value)
    ]
    return found + [word for word in shown_words(tree) if word not in found]


def is_for_machines(text: str) -> bool:
    return bool(TYPED.match(text) or STYLES.match(text))


def docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def style_sheets(tree: ast.AST) -> Iterator[ast.AST]:
    """The style sheet of a page."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "STYLE":
            yield from ast.walk(node)


def library_errors(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node.func) in LIBRARY_ERRORS:
            yield from ast.walk(node)


def shown_words(tree: ast.AST) -> Iterator[str]:
    """Words given straight to what prints: a single one is enough."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or called(node.func) not in OUTPUT:
            continue
        keywords = [each.value for each in node.keywords if each.arg not in NOT_SHOWN]
        for argument in [*node.args, *keywords]:
            yield from (text for text in literal_parts(argument) if is_shown(text))


def is_shown(text: str) -> bool:
    return bool(WORD.search(text)) and not text.startswith("--") and not is_for_machines(text)


def literal_parts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (part for value in node.values for part in literal_parts(value))
    elif isinstance(node, ast.BinOp):
        yield from (*literal_parts(node.left), *literal_parts(node.right))
    elif isinstance(node, ast.IfExp):
        yield from (*literal_parts(node.body), *literal_parts(node.orelse))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_text_is_in_the_code(path: Path) -> None:
    assert prose_in(path.read_text()) == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('print("Hello")', 1),
        ('print(f"{count} games")', 1),
        ('say("yes" if sure else "no")', 2),
        ('typer.Option(help="How many games.")', 1),
        ('raise ValueError("no such bot")', 1),
        ('text = "the fork is natural"', 1),
        ('print(message("serve-address"), file=sys.stderr)', 0),
        ('"""A docstring in plain English."""', 0),
        ('command = "pip install niagara"', 0),
        ('typer.Option("--json", metavar="number")', 0),
        ('print(f"niagara {version}")', 0),
        ("""page = f'<p class="{kind} very wide">No game was played</p>'""", 1),
        ('raise Malformed("file", "expected a text file")', 0),
    ],
)
def test_texts_are_found(source: str, count: int) -> None:
    assert len(prose_in(source)) == count
