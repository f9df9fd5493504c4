"""Messages of the Fluent files, for programs in Python."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNumber

from niagara.locales.languages import ENGLISH, LOCALES
from niagara.locales.lazy_bundle import LazyBundle

Value = str | int | float | Decimal
# The digits of CLDR's numbering systems, as far as they are not 0 to 9: Babel knows the separators
# of these systems, but not their digits.
DIGITS: Final = {"arabext": "۰۱۲۳۴۵۶۷۸۹", "arab": "٠١٢٣٤٥٦٧٨٩"}
# CLDR's "en" puts a comma before the last "and"; our English does not.
LIST_LOCALES: Final = {ENGLISH: "en_GB"}
# Marks that order text: isolation in Persian messages (U+2066 to U+2069), U+200F in its lists.
DIRECTION_MARKS: Final = dict.fromkeys([0x200E, 0x200F, *range(0x2066, 0x206A)])


class Messages:
    """The messages of some files in one language; what it lacks is said in English."""

    def __init__(self, *files: str, language: str = ENGLISH, is_isolating: bool = True) -> None:
        """Say whether names are to be isolated in languages written from right to left.

        There a name in Latin letters would otherwise reorder the sentence around it. The marks
        (U+2068, U+2069) suit pages and pictures, but not terminals: see docs/translations.md.
        """
        self._files: Final = files
        self._is_isolating: Final = is_isolating
        self._bundle: Final = _bundle(files, language, is_isolating)
        self.language: Final = language

    def in_language(self, language: str) -> "Messages":
        """The same files in another language."""
        return _messages(self._files, language, self._is_isolating)

    @property
    def direction(self) -> str:
        """How the language is written: "ltr" or "rtl"."""
        return Locale.parse(self.language).text_direction

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **values: Value) -> str:
        """The message of a key, or with ``key.name`` an attribute of it.

        Pass numbers that are names, such as seeds, as strings.
        """
        name, _, attribute = key.partition(".")
        found = self._bundle.get_message(name)
        if attribute and attribute not in found.attributes and self.language != ENGLISH:
            return self.in_language(ENGLISH)(key, **values)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        given = {
            name: value if isinstance(value, str) else _local_number(value)
            for name, value in values.items()
        }
        errors: list[Exception] = []
        # Not by `format_pattern`: it would replace our numbers by Fluent's own.
        values_of = CurrentEnvironment(args=given)
        text = pattern(ResolverEnvironment(self._bundle, errors, current=values_of))
        if errors:
            raise errors[0]
        return self._marked(str(text))

    def number(self, value: float | Decimal, **options: Any) -> str:
        """A number in the digits of the language; the options are those of Fluent's NUMBER."""
        return _local_number(value, **options).format(Locale.parse(self.language))

    def listed(self, items: Sequence[str]) -> str:
        """Some words as a sentence lists them.

        >>> Messages().listed(["left", "right", "left"])
        'left, right and left'
        """
        if self._bundle.use_isolating:
            items = [f"\u2068{item}\u2069" for item in items]
        listed = format_list(items, locale=LIST_LOCALES.get(self.language, self.language))
        return self._marked(listed)

    def _marked(self, text: str) -> str:
        """A text as it is, or without the marks that terminals do not want."""
        return text if self._is_isolating else text.translate(DIRECTION_MARKS)


class _LocalNumber(FluentNumber):
    """A number that is written in the digits of its language, such as ۱۲ in Persian.

    Fluent's own numbers take the language's separators, but always the digits 0 to 9.
    """

    def format(self, locale: Locale) -> str:
        is_percent = self.options.style == "percent"
        formats = locale.percent_formats if is_percent else locale.decimal_formats
        pattern = self._apply_options(formats[None])
        written: str = pattern.apply(self, locale, numbering_system="default")  # type: ignore[arg-type]
        return written.translate(_digits(locale))


class _LocalInt(_LocalNumber, FluentInt):
    pass


class _LocalFloat(_LocalNumber, FluentFloat):
    pass


class _LocalDecimal(_LocalNumber, FluentDecimal):
    pass


def _local_number(value: float | Decimal, **options: Any) -> FluentNumber:
    kind: type[FluentNumber] = _LocalFloat
    if isinstance(value, int):
        kind = _LocalInt
    elif isinstance(value, Decimal):
        kind = _LocalDecimal
    return kind(value, **options)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NUMBER": _local_number}


@cache
def _digits(locale: Locale) -> dict[int, int]:
    """The digits and the percent sign of a language by those of English."""
    system = locale.default_numbering_system
    digits = DIGITS.get(system)
    if digits is None:
        return {}
    percent = locale.number_symbols[system]["percentSign"].strip("\u200e\u200f\u061c")
    return str.maketrans("0123456789%", digits + percent)


@cache
def _messages(files: tuple[str, ...], language: str, is_isolating: bool) -> Messages:
    return Messages(*files, language=language, is_isolating=is_isolating)


@cache
def _bundle(files: tuple[str, ...], language: str, is_isolating: bool) -> LazyBundle:
    """The files of a language, then those of English: what was added first counts."""
    is_isolating = is_isolating and Locale.parse(language).text_direction == "rtl"
    bundle = LazyBundle([language], functions=FUNCTIONS, use_isolating=is_isolating)
    for folder in dict.fromkeys((language, ENGLISH)):
        for path in (LOCALES / folder / name for name in files):
            if path.exists() or folder == ENGLISH:
                bundle.add_source(path.read_text(encoding="utf-8"))
    return bundle
