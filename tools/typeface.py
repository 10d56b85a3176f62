"""The page's typeface: Source Sans, as pictures have it, with the letters that people here need.

`python -m tools.typeface` writes `web/src/style/typeface`; a test notices when the files are old.
They are committed: who plays or builds the page needs no font tools.

The licence (SIL OFL 1.1) reserves the name "Source" for the original, so what is cut out of it has
a name of its own. One file per weight, not one per alphabet: pairs like "Tě" keep their kerning.
"""

from __future__ import annotations

import io
from pathlib import Path

import font_source_sans_pro  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.tokens import TYPEFACE

FOLDER = Path(__file__).parent.parent / "web" / "src" / "style" / "typeface"
LICENCE = "OFL.txt"
WEIGHTS = ("Regular", "Semibold")

_SOURCE = Path(font_source_sans_pro.font_directory)
_HYPHEN = 0x2D
# Hyphens that the original lacks: they look like the usual one.
_HYPHENS = (0x2010, 0x2011)
# Letters of all languages with Latin letters in Europe: names of people have more than our texts.
_LETTERS = (*range(0x20, 0x7F), *range(0xA0, 0x17F), *map(ord, "ȘșȚțẞ"))
_SIGNS = tuple(map(ord, "\u202f–—‘’‚“”„†•…‰′″‹›€№™←↑→↓−≈≠≤≥∞✓"))  # noqa: RUF001
_FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
# Small letters as high as Arial's, which is then as wide, too: what stands in for our typeface
# until it is there takes the same room. Capitals stand in the middle of a line.
_UNITS_PER_EM = 935
_ASCENT, _DESCENT = 950, 290
# What a font has to say of itself: copyright, names, version, trademark, licence.
_KEPT_NAMES = (0, 2, 5, 7, 13, 14)


def files() -> dict[str, bytes]:
    """Content by the name of the file."""
    fonts = {f"{weight.lower()}.woff2": _font(weight) for weight in WEIGHTS}
    licence = (_SOURCE / "LICENSE.txt").read_text(encoding="utf-8")
    lines = "".join(f"{line.rstrip()}\n" for line in licence.splitlines())
    return {**fonts, LICENCE: lines.encode()}


def _font(weight: str) -> bytes:
    font = TTFont(_SOURCE / f"SourceSansPro-{weight}.ttf", recalcTimestamp=False)
    names = {1: TYPEFACE, 4: f"{TYPEFACE} {weight}", 6: f"{TYPEFACE.replace(' ', '')}-{weight}"}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= dict.fromkeys(_HYPHENS, table.cmap[_HYPHEN])
    options = Options(
        hinting=False, layout_features=_FEATURES, name_IDs=[*_KEPT_NAMES, *names], flavor="woff2"
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=(*_LETTERS, *_SIGNS, *_HYPHENS))
    subsetter.subset(font)
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.string)
    _set_measures(font)
    font.flavor = options.flavor
    stream = io.BytesIO()
    font.save(stream)
    return stream.getvalue()


def _set_measures(font: TTFont) -> None:
    """Systems read the height of a line from three places."""
    font["head"].unitsPerEm = _UNITS_PER_EM
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = _ASCENT, -_DESCENT, 0
    os2 = font["OS/2"]
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = _ASCENT, -_DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = _ASCENT, _DESCENT


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)
        print(f"{name}: {len(content)} bytes")
