"""The text board: what it shows and what it must not show."""

from random import Random

import pytest

from niagara.draw.text import WIDTH, board, legend
from niagara.draw.text_width import columns
from niagara.rules import (
    Game,
    Options,
    Player,
    Position,
    Record,
    View,
    canoe_at,
    new_game,
    view,
)
from niagara.rules.bag import bag_of
from niagara.rules.board import FALLS, SHORE
from niagara.rules.position import CANOE_PHASE
from play import at_random

NAMES = ["Ann", "Ben", "Cem", "Dora", "Eve"]

MIDDLE = """
[niagara 1]
[seats ["Ann", "Ben", "Cem", "Dora", "Eve"]]
[start 3]
[first_arm "left"]
[fork "natural"]

1. a5 b5 c5 d6 e5 d1>4+D e1>3+A a1>3+A b1>3+A c1>3+A =LRLRR
2. a6 b6 c6 d5 e6 e1>s e0>4+D a1>s a0>4+D b1>s b0>4+D c1>s c0>4+D d0>3+A =LRLRL
3. a2 b4 c2 d3 e2 a0>5 a1>2 b0>3 b1>4 c0>5 c1>2 d0>4 e0>5 e1>2 =LR
4. a4 b3 c4 d4 e3 b1+S>5 b0>2 c0>2 c1+D>2 d0>2 e0>3 e1>3+A a0>2 a1+D>2 =LRL
5. a3 b1 c3 d~ e4 c0>2 c1>2 dw-
""".lstrip()


def opening() -> Position:
    return new_game(3, 1, 0)


def middle() -> Position:
    """A natural middle of a game, canoes nearly everywhere."""
    return Record.parse(MIDDLE).position()


def crowded(at: int) -> Position:
    """All ten canoes on one space, all loaded, and every site a mixture."""
    deal = new_game(5, 2, 1)
    player = Player(
        (1, 2, 3, 5, 6, 7), (), 4, bag_of([1, 0, 1, 0, 1]), (canoe_at(at, 3), canoe_at(at, 4))
    )
    mixture = bag_of([1, 1, 1, 1, 1])
    return Position(
        deal.options, 7, CANOE_PHASE, 2, 3, None, 2, 1, (mixture,) * 5, (), (player,) * 5
    )


OPENING_BOARD = """
 NIAGARA   round 1   I paddle: a b c to choose a tile
 weather −1 [0] +1 +2   next arm left

                            ashore a0 a1 b0 b1 c0 c1
                         ▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔
                                    │ ╭─1─╮ │
                                   ╱ ≈╰───╯╱
                                  ╱ ╭─2─╮ ╱
                                 ╱ ≈╰───╯╱
                     amethyst A7 │ ╭─3─╮ │
                                 ╲ ╰───╯≈ ╲
                       diamond D7 ╲ ≈╭─4─╮ ╲
                                   ╲ ╰───╯≈ ╲
                           amber B7 │ ╭─5─╮ │
                                   ╱ ≈╰───╯≈ ╲
                              ╱ ≈ ≈ ≈ ≈ ◀ ≈ ≈ ≈ ≈ ╲
                          ╱ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ╲
                         │╭6L─╮│    sapphire    │╭6R─╮│
                         │╰───╯│       S7       │╰───╯│
                         │╭7L─╮│      ruby      │╭7R─╮│
                         │╰───╯│       R7       │╰───╯│
                         │≈▒▓▒≈│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│≈▒▓▒≈│
                         ░▒▓█▓▒░  ≈ the falls ≈ ░▒▓█▓▒░
                                     lost ·

                   gems at home    same kinds all  tile  hand           played
   a Ann           ·                0/4  0/5  0/7  ·     1 2 3 4 5 6 ~  ·
   b Ben         ◎ ·                0/4  0/5  0/7  ·     1 2 3 4 5 6 ~  ·
   c Cem           ·                0/4  0/5  0/7  ·     1 2 3 4 5 6 ~  ·

"""

VIEW_OF_CEM = """
 NIAGARA   round 5   II canoes: e Eve to move, tile 4
 weather [−1] 0 +1 +2   next arm right   river so far 2

                                    ashore ·
                         ▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔
                                    │ ╭─1─╮ │
                                   ╱ ≈╰───╯╱
                                  ╱ ╭─2─╮ ╱ c0+D c1+D
                                 ╱ ≈╰───╯╱
                     amethyst A1 │ ╭─3─╮ │
                                 ╲ ╰───╯≈ ╲
                       diamond D1 ╲ ≈╭─4─╮ ╲
                                   ╲ ╰───╯≈ ╲
                           amber B7 │ ╭─5─╮ │ a0+D a1+D b0+D d0+A
                                   ╱ ≈╰───╯≈ ╲
                              ╱ ≈ ≈ ≈ ≈ ▶ ≈ ≈ ≈ ≈ ╲
                          ╱ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ╲
               e0+D e1+A │╭6L─╮│    sapphire    │╭6R─╮│
                         │╰───╯│       S6       │╰───╯│
                    b1+S │╭7L─╮│      ruby      │╭7R─╮│
                         │╰───╯│       R7       │╰───╯│
                         │≈▒▓▒≈│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│≈▒▓▒≈│
                         ░▒▓█▓▒░  ≈ the falls ≈ ░▒▓█▓▒░
                                    lost d1

                   gems at home    same kinds all  tile  hand           played
   a Ann           A1               1/4  1/5  1/7  (?)   2 tiles        4
   b Ben           A1               1/4  1/5  1/7  (?)   2 tiles        3
   c Cem         ◎ A1               1/4  1/5  1/7  3     1 ~            5624
   d Dora          ·                0/4  0/5  0/7  ~     2 tiles        4
 ▶ e Eve           A1               1/4  1/5  1/7  4     2 tiles        3

"""

CROWDED_BOARD = """
 NIAGARA   round 7   II canoes: d blue to move, tile 4
 weather −1 0 +1 [+2]   next arm right   river so far 6

                                    ashore ·
                         ▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔
                                    │ ╭─1─╮ │
                                   ╱ ≈╰───╯╱
                                  ╱ ╭─2─╮ ╱
                                 ╱ ≈╰───╯╱
         amethyst A1 D1 B1 S1 R1 │ ╭─3─╮ │
                                 ╲ ╰───╯≈ ╲
           diamond A1 D1 B1 S1 R1 ╲ ≈╭─4─╮ ╲
                                   ╲ ╰───╯≈ ╲
               amber A1 D1 B1 S1 R1 │ ╭─5─╮ │
                                   ╱ ≈╰───╯≈ ╲
                              ╱ ≈ ≈ ≈ ≈ ▶ ≈ ≈ ≈ ≈ ╲
                          ╱ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ╲
                         │╭6L─╮│    sapphire    │╭6R─╮│
                         │╰───╯│ A1 D1 B1 S1 R1 │╰───╯│
a0+S a1+R b0+S b1+R c0+S │╭7L─╮│      ruby      │╭7R─╮│
c1+R d0+S d1+R e0+S e1+R │╰───╯│ A1 D1 B1 S1 R1 │╰───╯│
                         │≈▒▓▒≈│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│≈▒▓▒≈│
                         ░▒▓█▓▒░  ≈ the falls ≈ ░▒▓█▓▒░
                                     lost ·

                   gems at home    same kinds all  tile  hand           played
   a Ann           A1 B1 R1         1/4  3/5  3/7  (4)   1 2 3 5 6 ~    ·
   b 山田太郎      A1 B1 R1         1/4  3/5  3/7  (4)   1 2 3 5 6 ~    ·
   c green       ◎ A1 B1 R1         1/4  3/5  3/7  4     1 2 3 5 6 ~    ·
 ▶ d blue          A1 B1 R1         1/4  3/5  3/7  4     1 2 3 5 6 ~    ·
   e brown         A1 B1 R1         1/4  3/5  3/7  (4)   1 2 3 5 6 ~    ·

"""


@pytest.mark.parametrize(
    ("table", "names", "expected"),
    [
        (opening(), NAMES[:3], OPENING_BOARD),
        (view(middle(), 2), NAMES, VIEW_OF_CEM),
        (crowded(8), ["Ann", "山田太郎"], CROWDED_BOARD),
    ],
)
def test_the_whole_board(table: Position | View, names: list[str], expected: str) -> None:
    assert board(table, names) == expected.removeprefix("\n") + legend()


@pytest.mark.parametrize("at", range(SHORE, FALLS + 1))
def test_ten_canoes_on_any_space_are_all_named(at: int) -> None:
    drawn = board(crowded(at), NAMES)
    assert all(f"{seat}0+S" in drawn and f"{seat}1+R" in drawn for seat in "abcde")
    assert max(map(columns, drawn.splitlines())) <= WIDTH


def test_every_position_of_random_games_fits() -> None:
    rng = Random(1)
    game = Game(NAMES, rng, Options(fork="natural", open_piles=True, round_limit=12))
    for seat in at_random(game, rng):
        for table in (game.position, view(game.position), view(game.position, seat)):
            drawn = board(table, NAMES)
            assert max(map(columns, drawn.splitlines())) <= WIDTH
            assert drawn == board(table, NAMES)
    assert "over: won by" in board(game.position)
    assert "★" in board(game.position)


def test_a_view_shows_no_more_than_its_seat_may_see() -> None:
    """Ben's tile of this round is 1, his hand 2 and the cloud: Cem's board must not say so."""
    line = next(line for line in board(view(middle(), 2), NAMES).splitlines() if " b Ben" in line)
    assert "(?)" in line
    assert "2 tiles" in line
    line = next(line for line in board(middle(), NAMES).splitlines() if " b Ben" in line)
    assert "(1)" in line


def test_hostile_names_stay_on_their_line() -> None:
    drawn = board(opening(), ["\x1b[31mred\nx", "a" * 500, "\u202e\ud800"])
    assert drawn.isprintable() is False  # only by its line ends
    assert drawn.replace("\n", "").isprintable()
    assert len(drawn.splitlines()) == len(board(opening()).splitlines())
    assert max(map(columns, drawn.splitlines())) <= WIDTH


def test_seats_without_names_go_by_their_colour() -> None:
    assert " a red " in board(opening())
    assert " c green " in board(opening(), ["Ann"])
