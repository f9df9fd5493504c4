"""Why an answer is the best: a claim that the rules can check, with the values to tell it by."""

from dataclasses import dataclass, field

from niagara.rules.board import KIND_NAMES, Kind, Tile
from niagara.rules.codec.pieces import tile_to_json

Value = str | int


@dataclass(frozen=True)
class Theme:
    """A claim by its name. ``puzzle-why-NAME`` in puzzles.ftl tells it with the values."""

    name: str
    values: dict[str, Value] = field(default_factory=dict)


def gem_name(gem: Kind) -> str:
    """A gem as messages choose it."""
    return KIND_NAMES[gem]


def tile_name(tile: Tile) -> Value:
    """A tile as messages choose it: a number or ``cloud``."""
    return tile_to_json(tile)
