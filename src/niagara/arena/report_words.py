"""The words and numbers of the arena's report in one language."""

from html import escape
from typing import Final

from niagara.locales.messages import Messages, Value

FILE: Final = "commands.ftl"


class ReportWords:
    """What the report says, as text and as HTML."""

    def __init__(self, language: str) -> None:
        self._messages: Final = Messages(FILE, language=language)
        self.direction: Final = self._messages.direction

    def __call__(self, key: str, **values: Value) -> str:
        """The message of a key."""
        return self._messages(key, **values)

    def html(self, key: str, **values: Value) -> str:
        """The same for a page: escaped."""
        return escape(self._messages(key, **values), quote=False)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after the point."""
        return self._messages.number(
            value, minimumFractionDigits=digits, maximumFractionDigits=digits
        )

    def share(self, value: float, digits: int = 1) -> str:
        """A share as percent."""
        return self._messages.number(
            value, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits
        )

    def significant(self, value: float, digits: int) -> str:
        """A number with at most so many digits that matter."""
        return self._messages.number(
            float(f"{value:.{digits}g}"), minimumFractionDigits=0, maximumFractionDigits=6
        )

    def duration(self, milliseconds: float, digits: int = 2) -> str:
        """A time in the unit that suits it."""
        if milliseconds >= 1000:
            seconds = self.significant(milliseconds / 1000, 3)
            return self._messages("plot-seconds", time=seconds)
        if milliseconds >= 0.1:
            return self._messages("plot-milliseconds", time=self.significant(milliseconds, digits))
        microseconds = self.significant(milliseconds * 1000, digits)
        return self._messages("plot-microseconds", time=microseconds)
