"""Whole games in a real browser against a real server: with a mouse, a finger, and keys alone."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from evora.cli import main
from tools.browser import positions
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import ME, NOVICE, Site, serving
from tools.browser.table import Table, end_names
from tools.browser.words import LANGUAGES, LOCALES, words

SAID = words("en")


def press_play(page: Page, site: Site) -> None:
    page.goto(site.url("/"))
    page.get_by_role("radio", name=SAID("level-novice")).check()
    page.get_by_role("button", name=SAID.text("start-play")).click()


def test_with_a_mouse(page: Page, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    press_play(page, site)
    table = Table(page)
    table.play_out()
    # Where every point came from, for both.
    scores = page.get_by_role("dialog").get_by_role("table")
    expect(scores.get_by_role("columnheader")).to_have_count(2)
    expect(scores.get_by_role("row", name=SAID.text("end-total"))).to_be_visible()
    # The record of the game, checked to the last deal.
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name=SAID("panel-download")).first.click()
    file = download.value.path()
    assert main(["verify", str(file)]) == 0, capsys.readouterr()
    # The browser computes the fingerprint itself.
    page.get_by_text(SAID("fair-title")).click()
    expect(page.get_by_text(SAID("fair-verdict", verdict="matches"))).to_be_visible()
    # Again, against the same one.
    page.get_by_role("button", name=SAID("end-rematch")).click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(SAID("status-wait"))
    table.wait()


def test_with_a_finger(site: Site, new_context: NewContext) -> None:
    page = new_context(size=PHONE, touch=True).new_page()
    page.goto(site.url("/"))
    page.get_by_role("combobox", name=SAID("start-levels")).select_option("novice")
    page.get_by_role("button", name=SAID.text("start-play")).tap()
    page.get_by_role("button", name=SAID("guide-no")).tap()
    table = Table(page, "touch")
    table.wait()
    # The other board is a line that opens on a tap.
    folded = page.get_by_role("button", name=SAID.text("level-novice"))
    if folded.count() and folded.get_attribute("aria-expanded") is not None:
        folded.tap()
        expect(folded).to_have_attribute("aria-expanded", "true")
        folded.tap()
    table.play_out()
    assert table.moves > 10


def test_with_keys_alone(page: Page, site: Site) -> None:
    """From the start page to the end screen: Tab, Enter, digits and letters."""
    page.goto(site.url("/"))
    page.get_by_role("button", name=SAID.text("start-play")).wait_for()
    focus_by_tab(page, SAID.text("start-play"))
    page.keyboard.press("Enter")
    table = Table(page, "keys")
    table.play_out()
    assert table.moves > 10
    # The end screen has the focus, and Escape leads back to the table.
    focused = page.evaluate("document.activeElement?.closest('dialog') !== null")
    assert focused
    page.keyboard.press("Escape")
    expect(table.end).to_have_count(0)


def test_with_arrow_keys(page: Page, site: Site) -> None:
    """The other way with keys: arrows from place to place, Enter to press."""
    context = page.context
    game = site.create(context, ME, NOVICE, position=positions.late(2, moves=6))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    before = table.picks.count()
    # The first tiles have the focus from the start.
    page.wait_for_function("() => document.activeElement?.matches('[data-pick]')")
    first = page.evaluate("document.activeElement?.ariaLabel")
    page.keyboard.press("ArrowRight")
    assert before == 1 or page.evaluate("document.activeElement?.ariaLabel") != first
    page.keyboard.press("Enter")
    # The first line that takes the tiles has the focus.
    page.wait_for_function(
        "() => document.activeElement?.tagName === 'BUTTON'"
        " && document.activeElement.ariaDisabled === 'false'"
        " && !document.activeElement.hasAttribute('aria-pressed')"
    )
    log = page.get_by_role("list", name=SAID("log-title")).get_by_role("listitem")
    said = log.count()
    page.keyboard.press("Enter")
    expect(log.nth(said)).to_be_attached()


def test_by_dragging(page: Page, site: Site) -> None:
    game = site.create(page.context, ME, NOVICE, position=positions.late(2, moves=6))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    tiles = table.picks.first
    name = table.name(tiles)
    tiles.hover()
    page.mouse.down()
    floor = page.get_by_role("button", name=SAID.text("floor-holds", count=0, cost=0).split(":")[0])
    box = floor.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_on_the_grey_side(page: Page, site: Site) -> None:
    """A round and its tiling, in which spaces of the wall are chosen, to the end."""
    late = positions.late(2, "grey", moves=14)
    game = site.create(page.context, ME, NOVICE, position=late)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    chosen = 0
    while table.wait() == "move":
        tiling = table.picks.count() == 0
        if tiling:
            expect(page.get_by_text(SAID("bar-choose-space", "line"))).to_be_visible()
        chosen += tiling
        table.move()
    assert chosen >= 2


def test_grey_tiling_on_a_phone(site: Site, new_context: NewContext) -> None:
    """Small spaces: the columns are buttons under the thumb, too."""
    context = new_context(size=PHONE, touch=True)
    game = site.create(context, ME, NOVICE, position=positions.tiling())
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    table = Table(page, "touch")
    columns = page.get_by_role("group", name=SAID("bar-choose-space", "line"))
    tiled = 0
    while table.wait() == "move" and table.picks.count() == 0:
        table.tile(columns.get_by_role("button", disabled=False).last)
        tiled += 1
    moved = [each["body"] for each in events(site, page) if each["body"]["type"] == "moved"]
    assert tiled == sum(body["by"] == "player" for body in moved) > 0


def test_four_at_one_device_on_a_phone(site: Site, new_context: NewContext) -> None:
    """Set up on the page itself, with names."""
    page = new_context(size=PHONE, touch=True, reduced_motion="reduce").new_page()
    late = positions.late(4, moves=8)
    page.goto(site.url(f"/new?mode=local&players=4&position={quote(str(late))}"))
    expect(page.get_by_text(SAID("new-from-good", "round", players=4))).to_be_visible()
    names = ["Ana", "Béla", "Guðrún"]
    for field, name in zip(
        page.get_by_role("textbox", name=SAID("new-seat-name")).all(), names, strict=True
    ):
        field.fill(name)
    page.get_by_role("button", name=SAID("new-create")).tap()
    table = Table(page, "touch")
    turns = set()
    while table.wait() == "move":
        turns.add(page.get_by_role("heading", level=1).inner_text())
        table.move()
    assert len(turns) >= 3, turns
    for name in names:
        expect(table.end.get_by_role("columnheader", name=name)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_each_language(language: str, site: Site, new_context: NewContext) -> None:
    """Start, a game from its set-up, and the end, in the language of the browser."""
    said = words(language)
    page = new_context(language=language, reduced_motion="reduce").new_page()
    page.goto(site.url("/"))
    expect(page.get_by_role("heading", level=1)).to_have_text(said("start-heading"))
    assert page.evaluate("document.documentElement.lang") == LOCALES[language]
    page.get_by_role("link", name=said.text("start-custom")).click()
    page.get_by_text(said("new-from"), exact=True).click()
    late = positions.late(2, moves=4)
    page.get_by_role("textbox", name=said("new-from-text")).fill(str(late))
    page.get_by_role("button", name=said("new-from-check")).click()
    expect(page.get_by_text(said("new-from-good", "round", players=2))).to_be_visible()
    page.get_by_role("combobox", name=said("new-seat-level")).select_option("novice")
    page.get_by_role("button", name=said("new-create")).click()
    table = Table(page, language=language)
    table.play_out()
    expect(table.end).to_have_accessible_name(end_names(said))
    assert said.text("end-total") in table.end.inner_text()


def test_two_browsers_and_a_reconnect(tmp_path: Path, new_context: NewContext) -> None:
    """A friend by link; the server dies with a move on its way, and comes back."""
    with serving(tmp_path) as site:
        host, guest = new_context().new_page(), new_context(size=PHONE, touch=True).new_page()
        late = positions.late(2, moves=10)
        host.goto(site.url(f"/new?mode=friend&position={quote(str(late))}"))
        expect(host.get_by_text(SAID("new-from-good", "round", players=2))).to_be_visible()
        host.get_by_role("button", name=SAID("new-create-link")).click()
        host.wait_for_url("**/play/*")
        expect(host.get_by_role("heading", level=1)).to_have_text(SAID("wait-title", count=1))
        guest.goto(host.url)
        guest.get_by_role("button", name=SAID("wait-join")).tap()
        tables = [Table(host), Table(guest, "touch")]
        tables[0].wait()
        tables[0].move()
        tables[1].wait()

        site.process.kill()
        tables[1].moves += 1
        name = tables[1].name(tables[1].picks.first)
        tables[1].picks.first.tap()
        tables[1].targets.last.tap()
        for page in (host, guest):
            pending = "yes" if page is guest else "no"
            note = page.get_by_role("status").get_by_text(SAID("note-lost", pending=pending))
            expect(note).to_be_visible()
        site.process.start()
        # Both are back by themselves, and the move was made: once.
        for page in (host, guest):
            expect(page.get_by_text(SAID("note-lost", pending="no"))).to_have_count(0)
            expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        while {table.state() for table in tables} != {"over"}:
            for table in tables:
                if table.state() == "move":
                    table.move()
        moved = [each["body"] for each in events(site, host) if each["body"]["type"] == "moved"]
        assert len(moved) == sum(table.moves for table in tables)


def events(site: Site, page: Page) -> list[dict[str, dict[str, str]]]:
    game = page.url.rsplit("/", 1)[1]
    found: list[dict[str, dict[str, str]]] = site.ask(
        page.context, "GET", f"/api/games/{game}/events?since=0"
    )["events"]
    return found


def focus_by_tab(page: Page, start: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        text = page.evaluate("document.activeElement?.innerText ?? ''")
        if str(text).startswith(start):
            return
    raise AssertionError(f"Tab does not reach {start}")
