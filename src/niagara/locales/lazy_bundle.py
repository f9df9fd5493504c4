"""Fluent messages that are parsed when they are first needed."""

import re
from collections.abc import Iterator
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# A message or term starts where a line starts with its name; its other lines are indented, or they
# start with a bracket, or with the `#` of a comment.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)


class LazyBundle(FluentBundle):
    """A bundle that parses a message when it is first asked for.

    Fluent's parser takes a quarter of a second for the files of the command line, of which a
    command says a few sentences.
    """

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **options)  # type: ignore[arg-type]
        self._sources: Final[dict[str, str]] = {}

    def add_source(self, text: str) -> None:
        """Add the text of a file; of messages with the same name the first one counts."""
        for name, source in entry_sources(text):
            self._sources.setdefault(name, source)

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of this name."""
        return message_id in self._sources and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Parse a message or term if that has not been done; messages that refer to it come here.

        Raises `LookupError` if there is none.
        """
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)


def entry_sources(text: str) -> Iterator[tuple[str, str]]:
    r"""The names of the messages and terms in a Fluent file, each with its source.

    >>> list(entry_sources("a = One\n    line more\n# A comment\n-b = Two\n"))
    [('a', 'a = One\n    line more\n# A comment\n'), ('-b', '-b = Two\n')]
    """
    found = list(ENTRY.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    for match, end in zip(found, ends, strict=True):
        yield match[1], text[match.start() : end]
