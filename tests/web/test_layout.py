"""Nothing is cut off, too small, or jumps: on any page, at any width, with the longest texts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.browser import positions
from tools.browser.devices import PHONE, TABLET, WIDE, NewContext, resize
from tools.browser.site import ME, NOVICE, Site
from tools.browser.states import STATES, State
from tools.browser.table import PATIENCE_MS, Table
from tools.browser.visit import Visit
from tools.browser.words import LANGUAGES, words
from tools.texts.longest import longest_texts

PSEUDO = "localStorage.setItem('evora.language', 'pseudo')"
# As if another tab had chosen German, which has the longest texts of all languages in this test.
LONGEST = """dispatchEvent(new StorageEvent('storage', {
  key: 'evora.language', newValue: 'de' }))"""
# What is wider than the window, and words that do not fit into what they are on.
OVERFLOW = """() => {
  const wrong = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) {
    wrong.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  }
  for (const each of document.querySelectorAll('button, .button, a, select, h1, label, th')) {
    const box = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    // Tiles are pictures: their words are for screen readers.
    if (!each.checkVisibility() || each.closest('.hidden-visually, [aria-pressed]')) continue;
    const text = (each.innerText ?? '').trim();
    if (!text || style.textOverflow === 'ellipsis') continue;
    if (each.scrollWidth > each.clientWidth + 1 && style.display !== 'inline') {
      wrong.push(`clipped: ${text.slice(0, 60)} ${each.scrollWidth} in ${each.clientWidth}`);
    }
    const scrolls = each.closest('.scroll, ol, table');
    if (!scrolls && (box.right > clientWidth + 1 || box.left < -1)) {
      wrong.push(`outside: ${text.slice(0, 60)} ${box.left} to ${box.right} of ${clientWidth}`);
    }
  }
  return wrong;
}"""
# Everything that can be pressed, with the size of its target. What is clipped away is not there.
TARGETS = """() => [...document.querySelectorAll(
  'button, a[href], input, select, summary, textarea, [role=button]')]
  .filter((each) => !each.closest('.hidden-visually') && each.checkVisibility())
  .map((each) => {
    const label = each.matches('input[type=checkbox], input[type=radio]')
      ? each.closest('label') ?? each : each;
    const box = label.getBoundingClientRect();
    return [(each.ariaLabel ?? each.innerText ?? each.tagName).trim().slice(0, 60),
      Math.round(box.width * 10) / 10, Math.round(box.height * 10) / 10];
  })
  .filter(([, width, height]) => width > 1 && height > 1)"""


@pytest.fixture(scope="module")
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """In English with every word stretched; German are the longest texts of all languages."""
    longest = longest_texts()
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE_MS)
        context.route("**/assets/de-*.ftl", lambda route: route.fulfill(body=longest))
        context.add_init_script(PSEUDO)
        yield Visit(site, context, "pseudo")


@pytest.fixture(scope="module")
def tab(visit: Visit) -> Page:
    """One for all states: a new one takes longer to start than most of them to be looked at."""
    return visit.context.new_page()


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_long_words_fit(state: State, visit: Visit, tab: Page) -> None:
    page = tab
    wrong: dict[int | str, object] = {}
    page.set_viewport_size(PHONE)
    state.show(page, visit)
    for size in (PHONE, TABLET, WIDE):
        resize(page, size)
        if found := page.evaluate(OVERFLOW):
            wrong[size["width"]] = found
    resize(page, PHONE)
    page.evaluate(LONGEST)
    page.locator("html[lang=de]").wait_for(state="attached")
    if found := page.evaluate(OVERFLOW):
        wrong["longest"] = found
    assert not wrong


def test_the_menu_fits_in_every_language(site: Site, new_context: NewContext) -> None:
    """In one line, on the narrowest screen that has it so."""
    page = new_context(size={"width": 1408, "height": 720}).new_page()
    page.goto(site.url("/about"))
    for language in LANGUAGES:
        choice = page.locator("header select").first
        choice.select_option(language)
        page.locator(f"html[lang^={language[:2]}]").wait_for(state="attached")
        expect(choice).to_have_value(language)
        assert page.get_by_role("button", name=words(language)("frame-menu")).is_hidden()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language


@pytest.mark.parametrize("size", [PHONE, TABLET, WIDE], ids=["phone", "tablet", "wide"])
def test_targets_are_large_enough(size: Any, site: Site, new_context: NewContext) -> None:
    """For fingers: 44 px; on a phone with three players 38 px, and with four 32 px."""
    context = new_context(size=size, touch=size is PHONE)
    page = context.new_page()
    visit = Visit(site, context)
    for players, variant in itertools.product((2, 3, 4), ("coloured", "grey")):
        min_side = {2: 44, 3: 38, 4: 32}[players] if size is PHONE else 44
        page.goto(site.url(f"/play/{visit.running(players, variant)}"))
        Table(page).wait()
        found = page.evaluate(TARGETS)
        assert len(found) > 10
        # A pixel is lost where sizes are rounded.
        small = [each for each in found if min(each[1], each[2]) < min_side - 1]
        assert not small, (players, variant)


def test_everything_for_a_move_is_in_sight(site: Site, new_context: NewContext) -> None:
    """On the smallest phone nothing scrolls, and nothing changes place when tiles are chosen."""
    context = new_context(size=PHONE, touch=True)
    page = context.new_page()
    visit = Visit(site, context)
    table = Table(page, "touch")
    for players in (2, 3, 4):
        page.goto(site.url(f"/play/{visit.running(players)}"))
        table.wait()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        before = places(page)
        for name in table.picks.all()[:3]:
            name.tap()
            assert places(page) == before


# How far plates, centre and stock reach into each other. Plates are round.
OVERLAPS = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const plates = boxes('.ring .factory');
  const wrong = [];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  for (const [i, plate] of plates.entries()) {
    const [x, y] = middle(plate);
    const near = plates.slice(i + 1).map((other) => {
      const [u, v] = middle(other);
      return Math.hypot(x - u, y - v) - (plate.width + other.width) / 2;
    });
    for (const box of boxes('.ring .stock button, .ring [role=group].centre')) near.push(Math.hypot(
      Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom),
    ) - plate.width / 2);
    if (Math.min(...near) < -2) wrong.push([i + 1, ...near.map(Math.round)]);
  }
  return wrong;
}"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_on_something_else(players: int, site: Site, new_context: NewContext) -> None:
    context = new_context(reduced_motion="reduce", pace="normal")
    page = context.new_page()
    page.goto(site.url(f"/play/{Visit(site, context).running(players)}"))
    Table(page).wait()
    for width, height in ((360, 640), (844, 390), (768, 1024), (1366, 768), (1920, 1080)):
        resize(page, {"width": width, "height": height})
        assert page.evaluate(OVERLAPS) == [], (width, height)


def places(page: Page) -> list[list[float]]:
    """Where everything is that can be pressed at the table."""
    found: list[list[float]] = page.evaluate(
        "[...document.querySelectorAll('section button, [role=group] button')].map((each) => {"
        "const { x, y, width, height } = each.getBoundingClientRect();"
        "return [x, y, width, height].map(Math.round); })"
    )
    return found


def test_no_movement_where_none_is_wanted(site: Site, new_context: NewContext) -> None:
    context = new_context(reduced_motion="reduce", pace="normal")
    game = site.create(context, ME, NOVICE, position=positions.middle(2))
    page = context.new_page()
    page.add_init_script(
        "window.moved = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) {"
        " moved.push(this.outerHTML.slice(0, 80)); return animate.apply(this, all); };"
    )
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    for _ in range(2):
        table.move()
        table.wait()
        assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("moved") == []


def test_in_forced_colours(site: Site, new_context: NewContext) -> None:
    """The tiles keep their own colours: they are what the game is about."""
    context = new_context(forced_colors="active")
    game = site.create(context, ME, NOVICE, position=positions.middle(2))
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    Table(page).wait()
    assert page.evaluate(
        "[...document.querySelectorAll('button[aria-pressed] svg')]"
        ".every((tile) => getComputedStyle(tile).forcedColorAdjust === 'none')"
    )
    assert len(page.screenshot()) > 10_000


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark(scheme: Any, site: Site, new_context: NewContext) -> None:
    """As the system says, until a theme is chosen; then as chosen, from the first paint on."""
    page = new_context(color_scheme=scheme).new_page()
    page.goto(site.url("/settings"))
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    expected = {"light": "rgb(246, 241, 228)", "dark": "rgb(21, 26, 36)"}
    assert page.evaluate(ground) == expected[scheme]
    other = "dark" if scheme == "light" else "light"
    page.get_by_role("main").get_by_role("combobox").nth(1).select_option(other)
    assert page.evaluate(ground) == expected[other]
    page.reload()
    assert page.evaluate(ground) == expected[other]
