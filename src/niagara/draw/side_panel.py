"""The panel beside the river: round and weather above, a card for each seat below."""

from collections.abc import Sequence
from typing import Final

from niagara.draw import palette
from niagara.draw.geometry import HEIGHT, LAND, WIDTH
from niagara.draw.pieces import badge, gem
from niagara.draw.table_facts import Table, current, hand_of, players_of, signed, tile_sign
from niagara.draw.text_width import fitted
from niagara.draw.xml import moved, tag, text, title
from niagara.rules.bag import counts
from niagara.rules.board import ARM_NAMES, CLOUD, MAX_WEATHER, MIN_WEATHER, NO_TILE, Seat, Tile
from niagara.rules.events import HIDDEN
from niagara.rules.notation import SEAT_LETTERS
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE
from niagara.rules.scoring import GOALS, reached
from niagara.rules.view import is_revealed

MARGIN: Final = 18
CARD_WIDTH: Final = WIDTH - LAND - 2 * MARGIN
CARD_HEIGHT: Final = 110
FIRST_CARD: Final = 172
CLOUD_SHAPE: Final = "M-9 5A5 5 0 0 1-8-3A6.5 6.5 0 0 1 4-5A5 5 0 0 1 9 5Z"


def panel(table: Table, people: Sequence[str]) -> str:
    """Everything beside the river."""
    step = min(CARD_HEIGHT + 14, (HEIGHT - FIRST_CARD - 6) / len(people))
    cards = [
        moved(LAND + MARGIN, FIRST_CARD + seat * step, 1, _card(table, seat, name))
        for seat, name in enumerate(people)
    ]
    paper = tag("rect", x=LAND, width=WIDTH - LAND, height=HEIGHT, fill=palette.PAPER)
    return "".join([paper, moved(LAND + MARGIN, 0, 1, _head(table)), *cards])


def _head(table: Table) -> str:
    return "".join(
        [
            text("Niagara", 0, 44, 32, palette.INK, font_weight="bold", font_family="serif"),
            text(f"round {table.round}", CARD_WIDTH, 30, 15, palette.INK, text_anchor="end"),
            text(_phase(table), CARD_WIDTH, 50, 13, palette.FAINT, text_anchor="end"),
            _weather(table),
            text(_river(table), 0, 150, 13, palette.FAINT),
        ]
    )


def _phase(table: Table) -> str:
    if table.phase == PADDLE_PHASE:
        return "I: choosing tiles"
    if table.phase == CANOE_PHASE:
        return f"II: {SEAT_LETTERS[table.turn]} to move"
    return f"won by {' and '.join(SEAT_LETTERS[seat] for seat in table.winners)}"


def _river(table: Table) -> str:
    flow = current(table)
    so_far = "" if flow is None else f"   ·   river so far {flow}"
    return f"next disc goes {ARM_NAMES[table.next_arm]}{so_far}"


def _weather(table: Table) -> str:
    """The weather track, with the cloud on its step."""
    steps = range(MIN_WEATHER, MAX_WEATHER + 1)
    width = CARD_WIDTH / len(steps)
    cells = []
    for i, weather in enumerate(steps):
        is_here = weather == table.weather
        cells.append(
            tag(
                "rect",
                x=i * width + 2,
                y=66,
                width=width - 4,
                height=56,
                rx=8,
                fill="#dfeaf0" if is_here else palette.CARD,
                stroke=palette.WATER_DARK if is_here else palette.EDGE,
                stroke_width=2.5 if is_here else 1,
            )
        )
        middle = i * width + width / 2
        weight = "bold" if is_here else "normal"
        cells.append(
            text(
                signed(weather),
                middle,
                114,
                16,
                palette.INK,
                text_anchor="middle",
                font_weight=weight,
            )
        )
        if is_here:
            cells.append(cloud(middle, 87, 1.5))
    return "".join(cells)


def cloud(x: float, y: float, size: float) -> str:
    """The cloud of the weather track and of the cloud tile."""
    shape = tag("path", d=CLOUD_SHAPE, fill="#fff", stroke=palette.WATER_DARK)
    return moved(x, y, size, shape)


def _card(table: Table, seat: Seat, name: str) -> str:
    player = players_of(table)[seat]
    is_marked = seat == table.turn or seat in table.winners
    frame = tag(
        "rect",
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        rx=10,
        fill=palette.CARD,
        stroke=palette.HIGHLIGHT if is_marked else palette.EDGE,
        stroke_width=3 if is_marked else 1,
    )
    star = "★ " if seat in table.winners else ""
    who = text(star + fitted(name, 20).rstrip(), 40, 27, 17, palette.INK, font_weight="bold")
    return "".join(
        [
            frame,
            badge(seat, 21, 21),
            who,
            _preserver(CARD_WIDTH - 86, 21) if seat == table.start else "",
            _tile(table, seat),
            _gems(player.gems),
            _goals(player.gems),
            text(_hand(table, seat), CARD_WIDTH - 10, 62, 12, palette.FAINT, text_anchor="end"),
        ]
    )


def _preserver(x: float, y: float) -> str:
    """The life preserver of the start player."""
    ring = tag("circle", r=9, fill="none", stroke="#fff", stroke_width=6)
    edge = tag("circle", r=12, fill="none", stroke=palette.INK, stroke_width=0.8)
    bands = tag(
        "circle", r=9, fill="none", stroke="#d1452f", stroke_width=6, stroke_dasharray="7.07 7.07"
    )
    return moved(x, y, 1, ring, bands, edge)


def _tile(table: Table, seat: Seat) -> str:
    """The paddle tile of this round: face up, or its back."""
    tile = players_of(table)[seat].paddle
    x, y = CARD_WIDTH - 54, 8
    if tile == NO_TILE:
        return tag(
            "rect", x=x, y=y, width=44, height=27, rx=5, fill="none",
            stroke=palette.EDGE, stroke_dasharray="4 3",
        )  # fmt: skip
    is_open = is_revealed(table, seat)
    face = tag(
        "rect", x=x, y=y, width=44, height=27, rx=5, fill="#f3dfb5" if is_open else palette.WOOD,
        stroke=palette.WOOD_DARK,
    )  # fmt: skip
    return face + _sign(tile, x + 22, y + 20, palette.INK if is_open else "#fff")


def _sign(tile: Tile, x: float, y: float, ink: str) -> str:
    if tile == CLOUD:
        return cloud(x, y - 6, 0.95)
    sign = tile_sign(tile) if tile != HIDDEN else "?"
    return title(sign, x, y, 18, ink)


def _gems(bag: int) -> str:
    """How many gems of each kind are at home; kinds still missing are faint."""
    parts = []
    for kind, number in enumerate(counts(bag)):
        x = 20 + kind * 53
        stone = gem(kind, x, 57, 0.95)
        parts.append(stone if number else tag("g", stone, opacity=0.28))
        ink = palette.INK if number else palette.FAINT
        parts.append(text(f"×{number}", x + 13, 62, 14, ink))
    return "".join(parts)


def _goals(bag: int) -> str:
    """How far the seat has come towards each goal, as pips."""
    parts = []
    x = 10.0
    for word, (goal, have) in zip(("same", "kinds", "all"), reached(bag).items(), strict=True):
        parts.append(text(word, x, 100, 12, palette.FAINT))
        x += 13 + 7.4 * len(word)
        for pip in range(GOALS[goal]):
            fill = palette.HIGHLIGHT if pip < have else "none"
            dot = tag("circle", cx=x, cy=96, r=3.6, stroke=palette.INK, stroke_width=0.9, fill=fill)
            parts.append(dot)
            x += 11
        x += 7
    return "".join(parts)


def _hand(table: Table, seat: Seat) -> str:
    hand = hand_of(players_of(table)[seat])
    return f"{hand} in hand" if isinstance(hand, int) else "".join(map(tile_sign, hand))
