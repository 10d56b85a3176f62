"""Taking back, giving up, watching again, preferences, languages, two tabs."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tools.browser import positions
from tools.browser.devices import EARS, PHONE, NewContext
from tools.browser.site import FRIEND, LOCAL, ME, NOVICE, Site
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")


def at_table(page: Page, site: Site) -> Table:
    """Against an engine in mid-game."""
    game = site.create(page.context, ME, NOVICE, position=positions.middle(2))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    return table


def log(page: Page) -> Locator:
    return page.get_by_role("list", name=SAID("log-title")).get_by_role("listitem")


def test_undo_against_an_engine(page: Page, site: Site) -> None:
    """One's move and the engine's answer are taken back at once."""
    table = at_table(page, site)
    before = sorted(table.names())
    undo = page.get_by_role("button", name=SAID("bar-undo"))
    expect(undo).to_be_disabled()
    table.move()
    table.wait()
    assert sorted(table.names()) != before
    undo.click()
    expect(log(page).filter(has_text=SAID("you-undone"))).to_have_count(1)
    table.wait()
    assert sorted(table.names()) == before


def test_undo_asks_a_friend(site: Site, new_context: NewContext) -> None:
    host, guest = new_context(), new_context(size=PHONE, touch=True)
    game = site.create(host, ME, FRIEND, position=positions.middle(2))
    site.ask(guest, "POST", "/api/me")
    site.command(guest, game, "join", seat=2)
    pages = [host.new_page(), guest.new_page()]
    for page in pages:
        page.goto(site.url(f"/play/{game}"))
    tables = [Table(pages[0]), Table(pages[1], "touch")]
    for table in tables:
        table.wait()
        table.move()
    pages[0].get_by_role("button", name=SAID("bar-undo-ask")).click()
    question = pages[1].get_by_text(SAID("offer-asks", "name", what="undo"))
    expect(question).to_be_visible()
    # No tap that was meant for something else answers: the buttons wake up a moment later.
    agree = pages[1].get_by_role("button", name=SAID("offer-accept"))
    expect(agree).to_be_enabled()
    agree.tap()
    expect(question).to_have_count(0)
    assert tables[0].wait() == "move"


def test_resign(page: Page, site: Site) -> None:
    table = at_table(page, site)
    page.get_by_role("button", name=SAID("panel-resign")).click()
    ask = page.get_by_role("dialog", name=SAID("ask-resign", players=2))
    ask.get_by_role("button", name=SAID("ask-no")).click()
    expect(ask).to_have_count(0)
    page.get_by_role("button", name=SAID("panel-resign")).click()
    ask.get_by_role("button", name=SAID("panel-resign")).click()
    table.end.wait_for()
    expect(table.end).to_contain_text(SAID.text("you-reason", who="you", reason="resigned"))


def test_two_tabs_agree(page: Page, site: Site) -> None:
    table = at_table(page, site)
    other = page.context.new_page()
    other.goto(page.url)
    second = Table(other)
    second.wait()
    assert sorted(second.names()) == sorted(table.names())
    # Tiles in hand in one tab; the move is made in the other.
    table.picks.first.click()
    said = log(page).count()
    second.move()
    second.wait()
    expect(log(page).nth(said)).to_be_attached()
    table.wait()
    assert sorted(second.names()) == sorted(table.names())
    table.move()
    table.wait()
    second.wait()
    assert sorted(second.names()) == sorted(table.names())


def test_language_without_a_reload(page: Page, site: Site) -> None:
    """The game goes on, with the tiles in hand; the other tab follows."""
    at_table(page, site).picks.first.click()
    page.evaluate("window.same = true")
    other = page.context.new_page()
    other.goto(site.url("/"))
    expect(other.get_by_role("heading", level=1)).to_have_text(SAID("start-heading"))
    page.get_by_role("combobox", name=SAID("frame-language")).select_option("hu")
    said = words("hu")
    expect(page.get_by_text(said("log-title"), exact=True).first).to_be_visible()
    assert page.evaluate("window.same && document.documentElement.lang") == "hu"
    expect(other.get_by_role("heading", level=1)).to_have_text(said("start-heading"))
    table = Table(page, language="hu")
    assert page.locator("button[aria-pressed=true][aria-disabled]").count() == 1
    expect(page).to_have_title(re.compile(said.text("status-you")))
    table.targets.first.click()
    table.wait()


def test_letters_tiles_and_sounds_to_choose(page: Page, site: Site) -> None:
    page.add_init_script(EARS)
    at_table(page, site)
    sources = page.get_by_role("group", name=SAID("table-sources"))
    letters = sources.locator("button[aria-pressed] svg").filter(has_text=re.compile("^[BYRKW]$"))
    expect(letters).to_have_count(0)
    page.get_by_text(SAID("choices-title")).click()
    page.get_by_role("checkbox", name=SAID.text("settings-letters")).check()
    expect(letters.first).to_be_visible()
    # Everything at the table is of the chosen set at once, and stands where it stood.
    room = sources.bounding_box()
    drawn = sources.locator("button[aria-pressed] use")
    of_set = sources.locator('button[aria-pressed] use[href$="-contrast"]')
    expect(of_set).to_have_count(0)
    page.get_by_role("radio", name=SAID("settings-tiles-contrast")).check()
    expect(of_set.first).to_be_attached()
    assert of_set.count() == drawn.count()
    assert sources.bounding_box() == room
    # A set of sounds is heard where it is chosen, also by those who have turned sound off.
    page.get_by_role("checkbox", name=SAID.text("settings-sound")).uncheck()
    page.get_by_role("radio", name=SAID("settings-sounds-wood")).check()
    assert page.evaluate("heard.tones") == 0
    name = SAID.text("settings-sounds-wood")
    page.get_by_role("button", name=SAID("settings-sounds-hear", name=name)).click()
    page.wait_for_function("() => heard.tones > 4")
    # Kept in this browser, for its other tabs, too.
    page.reload()
    expect(letters.first).to_be_visible()
    expect(of_set.first).to_be_attached()


def test_confirming_moves(page: Page, site: Site) -> None:
    page.goto(site.url("/settings"))
    page.get_by_role("checkbox", name=SAID.text("settings-confirm")).check()
    table = at_table(page, site)
    confirm = page.get_by_role("button", name=SAID("bar-confirm"))
    expect(confirm).to_be_disabled()
    said = log(page).count()
    table.picks.first.click()
    table.targets.first.click()
    # Nothing has happened yet, and it can still be left.
    expect(confirm).to_be_enabled()
    assert log(page).count() == said
    page.get_by_role("button", name=SAID("bar-cancel")).click()
    expect(confirm).to_be_disabled()
    table.picks.first.click()
    table.targets.first.click()
    confirm.click()
    expect(log(page).nth(said)).to_be_attached()


def test_a_name_at_the_table(site: Site, new_context: NewContext) -> None:
    host, guest = new_context(), new_context()
    page = host.new_page()
    game = site.create(host, ME, FRIEND)
    page.goto(site.url("/settings"))
    page.get_by_role("textbox", name=SAID.text("settings-name")).fill("Žofie")
    page.get_by_role("button", name=SAID("settings-save")).click()
    expect(page.get_by_text(SAID("settings-saved"))).to_be_visible()
    other = guest.new_page()
    other.goto(site.url(f"/play/{game}"))
    heading = other.get_by_role("heading", level=1)
    expect(heading).to_have_text(SAID("invite-title", name="Žofie"))


def test_the_lobby(site: Site, new_context: NewContext) -> None:
    """One guest waits; another sees it without a reload, and sits down."""
    host, guest = new_context().new_page(), new_context().new_page()
    guest.goto(site.url("/lobby"))
    guest.get_by_role("heading", level=1).wait_for()
    site.ask(host.context, "POST", "/api/me")
    site.ask(host.context, "PUT", "/api/me", {"name": "Pekka"})
    host.goto(site.url("/new?mode=lobby"))
    host.get_by_role("button", name=SAID("new-create-lobby")).click()
    host.wait_for_url("**/play/*")
    guest.get_by_role("button", name=SAID("lobby-join.aria-label", names="Pekka")).click()
    guest.wait_for_url("**/play/*")
    for page in (host, guest):
        expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()


def test_watching(site: Site, new_context: NewContext) -> None:
    """A stranger sees the game, and nothing that could be pressed for a move."""
    host, stranger = new_context(), new_context()
    game = site.create(host, ME, LOCAL, position=positions.middle(2))
    page = stranger.new_page()
    page.goto(site.url(f"/play/{game}"))
    expect(page.get_by_text(SAID("watch-about"))).to_be_visible()
    table = Table(page)
    assert table.picks.count() == 0
    assert table.targets.count() == 0
    said = log(page).count()
    view = site.view(host, game)
    site.command(host, game, "play", seat=1, move=view["legal"][0]["move"])
    expect(log(page).nth(said)).to_be_attached()


def test_what_happened_is_told(page: Page, site: Site) -> None:
    """A live region says it in words; the title of the tab says whose turn it is."""
    table = at_table(page, site)
    table.move()
    announced = page.locator("[aria-live=polite]").filter(has_text=" takes ")
    expect(announced.first).to_be_attached()
    table.wait()
    expect(page).to_have_title(re.compile(SAID.text("status-you")))
    # The same in notation, for those who read it.
    page.get_by_role("button", name=SAID("log-notation")).click()
    expect(log(page).last).to_have_text(re.compile(r"\d"))
