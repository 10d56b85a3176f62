"""What is in the way is said, with what to do: bad links, full tables, a server that is away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tools.browser import positions
from tools.browser.devices import NewContext
from tools.browser.site import FRIEND, LOCAL, ME, NOVICE, Site, serving
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")


@pytest.mark.parametrize(
    "path", ["/play/0000000000", "/play/short", "/play/what%20is%20this", "/replay/0000000000"]
)
def test_a_game_that_is_not_there(path: str, page: Page, site: Site) -> None:
    page.goto(site.url(path))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(SAID("nogame-title", why="unknown"))
    expect(page.get_by_role("main").get_by_role("link", name=SAID("page-new"))).to_be_visible()
    assert not page.get_by_role("main").get_by_text("0000000000").count()


NONE = {
    "/nowhere": "page-missing",
    "/play": "page-missing",
    "/play/a/b": "page-missing",
    "/%E0%A4%A": "page-missing",
    "/learn/nothing": "lesson-missing",
    "/puzzles/c2-222222": "puzzle-missing",
    "/play/AAAAAAAAAA": "nogame-title",
    "/replay/AAAAAAAAAA": "nogame-title",
    "/review/AAAAAAAAAA": "nogame-title",
    "/analysis/AAAAAAAAAA": "nogame-title",
}


def test_an_address_that_is_none(page: Page, site: Site) -> None:
    """All look alike: a wall with a tile missing, a sentence, ways out, the footer."""
    main = page.get_by_role("main")
    for path, title in NONE.items():
        answer = page.goto(site.url(path))
        words = SAID.text(title, why="unknown")
        expect(main.get_by_role("heading", level=1)).to_have_text(words)
        expect(page).to_have_title(SAID.text("page-title", page=words))
        expect(main.locator("svg.tile")).to_have_count(4)
        expect(main.get_by_role("link", name=SAID("missing-home"))).to_be_visible()
        expect(page.get_by_role("contentinfo")).to_be_visible()
        assert answer is not None and answer.status == 404, path


def test_a_position_that_is_none(page: Page, site: Site) -> None:
    # An address of before there was the analysis board.
    page.goto(site.url("/position?p=nonsense"))
    page.wait_for_url("**/analysis?position=nonsense&engine=off")
    expect(page.get_by_text(SAID("refused", code="bad_position"))).to_be_visible()
    # What was there can be mended.
    page.get_by_role("button", name=SAID("analysis-open-button")).click()
    text = page.get_by_role("textbox", name=SAID("analysis-open-text"))
    expect(text).to_have_value("nonsense")
    text.fill(str(positions.middle(2)))
    page.get_by_role("button", name=SAID("replay-show")).click()
    Table(page).wait()
    page.goto(site.url("/new?position=nonsense"))
    expect(page.get_by_text(SAID("refused", code="bad_position"))).to_be_visible()


def test_a_game_that_is_over(site: Site, new_context: NewContext) -> None:
    """Its page says how it ended; no move can be made."""
    context = new_context()
    game = site.create(context, ME, LOCAL, position=positions.late(2, moves=3))
    site.play_out(context, game)
    for who in (context, new_context()):
        page = who.new_page()
        page.goto(site.url(f"/play/{game}"))
        result = page.get_by_role("button", name=SAID("panel-result")).first
        result.click()
        expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
        table = Table(page)
        assert table.picks.count() == 0


def test_a_game_that_was_cancelled(page: Page, site: Site) -> None:
    game = site.create(page.context, ME, FRIEND)
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name=SAID("wait-cancel")).click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(SAID("nogame-title", why="cancelled"))


def test_a_full_table(site: Site, new_context: NewContext) -> None:
    """The third person who opens the link watches, and the page says so."""
    host, guest, late = (new_context() for _ in range(3))
    game = site.create(host, ME, FRIEND)
    waiting = late.new_page()
    waiting.goto(site.url(f"/play/{game}"))
    waiting.get_by_role("button", name=SAID("wait-join")).wait_for()
    site.ask(guest, "POST", "/api/me")
    site.command(guest, game, "join", seat=None)
    # Seen while it happens, and after a fresh look.
    for _ in range(2):
        expect(waiting.get_by_text(SAID("watch-about"))).to_be_visible()
        expect(waiting.get_by_role("button", name=SAID("wait-join"))).to_have_count(0)
        waiting.reload()


def test_a_seat_that_another_guest_took(site: Site, new_context: NewContext) -> None:
    """It is gone from the page at once; the one that is left can still be taken."""
    host, first, second = (new_context() for _ in range(3))
    game = site.create(host, ME, FRIEND, FRIEND)
    page = second.new_page()
    page.goto(site.url(f"/play/{game}"))
    page.get_by_role("button", name=SAID("wait-join")).nth(1).wait_for()
    site.ask(first, "POST", "/api/me")
    site.command(first, game, "join", seat=2)
    expect(page.get_by_role("button", name=SAID("wait-join"))).to_have_count(1)
    page.get_by_role("button", name=SAID("wait-join")).click()
    page.get_by_role("group", name=SAID("table-sources")).wait_for()


def test_a_server_that_is_away(tmp_path: Path, page: Page) -> None:
    with serving(tmp_path) as site:
        game = site.create(page.context, ME, NOVICE, position=positions.middle(2))
        page.goto(site.url(f"/play/{game}"))
        table = Table(page)
        table.wait()
        # It says good-bye, and then is away for longer than that.
        site.process.stop()
        expect(page.get_by_text(SAID("note-closing", pending="no"))).to_be_visible()
        # Other pages cannot be loaded now, and say so.
        page.get_by_role("banner").get_by_role("link", name=SAID("page-games")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(SAID("failed-heading"))
        page.go_back()
        expect(page.get_by_text(SAID("note-unreachable"))).to_be_visible()
        site.process.start()
        # It is back by itself.
        table.wait()
        table.move()


def test_a_page_that_is_old(page: Page, site: Site) -> None:
    """The server speaks a newer protocol: the page says so, and offers to load itself again."""

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(
            lambda _: socket.send(json.dumps({"type": "outdated", "protocol": 99, "build": "new"}))
        )

    game = site.create(page.context, ME, NOVICE, position=positions.middle(2))
    page.route_web_socket("**/ws", answer)
    page.goto(site.url(f"/play/{game}"))
    expect(page.get_by_text(SAID("note-outdated"))).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name=SAID("note-reload")).click()


def test_a_connection_that_drops(page: Page, site: Site) -> None:
    """The socket is closed in the middle of a move: the move is made, once."""
    sockets: list[WebSocketRoute] = []
    silent = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)
        socket.on_message(lambda data: None if silent else server.send(data))

    game = site.create(page.context, ME, LOCAL, position=positions.middle(2))
    page.route_web_socket("**/ws", between)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    seq = site.view(page.context, game)["seq"]
    silent = True
    table.picks.first.click()
    table.targets.last.click()
    # Sent into the void, kept over a reload.
    assert site.view(page.context, game)["seq"] == seq
    silent = False
    sockets[-1].close()
    page.wait_for_function(
        "seq => fetch(location.href.replace('/play/', '/api/games/'))"
        ".then((r) => r.json()).then((view) => view.seq === seq)",
        arg=seq + 1,
    )
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID("status-here", "name"))


def test_a_move_that_is_kept_over_a_reload(page: Page, site: Site) -> None:
    silent = True

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(
            lambda data: None if silent and '"command"' in str(data) else server.send(data)
        )

    game = site.create(page.context, ME, LOCAL, position=positions.middle(2))
    page.route_web_socket("**/ws", between)
    page.goto(site.url(f"/play/{game}"))
    table = Table(page)
    table.wait()
    seq = site.view(page.context, game)["seq"]
    name = table.name(table.picks.first)
    table.picks.first.click()
    table.targets.last.click()
    silent = False
    page.reload()
    expect(page.get_by_role("group", name=SAID("table-sources"))).to_be_visible()
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert site.view(page.context, game)["seq"] == seq + 1
