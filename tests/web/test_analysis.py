"""The analysis board: the engine in the page, moves as a tree, deals and positions by hand."""

from __future__ import annotations

import re
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

import evora
from evora.record import parse_game
from tools.browser import positions
from tools.browser.site import LOCAL, ME, Site
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words("en")


def lines(page: Page) -> Locator:
    """The best moves, as buttons that play them."""
    return page.get_by_role("list", name=SAID("analysis-lines")).locator("button.first")


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name=SAID("analysis-moves")).locator("button.node")


def press(page: Page, key: str, **values: int) -> None:
    page.get_by_role("button", name=SAID(key, **values), exact=True).click()


def last_of_round() -> evora.Position:
    """The last offer of a round in which only seat 1 has completed lines: the engine thinks as long
    as a test looks, and each line to be tiled is one more look."""
    at, seed = evora.Position.new(4, "grey", 1), evora.Seed("a table of 4, grey")
    then = at.play(seed.deal(at))
    while then.phase == "offer":
        at = then
        if at.to_move == 1:
            move = positions.choose(at)
        else:
            move = min(at.legal_moves, key=lambda move: at.preview(move).completes)
        then = at.play(move)
    assert then.phase == "tiling"
    return at


def test_four_players_on_the_grey_side(page: Page, site: Site) -> None:
    text = str(last_of_round())
    page.goto(site.url(f"/analysis?position={quote(text)}"))
    expect(lines(page).first).to_be_visible()
    shares = page.get_by_role("region", name=SAID("analysis-shares")).locator("strong")
    expect(shares).to_have_count(4)
    won = [int(each.rstrip("%")) for each in shares.all_inner_texts()]
    assert 95 <= sum(won) <= 105
    # The line that has the focus is drawn; pressing it plays its move.
    lines(page).first.focus()
    expect(page.locator("svg.arrows g")).not_to_have_count(0)
    deal = page.get_by_role("region", name=SAID("analysis-deal"), exact=True)
    while not deal.is_visible():
        before = moves(page).count()
        lines(page).first.click()
        expect(moves(page)).not_to_have_count(before)
        expect(lines(page).or_(deal).first).to_be_visible()
    # The next deal from a seed; back, another one: two branches.
    seed = page.get_by_role("textbox", name=SAID("analysis-deal-seed"))
    seed.fill("7")
    seed.press("Enter")
    expect(lines(page).first).to_be_visible()
    dealt = moves(page).count()
    page.keyboard.press("PageUp")
    press(page, "analysis-deal-random")
    expect(moves(page)).to_have_count(dealt + 1)
    page.keyboard.press("PageUp")
    # And one chosen tile by tile: too few of them is refused in the core's words.
    press(page, "analysis-deal-hand")
    page.locator("[data-spot='factory:1:0']").focus()
    page.keyboard.press("b")
    press(page, "analysis-deal")
    expect(page.get_by_role("alert")).to_contain_text("factor")
    press(page, "analysis-cancel")
    # Everything is there again after a reload, and in the record that is saved.
    page.reload()
    expect(moves(page)).to_have_count(dealt + 1)
    page.get_by_text(SAID("analysis-share")).click()
    with page.expect_download() as download:
        press(page, "panel-download")
    game = parse_game(download.value.path().read_text("utf-8"))
    assert str(game.start) == text and len(game.tokens) == dealt - 1
    assert any(comment.startswith("=") for comment in game.comments[len(game.tokens)])


def test_a_position_by_hand(page: Page, site: Site) -> None:
    page.goto(site.url("/analysis"))
    expect(lines(page).first).to_be_visible()
    page.get_by_role("button", name=SAID("analysis-set-up")).click()
    expect(page.get_by_text(SAID("analysis-valid"))).to_be_visible()
    press(page, "analysis-empty")
    expect(page.get_by_role("status").get_by_text("nothing to take")).to_be_visible()
    done = page.get_by_role("button", name=SAID("analysis-analyse"))
    expect(done).to_be_disabled()
    # By keys, by a tap, by dragging from the pieces.
    page.locator("[data-spot='factory:1:0']").focus()
    page.keyboard.type("rr")
    spot = page.locator("[data-spot='line:1:3:2']")
    page.get_by_role("button", name=SAID("tile-K"), exact=True).click()
    spot.click()
    expect(spot).to_have_accessible_name(re.compile("black tile"))
    page.get_by_role("button", name=SAID("tile-W"), exact=True).drag_to(
        page.locator("[data-spot='floor:2:1']")
    )
    expect(page.get_by_text(SAID("analysis-valid"))).to_be_visible()
    # A tile twice in the world, and where it should not lie: the core says so, at the place.
    page.locator("[data-spot='wall:1:3:1']").click()
    expect(page.get_by_role("status").get_by_text("already has")).to_be_visible()
    expect(spot).to_have_class(re.compile("wrong"))
    press(page, "analysis-undo")
    expect(done).to_be_enabled()
    done.click()
    expect(lines(page).first).to_be_visible()


def test_a_game_once_it_is_over_and_not_before(page: Page, site: Site) -> None:
    game = Visit(site, page.context).over()
    page.goto(site.url(f"/replay/{game}?at=3"))
    page.get_by_role("link", name=SAID("analysis-here")).click()
    expect(moves(page).nth(3)).to_have_attribute("aria-current", "step")
    running = site.create(page.context, ME, LOCAL)
    page.goto(site.url(f"/play/{running}"))
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()
    expect(page.get_by_role("link", name=SAID("analysis-here"))).to_have_count(0)
    page.goto(site.url(f"/analysis/{running}"))
    expect(page.get_by_text(SAID("analysis-running"))).to_be_visible()
