"""A card about a table, in the format that sites show beside a link: 1200 by 630.

All words are given: the card knows no language.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from niagara.draw import palette
from niagara.draw.geometry import HEIGHT, LAND
from niagara.draw.pieces import gem
from niagara.draw.svg import FONTS, river
from niagara.draw.table_facts import Table
from niagara.draw.text_width import columns, fitted
from niagara.draw.xml import moved, tag, text
from niagara.rules.bag import Bag, counts
from niagara.rules.board import KINDS, Seat

CARD_WIDTH: Final = 1200
CARD_HEIGHT: Final = 630
BOARD: Final = CARD_HEIGHT / HEIGHT  # the board's scale
PAPER: Final = CARD_WIDTH - LAND * BOARD  # the width of the paper to the left of the board
_PLACE: Final = {"x": PAPER, "width": CARD_WIDTH - PAPER, "height": CARD_HEIGHT}  # of the picture
MARGIN: Final = 56
LARGE_COLUMNS: Final = 17  # of a heading in one line
SMALL_COLUMNS: Final = 24  # of each of its two lines
ABOUT_COLUMNS: Final = 42
NAME_COLUMNS: Final = 16
# Invisible, but they join letters of Persian, and keep names apart in its sentences.
MARKS: Final = "\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069"
MOST_GEMS: Final = 9  # that fit in a row one by one


@dataclass(frozen=True)
class CardPlayer:
    """A player on a card; the gems are left out while the game is not over."""

    seat: Seat
    name: str
    gems: Bag = 0
    has_won: bool = False


@dataclass(frozen=True)
class CardWords:
    """What a card says beside its players."""

    name: str  # of the game
    heading: str
    about: str
    is_rtl: bool = False


def card(words: CardWords, players: Sequence[CardPlayer], picture: str) -> str:
    """The card as an SVG document: words and players at the left, a picture at the right.

    Words that run from right to left begin at the picture; the river is never mirrored.
    """
    return tag(
        "svg",
        tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, fill=palette.PAPER),
        _edge(players),
        moved(
            PAPER - MARGIN if words.is_rtl else MARGIN,
            0,
            1,
            *_lines(words, about_lines=2 if players else 3),
            _rows(players, -1 if words.is_rtl else 1),
            text_anchor="end" if words.is_rtl else "start",
        ),
        "" if players else _all_kinds(),
        picture,
        tag("rect", x=PAPER, width=3, height=CARD_HEIGHT, fill=palette.EDGE),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {CARD_WIDTH} {CARD_HEIGHT}",
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        font_family=f"Vazirmatn, {FONTS}" if words.is_rtl else FONTS,
    )


def board_picture(table: Table) -> str:
    """The board of a table, for a card."""
    board = river(table, has_words=False)
    return tag("svg", board, viewBox=f"0 0 {LAND} {HEIGHT}", **_PLACE)


def cover_picture(address: str) -> str:
    """A picture by its address, framed, for a card; what does not fit is cut off at its sides.

    Smaller than a board: as PNG, paintings are large, and some sites show none above 600 kB.
    """
    place = {
        "x": PAPER + 40,
        "y": 60,
        "width": CARD_WIDTH - PAPER - 96,
        "height": CARD_HEIGHT - 120,
    }
    return tag("rect", fill=palette.WATER_DEEP, **_PLACE) + tag(
        "g",
        tag("image", href=address, preserveAspectRatio="xMidYMid slice", **place),
        tag("rect", fill="none", stroke=palette.PAPER, stroke_width=12, rx=6, **place),
    )


def _lines(words: CardWords, about_lines: int) -> Iterator[str]:
    """The name of the game, the heading and the text below it."""
    size, heading = _heading(words.heading)
    about = _broken(_visible(words.about), ABOUT_COLUMNS, about_lines)
    top = 196 - 0.5 * size * (len(heading) - 1)
    below = top + size * 1.12 * (len(heading) - 1) + 52
    way = _right_to_left if words.is_rtl else str
    spacing = 0 if words.is_rtl else 6  # it would break joined letters
    name, ink = way(_visible(words.name)), palette.WATER_DARK
    yield text(name, 0, 88, 38, ink, font_weight="bold", letter_spacing=spacing)
    for i, line in enumerate(heading):
        yield text(way(line), 0, top + i * size * 1.12, size, palette.INK, font_weight="bold")
    for i, line in enumerate(about):
        yield text(way(line), 0, below + i * 36, 27, palette.FAINT)


def _right_to_left(line: str) -> str:
    """A line marked as running from right to left: resvg takes every line to begin at the left."""
    return f"\u2067{line}\u2069"


def _edge(players: Sequence[CardPlayer]) -> str:
    """A band in the winners' colours; in the colour of the water while nobody has won."""
    colours = [palette.HULLS[player.seat] for player in players if player.has_won]
    bands = colours or [palette.WATER_DEEP]
    height = CARD_HEIGHT / len(bands)
    return "".join(
        tag("rect", y=i * height, width=22, height=height, fill=colour)
        for i, colour in enumerate(bands)
    )


def _heading(words: str) -> tuple[int, list[str]]:
    """The size of the heading's letters, and its one or two lines."""
    if columns(words) <= LARGE_COLUMNS:
        return 58, [_visible(words)]
    return 44, _broken(_visible(words), SMALL_COLUMNS, 2)


def _broken(words: str, width: int, most: int) -> list[str]:
    """Words in lines of so many columns; what does not fit in the last line is cut."""
    lines: list[str] = []
    for word in words.split():
        if lines and columns(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return [fitted(each, width).rstrip() for each in lines]


def _rows(players: Sequence[CardPlayer], way: int) -> str:
    """A row for each player, down to the lower edge; ``way`` is 1, or −1 from right to left."""
    height = min(66, 330 / max(len(players), 1))
    first = CARD_HEIGHT - 34 - height * len(players)
    return "".join(
        _row(player, first + i * height + height / 2, way) for i, player in enumerate(players)
    )


def _row(player: CardPlayer, y: float, way: int) -> str:
    ink = palette.INK if player.has_won or not player.gems else palette.FAINT
    weight = "bold" if player.has_won else "normal"
    name = _visible(fitted(player.name, NAME_COLUMNS).rstrip())
    return moved(
        way * 20,
        y,
        1,
        _counter(player.seat),
        text(name, way * 40, 10, 30, ink, font_weight=weight),
        _gems(player.gems, way),
    )


def _counter(seat: Seat) -> str:
    """A disc in the player's colour; the name beside it says who it is."""
    hull, edge = palette.HULLS[seat], palette.INK
    return tag("circle", r=19, fill=hull, stroke=edge, stroke_opacity=0.5, stroke_width=1.5)


def _all_kinds() -> str:
    """A gem of each kind, where there are no players."""
    return "".join(gem(kind, MARGIN + 52 + kind * 124, 500, 4.4) for kind in range(KINDS))


def _gems(bag: Bag, way: int) -> str:
    """The gems at the far end of a row: one by one, or by number where there are many."""
    end = PAPER - 2 * MARGIN - 40
    held = [(kind, n) for kind, n in enumerate(counts(bag)) if n]
    if sum(n for _, n in held) <= MOST_GEMS:
        stones = [kind for kind, n in held for _ in range(n)]
        first = end - 31 * (len(stones) - 1)
        return "".join(gem(kind, way * (first + 31 * i), 0, 1.35) for i, kind in enumerate(stones))
    first = end - 66 * (len(held) - 1) - 30
    return "".join(
        gem(kind, way * (first + 66 * i), 0, 1.35)
        + text(f"×{n}", way * (first + 66 * i + 18), 8, 22, palette.INK)
        for i, (kind, n) in enumerate(held)
    )


def _visible(words: str) -> str:
    return "".join(c if c.isprintable() or c in MARKS else "�" for c in words)
