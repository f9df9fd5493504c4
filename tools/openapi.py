"""Write web/openapi.json, the server as its client sees it; the client's types are made of it."""

import json
import sys
from pathlib import Path

from niagara.server.web.app import describe

FILE = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def described() -> str:
    """The description as it is kept."""
    return json.dumps(describe(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> int:
    """Write it, or with --check say whether it is current."""
    if "--check" in sys.argv:
        return 0 if FILE.is_file() and FILE.read_text() == described() else 1
    FILE.write_text(described())
    return 0


if __name__ == "__main__":
    sys.exit(main())
