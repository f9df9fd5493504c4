"""A position as plain text: for terminals, tests and error reports.

At most 80 columns wide, always the same for the same table, no colours. The river is drawn once,
as `RIVER`; around it stand the canoes of each disc and the gems of each site, in the letters of
the notation. Below it one line for each seat.
"""

from collections.abc import Sequence
from typing import Final

from niagara.draw.board_words import ENGLISH_WORDS, BoardWords
from niagara.draw.table_facts import (
    NO_SIGN,
    Mark,
    Table,
    bag_sign,
    current,
    hand_of,
    marks_at,
    named,
    players_of,
    signed,
    tile_sign,
)
from niagara.draw.text_width import centred, columns, fitted
from niagara.rules.board import (
    D6L,
    D7L,
    LOST,
    MAX_WEATHER,
    MIN_WEATHER,
    NO_TILE,
    RUBY,
    SAPPHIRE,
    SHORE,
    SITE_AT,
    Seat,
    Space,
)
from niagara.rules.notation import CLOUD_SIGN, KIND_LETTERS, SEAT_LETTERS
from niagara.rules.position import CANOE_PHASE, PADDLE_PHASE
from niagara.rules.scoring import GOALS, reached
from niagara.rules.view import is_revealed

WIDTH: Final = 80
MARGIN: Final = 25  # on either side of the river
ABREAST: Final = 5  # canoes in one line of a margin

RIVER: Final = """\
▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔
           │ ╭─1─╮ │
          ╱ ≈╰───╯╱
         ╱ ╭─2─╮ ╱
        ╱ ≈╰───╯╱
        │ ╭─3─╮ │
        ╲ ╰───╯≈ ╲
         ╲ ≈╭─4─╮ ╲
          ╲ ╰───╯≈ ╲
           │ ╭─5─╮ │
          ╱ ≈╰───╯≈ ╲
     ╱ ≈ ≈ ≈ ≈ * ≈ ≈ ≈ ≈ ╲
 ╱ ≈ ≈ ╱▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔╲ ≈ ≈ ╲
│╭6L─╮│                │╭6R─╮│
│╰───╯│                │╰───╯│
│╭7L─╮│                │╭7R─╮│
│╰───╯│                │╰───╯│
│≈▒▓▒≈│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│≈▒▓▒≈│
░▒▓█▓▒░                ░▒▓█▓▒░""".splitlines()

ROWS: Final = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 13, 7: 13, 8: 15, 9: 15}  # where a disc begins
LEFT_SIDE: Final = (D6L, D7L)  # the discs that have their canoes to the left of them
ISLAND: Final = slice(7, 23)  # the columns of the island
NEXT_ARM: Final = "◀▶"
COLUMNS: Final = (16, 16, 6, 15, 10)  # of the table below the river, after the names


def legend(words: BoardWords = ENGLISH_WORDS) -> str:
    """What the signs on the board mean."""
    gems = [f"{sign} {words.kind(kind)}" for kind, sign in enumerate(KIND_LETTERS)]
    signs = "   ".join([*gems, f"{CLOUD_SIGN} {words.cloud()}"])
    return f"   {signs}\n   {words.legend()}\n"


def board(
    table: Table, names: Sequence[str] | None = None, words: BoardWords = ENGLISH_WORDS
) -> str:
    """The whole table as text, with a legend; seats without a name go by their colour."""
    return f"{picture(table, names, words)}\n{legend(words)}"


def picture(
    table: Table, names: Sequence[str] | None = None, words: BoardWords = ENGLISH_WORDS
) -> str:
    """The whole table as text, without the legend."""
    people = named(table, names)
    lines = [
        *_headline(table, people, words),
        *_river(table, words),
        *_seats(table, people, words),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _headline(table: Table, people: Sequence[str], words: BoardWords) -> list[str]:
    track = " ".join(
        f"[{signed(w)}]" if w == table.weather else signed(w)
        for w in range(MIN_WEATHER, MAX_WEATHER + 1)
    )
    flow = current(table)
    river = [] if flow is None else [words.river_so_far(flow)]
    facts = [words.weather(track), words.next_arm(table.next_arm), *river]
    return [
        fitted(f" NIAGARA   {words.round(table.round)}   {_phase(table, people, words)}", WIDTH),
        " " + "   ".join(facts),
        "",
    ]


def _phase(table: Table, people: Sequence[str], words: BoardWords) -> str:
    if table.phase == PADDLE_PHASE:
        waiting = [SEAT_LETTERS[s] for s, p in enumerate(players_of(table)) if p.paddle == NO_TILE]
        return words.choosing(waiting)
    if table.phase == CANOE_PHASE:
        who = f"{SEAT_LETTERS[table.turn]} {fitted(people[table.turn], 20).rstrip()}"
        return words.moving(who, tile_sign(table.players[table.turn].paddle))
    return words.over([SEAT_LETTERS[seat] for seat in table.winners])


def _river(table: Table, words: BoardWords) -> list[str]:
    """The river from the shore to the falls, with the canoes on it and the gems beside it."""
    art = [row.replace("*", NEXT_ARM[table.next_arm]) for row in RIVER]
    art[-1] = _on_island(art[-1], f" ≈ {words.falls()} ≈")
    left, right = [""] * len(art), [""] * len(art)
    for disc, row in ROWS.items():
        side = left if disc in LEFT_SIDE else right
        marks = marks_at(table, disc)
        side[row], side[row + 1] = _moored(marks[:ABREAST]), _moored(marks[ABREAST:])
    for site, bag in enumerate(table.sites):
        if site in (SAPPHIRE, RUBY):  # on the island, between the arms
            row = ROWS[D6L] if site == SAPPHIRE else ROWS[D7L]
            art[row] = _on_island(art[row], words.kind(site))
            art[row + 1] = _on_island(art[row + 1], bag_sign(bag))
        else:
            left[ROWS[SITE_AT.index(site)]] = f"{words.kind(site)} {bag_sign(bag)}"
    rows = [_beside(there, row, here) for there, row, here in zip(left, art, right, strict=True)]
    return [_away(words.ashore(), table, SHORE), *rows, _away(words.lost(), table, LOST)]


def _beside(left: str, row: str, right: str) -> str:
    """A row of the river with words close to either bank."""
    bank = MARGIN + len(row) - len(row.lstrip()) - 1
    return f"{' ' * (bank - columns(left))}{left} {row.strip()} {right}"


def _moored(marks: Sequence[Mark]) -> str:
    return " ".join(map(str, marks))


def _on_island(row: str, text: str) -> str:
    return row[: ISLAND.start] + centred(text, ISLAND.stop - ISLAND.start) + row[ISLAND.stop :]


def _away(word: str, table: Table, space: Space) -> str:
    """The canoes that are not on the river."""
    return centred(f"{word} {_moored(marks_at(table, space)) or NO_SIGN}", WIDTH)


def _seats(table: Table, people: Sequence[str], words: BoardWords) -> list[str]:
    headings = zip(words.headings(), COLUMNS, strict=True)
    head = " " * 19 + "".join(fitted(heading, width) for heading, width in headings)
    return ["", head, *(_seat(table, seat, people[seat], words) for seat in range(len(people)))]


def _seat(table: Table, seat: Seat, name: str, words: BoardWords) -> str:
    player = table.players[seat]
    goals = "  ".join(f"{n}/{GOALS[goal]}" for goal, n in reached(player.gems).items())
    hand = hand_of(player)
    held = words.tiles(hand) if isinstance(hand, int) else " ".join(map(tile_sign, hand))
    who = f"{SEAT_LETTERS[seat]} {fitted(name, 12)}{'◎' if seat == table.start else ' '} "
    return (
        f" {_pointer(table, seat)} {who}{bag_sign(player.gems):16}"
        f" {goals}  {_tile(table, seat):6}"
        f"{fitted(held or NO_SIGN, 15)}{''.join(map(tile_sign, player.played)) or NO_SIGN}"
    )


def _pointer(table: Table, seat: Seat) -> str:
    if seat in table.winners:
        return "★"
    return "▶" if seat == table.turn else " "


def _tile(table: Table, seat: Seat) -> str:
    """The tile of this round; in brackets while it lies face down."""
    tile = table.players[seat].paddle
    is_down = tile != NO_TILE and not is_revealed(table, seat)
    return f"({tile_sign(tile)})" if is_down else tile_sign(tile)
