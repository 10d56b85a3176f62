"""What a visit costs. Times are figures of benchmarks/web.py; what is not a time is held here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tools.browser import measure
from tools.browser.devices import NewContext
from tools.browser.site import FRIEND, ME, NOVICE, Site
from tools.browser.words import words

# What the page must do in one second, on a machine that does many other things meanwhile.
PATIENT_MS = 10_000
TYPEFACE_LOADED = """() => {
  const ours = [...document.fonts].filter(({ family }) => /^"?Evora Sans"?$/.test(family));
  return ours.length === 2 && ours.every(({ status }) => status === 'loaded');
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEIGHT = "document.querySelector('main').offsetHeight"


def test_the_script_is_small(site: Site) -> None:
    """The script of all pages together; texts are separate files."""
    del site
    assert 10_000 < measure.sizes().script <= 260_000


def test_the_start_page_comes_at_once(browser: Browser, site: Site) -> None:
    visit = measure.first_visit(browser, site)
    print(f"interactive after {visit.interactive:.0f} ms, throttled 4 x")
    assert visit.interactive <= PATIENT_MS
    assert 50_000 < visit.bytes <= 150_000
    assert visit.shift <= 0.05, visit.shifts


def test_a_typeface_that_comes_late_moves_nothing(new_context: NewContext, site: Site) -> None:
    """What stands in for it takes the same room; then every letter on the page is of ours."""
    page = new_context(language="cs").new_page()
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108
    page.add_init_script(measure.SHIFTS)
    page.goto(site.url("/rules"), wait_until="commit")
    page.get_by_role("heading", level=1).wait_for()
    assert not page.evaluate(TYPEFACE_LOADED)
    before = page.evaluate(HEIGHT)
    for route in held:
        route.continue_()
    page.wait_for_function(TYPEFACE_LOADED)
    page.evaluate(TWO_FRAMES)
    noted = page.evaluate("noted")
    assert noted["shift"] <= 0.01, noted["shifts"]
    assert page.evaluate(HEIGHT) == pytest.approx(before, rel=0.01)
    assert fonts_used(page) == {"Evora Sans"}


def fonts_used(page: Page) -> set[str]:
    """The families that the letters of a page were drawn with."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    body = session.send("DOM.querySelector", {"nodeId": root, "selector": "body"})["nodeId"]
    inside = session.send("DOM.querySelectorAll", {"nodeId": body, "selector": "*"})["nodeIds"]
    fonts = (session.send("CSS.getPlatformFontsForNode", {"nodeId": node}) for node in inside)
    return {font["familyName"] for found in fonts for font in found["fonts"]}


def test_ones_turn_comes_first(new_context: NewContext, site: Site) -> None:
    """On a phone it is seen without scrolling, above everything else, and nothing jumps for it."""
    said = words()
    context = new_context(size={"width": 390, "height": 844}, touch=True)
    site.create(context, ME, FRIEND)
    game = site.create(context, ME, NOVICE, start=1)
    page = context.new_page()
    page.goto(site.url("/"))
    turn = page.locator(f"a[href='/play/{game}']")
    expect(turn).to_contain_text(said.text("game-your-turn"))
    page.add_init_script(measure.SHIFTS)
    page.reload()
    expect(turn).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name=said("start-waiting"))).to_be_in_viewport(ratio=1)
    play = page.get_by_role("button").filter(has_text=said.text("start-play"))
    expect(play).to_be_in_viewport(ratio=1)
    boxes = [each.bounding_box() for each in (turn, play)]
    assert boxes[0] and boxes[1] and boxes[0]["y"] < boxes[1]["y"]
    page.wait_for_load_state("networkidle")
    noted = page.evaluate("noted")
    assert noted["shift"] <= 0.05, noted["shifts"]


@pytest.mark.parametrize("engines", [1, 3])
def test_moves_are_cheap(new_context: NewContext, site: Site, engines: int) -> None:
    """Nothing jumps, and only what costs no layout is animated."""
    moves = measure.some_moves(new_context(pace="fast").new_page(), site, 2, engines)
    assert moves.frames
    assert moves.taps
    assert moves.animated.keys() <= {"transform", "opacity"}, moves.animated
    assert moves.shift <= 0.05, moves.shifts
