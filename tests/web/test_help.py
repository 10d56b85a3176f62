"""Following the others and finding one's way: marks, reasons, help, the guide for a first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import evora
from tools.browser import positions
from tools.browser.devices import PHONE, WIDE, NewContext
from tools.browser.site import FRIEND, LOCAL, ME, NOVICE, Site
from tools.browser.states import menu
from tools.browser.table import Table
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words()
MARKS = "[...document.querySelectorAll('[data-mark]')].map((each) => each.dataset.mark)"


def marks(page: Page) -> set[str]:
    return set(page.evaluate(MARKS))


def at_table(page: Page, site: Site, engines: int = 1) -> Table:
    start = positions.middle(engines + 1)
    game = site.create(page.context, ME, *[NOVICE] * engines, position=start)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    return table


def test_what_the_others_did_is_marked_until_one_moves(page: Page, site: Site) -> None:
    table = at_table(page, site, engines=2)
    table.move()
    table.wait()
    found = marks(page)
    # Of each opponent a source and a destination.
    for seat in (2, 3):
        assert any(re.match(rf"(line|floor):{seat}:", place) for place in found), found
    assert any(place.startswith(("factory:", "centre:")) for place in found), found
    assert not any(re.match(r"\w+:1:", place) for place in found if "factory" not in place), found
    # A line of the log shows its move again, and then the marks come back.
    lines = page.get_by_role("list", name=SAID("log-title")).get_by_role("button")
    own = lines.filter(has_text=SAID.text("you-name") + ":").last
    expect(own.locator("svg").first).to_be_visible()
    own.hover()
    expect(page.locator("[data-mark^='line:1:'], [data-mark^='floor:1:']").first).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator("[data-mark^='line:1:'], [data-mark^='floor:1:']")).to_have_count(0)
    assert marks(page) == found
    own.focus()
    expect(page.locator("[data-mark^='line:1:'], [data-mark^='floor:1:']").first).to_be_attached()
    # What was taken back leaves no marks.
    page.get_by_role("button", name=SAID("bar-undo")).click()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_the_last_moves_in_a_line_on_a_phone(site: Site, new_context: NewContext) -> None:
    page = new_context(size=PHONE, touch=True).new_page()
    table = at_table(page, site)
    table.hand = "touch"
    table.move()
    table.wait()
    recap = page.get_by_role("list", name=SAID("recap-title")).get_by_role("listitem")
    expect(recap).to_have_count(1)
    expect(recap).to_contain_text(SAID.text("level-novice"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # A line of the log, tapped: the drawer makes way for the table.
    menu(page, Visit(site, page.context))
    lines = page.get_by_role("list", name=SAID("log-title")).get_by_role("button")
    lines.first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-mark^='line:1:'], [data-mark^='floor:1:']").first).to_be_attached()


def said_why(kind: str, **values: str | int) -> re.Pattern[str]:
    nothing: dict[str, str | int] = {"source": 0, "colour": "", "holds": "", "line": 0, "column": 0}
    return SAID("why", kind=kind, **{**nothing, **values})


def refused(start: evora.Position) -> tuple[str, evora.IllegalReason]:
    """Tiles that are there, and a line that does not take them."""
    for action in range(300):
        move = str(evora.Move.from_action(action))
        why = start.why_illegal(move)
        if why is not None and why.kind in ("line_full", "line_holds", "row_has"):
            return move, why
    raise AssertionError("every line takes every tile")


def test_a_refused_line_says_why(page: Page, site: Site) -> None:
    """In the bar, and politely to those who listen."""
    at_table(page, site)
    told = page.get_by_role("status")
    page.locator("button[data-target='1']").click(force=True)
    expect(told.filter(has_text=said_why("tiles_first"))).to_have_count(1)
    move, why = refused(positions.middle(2))
    tiles = page.locator(f"button[data-pick='{move[:2]}']")
    tiles.click()
    page.locator(f"button[data-target='{move[2]}']").click(force=True)
    words = said_why(why.kind, line=int(move[2]), colour=move[1], holds=why.holds or "")
    expect(told.filter(has_text=words)).to_have_count(1)
    expect(page.locator(".bar").get_by_text(words)).to_have_count(2)
    # The tiles stay chosen, and the wall says when its time comes.
    expect(tiles).to_have_attribute("aria-pressed", "true")
    page.locator("[data-space]").first.click()
    expect(told.filter(has_text=said_why("wall_later"))).to_have_count(1)


def test_a_refused_space_says_why(page: Page, site: Site) -> None:
    """The grey side, by key."""
    start = positions.tiling()
    game = site.create(page.context, ME, NOVICE, position=start)
    page.goto(site.url(f"/play/{game}"))
    Table(page).wait()
    line = start.legal_moves[0].line
    reasons = {column: start.why_illegal(f"{line}@{column}") for column in range(1, 6)}
    column, why = next((column, why) for column, why in reasons.items() if why is not None)
    page.keyboard.press(str(column))
    words = said_why(why.kind, line=line or 0, column=column, colour=why.colour or "")
    expect(page.get_by_role("status").filter(has_text=words)).to_have_count(1)


def test_help_on_every_page(page: Page, site: Site) -> None:
    help_sheet = page.get_by_role("dialog", name=SAID("help-title"))
    page.goto(site.url("/"))
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("?")
    expect(help_sheet).to_be_visible()
    expect(help_sheet.get_by_role("button", name=SAID("help-guide"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(help_sheet).to_have_count(0)
    at_table(page, site)
    # One who comes to a table can play at once: the first tiles have the focus. It is seen only
    # when somebody has used a key: else it looks as if the tiles were chosen.
    page.wait_for_function("() => document.activeElement?.matches('[data-pick]')")
    ring = "getComputedStyle(document.activeElement.querySelector('.tile')).outlineStyle"
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    assert page.evaluate(ring) == "none"
    page.keyboard.press("Shift")
    assert page.evaluate(ring) == "solid"
    page.get_by_role("button", name=SAID("help-title")).click()
    help_sheet.get_by_role("button", name=SAID("help-guide")).click()
    expect(page.get_by_role("dialog", name=SAID("guide-title"))).to_be_focused()
    expect(help_sheet).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_guide_for_a_first_game(size: str, site: Site, new_context: NewContext) -> None:
    """Offered once, by keys on a wide screen and by touch on a phone; it holds nobody up."""
    phone = size == "phone"
    context = new_context(size=PHONE, touch=True) if phone else new_context()
    page = context.new_page()
    page.goto(site.url("/"))
    page.get_by_role("button", name=re.compile(SAID.text("start-play"))).click()
    offer = page.get_by_role("region", name=SAID("guide-title"))
    yes = offer.get_by_role("button", name=SAID("guide-yes"))
    yes.tap() if phone else yes.press("Enter")
    card = page.get_by_role("dialog", name=SAID("guide-title"))
    for number, step in enumerate(("sources", "lines", "floor", "wall", "score"), 1):
        expect(card.get_by_role("heading", name=SAID(f"guide-{step}"))).to_be_visible()
        expect(card).to_contain_text(SAID.text("guide-step", number=number, count=5))
        box, ring = card.bounding_box(), page.locator(".ring[aria-hidden]").last.bounding_box()
        assert box is not None and ring is not None
        room = PHONE if phone else WIDE
        assert box["x"] >= 0 and box["x"] + box["width"] <= room["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= room["height"]
        apart = box["y"] >= ring["y"] + ring["height"] or box["y"] + box["height"] <= ring["y"]
        beside = box["x"] >= ring["x"] + ring["width"] or box["x"] + box["width"] <= ring["x"]
        assert apart or beside, (step, box, ring)
        last = SAID("guide-done" if step == "score" else "guide-next")
        button = card.get_by_role("button", name=last)
        button.tap() if phone else button.press("Enter")
    expect(card).to_have_count(0)
    table = Table(page, "touch" if phone else "mouse")
    table.wait()
    table.move()
    # Not again in this browser.
    page.goto(site.url("/"))
    page.get_by_role("button", name=re.compile(SAID.text("start-play"))).click()
    Table(page).wait()
    expect(offer).to_have_count(0)


def test_you_are_called_you(site: Site, new_context: NewContext) -> None:
    """Only where exactly one seat is one's own, and there in the log and at the end, too."""
    host, guest = new_context(), new_context()
    game = site.create(host, ME, FRIEND, position=positions.middle(2))
    site.ask(guest, "POST", "/api/me")
    site.command(guest, game, "join", seat=2)
    page = host.new_page()
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    table.move()
    log = page.get_by_role("list", name=SAID("log-title")).get_by_role("listitem")
    expect(log.filter(has_text=re.compile("^You take "))).to_have_count(1)
    site.command(guest, game, "resign", seat=2)
    table.end.wait_for()
    expect(table.end).to_contain_text(SAID.text("you-reason", who="opponent", reason="resigned"))
    own, other = site.view(host, game)["result"]["scores"]
    how = "ahead" if own > other else "behind" if own < other else "level"
    standing = SAID.text("end-standing", how=how, round=3, margin=abs(own - other), name="")
    expect(table.end).to_contain_text(standing)
    # At one device everybody has a name.
    at_one = page.context.new_page()
    local = site.create(host, ME, {**LOCAL, "name": "Ben"}, position=positions.middle(2))
    at_one.goto(site.url(f"/play/{local}"))
    Table(at_one).wait()
    expect(at_one.get_by_text("Ben").first).to_be_visible()
    expect(at_one.get_by_text(SAID("wait-you"), exact=True)).to_have_count(0)
