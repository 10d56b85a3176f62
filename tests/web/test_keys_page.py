"""A name that lasts: kept after the first game, by a code on paper or by a passkey of Chromium's
virtual authenticator; back on a second device; removed; and where passkeys do not work."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, expect

from tools.browser import positions
from tools.browser.devices import PHONE, NewContext
from tools.browser.site import ME, NOVICE, Site
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")
# Set to a folder to keep pictures.
_PICTURES = os.environ.get("EVORA_TEST_PICTURES")
_CODE = re.compile(r"([2-9A-HJKMNP-Z]{5}-){4}[2-9A-HJKMNP-Z]{5}")
_AUTHENTICATOR = {
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def _picture(page: Page, name: str) -> None:
    if _PICTURES:
        page.screenshot(path=Path(_PICTURES) / f"{name}.png", full_page=True)


@pytest.fixture
def named_site(site: Site) -> Iterator[Site]:
    """The same server by a name: passkeys work at localhost, and not at 127.0.0.1."""
    named = Site(site.process)
    named.address = site.address.replace("127.0.0.1", "localhost")
    yield named


class Authenticator:
    """The authenticator of one page, with the passkeys that it is given."""

    def __init__(self, page: Page, *passkeys: Any) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        options = {"options": _AUTHENTICATOR}
        made = self._session.send("WebAuthn.addVirtualAuthenticator", options)
        self._id = made["authenticatorId"]
        for passkey in passkeys:
            wish = {"authenticatorId": self._id, "credential": passkey}
            self._session.send("WebAuthn.addCredential", wish)

    @property
    def passkeys(self) -> Any:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        return found["credentials"]


def _finish_a_game(site: Site, context: BrowserContext, name: str | None) -> str:
    game = site.create(context, ME, NOVICE, position=positions.late(2, "grey"))
    if name is not None:
        site.ask(context, "PUT", "/api/me", {"name": name})
    site.command(context, game, "resign", seat=1)
    return game


def _settings(site: Site, context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto(site.url("/settings"))
    return page


def _part(page: Page, key: str) -> Locator:
    return page.get_by_role("region", name=SAID(key))


def _enter(page: Page, code: str) -> None:
    devices = _part(page, "settings-devices")
    devices.get_by_text(SAID("settings-code-use")).click()
    devices.get_by_label(SAID("settings-code-label")).fill(code)
    devices.get_by_role("button", name=SAID("settings-code-go")).click()


def test_the_offer_comes_after_the_first_game_and_goes_for_good(
    site: Site, new_context: NewContext
) -> None:
    context = new_context(size=PHONE, touch=True)
    game = site.create(context, ME, NOVICE, position=positions.late(2, "grey"))
    site.ask(context, "PUT", "/api/me", {"name": "Ofelia"})
    page = context.new_page()
    # Not before: the settings only say when.
    page.goto(site.url("/settings"))
    keep = _part(page, "settings-keep")
    expect(keep.get_by_text(SAID.text("keep-later", first="game"))).to_be_visible()
    expect(keep.get_by_role("button")).to_have_count(0)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    site.play_out(context, game)
    table.end.wait_for()
    offer = table.end.get_by_text(SAID.text("keep-offer", name="Ofelia"))
    expect(offer).to_be_visible()
    _picture(page, "keep-offer")
    table.end.get_by_role("button", name=SAID("name-never")).click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=SAID("panel-result")).click()
    table.end.wait_for()
    expect(table.end.get_by_role("link", name=SAID("end-replay"))).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_offer_leads_to_a_code_and_the_code_back(site: Site, new_context: NewContext) -> None:
    """On a plain address, where there are no passkeys; the second device is a telephone."""
    context = new_context()
    game = _finish_a_game(site, context, "Paulina")
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name=SAID("panel-result")).click()
    page.get_by_role("link", name=SAID("keep-offer-yes")).click()
    keep = _part(page, "settings-keep")
    expect(keep.get_by_role("heading", name=SAID("settings-keep"))).to_be_in_viewport()
    expect(keep.get_by_text(SAID("passkeys-not", reason="address"))).to_be_visible()
    expect(keep.get_by_role("button", name=SAID("keep-passkey"))).to_have_count(0)
    keep.get_by_role("button", name=SAID("keep-code")).click()
    card = page.get_by_role("region", name=SAID.text("code-title", name="Paulina"))
    expect(card).to_be_focused()
    shown = _CODE.search(card.inner_text())
    assert shown is not None
    _picture(page, "recovery-code")
    # On paper there is the card, and nothing else; black on white, whatever the page looks like.
    page.emulate_media(media="print", color_scheme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    expect(card).to_be_visible()
    expect(page.get_by_role("heading", level=1)).not_to_be_visible()
    expect(card.get_by_role("button")).to_have_count(0)
    _picture(page, "recovery-code-print")
    assert page.pdf().count(b"/Type /Page\n") == 1
    page.emulate_media(media="screen", color_scheme="light")
    card.get_by_role("button", name=SAID("code-have")).click()
    expect(page.get_by_text(shown[0])).to_have_count(0)
    expect(keep.get_by_text(SAID("keys-only"))).to_be_visible()
    _picture(page, "kept")

    phone = new_context(size=PHONE, touch=True)
    second = _settings(site, phone)
    _enter(second, "22222-22222-22222-22222-22222")
    expect(second.get_by_text(SAID("refused", code="bad_code"))).to_be_visible()
    second.get_by_label(SAID("settings-code-label")).fill(shown[0].lower().replace("-", " "))
    second.get_by_role("button", name=SAID("settings-code-go")).click()
    expect(second.get_by_text(SAID("settings-code-done"))).to_be_visible()
    expect(second.get_by_label(SAID("settings-name"))).to_have_value("Paulina")
    second.goto(site.url("/games"))
    expect(second.get_by_role("link", name=SAID("review-here"))).to_have_count(1)
    # A new code; the old one is dead.
    page.reload()
    keep.get_by_role("button", name=SAID("keys-code-new")).click()
    page.get_by_role("dialog").get_by_role("button", name=SAID("keys-code-new")).click()
    expect(card).to_be_visible()
    third = _settings(site, new_context())
    _enter(third, shown[0])
    expect(third.get_by_text(SAID("refused", code="bad_code"))).to_be_visible()


def test_a_passkey_is_made_used_on_another_device_and_removed(
    named_site: Site, new_context: NewContext
) -> None:
    site, context = named_site, new_context()
    _finish_a_game(site, context, "Quirin")
    page = _settings(site, context)
    authenticator = Authenticator(page)
    keep = _part(page, "settings-keep")
    keep.get_by_role("button", name=SAID("keep-passkey")).click()
    expect(keep.get_by_role("listitem").filter(has_text="Passkey: Chrome")).to_have_count(1)
    expect(keep.get_by_text(SAID("keys-only"))).to_be_visible()
    expect(keep.get_by_role("button", name=SAID("keys-remove"))).to_have_count(0)
    _picture(page, "passkey")
    passkeys = authenticator.passkeys
    assert len(passkeys) == 1 and passkeys[0]["rpId"] == "localhost"
    assert passkeys[0]["isResidentCredential"]

    # The second device has the same passkey, as from a password manager.
    other = new_context(size=PHONE, touch=True)
    second = _settings(site, other)
    Authenticator(second, *passkeys)
    devices = _part(second, "settings-devices")
    devices.get_by_text(SAID("settings-code-use")).click()
    devices.get_by_role("button", name=SAID("sign-in-passkey")).click()
    expect(second.get_by_text(SAID("settings-code-done"))).to_be_visible()
    expect(second.get_by_label(SAID("settings-name"))).to_have_value("Quirin")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    _picture(second, "second-device")

    # Signed out everywhere, and back in.
    devices.get_by_role("button", name=SAID("devices-sign-out-all")).click()
    expect(devices.get_by_role("listitem")).to_have_count(0)
    assert site.ask(context, "GET", "/api/me")["guest"] is None
    devices.get_by_role("button", name=SAID("sign-in-passkey")).click()
    expect(second.get_by_label(SAID("settings-name"))).to_have_value("Quirin")

    # With a code beside it the passkey can go; then it is refused, on the first device, too.
    keep = _part(second, "settings-keep")
    keep.get_by_role("button", name=SAID("keys-code-make")).click()
    keep.get_by_role("button", name=SAID("code-have")).click()
    keep.get_by_role("listitem").filter(has_text="Passkey").get_by_role("button").click()
    second.get_by_role("dialog").get_by_role("button", name=SAID("keys-remove")).click()
    expect(keep.get_by_role("listitem")).to_have_count(1)
    page.reload()
    devices = _part(page, "settings-devices")
    devices.get_by_text(SAID("settings-code-use")).click()
    devices.get_by_role("button", name=SAID("sign-in-passkey")).click()
    expect(page.get_by_text(SAID("refused", code="bad_key"))).to_be_visible()


def test_who_shows_no_passkey_changes_nothing(named_site: Site, new_context: NewContext) -> None:
    context = new_context()
    _finish_a_game(named_site, context, "Rosalia")
    page = _settings(named_site, context)
    # As a browser says it when its question is closed.
    page.evaluate(
        """() => { navigator.credentials.create = () =>
            Promise.reject(new DOMException('', 'NotAllowedError')) }"""
    )
    keep = _part(page, "settings-keep")
    keep.get_by_role("button", name=SAID("keep-passkey")).click()
    expect(keep.get_by_text(SAID("passkey-cancelled"))).to_be_visible()
    assert named_site.ask(context, "GET", "/api/me")["kept"] is False


def test_games_of_this_device_are_not_left_without_a_question(
    site: Site, new_context: NewContext
) -> None:
    there, here = new_context(), new_context()
    _finish_a_game(site, there, "Sabina")
    code = site.ask(there, "POST", "/api/me/keys/code")["code"]
    for _ in range(2):
        _finish_a_game(site, here, "Tadea")
    page = _settings(site, here)
    _enter(page, code)
    question = page.get_by_role("dialog")
    expect(question.get_by_text("Tadea", exact=True)).to_be_visible()
    expect(question.get_by_text(SAID.text("sign-in-games", games=2))).to_be_visible()
    expect(question.get_by_text(SAID("sign-in-left", kept="no", name=""))).to_be_visible()
    _picture(page, "sign-in-question")
    question.get_by_role("button", name=SAID("ask-no")).click()
    assert site.ask(here, "GET", "/api/me")["name"] == "Tadea"
    # Kept, there is a way back.
    mine = site.ask(here, "POST", "/api/me/keys/code")["code"]
    page.reload()
    _enter(page, code)
    expect(
        question.get_by_text(SAID.text("sign-in-left", kept="yes", name="Tadea"))
    ).to_be_visible()
    question.get_by_role("button", name=SAID("sign-in-yes")).click()
    expect(page.get_by_label(SAID("settings-name"))).to_have_value("Sabina")
    page.get_by_label(SAID("settings-code-label")).fill(mine)
    page.get_by_role("button", name=SAID("settings-code-go")).click()
    question.get_by_role("button", name=SAID("sign-in-yes")).click()
    expect(page.get_by_label(SAID("settings-name"))).to_have_value("Tadea")


def test_names_that_are_kept_say_why(site: Site, new_context: NewContext) -> None:
    keeper, other = new_context(), new_context(language="de")
    _finish_a_game(site, keeper, "Ursula")
    site.ask(keeper, "POST", "/api/me/keys/code")
    german = words("de")
    page = other.new_page()
    page.goto(site.url("/settings"))
    name = page.get_by_label(german("settings-name"))
    name.fill("ursuIa")
    page.get_by_role("button", name=german("settings-save")).click()
    expect(page.get_by_text(german("refused", code="name_taken"))).to_be_visible()
    # Changed once, then not for a month: with the day from when on.
    site.ask(keeper, "PUT", "/api/me", {"name": "Urschel"})
    page = _settings(site, keeper)
    page.get_by_label(SAID("settings-name")).fill("Urs")
    page.get_by_role("button", name=SAID("settings-save")).click()
    said = page.get_by_role("status").filter(has_text=SAID.text("refused", code="name_too_soon"))
    expect(said).to_contain_text("It can be changed again from")
