"""What goes wrong with the store: every fault is counted, its beginning and its end are logged."""

import logging
from collections.abc import Callable
from typing import Final

from niagara.server.store.interface import Fault, Unavailable

log: Final = logging.getLogger(__name__)


class Faults:
    """Told of every failure, and of every write that went well.

    Nothing is noted before the store is open: whoever opens it is told by the exception.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.listener: Callable[[Fault], None] = lambda _fault: None
        self._present: Final[set[Fault]] = set()

    def note(self, error: Unavailable) -> None:
        """Something failed."""
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
