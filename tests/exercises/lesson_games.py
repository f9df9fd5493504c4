"""How each lesson is passed, and how each of its mistakes is made; every line is a decision."""

from typing import Final

Lines = tuple[str, ...]

PASSED: Final[dict[str, tuple[Lines, ...]]] = {
    "launch": (
        *(("2", "0>2", "3", "0>s ."), ("4", "1>4", "6", "1>s .")),
        ("1", "0>1", "6", "0>s 1>6L"),
    ),
    "points": (("5", "0>3+A"), ("6", "0>4+D")),
    "cargo": (("4", "0-+D>4 ."), ("5", "0-+D>3 ."), ("6", "0-+D>2 1>6L")),
    "river": (("0>7R+R .",), ("0>7R+R 1>4",)),
    "tiles": (("3", "0>6R+S ."), ("4", "0>5+B ."), ("5", "0>4+D .")),
    "weather": (("~", "w-"),),
    "steal": (("3", "0>2xb0 ."), ("1", "0>4xc0 .")),
    "falls": (("$0A 4", "0>4"), ("$0B", "2", "1>2")),
    "goals": (("6", "0>s 1>s"), ("4", "0>s 1>2"), ("5", "1>1 0>s")),
    "round": (
        ("5", "0>3+A", "6", "0>s ."),
        ("6", "0>4+D", "~", "w-", "5", "0>2 .", "4", "0>s ."),
    ),
}
# Further ways to begin, which come past hints that the others do not.
UNDECIDED: Final[dict[str, tuple[Lines, ...]]] = {
    "launch": (("2", "0>2", "1"),),
    "round": (("2", "0>2", "1"),),
}

MISTAKEN: Final[dict[tuple[str, str], Lines]] = {
    ("launch", "falls"): ("6", "0>6L", "1", "0>f ."),
    ("launch", "late"): ("1", "0>1", "~", "w-", "2", "0>2 .", "3", "0>5 ."),
    ("points", "cloud"): ("~",),
    ("points", "short"): ("3",),
    ("points", "steps"): ("5", "0>5"),
    ("cargo", "cloud"): ("~",),
    ("cargo", "short"): ("2",),
    ("cargo", "moved"): ("4", "0>s ."),
    ("river", "falls"): ("0>7L+R .",),
    ("river", "other"): ("0>1 .",),
    ("tiles", "falls"): ("2", "0+R>7R ."),
    ("tiles", "cloud"): ("~", "w-"),
    ("tiles", "empty"): ("1", "0>6R ."),
    ("weather", "number"): ("2",),
    ("weather", "fast"): ("~", "w+"),
    ("steal", "exact"): ("2",),
    ("steal", "missed"): ("3", "0>2 ."),
    ("falls", "tile"): ("2",),
    ("falls", "cloud"): ("$0A ~",),
    ("goals", "cloud"): ("~",),
    ("goals", "short"): ("3",),
    ("goals", "away"): ("4", "0-+D>4 1>2"),
    ("round", "falls"): ("6", "0>6R", "5", "0>f ."),
    ("round", "late"): (
        *("1", "0>1", "~", "w-", "2", "0>3 ."),
        *("3", "0>s .", "4", "0>4", "6", "0>s ."),
    ),
}
