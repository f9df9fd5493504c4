"""`niagara play`: the game in a browser, on a server started for it on this machine."""

import os
import sys
import webbrowser
from pathlib import Path

from niagara.cli.serve import open_server


def play_in_browser() -> None:
    """Serve on the first free port from 8000 up, and open a browser there if there is a screen."""
    flags = {"port": 0, "database": str(_games_file()), "log_level": "warning"}
    open_server(flags, None, _show_page)


def _games_file() -> Path:
    """The database in which games are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "niagara"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "games.db"


def _show_page(link: str) -> None:
    """Open a browser window if there is a screen; the address is printed anyway."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(link)
