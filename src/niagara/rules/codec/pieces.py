"""The words of the JSON forms: spaces, kinds, tiles, arms, bags."""

from collections.abc import Sequence

from niagara.rules.bag import Bag, bag_of, counts
from niagara.rules.board import (
    ARM_NAMES,
    CLOUD,
    DESTINATION_NAMES,
    EMPTY,
    GEMS_OF_A_KIND,
    KIND_NAMES,
    KINDS,
    MAX_SEATS,
    SPACE_NAMES,
    TILES,
    Arm,
    Kind,
    Seat,
    Space,
    Tile,
)
from niagara.rules.codec.strict_json import Json, array, fields, integer, items, name, shown
from niagara.rules.errors import Malformed


def seat_from_json(value: object, where: str, seats: int = MAX_SEATS) -> Seat:
    """A seat of a table."""
    return integer(value, where, 0, seats - 1)


def canoe_from_json(value: object, where: str) -> int:
    """One of a seat's two canoes."""
    return integer(value, where, 0, 1)


def victim_from_json(value: object, where: str) -> tuple[Seat, int]:
    """A canoe that is robbed: its seat and its number."""
    victim = array(value, where)
    if len(victim) != 2:
        raise Malformed(where, f"expected [seat, canoe], got {shown(value)}")
    seat = seat_from_json(victim[0], f"{where}[0]")
    return seat, canoe_from_json(victim[1], f"{where}[1]")


def tile_to_json(tile: Tile) -> int | str:
    """A tile: its number, or "cloud"."""
    return "cloud" if tile == CLOUD else tile


def tile_from_json(value: object, where: str) -> Tile:
    """A tile: its number, or "cloud"."""
    if value == "cloud":
        return CLOUD
    if isinstance(value, int) and not isinstance(value, bool) and value in TILES[:-1]:
        return value
    raise Malformed(where, f'expected a tile, 1 to 6 or "cloud", got {shown(value)}')


def tiles_to_json(tiles: Sequence[Tile]) -> list[int | str]:
    """Tiles in their order."""
    return [tile_to_json(tile) for tile in tiles]


def tiles_from_json(value: object, where: str) -> tuple[Tile, ...]:
    """Tiles in their order; none twice."""
    tiles = items(value, where, tile_from_json)
    for i, tile in enumerate(tiles):
        if tile in tiles[:i]:
            raise Malformed(f"{where}[{i}]", f"tile {shown(tile_to_json(tile))} stands there twice")
    return tiles


def kind_from_json(value: object, where: str) -> Kind:
    """A kind of gem by its name."""
    return name(value, where, KIND_NAMES)


def gem_to_json(gem: Kind) -> str | None:
    """The cargo of a canoe: a kind, or null."""
    return None if gem == EMPTY else KIND_NAMES[gem]


def gem_from_json(value: object, where: str) -> Kind:
    """The cargo of a canoe: a kind, or null."""
    return EMPTY if value is None else kind_from_json(value, where)


def space_from_json(value: object, where: str) -> Space:
    """A place a canoe can be."""
    return name(value, where, SPACE_NAMES)


def destination_from_json(value: object, where: str) -> Space:
    """A place a trip can lead to."""
    return name(value, where, DESTINATION_NAMES)


def arm_from_json(value: object, where: str) -> Arm:
    """An arm of the river."""
    return name(value, where, ARM_NAMES)


def arms_to_json(arms: Sequence[Arm]) -> list[str]:
    """The arms that discs took."""
    return [ARM_NAMES[arm] for arm in arms]


def arms_from_json(value: object, where: str) -> tuple[Arm, ...]:
    """The arms that discs took."""
    return items(value, where, arm_from_json)


def bag_to_json(bag: Bag) -> dict[str, int]:
    """A bag by kinds; those that count 0 are left out."""
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts(bag)) if n}


def bag_from_json(value: object, where: str) -> Bag:
    """A bag by kinds; those that count 0 must be left out."""
    given: Json = fields(value, where, (), KIND_NAMES)
    have = {kind: integer(n, f"{where}.{kind}", 1, GEMS_OF_A_KIND) for kind, n in given.items()}
    return bag_of(have.get(KIND_NAMES[kind], 0) for kind in range(KINDS))
