"""The review of a real game, by the server or in the browser: shown, thought about for longer, and
played on from."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route, expect

from evora import _core
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import Json, Site, serving
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words("en")
MINUS = "\N{MINUS SIGN}"


def test_a_game_is_reviewed_by_the_server(page: Page, site: Site) -> None:
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

    # To the last digit what the same searches say here.
    truth = reviewed_here(page.context, site, game)
    assert site.ask(page.context, "GET", f"/api/games/{game}/review")["review"] == truth
    page.get_by_role("button", name=SAID("review-deeper")).click()
    expect(page.get_by_text(SAID("review-made", nodes="240,000"))).to_be_visible()
    # What a browser computes stays there.
    assert site.ask(page.context, "GET", f"/api/games/{game}/review")["review"] == truth
    page.reload()
    expect(page.get_by_text(SAID("review-made", nodes="60,000"))).to_be_visible()
    page.get_by_role("link", name=SAID("review-try")).click()
    expect(page).to_have_url(re.compile(rf"/new\?game={game}&tokens=\d+"))


def reviewed_here(context: BrowserContext, site: Site, game: str) -> Json:
    record = context.request.get(site.url(f"/api/games/{game}/record")).text()
    told: Json = json.loads(_core.call("review", json.dumps({"record": record})))
    return told


def test_where_the_server_does_not_get_to_it_the_browser_does(page: Page, tmp_path: Path) -> None:
    with serving(tmp_path, review_nodes="0") as site:
        game = Visit(site, page.context).over()
        page.goto(site.url(f"/review/{game}"))
        expect(page.get_by_text(SAID("review-made", nodes="60,000"))).to_be_visible()
        nothing = {"state": "off", "review": None, "partial": None, "made": None}
        assert site.ask(page.context, "GET", f"/api/games/{game}/review") == nothing


def test_the_review_of_the_server_grows(page: Page, site: Site) -> None:
    """As told by a server that has much else to do."""
    game = Visit(site, page.context).over()
    whole = reviewed_here(page.context, site, game)
    begun = {**whole, "done": False, "moves": whole["moves"][:2]}
    nothing = {"state": "waiting", "review": None, "partial": None, "made": None}
    told = [nothing, {**nothing, "state": "running", "partial": begun}]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=told[0])

    page.route(f"**/api/games/{game}/review", answer)
    page.goto(site.url(f"/review/{game}"))
    expect(page.get_by_text(SAID("review-waiting"))).to_be_visible()
    del told[0]
    count = len(whole["moves"])
    expect(page.get_by_text(SAID("review-progress", done=2, total=count))).to_be_visible()
    expect(page.get_by_role("button", name=SAID("review-stop"))).to_have_count(0)
    told[0] = {**nothing, "state": "done", "review": whole, "made": 1}
    expect(page.get_by_role("button", name=SAID("review-deeper"))).to_be_visible()
    assert set(asked) == {"GET"}


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
