"""Structured logs: one JSON object a line. What people hold, say or are called never gets in."""

import logging
import sys
from typing import Any, Final

import msgspec

# What a caller may add to a line; anything else is left out.
EXTRAS: Final = ("table", "why", "status", "path", "method", "ms", "node", "code")


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and the extras we know."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
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
    for name in ("uvicorn.access", "alembic"):  # they tell addresses, or too much
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that is not HTTP: anybody could fill the disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
