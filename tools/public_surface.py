"""Record the public surface of the library: every public name with its signature.

    python tools/public_surface.py "the line of CHANGELOG.md that tells of the change"

Writes tests/public_surface.txt, which a test compares with the code. The line must stand under the
newest heading of the changelog, and must not be the one that the last change was recorded with.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "tests" / "public_surface.txt"
PARTS = ("rules", "rules.board", "rules.codec", "rules.events", "draw", "bots", "arena", "testing")
PUBLIC = ("niagara", *(f"niagara.{part}" for part in PARTS))
MARK = "CHANGELOG: "


def surface() -> str:
    """Every public name, a line each; the members of classes below them."""
    lines: list[str] = []
    for name in PUBLIC:
        module = import_module(name)
        lines.append(name)
        for public in names_of(module):
            lines += [f"  {line}" for line in _described(public, getattr(module, public))]
    return "\n".join(lines) + "\n"


def names_of(module: ModuleType) -> list[str]:
    """What a module lists as public, or else everything that it defines."""
    defined = [
        name
        for name, value in vars(module).items()
        if name[0] != "_" and getattr(value, "__module__", module.__name__) == module.__name__
    ]
    return sorted(getattr(module, "__all__", defined))


def newest_lines() -> set[str]:
    """What the changelog tells under its newest heading, an entry a line."""
    newest = (ROOT / "CHANGELOG.md").read_text().split("\n## ")[1]
    entries = newest.split("\n- ")[1:]
    return {" ".join(entry.partition("\n\n")[0].split()) for entry in entries}


def recorded() -> tuple[str, str]:
    """The line of the changelog that the last change was recorded with, and the surface."""
    head, _, rest = RECORDED.read_text().partition("\n")
    return head.removeprefix(MARK), rest


def _described(name: str, value: object) -> Iterator[str]:
    if isinstance(value, type):
        bases = ", ".join(base.__name__ for base in value.__bases__ if base is not object)
        yield f"class {name}({bases})" if bases else f"class {name}"
        members: dict[str, str] = {}
        for kind in reversed(value.__mro__):
            if _is_ours(kind):
                members |= _members(kind)
        # The order of a dataclass's fields is its constructor's; all else is put in order.
        ordered = sorted(members.values(), key=lambda line: "" if _is_field(line) else line)
        yield from (f"  {line}" for line in ordered)
    elif isinstance(value, FunctionType):
        yield _signature(_node(inspect.unwrap(value)))
    else:
        yield f"{name}: {type(value).__name__}"


def _is_ours(kind: type) -> bool:
    return kind.__module__.startswith("niagara.")


def _is_field(line: str) -> bool:
    return ":" in line and "(" not in line.partition(":")[0]


def _members(kind: type) -> dict[str, str]:
    """Public methods and attributes, the constructor included."""
    found: dict[str, str] = {}
    for node in _node(kind).body:
        if isinstance(node, ast.AnnAssign):
            found[ast.unparse(node.target)] = ast.unparse(node)
        elif isinstance(node, ast.FunctionDef) and (node.name[0] != "_" or node.name == "__init__"):
            found[node.name] = _signature(node)
            if node.name == "__init__":
                found |= {name: name for name in _attributes(node)}
    return found


def _attributes(init: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(init):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if node.attr[0] != "_":
                yield node.attr


def _signature(node: ast.FunctionDef) -> str:
    marks = "".join(f"@{ast.unparse(mark)} " for mark in node.decorator_list)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{marks}{node.name}({ast.unparse(node.args)}){returns}"


def _node(value: Any) -> Any:
    """Where a function or class is defined."""
    return next(
        node
        for node in _tree(value.__module__).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == value.__name__
    )


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def main() -> None:
    """Record the surface as it is, with the line of the changelog that tells of it."""
    line = " ".join(sys.argv[1:])
    if line not in newest_lines():
        sys.exit(
            "not an entry under the newest heading of CHANGELOG.md (give all of it, without '- ')"
        )
    if RECORDED.exists() and line == recorded()[0]:
        sys.exit("that entry told of the last change: write one for this change")
    RECORDED.write_text(f"{MARK}{line}\n{surface()}")


if __name__ == "__main__":
    main()
