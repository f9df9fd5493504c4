"""Positions of the rules as the packed engine's ten 32-bit words, and back.

The fields are described in engine.h. The order of the covered tiles of a pile is not kept, since
no rule and no view depends on it (R2.3): they come back in ascending order, below the top one.
"""

from collections.abc import Sequence
from typing import Final

from niagara.rules import Options, Player, Position, canoe_at
from niagara.rules.board import CANOES, NO_TILE, TILES, Tile
from niagara.rules.canoes_to_move import turn_of
from niagara.rules.position import (
    CANOE_PHASE,
    NOBODY,
    OVER,
    PADDLE_PHASE,
    Canoe,
    position_of,
)
from niagara.rules.scoring import winners
from niagara.sim.next_to_act import next_to_act

WORDS: Final = 10
MOST_ROUNDS: Final = (1 << 14) - 1
NO_ACTOR: Final = 7  # the seat to act of a game that is over
_BAG: Final = (1 << 15) - 1


def pack(position: Position, *, begun: bool = True) -> list[int]:
    """The words of a position; ``begun``: the river has flowed before (it matters under R6.4)."""
    hands = position.round << 50
    sites = position.next_arm << 62 | (position.weather + 1) << 60
    sites |= (position.phase == CANOE_PHASE) << 63
    for site, bag in enumerate(position.sites[:4]):
        sites |= bag << 15 * site
    players = [0] * 5
    for seat, player in enumerate(position.players):
        hands |= sum(1 << tile - 1 for tile in player.hand) << 7 * seat
        hands |= (player.played[-1] if player.played else NO_TILE) << 35 + 3 * seat
        players[seat] = _pack_player(player)
    low = (1 << 32) - 1
    return [hands & low, hands >> 32, sites & low, sites >> 32, *players, _rest(position, begun)]


def _pack_player(player: Player) -> int:
    word = player.gems | player.paddle << 29
    for number, canoe in enumerate(player.canoes):
        word |= (canoe.at | canoe.gem << 4) << 15 + 7 * number
    return word


def _rest(position: Position, begun: bool) -> int:
    rest = position.sites[4] | position.start << 15 | begun << 31
    rest |= (next_to_act(position) & NO_ACTOR) << 18  # NOBODY is −1, all bits set
    if position.pending is not None:
        for canoe in range(CANOES):
            rest |= position.pending.moved[canoe] << 21 + canoe
            rest |= position.pending.began[canoe] << 23 + 4 * canoe
    return rest


def unpack(words: Sequence[int], seats: int, options: Options) -> Position:
    """The position of ten words."""
    low = [int(word) for word in words]
    hands, sites, rest = low[0] | low[1] << 32, low[2] | low[3] << 32, low[9]
    players = tuple(
        _player(word, hands >> 7 * seat & 127, hands >> 35 + 3 * seat & 7)
        for seat, word in enumerate(low[4 : 4 + seats])
    )
    actor = rest >> 18 & 7
    is_over, on_turn = actor == NO_ACTOR, bool(sites >> 63)
    began = tuple(rest >> 23 + 4 * canoe & 15 for canoe in range(CANOES))
    moved = tuple(bool(rest >> 21 + canoe & 1) for canoe in range(CANOES))
    return Position(
        options,
        hands >> 50,
        OVER if is_over else CANOE_PHASE if on_turn else PADDLE_PHASE,
        rest >> 15 & 7,
        actor if on_turn else NOBODY,
        turn_of(began, moved) if on_turn else None,
        (sites >> 60 & 3) - 1,
        sites >> 62 & 1,
        (*(sites >> 15 * site & _BAG for site in range(4)), rest & _BAG),
        winners(options, players) if is_over else (),
        players,
    )


def _player(word: int, hand: int, top: Tile) -> Player:
    paddle = word >> 29
    in_hand = tuple(tile for tile in TILES if hand >> tile - 1 & 1)
    covered = [tile for tile in TILES if tile not in (*in_hand, paddle, top)]
    played = (*covered, top) if top else ()
    return Player(in_hand, played, paddle, word & _BAG, (_canoe(word >> 15), _canoe(word >> 22)))


def _canoe(word: int) -> Canoe:
    return canoe_at(word & 15, word >> 4 & 7)


def without_order(position: Position) -> Position:
    """A position whose covered tiles are in ascending order, as `unpack` makes it."""
    players = tuple(
        Player(p.hand, (*sorted(p.played[:-1]), *p.played[-1:]), p.paddle, p.gems, p.canoes)
        for p in position.players
    )
    return position_of(position, players)
