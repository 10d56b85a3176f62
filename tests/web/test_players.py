"""Blocking and reporting somebody: at a table, after a game, in a replay, in the settings."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import ANYBODY, FRIEND, ME, NOVICE, Site

# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"{name}.png")


def _meet(site: Site, one: BrowserContext, two: BrowserContext, name: str) -> str:
    """A game of the two, of whom the second has a name."""
    game = site.create(one, ME, FRIEND, NOVICE)
    site.ask(two, "POST", "/api/me")
    site.ask(two, "PUT", "/api/me", {"name": name})
    site.command(two, game, "join", seat=2)
    return game


def test_blocking_at_the_table_and_unblocking_in_the_settings(
    new_context: NewContext, site: Site
) -> None:
    one, two = new_context(), new_context()
    game = _meet(site, one, two, "Ben")
    page = one.new_page()
    page.goto(site.url(f"/play/{game}"))
    # Of the computer and of oneself there is none.
    menus = page.get_by_role("button", name=": more")
    expect(menus).to_have_count(1)
    _picture(page, "table")
    # With the keyboard alone, which is back at the name afterwards.
    menu = page.get_by_role("button", name="Ben: more")
    menu.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Ben")
    _picture(page, "dialog")
    dialog.get_by_role("button", name="Block").press("Enter")
    expect(dialog.get_by_role("status")).to_contain_text("You will not meet again")
    expect(dialog.get_by_role("button", name="Unblock")).to_be_visible()
    _picture(page, "blocked")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    # The other one's games are no longer there.
    listed = site.create(two, ME, ANYBODY)
    assert listed not in str(site.ask(one, "GET", "/api/lobby"))
    page.goto(site.url("/settings#players"))
    players = page.get_by_role("region", name="Other players")
    expect(players).to_contain_text("Ben")
    players.scroll_into_view_if_needed()
    _picture(page, "settings")
    players.get_by_role("button", name="Unblock").click()
    expect(players).to_contain_text("You have blocked nobody")
    assert listed in str(site.ask(one, "GET", "/api/lobby"))
    site.command(two, listed, "cancel")


def test_an_answer_that_comes_late_is_old(new_context: NewContext, site: Site) -> None:
    """Whom one has blocked was asked before one blocked somebody."""
    one, two = new_context(), new_context()
    game = _meet(site, one, two, "Dora")
    page = one.new_page()
    page.goto(site.url(f"/play/{game}"))
    held: list[Route] = []
    page.route("**/api/me/blocks?game=*", lambda route: held.append(route))  # noqa: PLW0108
    with page.expect_request("**/api/me/blocks?game=*"):
        page.get_by_role("button", name="Dora: more").click()
    dialog = page.get_by_role("dialog", name="Dora")
    dialog.get_by_role("button", name="Block").click()
    unblock = dialog.get_by_role("button", name="Unblock")
    expect(unblock).to_be_visible()
    (asked,) = held
    with page.expect_response("**/api/me/blocks?game=*"):
        asked.fulfill(json={"blocks": []})
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(unblock).to_be_visible()


def test_reporting_on_a_phone_after_the_game(new_context: NewContext, site: Site) -> None:
    one, two = new_context(size=PHONE, touch=True), new_context()
    game = site.create(one, ME, FRIEND)
    site.ask(two, "POST", "/api/me")
    site.command(two, game, "join", seat=2)
    page = one.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name="Log and menu").tap()
    button = page.get_by_role("button", name="Player 2: more")
    box = button.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    _picture(page, "phone-drawer")
    page.keyboard.press("Escape")
    site.command(two, game, "resign", seat=2)
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="Player 2: more").tap()
    dialog = page.get_by_role("dialog", name="Player 2")
    _picture(page, "phone-dialog")
    dialog.get_by_role("button", name="Report").tap()
    dialog = page.get_by_role("dialog", name="Report: Player 2")
    expect(dialog.get_by_role("radio").first).to_be_focused()
    dialog.get_by_label("Something else").check()
    dialog.get_by_role("button", name="Send the report").tap()
    expect(dialog.get_by_label("In your own words")).to_be_focused()  # it is needed
    dialog.get_by_label("In your own words").fill("Went away\nagain and again.")
    _picture(page, "phone-report")
    dialog.get_by_role("button", name="Send the report").tap()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    _picture(page, "phone-sent")
    (report,) = site.ask(one, "GET", "/api/me/reports")["reports"]
    assert (report["game"], report["kind"]) == (game, "other")
    page.goto(site.url("/settings#players"))
    expect(page.get_by_text("Nobody has looked at it yet")).to_be_visible()


def test_in_a_replay_by_a_stranger(new_context: NewContext, site: Site) -> None:
    """Who only looks becomes a guest when they do something, and not before."""
    one, two, stranger = new_context(), new_context(), new_context()
    game = _meet(site, one, two, "Cleo")
    site.command(one, game, "resign", seat=1)
    page = stranger.new_page()
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_role("button", name="Cleo: more").click()
    dialog = page.get_by_role("dialog", name="Cleo")
    dialog.get_by_role("button", name="Report").click()
    dialog = page.get_by_role("dialog", name="Report: Cleo")
    assert site.ask(stranger, "GET", "/api/me")["guest"] is None
    dialog.get_by_label("several names").check()
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    # Once for each game.
    dialog = page.get_by_role("dialog", name="Cleo")
    dialog.get_by_role("button", name="Report").click()
    dialog = page.get_by_role("dialog", name="Report: Cleo")
    dialog.get_by_label("several names").check()
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("alert")).to_contain_text("already reported")
