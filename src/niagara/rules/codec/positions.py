"""Positions as JSON."""

from collections.abc import Sequence
from typing import Any, Final

from niagara.rules.board import (
    ARM_NAMES,
    KIND_NAMES,
    MAX_SEATS,
    MAX_WEATHER,
    MIN_SEATS,
    MIN_WEATHER,
    NO_TILE,
    TILES,
    Tile,
)
from niagara.rules.canoes_to_move import Turn
from niagara.rules.codec.canoes import canoes_from_json, canoes_to_json
from niagara.rules.codec.options import options_from_json, options_to_json
from niagara.rules.codec.pieces import (
    arm_from_json,
    bag_from_json,
    bag_to_json,
    seat_from_json,
    tile_from_json,
    tile_to_json,
    tiles_from_json,
    tiles_to_json,
)
from niagara.rules.codec.strict_json import Json, array, fields, integer, items, name, shown
from niagara.rules.codec.validate import check_position
from niagara.rules.errors import Malformed
from niagara.rules.options import MOST_ROUNDS
from niagara.rules.position import CANOE_PHASE, NOBODY, PHASES, BasePosition, Player, Position
from niagara.rules.view import PlayerView

TABLE_FIELDS: Final = (
    *("rules", "round", "phase", "start", "turn", "weather", "next_branch", "sites", "players"),
    "winners",
)
PLAYER_FIELDS: Final = ("hand", "played", "paddle", "gems", "canoes")


def position_to_json(position: Position) -> Json:
    """A position in its public form, all secrets included."""
    players = [
        {
            "hand": tiles_to_json(player.hand),
            "played": tiles_to_json(player.played),
            "paddle": tile_to_json(player.paddle) if player.paddle else None,
            **belongings_to_json(player, position.pending if seat == position.turn else None),
        }
        for seat, player in enumerate(position.players)
    ]
    return table_to_json(position, players)


def table_to_json(table: BasePosition[Any], players: list[Json]) -> Json:
    """What a position and a view say in the same words, around their players."""
    return {
        "rules": options_to_json(table.options),
        "round": table.round,
        "phase": table.phase,
        "start": table.start,
        "turn": None if table.turn == NOBODY else table.turn,
        "weather": table.weather,
        "next_branch": ARM_NAMES[table.next_arm],
        "sites": {KIND_NAMES[site]: bag_to_json(bag) for site, bag in enumerate(table.sites)},
        "players": players,
        "winners": list(table.winners),
    }


def belongings_to_json(player: Player | PlayerView, turn: Turn | None) -> Json:
    """What everybody sees of a player: gems and canoes."""
    return {"gems": bag_to_json(player.gems), "canoes": canoes_to_json(player.canoes, turn)}


def position_from_json(value: object, where: str = "position") -> Position:
    """A position from its public form; impossible ones are refused."""
    given = fields(value, where, TABLE_FIELDS)
    seats = len(players_given(given, where))
    table = table_from_json(given, where, seats)
    turn = None
    players: list[Player] = []
    for seat, item in enumerate(given["players"]):
        on_turn = seat == table["turn"]
        player, its_turn = _player(item, f"{where}.players[{seat}]", on_turn=on_turn)
        players.append(player)
        turn = its_turn or turn
    position = Position(**table, pending=turn, players=tuple(players))
    check_position(position, where)
    return position


def players_given(given: Json, where: str) -> list[Any]:
    """The list of players, of the right length."""
    players = array(given["players"], f"{where}.players")
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        expected = f"expected {MIN_SEATS} to {MAX_SEATS} players"
        raise Malformed(f"{where}.players", f"{expected}, got {len(players)}")
    return players


def table_from_json(given: Json, where: str, seats: int) -> Json:
    """What a position and a view hold under the same names, ready for either."""
    options = options_from_json(given["rules"], f"{where}.rules")
    phase = PHASES[name(given["phase"], f"{where}.phase", PHASES)]
    turn = given["turn"]
    if phase == CANOE_PHASE:
        turn = seat_from_json(turn, f"{where}.turn", seats)
    elif turn is not None:
        raise Malformed(f"{where}.turn", f"expected null in phase {phase}, got {shown(turn)}")
    sites = fields(given["sites"], f"{where}.sites", KIND_NAMES)
    return {
        "options": options,
        "round": integer(given["round"], f"{where}.round", 1, options.round_limit or MOST_ROUNDS),
        "phase": phase,
        "start": seat_from_json(given["start"], f"{where}.start", seats),
        "turn": NOBODY if turn is None else turn,
        "weather": integer(given["weather"], f"{where}.weather", MIN_WEATHER, MAX_WEATHER),
        "next_arm": arm_from_json(given["next_branch"], f"{where}.next_branch"),
        "sites": tuple(bag_from_json(sites[kind], f"{where}.sites.{kind}") for kind in KIND_NAMES),
        "winners": items(
            given["winners"], f"{where}.winners", lambda seat, at: seat_from_json(seat, at, seats)
        ),
    }


def _player(value: object, where: str, *, on_turn: bool) -> tuple[Player, Turn | None]:
    given = fields(value, where, PLAYER_FIELDS)
    hand = tiles_from_json(given["hand"], f"{where}.hand")
    played = tiles_from_json(given["played"], f"{where}.played")
    paddle = NO_TILE
    if given["paddle"] is not None:
        paddle = tile_from_json(given["paddle"], f"{where}.paddle")
    _check_once_each(hand, played, paddle, where)
    canoes, turn = canoes_from_json(given["canoes"], f"{where}.canoes", on_turn=on_turn)
    gems = bag_from_json(given["gems"], f"{where}.gems")
    return Player(tuple(sorted(hand)), played, paddle, gems, canoes), turn


def _check_once_each(
    hand: Sequence[Tile], played: Sequence[Tile], paddle: Tile, where: str
) -> None:
    """R2.1: every tile is in hand, played, or chosen: once."""
    for tile in TILES:
        places = [
            place
            for place, tiles in (("hand", hand), ("played", played), ("paddle", (paddle,)))
            if tile in tiles
        ]
        if len(places) != 1:
            shown_tile = shown(tile_to_json(tile))
            found = " and ".join(places) or "nowhere"
            raise Malformed(
                f"{where}.{places[-1] if places else 'hand'}",
                f"R2.1: tile {shown_tile} must be in hand, played or paddle once; it is in {found}",
            )
