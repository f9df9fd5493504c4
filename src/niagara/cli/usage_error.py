"""Mistakes in a command line: what was wrong, in the language of the person who typed it."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer

from niagara.cli.words import joined, message
from niagara.locales.messages import Value


class WrongUsage(typer.BadParameter):
    """A mistake in a command line, by the key of its message; ``option`` is where it is."""

    def __init__(self, key: str, option: str = "", **values: Value) -> None:
        super().__init__(message(key, **values), param_hint=option)
        self.option = option


class UnreadableOption(WrongUsage):
    """The same, with words that are there already."""

    def __init__(self, text: str, option: str) -> None:
        super().__init__("error-as-it-is", option, text=text)


def usage_error_text(error: Any) -> str:
    """What is wrong with a command line, whether we found it or Typer did."""
    kind = type(error).__name__
    if isinstance(error, WrongUsage):
        return _of_option(error.option, error.message)
    if kind == "NoSuchOption":
        near = joined(sorted(error.possibilities or ()))
        return message("error-no-option", option=error.option_name, near=near or "none")
    if kind == "BadOptionUsage":
        return message("error-option-value", option=error.option_name)
    if kind == "MissingParameter":
        return message("error-missing", name=message(f"help-value-{error.param.metavar}"))
    if isinstance(error, typer.BadParameter) and error.param is not None:
        return _of_option(error.param.opts[0], _expected(error.param))
    return str(error.format_message())


def near_names(name: str, known: Sequence[str]) -> str:
    """The known name that somebody may have meant; "none" if there is no such."""
    return next(iter(get_close_matches(name, known, n=1)), "none")


def _of_option(option: str, text: str) -> str:
    return message("error-of-option", option=option, text=text) if option else text


def _expected(parameter: Any) -> str:
    """What kind of value a parameter takes."""
    least = getattr(parameter, "min", None)
    if parameter.metavar == "number" and least is not None:
        return message("error-expected-at-least", least=least)
    return message(f"error-expected-{parameter.metavar}")
