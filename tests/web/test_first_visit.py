"""What a visit costs. Times are figures of benchmarks/web.py; what is not a time is held here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tools.browser import measure
from tools.browser.devices import NewContext
from tools.browser.site import Site

# What the page must do in one second, on a machine that does many other things meanwhile.
PATIENT_MS = 10_000


def test_the_script_is_small(site: Site) -> None:
    """The script of all pages together; texts are separate files."""
    del site
    assert 10_000 < measure.sizes().script <= 220_000


def test_the_start_page_comes_at_once(browser: Browser, site: Site) -> None:
    visit = measure.first_visit(browser, site)
    print(f"interactive after {visit.interactive:.0f} ms, throttled 4 x")
    assert visit.interactive <= PATIENT_MS
    assert visit.shift <= 0.05, visit.shifts


@pytest.mark.parametrize("engines", [1, 3])
def test_moves_are_cheap(new_context: NewContext, site: Site, engines: int) -> None:
    """Nothing jumps, and only what costs no layout is animated."""
    moves = measure.some_moves(new_context(pace="fast").new_page(), site, 2, engines)
    assert moves.frames
    assert moves.taps
    assert moves.animated.keys() <= {"transform", "opacity"}, moves.animated
    assert moves.shift <= 0.05, moves.shifts
