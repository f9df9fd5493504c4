"""Messages of the Fluent files, for programs in Python."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE: Final = "en"


class Messages:
    """The messages of some files."""

    def __init__(self, *files: str) -> None:
        self._bundle: Final = _bundle(files)

    def __call__(self, key: str, **values: str | int) -> str:
        """The message of a key. Pass numbers that are names, such as seeds, as strings."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)


@cache
def _bundle(files: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    for name in files:
        source = (Path(__file__).parent / LANGUAGE / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
