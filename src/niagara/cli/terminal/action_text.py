"""A seat's actions in words."""

from niagara.cli.words import joined, message
from niagara.draw.table_facts import Table
from niagara.rules import Action, Load, Paddle, Ransom, Steal, Trip, Weather
from niagara.rules.actions import Cargo
from niagara.rules.board import (
    CLOUD,
    DEPTH,
    EMPTY,
    FALLS,
    KIND_NAMES,
    SHORE,
    SPACE_NAMES,
    TILE_NAMES,
    Seat,
    Space,
    Tile,
)
from niagara.rules.notation import SEAT_LETTERS


def tile_value(tile: Tile) -> str | int:
    """A tile as messages name it: a number has the digits of the language."""
    return TILE_NAMES[CLOUD] if tile == CLOUD else tile


def canoe_values(table: Table, seat: Seat, number: int) -> dict[str, str]:
    """A canoe, where it is and what it carries, as messages name these."""
    canoe = table.players[seat].canoes[number]
    gem = "none" if canoe.gem == EMPTY else KIND_NAMES[canoe.gem]
    return {"canoe": str(number), "space": SPACE_NAMES[canoe.at], "gem": gem}


def action_text(table: Table, seat: Seat, action: Action) -> str:
    """An action of a seat, all of it in one line."""
    if isinstance(action, Trip):
        trip = trip_text(table, seat, action)
        return message("terminal-canoe-trip", canoe=str(action.canoe), trip=trip)
    if isinstance(action, Paddle):
        return message("tile-name", tile=tile_value(action.tile))
    if isinstance(action, Ransom):
        return message("terminal-ransom", canoe=str(action.canoe), gem=KIND_NAMES[action.gem])
    if isinstance(action, Weather):
        weather = table.weather + action.step
        return message("terminal-weather", step=action.step, weather=weather)
    return message("terminal-done")


def trip_text(table: Table, seat: Seat, trip: Trip) -> str:
    """A trip without its canoe: what is handled, where it goes, what is handled there."""
    canoe = table.players[seat].canoes[trip.canoe]
    parts = [_cargo_text(table, op) for op in trip.before]
    if trip.to == SHORE and canoe.gem != EMPTY and not trip.before:
        parts.append(message("terminal-go-home-with", gem=KIND_NAMES[canoe.gem]))
    elif trip.to != canoe.at or not parts:
        parts.append(_way_text(canoe.at, trip.to))
    return joined([*parts, *(_cargo_text(table, op) for op in trip.after)])


def _way_text(at: Space, to: Space) -> str:
    if to == SHORE:
        return message("terminal-go-home")
    if to == FALLS:
        return message("terminal-go-over")
    way = "up" if DEPTH[to] < DEPTH[at] else "down"
    return message("terminal-go", way=way, space=SPACE_NAMES[to])


def _cargo_text(table: Table, op: Cargo) -> str:
    if isinstance(op, Load):
        return message("terminal-load", gem=KIND_NAMES[op.kind])
    if isinstance(op, Steal):
        gem = KIND_NAMES[table.players[op.seat].canoes[op.canoe].gem]
        victim = SEAT_LETTERS[op.seat]
        return message("terminal-steal", gem=gem, victim=victim, canoe=str(op.canoe))
    return message("terminal-unload")
