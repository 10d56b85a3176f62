"""Two people who play again, or do not; and one who waits for somebody who never comes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import FRIEND, ME, Site, serving
from tools.browser.words import words

SAID = words("en")
MINUTES = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}


def at_table(page: Page, game: str) -> None:
    page.wait_for_url(f"**/play/{game}")
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()


def pair(site: Site, new_context: NewContext) -> tuple[Page, Page, str]:
    """Ana at a desktop and Ben with a phone, at a table with clocks."""
    one, two = new_context(), new_context(size=PHONE, touch=True)
    game = site.create(one, ME, FRIEND, start=1, clock=MINUTES)
    site.ask(two, "POST", "/api/me")
    for context, name in ((one, "Ana"), (two, "Ben")):
        site.ask(context, "PUT", "/api/me", {"name": name})
    site.command(two, game, "join")
    first, second = one.new_page(), two.new_page()
    for page in (first, second):
        page.goto(site.url(f"/play/{game}"))
        at_table(page, game)
    return first, second, game


def resign(site: Site, page: Page, game: str) -> None:
    site.command(page.context, game, "resign", seat=1)


def dialog(page: Page) -> Page:
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def test_a_rematch_is_agreed_to_declined_and_gone(site: Site, new_context: NewContext) -> None:
    first, second, game = pair(site, new_context)
    # Clocks have started, because both are there.
    assert site.view(first.context, game)["void_at"] is None
    resign(site, first, game)
    for page in (first, second):
        dialog(page)
    first.get_by_role("button", name=SAID("end-rematch")).click()
    mine = first.get_by_role("dialog")
    expect(mine.get_by_text(SAID("offer-own", what="rematch"))).to_be_visible()
    asked = second.get_by_role("dialog")
    expect(asked.get_by_text(SAID("offer-asks", name="Ana", what="rematch"))).to_be_visible()
    # Withdrawn, it is gone at both; asked for again, it is answered.
    mine.get_by_role("button", name=SAID("offer-withdraw")).click()
    expect(asked.get_by_role("button", name=SAID("end-rematch"))).to_be_visible()
    mine.get_by_role("button", name=SAID("end-rematch")).click()
    asked.get_by_role("button", name=SAID("offer-accept")).tap()
    first.wait_for_function(f"() => !location.pathname.includes('{game}')")
    again = first.url.rpartition("/")[2]
    for page in (first, second):
        at_table(page, again)
    expect(first.get_by_role("dialog")).to_have_count(0)

    # The second time the answer is no, wherever one looks at the game.
    resign(site, first, again)
    dialog(first).keyboard.press("Escape")
    dialog(second).get_by_role("button", name=SAID("end-rematch")).tap()
    question = first.get_by_text(SAID("offer-asks", name="Ben", what="rematch"))
    expect(question.first).to_be_visible()
    first.get_by_role("button", name=SAID("offer-decline")).click()
    asked = second.get_by_role("dialog")
    expect(asked.get_by_text(SAID("log-answered", name="Ana", accept="no"))).to_be_visible()
    expect(asked.get_by_role("button", name=SAID("end-rematch"))).to_have_count(0)

    # Nobody plays again with one who has left.
    first.get_by_role("button", name=SAID("panel-result")).first.click()
    second.close()
    expect(
        first.get_by_role("dialog").get_by_text(SAID("rematch-left", name="Ben"))
    ).to_be_visible()
    assert site.view(first.context, again)["rematch"] is None


def test_a_game_is_void_to_which_one_does_not_come(tmp_path: Path, new_context: NewContext) -> None:
    with serving(tmp_path, claim_after="15", clock_grace="0.1") as site:
        one, two = new_context(), new_context()
        game = site.create(one, ME, FRIEND, start=2, clock=MINUTES)
        site.ask(two, "POST", "/api/me")
        site.ask(two, "PUT", "/api/me", {"name": "Ben"})
        site.command(two, game, "join")
        page = one.new_page()
        page.goto(site.url(f"/play/{game}"))
        at_table(page, game)
        expect(page.get_by_text("Not here yet: Ben")).to_be_visible()
        expect(page.get_by_role("dialog")).to_contain_text("The game does not count")
        page.goto(site.url("/games"))
        expect(page.get_by_text(SAID("game-reason-void"))).to_be_visible()
