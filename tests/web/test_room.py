"""Boards, factories and cards fill the screen at any size, and nothing lies on something else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tools.browser import positions
from tools.browser.devices import PHONE, NewContext, resize
from tools.browser.site import LOCAL, ME, Site
from tools.browser.states import menu
from tools.browser.table import Table
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words("en")
# Desktops, tablets, phones, and what is left at twice the size.
SIZES = (
    (1100, 700),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (768, 1024),
    (1024, 768),
    (1080, 1920),
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (720, 450),
)
# What does not fit: parts outside the window or on each other, and a table that scrolls.
WRONG = """() => {
  const wrong = [];
  const table = document.querySelector('.table');
  if (table.scrollHeight > table.clientHeight + 1) {
    wrong.push(`scrolls: ${table.scrollHeight} in ${table.clientHeight}`);
  }
  if (document.documentElement.scrollHeight > innerHeight) wrong.push('the page scrolls');
  const boxOf = (each) => each.getBoundingClientRect();
  const parts = [
    ...document.querySelectorAll(
      '.others > section, .others > button, .own > section, .table > .line, .side'),
    ...document.querySelectorAll('.ring .stock button'),
    ...document.querySelectorAll('.ring [role=group].centre'),
  ].map((each) => [each.className.split(' ')[0] || each.tagName, boxOf(each), 0]);
  const plates = [...document.querySelectorAll('.ring .factory')];
  parts.push(...plates.map((each, i) => [`plate ${i + 1}`, boxOf(each), 1]));
  for (const [i, [name, box, round]] of parts.entries()) {
    const over = Math.max(-box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight);
    if (over > 1) wrong.push(`outside: ${name} ${Math.round(over)}`);
    for (const [other, there, also] of parts.slice(i + 1)) {
      const x = Math.max(box.left - there.right, there.left - box.right);
      const y = Math.max(box.top - there.bottom, there.top - box.bottom);
      const middle = ({ left, top, width }) => [left + width / 2, top + width / 2];
      const [[u, v], [w, z]] = [middle(box), middle(there)];
      const near = (disc, square) => {
        const [u, v] = middle(disc);
        return Math.hypot(Math.max(square.left - u, 0, u - square.right),
          Math.max(square.top - v, 0, v - square.bottom)) - disc.width / 2;
      };
      const apart = round && also
        ? Math.hypot(u - w, v - z) - box.width
        : round ? near(box, there) : also ? near(there, box) : Math.max(x, y);
      if (apart < -2) wrong.push(`${name} on ${other}: ${Math.round(-apart)}`);
    }
  }
  return wrong;
}"""
# The side of a space on one's own board, on the smallest of the others', of a factory's tile.
SIDES = """() => {
  const side = (what) => Math.min(...[...document.querySelectorAll(what)]
    .map((each) => each.getBoundingClientRect().width));
  return {
    own: side('.own [data-place^="wall:"]'),
    others: side('.others [data-place^="wall:"]'),
    tile: side('.factory .tile'),
  };
}"""


def sides(page: Page) -> Any:
    return page.evaluate(SIDES)


def prefer_equal(page: Page, value: bool) -> None:
    menu(page, Visit(Site.__new__(Site), page.context))
    choices = page.get_by_text(SAID.text("choices-title"))
    choices.click()
    page.get_by_role("checkbox", name=SAID.text("room-equal")).set_checked(value)
    choices.click()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_screen_is_filled(players: int, site: Site, new_context: NewContext) -> None:
    """One page through all sizes; then the same with boards of one size."""
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(site.url(f"/play/{Visit(site, context).running(players)}"))
    Table(page).wait()
    wrong = {}
    for equal in (False, True):
        resize(page, {"width": 1440, "height": 900})
        if equal:
            prefer_equal(page, True)
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            if found := page.evaluate(WRONG):
                wrong[(width, height, equal)] = found
        resize(page, {"width": 2560, "height": 1440})
        large = sides(page)
        resize(page, {"width": 1440, "height": 900})
        usual = sides(page)
        if equal:
            assert usual["own"] == usual["others"]
            assert large["own"] == large["others"] >= 60
        else:
            assert large["own"] >= 84
            assert large["tile"] >= 0.6 * large["own"]
            assert usual["others"] >= usual["own"] * (0.9 if players == 2 else 0.6)
    assert wrong == {}


def test_boards_of_one_size_stay_where_they_are(site: Site, new_context: NewContext) -> None:
    """Two people at one device: the boards do not change places, and each plays from their own."""
    context = new_context(reduced_motion="reduce")
    at = positions.middle(2)
    game = site.create(context, ME, {**LOCAL, "name": "Guðrún"}, position=at)
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    prefer_equal(page, True)
    board = page.get_by_role("region", name=SAID.text("board-of", name="Guðrún"))
    before = board.bounding_box()
    expect(board.get_by_role("button")).to_have_count(0)
    table.move()
    expect(board.get_by_role("button").first).to_be_visible()
    assert board.bounding_box() == before
    table.wait()
    table.move()
    expect(board.get_by_role("button")).to_have_count(0)
    page.reload()
    table.wait()
    assert board.bounding_box() == before


def test_an_opponent_is_read_on_a_phone(site: Site, new_context: NewContext) -> None:
    """Four at the smallest phone: motifs on the cards, a board on a tap, closed in three ways."""
    context = new_context(size=PHONE, touch=True)
    page = context.new_page()
    page.goto(site.url(f"/play/{Visit(site, context).running(4)}"))
    Table(page, "touch").wait()
    cards = page.locator(".others button[aria-expanded]")
    expect(cards).to_have_count(3)
    # Everything that a piece flies to has a place with a size on the card.
    for place in ("wall:3:5:5", "line:3:1:1", "line:3:5:5", "score:3", "floor:3:0", "floor:3:7"):
        box = page.locator(f'[data-place="{place}"]').bounding_box()
        assert box is not None
        assert box["width"] >= 5
    motifs = cards.locator("use").evaluate_all("all => all.map((use) => use.href.baseVal)")
    assert {"#mini-B", "#mini-Y", "#mini-R", "#mini-K", "#mini-W"} >= set(motifs) > {"#mini-B"}
    names = cards.locator(".name").evaluate_all(
        "all => all.map((each) => each.scrollWidth - each.clientWidth)"
    )
    assert max(names) <= 1, "a name of ten letters is cut off"
    opened = page.locator(".opened section")
    close = page.get_by_role("button", name=SAID.text("room-close-board"))
    for way in ("button", "card", "outside"):
        cards.nth(1).tap()
        assert sides(page)["others"] <= 12
        space = opened.locator('[data-place="wall:3:1:1"]').bounding_box()
        assert space is not None
        assert space["width"] >= 28
        if way == "button":
            close.tap()
        elif way == "card":
            cards.nth(1).tap()
        else:
            page.touchscreen.tap(180, 560)
        expect(opened).to_have_count(0)


def test_whole_names_in_the_end_table(site: Site, new_context: NewContext) -> None:
    """At 360 px, in the language with the longest names for people without one."""
    context = new_context(size=PHONE, touch=True, language="is")
    said = words("is")
    page = context.new_page()
    visit = Visit(site, context, "is")
    seats = [ME, LOCAL, {**LOCAL, "name": "Þorgerðardótturdóttir-Á"}, LOCAL]
    long = site.create(context, *seats, position=positions.late(4, moves=1))
    site.play_out(context, long)
    for game in (visit.over(), long):
        page.goto(site.url(f"/play/{game}"))
        page.get_by_role("button", name=said("panel-result")).first.click()
        table = page.get_by_role("dialog").get_by_role("table")
        table.wait_for()
        assert table.evaluate(
            "each => each.parentElement.scrollWidth <= each.parentElement.clientWidth"
        )
        cut = table.get_by_role("columnheader").evaluate_all(
            "all => all.filter((each) => each.scrollWidth > each.clientWidth"
            " || getComputedStyle(each).textOverflow === 'ellipsis').map((each) => each.innerText)"
        )
        assert cut == []
    # A default name is broken between its words, if at all.
    expect(table.get_by_role("columnheader").first).to_have_js_property(
        "innerText", said.text("seat-nameless", seat=1)
    )
