"""What a player with a perfect memory knows of the rivals' tiles (R2.3: who remembers, knows).

All reveals are public, so whoever has watched since the hands were last full knows every hand
but for the tile that lies face down. A `Memory` is given only the events a seat saw.
"""

from collections.abc import Iterable

from niagara.rules.board import NO_TILE, TILES, Seat, Tile
from niagara.rules.events import HIDDEN, Event, HandsRefilled, Revealed
from niagara.rules.view import View, is_revealed


class Memory:
    """What was seen of every seat's tiles since the hands were last full."""

    def __init__(self, seats: int) -> None:
        """A memory that watches from the start of a game."""
        self._seen: list[set[Tile]] = [set() for _ in range(seats)]

    @classmethod
    def of(cls, view: View) -> "Memory":
        """All that a view alone tells: a newcomer's memory."""
        memory = cls(len(view.players))
        for seat, (seen, player) in enumerate(zip(memory._seen, view.players, strict=True)):
            seen.update(player.played)
            if player.paddle != NO_TILE and is_revealed(view, seat):
                seen.add(player.paddle)
        return memory

    def watch(self, events: Iterable[Event]) -> None:
        """Remember what these events, as some seat saw them, say about tiles."""
        for event in events:
            if isinstance(event, Revealed):
                self._seen[event.seat].add(event.tile)
            elif isinstance(event, HandsRefilled):
                for seen in self._seen:
                    seen.clear()

    def may_hold(self, seat: Seat) -> tuple[Tile, ...]:
        """The tiles a seat can still hold: in hand, or face down on the table.

        Exact for a memory that has watched since hands were full; never too few.
        """
        return tuple(tile for tile in TILES if tile not in self._seen[seat])

    def is_complete(self, view: View) -> bool:
        """Whether this memory knows every rival's hand exactly, given a view of the same time."""
        return all(
            len(self.may_hold(seat)) == player.hand_count + (player.paddle == HIDDEN)
            for seat, player in enumerate(view.players)
            if seat != view.seat
        )
