"""Records in files: JSON or notation, by the file name when written, by content when read."""

import json
from itertools import count
from pathlib import Path

from niagara.rules import Malformed, Record
from niagara.rules.codec import record_from_json, record_to_json
from niagara.rules.codec.strict_json import parsed
from niagara.rules.notation import record_from_text, record_to_text


def save_record(record: Record, path: Path) -> None:
    """Write a record, as JSON if the file's name ends so, else in notation."""
    is_json = path.suffix.lower() == ".json"
    text = json.dumps(record_to_json(record)) + "\n" if is_json else record_to_text(record)
    path.write_text(text, encoding="utf-8")


def load_record(path: Path) -> Record:
    """Read a record in either form.

    Raises OSError, or `Malformed` naming what is wrong in the file.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed("file", "expected a text file: a record as JSON or notation") from error
    if not text.lstrip().startswith("{"):
        return record_from_text(text)
    return record_from_json(parsed(text, "file"))


def free_name(folder: Path, stem: str) -> Path:
    """A file name that does not exist in a folder yet, so that no game is overwritten."""
    names = (folder / f"{stem}{'' if n == 1 else f'-{n}'}.json" for n in count(1))
    return next(path for path in names if not path.exists())
