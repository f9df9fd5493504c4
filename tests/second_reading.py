"""A second reading of the rules of Niagara: slow, obvious, independent of the engine.

It knows nothing but the public JSON forms of `rules.md`. Positions and actions are plain dicts.
Legal trips are found by writing down every conceivable trip and walking each of them step by step.
The tests hold the real engine against it; nothing else should use it.
"""

from __future__ import annotations

import functools
import json
from fractions import Fraction
from typing import Any

Json = dict[str, Any]

KINDS = ["amethyst", "diamond", "amber", "sapphire", "ruby"]  # R1.2
ALL_TILES: list[int | str] = [1, 2, 3, 4, 5, 6, "cloud"]  # R1.1
DISCS = ["1", "2", "3", "4", "5", "6L", "6R", "7L", "7R"]  # R1.3
DESTINATIONS = ["shore", *DISCS, "falls"]  # JSON forms: "falls" only as a destination
RIVER = {  # R1.3: the spaces from the shore to the falls, through each arm
    arm: ["shore", "1", "2", "3", "4", "5", "6" + arm, "7" + arm, "falls"] for arm in "LR"
}
SITE_AT = {"3": "amethyst", "4": "diamond", "5": "amber"}  # R1.4
SITE_AT |= {"6L": "sapphire", "6R": "sapphire", "7L": "ruby", "7R": "ruby"}
GEM_VALUE = {"amethyst": 1, "diamond": 2, "amber": 3, "sapphire": 4, "ruby": 5}  # R8.2


# The questions a test asks.


def acting(position: Json) -> list[int]:
    """The seats that have something to decide now, ascending."""
    if position["phase"] == "paddle":  # R2.1: everybody at the same time
        players = position["players"]
        return [seat for seat, player in enumerate(players) if player["paddle"] is None]
    if position["phase"] == "canoes":  # R2.2: one after the other
        return [position["turn"]]
    return []


def legal(position: Json, seat: int) -> list[Json]:
    """All legal actions of a seat; none if it is not its time to act."""
    if seat not in acting(position):
        return []
    if position["phase"] == "paddle":
        hand = position["players"][seat]["hand"]  # R2.1: one tile from hand
        return legal_ransoms(position, seat) + [{"type": "paddle", "tile": t} for t in hand]
    if position["players"][seat]["paddle"] == "cloud":
        return legal_weather(position)  # R5.2: no canoe moves
    return legal_trips(position, seat) + legal_done(position, seat)


def apply(position: Json, seat: int, action: Json, river: list[str] | None) -> Json:
    """The position after a legal action, and after all that follows from it by itself.

    That the action is legal is not asked again: ask `legal`.
    """
    after: Json = json.loads(json.dumps(position))  # a copy of its own
    flow = list(river or [])
    if action["type"] == "ransom":
        carry_out_ransom(after, seat, action)
    elif action["type"] == "paddle":
        carry_out_paddle(after, seat, action)
        if acting(after) == []:  # R2.1: everybody has picked
            after["phase"] = "canoes"
            flow = begin_turn(after, after["start"], flow)  # R2.2: the start player comes first
    elif action["type"] == "weather":
        after["weather"] += action["step"]  # R5.1
        flow = end_turn(after, flow)  # R5.2: that is all a cloud does
    elif action["type"] == "done":
        flow = end_turn(after, flow)
    elif action["type"] == "trip":
        carry_out_trip(after, seat, action)
        # A turn with nothing left to decide ends by itself; a canoe that may set out always can.
        if not any(may_make_a_trip(after, seat, canoe) for canoe in (0, 1)):
            flow = end_turn(after, flow)
    if flow:  # no flow, a shorter flow, or fork "alternate", which needs none
        raise ValueError(f"R6: these arms were given but never taken: {flow}")
    return after


def speed(position: Json) -> int:
    """R6.1: lowest number tile plus weather; only clouds: the weather; below 0 counts as 0."""
    numbers = [p["paddle"] for p in position["players"] if p["paddle"] != "cloud"]
    lowest: int = min(numbers) if numbers else 0
    weather: int = position["weather"]
    return max(0, lowest + weather)


def view(position: Json, seat: int | None) -> Json:
    """What a seat may see; None is a spectator."""
    seen: Json = json.loads(json.dumps(position))  # a copy of its own
    seen["seat"] = seat
    for other, player in enumerate(seen["players"]):
        if other == seat:
            continue
        player["hand_count"] = len(player["hand"])
        player["hand"] = None
        if not position["rules"]["open_piles"]:
            player["played"] = player["played"][-1:]  # R2.3: only the tile on top
        if player["paddle"] is not None and not is_revealed(position, other):
            player["paddle"] = "hidden"  # R2.2
    return seen


def is_revealed(position: Json, seat: int) -> bool:
    """R2.2: a tile stays hidden until its owner's turn."""
    if position["phase"] == "canoes":
        order = turn_order(position)
        return order.index(seat) <= order.index(position["turn"])
    return bool(position["phase"] == "over")


# Phase I: ransom and paddle.


def legal_ransoms(position: Json, seat: int) -> list[Json]:
    """R7.1, R7.2, R7.4: any lost canoe for any owned gem; never a must."""
    player = position["players"][seat]
    return [
        {"type": "ransom", "canoe": canoe, "gem": kind}
        for canoe in (0, 1)
        for kind in KINDS
        if player["canoes"][canoe]["at"] == "lost" and count(player["gems"], kind) > 0
    ]


def carry_out_ransom(position: Json, seat: int, action: Json) -> None:
    """R7.1: the gem goes to the site of its kind, the canoe to the shore."""
    player = position["players"][seat]
    kind = action["gem"]
    take_out(player["gems"], kind)
    put_in(position["sites"][kind], kind)
    player["canoes"][action["canoe"]]["at"] = "shore"


def carry_out_paddle(position: Json, seat: int, action: Json) -> None:
    """R2.1: the tile leaves the hand and lies face down."""
    player = position["players"][seat]
    player["hand"].remove(action["tile"])
    player["paddle"] = action["tile"]


# Phase II: whose turn it is.


def turn_order(position: Json) -> list[int]:
    """R2.2: from the start player clockwise."""
    seats = len(position["players"])
    return [(position["start"] + i) % seats for i in range(seats)]


def begin_turn(position: Json, seat: int, flow: list[str]) -> list[str]:
    """Note where the canoes begin (R3); pass over a turn that has nothing to decide (D2).

    Gives back the arms not used up.
    """
    position["turn"] = seat
    for canoe in position["players"][seat]["canoes"]:
        canoe["moved"] = False
        canoe["began"] = canoe["at"]
    lost = all(canoe["at"] == "lost" for canoe in position["players"][seat]["canoes"])
    if lost and position["players"][seat]["paddle"] != "cloud":  # D2
        return end_turn(position, flow)
    return flow


def end_turn(position: Json, flow: list[str]) -> list[str]:
    """The next seat in turn order has its turn; after the last, phase II has ended."""
    seat = position["turn"]
    for canoe in position["players"][seat]["canoes"]:
        canoe["moved"] = False
        del canoe["began"]
    order = turn_order(position)
    if seat != order[-1]:
        return begin_turn(position, order[order.index(seat) + 1], flow)
    return end_phase_two(position, flow)


# Phase II: what a turn may hold.


def legal_weather(position: Json) -> list[Json]:
    """R5.1: exactly one step, within the track of R1.5."""
    return [
        {"type": "weather", "step": step}
        for step in (-1, 1)
        if position["weather"] + step in (-1, 0, 1, 2)
    ]


def legal_trips(position: Json, seat: int) -> list[Json]:
    """Write down every conceivable trip; keep those that succeed when walked."""
    trips: list[Json] = []
    loot = {to: steal_lists(position, to) for to in DESTINATIONS}
    for canoe in (0, 1):
        if not may_make_a_trip(position, seat, canoe):
            continue
        this = position["players"][seat]["canoes"][canoe]
        for before in cargo_lists():
            if not cargo_possible(position, this["at"], this["gem"], before):
                continue  # saves time: no walk with it could succeed
            gem = gem_after_cargo(this["gem"], before)
            # R4.4: never at both ends (but R4.9: a steal is no handling of cargo).
            cargo = cargo_lists() if before == [] else [[]]
            left = position["players"][seat]["paddle"] - 2 * len(before)
            for to in DESTINATIONS:
                # Farther than the points reach (R4.1) no walk succeeds: leaving it out saves time.
                ways = [way for way in ways_between(this["at"], to) if way[1] <= left]
                if not ways:
                    continue
                handled = [ops for ops in cargo if cargo_possible(position, to, gem, ops)]
                for after in handled + loot[to]:
                    trip: Json = {"type": "trip", "canoe": canoe, "before": before, "to": to}
                    trip["after"] = after
                    if any(walk_succeeds(position, seat, trip, *way) for way in ways):
                        trips.append(trip)
    return trips


def legal_done(position: Json, seat: int) -> list[Json]:
    """The canoe from the shore need not move if the other one has moved or is lost."""
    canoes = position["players"][seat]["canoes"]
    for one, other in ((canoes[0], canoes[1]), (canoes[1], canoes[0])):
        must_has_moved = one["began"] in DISCS and one["moved"]  # R3.2
        one_is_lost = one["began"] == "lost"  # D1
        may_is_left = other["began"] == "shore" and not other["moved"]
        if (must_has_moved or one_is_lost) and may_is_left:
            return [{"type": "done"}]
    return []


def may_make_a_trip(position: Json, seat: int, canoe: int) -> bool:
    """R3: may this canoe set out now? Judged by where both were when the turn began."""
    this = position["players"][seat]["canoes"][canoe]
    other = position["players"][seat]["canoes"][1 - canoe]
    if this["moved"]:  # R3.5: one trip a turn
        return False
    if this["began"] == "lost":  # R3.4, D1, D2: a lost canoe never moves
        return False
    if this["began"] == "shore" and other["began"] == "shore":  # R3.1: only one of the two
        return not other["moved"]
    # R3.2: one must, the other may; R3.3: both must; R3.4: this one must; D1: this one may.
    return True


@functools.cache
def cargo_lists() -> list[list[Any]]:
    """R4.4 to R4.7: nothing, unload, load a kind, unload and then load a kind."""
    loads: list[list[Any]] = [[{"load": kind}] for kind in KINDS]
    return [[], ["unload"], *loads, *(["unload", *load] for load in loads)]


def steal_lists(position: Json, space: str) -> list[list[Any]]:
    """R4.8: from any loaded canoe on a space; whether one may is asked later."""
    return [
        [{"steal": [seat, number]}]
        for seat, player in enumerate(position["players"])
        for number, canoe in enumerate(player["canoes"])
        if canoe["at"] == space and canoe["gem"] is not None
    ]


# Phase II: walking one trip.


def walk_succeeds(position: Json, seat: int, trip: Json, direction: str, steps: int) -> bool:
    """R4: start with n points; pay for cargo; walk space by space; pay for cargo; all spent?"""
    canoe = position["players"][seat]["canoes"][trip["canoe"]]
    before, to, after = trip["before"], trip["to"], trip["after"]
    gem: str | None = canoe["gem"]
    points: int = position["players"][seat]["paddle"]  # R4.1: a tile of n gives n points

    # Cargo handled before moving (whether cargo can be handled was asked in `legal_trips`).
    points -= 2 * len(before)  # R4.1: loading 2, unloading 2, both 4
    if points < 0:  # R4.1, R4.12: not enough points
        return False
    gem = gem_after_cargo(gem, before)

    steals = is_steal(after)
    if steals and direction != "up":  # R4.8: upstream
        return False

    points -= steps  # R4.1: a step costs 1
    if points < 0:
        return False

    # Cargo handled after moving, or a steal.
    if steps == 0 and after != []:  # D3, R4.8: a trip of no distance has nothing under `after`
        return False
    if steals:
        if not steal_possible(position, seat, after[0]["steal"], to, gem):
            return False
    else:
        points -= 2 * len(after)  # R4.1
        if points < 0:
            return False

    # Are all points spent, or the shore or the falls reached?
    if steps > 0 and to in ("shore", "falls"):  # R4.2: what is left over is lost; R4.10, R4.13
        return True
    return points == 0  # R4.2


@functools.cache
def ways_between(start: str, to: str) -> list[tuple[str, int]]:
    """R4.3: the directions that lead there, and the steps: one direction and one arm per trip."""
    ways = []
    for direction, arm in (("up", "L"), ("down", "L"), ("down", "R")):
        here: str | None = start
        steps = 0
        while here not in (to, None):
            here = neighbour(here, direction, arm)
            steps += 1
        if here == to:
            ways.append((direction, steps))
    return ways


def neighbour(space: str, direction: str, arm: str) -> str | None:
    """R1.3: the next space in a direction; downstream from 5 into the arm. None: no such space."""
    way = RIVER[space[1]] if space in ("6L", "6R", "7L", "7R") else RIVER[arm]
    place = way.index(space)
    if space == "falls" or (space == "shore" and direction == "up"):
        return None
    return way[place + 1] if direction == "down" else way[place - 1]


def cargo_possible(position: Json, space: str, gem: str | None, ops: list[Any]) -> bool:
    """R4.5 to R4.7: can a canoe on this space, holding this gem, do all this in this order?"""
    put_down: str | None = None
    for op in ops:
        if space not in SITE_AT:  # R4.5, R4.6: only on a site's space
            return False
        if op == "unload":
            if gem is None:  # R4.6: nothing to unload
                return False
            put_down = gem
            gem = None
        else:
            kind = op["load"]
            if gem is not None:  # R4.4, R4.5: a canoe holds one gem
                return False
            if kind == put_down:  # R4.7: of another kind than the one put down
                return False
            if count(position["sites"][SITE_AT[space]], kind) == 0:  # R4.5: must lie there
                return False
            gem = kind
    return True


def gem_after_cargo(gem: str | None, ops: list[Any]) -> str | None:
    """What the canoe holds when all this is done."""
    for op in ops:
        gem = None if op == "unload" else op["load"]
    return gem


def is_steal(ops: list[Any]) -> bool:
    """Is this list a steal (and not cargo handled at a site)?"""
    return len(ops) == 1 and isinstance(ops[0], dict) and "steal" in ops[0]


def steal_possible(
    position: Json, seat: int, victim: list[int], here: str, gem: str | None
) -> bool:
    """R4.8, R4.9; that a step leads upstream and all points are spent is asked by the walk."""
    if here not in DISCS:  # R4.8: ends on a disc, not the shore
        return False
    if gem is not None:  # R4.8: arrives empty (R4.9: having unloaded at the start is fine)
        return False
    victim_seat, victim_canoe = victim
    if victim_seat == seat:  # R4.8, R4.11: never from oneself
        return False
    robbed = position["players"][victim_seat]["canoes"][victim_canoe]
    return robbed["at"] == here and robbed["gem"] is not None  # R4.8: loaded, on that disc


def carry_out_trip(position: Json, seat: int, trip: Json) -> None:
    """Do what a legal trip says."""
    player = position["players"][seat]
    canoe = player["canoes"][trip["canoe"]]
    canoe["moved"] = True  # R3.5
    for op in trip["before"]:
        carry_out_op(position, canoe, op)
    if trip["to"] == "falls":
        lose(position, canoe)  # R4.13
    else:
        canoe["at"] = trip["to"]
    for op in trip["after"]:
        carry_out_op(position, canoe, op)
    if canoe["at"] == "shore" and canoe["gem"] is not None:  # R4.10
        put_in(player["gems"], canoe["gem"])
        canoe["gem"] = None


def carry_out_op(position: Json, canoe: Json, op: Any) -> None:
    """Unload, load or steal, where the canoe now is."""
    if op == "unload":  # R4.6
        put_in(position["sites"][SITE_AT[canoe["at"]]], canoe["gem"])
        canoe["gem"] = None
    elif "load" in op:  # R4.5
        take_out(position["sites"][SITE_AT[canoe["at"]]], op["load"])
        canoe["gem"] = op["load"]
    else:  # R4.8
        victim_seat, victim_canoe = op["steal"]
        robbed = position["players"][victim_seat]["canoes"][victim_canoe]
        canoe["gem"] = robbed["gem"]
        robbed["gem"] = None


def lose(position: Json, canoe: Json) -> None:
    """R6.5: the canoe is lost, its gem goes back to the site of its own kind."""
    if canoe["gem"] is not None:
        put_in(position["sites"][canoe["gem"]], canoe["gem"])
    canoe["gem"] = None
    canoe["at"] = "lost"


# The end of phase II: is the game over? Otherwise phases III and IV.


def end_phase_two(position: Json, flow: list[str]) -> list[str]:
    """R8 first, then R6, R7.3 and R2.4. Gives back the arms not used up."""
    position["turn"] = None
    winners = winners_by_gems(position)
    limit = position["rules"]["round_limit"]
    if winners == [] and limit is not None and position["round"] >= limit:
        winners = winners_by_progress(position)  # R8.3
    if winners != []:  # R8.1, R8.3: the game stops, no river
        position["phase"] = "over"
        position["winners"] = winners
        return flow
    unused = let_the_river_flow(position, flow)  # phase III
    rescue(position)  # R7.3
    end_round(position)  # phase IV
    return unused


def has_won(gems: Json) -> bool:
    """R8.1: 4 of one kind, or 5 different kinds, or 7 in all (at least)."""
    counts = [count(gems, kind) for kind in KINDS]
    kinds = len([number for number in counts if number > 0])
    return max(counts) >= 4 or kinds >= 5 or sum(counts) >= 7


def winners_by_gems(position: Json) -> list[int]:
    """R8.2: everybody who meets R8.1, unless the tiebreak singles some out."""
    players = position["players"]
    winners = [seat for seat, player in enumerate(players) if has_won(player["gems"])]
    if winners and position["rules"]["tiebreak"] == "gem-value":
        best = max(value_of(players[seat]["gems"]) for seat in winners)
        winners = [seat for seat in winners if value_of(players[seat]["gems"]) == best]
    return winners


def value_of(gems: Json) -> int:
    """R8.2: the sum of the owned gems' values."""
    return sum(GEM_VALUE[kind] * count(gems, kind) for kind in KINDS)


def winners_by_progress(position: Json) -> list[int]:
    """R8.3: best progress, then most gems; all that tie. The option `tiebreak` is not asked."""
    standings = [
        (progress(player["gems"]), sum(player["gems"].values())) for player in position["players"]
    ]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def progress(gems: Json) -> Fraction:
    """R8.3: max(all/7, kinds/5, best kind/4)."""
    counts = [count(gems, kind) for kind in KINDS]
    kinds = len([number for number in counts if number > 0])
    return max(Fraction(sum(counts), 7), Fraction(kinds, 5), Fraction(max(counts), 4))


# Phases III and IV.


def let_the_river_flow(position: Json, flow: list[str]) -> list[str]:
    """R6.2 to R6.4: one push for each step of speed. Gives back the arms not used up."""
    pushes = speed(position)
    natural = position["rules"]["fork"] == "natural"
    for _ in range(pushes):
        if natural:
            if flow == []:
                raise ValueError("R6.4: under natural the arms of the flow must be given")
            arm, flow = flow[0], flow[1:]
        else:
            arm = position["next_branch"]  # R6.3
        push(position, arm)
        # R6.3: the arms alternate; R6.4: under natural, the arm that was not taken last.
        position["next_branch"] = "right" if arm == "left" else "left"
    return flow


def push(position: Json, arm: str) -> None:
    """R6.2: one disc in at the rope; only the arm taken shifts, and its last disc falls."""
    discs = RIVER[{"left": "L", "right": "R"}[arm]][1:-1]
    for player in position["players"]:
        for canoe in player["canoes"]:
            if canoe["at"] == discs[-1]:
                lose(position, canoe)  # R6.5
            elif canoe["at"] in discs:
                canoe["at"] = discs[discs.index(canoe["at"]) + 1]
            # The other arm, the shore and lost canoes: nothing happens.


def rescue(position: Json) -> None:
    """R7.3 (D6): both canoes lost and no gem: canoe 0 comes back ashore free."""
    for player in position["players"]:
        both_lost = all(canoe["at"] == "lost" for canoe in player["canoes"])
        if both_lost and sum(player["gems"].values()) == 0:
            player["canoes"][0]["at"] = "shore"


def end_round(position: Json) -> None:
    """R2.1 tiles, R2.4 life preserver; the next round begins with phase I."""
    for player in position["players"]:
        player["played"].append(player["paddle"])
        player["paddle"] = None
        if len(player["played"]) == 7:  # R2.1: all seven come back
            player["played"] = []
            player["hand"] = list(ALL_TILES)
    position["start"] = (position["start"] + 1) % len(position["players"])  # R2.4
    position["round"] += 1
    position["phase"] = "paddle"


# Bags of gems: kinds that count 0 are left out.


def count(bag: Json, kind: str) -> int:
    """How many of a kind the bag holds."""
    return int(bag.get(kind, 0))


def put_in(bag: Json, kind: str) -> None:
    """One more of a kind; kinds always stand in the order of R1.2: equal bags are written alike."""
    bag[kind] = count(bag, kind) + 1
    for each in KINDS:
        if each in bag:
            bag[each] = bag.pop(each)


def take_out(bag: Json, kind: str) -> None:
    """One less of a kind."""
    bag[kind] = count(bag, kind) - 1
    if bag[kind] == 0:
        del bag[kind]
