"""The Fluent files as trees: what a message refers to, chooses by and says."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

from niagara.locales.languages import LOCALES

PLURALS = frozenset(("zero", "one", "two", "few", "many"))
SAMPLE_NUMBERS = (*range(1_000), 10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Entry:
    """A message, a term (its name begins with -) or an attribute (message.attribute)."""

    name: str
    file: str
    pattern: ast.Pattern


@dataclass(frozen=True)
class Choice:
    """A select expression: the variable it looks at, and the keys of its variants."""

    variable: str | None
    keys: tuple[str, ...]
    default: str

    @property
    def is_plural(self) -> bool:
        return bool(PLURALS & set(self.keys))

    @property
    def has_numbers(self) -> bool:
        return any(key.lstrip("-").isdigit() for key in self.keys)


def files_of(language: str) -> tuple[Path, ...]:
    return tuple(sorted((LOCALES / language).glob("*.ftl")))


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def entries(language: str) -> tuple[Entry, ...]:
    return tuple(
        entry for path in files_of(language) for entry in entries_in(resource(path), path.stem)
    )


def entries_in(tree: ast.Resource, file: str) -> Iterator[Entry]:
    for node in tree.body:
        if not isinstance(node, ast.Message | ast.Term):
            continue
        name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
        if node.value is not None:
            yield Entry(name, file, node.value)
        for attribute in node.attributes:
            yield Entry(f"{name}.{attribute.id.name}", file, attribute.value)


@cache
def by_name(language: str) -> dict[str, Entry]:
    return {entry.name: entry for entry in entries(language)}


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def references(entry: Entry) -> set[str]:
    """The messages and terms that an entry names."""
    found = set()
    for node in walk(entry.pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            found.add(f"{name}.{node.attribute.name}" if node.attribute else name)
    return found


def own_variables(entry: Entry) -> set[str]:
    return {node.id.name for node in walk(entry.pattern) if isinstance(node, ast.VariableReference)}


def with_references(entry: Entry, known: dict[str, Entry]) -> list[Entry]:
    """The entry and every message it names, directly or not; terms get no variables."""
    found = {entry.name: entry}
    waiting = [entry]
    while waiting:
        for name in references(waiting.pop()) & known.keys() - found.keys():
            if not name.startswith("-"):
                found[name] = known[name]
                waiting.append(known[name])
    return list(found.values())


def variables(entry: Entry, known: dict[str, Entry]) -> set[str]:
    return set().union(*map(own_variables, with_references(entry, known)))


def choices(entry: Entry) -> list[Choice]:
    return [
        choice_of(node) for node in walk(entry.pattern) if isinstance(node, ast.SelectExpression)
    ]


def choice_of(node: ast.SelectExpression) -> Choice:
    keys = tuple(key_text(variant.key) for variant in node.variants)
    default = next(key_text(variant.key) for variant in node.variants if variant.default)
    return Choice(selected(node.selector), keys, default)


def selected(selector: ast.BaseNode) -> str | None:
    """The variable of a selector; also in NUMBER($variable)."""
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        return selected(selector.arguments.positional[0])
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def key_text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def texts(entry: Entry) -> list[str]:
    """What an entry can say: every pattern in it, with □ for what is filled in."""
    return [
        "".join(
            element.value if isinstance(element, ast.TextElement) else filled_in(element)
            for element in node.elements
        )
        for node in walk(entry.pattern)
        if isinstance(node, ast.Pattern)
    ]


def filled_in(element: ast.Placeable) -> str:
    inner = element.expression
    return str(inner.value) if isinstance(inner, ast.StringLiteral) else "□"


def demanded_plurals(language: str) -> set[str]:
    """The plural categories that whole numbers have in a language, "other" always among them."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in SAMPLE_NUMBERS} | {"other"}


def known_plurals(language: str) -> set[str]:
    """The same for all numbers: Czech has "many" for those with a fraction."""
    return {*Locale.parse(language).plural_form.tags, "other"}
