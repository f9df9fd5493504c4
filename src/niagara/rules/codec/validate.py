"""What a position must be to be possible: the checks on positions and views from outside.

Only what a single position shows is checked, not whether some game leads to it.
"""

from collections.abc import Sequence

from niagara.rules.bag import count
from niagara.rules.board import (
    CLOUD,
    GEMS_OF_A_KIND,
    KIND_NAMES,
    KINDS,
    LOST,
    NO_SITE,
    SITE_AT,
    SPACE_NAMES,
    TILES,
    Seat,
)
from niagara.rules.canoes_to_move import Turn
from niagara.rules.errors import Malformed
from niagara.rules.position import OVER, PADDLE_PHASE, Player, Position
from niagara.rules.scoring import is_won, winners
from niagara.rules.trips import ends
from niagara.rules.view import PlayerView, View


def check_position(position: Position, where: str) -> None:
    """Refuse a position that cannot be."""
    check_gems(position, where)
    _check_tiles(position, where)
    _check_phase(position, where)
    _check_winners(position, where)


def check_gems(table: Position | View, where: str) -> None:
    """R1.2: sites, canoes and owned gems make seven of each kind."""
    for kind in range(KINDS):
        lying = sum(count(bag, kind) for bag in table.sites)
        owned = sum(count(player.gems, kind) for player in table.players)
        afloat = sum(canoe.gem == kind for player in table.players for canoe in player.canoes)
        if lying + owned + afloat != GEMS_OF_A_KIND:
            raise Malformed(
                f"{where}.sites.{KIND_NAMES[kind]}",
                f"R1.2: {GEMS_OF_A_KIND} {KIND_NAMES[kind]} gems are in play, "
                f"not {lying + owned + afloat} ({lying} at sites, {afloat} afloat, {owned} owned)",
            )


def _check_tiles(position: Position, where: str) -> None:
    """R2.1: everybody has played one tile in each round since hands were full."""
    expected = (position.round - 1) % len(TILES)
    for seat, player in enumerate(position.players):
        if len(player.played) != expected:
            raise Malformed(
                f"{where}.players[{seat}].played",
                f"R2.1: in round {position.round} it holds {expected} tiles, "
                f"not {len(player.played)}",
            )


def _check_phase(position: Position, where: str) -> None:
    chosen = [bool(player.paddle) for player in position.players]
    if position.phase == PADDLE_PHASE and all(chosen):
        raise Malformed(f"{where}.phase", "R2.2: all have chosen a tile, so phase I is over")
    if position.phase != PADDLE_PHASE and not all(chosen):
        seat = chosen.index(False)
        raise Malformed(
            f"{where}.players[{seat}].paddle", f"R2.1: expected a tile in phase {position.phase}"
        )
    check_canoes(position, where)


def check_canoes(table: Position | View, where: str) -> None:
    """Nobody is left with two lost canoes and no gem (R7.3), nor on turn with nothing to move."""
    players: Sequence[Player | PlayerView] = table.players
    for seat, player in enumerate(players):
        lost = all(canoe.at == LOST for canoe in player.canoes)
        if lost and not player.gems and table.phase == PADDLE_PHASE:
            raise Malformed(
                f"{where}.players[{seat}].canoes",
                "R7.3: both lost and no gem owned: canoe 0 would be ashore",
            )
    if table.pending is not None:
        player_on_turn = players[table.turn]
        number = player_on_turn.paddle != CLOUD
        if number and not table.pending.canoes:
            raise Malformed(f"{where}.turn", "D2: a seat with both canoes lost has no turn")
        if number:
            _check_moved(table.pending, player_on_turn, f"{where}.players[{table.turn}]")
        if not number and any(table.pending.moved):
            raise Malformed(f"{where}.players[{table.turn}].canoes", "R5.2: a cloud moves no canoe")


def _check_moved(turn: Turn, player: Player | PlayerView, where: str) -> None:
    """R4.1: a canoe that has moved is where its tile could take it, cargo or not."""
    for i, canoe in enumerate(player.canoes):
        began = turn.began[i]
        points = [player.paddle - cost for cost in (0, 2, 4)]
        reachable = {to for n in points if n > 0 for to in ends(began, n)}
        if any(n == 0 for n in points[1:]) and SITE_AT[began] != NO_SITE:
            reachable.add(began)  # R4.12: cargo handled on the spot
        if turn.moved[i] and canoe.at not in reachable:
            here, there = SPACE_NAMES[began], SPACE_NAMES[canoe.at]
            raise Malformed(
                f"{where}.canoes[{i}].at",
                f"R4.1: no trip of {player.paddle} points leads from {here} to {there}",
            )


def _check_winners(position: Position, where: str) -> None:
    won = is_won(position.players)
    if position.phase == OVER:
        if not won and position.round != position.options.round_limit:
            raise Malformed(f"{where}.phase", "R8.1: nobody has won and no round limit is reached")
        expected: Sequence[Seat] = winners(position.options, position.players)
    else:
        expected = ()
        if won and position.phase == PADDLE_PHASE:
            raise Malformed(f"{where}.phase", "R8.1: somebody has won, so the game is over")
    if position.winners != expected:
        raise Malformed(
            f"{where}.winners", f"expected {list(expected)}, got {list(position.winners)}"
        )
