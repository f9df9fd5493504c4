"""Make the fonts of web/src/fonts: only the letters of our languages, weights 400 to 700.

    python tools/subset_fonts.py FOLDER

Needs fonttools and brotli. FOLDER holds the unpacked npm packages source-sans-3, vollkorn and
vazirmatn of @fontsource-variable, each in a folder of that name (`npm pack`, then `tar xzf`).
English and German are set in the fonts of the system, which all have their letters;
web/src/fonts/fonts.css says what uses these fonts.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

FONTS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "fonts"
WEIGHTS: Final = (400, 700)
# Spaces, quotation marks, dashes, dots, arrows, signs of numbers, and marks of direction.
MARKS: Final = "\u00a0\u202f\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069–—‘’‚“”„«»…·•●×±−→←↑↓€°"
LATIN: Final = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA1, 0x100)])) + MARKS
LATIN_EXT: Final = "ăâîșțĂÂÎȘȚşţŞŢčďěňřšťůžČĎĚŇŘŠŤŮŽĺľŕĹĽŔőűŐŰąćęłńśźżĄĆĘŁŃŚŹŻ"
CYRILLIC: Final = "".join(map(chr, range(0x400, 0x460))) + "№"
ARABIC: Final = "".join(map(chr, range(0x600, 0x700))) + "\u200c\u200d" + MARKS
NAMES: Final = (1, 4, 6)  # family, full name, PostScript name
PARTS: Final = {
    "source-sans-3-latin": LATIN,
    "source-sans-3-latin-ext": LATIN_EXT,
    "source-sans-3-cyrillic": CYRILLIC,
    "vollkorn-latin": LATIN,
    "vollkorn-latin-ext": LATIN_EXT,
    "vollkorn-cyrillic": CYRILLIC,
    "vazirmatn-arabic": ARABIC,
    "vazirmatn-latin": LATIN,
}


def subset(source: Path, letters: str, target: Path) -> None:
    """Write the part of a font that has these letters; its licence stays in its name table."""
    options = Options()
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.layout_features = [*options.layout_features, "lnum", "tnum"]
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    # The Open Font License reserves the name of the original: a changed font has another.
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = target.stem.replace("source-sans-3", "niagara-sans")
    save_font(font, str(target), options)


def main() -> int:
    """Write all parts, and print their sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    FONTS.mkdir(exist_ok=True)
    for part, letters in PARTS.items():
        family = part.partition("-latin")[0].removesuffix("-cyrillic").removesuffix("-arabic")
        target = FONTS / f"{part}.woff2"
        subset(folder / family / "files" / f"{part}-wght-normal.woff2", letters, target)
        print(f"{target.name}: {target.stat().st_size / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
