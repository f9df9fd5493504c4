"""What every seat of a game did, taken from its record."""

from dataclasses import dataclass, field

from niagara.rules import Event, Record, replay
from niagara.rules.actions import Paddle, Trip
from niagara.rules.board import EMPTY, KIND_NAMES, Seat, Tile, is_disc
from niagara.rules.events import (
    GameOver,
    Landed,
    Loaded,
    Ransomed,
    StartPassed,
    Stolen,
    Swept,
    WeatherMoved,
)
from niagara.rules.legal import legal_actions
from niagara.rules.position import CANOE_PHASE, Player, Position
from niagara.rules.record import Move


@dataclass
class SeatStory:
    """What one seat did in a game. Gems, canoes and turns are listed with their rounds."""

    place: int  # in the first round, from 0
    rounds: int = 0
    won: float = 0.0  # its share of the win
    goals: list[str] = field(default_factory=list)
    tiles: list[tuple[str, Tile]] = field(default_factory=list)  # and what its canoes did then
    clouds: list[tuple[str, int]] = field(default_factory=list)  # likewise, and the change
    home: list[tuple[int, str]] = field(default_factory=list)
    stole: list[tuple[int, str]] = field(default_factory=list)
    could_steal: set[int] = field(default_factory=set)  # rounds
    swept: list[tuple[int, bool]] = field(default_factory=list)  # whether it carried a gem
    stolen_home: int = 0
    was_robbed: int = 0
    ransomed: int = 0


def told(record: Record) -> list[SeatStory]:
    """The story of every seat of a game."""
    story = _Story(record)
    before = record.opening()
    for moment in replay(record):
        story.note_move(before, moment.move)
        for event in moment.events:
            story.note(event)
        before = moment.position
    return story.seats


def canoes_out(player: Player) -> str:
    """What a player's canoes do: how many are on the river, and how many of those carry a gem.

    >>> from niagara.rules.position import new_game
    >>> canoes_out(new_game(3, 0, 0).players[0])
    'none out'
    """
    out = [canoe for canoe in player.canoes if is_disc(canoe.at)]
    if not out:
        return "none out"
    loaded = sum(canoe.gem != EMPTY for canoe in out)
    return f"{len(out)} out, {loaded} loaded"


class _Story:
    def __init__(self, record: Record) -> None:
        many = len(record.names)
        self.round = 1
        self.seats = [SeatStory((seat - record.start) % many) for seat in range(many)]
        self._canoes = [""] * many  # what they do, as of the last move of the seat
        self._stolen: set[tuple[Seat, int]] = set()  # canoes that carry what they stole

    def note_move(self, before: Position, move: Move) -> None:
        """Take note of a choice, and of what else could have been chosen."""
        seat = self.seats[move.seat]
        self._canoes[move.seat] = canoes_out(before.players[move.seat])
        if isinstance(move.action, Paddle):
            seat.tiles.append((self._canoes[move.seat], move.action.tile))
        elif before.phase == CANOE_PHASE and any(
            isinstance(action, Trip) and action.steals
            for action in legal_actions(before, move.seat)
        ):
            seat.could_steal.add(self.round)

    def note(self, event: Event) -> None:
        """Take note of what happened."""
        match event:
            case Ransomed(seat):
                self.seats[seat].ransomed += 1
            case WeatherMoved(seat, was, now):
                self.seats[seat].clouds.append((self._canoes[seat], now - was))
            case StartPassed(_, number):
                self.round = number
            case GameOver(winners):
                for winner in winners:
                    self.seats[winner.seat].won = 1 / len(winners)
                    self.seats[winner.seat].goals = list(winner.goals)
                for each in self.seats:
                    each.rounds = self.round
            case _:
                self._follow_gems(event)

    def _follow_gems(self, event: Event) -> None:
        match event:
            case Stolen(seat, canoe, gem, victim):
                self.seats[seat].stole.append((self.round, KIND_NAMES[gem]))
                self.seats[victim[0]].was_robbed += 1
                self._stolen.discard(victim)
                self._stolen.add((seat, canoe))
            case Landed(seat, canoe, gem) if gem != EMPTY:
                self.seats[seat].home.append((self.round, KIND_NAMES[gem]))
                self.seats[seat].stolen_home += (seat, canoe) in self._stolen
                self._stolen.discard((seat, canoe))
            case Swept(seat, canoe, gem):
                self.seats[seat].swept.append((self.round, gem != EMPTY))
                self._stolen.discard((seat, canoe))
            case Loaded(seat, canoe):
                self._stolen.discard((seat, canoe))
