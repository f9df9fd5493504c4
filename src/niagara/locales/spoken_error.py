"""Errors that people read: a message and its values, so that it can be said in any language."""

from typing import Final

from niagara.locales.messages import Messages, Value

FILE: Final = "commands.ftl"


class SpokenError(Exception):
    """An error by the key of its message; as text it is English, for logs."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key: Final = key
        self.values: Final = values

    def __str__(self) -> str:
        return Messages(FILE)(self.key, **self.values)
