"""Names and messages are visible: characters drawn as nothing are left out or refused."""

import sys
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from niagara.server.refusal import Refusal
from niagara.server.table_setup import LONGEST_NAME, clean_name
from niagara.server.visible_text import BLANK, IGNORABLE, MOST_MARKS, visible_line

VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols
# Cf that are drawn: they are no default ignorables (Prepended_Concatenation_Mark, annotations,
# joiners of hieroglyphs).
DRAWN_FORMATS = {
    *map(chr, range(0x0600, 0x0606)),
    *"\u06dd\u070f\u0890\u0891\u08e2\ufff9\ufffa\ufffb\U000110bd\U000110cd",
    *map(chr, range(0x13430, 0x13456)),
}


def every_character() -> Iterator[str]:
    return map(chr, range(sys.maxunicode + 1))


def category(char: str) -> str:
    return unicodedata.category(char)


def test_every_name_of_one_character_is_visible_or_refused() -> None:
    for char in every_character():
        try:
            name = clean_name(char)
        except Refusal:
            continue
        assert category(name[0])[0] in VISIBLE, hex(ord(char))
        assert not IGNORABLE.intersection(name), hex(ord(char))
        assert not BLANK.intersection(name), hex(ord(char))


def test_every_letter_number_sign_and_symbol_that_can_be_seen_is_a_name() -> None:
    for char in every_character():
        if category(char)[0] in VISIBLE and char not in IGNORABLE and char not in BLANK:
            assert clean_name(char) == unicodedata.normalize("NFC", char)


def test_the_ignorables_are_those_of_unicode_as_far_as_the_library_tells() -> None:
    formats = {char for char in every_character() if category(char) == "Cf"}
    assert formats - DRAWN_FORMATS <= IGNORABLE
    for char in every_character():
        name = unicodedata.name(char, "")
        if "VARIATION SELECTOR" in name or ("HANGUL" in name and "FILLER" in name):
            assert char in IGNORABLE, name
    drawn = [char for char in IGNORABLE if category(char) not in ("Cf", "Cn", "Mn", "Lo")]
    assert drawn == []
    letters = {char for char in IGNORABLE if category(char) == "Lo"}
    assert letters == set("\u115f\u1160\u3164\uffa0")


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u200b \n", "\u200c\u200d", "\u2800\u2800", "\u3164", "\uffa0\u115f"),
        *("\ufe0f", "\U000e0041\U000e0042", "\u0301", "\u0301\u0302 \u0303", "\ue000"),
        *("\u202e\u2066\u2069", "\U000e0100", "\u00ad", "\ufeff", "\x00\x1b"),
        *("\U0001d159", "\u034f", "\u17b4", "\u180e", "\u2064", "\u061c", "\u20dd"),
    ],
)
def test_a_name_of_nothing_visible_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="visible"):
        clean_name(name)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  two\n\nlines\u2028and\ta tab ", "two lines and a tab"),
        ("left\u202eright\u2066!\u2069", "leftright!"),
        ("A\u200bn\u00adn", "Ann"),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200cمی\u200c \u200dخ\u200c\u200c\u200cم\u200d", "می خ\u200cم"),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("Ann\ufe0f", "Ann"),
        ("x\u2800y", "x y"),
        ("Z" + "\u0321" * 30 + "algo", "Z" + "\u0321" * MOST_MARKS + "algo"),
        ("\u0301Ann \u0301Ben", "Ann Ben"),
    ],
)
def test_what_is_written_is_kept_as_one_visible_line(text: str, kept: str) -> None:
    assert visible_line(text) == kept


def test_a_long_name_is_not_cut_behind_a_joiner() -> None:
    name = clean_name("م\u200c" * LONGEST_NAME)
    assert len(name) == LONGEST_NAME - 1
    assert name.endswith("م")


odd = st.text(st.sampled_from("aé \n\u0301\u0327\u200c\u200d\ufe0f\u2800\u202e❤👩क्ष한\u1100\u1161"))


@settings(max_examples=500, deadline=None, derandomize=True)
@given(text=st.one_of(st.text(), odd))
def test_a_visible_line_stays_as_it_is(text: str) -> None:
    line = visible_line(text)
    assert visible_line(line) == line
    assert unicodedata.is_normalized("NFC", line)
    assert line == "" or category(line[0])[0] in VISIBLE
