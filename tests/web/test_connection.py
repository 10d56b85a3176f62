"""A network that goes away without a word, or is slow: noticed, said, and nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tools.browser import positions
from tools.browser.site import ME, NOVICE, Site
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")
# The promise is 5 s; the machine may have a lot to do. A dead network once took half a minute.
NOTICED_MS = 12_000.0


def test_a_network_that_is_gone(page: Page, site: Site) -> None:
    """Noticed while nothing is done, and when a move is made; the move arrives once."""
    game = site.create(page.context, ME, NOVICE, position=positions.middle(2))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    since = site.view(page.context, game)["seq"]
    # An open socket stalls: nothing closes it.
    page.context.set_offline(True)
    lost = page.get_by_text(SAID("note-lost", pending="no"))
    expect(lost).to_be_visible(timeout=NOTICED_MS)
    page.context.set_offline(False)
    expect(lost).to_have_count(0)

    page.context.set_offline(True)
    table.picks.first.click()
    table.targets.first.click()
    expect(page.get_by_text(SAID("bar-sending"))).to_be_visible()
    kept = page.get_by_text(SAID("note-lost", pending="yes"))
    expect(kept).to_be_visible(timeout=NOTICED_MS)
    page.context.set_offline(False)
    expect(kept).to_have_count(0)
    table.wait()
    told = site.ask(page.context, "GET", f"/api/games/{game}/events?since={since}")
    moved = [event["body"]["seat"] for event in told["events"] if event["body"]["type"] == "moved"]
    assert moved.count(1) == 1


def test_a_press_before_the_first_answer(page: Page, site: Site) -> None:
    """Which levels there are is not known yet: the game begins when it is."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me", hold, times=1)
    with page.expect_request("**/api/me"):
        page.goto(site.url("/"))
    play = page.get_by_role("button", name=re.compile(SAID.text("start-play")))
    play.click()
    expect(play).to_be_disabled()
    held.pop().continue_()
    Table(page).wait()
