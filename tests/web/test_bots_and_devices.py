"""Settings: a bot is made, invited to a table and seen to be one; another device is signed out."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import Site

# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"{name}.png", full_page=True)


def test_a_bot_from_the_settings_to_the_table(page: Page, site: Site) -> None:
    page.goto(site.url("/settings"))
    page.get_by_label("Name of a new bot").fill("Gizmo")
    page.get_by_role("button", name="Make a bot").click()
    shown = page.get_by_text("evora_bot_")
    expect(shown).to_be_visible()
    token = shown.inner_text()
    bot = page.get_by_role("group", name="Gizmo")
    bot.get_by_label("Takes invitations from").select_option("everyone")
    expect(bot.get_by_text("not connected")).to_be_visible()
    bot.get_by_text("More").click()
    bot.get_by_label("Name", exact=True).fill("Widget")
    bot.get_by_role("button", name="Rename").click()
    bot = page.get_by_role("group", name="Widget")
    _picture(page, "settings")
    bot.get_by_role("link", name="New table with this bot").click()
    seat = page.get_by_role("group", name="Seat 2")
    expect(seat).to_contain_text("Widget (yours, not connected)")
    _picture(page, "new")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Widget (bot, invited)")).to_be_visible()
    _picture(page, "waiting")
    with httpx.Client(base_url=site.address, timeout=20) as http:
        http.headers["Authorization"] = f"Bearer {token}"
        game = page.url.rpartition("/")[2]
        path = f"/api/games/{game}"
        seq = http.get(path).json()["seq"]
        wish = {"type": "join", "id": "joining-1", "seq": seq, "seat": 2}
        assert http.post(f"{path}/commands", json=wish).status_code == 200
        expect(
            page.get_by_role("heading", name="Widget (bot)", exact=True, level=2)
        ).to_be_visible()
        _picture(page, "table")
    page.goto(site.url("/games"))
    expect(page.get_by_role("link").filter(has_text="Widget (bot)")).to_be_visible()
    page.goto(site.url("/settings"))
    page.get_by_role("group", name="Widget").get_by_text("More").click()
    page.get_by_role("button", name="Remove the bot").click()
    page.get_by_role("alert").get_by_role("button", name="Remove the bot").click()
    expect(page.get_by_role("group", name="Widget")).to_have_count(0)


def test_another_device_is_signed_out(new_context: NewContext, site: Site) -> None:
    here, there = new_context(), new_context(size=PHONE, touch=True)
    site.ask(here, "POST", "/api/me")
    code = site.ask(here, "POST", "/api/me/code")["code"]
    site.ask(there, "POST", "/api/me/use-code", {"code": code})
    page = there.new_page()
    page.goto(site.url("/settings"))
    devices = page.get_by_role("listitem").filter(has_text="Since")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this one")).to_have_count(1)
    _picture(page, "devices")
    page.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    assert site.ask(here, "GET", "/api/me")["guest"] is None
