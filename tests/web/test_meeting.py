"""People who meet: an invitation, quick pairing, games to watch, greetings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import FRIEND, ME, NOVICE, Site
from tools.browser.words import words

SAID = words("en")


def at_table(page: Page) -> None:
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()


def test_an_invitation_says_what_concerns_whom(site: Site, new_context: NewContext) -> None:
    """Who made the game sends the link; who opens it reads who invites, and sits down by a name."""
    host, guest = new_context(), new_context(size=PHONE, touch=True)
    game = site.create(host, ME, FRIEND)
    page, other = host.new_page(), guest.new_page()
    page.goto(site.url(f"/play/{game}"))
    expect(page.get_by_text(SAID("wait-link"))).to_be_visible()
    # Asked once, and it may be left for later.
    name = page.get_by_role("textbox", name=SAID("name-ask"))
    name.fill("Žofie")
    page.get_by_role("button", name=SAID("name-use")).click()
    expect(name).to_have_count(0)

    other.goto(site.url(f"/play/{game}"))
    heading = other.get_by_role("heading", level=1)
    expect(heading).to_have_text(SAID("invite-title", name="Žofie"))
    expect(other.get_by_text(SAID("wait-link"))).to_have_count(0)
    other.get_by_role("textbox", name=SAID("name-ask")).fill("\u202egnorw")
    other.get_by_role("button", name=SAID("wait-join")).tap()
    expect(other.get_by_text(SAID("refused", code="bad_name"))).to_be_visible()
    other.get_by_role("textbox", name=SAID("name-ask")).fill("Pekka")
    other.get_by_role("button", name=SAID("wait-join")).tap()
    at_table(other)
    at_table(page)
    assert [seat["name"] for seat in site.view(host, game)["seats"]] == ["Žofie", "Pekka"]


def take_name(page: Page, site: Site, name: str) -> None:
    """Nobody is asked for one before their first game; they can take one themselves."""
    expect(page.get_by_role("textbox")).to_have_count(0)
    site.ask(page.context, "PUT", "/api/me", {"name": name})


def test_quick_pairing_watching_and_greetings(site: Site, new_context: NewContext) -> None:
    one, two, third = (new_context().new_page() for _ in range(3))
    two.goto(site.url("/"))
    expect(two.get_by_text(SAID("pair-waiting", count=0))).to_be_visible()
    one.goto(site.url("/"))
    one.get_by_role("button", name=SAID("pair-go")).click()
    one.wait_for_url("**/play/*")
    expect(one.get_by_text(SAID("wait-listed"))).to_be_visible()
    take_name(one, site, "Ana")
    # Who looks at the start page reads that somebody waits; so does who comes to the lobby.
    expect(two.get_by_text(SAID("pair-waiting", count=1))).to_be_visible()
    third.goto(site.url("/lobby"))
    expect(third.get_by_text(SAID("pair-waiting", count=1))).to_be_visible()

    # Who waits knows for how long, and with how many; and plays the computer meanwhile.
    expect(one.get_by_role("timer")).to_be_visible()
    expect(one.get_by_text(SAID("pair-here", count=3))).to_be_visible()
    expect(one.get_by_text(SAID("wait-others", count=0))).to_be_visible()
    waiting = one.url
    one.get_by_role("button", name=SAID("meanwhile-go")).click()
    at_table(one)
    one.reload()
    at_table(one)
    one.get_by_role("button", name=SAID("meanwhile-back")).click()
    expect(one.get_by_text(SAID("wait-listed"))).to_be_visible()
    one.get_by_role("button", name=SAID("meanwhile-go")).click()
    at_table(one)
    meanwhile = one.url

    # Somebody comes: with one press both are at the same table.
    two.get_by_role("button", name=SAID("pair-go")).click()
    two.wait_for_url("**/play/*")
    for page in (one, two):
        at_table(page)
        expect(page.get_by_role("timer")).to_have_count(0)
    assert one.url == two.url == waiting != meanwhile

    # The game can be found and watched, without a link.
    third.goto(site.url("/lobby"))
    third.get_by_role("link", name=SAID("live-watch.aria-label", "names")).first.click()
    at_table(third)
    expect(third.get_by_role("button", name=SAID("greet-open"))).to_have_count(0)

    # A greeting is seen and read aloud by all three.
    one.get_by_role("button", name=SAID("greet-open")).click()
    one.get_by_role("button", name=SAID("greeting-luck")).click()
    for page in (one, two, third):
        said = page.get_by_text(SAID("greet-said", name="Ana", greeting=SAID.text("greeting-luck")))
        expect(said).to_be_attached()
        expect(page.locator(".bubble")).to_have_text(SAID("greeting-luck"))
    # Who does not want to be greeted is not, also after a reload.
    two.get_by_role("button", name=SAID("greet-open")).click()
    two.get_by_role("checkbox", name=SAID("greet-mute")).check()
    two.keyboard.press("Escape")
    expect(two.get_by_role("checkbox", name=SAID("greet-mute"))).to_have_count(0)
    two.reload()
    at_table(two)
    expect(one.get_by_role("button", name=SAID("greet-open"))).to_be_enabled()
    one.get_by_role("button", name=SAID("greet-open")).click()
    one.get_by_role("button", name=SAID("greeting-hello")).click()
    hello = SAID("greet-said", name="Ana", greeting=SAID.text("greeting-hello"))
    expect(third.get_by_text(hello)).to_be_attached()
    expect(two.get_by_text(hello)).to_have_count(0)


def test_who_still_plays_or_has_to_wait_is_told(site: Site, new_context: NewContext) -> None:
    one, two = new_context().new_page(), new_context(size=PHONE, touch=True).new_page()
    for page in (one, two):
        page.goto(site.url("/"))
        page.get_by_role("button", name=SAID("pair-go")).click()
        page.wait_for_url("**/play/*")
    at_table(two)
    played = two.url
    # Back at the start page there is a way back to the game, and no other game.
    two.goto(site.url("/"))
    two.get_by_role("button", name=SAID("pair-go")).tap()
    expect(two.get_by_text(SAID("refused", code="still_playing"))).to_be_visible()
    two.get_by_role("link", name=SAID("replay-game")).tap()
    at_table(two)
    assert two.url == played
    # Who has left a game is told for how long to wait.
    refused = {"type": "refused", "code": "pairing_paused", "retry_ms": 89_100}
    one.route("**/api/pair", lambda route: route.fulfill(status=429, json=refused))
    one.goto(site.url("/"))
    one.get_by_role("button", name=SAID("pair-go")).click()
    waits = SAID("refused", code="pairing_paused", time="1:30")
    expect(one.get_by_role("alert").get_by_text(waits)).to_be_visible()


def test_a_game_against_an_engine_is_ended_not_offered(page: Page, site: Site) -> None:
    game = site.create(page.context, ME, NOVICE)
    page.goto(site.url(f"/play/{game}"))
    expect(page.get_by_role("button", name=SAID("panel-offer-end"))).to_have_count(0)
    page.get_by_role("button", name=SAID("end-alone")).click()
    ask = page.get_by_role("dialog", name=SAID("end-alone-ask"))
    ask.get_by_role("button", name=SAID("end-alone")).click()
    expect(
        page.get_by_text(SAID("log-ended", "names", count=0, reason="abandoned")).first
    ).to_be_visible()


def test_a_code_is_gone_from_the_page_once_it_was_used(site: Site, new_context: NewContext) -> None:
    page, device = new_context().new_page(), new_context()
    page.goto(site.url("/settings"))
    shown = page.locator(".code")
    page.get_by_role("button", name=SAID("settings-code-make")).click()
    expect(shown).to_be_visible()
    site.ask(device, "POST", "/api/me/use-code", {"code": shown.inner_text()})
    expect(page.get_by_text(SAID("code-used"))).to_be_visible()
    expect(shown).to_have_count(0)
    # Nor does one outlive the guest who made it.
    page.get_by_role("button", name=SAID("settings-code-make")).click()
    expect(shown).to_be_visible()
    page.get_by_role("button", name=SAID("settings-delete")).click()
    page.get_by_role("button", name=SAID("settings-delete-yes")).click()
    expect(page.get_by_text(SAID("settings-deleted"))).to_be_visible()
    expect(shown).to_have_count(0)
