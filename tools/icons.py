"""Evora's icon as PNG, for home screens that take no SVG: from web/src/art/icon.svg.

`python -m tools.icons` writes `web/public/icons`; a test notices when the files are old. They are
committed, and not hashed: what is on a home screen asks for the same address later.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import resvg_py
from PIL import Image

_WEB = Path(__file__).parent.parent / "web"
FOLDER = _WEB / "public" / "icons"
_SOURCE = (_WEB / "src" / "art" / "icon.svg").read_text(encoding="utf-8")
# Enough for two colours, a bevel and smooth edges.
_COLOURS = 48
# By the name of the file: its side, and how large the star is on a ground without corners. Systems
# cut maskable icons to circles of four fifths of their width, and round the corners of iOS's.
_ICONS: dict[str, tuple[int, float | None]] = {
    "192.png": (192, None),
    "512.png": (512, None),
    "maskable-512.png": (512, 0.78),
    "apple-touch.png": (180, 0.9),
}


def icons() -> dict[str, Image.Image]:
    return {name: _drawn(side, star) for name, (side, star) in _ICONS.items()}


def _drawn(side: int, star: float | None) -> Image.Image:
    svg = _SOURCE if star is None else _without_corners(star)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)
    drawn = Image.open(io.BytesIO(bytes(png)))
    # The method that keeps transparent corners.
    return drawn.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _without_corners(star: float) -> str:
    """The ground up to the edge, and the star, which are the last two paths of the icon."""
    paths = re.findall(r"<path [^>]*/>", _SOURCE)[-2:]
    ground = re.findall(r'<rect [^>]*fill="(#\w+)"', _SOURCE)[-1]
    move = f"translate(24 24) scale({star}) translate(-24 -24)"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" fill="{ground}"/><g transform="{move}">{"".join(paths)}</g>'
        "</svg>"
    )


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, icon in icons().items():
        icon.save(FOLDER / name, optimize=True)
