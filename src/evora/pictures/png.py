"""Pictures as pixels: `python -m evora.pictures.png < picture.svg > picture.png`.

Needs the packages of the extra `server`: a renderer, and letters that look the same everywhere.
Rendering keeps the interpreter's lock for a while, so a server does it in a process of its own,
which draws one picture after the other (`--many`).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import BinaryIO

_FAMILY = "Source Sans Pro"
_FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf")
# What these letters cover: Latin as European languages write it, Greek, Cyrillic, a few signs. The
# system's fonts are asked for the rest, which takes longer and gives what happens to be installed.
_COVERED = re.compile(
    "[\t\n\r -~\u00a0-\u017e\u0386-\u03ce\u0400-\u045f\u1ea0-\u1ef9"
    "\u2013\u2014\u2018\u2019\u201c-\u201e\u2022\u2026\u2212]*"
)


def to_png(svg: str) -> bytes:
    """The picture in its own size. ImportError where the extra `server` is not installed."""
    try:
        import font_source_sans_pro  # type: ignore[import-untyped]  # noqa: PLC0415
        import resvg_py  # noqa: PLC0415
    except ImportError as error:
        raise ModuleNotFoundError(
            f"{error.name}: pictures as PNG need the extra server: pip install 'evora[server]'",
            name=error.name,
        ) from None
    folder = Path(font_source_sans_pro.font_directory)
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=_COVERED.fullmatch(svg) is not None,
            font_files=[str(folder / name) for name in _FILES],
            font_family=_FAMILY,
            sans_serif_family=_FAMILY,
        )
    )


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Draws what comes until it ends. In both directions a picture is the number of its bytes, a
    newline, and the bytes; none for what cannot be drawn."""
    while line := source.readline():
        svg = source.read(int(line)).decode()
        try:
            content = to_png(svg)
        except ValueError:
            content = b""
        sink.write(b"%d\n%b" % (len(content), content))
        sink.flush()


if __name__ == "__main__":
    if "--many" in sys.argv:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    else:
        sys.stdout.buffer.write(to_png(sys.stdin.buffer.read().decode()))
