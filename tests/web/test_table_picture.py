"""The README's picture is of today's page."""

from __future__ import annotations

from pathlib import Path

from PIL import ImageChops, ImageEnhance, ImageFilter
from playwright.sync_api import Browser

from tools.browser.site import Site
from tools.table_picture import FILE, RENEW, SIZE, difference, looks_like, photograph, read, write


def test_it_is_todays_page(browser: Browser, site: Site, tmp_path: Path) -> None:
    today = photograph(browser, site)
    today.save(tmp_path / "today.png")
    known = read(FILE)
    share = difference(known, today)
    assert looks_like(known, today), (
        f"{FILE.name} is out of date, {share:.1%} of it looks different today "
        f"({tmp_path / 'today.png'}): {RENEW}"
    )


def test_it_is_crisp_and_small() -> None:
    assert read(FILE).size == (SIZE["width"], SIZE["height"])
    assert FILE.stat().st_size < 150_000


def test_a_page_that_looks_different_is_noticed(tmp_path: Path) -> None:
    page = read(FILE)
    moved = ImageChops.offset(page, 4, 0)  # a margin of some pixels
    brighter = ImageEnhance.Brightness(page).enhance(0.95)  # another ground
    without_buttons = page.copy()
    without_buttons.paste((246, 241, 228), (970, 590, 1275, 690))
    for other in (moved, brighter, without_buttons, page.crop((0, 0, 1280, 792))):
        assert not looks_like(page, other)
    # What only another machine or another file format does to it.
    write(page, tmp_path / "again.png")
    assert looks_like(page, read(tmp_path / "again.png"))
    assert looks_like(page, page.filter(ImageFilter.GaussianBlur(0.3)))
