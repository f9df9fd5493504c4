"""Which canoes move in a turn with a number tile (R3).

A `Turn` is where both canoes began and which have made their trip; there is one object for each
case, linked to the one that follows when a canoe has moved. A turn with no canoe left to move
is over.
"""

from typing import Final

from niagara.rules.board import CANOES, LOST, SHORE, SPACES, Space


class Turn:
    """What the canoes of the seat to act must or may still do."""

    __slots__ = ("after", "began", "canoes", "may_stop", "moved")

    def __init__(self, began: tuple[Space, ...], moved: tuple[bool, ...]) -> None:
        self.began: Final = began
        self.moved: Final = moved
        self.canoes: Final = _free_to_move(began, moved)
        # R3.2, D1: a canoe ashore may stay there if it is the only one left to move.
        self.may_stop: Final = [began[c] for c in self.canoes] == [SHORE]
        # The turn after canoe 0 or canoe 1 has made its trip.
        self.after: Final = tuple(
            Turn(began, tuple(moved[i] or i == canoe for i in range(CANOES)))
            if canoe in self.canoes
            else None
            for canoe in range(CANOES)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (turn_of, (self.began, self.moved))

    def __repr__(self) -> str:
        return f"turn_of({self.began}, {self.moved})"


def _free_to_move(began: tuple[Space, ...], moved: tuple[bool, ...]) -> tuple[int, ...]:
    """The canoes that can make a trip now."""
    if all(space == SHORE for space in began) and any(moved):
        return ()  # R3.1: of two canoes ashore exactly one is launched
    # R3.5: each canoe at most once; a lost one not at all (R3.4, D1, D2).
    return tuple(c for c in range(CANOES) if not moved[c] and began[c] != LOST)


_FIRST: Final = tuple(Turn((a, b), (False,) * CANOES) for a in range(SPACES) for b in range(SPACES))


def turn_from(a: Space, b: Space) -> Turn:
    """The turn of a seat whose canoes begin at these spaces."""
    return _FIRST[a * SPACES + b]


def turn_of(began: tuple[Space, ...], moved: tuple[bool, ...]) -> Turn | None:
    """The turn in which these canoes have moved; None if that cannot be."""
    turn: Turn | None = turn_from(*began)
    for canoe in range(CANOES):
        if moved[canoe] and turn is not None:
            turn = turn.after[canoe]
    return turn
