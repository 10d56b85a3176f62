"""States of a page that are about notices and slow games."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page

from tools.browser.answers import FEED, MAIL, NOTICE_SETTINGS, NOTICES, PUSH
from tools.browser.table import PATIENCE_MS
from tools.browser.visit import Visit, heading, table
from tools.browser.words import words


def _with_notices(page: Page, visit: Visit) -> None:
    """Somebody whom much calls back, by every way. Only the answers are made up, as in `_keys`."""
    visit.site.ask(visit.context, "POST", "/api/me")
    answers = {
        "/api/me/notices": NOTICES,
        "/api/me/notice-settings": NOTICE_SETTINGS,
        "/api/me/push": PUSH,
        "/api/me/mail": MAIL,
        "/api/me/feed": FEED,
    }
    for path in answers:
        page.route(
            visit.site.url(path),
            lambda route: route.fulfill(json=answers[urlsplit(route.request.url).path]),
        )
    page.reload()
    heading(page, visit)


def notices(page: Page, visit: Visit) -> None:
    _with_notices(page, visit)
    page.locator("main li").nth(7).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def notice_panel(page: Page, visit: Visit) -> None:
    """Over another page."""
    _with_notices(page, visit)
    page.locator("header a[href='/notices']").click()
    page.get_by_role("dialog").locator("li").nth(7).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def notice_settings(page: Page, visit: Visit) -> None:
    _with_notices(page, visit)
    said = words(visit.language)
    page.get_by_role("button", name=said("notices-mail-remove")).wait_for(timeout=PATIENCE_MS)
    page.get_by_role("button", name=said("notices-feed-remove")).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def _slow(page: Page, visit: Visit, *, asked: bool) -> None:
    """After one's own move in a slow game: one is asked, or shown which game is next."""
    if asked:
        page.evaluate("localStorage['evora.notices-asked'] = 'yes'")
    else:
        page.evaluate("delete localStorage['evora.notices-asked']")
        mail = {**NOTICE_SETTINGS, "push": "missing", "mail": "none"}
        page.route("**/api/me/notice-settings", lambda route: route.fulfill(json=mail))
    page.reload()
    table(page, visit)
    said = words(visit.language)
    region = said("next-game" if asked else "settings-notices")
    page.get_by_role("region", name=region).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def ask(page: Page, visit: Visit) -> None:
    _slow(page, visit, asked=False)


def next_game(page: Page, visit: Visit) -> None:
    _slow(page, visit, asked=True)
