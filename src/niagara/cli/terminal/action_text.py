"""The English of the terminal game: actions, events and results as people say them."""

from collections.abc import Iterable, Sequence
from typing import Final

from niagara.draw.table import Table, signed
from niagara.rules import Action, Load, Paddle, Ransom, Steal, Trip, Weather
from niagara.rules.actions import Cargo
from niagara.rules.board import (
    ARM_NAMES,
    CLOUD,
    DEPTH,
    EMPTY,
    FALLS,
    KIND_NAMES,
    NO_TILE,
    SHORE,
    SPACE_NAMES,
    Kind,
    Seat,
    Space,
    Tile,
)
from niagara.rules.events import HIDDEN, Flowed, GameOver, Victory
from niagara.rules.notation import SEAT_LETTERS

HELP: Final = """\
The aim: bring gems ashore. 4 of one kind, 5 different kinds or 7 in all wins.

Each round everybody lays a tile face down; then each in turn moves by it; then
the river flows as many discs as the lowest tile, plus the weather. A canoe that
goes over the falls is lost. Before you choose a tile, one of your gems buys it
back; with neither canoes nor gems, one comes back free. When somebody reaches a
goal, those still to move take their turns; then the game is over.

A tile of 4 gives each of your canoes 4 points: a step costs 1, loading 2,
unloading 2. All of them must be spent, unless the canoe lands or goes over the
falls. A canoe in the water must move. Of two ashore, one must be launched; one
alone ashore may stay. Stealing is free for an empty canoe whose way upstream
ends where a loaded rival lies.

Type the number of a choice, or write it down:
  0>3+A    canoe 0 goes to 3 and loads an amethyst
  1-+R>6L  canoe 1 unloads, loads a ruby and goes to 6L
  0>2xc1   canoe 0 goes to 2 and steals from c's canoe 1
  0>s  0>f  w+  w-  .     to the shore, over the falls, weather, end of turn

  board    the table again       undo   take back the last step of this turn
  log      the last rounds       quit   leave; the game is saved
  log all  the whole game        help   this page (also ?)
"""


def with_article(kind: Kind) -> str:
    """A gem as something one has.

    >>> with_article(0), with_article(4)
    ('an amethyst', 'a ruby')
    """
    name = KIND_NAMES[kind]
    return f"{'an' if name[0] == 'a' else 'a'} {name}"


def listed(words: Sequence[str]) -> str:
    """Some words as a sentence lists them.

    >>> listed(["left", "right", "left"])
    'left, right and left'
    """
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def tile_words(tile: Tile) -> str:
    """A tile by its name."""
    if tile in (NO_TILE, HIDDEN):
        return "no tile" if tile == NO_TILE else "a tile face down"
    return "the cloud" if tile == CLOUD else f"tile {tile}"


def space_words(space: Space) -> str:
    """A space where a canoe may be."""
    return {SHORE: "ashore", FALLS: "lost"}.get(space, f"on {SPACE_NAMES[space]}")


def canoe_words(table: Table, seat: Seat, number: int) -> str:
    """A canoe, where it is and what it carries."""
    canoe = table.players[seat].canoes[number]
    cargo = "empty" if canoe.gem == EMPTY else f"with {with_article(canoe.gem)}"
    where = space_words(canoe.at)
    return f"canoe {number}, {where}" + (f", {cargo}" if canoe.at not in (SHORE, FALLS) else "")


def action_words(table: Table, seat: Seat, action: Action) -> str:
    """An action of a seat, all of it in one line."""
    if isinstance(action, Trip):
        return f"canoe {action.canoe}: {trip_words(table, seat, action)}"
    if isinstance(action, Paddle):
        return tile_words(action.tile)
    if isinstance(action, Ransom):
        return f"ransom canoe {action.canoe} for {with_article(action.gem)}"
    if isinstance(action, Weather):
        return f"weather {'up' if action.step > 0 else 'down'} to " + signed(
            table.weather + action.step
        )
    return "end the turn"


def trip_words(table: Table, seat: Seat, trip: Trip) -> str:
    """A trip without its canoe: what is handled, where it goes, what is handled there."""
    canoe = table.players[seat].canoes[trip.canoe]
    parts = [_cargo(table, op) for op in trip.before]
    if trip.to != canoe.at or not parts:
        parts.append(_way(canoe.at, trip.to))
    if trip.to == SHORE and canoe.gem != EMPTY and not trip.before:
        parts[-1] += f" with the {KIND_NAMES[canoe.gem]}"
    return ", ".join([*parts, *(_cargo(table, op) for op in trip.after)])


def _way(at: Space, to: Space) -> str:
    if to == SHORE:
        return "home to the shore"
    if to == FALLS:
        return "over the falls: lost!"
    return f"{'up' if DEPTH[to] < DEPTH[at] else 'down'} to {SPACE_NAMES[to]}"


def _cargo(table: Table, op: Cargo) -> str:
    if isinstance(op, Load):
        return f"load {KIND_NAMES[op.kind]}"
    if isinstance(op, Steal):
        gem = table.players[op.seat].canoes[op.canoe].gem
        return f"steal the {KIND_NAMES[gem]} from {SEAT_LETTERS[op.seat]}'s canoe {op.canoe}"
    return "unload"


def flow_words(event: Flowed) -> str:
    """How fast the river flows and why."""
    tile = f"lowest tile {event.lowest}" if event.lowest != NO_TILE else "only clouds"
    how = f"flows {event.speed}" if event.speed else "stands still"
    return f"The river {how} ({tile}, weather {signed(event.weather)})"


def arms_words(arms: Iterable[int]) -> str:
    """The arms the discs took."""
    return listed([ARM_NAMES[arm] for arm in arms])


def result_words(event: GameOver, people: Sequence[str]) -> list[str]:
    """Who won and how, a line each."""
    head = ["The round limit ends the game."] if event.round_limit else []
    return [*head, *(_victory(victory, people[victory.seat]) for victory in event.winners)]


def _victory(victory: Victory, name: str) -> str:
    how = listed(victory.goals) or "the best progress"
    return f"★ {SEAT_LETTERS[victory.seat]} {name} wins with {how}."
