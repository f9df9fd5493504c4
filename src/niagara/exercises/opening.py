"""The position of an exercise, written in a few words.

Only what differs from a new game is given. A canoe is written ``"4"``, ``"shore"``, ``"lost"`` or,
with its gem, ``"4 diamond"``. Carried and owned gems are taken from the sites of their kinds, and
what a hand lacks has been played, in the order of ``played``.
"""

from collections import Counter
from typing import Any, Final

from niagara.rules import Position
from niagara.rules.board import GEMS_OF_A_KIND, KIND_NAMES
from niagara.rules.codec import options_to_json, position_from_json
from niagara.rules.options import DEFAULT

Json = dict[str, Any]
ALL_TILES: Final = (1, 2, 3, 4, 5, 6, "cloud")
_FIELDS: Final = {"round", "start", "turn", "weather", "next_branch", "players", "lying"}
_PLAYER_FIELDS: Final = {"canoes", "gems", "played", "paddle"}


def opening_position(given: Json) -> Position:
    """The position that an opening describes; raises `ValueError`."""
    if unknown := given.keys() - _FIELDS:
        raise ValueError(f"opening: unknown {', '.join(sorted(unknown))}")
    players = [_player(each) for each in given["players"]]
    turn = given.get("turn")
    return position_from_json(
        {
            "rules": options_to_json(DEFAULT),
            "round": given.get("round", 1),
            "phase": "paddle" if turn is None else "canoes",
            "start": given.get("start", 0),
            "turn": turn,
            "weather": given.get("weather", 0),
            "next_branch": given.get("next_branch", "left"),
            "sites": _sites(players, given.get("lying", {})),
            "players": players,
            "winners": [],
        }
    )


def _player(given: Json) -> Json:
    if unknown := given.keys() - _PLAYER_FIELDS:
        raise ValueError(f"player: unknown {', '.join(sorted(unknown))}")
    played, paddle = given.get("played", []), given.get("paddle")
    return {
        "hand": [tile for tile in ALL_TILES if tile not in played and tile != paddle],
        "played": played,
        "paddle": paddle,
        "gems": given.get("gems", {}),
        "canoes": [_canoe(text) for text in given.get("canoes", ["shore", "shore"])],
    }


def _canoe(text: str) -> Json:
    at, _, gem = text.partition(" ")
    return {"at": at, "gem": gem or None, "moved": False}


def _sites(players: list[Json], lying: dict[str, dict[str, int]]) -> Json:
    """What lies at each site; ``lying`` are gems put down at sites of another kind."""
    away = Counter[str]()
    for player in players:
        away.update(player["gems"])
        away.update(canoe["gem"] for canoe in player["canoes"] if canoe["gem"])
    for gems in lying.values():
        away.update(gems)
    return {
        kind: {kind: GEMS_OF_A_KIND - away[kind], **lying.get(kind, {})}
        if away[kind] < GEMS_OF_A_KIND
        else lying.get(kind, {})
        for kind in KIND_NAMES
    }
