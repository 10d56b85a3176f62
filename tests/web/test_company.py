"""Two people at two devices: one finds, follows and challenges the other, who answers elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import FRIEND, ME, Site
from tools.browser.table import Table

# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"company-{name}.png", full_page=True)


def test_found_followed_challenged_and_played(new_context: NewContext, site: Site) -> None:
    here, there = new_context(), new_context(size=PHONE, touch=True)
    site.keep_name(here, "Adela")
    site.keep_name(there, "Bruno")
    his = there.new_page()
    his.goto(site.url("/learn"))
    hers = here.new_page()
    hers.goto(site.url("/people"))
    expect(hers.get_by_text("You follow nobody yet")).to_be_visible()
    hers.get_by_role("searchbox", name="Name").fill("BR")
    hers.get_by_role("button", name="Follow Bruno").click()
    followed = hers.get_by_role("region", name="You follow")
    expect(followed).to_contain_text("is here")
    _picture(hers, "people")
    # Two presses, with the keyboard: the dialog stands as it was last.
    followed.get_by_role("button", name="Challenge Bruno").press("Enter")
    dialog = hers.get_by_role("dialog", name="Challenge Bruno")
    expect(dialog.get_by_role("button", name="Send the challenge")).to_be_focused()
    _picture(hers, "challenge")
    hers.keyboard.press("Enter")
    expect(hers.get_by_role("heading", name="Waiting for Bruno")).to_be_visible()
    _picture(hers, "waiting")
    # The other one reads a lesson meanwhile.
    bar = his.get_by_role("region", name="A challenge for you")
    expect(bar).to_contain_text("Adela challenges you.")
    expect(bar).to_contain_text("rated")
    _picture(his, "bar")
    his.reload()
    bar.get_by_role("button", name="Accept").tap()
    his.wait_for_url("**/play/*")
    expect(bar).not_to_contain_text("challenges you")
    for page in (hers, his):
        expect(page.get_by_role("heading", name="Waiting")).to_have_count(0)
    game = hers.url.rsplit("/", 1)[1]
    first = site.view(here, game)["to_move"]
    table = Table(hers if first == 1 else his, "mouse" if first == 1 else "touch")
    table.wait()
    table.move()
    assert site.view(here, game)["to_move"] != first
    assert site.view(here, game)["rated"]


def test_declined_and_withdrawn(new_context: NewContext, site: Site) -> None:
    here, there = new_context(), new_context()
    site.keep_name(here, "Clara")
    site.keep_name(there, "Dario")
    his, hers = there.new_page(), here.new_page()
    his.goto(site.url("/rules"))
    hers.goto(site.url("/people"))
    for answer in ("decline", "withdraw"):
        hers.goto(site.url("/people"))
        hers.get_by_role("searchbox", name="Name").fill("dario")
        hers.get_by_role("button", name="Challenge Dario").click()
        hers.get_by_role("button", name="Send the challenge").click()
        expect(hers.get_by_role("heading", name="Waiting for Dario")).to_be_visible()
        bar = his.get_by_role("region", name="A challenge for you")
        expect(bar).to_contain_text("Clara challenges you.")
        if answer == "decline":
            bar.get_by_role("button", name="Decline").click()
        else:
            hers.get_by_role("button", name="Withdraw").click()
        expect(bar).not_to_contain_text("challenges you")
        expect(hers.get_by_role("heading", name="Waiting for Dario")).to_have_count(0)
    _picture(hers, "withdrawn")


def test_who_does_not_take_challenges_says_so_to_everybody(
    new_context: NewContext, site: Site
) -> None:
    here, there = new_context(), new_context(size=PHONE)
    site.keep_name(here, "Elena")
    site.keep_name(there, "Fabio")
    his = there.new_page()
    his.goto(site.url("/people"))
    his.get_by_label("Who may challenge you").select_option("nobody")
    his.get_by_label("Who of those who follow you sees").select_option("followed")
    his.reload()
    expect(his.get_by_label("Who may challenge you")).to_have_value("nobody")
    expect(his.get_by_label("Who of those who follow you sees")).to_have_value("followed")
    _picture(his, "circles")
    hers = here.new_page()
    hers.goto(site.url("/people"))
    hers.get_by_role("searchbox", name="Name").fill("fabio")
    hers.get_by_role("button", name="Challenge Fabio").click()
    hers.get_by_role("button", name="Send the challenge").click()
    expect(hers.get_by_role("dialog")).to_contain_text("This person takes no challenges.")


def test_beside_a_name_at_a_table(new_context: NewContext, site: Site) -> None:
    here, there = new_context(), new_context()
    site.keep_name(here, "Greta")
    site.keep_name(there, "Hugo")
    game = site.create(here, ME, FRIEND)
    site.command(there, game, "join", seat=2)
    page = here.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name="Hugo: ").click()
    dialog = page.get_by_role("dialog", name="Hugo")
    dialog.get_by_role("button", name="Follow Hugo").click()
    following = dialog.get_by_role("button", name="Following Hugo")
    expect(following).to_have_attribute("aria-pressed", "true")
    _picture(page, "beside-a-name")
    assert [each["name"] for each in site.ask(here, "GET", "/api/me/company")["followed"]] == [
        "Hugo"
    ]


def test_the_same_deal_with_seats_swapped(new_context: NewContext, site: Site) -> None:
    here, there = new_context(), new_context()
    game = site.create(here, ME, FRIEND, start=1)
    site.ask(there, "POST", "/api/me")
    site.command(there, game, "join", seat=2)
    hers, his = here.new_page(), there.new_page()
    for page in (hers, his):
        page.goto(site.url(f"/play/{game}"))
        expect(page.locator("html.at-table")).to_be_attached()
        expect(page.get_by_role("button", name=": more")).to_be_visible()
    site.command(there, game, "resign", seat=2)
    hers.get_by_role("button", name="Same deal, seats swapped").click()
    asked = his.get_by_role("dialog")
    expect(asked).to_contain_text("would play the same deal once more")
    _picture(his, "same-deal")
    asked.get_by_role("button", name="Agree").click()
    hers.wait_for_url(lambda url: not url.endswith(game))
    again = hers.url.rsplit("/", 1)[1]
    old, new = site.view(here, game), site.view(here, again)
    assert new["yours"] == [2] and new["to_move"] == 1
    assert new["seed_hash"] == old["seed_hash"]
