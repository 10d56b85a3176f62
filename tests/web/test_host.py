"""What people see of what the host does, in every place where they may be."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from server.admin import done

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import ME, NOVICE, Site, serving
from tools.browser.words import words

SAID, GESAGT = words("en"), words("de")
PLAY = re.compile(SAID.text("start-play"))


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("host")) as running:
        yield running


def test_a_message_a_stop_and_a_ban(own_site: Site, new_context: NewContext) -> None:
    url = own_site.process.database
    person, german = new_context(size=PHONE, touch=True), new_context(language="de")
    game = own_site.create(person, ME, NOVICE)
    own_site.ask(person, "PUT", "/api/me", {"name": "Troll"})
    page, other = person.new_page(), german.new_page()
    page.goto(own_site.url(f"/play/{game}"))
    other.goto(own_site.url("/"))
    expect(other.get_by_role("heading", level=1)).to_be_visible()

    # Who is here sees it at once, each in their language; closed, it stays closed.
    done(url, "message", "Back at noon.", "--in", "de=Mittags wieder da.")
    expect(page.get_by_text("Back at noon.")).to_be_visible()
    expect(other.get_by_text("Mittags wieder da.")).to_be_visible()
    other.get_by_role("button", name=GESAGT("host-close")).click()
    expect(other.get_by_text("Mittags wieder da.")).to_have_count(0)
    other.goto(own_site.url("/rules"))
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(other.get_by_text("Mittags wieder da.")).to_have_count(0)
    # Who comes later, too, where there is no socket.
    late = new_context().new_page()
    late.goto(own_site.url("/rules"))
    expect(late.get_by_text("Back at noon.")).to_be_visible()

    stopped = done(url, "read-only", "on", "A new disk").number
    expect(page.get_by_text(SAID("host-read-only"))).to_be_visible()
    expect(page.get_by_text("A new disk")).to_be_visible()
    done(url, "undo", str(stopped))
    expect(page.get_by_text(SAID("host-read-only"))).to_have_count(0)

    done(url, "rename", "Troll", "Somebody")
    page.goto(own_site.url("/"))
    renamed = page.get_by_text(SAID("host-renamed", named="yes", name="Somebody"))
    expect(renamed).to_be_visible()
    page.get_by_role("button", name=SAID("host-noted")).tap()
    expect(renamed).to_have_count(0)

    done(url, "ban", "Somebody", "--until", "forever", "--reason", "You spoil games.")
    banned = page.get_by_text(SAID("host-banned", end="forever", date=""))
    expect(banned).to_be_visible()
    expect(page.get_by_text(SAID("host-reason", reason="You spoil games."))).to_be_visible()
    page.goto(own_site.url(f"/play/{game}"))
    expect(banned.first).to_be_visible()
    page.goto(own_site.url("/settings"))
    expect(page.get_by_role("link", name=SAID("settings-export"))).to_be_visible()


def test_an_invitation_lets_one_in(own_site: Site, new_context: NewContext) -> None:
    url = own_site.process.database
    done(url, "invitation-only", "on")
    code = done(url, "invite").out.splitlines()[-1].partition("/?")[2]
    stranger, friend = new_context().new_page(), new_context().new_page()
    stranger.goto(own_site.url("/"))
    stranger.get_by_role("button", name=PLAY).click()
    needed = SAID("refused", code="invitation_needed")
    expect(stranger.get_by_text(needed)).to_be_visible()
    friend.goto(own_site.url(f"/?{code}"))
    expect(friend.get_by_text(SAID("host-invited"))).to_be_visible()
    assert "invitation" not in friend.url
    friend.get_by_role("button", name=PLAY).click()
    friend.wait_for_url("**/play/*")
    stranger.goto(own_site.url(f"/?{code}"))
    expect(stranger.get_by_text(needed)).to_be_visible()
