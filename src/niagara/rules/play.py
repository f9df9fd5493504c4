"""Playing: one action in, the next position out.

`play` checks the action, carries it out, and runs whatever then needs no decision: turns that
pass by themselves, the river, the rescue, the life preserver, the end of the game. Each function
below is one paragraph of the rules. All chance comes from ``draw``.
"""

from collections.abc import Callable, Sequence
from functools import cache

from niagara.rules.actions import Action, Paddle, Ransom, Trip, Weather
from niagara.rules.bag import ONE, Bag
from niagara.rules.board import (
    CLOUD,
    EMPTY,
    FALLS,
    LEFT,
    LOST,
    NO_TILE,
    RIGHT,
    SHORE,
    SITE_AT,
    TILES,
    Arm,
    Kind,
    Seat,
    Tile,
)
from niagara.rules.canoes_to_move import Turn, turn_from
from niagara.rules.errors import Malformed
from niagara.rules.events import (
    Chosen,
    Flowed,
    GameOver,
    HandsRefilled,
    Ransomed,
    Rescued,
    Revealed,
    StartPassed,
    Stranded,
    Victory,
    WeatherMoved,
)
from niagara.rules.flow import alternating, carried, speed
from niagara.rules.legal import legal_actions
from niagara.rules.log_events import Log, log_pushes, log_trip
from niagara.rules.position import (
    CANOE_PHASE,
    NOBODY,
    OVER,
    PADDLE_PHASE,
    Canoe,
    Player,
    Position,
    canoe_at,
)
from niagara.rules.scoring import goals_met, is_won, winners
from niagara.rules.why_illegal import why_illegal

# Under the natural fork: given the arm expected next and a number of pushes, the arms they take.
Draw = Callable[[Arm, int], Sequence[Arm]]


def play(
    position: Position,
    seat: Seat,
    action: Action,
    draw: Draw | None = None,
    log: Log | None = None,
) -> Position:
    """The position after a seat's action and all that follows from it.

    Events are appended to ``log``, if given. ``draw`` is asked only when the river flows under
    the fork rule `natural` (R6.4), and must be given there.
    Raises `IllegalAction`, naming the rule, or `Malformed` if the arms drawn do not fit the flow;
    then the log is as it was.
    """
    for known in legal_actions(position, seat):
        if known is action:
            break
    else:
        action = _recognised(position, seat, action)
    mark = len(log) if log is not None else 0
    try:
        return _carry_out(position, seat, action, draw, log)
    except Exception:  # the arms drawn do not fit, or could not be drawn: nothing has happened
        if log is not None:
            del log[mark:]
        raise


def _carry_out(
    position: Position, seat: Seat, action: Action, draw: Draw | None, log: Log | None
) -> Position:
    if isinstance(action, Trip):
        return _make_trip(position, seat, action, draw, log)
    if isinstance(action, Paddle):
        return _choose(position, seat, action.tile, draw, log)
    if isinstance(action, Ransom):
        return _ransom(position, seat, action, log)
    weather = position.weather
    if isinstance(action, Weather):  # R5.1
        weather += action.step
        if log is not None:
            log.append(WeatherMoved(seat, position.weather, weather))
    done = _turns_done(position, seat)
    return _begin_turns(position, done, position.sites, position.players, weather, draw, log)


def _recognised(position: Position, seat: Seat, action: Action) -> Action:
    """The legal action equal to this one; raises IllegalAction if there is none."""
    for known in legal_actions(position, seat):
        if known == action:
            return known
    raise why_illegal(position, seat, action)


def _choose(
    position: Position, seat: Seat, tile: Tile, draw: Draw | None, log: Log | None
) -> Position:
    """Phase I: a seat picks its tile; the last one to do so opens phase II (R2.1, R2.2)."""
    if log is not None:
        log.append(Chosen(seat, tile))
    players = after_choice(position, seat, tile)
    for other in players:
        if not other.paddle:
            return still_choosing(position, position.sites, players)
    return _begin_turns(position, 0, position.sites, players, position.weather, draw, log)


def after_choice(position: Position, seat: Seat, tile: Tile) -> tuple[Player, ...]:
    """The players with a seat's tile on the table, face down."""
    player = position.players[seat]
    player = Player(_without(player.hand, tile), player.played, tile, player.gems, player.canoes)
    return (*position.players[:seat], player, *position.players[seat + 1 :])


@cache
def _without(hand: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    return tuple(other for other in hand if other != tile)


def _ransom(position: Position, seat: Seat, action: Ransom, log: Log | None) -> Position:
    """R7.1: the gem goes back to the site of its kind, the canoe to the shore."""
    if log is not None:
        log.append(Ransomed(seat, action.canoe, action.gem))
    player = position.players[seat]
    a, b = player.canoes
    canoes = (canoe_at(SHORE), b) if action.canoe == 0 else (a, canoe_at(SHORE))
    gems = player.gems - ONE[action.gem]
    player = Player(player.hand, player.played, player.paddle, gems, canoes)
    players = (*position.players[:seat], player, *position.players[seat + 1 :])
    return still_choosing(position, _put_home(position.sites, action.gem), players)


def still_choosing(
    position: Position, sites: tuple[Bag, ...], players: tuple[Player, ...]
) -> Position:
    """The position still in phase I."""
    return Position(
        position.options,
        position.round,
        PADDLE_PHASE,
        position.start,
        NOBODY,
        None,
        position.weather,
        position.next_arm,
        sites,
        (),
        players,
    )


def _put_home(sites: tuple[Bag, ...], gem: Kind) -> tuple[Bag, ...]:
    """The sites with a gem back at the site of its own kind."""
    return (*sites[:gem], sites[gem] + ONE[gem], *sites[gem + 1 :])


def _make_trip(
    position: Position, seat: Seat, trip: Trip, draw: Draw | None, log: Log | None
) -> Position:
    """A trip, and the rest of the turn if there is any."""
    if log is not None:
        log_trip(position, seat, trip, log)
    sites, players = after_trip(position, seat, trip)
    assert position.pending is not None
    turn = position.pending.after[trip.canoe]
    if turn is None or not turn.canoes:
        done = _turns_done(position, seat)
        return _begin_turns(position, done, sites, players, position.weather, draw, log)
    return on_turn(position, seat, turn, position.weather, sites, players)


def on_turn(
    position: Position,
    seat: Seat,
    turn: Turn,
    weather: int,
    sites: tuple[Bag, ...],
    players: tuple[Player, ...],
) -> Position:
    """The position with a seat on its turn."""
    return Position(
        position.options,
        position.round,
        CANOE_PHASE,
        position.start,
        seat,
        turn,
        weather,
        position.next_arm,
        sites,
        (),
        players,
    )


def after_trip(
    position: Position, seat: Seat, trip: Trip
) -> tuple[tuple[Bag, ...], tuple[Player, ...]]:
    """R4: cargo before, the way, cargo after, and what the shore or the falls do."""
    sites = position.sites
    players = position.players
    player = players[seat]
    canoe = player.canoes[trip.canoe]
    gem = canoe.gem
    gems = player.gems
    if trip.cost:  # R4.5 to R4.7: at one site, where the trip begins or where it ends
        site = SITE_AT[canoe.at if trip.before else trip.to]
        bag = sites[site]
        if trip.unloads:
            bag += ONE[gem]
            gem = EMPTY
        if trip.loads != EMPTY:
            gem = trip.loads
            bag -= ONE[gem]
        sites = (*sites[:site], bag, *sites[site + 1 :])
    theft = trip.steals
    if theft is not None:  # R4.8
        gem = players[theft.seat].canoes[theft.canoe].gem
        players = _robbed(players, theft.seat, theft.canoe)
    if gem != EMPTY:
        if trip.to == SHORE:  # R4.10
            gems += ONE[gem]
            gem = EMPTY
        elif trip.to == FALLS:  # R4.13, R6.5
            sites = _put_home(sites, gem)
            gem = EMPTY
    here = canoe_at(trip.to, gem)
    canoes = (here, player.canoes[1]) if trip.canoe == 0 else (player.canoes[0], here)
    player = Player(player.hand, player.played, player.paddle, gems, canoes)
    players = (*players[:seat], player, *players[seat + 1 :])
    return sites, players


def _robbed(players: tuple[Player, ...], seat: Seat, canoe: int) -> tuple[Player, ...]:
    """The players after a seat's canoe was robbed: it is simply empty (R4.8)."""
    victim = players[seat]
    a, b = victim.canoes
    canoes = (canoe_at(a.at), b) if canoe == 0 else (a, canoe_at(b.at))
    victim = Player(victim.hand, victim.played, victim.paddle, victim.gems, canoes)
    return (*players[:seat], victim, *players[seat + 1 :])


def _turns_done(position: Position, seat: Seat) -> int:
    """How many turns of this round are over when a seat's is."""
    return (seat - position.start) % len(position.players) + 1


def _begin_turns(
    position: Position,
    done: int,
    sites: tuple[Bag, ...],
    players: tuple[Player, ...],
    weather: int,
    draw: Draw | None,
    log: Log | None,
) -> Position:
    """Phase II after so many turns: the next seat clockwise that has something to do (R2.2)."""
    for place in range(done, len(players)):
        seat = (position.start + place) % len(players)
        player = players[seat]
        a, b = player.canoes
        turn = turn_from(a.at, b.at)
        if log is not None:
            log.append(Revealed(seat, player.paddle))
        if turn.canoes or player.paddle == CLOUD:
            return on_turn(position, seat, turn, weather, sites, players)
        if log is not None:  # D2
            log.append(Stranded(seat))
    return _end_round(position, sites, players, weather, draw, log)


def _end_round(
    position: Position,
    sites: tuple[Bag, ...],
    players: tuple[Player, ...],
    weather: int,
    draw: Draw | None,
    log: Log | None,
) -> Position:
    """After phase II: the end of the game (R8), or the river and the life preserver (R2.4)."""
    options = position.options
    if position.round == options.round_limit or is_won(players):
        return _end_game(position, sites, players, weather, log)
    tiles = [player.paddle for player in players]
    pushes = speed(tiles, weather)
    arms = _arms(position, pushes, draw)
    if log is not None:
        lowest = min(tiles)
        log.append(Flowed(pushes, NO_TILE if lowest == CLOUD else lowest, weather))
        log_pushes(players, arms, log)
    spaces = carried(arms)
    refill = len(players[0].hand) == 0
    settled: list[Player] = []
    for seat, player in enumerate(players):
        a, b = player.canoes
        for canoe in (a, b):
            if canoe.gem != EMPTY and spaces[canoe.at] == FALLS:  # R6.5
                sites = _put_home(sites, canoe.gem)
        a, b = _drifted(a, spaces[a.at]), _drifted(b, spaces[b.at])
        if a.at == LOST and b.at == LOST and not player.gems:  # R7.3
            a = canoe_at(SHORE)
            if log is not None:
                log.append(Rescued(seat, 0))
        # R2.1: the tile is out until all seven have been played.
        hand = TILES if refill else player.hand
        played = () if refill else (*player.played, player.paddle)
        settled.append(Player(hand, played, NO_TILE, player.gems, (a, b)))
    start = (position.start + 1) % len(players)
    if log is not None:
        log.append(StartPassed(start, position.round + 1))
        if refill:
            log.append(HandsRefilled())
    # R6.3: the arm that was not taken last comes next.
    next_arm = 1 - arms[-1] if arms else position.next_arm
    return Position(
        options,
        position.round + 1,
        PADDLE_PHASE,
        start,
        NOBODY,
        None,
        weather,
        next_arm,
        sites,
        (),
        tuple(settled),
    )


def _drifted(canoe: Canoe, to: int) -> Canoe:
    """A canoe carried to a space; over the falls it loses its cargo."""
    return canoe if canoe.at == to else canoe_at(to, EMPTY if to == FALLS else canoe.gem)


def _arms(position: Position, pushes: int, draw: Draw | None) -> tuple[Arm, ...]:
    """The arms the discs take: in turn (R6.3), or as drawn under the natural fork (R6.4)."""
    if position.options.fork == "alternate":
        return alternating(position.next_arm, pushes)
    if pushes == 0:
        return ()
    arms = tuple(draw(position.next_arm, pushes)) if draw is not None else ()
    if len(arms) != pushes:
        raise Malformed("river", f"this flow takes {pushes} arms, got {len(arms)}")
    if any(arm not in (LEFT, RIGHT) for arm in arms):
        raise Malformed("river", f"an arm is {LEFT} or {RIGHT}, got {arms}")
    return arms


def _end_game(
    position: Position,
    sites: tuple[Bag, ...],
    players: tuple[Player, ...],
    weather: int,
    log: Log | None,
) -> Position:
    """R8.1, R8.3: the game stops where phase II has ended; no river."""
    won = winners(position.options, players)
    if log is not None:
        victories = tuple(Victory(seat, goals_met(players[seat].gems)) for seat in won)
        log.append(GameOver(victories, not is_won(players)))
    return Position(
        position.options,
        position.round,
        OVER,
        position.start,
        NOBODY,
        None,
        weather,
        position.next_arm,
        sites,
        won,
        players,
    )
