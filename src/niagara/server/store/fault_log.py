"""The faults of the store: every one is counted, its beginning and its end are logged."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from niagara.server.store.errors import translate_errors
from niagara.server.store.interface import Fault, Unavailable

log: Final = logging.getLogger(__name__)


class FaultLog:
    """Told of every failure, and of every write that succeeded.

    Nothing is noted before the store is open: whoever opens it is told by the exception.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.listener: Callable[[Fault], None] = lambda _fault: None
        self._present: Final[set[Fault]] = set()

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Translate the driver's errors, and note those that are faults."""
        try:
            with translate_errors():
                yield
        except Unavailable as error:
            self._note(error)
            raise

    def _note(self, error: Unavailable) -> None:
        if not self.is_open:
            return
        self.listener(error.fault)
        if error.fault not in self._present:
            self._present.add(error.fault)
            log.error("the store does not work: %s", error, extra={"why": error.fault})

    def note_success(self) -> None:
        """Something was written durably: whatever was wrong is over."""
        if self._present:
            log.warning("the store works again", extra={"why": ", ".join(sorted(self._present))})
            self._present.clear()
