"""What a tile is good for this round: what the champion would do with it, were it its turn."""

from typing import Final

from niagara.exercises.puzzles.whole_turns import WholeTurn, whole_turns_with
from niagara.hints.deeds import deed_of
from niagara.hints.reason import Reason
from niagara.hints.river_reasons import river_reason
from niagara.hints.trip_reasons import way
from niagara.rules import Paddle, Position, stage, view
from niagara.rules.board import CANOES, CLOUD, EMPTY, LOST, SHORE, Seat, Tile
from niagara.rules.events import Landed, Stolen, Travelled
from niagara.rules.forecast import forecast

LOW: Final[Tile] = 2  # tiles up to this keep the river slow


def tile_reasons(
    position: Position, seat: Seat, tile: Tile, plan: WholeTurn | None
) -> tuple[Reason, ...]:
    """What the plan does with the tile, and what else speaks for it or against it."""
    if tile == CLOUD:
        return (_cloud(position, seat),)
    if plan is None:
        return (_slow(position, seat, tile) or Reason("no-canoe"),)
    deed = _deed(position, seat, plan)
    more = _besides(position, seat, tile, plan, deed)
    return (deed,) if more is None else (deed, more)


def _cloud(position: Position, seat: Seat) -> Reason:
    canoes = position.players[seat].canoes
    if any(canoe.gem != EMPTY for canoe in canoes):
        return Reason("cloud-loaded")
    is_afloat = any(canoe.at not in (SHORE, LOST) for canoe in canoes)
    return Reason("cloud-waiting" if is_afloat else "cloud-ashore")


def _deed(position: Position, seat: Seat, plan: WholeTurn) -> Reason:
    """What the plan does. A theft counts only if the victim cannot get away before."""
    sure = [
        event
        for event in plan.events
        if not isinstance(event, Stolen) or _acts_later(position, seat, event.victim[0])
    ]
    deed = deed_of(position, plan.after, seat, sure)
    if deed is not None:
        return deed
    trips = plan.all_of(Travelled)
    if not trips:
        return Reason("stay")
    after = plan.after.players[seat].canoes
    # What a gem's canoe does counts for more than what an empty one does.
    loaded = [trip.canoe for trip in trips if after[trip.canoe].gem != EMPTY]
    canoe = loaded[0] if loaded else trips[-1].canoe
    was, now = (each.players[seat].canoes[canoe] for each in (position, plan.after))
    river = river_reason(plan.after, seat, (canoe,), is_turn_over=True)
    return way(plan.after, was, now, stays=river is None)


def _besides(
    position: Position, seat: Seat, tile: Tile, plan: WholeTurn, deed: Reason
) -> Reason | None:
    """Danger first; then which tile is kept for later, or what a low one does to the river."""
    if deed.code == "goal":
        return None
    river = river_reason(plan.after, seat, tuple(range(CANOES)), is_turn_over=True)
    if river is not None and river.code == "risk":
        return river
    if deed.code == "land":
        higher = [other for other in position.players[seat].hand if tile < other < CLOUD]
        able = [other for other in higher if _lands(position, seat, other)]
        if able:
            return Reason("keep", {"tile": able[-1]})
    return _slow(position, seat, tile) or river


def _slow(position: Position, seat: Seat, tile: Tile) -> Reason | None:
    """How fast the river can be at most with a low tile."""
    found = forecast(view(stage(position, seat, (Paddle(tile),)).position, seat))
    if tile > LOW or found is None:
        return None
    return Reason("slow", {"speed": found.speeds[-1]})


def _lands(position: Position, seat: Seat, tile: Tile) -> bool:
    return any(
        event.gem != EMPTY
        for turn in whole_turns_with(position, seat, tile)
        for event in turn.all_of(Landed)
    )


def _acts_later(position: Position, seat: Seat, rival: Seat) -> bool:
    seats, start = len(position.players), position.start
    return (rival - start) % seats > (seat - start) % seats
