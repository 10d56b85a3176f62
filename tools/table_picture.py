"""Photographs the table for the README: docs/pictures/table.png.

    python -m tools.table_picture

It is replaced only when the page looks different from it, so that another machine's Chromium does
not change it; tests/web/test_table_picture.py fails when it is out of date. Needs Chromium and a
page that was built.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, ViewportSize

import evora
from tools.browser import positions
from tools.browser.site import LOCAL, ME, ROOT, Site, visiting
from tools.browser.table import PATIENCE_MS

FILE = ROOT / "docs" / "pictures" / "table.png"
RENEW = "`make pictures` renews it (`python -m tools.table_picture`: it alone)"
SIZE: ViewportSize = {"width": 1280, "height": 800}
ROUND = 4
# Ilona takes the two blue tiles of the centre, and is about to put them into line 2.
PICK, LINE = "0B", 2
# Pictures are compared in squares of this many pixels a side, small enough for a line of text.
_SQUARE = 8
# Of 255, in a colour: letters that are smoothed differently stay below.
_VISIBLE = 8
# Of the squares: signs that our typeface lacks are the system's.
_TOLERANCE = 0.0015


def scene() -> tuple[evora.Position, list[evora.Move]]:
    """The first turn of a round, and the moves that lead to the turn of seat 1 in the picture."""
    offers = [at for at in positions.positions(2) if (at.round, at.phase) == (ROUND, "offer")]
    start = at = offers[0]
    moves: list[evora.Move] = []
    while len(moves) < 2 or at.to_move != 1:
        moves.append(positions.choose(at))
        at = at.play(moves[-1])
    return start, moves


def photograph(browser: Browser, site: Site) -> Image.Image:
    # The server's policy allows no style from outside.
    context = browser.new_context(
        viewport=SIZE,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="light",
        bypass_csp=True,
    )
    start, moves = scene()
    game = site.create(context, ME, {**LOCAL, "name": "Beatriz"}, position=start)
    site.ask(context, "PUT", "/api/me", {"name": "Ilona"})
    at = start
    for move in moves:
        site.command(context, game, "play", seat=at.to_move, move=str(move))
        at = at.play(move)
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    # Letters as wide as they are drawn: how Chromium fits them to pixels differs.
    page.add_style_tag(content="* { text-rendering: geometricPrecision !important; }")
    page.evaluate("document.fonts.ready")
    page.locator(f'[data-pick="{PICK}"]').first.click(timeout=PATIENCE_MS)
    page.locator(f'[data-target="{LINE}"]').first.hover()
    taken = page.screenshot(animations="disabled")
    context.close()
    return Image.open(io.BytesIO(taken)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of the squares in which two pictures of the same size can be told apart."""
    width, height = one.width // _SQUARE, one.height // _SQUARE
    small = [each.resize((width, height), Image.Resampling.BOX) for each in (one, other)]
    red, green, blue = ImageChops.difference(*small).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[_VISIBLE:]) / (width * height)


def looks_like(one: Image.Image, other: Image.Image) -> bool:
    """Whether they show the same page, be it on different machines."""
    return one.size == other.size and difference(one, other) < _TOLERANCE


def read(file: Path) -> Image.Image:
    with Image.open(file) as picture:
        return picture.convert("RGB")


def write(picture: Image.Image, file: Path) -> None:
    """With 256 colours, which are enough, at a third of the size."""
    few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def main() -> None:
    with visiting() as (site, browser):
        picture = photograph(browser, site)
    name = FILE.relative_to(ROOT)
    if FILE.exists() and looks_like(read(FILE), picture):
        print(f"{name} looks like today's page.")
    else:
        write(picture, FILE)
        print(f"{name} was renewed.")


if __name__ == "__main__":
    main()
