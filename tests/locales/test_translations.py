"""Every language says all that English says, of the same things, in the forms it demands."""

from collections import Counter, defaultdict
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from locales.fluent_files import (
    Choice,
    Entry,
    by_name,
    choices,
    demanded_plurals,
    entries,
    entries_in,
    files_of,
    known_plurals,
    references,
    resource,
    variables,
    walk,
    with_references,
)
from niagara.locales.languages import ENGLISH, languages

FUNCTIONS = {"NUMBER", "DATETIME"}  # those that the browser and Python both have
SHARED_FILE = "game"  # the only file that messages of other files may refer to


@cache
def known_values() -> dict[str, set[str]]:
    """What English tells apart of each variable: of $gem, the kinds."""
    found: dict[str, set[str]] = defaultdict(set)
    for entry in entries(ENGLISH):
        for choice in choices(entry):
            if choice.variable:
                found[choice.variable] |= set(choice.keys)
    return found


@cache
def numbers() -> set[str]:
    """The variables that are numbers: English tells them apart as such somewhere."""
    return {
        choice.variable
        for entry in entries(ENGLISH)
        for choice in choices(entry)
        if choice.variable and (choice.is_plural or choice.has_numbers)
    }


def plural_faults(choice: Choice, language: str, known_numbers: set[str]) -> list[str]:
    """What is wrong with the variants of a choice by plural categories."""
    if not choice.is_plural:
        return []
    given = {key for key in choice.keys if not key.lstrip("-").isdigit()}
    faults = [f"lacks [{key}]" for key in sorted(demanded_plurals(language) - given)]
    faults += [f"[{key}] is never chosen" for key in sorted(given - known_plurals(language))]
    if choice.default != "other":
        faults.append(f"the default is [{choice.default}], not [other]")
    if choice.variable not in known_numbers:
        faults.append(f"${choice.variable} is no number")
    return faults


def choice_faults(entry: Entry, english: Entry, language: str) -> list[str]:
    """What is wrong with the choices of a message, given the same message in English."""
    values, known = known_values(), numbers()
    faults = []
    for choice in choices(entry):
        if choice.is_plural:
            faults += plural_faults(choice, language, known)
        elif choice.variable:  # a term's own parameters are the language's business
            strange = set(choice.keys) - values.get(choice.variable, set()) - {"other"}
            faults += [f"${choice.variable} is never {key}" for key in sorted(strange)]
            told_apart = {
                key
                for other in choices(english)
                if other.variable == choice.variable and not other.is_plural
                for key in other.keys
            }
            missing = told_apart - set(choice.keys) - {"other"}
            faults += [f"${choice.variable}: lacks [{key}]" for key in sorted(missing)]
    return faults


def variable_faults(entry: Entry, language: str) -> list[str]:
    """Variables that a message should have, or that nobody will give it."""
    english = by_name(ENGLISH)
    wanted = variables(english[entry.name], english)
    # Who needs no plural need not look at the number, unless it is also shown.
    optional = wanted - _shown(english[entry.name]) - _told_apart(english[entry.name])
    given = variables(entry, by_name(language))
    faults = [f"lacks ${name}" for name in sorted(wanted - given - optional)]
    return [*faults, *(f"${name} is not given" for name in sorted(given - wanted))]


def _shown(entry: Entry) -> set[str]:
    """The variables that stand in the text of a message itself or of those it names."""
    return {
        node.expression.id.name
        for each in with_references(entry, by_name(ENGLISH))
        for node in walk(each.pattern)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def _told_apart(entry: Entry) -> set[str]:
    return {
        choice.variable
        for each in with_references(entry, by_name(ENGLISH))
        for choice in choices(each)
        if choice.variable and not choice.is_plural
    }


@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read(language: str) -> None:
    for path in files_of(language):
        junk = [node.content for node in resource(path).body if isinstance(node, ast.Junk)]
        assert not junk, path


@pytest.mark.parametrize("language", languages())
def test_no_key_is_given_twice(language: str) -> None:
    counted = Counter(entry.name for entry in entries(language))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there(language: str) -> None:
    """In the file it has in English: some files are only loaded when they are needed."""
    here = {(entry.file, entry.name) for entry in entries(language)}
    there = {(entry.file, entry.name) for entry in entries(ENGLISH)}
    messages = {(file, name) for file, name in here if not name.startswith("-")}
    assert sorted(there - here) == []
    assert sorted(messages - there) == []


@pytest.mark.parametrize("language", languages())
def test_messages_have_the_same_variables(language: str) -> None:
    english = by_name(ENGLISH)
    faults = {
        entry.name: found
        for entry in entries(language)
        if entry.name in english and not entry.name.startswith("-")
        if (found := variable_faults(entry, language))
    }
    assert faults == {}


@pytest.mark.parametrize("language", languages())
def test_choices_cover_what_there_is(language: str) -> None:
    english = by_name(ENGLISH)
    faults = {
        entry.name: found
        for entry in entries(language)
        if entry.name in english
        if (found := choice_faults(entry, english[entry.name], language))
    }
    assert faults == {}


@pytest.mark.parametrize("language", languages())
def test_terms_and_functions_are_known(language: str) -> None:
    known = by_name(language)
    shared = {entry.name for entry in entries(language) if entry.file == SHARED_FILE}
    for entry in entries(language):
        own = {other.name for other in known.values() if other.file == entry.file}
        assert references(entry) <= own | shared, entry.name
        called = {
            node.id.name for node in walk(entry.pattern) if isinstance(node, ast.FunctionReference)
        }
        assert called <= FUNCTIONS, entry.name


@pytest.mark.parametrize("language", languages())
def test_no_term_is_left_over(language: str) -> None:
    used = set().union(*map(references, entries(language)))
    terms = {entry.name for entry in entries(language) if entry.name.startswith("-")}
    assert {name for name in terms if name not in used and "." not in name} == set()


@pytest.mark.parametrize(
    ("language", "variants", "faults"),
    [
        ("en", "[one] a\n   *[other] b", []),
        ("en", "[0] no\n    [one] a\n   *[other] b", []),
        ("en", "[few] a\n   *[other] b", ["lacks [one]", "[few] is never chosen"]),
        ("cs", "[one] a\n   *[other] b", ["lacks [few]"]),
        ("cs", "[one] a\n    [few] b\n   *[other] c", []),
        ("cs", "[one] a\n    [few] b\n    [many] c\n   *[other] d", []),
        ("ro", "[one] a\n    [few] b\n   *[other] c", []),
        ("ro", "[one] a\n   *[few] b", ["lacks [other]", "the default is [few], not [other]"]),
        ("fa", "[one] a\n    [two] b\n   *[other] c", ["[two] is never chosen"]),
        ("bg", "[0] no\n   *[other] b", []),
    ],
)
def test_plurals_are_checked(language: str, variants: str, faults: list[str]) -> None:
    tree = FluentParser().parse("m = { $n ->\n    " + variants + "\n}\n")
    (entry,) = entries_in(tree, "sample")
    (choice,) = choices(entry)
    assert plural_faults(choice, language, {"n"}) == faults
    if choice.is_plural:
        assert "$n is no number" in plural_faults(choice, language, set())


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("{ $name } lädt { a-gem }.", []),
        ("{ $name } lädt { $gem ->\n    [ruby] x\n   *[other] y\n}.", [
            "$gem: lacks [amber]", "$gem: lacks [amethyst]", "$gem: lacks [diamond]",
            "$gem: lacks [sapphire]",
        ]),
        ("{ $name } lädt { $stein }.", ["lacks $gem", "$stein is not given"]),
        ("Lädt { a-gem } { $tile ->\n    [wolke] x\n   *[other] y\n}", [
            "lacks $name", "$tile is not given", "$tile is never wolke",
        ]),
    ],
)  # fmt: skip
def test_variables_and_values_are_checked(text: str, faults: list[str]) -> None:
    tree = FluentParser().parse("event-loaded = " + text.replace("\n", "\n    ") + "\n")
    (entry,) = entries_in(tree, "game")
    english = by_name(ENGLISH)[entry.name]
    assert variable_faults(entry, ENGLISH) + choice_faults(entry, english, "de") == faults
