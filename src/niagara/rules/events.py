"""What happened, in the order it happened: enough to animate a move without knowing the rules.

`play` appends these to the log it is given. All are immutable values; `view` decides who may
see what, and `codec` writes them down, field by field under the same names.
"""

from dataclasses import dataclass
from typing import Final

from niagara.rules.board import Arm, Kind, Seat, Space, Tile
from niagara.rules.frozen_value import Value

HIDDEN: Final = -1  # a tile that whoever sees the event may not know


@dataclass(frozen=True)
class Event(Value):
    """One thing that happened."""


@dataclass(frozen=True)
class Chosen(Event):
    """A seat has picked its tile (R2.1); HIDDEN from everybody else."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class Ransomed(Event):
    """A lost canoe is bought back: it is ashore, the gem at the site of its kind (R7.1)."""

    seat: Seat
    canoe: int
    gem: Kind


@dataclass(frozen=True)
class Revealed(Event):
    """A seat's turn begins with its tile turned up (R2.2)."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class Stranded(Event):
    """A turn passes, since both canoes of the seat are lost (D2)."""

    seat: Seat


@dataclass(frozen=True)
class Travelled(Event):
    """A trip: every space of the way, both ends included (R4)."""

    seat: Seat
    canoe: int
    path: tuple[Space, ...]


@dataclass(frozen=True)
class Loaded(Event):
    """A gem taken from a site (R4.5)."""

    seat: Seat
    canoe: int
    gem: Kind
    site: Kind


@dataclass(frozen=True)
class Unloaded(Event):
    """A gem put down at a site (R4.6)."""

    seat: Seat
    canoe: int
    gem: Kind
    site: Kind


@dataclass(frozen=True)
class Stolen(Event):
    """A gem taken from a rival's canoe, named by seat and canoe (R4.8)."""

    seat: Seat
    canoe: int
    gem: Kind
    victim: tuple[Seat, int]


@dataclass(frozen=True)
class Landed(Event):
    """A canoe reached the shore; its gem, if any, is now the seat's own (R4.10)."""

    seat: Seat
    canoe: int
    gem: Kind


@dataclass(frozen=True)
class GoalReached(Event):
    """A landing met a goal of R8.1: ``to_move`` still take their turns, then the game is over."""

    seat: Seat
    goals: tuple[str, ...]
    to_move: tuple[Seat, ...]


@dataclass(frozen=True)
class Swept(Event):
    """A canoe went over the falls; its gem, if any, is back at the site of its kind (R6.5)."""

    seat: Seat
    canoe: int
    gem: Kind


@dataclass(frozen=True)
class WeatherMoved(Event):
    """A cloud changed the weather (R5.1)."""

    seat: Seat
    was: int
    now: int


@dataclass(frozen=True)
class Flowed(Event):
    """The river begins to flow at this speed: lowest number tile (if any) + weather (R6.1)."""

    speed: int
    lowest: Tile
    weather: int


@dataclass(frozen=True)
class Drift(Value):
    """One canoe carried one space by a push."""

    seat: Seat
    canoe: int
    was: Space
    now: Space


@dataclass(frozen=True)
class Pushed(Event):
    """One disc pushed in at the rope, one gone from an arm, every canoe it moved (R6.2)."""

    arm: Arm
    drifts: tuple[Drift, ...]


@dataclass(frozen=True)
class Rescued(Event):
    """A canoe given back free to a seat that had lost both and owned nothing (R7.3)."""

    seat: Seat
    canoe: int


@dataclass(frozen=True)
class StartPassed(Event):
    """The life preserver goes to the next seat, and its round begins (R2.4)."""

    seat: Seat
    round: int


@dataclass(frozen=True)
class HandsRefilled(Event):
    """All seven tiles have been played and come back (R2.1)."""


@dataclass(frozen=True)
class Victory(Value):
    """A winner and the goals of R8.1 met (none if the round limit ended the game)."""

    seat: Seat
    goals: tuple[str, ...]


@dataclass(frozen=True)
class GameOver(Event):
    """Who won (R8.2), and whether the round limit had to end the game (R8.3)."""

    winners: tuple[Victory, ...]
    round_limit: bool
