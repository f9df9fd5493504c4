"""Messages are found in their files without parsing them, and are those that Fluent reads there."""

import pytest
from fluent.syntax import FluentParser, ast

from locales.fluent_files import files_of, resource
from niagara.locales.languages import ENGLISH, languages
from niagara.locales.lazy_bundle import LazyBundle, entry_sources

TEXT = """\
### A file
first = { -term } and { second.short }
second = { $n ->
    [one] one = 1
   *[other]
        many
}
    .short = in short
# A comment with its = sign
-term = A term
first = Too late
"""


def names_in(tree: ast.Resource) -> list[str]:
    return [
        f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
        for node in tree.body
        if isinstance(node, ast.Message | ast.Term)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_message_of_a_file_is_found(language: str) -> None:
    for path in files_of(language):
        found = [name for name, _ in entry_sources(path.read_text(encoding="utf-8"))]
        assert found == names_in(resource(path)), path.name


def test_a_message_alone_is_what_it_is_in_its_file() -> None:
    for path in files_of(ENGLISH):
        whole = [each for each in resource(path).body if isinstance(each, ast.Message | ast.Term)]
        for (name, source), node in zip(
            entry_sources(path.read_text(encoding="utf-8")), whole, strict=True
        ):
            alone = FluentParser().parse(source).body[0]
            assert alone.equals(node, ignored_fields=["span", "comment"]), name


def test_what_a_message_refers_to_is_found_as_well() -> None:
    bundle = LazyBundle(["en"], use_isolating=False)
    bundle.add_source(TEXT)
    assert bundle.has_message("second")
    assert not bundle.has_message("third")
    assert not bundle.has_message("-term")
    pattern = bundle.get_message("first").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("A term and in short", [])
    with pytest.raises(LookupError):
        bundle.get_message("third")


def test_what_was_added_first_counts() -> None:
    bundle = LazyBundle(["de", "en"])
    bundle.add_source("a = eins\n")
    bundle.add_source("a = one\nb = two\n")
    said = [bundle.format_pattern(bundle.get_message(name).value)[0] for name in "ab"]  # type: ignore[arg-type]
    assert said == ["eins", "two"]
