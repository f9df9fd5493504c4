"""The rulebook's data: its structure, its figures, and the rules of the events."""

import json
from pathlib import Path
from typing import Any

import niagara

Json = dict[str, Any]
PACKAGE = Path(niagara.__file__).parent
FOLDER = PACKAGE / "rulebook"
CHAPTERS: list[Json] = json.loads((FOLDER / "book.json").read_text())["chapters"]
BLOCKS: list[Json] = [block for chapter in CHAPTERS for block in chapter["blocks"]]
EXPLAINED: list[str] = [block["rule"] for block in BLOCKS if "rule" in block]
EVENT_RULES: dict[str, str] = json.loads((FOLDER / "event_rules.json").read_text())
FIGURES: dict[str, Json] = {
    path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("figures/*.json"))
}
