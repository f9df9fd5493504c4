"""What a seat can do: choose a tile, ransom, change the weather, make a trip, end a turn.

Actions are immutable, hashable values. ``str`` writes one in notation and `Action.parse` reads it
back; ``repr`` is the Python that builds it. `legal` decides which are legal.

>>> Action.parse("0>3+A"), str(Paddle(4))
(Trip(0, (), 3, (Load(0),)), '4')

Every action that can ever be legal is listed once in `ACTIONS`; its place there is its ``index``,
which orders `legal_actions` and numbers the actions for machine learning.
"""

from typing import Final

from niagara.rules.board import (
    CANOES,
    EMPTY,
    FALLS,
    KINDS,
    MAX_SEATS,
    SITE_AT,
    SPACES,
    TILES,
    Kind,
    Seat,
    Space,
    Tile,
    is_disc,
)


class Load:
    """Take one gem of a kind from the site (R4.5)."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Load) and self.kind == other.kind

    def __hash__(self) -> int:
        return hash(("load", self.kind))

    def __reduce__(self) -> tuple[object, ...]:
        return (Load, (self.kind,))

    def __repr__(self) -> str:
        return f"Load({self.kind})"


class Unload:
    """Put the gem down at the site (R4.6)."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unload)

    def __hash__(self) -> int:
        return hash("unload")

    def __reduce__(self) -> tuple[object, ...]:
        return (Unload, ())

    def __repr__(self) -> str:
        return "Unload()"


class Steal:
    """Take the gem of another seat's canoe on the same disc (R4.8)."""

    __slots__ = ("canoe", "seat")

    def __init__(self, seat: Seat, canoe: int) -> None:
        self.seat: Final = seat
        self.canoe: Final = canoe

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steal) and (self.seat, self.canoe) == (other.seat, other.canoe)

    def __hash__(self) -> int:
        return hash(("steal", self.seat, self.canoe))

    def __reduce__(self) -> tuple[object, ...]:
        return (Steal, (self.seat, self.canoe))

    def __repr__(self) -> str:
        return f"Steal({self.seat}, {self.canoe})"


Cargo = Load | Unload | Steal
UNLOAD: Final = Unload()
LOAD_COST: Final = 2  # R4.1
UNLOAD_COST: Final = 2  # R4.1


class Action:
    """One decision of a seat.

    ``index`` is its place in `ACTIONS`; −1 for an action made by hand, until `canonical` finds the
    listed one equal to it.
    """

    __slots__ = ("index",)

    def __init__(self) -> None:
        self.index = -1

    @staticmethod
    def parse(text: str) -> "Action":
        """The action that a text in notation stands for, legal or not; raises `Malformed`."""
        from niagara.rules.notation import action_from_text

        return action_from_text(text)

    def key(self) -> tuple[object, ...]:
        """The name of the class and its values: actions with equal keys are equal."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        if self.index >= 0:  # a copy of a listed action is that action
            return (listed, (self.index,))
        return (type(self), self.key()[1:])

    def __repr__(self) -> str:
        name, *values = self.key()
        return f"{name}({', '.join(map(repr, values))})"

    def __str__(self) -> str:
        from niagara.rules.notation import action_to_text

        return action_to_text(self)


class Paddle(Action):
    """Choose a tile from hand, secretly (R2.1)."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile: Final = tile

    def key(self) -> tuple[object, ...]:
        return ("Paddle", self.tile)


class Ransom(Action):
    """Buy a lost canoe back for one owned gem (R7.1)."""

    __slots__ = ("canoe", "gem")

    def __init__(self, canoe: int, gem: Kind) -> None:
        super().__init__()
        self.canoe: Final = canoe
        self.gem: Final = gem

    def key(self) -> tuple[object, ...]:
        return ("Ransom", self.canoe, self.gem)


class Weather(Action):
    """Move the weather one step, −1 or +1 (R5.1)."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step: Final = step

    def key(self) -> tuple[object, ...]:
        return ("Weather", self.step)


class Done(Action):
    """End a turn whose remaining trip is optional (R3.2, D1)."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ("Done",)


class Trip(Action):
    """Move one canoe: cargo handled before, the space it goes to, cargo handled after (R4).

    The attributes past ``after`` sum up the cargo for the engine; for a trip that can never be
    legal (two loads, say) they mean nothing.
    """

    __slots__ = ("after", "before", "canoe", "cost", "loads", "steals", "to", "unloads")

    def __init__(
        self,
        canoe: int,
        before: tuple[Cargo, ...],
        to: Space,
        after: tuple[Cargo, ...] = (),
    ) -> None:
        super().__init__()
        self.canoe: Final = canoe
        self.before: Final = before
        self.to: Final = to
        self.after: Final = after
        cargo = before + after
        self.unloads: Final = UNLOAD in cargo
        self.loads: Final = next((op.kind for op in cargo if isinstance(op, Load)), EMPTY)
        self.steals: Final = next((op for op in cargo if isinstance(op, Steal)), None)
        self.cost: Final = self.unloads * UNLOAD_COST + (self.loads != EMPTY) * LOAD_COST

    def key(self) -> tuple[object, ...]:
        return ("Trip", self.canoe, self.before, self.to, self.after)


DONE: Final = Done()


def _cargo_at_a_site() -> list[tuple[Cargo, ...]]:
    """Every way to handle cargo at one site (R4.1): load, unload, unload and load."""
    loads = [Load(kind) for kind in range(KINDS)]
    return [(UNLOAD,), *((load,) for load in loads), *((UNLOAD, load) for load in loads)]


def _trips(canoe: int) -> list[Trip]:
    """Every trip there can be for a canoe: cargo before, cargo after, and with a theft last."""
    handlings = _cargo_at_a_site()
    thefts = [Steal(seat, rival) for seat in range(MAX_SEATS) for rival in range(CANOES)]
    nothing: tuple[Cargo, ...] = ()
    return [
        *(Trip(canoe, before, to) for before in (nothing, *handlings) for to in range(SPACES)),
        *(
            Trip(canoe, (), to, after)
            for after in handlings
            for to in range(FALLS)
            if SITE_AT[to] >= 0
        ),
        *(
            Trip(canoe, before, to, (theft,))
            for before in (nothing, (UNLOAD,))
            for to in range(FALLS)
            if is_disc(to)
            for theft in thefts
        ),
    ]


PADDLES: Final = tuple(Paddle(tile) for tile in TILES)
RANSOMS: Final = tuple(Ransom(canoe, gem) for canoe in range(CANOES) for gem in range(KINDS))
WEATHERS: Final = (Weather(-1), Weather(1))

ACTIONS: Final[tuple[Action, ...]] = (
    *RANSOMS,
    *PADDLES,
    *WEATHERS,
    *(trip for canoe in range(CANOES) for trip in _trips(canoe)),
    DONE,
)
for _index, _action in enumerate(ACTIONS):
    _action.index = _index

_BY_VALUE: Final = {action: action for action in ACTIONS}


def listed(index: int) -> Action:
    """The action with this index."""
    return ACTIONS[index]


def canonical(action: Action) -> Action:
    """The listed action equal to this one, or the action itself if none can ever be legal."""
    return _BY_VALUE.get(action, action)
