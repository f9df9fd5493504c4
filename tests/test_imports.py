"""Imports point inwards: `rules` needs only the standard library, and nobody imports outwards."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import niagara

PACKAGE = Path(niagara.__file__).parent
# What each part may import of the others; everything may import itself.
MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "ratings": set(),
    "locales": set(),
    "draw": {"rules"},
    "sim": {"rules"},
    "bots": {"rules", "sim"},
    "exercises": {"rules"},
    "analysis": {"rules", "bots", "sim"},
    "hints": {"rules", "bots", "exercises", "analysis"},
    "arena": {"rules", "bots", "ratings", "draw", "locales"},
    "bench": {"rules", "sim", "bots"},
    "testing": {"rules", "bots"},
    "env": {"rules", "bots", "draw", "sim"},
    "train": {"rules", "bots", "sim"},
    "server": {"rules", "bots", "analysis", "ratings", "draw", "locales", "exercises", "hints"},
    "cli": {"rules", "draw", "bots", "analysis", "arena", "bench", "server", "locales"},
}
# What a part may import inside a function only: values of the rules print as drawings.
# OpenSpiel's bots stand on the learning environments.
MAY_IMPORT_LAZILY: dict[str, set[str]] = {"rules": {"draw"}, "bots": {"env"}}
# Other packages a part may use, where it is not the standard library alone.
THIRD_PARTY: dict[str, set[str]] = {
    "locales": {"babel", "fluent"},  # the extras "cli" and "server": fluent.runtime needs Babel
    "bots": {"cupy", "numpy"},  # captains on a GPU, the extra "cuda"; trained policies
    "analysis": {"numpy"},
    "hints": {"numpy"},
    "train": {"jax", "numpy", "optax"},  # the extra "train"
    "sim": {"cupy", "jax", "numpy"},  # the extras "sim" and "cuda"; the flat index needs none
    "arena": {"distributed", "ray"},  # the extras "dask" and "ray"
    "ratings": {"openskill"},  # the extras "arena" and "server"
    "bench": {"pyspiel", "open_spiel"},  # the extra "bench"
    "env": {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"},  # "rl" and "spiel"
    "cli": {"typer", "rich", "msgspec", "segno"},  # the extras "cli" and "server"
    "server": {  # the extra "server"
        *("alembic", "asyncpg", "litestar", "msgspec"),
        "resvg_py",
        *("prometheus_client", "redis", "sqlalchemy", "uvicorn", "websockets"),
    },
}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def lazily_imported(path: Path) -> set[str]:
    """What is imported inside functions and nowhere else."""
    tree = ast.parse(path.read_text())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {name for function in functions for name in imports_in(function)}
    tree.body = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return inside.difference(imports_in(tree))


def imported(path: Path) -> Iterator[str]:
    yield from imports_in(ast.parse(path.read_text()))


def imports_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in MODULES} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_inwards(path: Path) -> None:
    part = part_of(path)
    lazily = lazily_imported(path)
    for name in imported(path):
        top, *rest = name.split(".")
        if top == "niagara":
            if not rest:  # the version
                continue
            allowed = {part, *MAY_IMPORT[part]}
            if name in lazily:
                allowed |= MAY_IMPORT_LAZILY.get(part, set())
            assert rest[0] in allowed, f"{part} imports {name}"
        else:
            is_known = top in sys.stdlib_module_names or top in THIRD_PARTY.get(part, set())
            assert is_known, f"{part} imports {name}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "rules").rglob("*.py")), ids=lambda p: p.stem)
def test_rules_have_no_clock_no_global_random_and_no_files(path: Path) -> None:
    """Chance comes in as an argument, time not at all; of `random` only the type is imported."""
    forbidden = {"time", "datetime", "os", "io", "socket", "secrets", "pathlib", "threading", "sys"}
    assert not forbidden & {name.split(".")[0] for name in imported(path)}
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            assert all(alias.name != "random" for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "exec", "eval", "Random"}


def test_rules_and_query_run_on_the_standard_library_alone() -> None:
    """In an interpreter that sees no installed package at all."""
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r});"
        "import niagara.rules; assert 'niagara.draw' not in sys.modules;"
        "from niagara.cli.query import answer_line;"
        """assert b'position' in answer_line(b'{"op":"new","seats":3}')"""
    )
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
