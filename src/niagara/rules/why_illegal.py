"""Why an action is refused: the first rule it breaks, in words.

Called only for actions that `legal` does not list: each function may end with the one reason that
is left.
"""

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
    rule, reason = _why(position, seat, action)
    return IllegalAction(rule, reason)


Why = tuple[str, str]


def _why(position: Position, seat: Seat, action: Action) -> Why:
    if not 0 <= seat < len(position.players):
        return "R1.1", f"there is no seat {seat} at a table of {len(position.players)}"
    unknown = _why_unknown(action)
    if unknown is not None:
        return unknown
    if position.phase == OVER:
        won = is_won(position.players)
        return ("R8.1", "the game is won") if won else ("R8.3", "the last round has been played")
    if isinstance(action, Paddle | Ransom):
        return _why_not_choose(position, seat, action)
    if position.phase != CANOE_PHASE:
        return "R2.2", "canoes and weather move in phase II, when all have chosen a tile"
    if seat != position.turn:
        return "R2.2", f"it is the turn of seat {position.turn}, not of seat {seat}"
    if isinstance(action, Trip):
        return _why_not_trip(position, seat, action)
    return _why_not_pass(position, position.players[seat], action)


def _why_unknown(action: Action) -> Why | None:
    """For an action built by hand from numbers that mean nothing on the board."""
    if isinstance(action, Paddle) and action.tile not in TILES:
        return "R1.1", f"the tiles are {TILES[0]} to {TILES[-1]} (the cloud), not {action.tile}"
    if isinstance(action, Trip | Ransom) and action.canoe not in range(CANOES):
        return "R1.1", f"the canoes of a seat are 0 and 1, not {action.canoe}"
    if isinstance(action, Ransom) and action.gem not in range(KINDS):
        return "R1.2", f"the kinds are 0 to {KINDS - 1}, not {action.gem}"
    if isinstance(action, Trip):
        if action.to not in range(SPACES):
            return "R1.3", f"the spaces are 0 to {FALLS} (the falls), not {action.to}"
        for op in (*action.before, *action.after):
            if isinstance(op, Load) and op.kind not in range(KINDS):
                return "R1.2", f"the kinds are 0 to {KINDS - 1}, not {op.kind}"
            if isinstance(op, Steal) and (op.seat < 0 or op.canoe not in range(CANOES)):
                return "R1.1", f"there is no canoe {op.canoe} of seat {op.seat}"
    return None


def _why_not_choose(position: Position, seat: Seat, action: Paddle | Ransom) -> Why:
    player = position.players[seat]
    if isinstance(action, Paddle):
        if position.phase != PADDLE_PHASE:
            return "R2.1", "tiles are chosen in phase I, before canoes move"
        if player.paddle:
            return "R2.1", f"seat {seat} has chosen a tile for this round"
        return "R2.1", f"tile {TILE_NAMES[action.tile]} is not in hand"
    if position.phase != PADDLE_PHASE or player.paddle:
        return "R7.1", "a canoe is ransomed before the tile is chosen"
    if player.canoes[action.canoe].at != LOST:
        return "R7.1", f"canoe {action.canoe} is not lost"
    return "R7.1", f"the seat owns no {KIND_NAMES[action.gem]} to pay with"


def _why_not_pass(position: Position, player: Player, action: Action) -> Why:
    """Why the weather does not move that way, or the turn does not end."""
    if isinstance(action, Done):
        if player.paddle == CLOUD:
            return "R5.1", "the weather must move one step"
        return _why_not_done(position)
    if player.paddle != CLOUD:
        return "R2.2", f"only a cloud changes the weather; the tile is {player.paddle}"
    return "R5.1", f"the weather stands at {position.weather:+d} and cannot move that way"


def _why_not_done(position: Position) -> Why:
    turn = position.pending
    assert turn is not None
    ashore, lost = turn.began.count(SHORE), turn.began.count(LOST)
    if ashore == CANOES:
        return "R3.1", "one of the two canoes ashore must be launched"
    if ashore:
        return "R3.2", "the canoe in the water must move before the turn can end"
    if lost:
        return "R3.4", "the canoe in the water must move"
    return "R3.3", "both canoes in the water must move before the turn can end"


def _why_not_trip(position: Position, seat: Seat, trip: Trip) -> Why:
    player = position.players[seat]
    if player.paddle == CLOUD:
        return "R5.2", "no canoe moves under a cloud"
    return (
        _why_not_that_canoe(position, player, trip.canoe)
        or _why_not_that_cargo(position, player, trip)
        or _why_not_there(player, trip)
        or _why_not_steal(position, seat, trip)
        or ("R4", "no such trip")
    )


def _why_not_that_canoe(position: Position, player: Player, canoe: int) -> Why | None:
    turn = position.pending
    assert turn is not None
    if canoe in turn.canoes:
        return None
    if player.canoes[canoe].at == LOST and not turn.moved[canoe]:
        return "R6.5", f"canoe {canoe} is lost until ransomed"
    return "R3.5", f"canoe {canoe} has made its trip this turn"


def _why_not_that_cargo(position: Position, player: Player, trip: Trip) -> Why | None:
    """R4.4 to R4.9: what is done with the cargo, whatever the way."""
    canoe = player.canoes[trip.canoe]
    if any(isinstance(op, Steal) for op in trip.before):
        return "R4.8", "a canoe steals where its trip ends, not where it begins"
    is_unload_and_steal = trip.before == (UNLOAD,) and len(trip.after) == 1 and trip.steals
    if trip.before and trip.after and not is_unload_and_steal:
        return "R4.4", "cargo is handled before moving or after moving, not both"
    if trip.after and trip.to == canoe.at and not trip.steals:
        return "D3", "the cargo of a trip of no distance is written before it"
    if len(trip.after) > 1 and trip.steals:
        if UNLOAD in trip.after:
            return "R4.9", "moving, unloading and then stealing is not allowed"
        return "R4.8", "only a canoe that arrives empty may steal, and only once"
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
            return rule, f"there is no site at {DESTINATION_NAMES[space]}"
        if isinstance(op, Load):
            if gem != EMPTY:
                return "R4.5", "a canoe holds one gem, and this one is loaded"
            if op.kind == put_down:
                return "R4.7", "the gem taken must be of another kind than the one put down"
            if not count(position.sites[site], op.kind):
                return "R4.5", f"no {KIND_NAMES[op.kind]} lies at the {KIND_NAMES[site]} site"
            gem = op.kind
        else:
            if gem == EMPTY:
                return "R4.6", "the canoe carries no gem to unload"
            if put_down != EMPTY or op is not cargo[0]:
                return "R4.7", "a gem loaded this turn is not unloaded at a site this turn"
            put_down, gem = gem, EMPTY
    return None


def _why_not_there(player: Player, trip: Trip) -> Why | None:
    """R4.1 to R4.3: whether the points lead from here to there."""
    at = player.canoes[trip.canoe].at
    points = player.paddle - trip.cost
    if points < 0:
        if player.paddle == 1:
            return "R4.12", "a tile of 1 never handles cargo"
        return "R4.1", f"the cargo costs {trip.cost} points, the tile gives {player.paddle}"
    if trip.to in ends(at, points):
        return None
    if points == 0:
        return "R4.1", "no points are left to move with"
    if at == SHORE and trip.to == SHORE:
        return "R3.1", "a canoe that is launched must leave the shore"
    in_arms = min(DEPTH[at], DEPTH[trip.to]) > FORK and trip.to != FALLS
    if in_arms and arm_of(at) != arm_of(trip.to):
        return "R4.3", "one trip does not lead from one arm into the other"
    steps = abs(DEPTH[trip.to] - DEPTH[at])
    if steps > points:
        return "R4.1", f"{SPACE_NAMES[at]} to {DESTINATION_NAMES[trip.to]} takes {steps} points"
    return "R4.2", f"all points must be spent: {points} to move with, {steps} used"


def _why_not_steal(position: Position, seat: Seat, trip: Trip) -> Why | None:
    theft = trip.steals
    if theft is None:
        return None
    canoe = position.players[seat].canoes[trip.canoe]
    if theft.seat == seat:
        return "R4.8", "nobody steals from oneself"
    if DEPTH[trip.to] >= DEPTH[canoe.at]:
        return "R4.8", "only a canoe that moved upstream may steal"
    if not is_disc(trip.to):
        return "R4.8", "nobody steals on the shore"
    if canoe.gem != EMPTY and not trip.unloads:
        return "R4.8", "only a canoe that arrives empty may steal"
    if theft.seat >= len(position.players):
        return "R1.1", f"there is no seat {theft.seat} at this table"
    victim = position.players[theft.seat].canoes[theft.canoe]
    if victim.at != trip.to:
        return "R4.8", "that canoe is not on the disc where the trip ends"
    return "R4.8", "that canoe carries no gem"
