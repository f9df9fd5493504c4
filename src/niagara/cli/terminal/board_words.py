"""The words on the board in the language of the terminal."""

# ruff: noqa: D102 - `BoardWords` says what each of them is

from collections.abc import Sequence

from niagara.cli.words import listed, message
from niagara.draw.board_words import BoardWords
from niagara.rules.board import ARM_NAMES, KIND_NAMES, Arm, Kind


class TerminalBoardWords(BoardWords):
    """Every word from the Fluent files."""

    def round(self, number: int) -> str:
        return message("board-round", round=number)

    def choosing(self, letters: Sequence[str]) -> str:
        return message("board-choosing", who=" ".join(letters))

    def moving(self, who: str, tile: str) -> str:
        return message("board-moving", who=who, tile=int(tile) if tile.isdigit() else tile)

    def over(self, letters: Sequence[str]) -> str:
        return message("board-over", who=listed(letters))

    def weather(self, track: str) -> str:
        return message("board-weather", track=track)

    def next_arm(self, arm: Arm) -> str:
        return message("board-next-arm", arm=ARM_NAMES[arm])

    def river_so_far(self, speed: int) -> str:
        return message("board-river", speed=speed)

    def falls(self) -> str:
        return message("board-falls")

    def ashore(self) -> str:
        return message("board-ashore")

    def lost(self) -> str:
        return message("board-lost")

    def kind(self, kind: Kind) -> str:
        return message(f"gem-{KIND_NAMES[kind]}")

    def headings(self) -> tuple[str, str, str, str, str]:
        return (
            message("board-gems"),
            message("board-goals"),
            message("board-tile"),
            message("board-hand"),
            message("board-played"),
        )

    def tiles(self, count: int) -> str:
        return message("board-tiles", count=count)

    def cloud(self) -> str:
        return message("board-cloud")

    def legend(self) -> str:
        return message("board-legend")


WORDS = TerminalBoardWords()
