"""Positions as JSON, and the checks that refuse impossible ones."""

from collections.abc import Sequence
from typing import Any, Final

from niagara.rules.bag import count
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CLOUD,
    EMPTY,
    GEMS_OF_A_KIND,
    KIND_NAMES,
    KINDS,
    LOST,
    MAX_SEATS,
    MAX_WEATHER,
    MIN_SEATS,
    MIN_WEATHER,
    NO_SITE,
    NO_TILE,
    SHORE,
    SITE_AT,
    SPACE_NAMES,
    TILES,
    Seat,
    Space,
)
from niagara.rules.errors import Malformed
from niagara.rules.forms.options import options_from_json, options_to_json
from niagara.rules.forms.read import Json, array, boolean, fields, integer, name, shown
from niagara.rules.forms.words import (
    arm_from_json,
    bag_from_json,
    bag_to_json,
    gem_from_json,
    gem_to_json,
    seat_from_json,
    space_from_json,
    tile_from_json,
    tile_to_json,
    tiles_from_json,
    tiles_to_json,
)
from niagara.rules.options import MOST_ROUNDS
from niagara.rules.position import (
    CANOE,
    NOBODY,
    OVER,
    PADDLE,
    PHASES,
    Canoe,
    Player,
    Position,
    Table,
    canoe_at,
)
from niagara.rules.scoring import is_won, winners
from niagara.rules.trips import ends
from niagara.rules.turn import Turn, turn_of
from niagara.rules.view import PlayerView, View

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


def table_to_json(table: Table, players: list[Json]) -> Json:
    """What a position and a view say in the same words, around their players."""
    return {
        "rules": options_to_json(table.options),
        "round": table.round,
        "phase": table.phase,
        "start": table.start,
        "turn": None if table.turn == NOBODY else table.turn,
        "weather": table.weather,
        "next_branch": ARM_NAMES[table.next_branch],
        "sites": {KIND_NAMES[site]: bag_to_json(bag) for site, bag in enumerate(table.sites)},
        "players": players,
        "winners": list(table.winners),
    }


def belongings_to_json(player: Player | PlayerView, turn: Turn | None) -> Json:
    """What everybody sees of a player: gems and canoes, with the turn's marks if it is theirs."""
    canoes = [
        {
            "at": SPACE_NAMES[canoe.at],
            "gem": gem_to_json(canoe.gem),
            "moved": turn is not None and turn.moved[i],
            **({"began": SPACE_NAMES[turn.began[i]]} if turn is not None else {}),
        }
        for i, canoe in enumerate(player.canoes)
    ]
    return {"gems": bag_to_json(player.gems), "canoes": canoes}


def position_from_json(value: object, where: str = "position") -> Position:
    """A position from its public form; impossible ones are refused."""
    given = fields(value, where, TABLE_FIELDS)
    seats = len(players_given(given, where))
    table = table_from_json(given, where, seats)
    turn = turn_from_json(given, where, table["turn"])
    players = tuple(
        _player(player, f"{where}.players[{seat}]", turn if seat == table["turn"] else None)
        for seat, player in enumerate(given["players"])
    )
    position = Position(**table, pending=turn, players=players)
    check_gems(position, where)
    _check_tiles(position, where)
    _check_phase(position, where)
    _check_winners(position, where)
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
    if phase == CANOE:
        turn = seat_from_json(turn, f"{where}.turn", seats)
    elif turn is not None:
        raise Malformed(f"{where}.turn", f"expected null in phase {phase}, got {shown(turn)}")
    sites = fields(given["sites"], f"{where}.sites", KIND_NAMES)
    won = array(given["winners"], f"{where}.winners")
    return {
        "options": options,
        "round": integer(given["round"], f"{where}.round", 1, options.round_limit or MOST_ROUNDS),
        "phase": phase,
        "start": seat_from_json(given["start"], f"{where}.start", seats),
        "turn": NOBODY if turn is None else turn,
        "weather": integer(given["weather"], f"{where}.weather", MIN_WEATHER, MAX_WEATHER),
        "next_branch": arm_from_json(given["next_branch"], f"{where}.next_branch"),
        "sites": tuple(bag_from_json(sites[kind], f"{where}.sites.{kind}") for kind in KIND_NAMES),
        "winners": tuple(
            seat_from_json(seat, f"{where}.winners[{i}]", seats) for i, seat in enumerate(won)
        ),
    }


def turn_from_json(given: Json, where: str, turn: Seat) -> Turn | None:
    """What the canoes of the seat to act have done so far; None outside phase II."""
    if turn == NOBODY:
        return None
    here = f"{where}.players[{turn}].canoes"
    player = given["players"][turn]
    if not isinstance(player, dict):
        raise Malformed(f"{where}.players[{turn}]", f"expected an object, got {shown(player)}")
    canoes = array(player.get("canoes"), here)
    if len(canoes) != CANOES:
        raise Malformed(here, f"expected {CANOES} canoes, got {len(canoes)}")
    began = tuple(_began(canoe, f"{here}[{i}]") for i, canoe in enumerate(canoes))
    moved = tuple(boolean(canoe["moved"], f"{here}[{i}].moved") for i, canoe in enumerate(canoes))
    found = turn_of(began, moved)
    if found is None or (any(moved) and not found.canoes):
        raise Malformed(here, "R3: no turn leaves canoes moved like this and goes on")
    return found


def _began(value: object, where: str) -> Space:
    """Where a canoe began the turn; one that has not moved may leave it out."""
    canoe = fields(value, where, ("at", "gem", "moved"), ("began",))
    at = space_from_json(canoe["at"], f"{where}.at")
    if "began" not in canoe and boolean(canoe["moved"], f"{where}.moved"):
        raise Malformed(f"{where}.began", "missing: this canoe has moved")
    began = space_from_json(canoe["began"], f"{where}.began") if "began" in canoe else at
    if began != at and not canoe["moved"]:
        raise Malformed(f"{where}.began", f"expected {shown(canoe['at'])}: it has not moved")
    return began


def belongings_from_json(given: Json, where: str, turn: Turn | None) -> Json:
    """The gems and canoes of a player, ready for a position or a view."""
    canoes = array(given["canoes"], f"{where}.canoes")
    if len(canoes) != CANOES:
        raise Malformed(f"{where}.canoes", f"expected {CANOES} canoes, got {len(canoes)}")
    return {
        "gems": bag_from_json(given["gems"], f"{where}.gems"),
        "canoes": tuple(
            _canoe(canoe, f"{where}.canoes[{i}]", turn is not None)
            for i, canoe in enumerate(canoes)
        ),
    }


def _canoe(value: object, where: str, in_turn: bool) -> Canoe:
    canoe = fields(value, where, ("at", "gem", "moved"), ("began",))
    at = space_from_json(canoe["at"], f"{where}.at")
    gem = gem_from_json(canoe["gem"], f"{where}.gem")
    if gem != EMPTY and at in (SHORE, LOST):
        raise Malformed(f"{where}.gem", f"expected null for a canoe at {shown(canoe['at'])}")
    if not in_turn and boolean(canoe["moved"], f"{where}.moved"):
        raise Malformed(f"{where}.moved", "expected false: it is not this seat's turn")
    if not in_turn and "began" in canoe:
        raise Malformed(f"{where}.began", "unexpected: it is not this seat's turn")
    return canoe_at(at, gem)


def _player(value: object, where: str, turn: Turn | None) -> Player:
    given = fields(value, where, PLAYER_FIELDS)
    hand = tiles_from_json(given["hand"], f"{where}.hand")
    played = tiles_from_json(given["played"], f"{where}.played")
    paddle = NO_TILE
    if given["paddle"] is not None:
        paddle = tile_from_json(given["paddle"], f"{where}.paddle")
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
    return Player(tuple(sorted(hand)), played, paddle, **belongings_from_json(given, where, turn))


def check_gems(table: Position | View, where: str) -> None:
    """R1.2: sites, canoes and owned gems make seven of each kind."""
    for kind in range(KINDS):
        lying = sum(count(bag, kind) for bag in table.sites)
        owned = sum(count(player.gems, kind) for player in table.players)
        afloat = sum(canoe.gem == kind for player in table.players for canoe in player.canoes)
        if lying + owned + afloat != GEMS_OF_A_KIND:
            raise Malformed(
                f"{where}.sites.{KIND_NAMES[kind]}",
                f"R1.2: {GEMS_OF_A_KIND} {KIND_NAMES[kind]} gems are in play, "
                f"not {lying + owned + afloat} ({lying} at sites, {afloat} afloat, {owned} owned)",
            )


def _check_tiles(position: Position, where: str) -> None:
    """R2.1: everybody has played one tile in each round since hands were full."""
    expected = (position.round - 1) % len(TILES)
    for seat, player in enumerate(position.players):
        if len(player.played) != expected:
            raise Malformed(
                f"{where}.players[{seat}].played",
                f"R2.1: in round {position.round} it holds {expected} tiles, "
                f"not {len(player.played)}",
            )


def _check_phase(position: Position, where: str) -> None:
    chosen = [bool(player.paddle) for player in position.players]
    if position.phase == PADDLE and all(chosen):
        raise Malformed(f"{where}.phase", "R2.2: all have chosen a tile, so phase I is over")
    if position.phase != PADDLE and not all(chosen):
        seat = chosen.index(False)
        raise Malformed(
            f"{where}.players[{seat}].paddle", f"R2.1: expected a tile in phase {position.phase}"
        )
    check_canoes(position, where)


def check_canoes(table: Position | View, where: str) -> None:
    """Nobody is left with two lost canoes and no gem (R7.3), nor on turn with nothing to move."""
    players: Sequence[Player | PlayerView] = table.players
    for seat, player in enumerate(players):
        lost = all(canoe.at == LOST for canoe in player.canoes)
        if lost and not player.gems and table.phase == PADDLE:
            raise Malformed(
                f"{where}.players[{seat}].canoes",
                "R7.3: both lost and no gem owned: canoe 0 would be ashore",
            )
    if table.pending is not None:
        player_on_turn = players[table.turn]
        number = player_on_turn.paddle != CLOUD
        if number and not table.pending.canoes:
            raise Malformed(f"{where}.turn", "D2: a seat with both canoes lost has no turn")
        if number:
            _check_moved(table.pending, player_on_turn, f"{where}.players[{table.turn}]")
        if not number and any(table.pending.moved):
            raise Malformed(f"{where}.players[{table.turn}].canoes", "R5.2: a cloud moves no canoe")


def _check_moved(turn: Turn, player: Player | PlayerView, where: str) -> None:
    """R4.1: a canoe that has moved is where its tile could take it, cargo or not."""
    for i, canoe in enumerate(player.canoes):
        began = turn.began[i]
        points = [player.paddle - cost for cost in (0, 2, 4)]
        reachable = {to for n in points if n > 0 for to in ends(began, n)}
        if any(n == 0 for n in points[1:]) and SITE_AT[began] != NO_SITE:
            reachable.add(began)  # R4.12: cargo handled on the spot
        if turn.moved[i] and canoe.at not in reachable:
            here, there = SPACE_NAMES[began], SPACE_NAMES[canoe.at]
            raise Malformed(
                f"{where}.canoes[{i}].at",
                f"R4.1: no trip of {player.paddle} points leads from {here} to {there}",
            )


def _check_winners(position: Position, where: str) -> None:
    won = is_won(position.players)
    if position.phase == OVER:
        if not won and position.round != position.options.round_limit:
            raise Malformed(f"{where}.phase", "R8.1: nobody has won and no round limit is reached")
        expected: Sequence[Seat] = winners(position.options, position.players)
    else:
        expected = ()
        if won and position.phase == PADDLE:
            raise Malformed(f"{where}.phase", "R8.1: somebody has won, so the game is over")
    if position.winners != expected:
        raise Malformed(
            f"{where}.winners", f"expected {list(expected)}, got {list(position.winners)}"
        )
