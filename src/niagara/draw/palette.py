"""The colours of the drawn board."""

from typing import Final

PAPER: Final = "#f6eedb"
CARD: Final = "#fffaf0"
EDGE: Final = "#d9c9a3"
INK: Final = "#2b2a26"
FAINT: Final = "#6b6455"
SAND: Final = "#ead6a6"
WOOD: Final = "#9a6b3f"
WOOD_DARK: Final = "#6f4a29"
MEADOW: Final = "#a9bf7c"
MEADOW_LIGHT: Final = "#bccf90"
TREES: Final = ("#2f5d43", "#3b7051", "#264d38")
BANK: Final = "#8fa765"
WATER: Final = "#5fa8c4"
WATER_DEEP: Final = "#3b86a8"
WATER_DARK: Final = "#2a6584"
FOAM: Final = "#eef8fa"
GLASS: Final = "#dff1f5"
GLASS_RIM: Final = "#ffffff"
HIGHLIGHT: Final = "#d98324"

# By seat (R1.1: red, yellow, green, blue, brown): the hull, and letters that can be read on it.
HULLS: Final = ("#c23b33", "#efc23f", "#3c8a50", "#2e66ad", "#7a4e2d")
HULL_INKS: Final = ("#ffffff", "#2b2a26", "#ffffff", "#ffffff", "#ffffff")
HULL_EDGES: Final = ("#7f211c", "#a47a12", "#1f5530", "#173f73", "#472a14")

# By kind: the stone, its light facets, its edge.
GEMS: Final = ("#8e5bb5", "#e9f3f6", "#f0a73a", "#3f74d1", "#d6336c")
GEM_LIGHTS: Final = ("#bd96dc", "#ffffff", "#ffd486", "#8fb4f5", "#f590b4")
GEM_EDGES: Final = ("#553077", "#7d98a1", "#a5650d", "#1c3f86", "#86143d")
