"""Positions worth a picture, as practice games open them; hard to reach by play."""

from typing import Any

Json = dict[str, Any]
Boat = tuple[str, str | None]

KINDS = ("amethyst", "diamond", "amber", "sapphire", "ruby")
OF_A_KIND = 7
TILES = (1, 2, 3, 4, 5, 6, "cloud")
RULES = {"fork": "alternate", "tiebreak": "shared", "round_limit": None, "open_piles": False}


def _position(
    boats: list[Boat], gems: list[list[str]], paddles: list[object] | None, weather: int
) -> Json:
    """Two boats a seat. With tiles on the table it is seat 0's turn, the last of its round."""
    seats = len(boats) // 2
    gone = [gem for _, gem in boats] + [gem for owned in gems for gem in owned]
    players = []
    for seat in range(seats):
        played = [TILES[(seat + i) % len(TILES)] for i in range(2)]
        paddle = paddles[seat] if paddles else None
        if paddle in played:  # a tile is there once
            played[played.index(paddle)] = next(t for t in TILES if t not in (*played, paddle))
        canoes = []
        for at, gem in boats[2 * seat : 2 * seat + 2]:
            canoe: Json = {"at": at, "gem": gem, "moved": False}
            canoes.append(canoe | ({"began": at} if paddles and seat == 0 else {}))
        players.append(
            {
                "hand": [tile for tile in TILES if tile not in (*played, paddle)],
                "played": played,
                "paddle": paddle,
                "gems": {kind: gems[seat].count(kind) for kind in KINDS if kind in gems[seat]},
                "canoes": canoes,
            }
        )
    return {
        "rules": RULES,
        "round": 3,
        "phase": "canoes" if paddles else "paddle",
        "start": 1,
        "turn": 0 if paddles else None,
        "weather": weather,
        "next_branch": "left",
        "sites": {kind: {kind: OF_A_KIND - gone.count(kind)} for kind in KINDS},
        "players": players,
        "winners": [],
    }


OWNED = [["amethyst", "amber"], ["diamond"], ["ruby", "amethyst"], []]

POSITIONS: dict[str, Json] = {
    # My canoe on 3 may load, go on, steal, or turn back.
    "trip": _position(
        [
            ("3", None),
            ("6L", "sapphire"),
            ("5", "amber"),
            ("shore", None),
            ("3", "diamond"),
            ("7R", "ruby"),
            ("5", None),
            ("lost", None),
        ],
        OWNED,
        [5, 4, 3, 6],
        1,
    ),
    "crowd": _position(
        [("2", gem) for gem in (None, "ruby", None, None, "diamond", None, None, "amber")]
        + [("2", None), ("2", "amethyst")],
        [*OWNED, ["sapphire"]],
        None,
        0,
    ),
    # Everybody has moved but me, and I only change the weather: then the river flows.
    "flow": _position(
        [
            ("1", None),
            ("4", "diamond"),
            ("2", "amethyst"),
            ("5", "ruby"),
            ("4", None),
            ("3", None),
            ("5", None),
            ("6R", "amber"),
        ],
        OWNED,
        ["cloud", 2, 4, 5],
        0,
    ),
    "fall": _position(
        [
            ("6L", "sapphire"),
            ("2", None),
            ("7L", "ruby"),
            ("3", None),
            ("7L", None),
            ("4", "diamond"),
            ("5", None),
            ("7R", "amber"),
        ],
        OWNED,
        ["cloud", 2, 4, 5],
        0,
    ),
    # My canoe on 5 can go upstream to 3 and take the diamond there.
    "steal": _position(
        [
            ("5", None),
            ("shore", None),
            ("shore", None),
            ("4", "amber"),
            ("3", "diamond"),
            ("7R", "ruby"),
            ("6L", "sapphire"),
            ("2", None),
        ],
        OWNED,
        [2, 4, 3, 6],
        0,
    ),
    # One step, and I have four amethysts.
    "win": _position(
        [
            ("1", "amethyst"),
            ("shore", None),
            ("5", "amber"),
            ("shore", None),
            ("3", "diamond"),
            ("shore", None),
            ("5", None),
            ("lost", None),
        ],
        [["amethyst"] * 3 + ["ruby", "amber"], ["diamond"], ["ruby", "sapphire"], []],
        [1, 4, 3, 6],
        0,
    ),
}
