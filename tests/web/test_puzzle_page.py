"""A puzzle in a browser: a wrong move by mouse, the solution by keys, and what is kept of it."""

from __future__ import annotations

import datetime

from playwright.sync_api import Page, expect

from evora import Move
from evora.puzzles import daily
from tools.browser.site import Site
from tools.browser.words import words

SAID = words()


def by_mouse(page: Page, move: Move) -> None:
    page.locator(f'[data-pick="{move.source}{move.colour}"]').first.click()
    page.locator(f'[data-target="{move.destination}"]').click()


def by_keys(page: Page, move: Move) -> None:
    for key in str(move).lower():
        page.keyboard.press(key)


def test_the_puzzle_of_the_day_by_mouse_and_by_keys(page: Page, site: Site) -> None:
    puzzle = daily(datetime.date.today())
    page.goto(site.url("/puzzles"))
    page.get_by_role("link", name=SAID("puzzles-today-solve")).click()
    expect(page).to_have_url(site.url(f"/puzzles/{puzzle.id}"))

    by_mouse(page, puzzle.other)
    expect(page.get_by_text(SAID.text("lesson-wrong")).first).to_be_visible()
    expect(page.get_by_text(SAID("puzzle-refuted", "win", "best"))).to_be_visible()
    again = page.get_by_role("button", name=SAID("lesson-again"))
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    expect(again).to_have_count(0)

    by_keys(page, puzzle.solutions[0])
    expect(page.get_by_text(SAID.text("lesson-right")).first).to_be_visible()
    following = page.get_by_role("link", name=SAID("puzzle-next"))
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(site.url(f"/puzzles/{puzzle.id}"))
    expect(page.get_by_text(SAID.text("puzzle-all"))).to_be_visible()

    # Only the first try counts; the day counts as solved.
    page.goto(site.url("/puzzles"))
    expect(page.get_by_text(SAID.text("puzzles-today-solved"))).to_be_visible()
    expect(page.get_by_text(SAID.text("puzzles-solved.of", tries=1))).to_be_visible()
