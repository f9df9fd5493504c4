"""Views as JSON."""

from niagara.rules.board import NO_TILE, TILES, Tile
from niagara.rules.canoes_to_move import Turn
from niagara.rules.codec.canoes import canoes_from_json
from niagara.rules.codec.pieces import (
    bag_from_json,
    seat_from_json,
    tile_from_json,
    tile_to_json,
    tiles_from_json,
    tiles_to_json,
)
from niagara.rules.codec.positions import (
    PLAYER_FIELDS,
    TABLE_FIELDS,
    belongings_to_json,
    players_given,
    table_from_json,
    table_to_json,
)
from niagara.rules.codec.strict_json import Json, fields, integer, shown
from niagara.rules.codec.validate import check_canoes, check_gems
from niagara.rules.errors import Malformed
from niagara.rules.events import HIDDEN
from niagara.rules.view import SPECTATOR, PlayerView, View


def view_to_json(view: View) -> Json:
    """A view in its public form."""
    players = [
        player_to_json(player, view.pending if seat == view.turn else None)
        for seat, player in enumerate(view.players)
    ]
    seat = None if view.seat == SPECTATOR else view.seat
    return {"seat": seat, **table_to_json(view, players)}


def player_to_json(player: PlayerView, turn: Turn | None) -> Json:
    """A player of a view in its public form; the turn if it is this player's."""
    hand = None if player.hand is None else tiles_to_json(player.hand)
    return {
        "hand": hand,
        **({"hand_count": player.hand_count} if hand is None else {}),
        "played": tiles_to_json(player.played),
        "paddle": seen_tile_to_json(player.paddle),
        **belongings_to_json(player, turn),
    }


def seen_tile_to_json(tile: Tile) -> int | str | None:
    """A tile of this round as it lies on the table: not there, face down, or open."""
    if tile == NO_TILE:
        return None
    return "hidden" if tile == HIDDEN else tile_to_json(tile)


def seen_tile_from_json(value: object, where: str) -> Tile:
    """A tile of this round as it lies on the table."""
    if value is None:
        return NO_TILE
    return HIDDEN if value == "hidden" else tile_from_json(value, where)


def view_from_json(value: object, where: str = "view") -> View:
    """A view from its public form. Only what is in sight is checked."""
    given = fields(value, where, ("seat", *TABLE_FIELDS))
    seats = len(players_given(given, where))
    seat = SPECTATOR
    if given["seat"] is not None:
        seat = seat_from_json(given["seat"], f"{where}.seat", seats)
    table = table_from_json(given, where, seats)
    turn = None
    players: list[PlayerView] = []
    for i, item in enumerate(given["players"]):
        here = f"{where}.players[{i}]"
        player, its_turn = _player(item, here, own=i == seat, on_turn=i == table["turn"])
        players.append(player)
        turn = its_turn or turn
    seen = View(**table, pending=turn, players=tuple(players), seat=seat)
    check_gems(seen, where)
    check_canoes(seen, where)
    return seen


def _player(
    value: object, where: str, *, own: bool, on_turn: bool
) -> tuple[PlayerView, Turn | None]:
    extra = () if own else ("hand_count",)
    given = fields(value, where, (*PLAYER_FIELDS, *extra))
    hand = None
    if own:
        hand = tuple(sorted(tiles_from_json(given["hand"], f"{where}.hand")))
        hand_count = len(hand)
    else:
        if given["hand"] is not None:
            raise Malformed(f"{where}.hand", f"expected null, got {shown(given['hand'])}")
        hand_count = integer(given["hand_count"], f"{where}.hand_count", 0, len(TILES))
    canoes, turn = canoes_from_json(given["canoes"], f"{where}.canoes", on_turn=on_turn)
    player = PlayerView(
        hand,
        hand_count,
        tiles_from_json(given["played"], f"{where}.played"),
        seen_tile_from_json(given["paddle"], f"{where}.paddle"),
        bag_from_json(given["gems"], f"{where}.gems"),
        canoes,
    )
    return player, turn
