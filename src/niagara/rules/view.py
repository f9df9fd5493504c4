"""What a seat may see (rules.md, "View of a seat"): positions and events without secrets.

A `View` has no field for a rival's hand or hidden tile, so it cannot give them away.
"""

from collections.abc import Iterable
from typing import Any, Final

from niagara.rules.bag import Bag
from niagara.rules.board import NO_TILE, Arm, Seat, Tile
from niagara.rules.canoes_to_move import Turn
from niagara.rules.events import HIDDEN, Chosen, Event
from niagara.rules.options import Options
from niagara.rules.position import CANOE_PHASE, OVER, BasePosition, Canoe, Player, Position

SPECTATOR: Final = -1


class PlayerView:
    """A player as another seat sees it, or as itself: then ``hand`` is not None.

    ``played`` holds the tiles in sight, oldest first: all of one's own, only the last of a rival
    (R2.3) unless piles are open. ``paddle`` is HIDDEN when chosen but not revealed.
    """

    __slots__ = ("canoes", "gems", "hand", "hand_count", "paddle", "played")

    def __init__(
        self,
        hand: tuple[Tile, ...] | None,
        hand_count: int,
        played: tuple[Tile, ...],
        paddle: Tile,
        gems: Bag,
        canoes: tuple[Canoe, ...],
    ) -> None:
        self.hand: Final = hand
        self.hand_count: Final = hand_count
        self.played: Final = played
        self.paddle: Final = paddle
        self.gems: Final = gems
        self.canoes: Final = canoes

    def key(self) -> tuple[object, ...]:
        """Everything that makes this view of a player what it is."""
        return (self.hand, self.hand_count, self.played, self.paddle, self.gems, self.canoes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return (PlayerView, self.key())

    def __repr__(self) -> str:
        return f"PlayerView{self.key()!r}"


class View(BasePosition[PlayerView]):
    """A position as ``seat`` sees it (SPECTATOR: as somebody without a seat)."""

    __slots__ = ("seat",)

    def __init__(
        self,
        options: Options,
        round: int,  # noqa: A002 - the word of rules.md
        phase: str,
        start: Seat,
        turn: Seat,
        pending: Turn | None,
        weather: int,
        next_arm: Arm,
        sites: tuple[Bag, ...],
        winners: tuple[Seat, ...],
        players: tuple[PlayerView, ...],
        seat: Seat,
    ) -> None:
        super().__init__(
            options, round, phase, start, turn, pending, weather, next_arm, sites, winners, players
        )
        self.seat: Final = seat

    def key(self) -> tuple[object, ...]:
        return (*super().key(), self.seat)


def view(position: Position, seat: Seat = SPECTATOR) -> View:
    """The position as a seat may see it; raises ValueError if there is no such seat."""
    if seat != SPECTATOR and not 0 <= seat < len(position.players):
        raise ValueError(f"R1.1: there is no seat {seat} at a table of {len(position.players)}")
    return View(
        position.options,
        position.round,
        position.phase,
        position.start,
        position.turn,
        position.pending,
        position.weather,
        position.next_arm,
        position.sites,
        position.winners,
        tuple(
            own(player) if other == seat else rival(position, other)
            for other, player in enumerate(position.players)
        ),
        seat,
    )


def is_revealed(table: BasePosition[Any], seat: Seat) -> bool:
    """Whether a seat's tile of this round lies open: its turn has come (R2.2)."""
    if table.phase != CANOE_PHASE:
        return table.phase == OVER
    seats = len(table.players)
    return (seat - table.start) % seats <= (table.turn - table.start) % seats


def own(player: Player) -> PlayerView:
    """A player as it sees itself."""
    return PlayerView(
        player.hand, len(player.hand), player.played, player.paddle, player.gems, player.canoes
    )


def rival(position: Position, seat: Seat) -> PlayerView:
    """A player as all others see it."""
    player = position.players[seat]
    paddle = player.paddle
    if paddle != NO_TILE and not is_revealed(position, seat):
        paddle = HIDDEN
    played = player.played if position.options.open_piles else player.played[-1:]  # R2.3
    return PlayerView(None, len(player.hand), played, paddle, player.gems, player.canoes)


def seen_by(events: Iterable[Event], seat: Seat = SPECTATOR) -> list[Event]:
    """The events as a seat may see them: nobody learns a tile before it is revealed."""
    return [
        Chosen(event.seat, HIDDEN) if isinstance(event, Chosen) and event.seat != seat else event
        for event in events
    ]
