"""The review of a real game, computed in the browser: shown, kept with the game, played on from."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from evora import _core
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import Site
from tools.browser.states import Visit
from tools.browser.words import words

SAID = words("en")
MINUS = "\N{MINUS SIGN}"


def test_a_game_is_reviewed_and_its_review_is_kept(page: Page, site: Site) -> None:
    visit = Visit(site, page.context)
    game = visit.over()
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_role("link", name=SAID("review-here")).click()
    # All moves are reviewed: it can think longer, and there is nothing to stop any more.
    expect(page.get_by_role("button", name=SAID("review-deeper"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    graph = page.get_by_role("slider", name=SAID("review-graph"))
    graph.focus()
    before = graph.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    expect(graph).not_to_have_attribute("aria-valuetext", before or "")
    # The parts of the account add up to the result, for every seat.
    account = page.get_by_role("region", name=SAID("review-account"))
    rows = account.get_by_role("row").all_inner_texts()[1:]
    shares = [
        [float(number) for number in re.findall(r"([+-]?[\d.]+)%", row.replace(MINUS, "-"))]
        for row in rows
    ]
    for *parts, result in zip(*shares, strict=True):
        assert abs(sum(parts) - result) < 0.05
    # The list of all moves leads to each of them.
    moves = page.get_by_role("region", name=SAID("review-moves"))
    moves.get_by_role("checkbox", name=SAID("review-mistakes-only")).uncheck()
    moves.get_by_role("button").first.click()
    expect(moves.get_by_role("button").first).to_have_attribute("aria-current", "true")

    kept = site.ask(page.context, "GET", f"/api/games/{game}/review")
    assert kept["review"]["done"] and kept["review"]["moves"]
    # To the last digit what the same searches say here.
    record = page.context.request.get(site.url(f"/api/games/{game}/record")).text()
    assert json.loads(_core.call("review", json.dumps({"record": record}))) == kept["review"]
    page.reload()  # nothing is computed twice
    expect(page.get_by_role("button", name=SAID("review-deeper"))).to_be_visible()
    page.get_by_role("link", name=SAID("review-try")).click()
    expect(page).to_have_url(re.compile(rf"/new\?game={game}&tokens=\d+"))


def test_a_record_is_reviewed_on_a_phone(new_context: NewContext, site: Site) -> None:
    context = new_context(size=PHONE, touch=True)
    game = Visit(site, context).over()
    record = context.request.get(site.url(f"/api/games/{game}/record")).text()
    page = context.new_page()
    page.goto(site.url("/review"))
    page.get_by_role("textbox", name=SAID("replay-record-text")).fill(record)
    page.get_by_role("button", name=SAID("review-begin")).tap()
    expect(page.get_by_role("button", name=SAID("review-deeper"))).to_be_visible()
    graph = page.get_by_role("slider", name=SAID("review-graph"))
    was = graph.get_attribute("aria-valuenow")
    box = graph.bounding_box()
    assert box is not None
    graph.tap(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    expect(graph).not_to_have_attribute("aria-valuenow", was or "")
