"""What is wrong with a file that cannot be read or written."""

from pathlib import Path
from typing import Final

from niagara.cli.words import message

KEYS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "error-file-missing",
    FileExistsError: "error-file-exists",
    IsADirectoryError: "error-file-folder",
    PermissionError: "error-file-forbidden",
}


def file_error_text(error: OSError, path: Path) -> str:
    """The error in the language of the command line; rare ones end in the system's own words."""
    key = KEYS.get(type(error))
    if key is None:
        reason = error.strerror or str(error)
        return message("error-file-other", path=str(path), reason=reason)
    return message(key, path=str(path))
