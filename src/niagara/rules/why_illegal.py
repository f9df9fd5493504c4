"""Why an action is refused: the first rule it breaks, in words and as a code.

Called only for actions that `legal` does not list: each function may end with the one reason that
is left. The codes are listed in docs/protocol.md; every one has a sentence in the Fluent files.
"""

from typing import Final, NamedTuple

from niagara.rules.actions import UNLOAD, Action, Cargo, Done, Load, Paddle, Ransom, Steal, Trip
from niagara.rules.bag import count
from niagara.rules.board import (
    CANOES,
    CLOUD,
    DEPTH,
    DESTINATION_NAMES,
    EMPTY,
    FALLS,
    FORK,
    KIND_NAMES,
    KINDS,
    LOST,
    NO_SITE,
    SHORE,
    SITE_AT,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TILES,
    Kind,
    Seat,
    Space,
    arm_of,
    is_disc,
)
from niagara.rules.errors import IllegalAction
from niagara.rules.position import CANOE_PHASE, OVER, PADDLE_PHASE, Player, Position
from niagara.rules.scoring import is_won
from niagara.rules.trips import ends


def why_illegal(position: Position, seat: Seat, action: Action) -> IllegalAction:
    """The error for an action that is not legal for a seat in a position."""
    why = _why(position, seat, action)
    return IllegalAction(why.rule, why.reason, why.code, why.values)


class Why(NamedTuple):
    """A reason: the rule, what is wrong in words, its code, and the numbers it speaks of."""

    rule: str
    reason: str
    code: str
    values: dict[str, int] = {}  # noqa: RUF012 - never changed


UNKNOWN: Final = "unknown"  # the code for actions built by hand that mean nothing


def _why(position: Position, seat: Seat, action: Action) -> Why:
    if not 0 <= seat < len(position.players):
        return Why(
            "R1.1", f"there is no seat {seat} at a table of {len(position.players)}", UNKNOWN
        )
    unknown = _why_unknown(action)
    if unknown is not None:
        return unknown
    if position.phase == OVER:
        if is_won(position.players):
            return Why("R8.1", "the game is won", "game-won")
        return Why("R8.3", "the last round has been played", "rounds-over")
    if isinstance(action, Paddle | Ransom):
        return _why_not_choose(position, seat, action)
    if position.phase != CANOE_PHASE:
        reason = "canoes and weather move in phase II, when all have chosen a tile"
        return Why("R2.2", reason, "still-choosing")
    if seat != position.turn:
        reason = f"it is the turn of seat {position.turn}, not of seat {seat}"
        return Why("R2.2", reason, "other-turn", {"seat": position.turn})
    if isinstance(action, Trip):
        return _why_not_trip(position, seat, action)
    return _why_not_pass(position, position.players[seat], action)


def _why_unknown(action: Action) -> Why | None:
    """For an action built by hand from numbers that mean nothing on the board."""
    if isinstance(action, Paddle) and action.tile not in TILES:
        reason = f"the tiles are {TILES[0]} to {TILES[-1]} (the cloud), not {action.tile}"
        return Why("R1.1", reason, UNKNOWN)
    if isinstance(action, Trip | Ransom) and action.canoe not in range(CANOES):
        return Why("R1.1", f"the canoes of a seat are 0 and 1, not {action.canoe}", UNKNOWN)
    if isinstance(action, Ransom) and action.gem not in range(KINDS):
        return Why("R1.2", f"the kinds are 0 to {KINDS - 1}, not {action.gem}", UNKNOWN)
    if isinstance(action, Trip):
        if action.to not in range(SPACES):
            reason = f"the spaces are 0 to {FALLS} (the falls), not {action.to}"
            return Why("R1.3", reason, UNKNOWN)
        for op in (*action.before, *action.after):
            if isinstance(op, Load) and op.kind not in range(KINDS):
                return Why("R1.2", f"the kinds are 0 to {KINDS - 1}, not {op.kind}", UNKNOWN)
            if isinstance(op, Steal) and (op.seat < 0 or op.canoe not in range(CANOES)):
                return Why("R1.1", f"there is no canoe {op.canoe} of seat {op.seat}", UNKNOWN)
    return None


def _why_not_choose(position: Position, seat: Seat, action: Paddle | Ransom) -> Why:
    player = position.players[seat]
    if isinstance(action, Paddle):
        if position.phase != PADDLE_PHASE:
            return Why("R2.1", "tiles are chosen in phase I, before canoes move", "choosing-over")
        if player.paddle:
            return Why("R2.1", f"seat {seat} has chosen a tile for this round", "tile-chosen")
        return Why("R2.1", f"tile {TILE_NAMES[action.tile]} is not in hand", "tile-played")
    if position.phase != PADDLE_PHASE or player.paddle:
        return Why("R7.1", "a canoe is ransomed before the tile is chosen", "ransom-late")
    if player.canoes[action.canoe].at != LOST:
        return Why("R7.1", f"canoe {action.canoe} is not lost", "canoe-not-lost")
    return Why("R7.1", f"the seat owns no {KIND_NAMES[action.gem]} to pay with", "no-ransom")


def _why_not_pass(position: Position, player: Player, action: Action) -> Why:
    """Why the weather does not move that way, or the turn does not end."""
    if isinstance(action, Done):
        if player.paddle == CLOUD:
            return Why("R5.1", "the weather must move one step", "weather-must-move")
        return _why_not_done(position)
    if player.paddle != CLOUD:
        reason = f"only a cloud changes the weather; the tile is {player.paddle}"
        return Why("R2.2", reason, "no-cloud", {"tile": player.paddle})
    reason = f"the weather stands at {position.weather:+d} and cannot move that way"
    return Why("R5.1", reason, "weather-end", {"weather": position.weather})


def _why_not_done(position: Position) -> Why:
    turn = position.pending
    assert turn is not None
    if turn.began.count(SHORE) == CANOES:
        return Why("R3.1", "one of the two canoes ashore must be launched", "launch-one")
    must = [canoe for canoe in turn.canoes if turn.began[canoe] != SHORE]
    if len(must) == CANOES:
        reason = "both canoes in the water must move before the turn can end"
        return Why("R3.3", reason, "both-must-move")
    rule = "R3.2" if SHORE in turn.began else "R3.4" if LOST in turn.began else "R3.3"
    reason = "the canoe in the water must move before the turn can end"
    return Why(rule, reason, "canoe-must-move", {"canoe": must[0]})


def _why_not_trip(position: Position, seat: Seat, trip: Trip) -> Why:
    player = position.players[seat]
    if player.paddle == CLOUD:
        return Why("R5.2", "no canoe moves under a cloud", "cloud")
    return (
        _why_not_that_canoe(position, player, trip.canoe)
        or _why_not_that_cargo(position, player, trip)
        or _why_not_there(player, trip)
        or _why_not_steal(position, seat, trip)
        or Why("R4", "no such trip", "no-trip")
    )


def _why_not_that_canoe(position: Position, player: Player, canoe: int) -> Why | None:
    turn = position.pending
    assert turn is not None
    if canoe in turn.canoes:
        return None
    if turn.moved[canoe]:
        return Why("R3.5", f"canoe {canoe} has made its trip this turn", "canoe-has-moved")
    if player.canoes[canoe].at == LOST:
        return Why("R6.5", f"canoe {canoe} is lost until ransomed", "canoe-lost")
    return Why("R3.1", "of two canoes ashore only one is launched", "launch-only-one")


def _why_not_that_cargo(position: Position, player: Player, trip: Trip) -> Why | None:
    """R4.4 to R4.9: what is done with the cargo, whatever the way."""
    canoe = player.canoes[trip.canoe]
    if any(isinstance(op, Steal) for op in trip.before):
        return Why(
            "R4.8", "a canoe steals where its trip ends, not where it begins", "steal-at-start"
        )
    is_unload_and_steal = trip.before == (UNLOAD,) and len(trip.after) == 1 and trip.steals
    if trip.before and trip.after and not is_unload_and_steal:
        return Why(
            "R4.4", "cargo is handled before moving or after moving, not both", "cargo-twice"
        )
    if trip.after and trip.to == canoe.at and not trip.steals:
        return Why(
            "D3", "the cargo of a trip of no distance is written before it", "cargo-written-first"
        )
    if len(trip.after) > 1 and trip.steals:
        if UNLOAD in trip.after:
            return Why(
                "R4.9", "moving, unloading and then stealing is not allowed", "unload-then-steal"
            )
        return Why(
            "R4.8", "only a canoe that arrives empty may steal, and only once", "steal-loaded"
        )
    before = _why_not_handle(position, canoe.gem, canoe.at, trip.before)
    after = _why_not_handle(position, canoe.gem, trip.to, trip.after) if not trip.before else None
    return before or after


def _why_not_handle(
    position: Position, gem: Kind, space: Space, cargo: tuple[Cargo, ...]
) -> Why | None:
    put_down = EMPTY
    for op in cargo:
        if isinstance(op, Steal):
            continue
        site = SITE_AT[space]
        if site == NO_SITE:
            rule = "R4.5" if isinstance(op, Load) else "R4.6"
            return Why(rule, f"there is no site at {DESTINATION_NAMES[space]}", "no-site")
        if isinstance(op, Load):
            if gem != EMPTY:
                return Why("R4.5", "a canoe holds one gem, and this one is loaded", "canoe-full")
            if op.kind == put_down:
                return Why(
                    "R4.7",
                    "the gem taken must be of another kind than the one put down",
                    "same-kind",
                )
            if not count(position.sites[site], op.kind):
                return Why(
                    "R4.5",
                    f"no {KIND_NAMES[op.kind]} lies at the {KIND_NAMES[site]} site",
                    "not-lying",
                )
            gem = op.kind
        else:
            if gem == EMPTY:
                return Why("R4.6", "the canoe carries no gem to unload", "nothing-to-unload")
            if put_down != EMPTY or op is not cargo[0]:
                return Why(
                    "R4.7",
                    "a gem loaded this turn is not unloaded at a site this turn",
                    "just-loaded",
                )
            put_down, gem = gem, EMPTY
    return None


def _why_not_there(player: Player, trip: Trip) -> Why | None:
    """R4.1 to R4.3: whether the points lead from here to there."""
    at = player.canoes[trip.canoe].at
    points = player.paddle - trip.cost
    if points < 0:
        if player.paddle == 1:
            return Why("R4.12", "a tile of 1 never handles cargo", "one-handles-none")
        values = {"cost": trip.cost, "points": player.paddle}
        reason = f"the cargo costs {trip.cost} points, the tile gives {player.paddle}"
        return Why("R4.1", reason, "cargo-too-dear", values)
    if trip.to in ends(at, points):
        return None
    if points == 0:
        return Why("R4.1", "no points are left to move with", "no-points")
    if at == SHORE and trip.to == SHORE:
        return Why("R3.1", "a canoe that is launched must leave the shore", "must-leave-shore")
    in_arms = min(DEPTH[at], DEPTH[trip.to]) > FORK and trip.to != FALLS
    if in_arms and arm_of(at) != arm_of(trip.to):
        return Why("R4.3", "one trip does not lead from one arm into the other", "other-arm")
    steps = abs(DEPTH[trip.to] - DEPTH[at])
    values = {"points": points, "steps": steps}
    if steps > points:
        reason = f"{SPACE_NAMES[at]} to {DESTINATION_NAMES[trip.to]} takes {steps} points"
        return Why("R4.1", reason, "too-far", values)
    reason = f"all points must be spent: {points} to move with, {steps} used"
    return Why("R4.2", reason, "points-left" if steps else "must-move", values)


def _why_not_steal(position: Position, seat: Seat, trip: Trip) -> Why | None:
    theft = trip.steals
    if theft is None:
        return None
    canoe = position.players[seat].canoes[trip.canoe]
    if theft.seat == seat:
        return Why("R4.8", "nobody steals from oneself", "steal-own")
    if DEPTH[trip.to] >= DEPTH[canoe.at]:
        return Why("R4.8", "only a canoe that moved upstream may steal", "steal-upstream-only")
    if not is_disc(trip.to):
        return Why("R4.8", "nobody steals on the shore", "steal-ashore")
    if canoe.gem != EMPTY and not trip.unloads:
        return Why("R4.8", "only a canoe that arrives empty may steal", "steal-loaded")
    if theft.seat >= len(position.players):
        return Why("R1.1", f"there is no seat {theft.seat} at this table", UNKNOWN)
    victim = position.players[theft.seat].canoes[theft.canoe]
    if victim.at != trip.to:
        return Why("R4.8", "that canoe is not on the disc where the trip ends", "steal-elsewhere")
    return Why("R4.8", "that canoe carries no gem", "steal-empty")
