"""A rated game between two who keep their names, in the browser: from the switch to the change."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.browser.devices import PHONE, WIDE, NewContext
from tools.browser.site import ANYBODY, FRIEND, ME, Site

# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")
USUAL = {"type": "budget", "initial_ms": 600_000, "credit_ms": 10_000}


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"{name}.png")


def _play_out(site: Site, game: str, *players: BrowserContext) -> None:
    while site.view(players[0], game)["status"] == "playing":
        for player in players:
            view = site.view(player, game)
            if view["legal"]:
                move = view["legal"][0]["move"]
                site.command(player, game, "play", seat=view["to_move"], move=move)


def _begin(site: Site, one: BrowserContext, two: BrowserContext) -> str:
    game = site.create(one, ME, FRIEND, clock=USUAL, rated=True)
    site.command(two, game, "join")
    return game


def test_a_rated_game_from_the_switch_to_the_change(new_context: NewContext, site: Site) -> None:
    one, two = new_context(), new_context()
    site.keep_name(one, "Runa")
    site.keep_name(two, "Rolf")
    page, other = one.new_page(), two.new_page()
    page.goto(site.url("/new?mode=friend"))
    switch = page.get_by_role("checkbox", name="Rated game")
    expect(switch).to_be_disabled()  # without a clock
    page.get_by_role("combobox", name="Clock").select_option("normal")
    switch.check()
    _picture(page, "new")
    page.get_by_role("button", name="Make the game and its link").click()
    expect(page.get_by_text("This game is rated")).to_be_visible()
    other.goto(page.url)
    expect(other.get_by_text("This game is rated")).to_be_visible()
    _picture(other, "invited")
    other.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("rated", exact=True).first).to_be_visible()
    _picture(page, "table")
    game = page.url.rsplit("/", 1)[1]
    _play_out(site, game, one, two)
    for seen in (page, other):
        expect(seen.get_by_role("dialog").get_by_text("Rated game 1 of 5")).to_be_visible()
    _picture(page, "end")
    # Also for who comes later.
    page.reload()
    page.get_by_role("button", name="Result and points").click()
    expect(page.get_by_role("dialog").get_by_text("Rated game 1 of 5")).to_be_visible()


def test_who_keeps_no_name_is_told_how_to(new_context: NewContext, site: Site) -> None:
    one, two = new_context(), new_context()
    site.keep_name(one, "Runa Two")
    game = site.create(one, ME, FRIEND, clock=USUAL, rated=True)
    page = two.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text("You can keep yours in the settings")).to_be_visible()
    _picture(page, "refused")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_ratings_after_five_games(new_context: NewContext, site: Site, size: Any) -> None:
    one, two = new_context(size=size), new_context()
    kind = "wide" if size is WIDE else "phone"
    winner, loser = f"Sif {kind}", f"Snorri {kind}"
    site.keep_name(one, winner)
    site.keep_name(two, loser)
    for _ in range(6):
        game = _begin(site, one, two)
        while not site.view(one, game)["rounds"]:
            for player in (one, two):
                view = site.view(player, game)
                if view["legal"]:
                    move = view["legal"][0]["move"]
                    site.command(player, game, "play", seat=view["to_move"], move=move)
        site.command(two, game, "resign", seat=2)
    page = one.new_page()
    page.goto(site.url(f"/play/{game}"))
    dialog = page.get_by_role("dialog")
    if not dialog.is_visible():
        page.get_by_role("button", name="Result and points").first.click()
    expect(dialog.get_by_text("Your rating rose by")).to_be_visible()
    expect(dialog.get_by_text(f"{loser}: ")).to_be_visible()
    _picture(page, f"change-{kind}")
    # The page of leaders, where one stands beside them until the rating is sure.
    page.goto(site.url("/lobby"))
    page.get_by_role("link", name="Leaders").click()
    expect(page.get_by_role("heading", name="You, and those you follow")).to_be_visible()
    expect(page.get_by_role("row", name=winner)).to_contain_text("?")
    expect(page.get_by_text("Grandmaster")).to_be_visible()
    _picture(page, f"leaders-{kind}")
    page.get_by_role("combobox", name="Kind of game").select_option("table_grey")
    expect(page.get_by_text("Nobody leads here yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="You, and those you follow")).to_have_count(0)
    # Lists say what is rated, and by whom.
    listed = site.create(one, ME, ANYBODY, clock=USUAL, rated=True)
    looker = new_context(size=size).new_page()
    here = one.new_page()
    here.goto(site.url(f"/play/{listed}"))
    expect(here.get_by_text("This game is rated")).to_be_visible()
    looker.goto(site.url("/lobby"))
    card = looker.get_by_role("listitem").filter(has_text=winner)
    expect(card).to_contain_text("?)")
    expect(card.get_by_text("rated", exact=True)).to_be_visible()
    _picture(looker, f"lobby-{kind}")
    site.command(one, listed, "cancel")
    # Who waits for somebody of about the same strength is told how far that goes.
    here.goto(site.url("/lobby"))
    here.get_by_role("button", name="Find an opponent").click()
    expect(here.get_by_text("We are looking up to 200 points above and below")).to_be_visible()
    expect(here.get_by_text("We are looking up to 300 points")).to_be_visible()
    _picture(here, f"waiting-{kind}")
    site.command(one, here.url.rsplit("/", 1)[1], "cancel")


def test_pairing_is_rated_unless_one_does_not_want_it(new_context: NewContext, site: Site) -> None:
    one, two = new_context(), new_context()
    site.keep_name(one, "Thora")
    site.keep_name(two, "Ulf")
    page, other = one.new_page(), two.new_page()
    for seen in (page, other):
        seen.goto(site.url("/"))
        expect(seen.get_by_role("checkbox", name="Rated, if")).to_be_checked()
    _picture(page, "pairing")
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_text("This game is rated")).to_be_visible()
    _picture(page, "waiting")
    other.get_by_role("checkbox", name="Rated, if").uncheck()
    other.get_by_role("button", name="Find an opponent").click()
    expect(other.get_by_role("button", name="Resign").first).to_be_attached()
    assert site.view(two, other.url.rsplit("/", 1)[1])["rated"] is False
    game = other.url.rsplit("/", 1)[1]
    site.command(two, game, "resign", seat=2)
    expect(page.get_by_role("dialog").get_by_text("Not rated")).to_be_visible()
    _picture(page, "not-rated")
