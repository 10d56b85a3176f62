"""The page of a person: one's own, that of another, and the way there."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.people import NAME, show_person
from tools.browser.site import ANYBODY, FRIEND, ME, Site
from tools.browser.words import LANGUAGES


def _duel(site: Site, winner: BrowserContext, loser: BrowserContext, seat: dict[str, str]) -> str:
    game = site.create(winner, ME, seat)
    site.command(loser, game, "join", seat=2)
    site.command(loser, game, "resign", seat=2)
    return game


def _open(context: BrowserContext, site: Site, path: str) -> Page:
    page = context.new_page()
    page.goto(site.url(path))
    return page


def test_ones_own_page_and_what_others_see_of_it(new_context: NewContext, site: Site) -> None:
    one, two, nobody = new_context(), new_context(), new_context()
    site.keep_name(one, "Alvina")
    site.keep_name(two, "Bertil")
    private = _duel(site, one, two, FRIEND)
    public = _duel(site, one, two, ANYBODY)
    page = _open(one, site, "/")
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Alvina")
    expect(page.get_by_text("3 finished games")).to_be_visible()
    record = page.get_by_role("region", name="In duels with")
    expect(record.get_by_role("row", name="Bertil 2 0 0 100")).to_be_visible()
    games = page.get_by_role("region", name="Games", exact=True)
    expect(games.get_by_role("listitem")).to_have_count(3)
    games.get_by_label("Result").select_option("lost")
    expect(games.get_by_role("listitem")).to_have_count(1)
    games.get_by_label("Result").select_option("shared")
    expect(games.get_by_text("No games like that.")).to_be_visible()
    games.get_by_label("Result").select_option("All")
    games.get_by_label("Opponents").select_option("Bertil")
    expect(games.get_by_role("listitem")).to_have_count(2)
    games.get_by_label("Opponents").select_option("Novice")
    expect(games.get_by_role("listitem")).to_have_count(1)

    # A stranger sees what everybody may.
    other = _open(nobody, site, "/@alvina")
    expect(other.get_by_role("heading", level=1)).to_have_text("Alvina")
    expect(other.get_by_text("One finished game")).to_be_visible()
    expect(other.get_by_role("region", name="Record")).to_have_count(0)
    expect(other.locator(f"a[href*='{public}']").first).to_be_visible()
    expect(other.locator(f"a[href*='{private}']")).to_have_count(0)

    # Until the page is opened.
    page.get_by_label("Others may see everything here").check()
    page.reload()
    expect(page.get_by_label("Others may see everything here")).to_be_checked()
    other.reload()
    expect(other.get_by_role("region", name="Record", exact=True)).to_be_visible()
    expect(other.get_by_role("region", name="By opponents")).to_contain_text("People")
    expect(other.get_by_role("region", name="By opponents")).not_to_contain_text("Novice")
    other.get_by_role("link", name="Bertil").first.click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Bertil")


def test_names_lead_to_the_page(new_context: NewContext, site: Site) -> None:
    one, two = new_context(), new_context()
    site.keep_name(one, "Cecilie")
    site.ask(two, "POST", "/api/me")
    game = _duel(site, one, two, FRIEND)
    # After the end, and from the menu beside the name.
    page = _open(two, site, f"/play/{game}")
    page.get_by_role("button", name="Result and points").click()
    page.get_by_role("dialog").get_by_role("link", name="Cecilie").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cecilie")
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_role("button", name="Cecilie: more").click()
    page.get_by_role("dialog").get_by_role("link", name="Page of Cecilie").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cecilie")


def test_followed_and_challenged_from_their_page(new_context: NewContext, site: Site) -> None:
    one, two = new_context(), new_context()
    site.keep_name(one, "Dagny")
    site.keep_name(two, "Eskil")
    page = _open(two, site, "/people")
    page.get_by_role("searchbox", name="Name").fill("dagny")
    page.get_by_role("link", name="Dagny").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dagny")
    page.get_by_role("button", name="Follow Dagny").click()
    expect(page.get_by_role("button", name="Following Dagny")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Following Dagny")).to_be_visible()
    page.get_by_role("button", name="Challenge Dagny").click()
    page.get_by_role("button", name="Send the challenge").click()
    expect(page.get_by_role("heading", name="Waiting for Dagny")).to_be_visible()
    page.goto(site.url("/people"))
    page.get_by_role("region", name="You follow").get_by_role("link", name="Dagny").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dagny")
    # One's own page has nothing of the kind.
    own = _open(two, site, "/@eskil")
    expect(own.get_by_role("heading", level=1)).to_have_text("Eskil")
    expect(own.get_by_role("button", name="Challenge")).to_have_count(0)


def test_nobody_and_strangers(new_context: NewContext, site: Site) -> None:
    context = new_context()
    page = context.new_page()
    answer = page.goto(site.url("/@Nobody-at-all"))
    assert answer is not None and answer.status == 404
    expect(page.get_by_text("Nobody keeps this name.")).to_be_visible()
    page.get_by_role("link", name="Find somebody").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("People")
    # Looking makes nobody a guest.
    page.goto(site.url("/me"))
    expect(page.get_by_text("You have not played here yet")).to_be_visible()
    assert site.ask(context, "GET", "/api/me")["guest"] is None


def test_graphs_are_read_by_the_keyboard(new_context: NewContext, site: Site) -> None:
    context = new_context(size=PHONE, touch=True)
    site.ask(context, "POST", "/api/me")
    show_person(context)
    page = _open(context, site, "/me")
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    rating = page.get_by_role("slider", name="Rating over time: Two players")
    expect(rating).to_have_attribute("aria-valuetext", "24 Oct 2026: Two players 1661")
    rating.focus()
    page.keyboard.press("Home")
    expect(rating).to_have_attribute("aria-valuetext", "1 Nov 2025: Two players 1480")
    page.keyboard.press("ArrowRight")
    expect(rating).to_have_attribute("aria-valuenow", "2")
    # The other rating, and what the lines say in words.
    page.get_by_role("button", name="Rating over time: Three or four players").click()
    expect(
        page.get_by_role("slider", name="Rating over time: Three or four players")
    ).to_be_visible()
    expect(page.get_by_text("Luck: from 0% to +12%", exact=False)).to_be_visible()
    # Nothing is wider than the screen.
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


def test_long_words_hide_no_figures_on_a_telephone(new_context: NewContext, site: Site) -> None:
    for language in LANGUAGES:
        context = new_context(size=PHONE, language=language)
        site.ask(context, "POST", "/api/me")
        show_person(context)
        page = _open(context, site, "/me")
        tables = page.locator(".scroll:has(table)")
        expect(tables).to_have_count(3)
        hidden = tables.evaluate_all(
            "all => all.map((each) => each.scrollWidth - each.clientWidth)"
        )
        assert max(hidden) <= 0, (language, hidden)


def test_the_answer_to_an_older_question_does_not_count(
    new_context: NewContext, site: Site
) -> None:
    """Two filters in a row, of which the first is answered last."""
    context = new_context()
    site.ask(context, "POST", "/api/me")
    show_person(context)
    page = context.new_page()
    held: list[object] = []

    def answer(route: object) -> None:
        held.append(route)

    page.goto(site.url("/me"))
    games = page.get_by_role("region", name="Games", exact=True)
    expect(games.get_by_role("listitem")).to_have_count(5)
    page.route("**/api/me/person/games?result=won**", answer)
    games.get_by_label("Result").select_option("won")
    games.get_by_label("Result").select_option("lost")
    expect(games.get_by_role("listitem")).to_have_count(5)
    for route in held:
        route.fulfill(json={"games": [], "next": None})  # type: ignore[attr-defined]
    expect(games.get_by_role("list")).to_have_attribute("aria-busy", "false")
    expect(games.get_by_role("listitem")).to_have_count(5)
