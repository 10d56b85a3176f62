"""Hints, and taking back what cost much: in games against engines only."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tools.browser import positions
from tools.browser.site import ME, NOVICE, Site
from tools.browser.table import PATIENCE_MS, Table
from tools.browser.words import words

SAID = words("en")


def test_a_hint_and_a_costly_move_against_an_engine(page: Page, site: Site) -> None:
    """The source, then the whole move; a move to the floor is offered back, and taken back."""
    page.add_init_script("localStorage.setItem('evora.preferences', '{\"practice\": true}')")
    game = site.create(page.context, ME, NOVICE, position=positions.middle(2))
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    before = sorted(table.names())
    page.get_by_role("button", name=SAID("practice-hint")).click()
    marks = page.locator("[data-hint]")
    expect(marks).to_have_count(1, timeout=PATIENCE_MS)
    page.get_by_role("button", name=SAID("practice-more")).click()
    note = page.locator("[data-practice]")
    expect(note.get_by_text(SAID("practice-move", "what", line=3))).to_be_visible()
    assert marks.count() > 1
    page.locator("button[data-pick='5R']").click()
    page.locator("[data-target='0']").and_(page.locator(".legal")).click()
    cost = note.get_by_text(SAID("practice-cost", share=11))  # as the core reviews it
    expect(cost).to_be_visible(timeout=PATIENCE_MS)
    expect(marks).to_have_count(0)
    note.get_by_role("button", name=SAID("practice-back")).click()
    expect(note).to_have_count(0)
    table.wait()
    assert sorted(table.names()) == before
