"""What those who run the server say, and what a page says of a game that was uploaded."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.site import Site, serving
from tools.browser.states import menu
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words("en")


def footer(page: Page) -> list[str]:
    expect(page.get_by_role("contentinfo")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page.get_by_role("contentinfo").get_by_role("link").all_inner_texts()


def test_the_words_of_a_host(page: Page, site: Site) -> None:
    page.goto(site.url("/rules"))
    names = [SAID.text(f"page-{name}") for name in ("privacy", "contact", "house-rules")]
    assert footer(page)[-3:] == names
    page.get_by_role("contentinfo").get_by_role("link", name=names[2]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(names[2])
    expect(page.get_by_role("heading", level=2)).to_have_text("Be kind")
    expect(page.locator("main li")).to_have_text(["Say hello.", "Play to the end."])
    expect(page.locator("main p").last).to_have_text("Read the rules, too.")
    # In the language that is chosen, if the host has written in it.
    page.locator("header select").first.select_option("de")
    expect(page.locator("main [lang=de]")).to_have_text("Sei nett.")
    page.locator("header select").first.select_option("en")
    page.get_by_role("link", name="the rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("page-rules"))


def test_privacy_and_contact(page: Page, site: Site) -> None:
    page.goto(site.url("/privacy"))
    main = page.locator("main")
    expect(main).to_contain_text("We keep backups for a month.")
    expect(main).to_contain_text(SAID.text("privacy-cookie"))
    expect(main).to_contain_text(SAID.text("privacy-guests", days=0))
    page.goto(site.url("/contact"))
    link = page.get_by_role("link", name="host@example.org")
    expect(link).to_have_attribute("href", "mailto:host@example.org")


def test_a_host_who_said_nothing(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        page = new_context(size=PHONE).new_page()
        page.goto(site.url("/about"))
        assert footer(page)[-1] == SAID.text("page-privacy")
        page.get_by_role("link", name=SAID("privacy-link")).click()
        expect(page.locator("main")).to_contain_text(SAID.text("privacy-address"))
        expect(page.locator("main")).not_to_contain_text(SAID.text("privacy-host"))
        for path in ("/contact", "/house-rules"):
            answer = page.goto(site.url(path))
            assert answer is not None and answer.status == 404
            expect(page.get_by_role("heading", level=1)).to_have_text(SAID("page-missing"))


def test_an_uploaded_game_is_called_one(new_context: NewContext, site: Site) -> None:
    context = new_context(size=PHONE)
    page, visit = context.new_page(), Visit(site, context)
    game = visit.uploaded()
    mark, about = (SAID.text(f"source-{key}", source="uploaded") for key in ("mark", "about"))
    said = SAID.text("seat-said", name=SAID.text("level-novice"))
    page.goto(site.url("/games"))
    line = page.locator(f"a[href='/play/{game}']")
    expect(line).to_contain_text(mark)
    expect(line).to_contain_text(said)
    line.click()
    page.get_by_role("button", name=SAID("panel-result")).first.click()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text(about)
    end.get_by_text(SAID("fair-title")).click()
    expect(end).to_contain_text(SAID.text("fair-hash", source="uploaded"))
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_role("group", name=SAID("table-sources")).wait_for()
    menu(page, visit)
    expect(page.get_by_text(about)).to_be_visible()
    expect(page.get_by_text(said).first).to_be_attached()
    page.goto(site.url(f"/review/{game}"))
    expect(page.get_by_text(about)).to_be_visible()
    # One that was played here says nothing of the kind.
    page.goto(site.url(f"/play/{visit.won()}"))
    page.get_by_role("button", name=SAID("panel-result")).first.click()
    expect(page.get_by_role("dialog")).not_to_contain_text(mark)
