"""Make the fonts of web/src/fonts: only the letters of our languages, and the weights we use.

    python tools/subset_fonts.py FOLDER

Needs fonttools and brotli. FOLDER holds the unpacked npm packages source-sans-3, vollkorn and
vazirmatn of @fontsource-variable, each in a folder of that name (`npm pack`, then `tar xzf`).
web/src/fonts/fonts.css says what uses these fonts.
"""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "fonts"
# Spaces, quotation marks, dashes, dots, arrows, signs of numbers, and marks of direction.
MARKS: Final = "\u00a0\u202f\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069–—‘’‚“”„«»…·•●×±−→←↑↓€°"
LATIN: Final = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA1, 0x100)])) + MARKS
PLAIN: Final = "".join(map(chr, range(0x20, 0x7F))) + "äöüßÄÖÜ\u00a0–—‘’‚“”„…"
LATIN_EXT: Final = "ăâîșțĂÂÎȘȚşţŞŢčďěňřšťůžČĎĚŇŘŠŤŮŽĺľŕĹĽŔőűŐŰąćęłńśźżĄĆĘŁŃŚŹŻ"
CYRILLIC: Final = "".join(map(chr, range(0x400, 0x460))) + "№"
ARABIC: Final = "".join(map(chr, range(0x600, 0x700))) + "\u200c\u200d" + MARKS
NAMES: Final = (1, 4, 6)  # family, full name, PostScript name


class Part(NamedTuple):
    """A file of ours: some letters of a font, in some weights."""

    source: str  # the family and script of the file it is made from
    letters: str
    weights: tuple[int, int] | int = (400, 700)
    style: str = "normal"


PARTS: Final = {
    "source-sans-3-latin": Part("source-sans-3-latin", LATIN),
    "source-sans-3-latin-ext": Part("source-sans-3-latin-ext", LATIN_EXT),
    "source-sans-3-cyrillic": Part("source-sans-3-cyrillic", CYRILLIC),
    "vollkorn-latin": Part("vollkorn-latin", LATIN),
    "vollkorn-latin-ext": Part("vollkorn-latin-ext", LATIN_EXT),
    "vollkorn-cyrillic": Part("vollkorn-cyrillic", CYRILLIC),
    # Smaller than the one with all weights: English and German need only these.
    "vollkorn-latin-bold": Part("vollkorn-latin", LATIN, 700),
    "vollkorn-latin-italic": Part("vollkorn-latin", PLAIN, 400, "italic"),
    "vazirmatn-arabic": Part("vazirmatn-arabic", ARABIC),
    "vazirmatn-latin": Part("vazirmatn-latin", LATIN),
}


def subset(source: Path, part: Part, target: Path) -> None:
    """Write a part of a font; its licence stays in its name table."""
    options = Options()
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.layout_features = [*options.layout_features, "lnum", "tnum"]
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=part.letters)
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": part.weights}, inplace=True)
    if part.source.startswith("vollkorn"):
        _widen_spaces(font)
    # The Open Font License reserves the name of the original: a changed font has another.
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = target.stem.replace("source-sans-3", "niagara-sans")
    save_font(font, str(target), options)


def _widen_spaces(font: TTFont) -> None:
    """Vollkorn's are made for text; words of a short heading would run into each other."""
    for letter in (" ", "\u00a0"):
        name = font.getBestCmap().get(ord(letter))
        if name is not None:
            _, left = font["hmtx"][name]
            font["hmtx"][name] = (font["head"].unitsPerEm // 4, left)


def main() -> int:
    """Write all parts, and print their sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    FONTS.mkdir(exist_ok=True)
    for name, part in PARTS.items():
        family = (
            part.source.partition("-latin")[0].removesuffix("-cyrillic").removesuffix("-arabic")
        )
        target = FONTS / f"{name}.woff2"
        source = folder / family / "files" / f"{part.source}-wght-{part.style}.woff2"
        subset(source, part, target)
        print(f"{target.name}: {target.stat().st_size / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
