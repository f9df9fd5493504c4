"""Checks that updates reveal no secrets, without using the server's own code for it.

A tile that another seat has chosen is face down until that seat's turn has come; nobody sees
another's hand; of another's played tiles only the last lies open (unless piles are open).
"""

from typing import Any

from simulation.world import World

Json = dict[str, Any]


def check_secrets(world: World, session: str, update: Json, form: Json | None = None) -> None:
    """Report every secret that an update reveals to its receiver."""
    table = form or update["table"]
    own = {i for i, seat in enumerate(table["seats"]) if seat["player"] == session}
    for step in update["steps"]:
        for event in step.get("events", ()):
            if event["type"] == "chosen" and event["seat"] not in own:
                if event["tile"] != "hidden":
                    heard = f"{session} hears a hidden tile by step {step['sequence']}"
                    world.fail(f"a secret is told: {heard}")
    for seat in update["seats"] or ():
        if seat["seat"] is not None and seat["seat"] not in own:
            world.fail(f"a secret is told: {session} is shown the view of seat {seat['seat']}")
        _check_view(world, session, seat["view"], seat["seat"])


def _check_view(world: World, session: str, view: Json, own: int | None) -> None:
    count = len(view["players"])
    for seat, player in enumerate(view["players"]):
        if seat == own:
            continue
        if player["hand"] is not None:
            world.fail(f"a secret is told: {session} sees the hand of seat {seat}")
        if not view["rules"]["open_piles"] and len(player["played"]) > 1:
            world.fail(f"a secret is told: {session} sees the pile of seat {seat}")
        is_open = view["phase"] == "over" or (
            view["turn"] is not None
            and (seat - view["start"]) % count <= (view["turn"] - view["start"]) % count
        )
        if not is_open and player["paddle"] not in (None, "hidden"):
            world.fail(
                f"a secret is told: {session} sees the tile of seat {seat} in round {view['round']}"
            )
