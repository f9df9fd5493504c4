"""Checks that messages reveal no secrets, without using the server's own code for it.

A tile that another seat has chosen is face down until that seat's turn has come; nobody sees
another's hand; of another's played tiles only the last lies open (unless piles are open).
"""

from collections.abc import Iterator
from typing import Any

from simulation.world import World

Json = dict[str, Any]


def check_secrets(world: World, session: str, update: Json, form: Json | None = None) -> None:
    """Report every secret that an update reveals to its receiver."""
    for secret in secrets_in(update, session, form or update["table"]):
        world.fail(f"a secret is told: {session} {secret}")


def secrets_in(message: Json, session: str, table: Json) -> Iterator[str]:
    """What a message reveals that its receiver may not know."""
    own = {i for i, seat in enumerate(table.get("seats", ())) if seat["player"] == session}
    for step in message.get("steps", ()):
        for event in step.get("events", ()):
            if event["type"] == "chosen" and event["seat"] not in own:
                if event["tile"] != "hidden":
                    yield f"hears a hidden tile by step {step['sequence']}"
    views = [seat["view"] for seat in message.get("seats") or ()]
    for view in [*views, *([message["view"]] if "view" in message else [])]:
        if view["seat"] is not None and view["seat"] not in own:
            yield f"is shown the view of seat {view['seat']}"
        yield from _secrets_of_others(view)


def _secrets_of_others(view: Json) -> Iterator[str]:
    count = len(view["players"])
    for seat, player in enumerate(view["players"]):
        if seat == view["seat"]:
            continue
        if player["hand"] is not None:
            yield f"sees the hand of seat {seat}"
        if not view["rules"]["open_piles"] and len(player["played"]) > 1:
            yield f"sees the pile of seat {seat}"
        is_open = view["phase"] == "over" or (
            view["turn"] is not None
            and (seat - view["start"]) % count <= (view["turn"] - view["start"]) % count
        )
        if not is_open and player["paddle"] not in (None, "hidden"):
            yield f"sees the tile of seat {seat} in round {view['round']}"
