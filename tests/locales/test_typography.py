"""Letters, quotation marks and spaces as each language writes them."""

import re

import pytest

from locales.fluent_files import by_name, entries, texts
from niagara.locales.languages import ENGLISH, languages

# Opening and closing quotation marks, and what else may look like one.
QUOTES = {
    "en": ("“‘", "”’"),
    "de": ("„‚", "“‘"),
    "bg": ("„", "“"),
    "cs": ("„‚", "“‘"),
    "ro": ("„«", "”»"),
    "fa": ("«", "»"),
}
APOSTROPHES = {"en": "’", "de": "’"}
ALL_QUOTES = "“”„‟‘’‚‛«»‹›\"'`´"
# Files in which people read what they have to type: names, numbers and signs stay as they are.
TYPED = ("terminal", "commands")
LANGUAGE_NAMES = "language-"  # each language calls itself by its own name

RULES: dict[str, dict[str, str]] = {
    "*": {
        "three dots instead of …": r"\.\.\.",
        "a space before … or a full stop": r"\w […]|\w \.(?:\s|$)",
        "- instead of a dash": r"\w - \w",
    },
    "fa": {
        "Arabic ي or ك instead of ی or ک": "[يك]",
        "Arabic digits instead of Persian ones": "[٠-٩]",
        "a comma, semicolon or question mark of English": r"[\u0600-\u06ff\u200c□][,;?](?:\s|$)",
        "a word that mixes scripts": r"[\u0620-\u064a\u06a9-\u06cc][A-Za-z]",
    },
    "ro": {"ş or ţ with a cedilla instead of a comma": "[şţŞŢ]"},
    "cs": {
        "a space that may break after a preposition of one letter": (
            r"(?<![\w>+.’-])[ksvzouKSVZOU][ \n]"
        )
    },
    "bg": {
        "a word that mixes scripts": r"[А-я][A-Za-z]|[A-Za-z][А-я]",
        "ы, э or ё": "[ыэёЫЭЁ]",
    },
}
DIGITS = {
    "fa": ("Latin digits instead of Persian ones", r"(?<![A-Za-z0-9.])[0-9]+(?![A-Za-z0-9.])")
}


def faults(language: str, text: str, file: str = "game") -> list[str]:
    """What is wrong with a text."""
    rules = {**RULES["*"], **RULES.get(language, {})}
    if language in DIGITS and file not in TYPED:
        rules.update([DIGITS[language]])
    found = [fault for fault, pattern in rules.items() if re.search(pattern, text)]
    return found + quote_faults(language, text)


def quote_faults(language: str, text: str) -> list[str]:
    opening, closing = QUOTES[language]
    apostrophe = APOSTROPHES.get(language, "")
    known = opening + closing + apostrophe
    faults = [f"{mark} is no mark of this language" for mark in ALL_QUOTES if mark in text]
    faults = [fault for fault in faults if fault[0] not in known]
    for begin, end in zip(opening, closing, strict=True):
        ends = (
            text if end != apostrophe else re.sub(rf"(?<=[\w□]){end}(?=\w)|(?<=s){end}", "", text)
        )
        if text.count(begin) != ends.count(end):
            faults.append(f"{begin} and {end} do not pair")
    return faults


@pytest.mark.parametrize("language", languages())
def test_texts_are_written_as_the_language_is(language: str) -> None:
    found = {
        entry.name: wrong
        for entry in entries(language)
        if not entry.name.startswith(LANGUAGE_NAMES)
        if (
            wrong := [
                fault for text in texts(entry) for fault in faults(language, text, entry.file)
            ]
        )
    }
    assert found == {}


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH] or [ENGLISH])
def test_nothing_is_left_in_english(language: str) -> None:
    """A text of three words or more that reads as in English was forgotten."""
    english = by_name(ENGLISH)
    forgotten = [
        entry.name
        for entry in entries(language)
        if language != ENGLISH and entry.name in english and not entry.name.startswith("language-")
        for text in texts(entry)
        if len(re.findall(r"[A-Za-z’]{2,}", text)) >= 3 and text in texts(english[entry.name])
    ]
    assert forgotten == []


@pytest.mark.parametrize(
    ("language", "text", "count"),
    [
        ("en", "It’s “Ann’s” canoe, and Bess’ too…", 0),
        ("en", 'It\'s "here"...', 3),
        ("en", "“Not closed", 1),
        ("de", "„Ja“, sagt sie …", 1),
        ("de", "„Ja“, sagt sie…", 0),
        ("de", "“Ja”", 2),
        ("bg", "„Да“, каза тя.", 0),
        ("bg", "«Дa»", 3),
        ("ro", "„Da”, știți", 0),
        ("ro", "ştiţi", 1),
        ("cs", "v\u00a0řece, k\u00a0□", 0),
        ("cs", "v řece", 1),
        ("cs", "vpluje k □", 1),
        ("cs", "0>s  0>f", 0),
        ("fa", "«سلام» □، خوبی؟ ۱۲", 0),
        ("fa", "علي", 1),
        ("fa", "سلام, خوبی?", 1),
        ("fa", "دور 12", 1),
        ("fa", "قانون R4.8", 0),
    ],
)
def test_texts_are_checked(language: str, text: str, count: int) -> None:
    assert len(faults(language, text)) == count, faults(language, text)
