"""Structured logs: one JSON object a line, without tiles, chat messages or names of people."""

import logging
import sys
from typing import Any, Final

import msgspec

# The extra fields that a caller may add to a line; others are left out.
EXTRAS: Final = ("table", "why", "status", "path", "method", "ms", "node", "code")


class JsonLines(logging.Formatter):
    """Time, level, logger, message and extras as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of the log."""
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn.access", "alembic"):  # they log addresses, or too much
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that is not HTTP, which would let anybody fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
