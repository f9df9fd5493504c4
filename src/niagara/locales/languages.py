"""Which languages there are, and which of them somebody wants."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
LONGEST_HEADER: Final = 1000  # characters of an Accept-Language header that are read


@cache
def languages() -> tuple[str, ...]:
    """The languages that have messages, by their codes, English first."""
    found = {path.parent.name for path in LOCALES.glob("*/*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def matching(code: str) -> str | None:
    """The language that a code asks for, whatever its region: "fa-IR" and "fa_IR.UTF-8" are "fa".

    >>> matching("en-GB"), matching("tlh")
    ('en', None)
    """
    name = code.strip().replace("_", "-").partition(".")[0].partition("@")[0].lower()
    return next((known for known in (name, name.partition("-")[0]) if known in languages()), None)


def negotiate(header: str) -> str:
    """The language that an Accept-Language header likes best; English if it likes none.

    >>> negotiate("tlh, en-GB;q=0.8"), negotiate("")
    ('en', 'en')
    """
    ranked = sorted(map(_ranked, header[:LONGEST_HEADER].split(",")), key=lambda item: -item[1])
    codes = (code for code, quality in ranked if quality > 0)
    return next(filter(None, map(matching, codes)), ENGLISH)


def _ranked(item: str) -> tuple[str, float]:
    """A code of the header and how much it is liked: 1 unless it says otherwise."""
    code, _, quality = item.partition(";")
    name, _, number = quality.partition("=")
    if name.strip().lower() != "q":
        return code, 1.0
    try:
        return code, float(number)
    except ValueError:
        return code, 0.0


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language of a terminal; English if none is set or there is none such.

    >>> language_of_environment({"LANG": "en_GB.UTF-8"})
    'en'
    """
    chosen = next(filter(None, map(environment.get, LOCALE_VARIABLES)), "")
    return matching(chosen) or ENGLISH
