"""Pictures of every page, to be looked at.

    python -m tools.pictures [--language hu] [--out build/pictures] [--only start,end]

Every page and every state of a table, on a phone, a tablet and a wide screen, tables on a very
large one, too, light and dark: OUT/LANGUAGE/NAME-WIDTH-THEME.png. Then the end of a round and of a
game, moment by moment: round-WIDTH-THEME-01.png and so on. In the language with the longest texts
unless another is asked for. Needs Chromium and a page that was built.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    StorageState,
    TimeoutError,
    ViewportSize,
)

from tools.browser import positions
from tools.browser.devices import HUGE, PHONE, TABLET, WIDE, prefer
from tools.browser.site import ME, NOVICE, ROOT, Site, visiting
from tools.browser.states import STATES, State
from tools.browser.visit import Visit
from tools.browser.words import LANGUAGES, LOCALES

SIZES = (PHONE, TABLET, WIDE, HUGE)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
# Pages of words do not change any more on a very large screen.
_TABLES = ("running", "equal", "tiling", "end", "replay", "lesson")
_ENDS = ("round", "game")
# What changes from moment to moment: the sentence, every score, every wall, the card, the dialog.
_MOMENT = """() => JSON.stringify([
  document.querySelector('.bar .words')?.innerText,
  [...document.querySelectorAll('[data-place^="score:"]')].map((each) => each.innerText),
  document.querySelectorAll('[data-place^="wall:"] .held').length,
  document.querySelector('.card, dialog[open]')?.innerText,
])"""
_LONGEST_MOMENT_MS = 8_000
# A phone's table is one screen; other pages are as long as they are.
_LONGEST = 4000


def photograph(
    browser: Browser, site: Site, states: Sequence[State], folder: Path, language: str
) -> int:
    """One guest on all devices: the games are made once."""
    made: dict[str, str] = {}
    known = None
    count = 0
    for size in SIZES:
        context = _context(browser, language, size, known)
        visit = Visit(site, context, language, made)
        for state in states:
            if size is HUGE and not state.name.startswith(_TABLES):
                continue
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


def moments(browser: Browser, site: Site, folder: Path, language: str, only: set[str]) -> int:
    """The last move of a round and of a game: one picture whenever something has changed."""
    count = 0
    for name, size, theme in itertools.product(_ENDS, (PHONE, WIDE), THEMES):
        if only and name not in only:
            continue
        context = _context(browser, language, size)
        context.add_init_script(prefer(pace="slow"))
        at = positions.last_of_round(2) if name == "round" else positions.late(2, moves=1)
        game = site.create(context, ME, NOVICE, position=at)
        page = context.new_page()
        page.emulate_media(color_scheme=theme)
        page.goto(site.url(f"/play/{game}"))
        move = next(str(move) for move in at.legal_moves if move.destination == 0)
        page.locator(f'[data-pick="{move[:2]}"]').first.click()
        page.locator('[data-target="0"]').first.click()
        count += _follow(page, folder / f"{name}-{size['width']}-{theme}")
        context.close()
    return count


def _follow(page: Page, file: Path) -> int:
    """Pictures of moments, until nothing changes any more."""
    shown = ""
    for number in itertools.count(1):
        try:
            page.wait_for_function(
                f"shown => ({_MOMENT})() !== shown", arg=shown, timeout=_LONGEST_MOMENT_MS
            )
        except TimeoutError:
            return number - 1
        shown = page.evaluate(_MOMENT)
        page.screenshot(path=file.with_name(f"{file.name}-{number:02}.png"))
    return 0


def longest_language() -> str:
    """The one with the most to read in the page."""
    locales = ROOT / "src" / "evora" / "locales"

    def length(language: str) -> int:
        files = (locales / language).glob("web-*.ftl")
        return sum(len(file.read_text(encoding="utf-8")) for file in files)

    return max(LANGUAGES, key=length)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.pictures", description="Pictures of every page, to be looked at."
    )
    parser.add_argument("--language", choices=LANGUAGES, default=longest_language())
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--only", default="", help="names of states, with commas")
    arguments = parser.parse_args()
    only = set(filter(None, arguments.only.split(",")))
    states = [state for state in STATES if not only or state.name in only]
    folder = arguments.out / arguments.language
    folder.mkdir(parents=True, exist_ok=True)
    with visiting() as (site, browser):
        count = photograph(browser, site, states, folder, arguments.language)
        count += moments(browser, site, folder, arguments.language, only)
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
