"""Puzzles as a habit in a browser: the day and its picture to share, two devices, a history that is
repeated, three minutes against the clock, with the server there and away."""

from __future__ import annotations

import datetime
import re
import time

from playwright.sync_api import BrowserContext, Page, expect

from evora.puzzles import daily, day_of, find, puzzles
from tools.browser.devices import PHONE, NewContext
from tools.browser.puzzle_states import answer, begin_run, give_history, shown_puzzle
from tools.browser.site import Site
from tools.browser.words import words

SAID = words()


def solve(page: Page, site: Site, puzzle_id: str, *, right: bool = True) -> None:
    page.goto(site.url(f"/puzzles/{puzzle_id}"))
    puzzle = find(puzzle_id)
    page.locator("[data-pick]").first.wait_for()
    for key in str(puzzle.solutions[0] if right else puzzle.other).lower():
        page.keyboard.press(key)
    said = "lesson-right" if right else "lesson-wrong"
    expect(page.get_by_text(SAID.text(said)).first).to_be_visible()


def numbers(page: Page, site: Site) -> str:
    page.goto(site.url("/puzzles"))
    page.wait_for_load_state("networkidle")
    section = page.locator("section", has=page.locator("#numbers"))
    return section.inner_text()


def signed_in(site: Site, context: BrowserContext, other: BrowserContext) -> None:
    """The same person on another device."""
    site.ask(context, "POST", "/api/me")
    code = site.ask(context, "POST", "/api/me/code")["code"]
    site.ask(other, "POST", "/api/me/use-code", {"code": code})


def another_has_tried(site: Site, context: BrowserContext, puzzle: str, day: int) -> None:
    site.ask(context, "POST", "/api/me")
    made = {"id": "another-one", "puzzle": puzzle, "day": day, "solved": False}
    tried = {**made, "time": time.time_ns() // 1_000_000}
    body = {"tries": [tried], "runs": []}
    answer = context.request.post(
        site.url("/api/me/puzzles/tries"), data=body, headers={"Origin": site.url("")}
    )
    assert answer.status == 204, answer.text()


def test_the_day_is_solved_shared_and_counted(new_context: NewContext, site: Site) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page, today = context.new_page(), datetime.date.today()
    site.ask(context, "POST", "/api/me")
    puzzle = daily(today)
    another_has_tried(site, new_context(), puzzle.id, day_of(today))
    page.goto(site.url("/"))
    card = page.locator("a.card", has_text=SAID.text("puzzles-today"))
    expect(card.locator(".picture .board").first).to_be_visible()
    expect(page.get_by_role("button", name=SAID("puzzles-share"))).to_have_count(0)
    solve(page, site, puzzle.id)
    expect(page.get_by_text(SAID("puzzles-counts", "tried", "solved"))).to_be_visible()
    page.get_by_role("button", name=SAID("puzzles-share")).click()
    expect(page.get_by_role("button", name=SAID("share-copied"))).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert "solved at the first try" in copied
    assert copied.endswith(f"\n{site.url(f'/puzzles/{puzzle.id}')}")
    assert all(str(move) not in copied for move in puzzle.solutions)
    page.goto(site.url("/"))
    expect(page.get_by_text(SAID.text("puzzles-today-solved"))).to_be_visible()
    expect(page.get_by_role("button", name=SAID("puzzles-share"))).to_be_visible()


def test_a_wrong_move_and_a_reload_is_a_failed_try(page: Page, site: Site) -> None:
    puzzle = puzzles("grey-2")[7]
    solve(page, site, puzzle.id, right=False)
    page.reload()
    solve(page, site, puzzle.id)
    expect(page.get_by_text(SAID.text("puzzle-repeated"))).to_be_visible()
    assert SAID.text("puzzles-solved.of", tries=1) in numbers(page, site)
    page.goto(site.url("/puzzles/history"))
    expect(page.get_by_text(SAID.text("puzzles-entry-later"))).to_be_visible()


def test_two_devices_join_though_one_was_offline(new_context: NewContext, site: Site) -> None:
    phone, desk = new_context(), new_context()
    signed_in(site, phone, desk)
    one, two = phone.new_page(), desk.new_page()
    first, second, third = (puzzle.id for puzzle in puzzles()[20:23])
    solve(one, site, first)
    two.goto(site.url(f"/puzzles/{second}"))
    two.locator("[data-pick]").first.wait_for()
    desk.set_offline(True)
    for key in str(find(second).solutions[0]).lower():
        two.keyboard.press(key)
    expect(two.get_by_text(SAID.text("lesson-right")).first).to_be_visible()
    desk.set_offline(False)
    assert SAID.text("puzzles-solved.of", tries=2) in numbers(two, site)
    assert SAID.text("puzzles-solved.of", tries=2) in numbers(one, site)
    # The server counts the same, and the same puzzle on both devices counts once.
    solve(one, site, third, right=False)
    numbers(one, site)
    solve(two, site, third)
    told, seen = numbers(two, site), site.ask(desk, "GET", "/api/me/puzzles")["now"]
    assert (seen["tries"], seen["solved"]) == (3, 2)
    assert SAID.text("puzzles-solved.of", tries=3) in told
    assert re.search(rf"\b{seen['rating'] // 1000 or ''},?{seen['rating'] % 1000:03}\b", told)


def test_what_was_missed_is_found_and_repeated(page: Page, site: Site) -> None:
    page.goto(site.url("/puzzles/history"))
    expect(page.get_by_text(SAID.text("puzzles-history-none"))).to_be_visible()
    give_history(page)
    page.reload()
    cards = page.locator("li a.card")
    expect(cards).to_have_count(6)
    expect(cards.first.locator(".picture .board").first).to_be_visible()
    page.get_by_role("combobox", name=SAID("puzzles-history-show")).select_option("failed")
    expect(cards).to_have_count(3)
    page.get_by_role("button", name=SAID("puzzles-repeat")).click()
    # Missed ones first, and of these what was tried longest ago.
    expect(page).to_have_url(site.url(f"/puzzles/{puzzles()[8].id}?repeat"))
    page.locator("[data-pick]").first.wait_for()
    for key in str(puzzles()[8].solutions[0]).lower():
        page.keyboard.press(key)
    expect(page.get_by_text(SAID.text("puzzle-repeated"))).to_be_visible()
    page.get_by_role("link", name=SAID("puzzle-next")).click()
    expect(page).to_have_url(site.url(f"/puzzles/{puzzles()[6].id}?repeat"))


def test_three_minutes_for_everybody_to_see(new_context: NewContext, site: Site) -> None:
    context = new_context()
    site.ask(context, "POST", "/api/me")
    site.keep_name(context, "Runa")
    page = context.new_page()
    page.goto(site.url("/puzzles/run"))
    begin_run(page)
    for right in (True, False, True, False, False):
        answer(page, right=right)
    again = page.get_by_role("button", name=SAID("run-again"))
    expect(again).to_be_focused()
    expect(page.get_by_text(SAID.text("run-over", count=2)).first).to_be_visible()
    expect(page.get_by_text(SAID.text("run-alone"))).to_have_count(0)
    line = page.get_by_role("row", name="Runa")
    expect(line.get_by_role("cell").nth(1)).to_have_text("2")
    # What was seen in a run is history, and changes no rating.
    now = site.ask(context, "GET", "/api/me/puzzles")["now"]
    assert now["tries"] == 0
    tries = site.ask(context, "GET", "/api/me/puzzles/tries")["tries"]
    assert [each["solved"] for each in tries] == [True, False, True, False, False]
    assert all(each["run"] for each in tries)
    page.get_by_role("link", name=SAID.text("puzzle-title", id=tries[0]["puzzle"])).click()
    expect(page).to_have_url(site.url(f"/puzzles/{tries[0]['puzzle']}?repeat"))


def test_three_minutes_without_the_server_join_later(new_context: NewContext, site: Site) -> None:
    context = new_context()
    site.ask(context, "POST", "/api/me")
    page = context.new_page()
    page.goto(site.url("/puzzles/run"))
    page.wait_for_load_state("networkidle")
    begin_run(page)  # everything that a run needs is there now
    page.get_by_role("button", name=SAID("run-end")).click()
    context.set_offline(True)
    page.get_by_role("button", name=SAID("run-again")).click()
    page.get_by_role("timer").wait_for()
    answer(page, right=True)
    page.get_by_role("button", name=SAID("run-end")).click()
    expect(page.get_by_text(SAID.text("run-over", count=1)).first).to_be_visible()
    context.set_offline(False)
    page.goto(site.url("/puzzles/run"))
    page.wait_for_load_state("networkidle")
    found = site.ask(context, "GET", f"/api/puzzles/runs?date={datetime.date.today()}")
    assert (found["best"]["solved"], found["best"]["checked"]) == (1, False)
    assert found["leaders"] == [] or all(each["name"] != "" for each in found["leaders"])


def test_a_run_by_touch_on_a_phone(new_context: NewContext, site: Site) -> None:
    page = new_context(size=PHONE, touch=True).new_page()
    page.goto(site.url("/puzzles/run"))
    begin_run(page)
    puzzle = find(shown_puzzle(page))
    page.wait_for_timeout(400)
    solution = puzzle.solutions[0]
    page.locator(f'[data-pick="{solution.source}{solution.colour}"]').first.tap()
    page.locator(f'[data-target="{solution.destination}"]').first.tap()
    expect(page.locator("[data-solved='1']")).to_be_visible()
    # Nothing is wider than the screen.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
