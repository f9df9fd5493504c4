"""Logging the events of a trip and of the pushes of a flow.

Apart from `play`, because the position after an action does not depend on its events.
"""

from collections.abc import Sequence

from niagara.rules.actions import Trip
from niagara.rules.bag import ONE
from niagara.rules.board import EMPTY, FALLS, SHORE, SITE_AT, Arm, Kind, Seat, path
from niagara.rules.events import (
    Drift,
    Event,
    GoalReached,
    Landed,
    Loaded,
    Pushed,
    Stolen,
    Swept,
    Travelled,
    Unloaded,
)
from niagara.rules.flow import pushed
from niagara.rules.position import Canoe, Player, Position
from niagara.rules.scoring import goals_met

Log = list[Event]


def log_trip(position: Position, seat: Seat, trip: Trip, log: Log) -> None:
    """The events of a trip, in the order they happen."""
    canoe = position.players[seat].canoes[trip.canoe]
    gem = canoe.gem
    way = Travelled(seat, trip.canoe, path(canoe.at, trip.to, position.next_arm))
    if not trip.before:
        log.append(way)
    if trip.unloads:
        log.append(Unloaded(seat, trip.canoe, gem, _site(canoe, trip)))
        gem = EMPTY
    if trip.loads != EMPTY:
        gem = trip.loads
        log.append(Loaded(seat, trip.canoe, gem, _site(canoe, trip)))
    if trip.before:
        log.append(way)
    if trip.steals is not None:
        victim = (trip.steals.seat, trip.steals.canoe)
        gem = position.players[victim[0]].canoes[victim[1]].gem
        log.append(Stolen(seat, trip.canoe, gem, victim))
    if trip.to == SHORE:
        log.append(Landed(seat, trip.canoe, gem))
        if gem != EMPTY:
            _log_goal(position, seat, gem, log)
    if trip.to == FALLS:
        log.append(Swept(seat, trip.canoe, gem))


def _log_goal(position: Position, seat: Seat, gem: Kind, log: Log) -> None:
    """The goals met with a gem that was landed, if the seat met none before (R8.1)."""
    gems = position.players[seat].gems
    goals = goals_met(gems + ONE[gem])
    if goals and not goals_met(gems):
        seats = len(position.players)
        done = (seat - position.start) % seats + 1
        to_move = tuple((position.start + place) % seats for place in range(done, seats))
        log.append(GoalReached(seat, goals, to_move))


def _site(canoe: Canoe, trip: Trip) -> Kind:
    return SITE_AT[canoe.at if trip.before else trip.to]


def log_pushes(players: Sequence[Player], arms: Sequence[Arm], log: Log) -> None:
    """Each push with every canoe it moves, and the canoes it sweeps away."""
    places = [[canoe.at for canoe in player.canoes] for player in players]
    for arm in arms:
        drifts = [
            Drift(seat, canoe, was, pushed(was, arm))
            for seat, spaces in enumerate(places)
            for canoe, was in enumerate(spaces)
            if pushed(was, arm) != was
        ]
        log.append(Pushed(arm, tuple(drifts)))
        for drift in drifts:
            places[drift.seat][drift.canoe] = drift.now
            if drift.now == FALLS:
                gem = players[drift.seat].canoes[drift.canoe].gem
                log.append(Swept(drift.seat, drift.canoe, gem))
