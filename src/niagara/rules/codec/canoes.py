"""The canoes of a player as JSON, with the marks of a turn: where each began, whether it moved."""

from collections.abc import Sequence

from niagara.rules.board import CANOES, EMPTY, LOST, SHORE, SPACE_NAMES, Space
from niagara.rules.canoes_to_move import Turn, turn_of
from niagara.rules.codec.pieces import gem_from_json, gem_to_json, space_from_json
from niagara.rules.codec.strict_json import Json, array, boolean, fields, shown
from niagara.rules.errors import Malformed
from niagara.rules.position import Canoe, canoe_at


def canoes_to_json(canoes: Sequence[Canoe], turn: Turn | None) -> list[Json]:
    """A player's canoes; with the turn's marks if it is theirs."""
    return [
        {
            "at": SPACE_NAMES[canoe.at],
            "gem": gem_to_json(canoe.gem),
            "moved": turn is not None and turn.moved[i],
            **({"began": SPACE_NAMES[turn.began[i]]} if turn is not None else {}),
        }
        for i, canoe in enumerate(canoes)
    ]


def canoes_from_json(
    value: object, where: str, *, on_turn: bool
) -> tuple[tuple[Canoe, ...], Turn | None]:
    """A player's canoes, and what they have done so far if it is this seat's turn."""
    given = array(value, where)
    if len(given) != CANOES:
        raise Malformed(where, f"expected {CANOES} canoes, got {len(given)}")
    read = [_canoe(item, f"{where}[{i}]", on_turn=on_turn) for i, item in enumerate(given)]
    canoes = tuple(canoe for canoe, _, _ in read)
    if not on_turn:
        return canoes, None
    moved = tuple(has_moved for _, _, has_moved in read)
    turn = turn_of(tuple(began for _, began, _ in read), moved)
    if turn is None or (any(moved) and not turn.canoes):
        raise Malformed(where, "R3: no turn leaves canoes moved like this and goes on")
    return canoes, turn


def _canoe(value: object, where: str, *, on_turn: bool) -> tuple[Canoe, Space, bool]:
    """A canoe, the space where it began the turn, and whether it has moved."""
    given = fields(value, where, ("at", "gem", "moved"), ("began",))
    at = space_from_json(given["at"], f"{where}.at")
    gem = gem_from_json(given["gem"], f"{where}.gem")
    moved = boolean(given["moved"], f"{where}.moved")
    if gem != EMPTY and at in (SHORE, LOST):
        raise Malformed(f"{where}.gem", f"expected null for a canoe at {shown(given['at'])}")
    if not on_turn and moved:
        raise Malformed(f"{where}.moved", "expected false: it is not this seat's turn")
    if not on_turn and "began" in given:
        raise Malformed(f"{where}.began", "unexpected: it is not this seat's turn")
    return canoe_at(at, gem), _began(given, where, at, moved=moved), moved


def _began(given: Json, where: str, at: Space, *, moved: bool) -> Space:
    """Where a canoe began the turn; one that has not moved may leave it out."""
    if "began" not in given:
        if moved:
            raise Malformed(f"{where}.began", "missing: this canoe has moved")
        return at
    began = space_from_json(given["began"], f"{where}.began")
    if began != at and not moved:
        raise Malformed(f"{where}.began", f"expected {shown(given['at'])}: it has not moved")
    return began
