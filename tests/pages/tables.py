"""Tables laid out by a page's own session, without walking through the pages that do it."""

from typing import Any
from uuid import uuid4

from playwright.sync_api import BrowserContext, Page

from niagara.rules import Position
from niagara.rules.codec import position_to_json

Seat = dict[str, str]
ME: Seat = {"kind": "me"}
OPEN: Seat = {"kind": "open"}


def local(name: str) -> Seat:
    return {"kind": "local", "name": name}


def bot(level: str = "beginner") -> Seat:
    return {"kind": "bot", "level": level}


def lay(
    page: Page | BrowserContext,
    *seats: Seat,
    rounds: int | None = None,
    start: bool = True,
    position: Position | None = None,
    **options: Any,
) -> str:
    """A table of somebody who has a session, which may begin from a position; where it is."""
    wish: dict[str, Any] = {"seats": list(seats), **options}
    if position is not None:
        wish["position"] = position_to_json(position)
    elif rounds is not None:
        wish["rules"] = {"round_limit": rounds}
    made = page.request.post("/api/tables", params={"id": uuid4().hex}, data=wish)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    if start:
        command(page, table, "start")
    return table


def command(page: Page | BrowserContext, table: str, do: str, **more: Any) -> None:
    """A command of somebody with a session, who may have no page open."""
    order = {"id": f"{do}.{len(more)}", "command": {"do": do, **more}}
    done = page.request.post(f"/api/tables/{table}/commands", data=order)
    assert done.ok, done.text()
