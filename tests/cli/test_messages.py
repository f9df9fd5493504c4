"""The words of the command line: values, lists, and the board in English."""

import pytest

from niagara.cli.terminal.board_words import TerminalBoardWords
from niagara.cli.words import listed, message
from niagara.draw.board_words import BoardWords
from niagara.rules.board import KINDS


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(Exception, match="who"):
        message("terminal-round", round=3)


def test_numbers_that_are_names_stay_as_they_are() -> None:
    assert "Game number 123456 (" in message("terminal-game-number", seed="123456")


@pytest.mark.parametrize(
    ("items", "expected"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(items: list[str], expected: str) -> None:
    assert listed(items) == expected


def said(words: BoardWords) -> list[object]:
    return [
        words.round(3),
        words.choosing(["a", "c"]),
        words.moving("a Ann", "4"),
        *(words.over(letters) for letters in (["b"], ["a", "b"])),
        words.weather("[0] +1"),
        *map(words.next_arm, (0, 1)),
        words.river_so_far(5),
        words.falls(),
        words.ashore(),
        words.lost(),
        *map(words.kind, range(KINDS)),
        words.headings(),
        *map(words.tiles, (1, 7)),
        words.cloud(),
        words.legend(),
    ]


def test_the_board_says_the_same_to_programmers_and_to_players() -> None:
    assert said(TerminalBoardWords()) == said(BoardWords())
