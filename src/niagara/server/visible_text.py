"""Text that people write for others: reduced to one line of visible characters."""

import unicodedata
from typing import Final

# Default_Ignorable_Code_Point (DerivedCoreProperties.txt): drawn as nothing. The standard library
# does not have this property.
_IGNORABLE_RANGES: Final = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x200B, 0x200F),  # zero width, joiners, direction marks
    (0x202A, 0x202E),  # embeddings and overrides of direction
    (0x2060, 0x206F),  # word joiner, invisible operators, isolates
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D173, 0x1D17A),  # musical beams and slurs
    (0xE0000, 0xE0FFF),  # tags, more variation selectors
)
IGNORABLE: Final = frozenset(
    chr(code) for first, last in _IGNORABLE_RANGES for code in range(first, last + 1)
)
# Assigned, of a visible category, and blank: braille, a notehead, hieroglyphs, an absent object.
BLANK: Final = frozenset("\u2800\ufffc\U0001d159\U00013441\U00013442")
JOINERS: Final = "\u200c\u200d"  # needed in Persian and in many emoji
EMOJI_SELECTORS: Final = "\ufe0e\ufe0f"  # a symbol as text, or as a picture
MOST_MARKS: Final = 4  # on one character; no script in use needs more


def visible_line(text: str) -> str:
    """Text as one line without invisible characters, in NFC; empty if nothing is visible.

    Controls, directions, fillers and unassigned characters are left out. Joiners stay between
    letters or emoji, emoji selectors after symbols, and up to `MOST_MARKS` marks on a character.
    """
    shown = "".join(char for char in text if _is_kept(char))
    shown = unicodedata.normalize("NFC", shown)
    line: list[str] = []
    marks = 0
    for i, char in enumerate(shown):
        if char.isspace() or char in BLANK:
            char = " "  # noqa: PLW2901 - whatever sort of space it was
        before = line[-1] if line else " "
        after = shown[i + 1] if i + 1 < len(shown) else " "
        marks = marks + 1 if _category(char) == "M" else 0
        if marks <= MOST_MARKS and _fits(char, before, after):
            line.append(char)
    return unicodedata.normalize("NFC", " ".join("".join(line).split()))


def _is_kept(char: str) -> bool:
    if char in IGNORABLE:
        return char in JOINERS or char in EMOJI_SELECTORS
    return char.isprintable() or char.isspace()


def _fits(char: str, before: str, after: str) -> bool:
    """Whether a character is visible, or has an effect, between these two."""
    if char in JOINERS:
        return _can_be_joined(before) and _can_be_joined(after) and after not in EMOJI_SELECTORS
    if char in EMOJI_SELECTORS:
        return _category(before) == "S"
    return _category(char) != "M" or before != " "


def _can_be_joined(char: str) -> bool:
    """Letters and the marks on them; symbols, as emoji are, and their selectors."""
    return _category(char) in "LMS" and char not in BLANK


def _category(char: str) -> str:
    return unicodedata.category(char)[0]
