"""The faults of the store: every one is counted, its beginning and its end are logged."""

import logging
from collections.abc import Callable
from typing import Final

from niagara.server.store.interface import Fault, Unavailable
from niagara.server.store.translate_errors import translated

log: Final = logging.getLogger(__name__)


class FaultLog:
    """Told of every failure, and of every write that succeeded.

    Nothing is noted before the store is open: whoever opens it is told by the exception.
    """

    def __init__(self, on_corrupt: Callable[[], None] = lambda: None) -> None:
        self.is_open = False
        self._on_corrupt: Final = on_corrupt
        self.listener: Callable[[Fault], None] = lambda _fault: None
        self._present: Final[set[Fault]] = set()

    def __enter__(self) -> None:
        """Within the block the driver's errors are translated, and faults are noted.

        A class, not a generator: every statement passes here.
        """

    def __exit__(self, _kind: object, error: BaseException | None, _where: object) -> None:
        if error is None:
            return
        meant = translated(error)
        if isinstance(meant, Unavailable):
            self._note(meant)
        if meant is not error:
            raise meant from None

    def _note(self, error: Unavailable) -> None:
        if error.fault == "corrupt":
            self._on_corrupt()
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
