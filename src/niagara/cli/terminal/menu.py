"""The choices of a decision: grouped and numbered, and found by what was typed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import decimal

from niagara.cli.terminal.action_text import action_text, canoe_values, trip_text
from niagara.cli.words import joined, message
from niagara.draw.table_facts import Table, tile_sign
from niagara.rules import DONE, Action, Malformed, Paddle, Ransom, Trip, Weather
from niagara.rules.board import CLOUD, DEPTH, Seat
from niagara.rules.notation import action_from_text

COLUMN: Final = 38  # two of them fit into 80 columns


@dataclass(frozen=True)
class Choice:
    """One thing to do, with the label to type for it."""

    label: str
    text: str
    action: Action


@dataclass(frozen=True)
class Group:
    """Choices that belong together."""

    title: str
    choices: tuple[Choice, ...]


class Menu:
    """Everything that a seat may do now."""

    def __init__(self, table: Table, seat: Seat, legal: Sequence[Action]) -> None:
        self.legal = legal
        self.groups = _tiles(table, seat, legal) + _others(table, seat, legal)
        self.has_tiles = any(isinstance(action, Paddle) for action in legal)
        self.choices = [choice for group in self.groups for choice in group.choices]

    def lines(self) -> list[str]:
        """The menu as printed, in two columns where the texts are short."""
        return [line for group in self.groups for line in (group.title, *_rows(group.choices))]

    def find(self, typed: str) -> Action:
        """The action that was typed, by label or in notation; it need not be legal.

        Digits may be those of any script. Raises `Malformed` for what is neither.
        """
        typed = _ascii_digits(typed)
        for choice in self.choices:
            if choice.label == typed.lower():
                return choice.action
        if self.has_tiles and typed.lower() in ("cloud", "c", "7"):
            typed = tile_sign(CLOUD)
        if typed.isdigit() and not self.has_tiles:
            raise Malformed("choice", "no such number")  # in notation it would be a tile
        return action_from_text(typed)

    def expected(self) -> str:
        """What can be typed here, in words."""
        labels = [choice.label for choice in self.choices]
        numbers = [label for label in labels if label.isdigit()]
        if self.has_tiles:
            return message("terminal-expected-tile", labels=joined(labels))
        key = "trip" if isinstance(self.legal[0], Trip) else "number"
        return message(f"terminal-expected-{key}", first=numbers[0], last=numbers[-1])


def _ascii_digits(typed: str) -> str:
    """What was typed, with the digits 0 to 9: a Persian keyboard types ۰ to ۹."""
    return "".join(str(decimal(sign)) if sign.isdecimal() else sign for sign in typed)


def _tiles(table: Table, seat: Seat, legal: Sequence[Action]) -> list[Group]:
    """Phase I: a tile is its own label; ransoms, which come before it, are r1, r2 …."""
    ransoms = [action for action in legal if isinstance(action, Ransom)]
    paddles = [action for action in legal if isinstance(action, Paddle)]
    groups = [
        Group(
            message("terminal-menu-ransom"),
            tuple(
                Choice(f"r{n}", action_text(table, seat, action), action)
                for n, action in enumerate(ransoms, start=1)
            ),
        ),
        Group(
            message("terminal-menu-tile"),
            tuple(
                Choice(tile_sign(action.tile), _tile_hint(action.tile), action)
                for action in paddles
            ),
        ),
    ]
    return [group for group in groups if group.choices]


def _tile_hint(tile: int) -> str:
    if tile == CLOUD:
        return message("terminal-tile-cloud")
    return message("terminal-tile-points", points=tile)


def _others(table: Table, seat: Seat, legal: Sequence[Action]) -> list[Group]:
    """Phase II: numbered through, trips by canoe and by the way they go."""
    titled: dict[str, list[tuple[str, Action]]] = {}
    for action in sorted(legal, key=_order):
        if isinstance(action, Trip):
            title = message("terminal-menu-canoe", **canoe_values(table, seat, action.canoe))
            titled.setdefault(title, []).append((trip_text(table, seat, action), action))
        elif isinstance(action, Weather) or action == DONE:
            key = "weather" if isinstance(action, Weather) else "stay"
            title = message(f"terminal-menu-{key}")
            titled.setdefault(title, []).append((action_text(table, seat, action), action))
    groups: list[Group] = []
    number = 0
    for title, entries in titled.items():
        choices = [
            Choice(str(n), text, action)
            for n, (text, action) in enumerate(entries, start=number + 1)
        ]
        groups.append(Group(title, tuple(choices)))
        number += len(choices)
    return groups


def _order(action: Action) -> tuple[int, ...]:
    """Trips by canoe, from the shore down to the falls; the rest as it comes."""
    if not isinstance(action, Trip):
        return (2,)
    return (action.canoe, DEPTH[action.to], action.to, action.index)


def _rows(choices: Sequence[Choice]) -> list[str]:
    entries = [f"{choice.label:>4}) {choice.text}" for choice in choices]
    if len(entries) < 4 or any(len(entry) >= COLUMN for entry in entries):
        return entries
    half = (len(entries) + 1) // 2
    pairs = zip(entries[:half], [*entries[half:], ""], strict=False)
    return [f"{left:<{COLUMN}} {right}".rstrip() for left, right in pairs]
