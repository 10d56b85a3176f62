"""Games with days for each move: who is called back how, and which game comes next."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tools.browser.answers import NOTICE_SETTINGS
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import FRIEND, ME, Site
from tools.browser.table import Table

# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")
DAYS = {"type": "days", "days": 3}
DAY = {"type": "days", "days": 1}


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"notices-{name}.png")


def _people(new_context: NewContext, site: Site, *names: str) -> tuple[BrowserContext, ...]:
    """Each is at a page, so that they have come."""
    people = tuple(new_context() for _ in names)
    for person, name in zip(people, names, strict=True):
        site.ask(person, "POST", "/api/me")
        site.ask(person, "PUT", "/api/me", {"name": name})
    return people


def _slow_game(
    site: Site, maker: BrowserContext, other: BrowserContext, clock: dict[str, object] = DAYS
) -> str:
    """One in which its maker is to move first."""
    game = site.create(maker, ME, FRIEND, clock=clock, start=1)
    site.command(other, game, "join", seat=2)
    return game


def _move(site: Site, context: BrowserContext, game: str) -> None:
    view = site.view(context, game)
    site.command(context, game, "play", seat=view["to_move"], move=view["legal"][0]["move"])


def _second_device(new_context: NewContext, site: Site, first: BrowserContext) -> BrowserContext:
    device = new_context(size=PHONE, touch=True)
    code = site.ask(first, "POST", "/api/me/code")["code"]
    site.ask(device, "POST", "/api/me/use-code", {"code": code})
    return device


def _bell(page: Page, name: str) -> Locator:
    return page.get_by_role("banner").get_by_role("link", name=name, exact=True)


def _works(page: Page, **more: str) -> None:
    """Every way of telling works here, whatever the host has set."""
    answer = {**NOTICE_SETTINGS, "mail": "off", "address": None, "quiet": None, **more}

    def settings(route: Route) -> None:
        route.fulfill(json=answer)

    page.route("**/api/me/notice-settings", settings)


def test_a_move_is_heard_on_two_devices_and_read_on_one(
    new_context: NewContext, site: Site
) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    phone = _second_device(new_context, site, bob)
    game = _slow_game(site, ann, bob)
    wide, small = bob.new_page(), phone.new_page()
    wide.goto(site.url("/learn"))
    small.goto(site.url("/rules"))
    for page in (wide, small):
        expect(_bell(page, "Notices")).to_be_visible()
    expect(wide).to_have_title(re.compile("^Learn"))
    _move(site, ann, game)
    for page in (wide, small):
        expect(_bell(page, "Notices: 1 unread")).to_be_visible()
        expect(_bell(page, "1 game waits for you: go there")).to_be_visible()
        expect(page).to_have_title(re.compile(r"^\(1\) "))
    _picture(wide, "bell")
    _picture(small, "bell-phone")
    # By keys: the panel opens over the page, says who has moved, and gives the focus back.
    _bell(wide, "Notices: 1 unread").press("Enter")
    panel = wide.get_by_role("dialog", name="Notices")
    expect(panel.get_by_role("listitem")).to_contain_text("Your turn")
    expect(panel.get_by_role("listitem")).to_contain_text("Ann")
    expect(panel.get_by_role("listitem")).to_contain_text("3 days left")
    _picture(wide, "panel")
    panel.get_by_role("button", name="Mark all as read").press("Enter")
    for page in (wide, small):
        expect(_bell(page, "Notices")).to_be_visible()
    expect(panel.get_by_role("listitem")).not_to_contain_text("Unread")
    wide.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(_bell(wide, "Notices")).to_be_focused()
    assert wide.url.endswith("/learn")


def test_who_opens_a_game_has_read_of_it(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    site.keep_name(ann, "Annegret")
    game = _slow_game(site, ann, bob)
    _move(site, ann, game)
    elsewhere, page = bob.new_page(), bob.new_page()
    elsewhere.goto(site.url("/notices"))
    name = elsewhere.get_by_role("main").get_by_role("link", name="Annegret")
    expect(name).to_have_attribute("href", "/@Annegret")
    expect(_bell(elsewhere, "Notices: 1 unread")).to_be_visible()
    page.goto(site.url("/"))
    expect(_bell(page, "Notices: 1 unread")).to_be_visible()
    _bell(page, "1 game waits for you: go there").click()
    page.wait_for_url(f"**/play/{game}")
    expect(_bell(page, "Notices")).to_be_visible()
    expect(_bell(elsewhere, "Notices")).to_be_visible()
    # It waits until the move is made.
    expect(elsewhere).to_have_title(re.compile(r"^\(1\) "))
    Table(page).wait()
    Table(page).move()
    expect(elsewhere).not_to_have_title(re.compile(r"^\("))
    expect(elsewhere.get_by_text("Nothing has called you back yet")).to_be_visible()


def test_lists_follow_the_game_and_have_the_least_time_first(
    new_context: NewContext, site: Site
) -> None:
    ann, bob, cat = _people(new_context, site, "Ann", "Bob", "Cat")
    long, short = _slow_game(site, ann, bob), _slow_game(site, cat, bob, DAY)
    start, games = bob.new_page(), bob.new_page()
    start.goto(site.url("/"))
    games.goto(site.url("/games"))
    for page in (start, games):
        expect(page.locator(f"main a[href='/play/{long}']")).to_contain_text("Ann to move")
    _move(site, cat, short)
    _move(site, ann, long)
    for page, name in ((start, "Your turn"), (games, "Your turn")):
        lines = page.get_by_role("region", name=name).get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text("Cat")
        expect(lines.first).to_contain_text("24 hours left")
        expect(lines.last).to_contain_text("3 days left")
    _picture(start, "start")
    _picture(games, "games")


def test_one_is_asked_once_and_after_a_move(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    game = _slow_game(site, ann, bob)
    page = ann.new_page()
    # A browser without a window has forbidden it for good.
    page.add_init_script("Object.defineProperty(Notification, 'permission', {value: 'default'})")
    _works(page)
    page.goto(site.url(f"/play/{game}"))
    table, ask = Table(page), page.get_by_role("region", name="Notices")
    tell = ask.get_by_role("button", name="Tell me on this device when it is my turn")
    table.wait()
    page.wait_for_timeout(500)
    expect(ask).to_have_count(0)
    table.move()
    expect(tell).to_be_visible()
    _picture(page, "ask")
    # While one is to move nothing lies over the table.
    _move(site, bob, game)
    table.wait()
    expect(ask).to_have_count(0)
    table.move()
    ask.get_by_role("button", name="No, thanks").click()
    expect(ask).to_have_count(0)
    _move(site, bob, game)
    page.reload()
    table.wait()
    table.move()
    page.wait_for_timeout(500)
    expect(ask).to_have_count(0)


def test_nobody_is_asked_where_nothing_can_be_offered(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    game = _slow_game(site, ann, bob)
    page = ann.new_page()
    _works(page, push="missing")
    page.goto(site.url(f"/play/{game}"))
    Table(page).wait()
    with page.expect_response("**/api/me/notice-settings"):
        Table(page).move()
    page.wait_for_timeout(500)
    expect(page.get_by_role("region", name="Notices")).to_have_count(0)


def test_from_one_slow_game_to_the_next(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    first, second, third = (
        _slow_game(site, ann, bob),
        _slow_game(site, ann, bob, DAY),
        _slow_game(site, ann, bob),
    )
    page = ann.new_page()
    page.add_init_script("localStorage['evora.notices-asked'] = 'yes'")
    page.goto(site.url(f"/play/{first}"))
    expect(_bell(page, "3 games wait for you: go to the next")).to_be_visible()
    table = Table(page)
    table.wait()
    note = page.get_by_role("region", name="Next game")
    expect(note).to_have_count(0)
    table.move()
    expect(note).to_contain_text("2 more games wait for you.")
    expect(note).to_contain_text("Bob: 24 hours left")
    assert page.url.endswith(first)
    _picture(page, "next")
    note.get_by_role("checkbox", name="Go on to it by itself after a move").check()
    note.get_by_role("link", name="Next game").click()
    page.wait_for_url(f"**/play/{second}")
    table.wait()
    table.move()
    page.wait_for_url(f"**/play/{third}")
    table.wait()
    table.move()
    # Nothing waits any more: one stays.
    expect(page.get_by_role("banner").get_by_role("link", name="waits for you")).to_have_count(0)
    page.wait_for_timeout(1500)
    assert page.url.endswith(third)


def test_the_next_game_on_a_phone(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    first, second = _slow_game(site, ann, bob), _slow_game(site, ann, bob)
    phone = _second_device(new_context, site, ann)
    page = phone.new_page()
    page.add_init_script("localStorage['evora.notices-asked'] = 'yes'")
    page.goto(site.url(f"/play/{first}"))
    table = Table(page, "touch")
    table.wait()
    table.move()
    note = page.get_by_role("region", name="Next game")
    expect(note).to_contain_text("1 more game waits for you.")
    _picture(page, "next-phone")
    note.get_by_role("link", name="Next game").tap()
    page.wait_for_url(f"**/play/{second}")


def test_a_kind_is_switched_off_in_its_notice(new_context: NewContext, site: Site) -> None:
    ann, bob = _people(new_context, site, "Ann", "Bob")
    game = _slow_game(site, ann, bob)
    _move(site, ann, game)
    page = bob.new_page()
    page.goto(site.url("/notices"))
    line = page.get_by_role("main").get_by_role("listitem")
    line.get_by_role("button", name="No more of these").click()
    expect(line.get_by_role("status")).to_contain_text("You get no more notices of this kind")
    _picture(page, "switched-off")
    switches = {
        each["kind"]: each for each in site.ask(bob, "GET", "/api/me/notice-settings")["switches"]
    }
    assert switches["turn"] == {"kind": "turn", "bell": False, "push": False, "mail": False}
    line.get_by_role("button", name="Undo").click()
    expect(line.get_by_role("status")).to_have_text("")
    again = site.ask(bob, "GET", "/api/me/notice-settings")["switches"]
    assert next(each for each in again if each["kind"] == "turn")["bell"]


def test_the_settings_are_kept(new_context: NewContext, site: Site) -> None:
    (ann,) = _people(new_context, site, "Ann")
    page = ann.new_page()
    page.goto(site.url("/settings#notices"))
    part = page.get_by_role("region", name="Notices", exact=True)
    part.get_by_role("checkbox", name="A game is over: Bell").uncheck()
    part.get_by_role("radio", name="Every single one").check()
    part.get_by_role("checkbox", name="Quiet hours").check()
    part.get_by_label("From").fill("23:30")
    part.get_by_label("From").press("Tab")
    part.get_by_label("Time zone").select_option("Asia/Tokyo")
    expect(part.get_by_role("button", name="the time zone of this device")).to_be_visible()
    page.reload()
    expect(part.get_by_role("checkbox", name="A game is over: Bell")).not_to_be_checked()
    expect(part.get_by_role("radio", name="Every single one")).to_be_checked()
    expect(part.get_by_label("From")).to_have_value("23:30")
    expect(part.get_by_label("To", exact=True)).to_have_value("08:00")
    expect(part.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    # What does not work here has no column, and is said.
    expect(part.get_by_role("columnheader", name="Mail")).to_have_count(0)
    expect(part).to_contain_text("This server sends no mail.")
    part.get_by_role("button", name="Send me a test notice").click()
    expect(part.get_by_role("status").filter(has_text="On its way")).to_contain_text("Bell")
    expect(_bell(page, "Notices: 1 unread")).to_be_visible()
    kept = site.ask(ann, "GET", "/api/me/notice-settings")
    assert kept["quiet"] == {"begins": 23 * 60 + 30, "ends": 8 * 60}
    assert kept["every"] and kept["zone"] == "Asia/Tokyo" and kept["language"] == "en"
