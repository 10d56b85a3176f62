"""How puzzles are brought into a state to be looked at: somebody with a history, and runs."""

from __future__ import annotations

import time

from playwright.sync_api import Page

from evora.puzzles import find, puzzles
from tools.browser.table import PATIENCE_MS
from tools.browser.words import words

_DAY_MS = 86_400_000
# Runs as the server would tell of them.
RUNS = {
    "best": {"day": 300, "solved": 21, "mistakes": 3, "ms": 171_000, "checked": True},
    "today": None,
    "leaders": [
        {"place": 1, "name": "Maximiliana von Lindberg", "solved": 24, "mistakes": 1, "you": False},
        {"place": 2, "name": "Anna", "solved": 21, "mistakes": 3, "you": True},
    ],
    "beside": [{"place": None, "name": "Ben", "solved": 9, "mistakes": 3, "you": False}],
}


def give_history(page: Page) -> None:
    """Puzzles that were tried in this browser: solved, missed, solved later, in a run."""
    now = time.time_ns() // 1_000_000
    lines = [
        f"try-{number:08} {puzzle.id} {puzzle.rating} 300 {now - number * _DAY_MS} {flags}"
        for number, (puzzle, flags) in enumerate(
            zip(puzzles()[3:9], ("1000", "0000", "1000", "0100", "1100", "0000"), strict=True)
        )
    ]
    missed = puzzles()[4]
    lines.append(f"try-again {missed.id} {missed.rating} 310 {now} 1000")
    page.evaluate("(text) => localStorage.setItem('evora.puzzles.tries', text)", "\n".join(lines))


def show_history(page: Page) -> None:
    give_history(page)
    page.reload()
    page.locator("li .picture .board").nth(5).wait_for(timeout=PATIENCE_MS)


def take_history(page: Page) -> None:
    page.evaluate("delete localStorage['evora.puzzles.tries']")


def show_runs(page: Page) -> None:
    """With runs of others today. Only the answer is made up."""
    page.route("**/api/puzzles/runs?*", lambda route: route.fulfill(json=RUNS))
    page.reload()
    page.get_by_text("Maximiliana von Lindberg").wait_for(timeout=PATIENCE_MS)


def begin_run(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=words(language)("run-start")).click()
    page.get_by_role("timer").wait_for(timeout=PATIENCE_MS)


def shown_puzzle(page: Page) -> str:
    """The id of the puzzle of a run that is on the table."""
    table = page.locator("[data-puzzle]")
    return table.get_attribute("data-puzzle", timeout=PATIENCE_MS) or ""


def answer(page: Page, *, right: bool) -> None:
    """Answers the puzzle of a run by keys, when somebody could have seen it."""
    puzzle = find(shown_puzzle(page))
    page.wait_for_timeout(400)
    for key in str(puzzle.solutions[0] if right else puzzle.other).lower():
        page.keyboard.press(key)
    page.wait_for_function(
        "(id) => document.querySelector('[data-puzzle]')?.dataset.puzzle !== id", arg=puzzle.id
    )
