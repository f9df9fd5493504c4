"""What the command line says, in the one language that it was started in."""

from collections.abc import Iterable, Sequence
from typing import Final

from niagara.locales.languages import ENGLISH
from niagara.locales.messages import Messages, Value
from niagara.locales.spoken_error import SpokenError

FILES: Final = ("game.ftl", "terminal.ftl", "commands.ftl", "analysis.ftl")
REASON_FILES: Final = ("game.ftl", "why.ftl")


class Speech:
    """The language of this process."""

    def __init__(self) -> None:
        self.language = ENGLISH

    def messages(self, *files: str) -> Messages:
        """Some files in this language."""
        return Messages(*files, language=self.language, is_isolating=False)


_speech: Final = Speech()


def speak(language: str) -> None:
    """Say everything in a language from now on."""
    _speech.language = language


def language() -> str:
    """The language that everything is said in."""
    return _speech.language


def message(key: str, **values: Value) -> str:
    """The message of a key. Pass numbers that are names, such as seeds, as strings."""
    return _speech.messages(*FILES)(key, **values)


def has_message(key: str) -> bool:
    """Whether there is a message of this key."""
    return key in _speech.messages(*FILES)


def reason(code: str, **values: Value) -> str:
    """Why an action is refused, as the browser says it."""
    return _speech.messages(*REASON_FILES)(f"why-{code}", **values)


def error_message(error: SpokenError) -> str:
    """What an error says."""
    return message(error.key, **error.values)


def listed(items: Sequence[str]) -> str:
    """Some words as a sentence lists them.

    >>> listed(["left", "right", "left"])
    'left, right and left'
    """
    return _speech.messages(*FILES).listed(items)


def number(value: float, digits: int = 0, *, is_percent: bool = False) -> str:
    """A number in the digits of the language, with so many digits after the point.

    >>> number(1234.5, 1), number(0.125, 1, is_percent=True)
    ('1,234.5', '12.5%')
    """
    style = "percent" if is_percent else "decimal"
    messages = _speech.messages(*FILES)
    return messages.number(
        value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits
    )


def joined(parts: Iterable[str], key: str = "list-comma") -> str:
    """Some words one after the other, with the comma (or semicolon) of the language.

    >>> joined(["canoe 0 to 3", "load ruby"])
    'canoe 0 to 3, load ruby'
    """
    return f"{message(key)} ".join(parts)


def clauses(parts: Iterable[str]) -> str:
    """Parts of a sentence that have commas of their own.

    >>> clauses(["canoe 0 returns", "canoe 1 goes to 3, loads ruby"])
    'canoe 0 returns; canoe 1 goes to 3, loads ruby'
    """
    return joined(parts, "list-semicolon")
