"""Values print for people: actions and records in notation, positions and views as boards."""

from xml.etree import ElementTree as ET

import pytest

from niagara.draw.svg import svg
from niagara.draw.text import board
from niagara.rules import (
    UNLOAD,
    Action,
    Load,
    Malformed,
    Paddle,
    Ransom,
    Record,
    Steal,
    Trip,
    Weather,
    view,
)
from play import positions, some_game, steps


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Paddle(9), "9"),
        (Ransom(0, 7), "$0?"),
        (Ransom(2, -1), "$2?"),
        (Weather(3), "w?"),
        (Trip(0, (), 11), "0>?"),
        (Trip(1, (Load(5),), 3), "1+?>3"),
        (Trip(0, (UNLOAD,), 2, (Steal(-1, 0),)), "0->2x?0"),
    ],
)
def test_an_action_with_impossible_numbers_prints_but_cannot_be_read(
    action: Action, text: str
) -> None:
    assert str(action) == text
    with pytest.raises(Malformed, match="expected an action such as"):
        Action.parse(text)


@pytest.mark.parametrize("seed", range(4))
def test_positions_and_views_print_as_boards(seed: int) -> None:
    for position in positions(seed, rounds=5):
        for shown in (position, view(position), view(position, 0)):
            assert f"{shown!s}\n" == board(shown)
            assert repr(shown) != str(shown)


def test_notebooks_show_positions_views_and_records_as_pictures() -> None:
    game = some_game(3)
    for _step in steps(game, 3, rounds=3):
        pass
    for shown in (game.position, view(game.position, 0)):
        assert shown._repr_svg_() == svg(shown)
    assert game.record._repr_svg_() == svg(game.position, game.record.names)
    assert ET.fromstring(game.record._repr_svg_()).tag.endswith("svg")


@pytest.mark.parametrize("seed", range(4))
def test_a_record_knows_the_position_it_leads_to(seed: int) -> None:
    game = some_game(seed)
    assert game.record.position() == game.position == game.record.opening()
    for _step in steps(game, seed):
        pass
    assert game.record.position() == game.position
    assert Record.parse(str(game.record)) == game.record
