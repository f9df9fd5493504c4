"""Why a tile is the best. Each theme is a claim about what this tile can do and others cannot.

What a tile can do is found by taking the turn at once, on the table as it lies.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from niagara.exercises.puzzles.theme import Theme, Value, gem_name, tile_name
from niagara.exercises.puzzles.whole_turns import WholeTurn, whole_turns_with
from niagara.rules import Position, view
from niagara.rules.board import CLOUD, EMPTY, Seat, Tile
from niagara.rules.events import GoalReached, Landed, Loaded, Stolen, Swept
from niagara.rules.forecast import NO_DANGER, forecast


class Hand(NamedTuple):
    """A seat that chooses a tile, and the turns that each of its tiles makes possible."""

    position: Position
    seat: Seat
    best: Tile
    turns: Mapping[Tile, Sequence[WholeTurn]]

    def tiles_that(self, does: Callable[[WholeTurn], bool]) -> list[Tile]:
        """The tiles with a turn of this kind, lowest first."""
        return [tile for tile, turns in self.turns.items() if any(map(does, turns))]


def tile_theme(position: Position, seat: Seat, best: Tile) -> Theme | None:
    """Why a tile is the best, if one of the claims holds."""
    tiles = position.players[seat].hand
    turns = {tile: whole_turns_with(position, seat, tile) for tile in tiles}
    hand = Hand(position, seat, best, turns)
    found = (theme(hand) for theme in _THEMES)
    return next((theme for theme in found if theme is not None), None)


def _win(hand: Hand) -> Theme | None:
    """The only tile that reaches a goal."""
    winning = hand.tiles_that(lambda turn: bool(turn.all_of(GoalReached)))
    return Theme("tile-win", _tile(hand)) if winning == [hand.best] else None


def _land_two(hand: Hand) -> Theme | None:
    """The only tile that brings two gems ashore."""
    able = hand.tiles_that(lambda turn: len(_landed(turn)) == 2)
    return Theme("tile-land-two", _tile(hand)) if able == [hand.best] else None


def _steal(hand: Hand) -> Theme | None:
    """The only tile that reaches a rival's load, which is still there on the seat's turn."""
    able = hand.tiles_that(lambda turn: bool(_sure_thefts(hand, turn)))
    if able != [hand.best]:
        return None
    thefts = [theft for turn in hand.turns[hand.best] for theft in _sure_thefts(hand, turn)]
    if len({(theft.gem, theft.victim[0]) for theft in thefts}) > 1:
        return None
    values: dict[str, Value] = {"gem": gem_name(thefts[0].gem), "victim": thefts[0].victim[0]}
    return Theme("tile-steal", _tile(hand) | values)


def _sure_thefts(hand: Hand, turn: WholeTurn) -> list[Stolen]:
    """The thefts of a turn whose victims act later: they cannot get away."""
    return [theft for theft in turn.all_of(Stolen) if _acts_later(hand, theft.victim[0])]


def _acts_later(hand: Hand, rival: Seat) -> bool:
    seats, start = len(hand.position.players), hand.position.start
    return (rival - start) % seats > (hand.seat - start) % seats


def _fetch(hand: Hand) -> Theme | None:
    """The only tile that loads a gem and brings it ashore in one turn."""
    able = hand.tiles_that(lambda turn: bool(_fetched(turn)))
    if able != [hand.best]:
        return None
    gems = {event.gem for turn in hand.turns[hand.best] for event in _fetched(turn)}
    if len(gems) > 1:
        return None
    return Theme("tile-fetch", _tile(hand) | {"gem": gem_name(gems.pop())})


def _fetched(turn: WholeTurn) -> list[Landed]:
    loaded = {event.canoe for event in turn.all_of(Loaded)}
    return [event for event in turn.all_of(Landed) if event.canoe in loaded]


def _land(hand: Hand) -> Theme | None:
    """The only tile that brings a load ashore, or the lowest: higher ones are worth keeping."""
    able = hand.tiles_that(lambda turn: bool(_landed(turn)))
    if able[:1] != [hand.best]:
        return None
    gems = {event.gem for turn in hand.turns[hand.best] for event in _landed(turn)}
    if len(gems) > 1:
        return None
    name = "tile-land" if len(able) == 1 else "tile-land-lowest"
    return Theme(name, _tile(hand) | {"gem": gem_name(gems.pop())})


def _land_and_load(hand: Hand) -> Theme | None:
    """The only tile with which one canoe lands a gem and the other loads one."""
    able = hand.tiles_that(lambda turn: bool(_landed(turn) and turn.all_of(Loaded)))
    return Theme("tile-land-and-load", _tile(hand)) if able == [hand.best] else None


def _load(hand: Hand) -> Theme | None:
    """The only tile that loads anything."""
    able = hand.tiles_that(lambda turn: bool(turn.all_of(Loaded)))
    return Theme("tile-load", _tile(hand)) if able == [hand.best] else None


def _safe(hand: Hand) -> Theme | None:
    """The only tile with a turn after which the river cannot take a canoe, whatever rivals play."""
    able = hand.tiles_that(lambda turn: not _is_in_danger(hand, turn))
    return Theme("tile-safe", _tile(hand)) if able == [hand.best] else None


def _is_in_danger(hand: Hand, turn: WholeTurn) -> bool:
    found = forecast(view(turn.after, hand.seat), is_turn_over=True)
    lost = bool(turn.all_of(Swept))
    return lost or (found is not None and any(c.danger != NO_DANGER for c in found.canoes))


def _stay(hand: Hand) -> Theme | None:
    """The cloud, while every number would move a loaded canoe without bringing it ashore."""
    canoes = hand.position.players[hand.seat].canoes
    if hand.best != CLOUD or all(canoe.gem == EMPTY for canoe in canoes):
        return None
    return None if hand.tiles_that(lambda turn: bool(_landed(turn))) else Theme("tile-cloud")


def _landed(turn: WholeTurn) -> list[Landed]:
    return [event for event in turn.all_of(Landed) if event.gem != EMPTY]


def _tile(hand: Hand) -> dict[str, Value]:
    return {"tile": tile_name(hand.best)}


_THEMES: Final = (_win, _land_two, _steal, _fetch, _land_and_load, _land, _load, _safe, _stay)
