"""The words on a board drawn as text: in English here, for programmers; the terminal has others."""

from collections.abc import Sequence

from niagara.rules.board import ARM_NAMES, KIND_NAMES, Arm, Kind


class BoardWords:
    """What a board says beside its signs. A subclass says it in another language."""

    def round(self, number: int) -> str:
        """Which round it is."""
        return f"round {number}"

    def choosing(self, letters: Sequence[str]) -> str:
        """Phase I, and who still has to choose a tile."""
        return f"I paddle: {' '.join(letters)} to choose a tile"

    def moving(self, who: str, tile: str) -> str:
        """Phase II, and whose turn it is with which tile."""
        return f"II canoes: {who} to move, tile {tile}"

    def over(self, letters: Sequence[str]) -> str:
        """The end, and who has won."""
        return f"over: won by {' and '.join(letters)}"

    def weather(self, track: str) -> str:
        """The weather track."""
        return f"weather {track}"

    def next_arm(self, arm: Arm) -> str:
        """The arm that the next disc goes into."""
        return f"next arm {ARM_NAMES[arm]}"

    def river_so_far(self, speed: int) -> str:
        """How fast the river would flow by the tiles that lie open."""
        return f"river so far {speed}"

    def falls(self) -> str:
        """The end of the river."""
        return "the falls"

    def ashore(self) -> str:
        """Before the canoes that are ashore."""
        return "ashore"

    def lost(self) -> str:
        """Before the canoes that are lost."""
        return "lost"

    def kind(self, kind: Kind) -> str:
        """A kind of gem."""
        return KIND_NAMES[kind]

    def headings(self) -> tuple[str, str, str, str, str]:
        """Of the columns: gems, the three goals, the tile, the hand, the tiles played."""
        return "gems at home", "same kinds all", "tile", "hand", "played"

    def tiles(self, count: int) -> str:
        """How many tiles somebody holds."""
        return "1 tile" if count == 1 else f"{count} tiles"

    def cloud(self) -> str:
        """The cloud, in the legend."""
        return "cloud"

    def legend(self) -> str:
        """What the other signs mean."""
        return "a0+R canoe 0 of a with a ruby   (4) tile face down   ◎ life preserver: starts"


ENGLISH_WORDS = BoardWords()
