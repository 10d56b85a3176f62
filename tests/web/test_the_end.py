"""The end of a game: walls, how it was won, what comes next; and a name, asked for once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tools.browser import positions
from tools.browser.devices import PHONE, WIDE, NewContext, resize
from tools.browser.site import ME, NOVICE, Site
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    WIDE,
)
# What is wider than its place, or sticks out of the dialog.
CUT = """(dialog) => {
  const room = dialog.getBoundingClientRect();
  const seen = [...dialog.querySelectorAll('h2, h3, p, button, a, table, input, section')]
    .filter((each) => each.checkVisibility() && !each.closest('.hidden-visually'));
  return seen.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || each.scrollWidth > each.clientWidth + 1
      && getComputedStyle(each).display !== 'inline';
  }).map((each) => each.outerHTML.slice(0, 120));
}"""
MOVING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"


def nothing_cut(page: Page, dialog: Locator) -> None:
    for size in SIZES:
        resize(page, size)
        assert dialog.evaluate(CUT) == [], size
        small = (
            dialog.get_by_role("button")
            .or_(dialog.get_by_role("link"))
            .evaluate_all(
                "all => all.filter((each) => each.checkVisibility() && each.offsetHeight < 40)"
                ".map((each) => each.innerText)"
            )
        )
        assert small == [], (size, small)


def test_a_win_and_what_comes_next(site: Site, new_context: NewContext) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    game = site.create(context, ME, NOVICE, position=positions.late(2, "grey"))
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    site.play_out(context, game)
    table.end.wait_for()
    end = table.end
    view = site.view(context, game)
    first, second = view["result"]["scores"]
    expect(end).to_contain_text(f"You won by {first - second}")
    # Both walls, with what came last: framed, and said.
    walls = end.get_by_role("region")
    expect(walls).to_have_count(2)
    expect(walls.first).to_have_accessible_name(f"{SAID.text('you-name')} {first}")
    last = view["rounds"][-1]["seats"]
    for wall, seat in zip(walls.all(), last, strict=True):
        expect(wall.locator(".space.fresh:not(.key)")).to_have_count(len(seat["placed"]))
    assert page.evaluate(MOVING) == 0
    nothing_cut(page, end)
    # What each way to look back does.
    replay = end.get_by_role("link", name=SAID("end-replay"))
    expect(replay).to_have_accessible_description(SAID.text("end-about-replay"))
    # One press copies the link.
    end.get_by_role("button", name=SAID("panel-share")).click()
    expect(end.get_by_text(SAID("share-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == site.url(f"/play/{game}")
    # A name, checked as everywhere; then the pictures of this game have it, too.
    name = end.get_by_role("textbox", name=SAID("name-ask"))
    name.fill("\u202egnorw")
    end.get_by_role("button", name=SAID("name-use")).click()
    expect(end.get_by_text(SAID("refused", code="bad_name"))).to_be_visible()
    name.fill("Ana")
    name.press("Enter")
    expect(end.get_by_text(SAID.text("name-thanks", name="Ana"))).to_be_focused()
    drawn = context.request.get(site.url(f"/api/games/{game}/picture.svg")).text()
    assert ">Ana<" in drawn
    # The next level, at the same table; after it was lost, the one below.
    level = SAID.text("level-apprentice")
    end.get_by_role("button", name=SAID.text("end-level-up", level=level)).click()
    expect(end).to_have_count(0)
    table.wait()
    again = page.url.rpartition("/")[2]
    opponent = site.view(context, again)
    assert [seat["level"] for seat in opponent["seats"]] == [None, "apprentice"]
    assert opponent["variant"] == "grey"
    site.command(context, again, "resign", seat=1)
    end.wait_for()
    expect(end).to_contain_text(SAID.text("you-reason", who="you", reason="resigned"))
    level = SAID.text("level-novice")
    expect(end.get_by_role("button", name=SAID.text("end-level-down", level=level))).to_be_visible()
    expect(end.get_by_role("textbox")).to_have_count(0)
    # The start page offers the level that was played last.
    page.goto(site.url("/"))
    expect(page.get_by_role("radio", name=SAID("level-apprentice"))).to_be_checked()


@pytest.mark.parametrize("reduced", [True, False])
def test_a_small_celebration(site: Site, new_context: NewContext, reduced: bool) -> None:
    """Still where less motion is wanted; and who wants no name is not asked again."""
    motion = "reduce" if reduced else "no-preference"
    context = new_context(pace="fast", reduced_motion=motion)
    game = site.create(context, ME, NOVICE, position=positions.late(2, "grey"))
    site.play_out(context, game)
    page = context.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name=SAID("panel-result")).click()
    end = Table(page).end
    assert (page.evaluate(MOVING) == 0) is reduced
    end.get_by_role("button", name=SAID("name-never")).click()
    expect(end.get_by_role("textbox")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=SAID("panel-result")).click()
    end.wait_for()
    expect(end.get_by_role("link", name=SAID("end-replay"))).to_be_visible()
    expect(end.get_by_role("textbox")).to_have_count(0)
