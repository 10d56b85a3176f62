"""Watching: the page that shows one game after the other, and what spectators are not shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import ANYBODY, ME, Site, serving
from tools.browser.words import words

SAID = words("en")


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server on which nobody has played yet."""
    with serving(tmp_path) as running:
        yield running


def two_players(site: Site, new_context: NewContext) -> tuple[BrowserContext, BrowserContext]:
    players = (new_context(), new_context())
    for context, name in zip(players, ("Ana", "Pekka"), strict=True):
        site.ask(context, "POST", "/api/me")
        site.ask(context, "PUT", "/api/me", {"name": name})
    return players


def begin(site: Site, players: tuple[BrowserContext, BrowserContext]) -> str:
    """A game from the lobby, which both have come to."""
    game = site.create(players[0], ME, ANYBODY)
    site.command(players[1], game, "join")
    for player in players:
        page = player.new_page()
        page.goto(site.url(f"/play/{game}"))
        at_table(page)
    return game


def at_table(page: Page) -> None:
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()


def kind(page: Page, which: str) -> None:
    """What is on: a live game or a replay."""
    expect(page.locator(".strip strong")).to_have_text(SAID("watch-kind", kind=which))


def test_one_game_after_the_other(own_site: Site, new_context: NewContext) -> None:
    watcher = new_context(size=PHONE, touch=True).new_page()
    watcher.clock.install()
    watcher.goto(own_site.url("/watch"))
    # Before there is any game, the page says so.
    expect(watcher.get_by_role("heading", level=1)).to_have_text(SAID("watch-empty"))
    players = two_players(own_site, new_context)
    first = begin(own_site, players)
    kind(watcher, "live")
    at_table(watcher)
    # A second game does not take the first one away; when that is over, it follows.
    second = begin(own_site, players)
    expect(watcher.get_by_role("button", name=SAID("watch-begun"))).to_have_count(0)
    own_site.command(players[1], first, "resign", seat=2)
    expect(watcher.get_by_role("status").filter(has_text=SAID("watch-coming"))).to_be_visible()
    expect(watcher.get_by_role("dialog")).to_have_count(0)
    result = watcher.get_by_role("button", name=SAID("panel-result"))
    expect(result).to_be_visible()
    watcher.clock.fast_forward(15_000)
    expect(result).to_have_count(0)
    kind(watcher, "live")
    at_table(watcher)
    # Who pauses stays with a game that is over.
    watcher.get_by_role("button", name=SAID("watch-pause")).tap()
    own_site.play_out_together(second, *players)
    expect(result).to_be_visible()
    watcher.clock.fast_forward(60_000)
    kind(watcher, "live")
    # Nobody plays any more: replays, said plainly.
    watcher.get_by_role("button", name=SAID("watch-go-on")).tap()
    kind(watcher, "replay")


def test_a_replay_plays_by_itself_and_pauses_by_a_key(
    own_site: Site, new_context: NewContext
) -> None:
    players = two_players(own_site, new_context)
    own_site.play_out_together(begin(own_site, players), *players)
    page = new_context().new_page()
    page.goto(own_site.url("/watch"))
    kind(page, "replay")
    slider = page.get_by_role("slider")
    begun = slider.input_value()
    expect(slider).not_to_have_value(begun)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=SAID("watch-go-on"))).to_be_visible()
    page.get_by_role("button", name=SAID("watch-go-on")).click()
    stopped = slider.input_value()
    expect(slider).not_to_have_value(stopped)
    # Somebody plays: the replay is not taken away, but the game is offered.
    begin(own_site, players)
    page.get_by_role("button", name=SAID("watch-begun")).click()
    kind(page, "live")
