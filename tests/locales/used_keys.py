"""Which keys the browser's code and Python ask for, and how they put keys together.

Keys are written out, or built from a prefix and a word: `refused-${code}` in the browser,
f"card-{status}" in Python. What can be filled in there are words that stand somewhere in the code.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import niagara

PACKAGE = Path(niagara.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
HOLE = "\0"
SPEAKERS = ("say", "message", "_message")  # the functions that are given keys
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TYPESCRIPT_TEXT = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
TYPESCRIPT_HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def browser_sources() -> tuple[str, ...]:
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))
    return tuple(path.read_text() for path in paths if not path.name.endswith(".test.ts"))


@cache
def python_trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text()) for path in sorted(PACKAGE.rglob("*.py")))


@cache
def data_texts() -> str:
    """Files of data that name keys: lessons, figures and the like."""
    folders = (path for path in PACKAGE.rglob("*.json") if "site" not in path.parts)
    return "".join(path.read_text() for path in sorted(folders))


def browser_texts(source: str) -> Iterator[str]:
    """Every text in a source file, with a hole for each value that is filled in."""
    for found in TYPESCRIPT_TEXT.finditer(source):
        yield TYPESCRIPT_HOLE.sub(HOLE, found[1] or found[2] or found[3] or "")
        for hole in TYPESCRIPT_HOLE.findall(found[3] or ""):
            yield from browser_texts(hole)


def python_text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(python_text(value) or HOLE for value in node.values)
    return None


@cache
def all_texts() -> frozenset[str]:
    in_browser = (text for source in browser_sources() for text in browser_texts(source))
    in_python = (python_text(node) for tree in python_trees() for node in ast.walk(tree))
    in_data = re.findall(r'"([^"\n]*)"', data_texts())
    return frozenset([*in_browser, *filter(None, in_python), *in_data])


@cache
def words() -> frozenset[str]:
    """What a hole can be filled with: every word in the code, as keys write it."""
    written = {text.replace("_", "-").strip("-") for text in all_texts()}
    names = {
        name
        for source in browser_sources()
        for name in re.findall(r"(?<![\w'\"`])([a-z][a-zA-Z0-9]*)\??:", source)
    }
    return frozenset(written | names)


def patterns(texts: Iterator[str] | frozenset[str]) -> list[re.Pattern[str]]:
    """The texts with holes that can be keys: they begin with a word and a hyphen."""
    found = {text for text in texts if re.match(rf"[a-z0-9-]+-{HOLE}[a-z0-9-{HOLE}]*$", text)}
    return [
        re.compile("".join("(.*)" if c == HOLE else c for c in re.sub(f"{HOLE}+", HOLE, text)))
        for text in sorted(found)
    ]


def is_built(key: str) -> bool:
    """Whether code puts this key together, from words that are in it."""
    return any(
        (found := pattern.fullmatch(key)) and all(map(is_filling, found.groups()))
        for pattern in patterns(all_texts())
    )


def is_filling(word: str) -> bool:
    """Whether a word, or two of them side by side, can stand in a hole."""
    if word in words() or word.isdigit():
        return True
    cuts = [at for at, letter in enumerate(word) if letter == "-"]
    return any(is_filling(word[:at]) and is_filling(word[at + 1 :]) for at in cuts)


def spoken_in_browser(source: str) -> Iterator[str]:
    """The keys given to `say`: the texts of its first argument, without those it is compared to."""
    for call in re.finditer(r"\bsay\(", source):
        argument = first_argument(source[call.end() :])
        compared = re.sub(r"[=!]==?\s*('[^']*'|\"[^\"]*\")", "", argument)
        yield from browser_texts(re.sub(r"\[[^\]]*\]", "", compared))


def first_argument(rest: str) -> str:
    """The text up to the first comma or bracket that belongs to the call itself."""
    depth = 0
    for at, letter in enumerate(rest):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and letter == ","):
            return rest[:at]
    return rest


def spoken_in_python(tree: ast.Module) -> Iterator[str]:
    """The keys given to the functions that speak."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and called(node.func) in SPEAKERS:
            texts = (python_text(each) for each in ast.walk(node.args[0]))
            yield from (text for text in texts if text and "-" in text)


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
