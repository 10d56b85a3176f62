"""Fair play: the engine is off while one plays a rated game, everywhere, and on afterwards."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import FRIEND, ME, NOVICE, Site
from tools.browser.words import words

SAID = words("en")
QUICK = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}
SLOW = {"type": "days", "days": 3}


def keeper(site: Site, new_context: NewContext, name: str, **more: Any) -> BrowserContext:
    """Somebody who keeps a name, after their first game."""
    context = new_context(**more)
    site.keep_name(context, name)
    return context


def begin(site: Site, one: BrowserContext, two: BrowserContext, clock: Any = QUICK) -> str:
    game = site.create(one, ME, FRIEND, clock=clock, rated=True)
    site.command(two, game, "join")
    return game


def at_table(page: Page) -> None:
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()


def why(page: Page) -> Locator:
    """The line above every page that says why the engine is off."""
    words = page.get_by_text(SAID("refused", code="rated_game"))
    return page.get_by_role("status").filter(has=words)


def depth(page: Page) -> Locator:
    return page.locator(".engine .how")


def test_the_engine_is_off_in_all_tabs_until_the_game_is_over(
    site: Site, new_context: NewContext
) -> None:
    one, two = keeper(site, new_context, "Fair One"), keeper(site, new_context, "Fair Two")
    analysis = one.new_page()
    analysis.goto(site.url("/analysis"))
    expect(depth(analysis)).to_contain_text("Depth")
    # The game begins in another tab: a search that runs is ended.
    game = begin(site, one, two)
    table = one.new_page()
    table.goto(site.url(f"/play/{game}"))
    at_table(table)
    expect(why(analysis)).to_be_visible()
    expect(why(table)).to_have_count(0)
    alert = analysis.get_by_role("alert")
    expect(alert.get_by_text(SAID("refused", code="rated_game"))).to_be_visible()
    # The opponent's other windows, too; who plays another game of theirs gets no hint.
    hints = two.new_page()
    practice = site.create(two, ME, NOVICE, start=1)
    hints.goto(site.url(f"/play/{practice}"))
    hints.get_by_role("button", name=SAID("practice-hint")).click()
    expect(hints.get_by_text(SAID("refused", code="rated_game")).first).to_be_visible()
    # It leads back to the game; the tab of the game crashes, and the engine stays off.
    table.close()
    analysis.reload()
    expect(why(analysis)).to_be_visible()
    why(analysis).get_by_role("link", name=SAID("replay-game")).click()
    at_table(analysis)
    expect(why(analysis)).to_have_count(0)
    # Over, by the other: the engine is on again.
    analysis.go_back()
    expect(why(analysis)).to_be_visible()
    site.command(two, game, "resign", seat=2)
    expect(why(analysis)).to_have_count(0, timeout=60_000)
    expect(depth(analysis)).to_contain_text("Depth")


def test_another_device_is_told_and_the_server_notes_what_it_asks(
    site: Site, new_context: NewContext
) -> None:
    one, two = keeper(site, new_context, "Fair Three"), keeper(site, new_context, "Fair Four")
    device = new_context(size=PHONE, touch=True)
    code = site.ask(one, "POST", "/api/me/code", {})["code"]
    site.ask(device, "POST", "/api/me/use-code", {"code": code})
    game = begin(site, one, two)
    view = site.view(one, game)
    page = device.new_page()
    page.goto(site.url(f"/analysis?position={quote(view['position']['text'])}"))
    expect(why(page)).to_be_visible()
    notes = site.ask(one, "GET", "/api/me/export")["fair_play"]
    assert [(note["game"], note["seq"], note["what"]) for note in notes] == [
        (game, view["seq"], "analyse")
    ]
    assert site.ask(two, "GET", "/api/me/export")["fair_play"] == []
    site.command(one, game, "resign", seat=1)
    expect(why(page)).to_have_count(0, timeout=60_000)


def test_a_game_of_days_keeps_the_engine_from_nothing_but_its_position(
    site: Site, new_context: NewContext
) -> None:
    one, two = keeper(site, new_context, "Fair Five"), keeper(site, new_context, "Fair Six")
    game = begin(site, one, two, SLOW)
    page = one.new_page()
    page.goto(site.url("/analysis"))
    expect(depth(page)).to_contain_text("Depth")
    text = site.view(one, game)["position"]["text"]
    page.goto(site.url(f"/analysis?position={quote(text)}"))
    expect(page.get_by_text(SAID("refused", code="rated_position"))).to_be_visible()
    expect(why(page)).to_have_count(0)


def test_who_looks_on_learns_nothing_of_the_engine_before_the_end(
    site: Site, new_context: NewContext
) -> None:
    one, two, third = (new_context() for _ in range(3))
    game = site.create(one, ME, FRIEND)
    site.ask(two, "POST", "/api/me")
    site.command(two, game, "join")
    page = third.new_page()
    for path in (f"/analysis/{game}", f"/review/{game}"):
        page.goto(site.url(path))
        expect(page.get_by_role("link", name=SAID("replay-game"))).to_be_visible()
    page.goto(site.url(f"/embed/{game}"))
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("embed-running"))
    review = site.ask(third, "GET", f"/api/games/{game}/review")
    assert (review["state"], review["review"], review["partial"]) == ("none", None, None)
    address = site.url(f"/api/games/{game}/review")
    asked = third.request.post(address, headers={"Origin": site.address})
    assert asked.status == 422, asked.text()
    page.goto(site.url(f"/play/{game}"))
    at_table(page)
    expect(page.get_by_role("button", name=SAID("practice-hint"))).to_have_count(0)
    # The link to its position leads to a board whose engine waits for the end.
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_role("link", name=SAID("replay-try")).click()
    expect(depth(page)).to_have_text(SAID("analysis-running"))
    expect(page.get_by_role("button", name=SAID("analysis-go"))).to_be_disabled()
    site.command(two, game, "resign", seat=2)
    expect(page.get_by_role("button", name=SAID("analysis-go"))).to_be_enabled(timeout=60_000)
    page.get_by_role("button", name=SAID("analysis-go")).click()
    expect(depth(page)).to_contain_text("Depth")
