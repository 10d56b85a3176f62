"""The deal of the day in a browser: begun, kept, finished, sent, and shared."""

from __future__ import annotations

import datetime
import json

from playwright.sync_api import Page, expect
from server.test_deals import played

from evora.daily_deal import DailyDeal, deal_of, result_of
from evora.game import Game
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import Site
from tools.browser.words import words

SAID = words()


def kept(deal: DailyDeal, game: Game, day: str) -> str:
    """What the browser would have kept of a game."""
    seats = [
        {"kind": "guest" if kind == "person" else "engine", "name": None}
        | {"level": None if kind == "person" else kind}
        for kind in deal.kinds
    ]
    over = game.position.is_over
    standing = {
        "scores": list(game.position.scores),
        "round": game.position.round,
        "to_move": game.position.to_move,
        "winners": list(game.position.winners) if over else [],
        "reason": game.position.end_reason if over else None,
    }
    return json.dumps(
        {
            "version": 1,
            "id": f"{deal.date.isoformat()}-{deal.setting}",
            "created": 1,
            "changed": 2,
            "variant": deal.variant,
            "seats": seats,
            "position": str(deal.start()),
            "seed": str(deal.seed),
            "seed_hash": deal.seed.hash,
            "tokens": [str(token) for token in game.tokens],
            "ended": None,
            "standing": standing,
            "rematch": None,
            "uploaded": None,
            "begun_on": day,
        }
    )


def has_played(page: Page, site: Site, deal: DailyDeal, game: Game) -> None:
    day = deal.date.isoformat()
    name = f"evora.deal.{day}-{deal.setting}"
    page.goto(site.url("/about"))
    page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [name, kept(deal, game, day)]
    )


def today_in(page: Page, site: Site) -> datetime.date:
    page.goto(site.url("/about"))
    return datetime.date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))


def test_it_is_begun_at_the_table_and_goes_on_after_a_reload(page: Page, site: Site) -> None:
    deal = deal_of(today_in(page, site))
    page.goto(site.url("/"))
    page.locator('a[href="/deal"]').first.click()
    page.get_by_role("link", name=SAID("deals-begin")).click()
    pick = page.locator("[data-pick]").first
    expect(pick).to_be_visible()
    expect(page.get_by_role("button", name=SAID("bar-undo"))).to_have_count(0)
    expect(page.get_by_role("button", name=SAID("panel-resign"))).to_have_count(0)
    entry = f"evora.deal.{deal.date.isoformat()}-coloured-2"
    tokens = page.evaluate("name => JSON.parse(localStorage.getItem(name)).tokens", entry)
    first = next(each for each in tokens if each.startswith("="))
    assert first == str(deal.seed.deal(deal.start()))
    page.reload()
    expect(pick).to_be_visible()
    again = page.evaluate("name => JSON.parse(localStorage.getItem(name)).tokens", entry)
    assert again[: len(tokens)] == tokens
    page.goto(site.url("/deal"))
    expect(page.get_by_role("link", name=SAID("deals-go-on"))).to_be_visible()


def test_a_finished_one_is_sent_placed_and_shared(new_context: NewContext, site: Site) -> None:
    page = new_context().new_page()
    deal, game = deal_of(today_in(page, site)), played(deal_of(today_in(page, site)), 5)
    result = result_of(game)
    has_played(page, site, deal, game)
    page.goto(site.url("/deal"))
    expect(page.locator("table tr.you")).to_be_visible()
    expect(page.locator("pre")).to_contain_text(result.signs)
    expect(page.get_by_role("link", name=SAID("deals-engine-replay"))).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)  # where it turned has been found
    page.get_by_role("link", name=SAID("deals-engine-replay")).click()
    expect(page.get_by_text(SAID.text("level-grandmaster")).first).to_be_visible()
    # Another one, who has not finished it, sees nothing of it.
    other = new_context().new_page()
    other.goto(site.url("/deal"))
    expect(other.get_by_role("link", name=SAID("deals-begin"))).to_be_visible()
    expect(other.get_by_text(SAID.text("deals-hidden"))).to_be_visible()
    expect(other.locator("table")).to_have_count(0)


def test_without_the_server_it_waits_and_is_sent_later(new_context: NewContext, site: Site) -> None:
    context = new_context()
    page = context.new_page()
    deal = deal_of(today_in(page, site))
    has_played(page, site, deal, played(deal, 6))
    context.route("**/api/**", lambda route: route.abort())
    page.goto(site.url("/deal"))
    expect(page.get_by_text(SAID.text("deals-not-sent"))).to_be_visible()
    expect(page.locator("pre")).to_be_visible()
    context.unroute("**/api/**")
    expect(page.locator("table tr.you")).to_be_visible()
    expect(page.get_by_text(SAID.text("deals-not-sent"))).to_have_count(0)


def test_on_a_phone_nothing_is_wider_than_the_screen(new_context: NewContext, site: Site) -> None:
    page = new_context(size=PHONE).new_page()
    deal = deal_of(today_in(page, site))
    has_played(page, site, deal, played(deal, 7))
    page.goto(site.url("/deal"))
    expect(page.locator("table tr.you")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
