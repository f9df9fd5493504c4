"""How scripted players play: gems ashore, no canoe over the falls, so that games end."""

from random import Random
from typing import Any

Json = dict[str, Any]
NOISE = 20.0  # without it all four would play the same high tile, and the river would be fast


def turns(view: Json, legal: list[Json], rng: Random) -> list[list[Json]]:
    """Whole turns to try, the best first; put together without asking for previews."""
    own = view["players"][view["seat"]]
    if view["phase"] == "paddle":
        ransoms = [action for action in legal if action["type"] == "ransom"]
        tiles = [action for action in legal if action["type"] == "paddle"]
        tiles.sort(key=lambda action: _promise(own, action["tile"]) + NOISE * rng.random())
        return [[*ransoms[:1], tile] for tile in reversed(tiles)]
    if any(action["type"] == "trip" for action in legal):
        return _trips(view, legal)
    return [[action] for action in legal]


def _depth(space: str) -> int:
    return int(space[0]) if space[0].isdigit() else 0


def _promise(own: Json, tile: int | str) -> float:
    if isinstance(tile, str):
        return 2.0
    return sum(_for_canoe(canoe, tile) for canoe in own["canoes"] if canoe["at"] != "lost")


def _for_canoe(canoe: Json, tile: int) -> float:
    depth = _depth(canoe["at"])
    if canoe["gem"]:
        return 20.0 if tile >= depth else float(tile)
    steps = tile - 2  # loading costs two points
    if steps < 0:
        return 0.0
    if depth >= 3:
        return 20.0 if steps >= depth else 8 - 0.3 * (depth - steps)
    return 6.0 if 3 <= depth + steps <= 6 else 1.0


def _merit(view: Json, action: Json) -> float:
    if action["type"] != "trip":
        return -1.0
    if action["to"] == "falls":
        return -100.0
    depth = _depth(action["to"])
    handled = [*action["before"], *action["after"]]
    if "unload" in handled:
        return -20.0 - depth
    if view["players"][view["seat"]]["canoes"][action["canoe"]]["gem"] or action["before"]:
        return 12.0 - depth if depth else 30.0
    if handled:
        return 10 - 0.5 * depth
    return -abs(depth - 3) - (10.0 if depth > 5 else 0.0)


def _trips(view: Json, legal: list[Json]) -> list[list[Json]]:
    """One trip, or one of each canoe where both are in the water, or may be."""
    canoes = view["players"][view["seat"]]["canoes"]
    swims = [i for i in (0, 1) if canoes[i]["at"] not in ("shore", "lost")]
    ashore = [i for i in (0, 1) if canoes[i]["at"] == "shore"]

    def of(canoe: int) -> list[Json]:
        mine = [action for action in legal if action.get("canoe") == canoe]
        return sorted(mine, key=lambda action: -_merit(view, action))

    if len(swims) == 2:
        pairs = [[a, b] for a in of(0) for b in of(1) if not _conflict(a, b)]
        return sorted(pairs, key=lambda pair: -sum(_merit(view, trip) for trip in pair))
    if swims and ashore:
        return [[trip, {"type": "done"}] for trip in of(swims[0])]
    return [[action] for action in sorted(legal, key=lambda action: -_merit(view, action))]


def _conflict(first: Json, second: Json) -> bool:
    """Whether a second trip may have become impossible by the first one."""
    taken = [item for item in (*first["before"], *first["after"]) if item != "unload"]
    return any(item in taken for item in (*second["before"], *second["after"]))
