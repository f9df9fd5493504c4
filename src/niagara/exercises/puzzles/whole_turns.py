"""Whole turns of a seat, one for each effect.

Many lists of actions do the same: canoes may move in either order, and one canoe is as good as
the other. Turns that leave the same table count as one answer.
"""

from collections.abc import Hashable
from typing import NamedTuple, TypeVar

from niagara.rules import Action, Canoe, Event, Player, Position
from niagara.rules.board import CLOUD, Seat, Tile
from niagara.rules.canoes_to_move import turn_from
from niagara.rules.position import CANOE_PHASE
from niagara.rules.staged_turn import Staged, stage

AnyEvent = TypeVar("AnyEvent", bound=Event)


class WholeTurn(NamedTuple):
    """The actions of a turn, the table they leave, and what happens on the way."""

    actions: tuple[Action, ...]
    after: Position
    events: tuple[Event, ...]

    def all_of(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


def whole_turns(position: Position, seat: Seat) -> list[WholeTurn]:
    """Every turn that a seat can take now, the first found of those equal in effect."""
    found: dict[Hashable, WholeTurn] = {}
    _extend((), stage(position, seat, ()), (), seat, found)
    return list(found.values())


def whole_turns_with(position: Position, seat: Seat, tile: Tile) -> list[WholeTurn]:
    """Every turn that a seat could take with a tile, if its turn were now and the round's first."""
    begun = turn_with(position, seat, tile)
    return [] if begun is None else whole_turns(begun, seat)


def turn_with(position: Position, seat: Seat, tile: Tile) -> Position | None:
    """The position if a seat's turn with a tile were now; None if it could do nothing with it."""
    player = position.players[seat]
    player = Player(player.hand, player.played, tile, player.gems, player.canoes)
    turn = turn_from(*(canoe.at for canoe in player.canoes))
    if not turn.canoes and tile != CLOUD:
        return None
    return Position(
        position.options,
        position.round,
        CANOE_PHASE,
        seat,
        seat,
        turn,
        position.weather,
        position.next_arm,
        position.sites,
        (),
        (*position.players[:seat], player, *position.players[seat + 1 :]),
    )


def _extend(
    actions: tuple[Action, ...],
    staged: Staged,
    events: tuple[Event, ...],
    seat: Seat,
    found: dict[Hashable, WholeTurn],
) -> None:
    if staged.is_whole:
        found.setdefault(effect(staged.position, seat), WholeTurn(actions, staged.position, events))
        return
    for action in staged.legal:
        after = stage(staged.position, seat, (action,))
        _extend((*actions, action), after, (*events, *after.events), seat, found)


def effect(after: Position, seat: Seat) -> Hashable:
    """What a turn has done to the table; the seat's two canoes are not told apart."""
    players = tuple(
        (player.gems, _sorted(player.canoes) if other == seat else player.canoes)
        for other, player in enumerate(after.players)
    )
    return (after.weather, after.sites, players)


def equal_turns(position: Position, seat: Seat, wanted: Hashable) -> list[tuple[Action, ...]]:
    """Every list of actions with this effect."""
    found: list[tuple[Action, ...]] = []
    open_lists: list[tuple[tuple[Action, ...], Staged]] = [((), stage(position, seat, ()))]
    while open_lists:
        actions, staged = open_lists.pop()
        if staged.is_whole and effect(staged.position, seat) == wanted:
            found.append(actions)
        open_lists.extend(
            ((*actions, action), stage(staged.position, seat, (action,))) for action in staged.legal
        )
    return found[::-1]


def _sorted(canoes: tuple[Canoe, ...]) -> tuple[Canoe, ...]:
    return tuple(sorted(canoes, key=lambda canoe: (canoe.at, canoe.gem)))
