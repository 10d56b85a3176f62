"""Watching a game again, and from the side; the record of it as a file."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from evora.cli import main
from tools.browser import positions
from tools.browser.devices import PHONE, NewContext
from tools.browser.files import serving_files
from tools.browser.site import LOCAL, ME, Site
from tools.browser.table import Table, board_names
from tools.browser.visit import Visit
from tools.browser.words import words

SAID = words("en")
KEEN = {"type": "engine", "level": "keen"}


def over(page: Page, site: Site) -> str:
    """A game against an engine and somebody with a name, to its end."""
    seats = (KEEN, {**ME}, {**LOCAL, "name": "Zsófi"})
    game = site.create(page.context, *seats, position=positions.late(3, moves=9))
    site.play_out(page.context, game)
    return game


@pytest.fixture
def another_site() -> Iterator[Callable[[Path], str]]:
    """Serves a folder under another name than ours, which makes it another site to browsers."""
    with contextlib.ExitStack() as running:

        def serve(folder: Path) -> str:
            address = running.enter_context(serving_files(folder))
            return address.replace("127.0.0.1", "localhost") + "/"

        yield serve


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=SAID("replay-slider"))


def boards(page: Page) -> list[str | None]:
    """Whose boards there are, the large one last."""
    named = page.get_by_role("region", name=board_names(SAID))
    return [each.get_attribute("aria-label") for each in named.all()]


def log_lines(page: Page) -> Locator:
    return page.get_by_role("list", name=SAID("log-title")).get_by_role("button")


def test_a_replay_keeps_boards_names_and_its_place(page: Page, site: Site) -> None:
    game = over(page, site)
    page.goto(site.url(f"/replay/{game}"))
    expect(slider(page)).to_be_visible()
    last = int(slider(page).get_attribute("max") or 0)
    # As they were called in the game; one's own board is the large one, and stays so.
    names = ["Keen player", "Player 2", "Zsófi"]
    standing = page.get_by_role("region", name=SAID("standing-title"))
    for name in names:
        expect(standing).to_contain_text(name)
    seen = boards(page)
    assert seen[-1] == "Board of Player 2"
    marks, marked = page.locator("[data-mark]"), 0
    expect(marks).to_have_count(0)
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(slider(page)).to_have_value(str(step))
        assert boards(page) == seen
        marked += marks.count() > 0
    assert marked > last // 2  # what the move took and where it went
    large = page.get_by_role("combobox", name=SAID("board-large"))
    large.select_option("Zsófi")
    assert boards(page)[-1] == "Board of Zsófi"
    # As wide as the table.
    box = slider(page).bounding_box()
    assert box is not None and box["width"] > 900
    # By rounds: keys, buttons, the numbers on the slider.
    page.keyboard.press("PageUp")
    expect(slider(page)).not_to_have_value(str(last))
    page.keyboard.press("Home")
    page.get_by_role("button", name=SAID("replay-round-next")).click()
    expect(slider(page)).not_to_have_value("0")
    page.get_by_role("button", name=SAID("replay-round-back")).click()
    expect(slider(page)).to_have_value("0")
    # A click in the log leads there, and the address names the place.
    log_lines(page).last.click()
    expect(slider(page)).to_have_value(str(last))
    assert page.url.endswith(f"at={last}")
    log_lines(page).nth(1).click()
    expect(slider(page)).not_to_have_value(str(last))
    place = slider(page).input_value()
    page.reload()
    expect(slider(page)).to_have_value(place)


def test_the_record_is_the_file_that_the_check_names(
    page: Page, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Visit(site, page.context).over()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name=SAID("panel-result")).click()
    end = page.get_by_role("dialog")
    page.get_by_text(SAID("fair-title")).click()
    command = page.locator("pre code").inner_text()
    with page.expect_download() as download:
        end.locator("details").get_by_role("link", name=SAID("panel-download")).click()
    assert command == f"evora verify {download.value.suggested_filename}"
    assert main(["verify", str(download.value.path())]) == 0, capsys.readouterr()
    # The game began from a position in which points had been won: every column adds up.
    rows = end.locator("tbody tr")
    total = [int(cell) for cell in end.locator("tfoot td").all_inner_texts()]
    sums = [0] * len(total)
    for row in rows.all():
        for seat, cell in enumerate(row.locator("td").all()):
            changes = cell.locator(".up, .down").all_inner_texts()
            if not changes:
                changes = cell.locator(".score").all_inner_texts()
            sums[seat] += sum(
                int(each.replace("\N{MINUS SIGN}", "-").replace("+", "")) for each in changes
            )
    assert sums == total
    expect(rows.first).to_contain_text(SAID.text("end-before"))


def test_a_place_of_a_replay_is_tried_and_played_on(page: Page, site: Site) -> None:
    game = Visit(site, page.context).over()
    page.goto(site.url(f"/replay/{game}?at=1"))
    expect(slider(page)).to_have_value("1")
    page.get_by_role("link", name=SAID("analysis-here")).click()
    page.wait_for_url(f"**/analysis/{game}?at=1")
    table = Table(page)
    table.wait()
    table.move()
    page.get_by_role("button", name=SAID("replay-back")).click()
    page.get_by_text(SAID("analysis-share")).click()
    page.get_by_role("link", name=SAID("panel-play-on")).click()
    page.wait_for_url("**/new?position=*")
    expect(page.get_by_text(SAID("new-from-good", "round", players=2))).to_be_visible()


def test_a_record_from_elsewhere_on_a_phone(site: Site, new_context: NewContext) -> None:
    page = new_context(size=PHONE, touch=True).new_page()
    game = Visit(site, page.context).over()
    record = page.context.request.get(site.url(f"/api/games/{game}/record")).text()
    page.goto(site.url("/about"))
    footer = page.get_by_role("contentinfo")
    footer.get_by_role("link", name=SAID("replay-title")).click()
    page.get_by_role("textbox", name=SAID("replay-record-text")).fill(record)
    page.get_by_role("button", name=SAID("replay-show")).click()
    expect(slider(page)).to_be_in_viewport()
    page.get_by_role("button", name=SAID("replay-next")).tap()
    expect(slider(page)).to_have_value("1")
    page.get_by_role("button", name=SAID("replay-play")).tap()
    expect(slider(page)).to_have_value("2")


def test_spectators_see_the_boards_stay(page: Page, site: Site, new_context: NewContext) -> None:
    game = site.create(page.context, LOCAL, LOCAL, position=positions.middle(2))
    watching = new_context().new_page()
    watching.goto(site.url(f"/play/{game}"))
    sources = watching.get_by_role("group", name=SAID("table-sources"))
    expect(sources).to_be_visible()
    seen = boards(watching)
    lines = watching.get_by_role("list", name=SAID("log-title")).get_by_role("listitem")
    for _ in range(2):
        said = lines.count()
        view = site.view(page.context, game)
        site.command(
            page.context, game, "play", seat=view["to_move"], move=view["legal"][0]["move"]
        )
        expect(lines).not_to_have_count(said)
        assert boards(watching) == seen
    watching.get_by_role("combobox", name=SAID("board-large")).select_option("2")
    assert boards(watching) == seen[::-1]


def test_a_picture_and_a_replay_for_pages_of_others(
    site: Site, new_context: NewContext, tmp_path: Path, another_site: Callable[[Path], str]
) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    game = over(page, site)
    page.goto(site.url(f"/replay/{game}"))
    page.get_by_text(SAID("share-more")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=SAID("share-picture")).click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name=SAID("share-embed")).click()
    expect(page.get_by_role("button", name=SAID("share-embed-copied"))).to_be_visible()
    code = page.evaluate("navigator.clipboard.readText()")
    assert f'src="{site.url("/embed/")}{game}"' in code

    # A page of another site, and a reader who has never been here.
    (tmp_path / "index.html").write_text(f"<!doctype html><title>A blog</title>{code}")
    reader = new_context().new_page()
    reader.goto(another_site(tmp_path))
    frame = reader.frame_locator("iframe")
    way = frame.get_by_role("slider", name=SAID("replay-slider"))
    expect(way).to_be_visible()
    expect(frame.get_by_text("Keen player").first).to_be_visible()
    frame.get_by_role("button", name=SAID("replay-next")).click()
    expect(way).to_have_value("1")
    expect(frame.get_by_role("navigation")).to_have_count(0)
    expect(frame.get_by_role("link", name=SAID("replay-try"))).to_have_count(0)
    assert not reader.context.cookies()
    # A game that is still being played is not shown there.
    running = Visit(site, context).running(2)
    reader.goto(site.url(f"/embed/{running}"))
    expect(reader.get_by_role("heading", name=SAID("embed-running"))).to_be_visible()
