"""The board: spaces, sites, kinds, tiles, arms, and how spaces lie next to each other.

Everything is a small integer, so that tables can be indexed by it; the names of rules.md are
in the ``*_NAMES`` tuples. What a canoe may do on the board is left to `trips`.

The river, from the pier to the falls (R1.3, R1.4)::

            shore            depth 0
              │
             (1)                   1
             (2)                   2
             (3)  amethyst         3
             (4)  diamond          4
             (5)  amber            5
            ╱   ╲
        (6L)     (6R)  sapphire    6     the island lies between the arms:
        (7L)     (7R)  ruby        7     both arms reach its two sites
          ╲       ╱
          the falls                8
"""

from typing import Final

Seat = int
Space = int
Kind = int
Tile = int
Arm = int

# R1.1: a table seats three to five players with two canoes each.
MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
CANOES: Final = 2
COLOURS: Final = ("red", "yellow", "green", "blue", "brown")

# R1.3: spaces 1 to 5 are their own numbers. A canoe past the brink is lost, so the falls as a
# destination and "lost" as a place share one number.
SHORE: Final = 0
D6L: Final = 6
D6R: Final = 7
D7L: Final = 8
D7R: Final = 9
FALLS: Final = 10
LOST: Final = 10
SPACES: Final = 11
SPACE_NAMES: Final = ("shore", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "lost")
DESTINATION_NAMES: Final = (*SPACE_NAMES[:LOST], "falls")
DEPTH: Final = (0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8)
BRINK: Final = 8
FORK: Final = 5

# R1.2: five kinds of gem, seven of each. EMPTY is the cargo of a canoe without a gem.
AMETHYST: Final = 0
DIAMOND: Final = 1
AMBER: Final = 2
SAPPHIRE: Final = 3
RUBY: Final = 4
EMPTY: Final = 5
KINDS: Final = 5
GEMS_OF_A_KIND: Final = 7
KIND_NAMES: Final = ("amethyst", "diamond", "amber", "sapphire", "ruby")

# R1.1: tiles 1 to 6 are their own numbers; the cloud comes after them, so the lowest tile of a
# round is its minimum (R6.1). NO_TILE: nothing chosen yet.
NO_TILE: Final = 0
CLOUD: Final = 7
TILES: Final = (1, 2, 3, 4, 5, 6, CLOUD)
TILE_NAMES: Final = ("none", "1", "2", "3", "4", "5", "6", "cloud")

# R1.5: the weather track.
MIN_WEATHER: Final = -1
MAX_WEATHER: Final = 2

LEFT: Final = 0
RIGHT: Final = 1
ARM_NAMES: Final = ("left", "right")

# R1.4: the site whose gems a space reaches; NO_SITE for spaces without one. A site bears the
# number of its own kind.
NO_SITE: Final = -1
SITE_AT: Final = (
    *(NO_SITE, NO_SITE, NO_SITE),
    *(AMETHYST, DIAMOND, AMBER, SAPPHIRE, SAPPHIRE, RUBY, RUBY),
    NO_SITE,
)


def is_disc(space: Space) -> bool:
    """Whether a space is one of the nine discs of the river."""
    return SHORE < space < LOST


def at_depth(depth: int, arm: Arm) -> Space:
    """The space that many steps below the shore, in the given arm once past the fork.

    >>> SPACE_NAMES[at_depth(6, RIGHT)], SPACE_NAMES[at_depth(3, RIGHT)]
    ('6R', '3')
    """
    if depth <= FORK:
        return max(depth, SHORE)
    return min(FALLS, D6L + 2 * (depth - 6) + arm) if depth < BRINK else FALLS


def arm_of(space: Space) -> Arm:
    """The arm a space past the fork lies in (the left one for the rest, where it is moot)."""
    return RIGHT if space in (D6R, D7R) else LEFT


def upstream(space: Space, steps: int) -> Space:
    """Where so many steps up from a space lead; never past the shore (R4.2)."""
    return at_depth(DEPTH[space] - steps, arm_of(space))


def downstream(space: Space, steps: int, arm: Arm) -> Space:
    """Where so many steps down lead; the arm is the paddler's pick at the fork (R4.3)."""
    return at_depth(DEPTH[space] + steps, arm if DEPTH[space] <= FORK else arm_of(space))


def path(start: Space, to: Space, arm: Arm) -> tuple[Space, ...]:
    """Every space from ``start`` to ``to``, both included.

    ``arm`` is used only where the two ends leave the arm open: over the falls from above the fork.

    >>> [DESTINATION_NAMES[s] for s in path(4, FALLS, RIGHT)]
    ['4', '5', '6R', '7R', 'falls']
    """
    for end in (start, to):
        if end in (D6L, D6R, D7L, D7R):
            arm = arm_of(end)
    here, there = DEPTH[start], DEPTH[to]
    step = 1 if there >= here else -1
    return tuple(at_depth(depth, arm) for depth in range(here, there + step, step))
