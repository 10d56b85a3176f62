"""Pictures of every page, to be looked at.

    python -m tools.pictures [--language hu] [--out build/pictures] [--only start,end]

Every page and every state of a table, on a phone, a tablet and a wide screen, light and dark:
OUT/LANGUAGE/NAME-WIDTH-THEME.png. Needs Chromium and a page that was built.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize

from tools.browser import positions
from tools.browser.chromium import NoChromiumError, chromium
from tools.browser.devices import PHONE, TABLET, WIDE
from tools.browser.site import LOCAL, ME, ROOT, Site, serving
from tools.browser.states import STATES, State, Visit
from tools.browser.words import LANGUAGES, LOCALES, words

SIZES = (PHONE, TABLET, WIDE)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# A phone's table is one screen; other pages are as long as they are.
_LONGEST = 4000
# Of the game in the README's picture, so that there is something to tell.
_MOVES = 3


def photograph(
    browser: Browser, site: Site, states: Sequence[State], folder: Path, language: str
) -> int:
    """One guest on three devices: the games are made once."""
    made: dict[str, str] = {}
    known = None
    count = 0
    for size in SIZES:
        context = _context(browser, language, size, known)
        visit = Visit(site, context, language, made)
        for state in states:
            page = context.new_page()
            state.show(page, visit)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                _shoot(page, folder / f"{state.name}-{size['width']}-{theme}.png")
                count += 1
            page.close()
        known = context.storage_state()
        context.close()
    return count


def table_picture(browser: Browser, site: Site, file: Path) -> None:
    """The one for the README: a game of three in its third round, tiles in hand."""
    context = browser.new_context(
        viewport=WIDE, locale="en-GB", device_scale_factor=3 / 4, reduced_motion="reduce"
    )
    seats = [ME, *({**LOCAL, "name": name} for name in ("Beatriz", "Eino"))]
    at = next(each for each in positions.positions(3) if each.round == 3)
    game = site.create(context, *seats, position=at)
    site.ask(context, "PUT", "/api/me", {"name": "Ilona"})
    for _ in range(_MOVES):
        seat, move = at.to_move, positions.choose(at)
        site.command(context, game, "play", seat=seat, move=str(move))
        at = at.play(move)
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    red = words()("table-pick", count=3, colour="R", source=0)
    page.get_by_role("button", name=red).click()
    page.get_by_role("button", name=words().text("line-empty", line=3)).hover()
    page.screenshot(path=file)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.pictures", description="Pictures of every page, to be looked at."
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--only", default="", help="names of states, with commas")
    parser.add_argument("--readme", action="store_true", help="docs/pictures/table.png alone")
    arguments = parser.parse_args()
    only = set(filter(None, arguments.only.split(",")))
    states = [state for state in STATES if not only or state.name in only]
    folder = arguments.out / arguments.language
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with (
            tempfile.TemporaryDirectory() as data,
            serving(Path(data)) as site,
            chromium() as browser,
        ):
            if arguments.readme:
                table_picture(browser, site, ROOT / "docs" / "pictures" / "table.png")
                print("docs/pictures/table.png")
                return
            count = photograph(browser, site, states, folder, arguments.language)
    except NoChromiumError as error:
        sys.exit(str(error))
    print(f"{count} pictures in {folder}")


def _context(
    browser: Browser, language: str, size: ViewportSize, known: StorageState | None = None
) -> BrowserContext:
    phone = size["width"] < 700
    return browser.new_context(
        viewport=size,
        locale=LOCALES[language],
        has_touch=phone,
        is_mobile=phone,
        storage_state=known,
    )


def _shoot(page: Page, file: Path) -> None:
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    page.screenshot(path=file, full_page=height <= _LONGEST, animations="disabled")


if __name__ == "__main__":
    main()
