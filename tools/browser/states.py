"""Every page of Evora and every state of a table that looks different, by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from playwright.sync_api import Page, WebSocketRoute

from evora.puzzles import puzzles
from tools.browser import notice_states, positions
from tools.browser.answers import COMPANY, KEYS, LEADERS
from tools.browser.people import show_person
from tools.browser.puzzle_states import answer, begin_run, show_history, show_runs, take_history
from tools.browser.table import PATIENCE_MS
from tools.browser.visit import Visit, heading, table
from tools.browser.words import words

UNKNOWN = "/play/0000000000"


@dataclass(frozen=True)
class State:
    """`path`: where it is; `ready`: what to wait for, and to press, before looking."""

    name: str
    path: Callable[[Visit], str]
    ready: Callable[[Page, Visit], None]

    def show(self, page: Page, visit: Visit) -> None:
        page.goto(visit.site.url(self.path(visit)))
        self.ready(page, visit)
        page.evaluate("document.fonts.ready")


def _turn(page: Page, visit: Visit) -> None:
    """The buttons of a player to move."""
    table(page, visit)
    free = page.locator("button[aria-pressed][aria-disabled=false]")
    free.first.wait_for(timeout=PATIENCE_MS)


def _chosen(page: Page, visit: Visit) -> None:
    """Tiles in hand, with the lines that take them."""
    _turn(page, visit)
    page.locator("button[aria-pressed][aria-disabled=false]").first.click()


def menu(page: Page, visit: Visit) -> None:
    """Opens the menu where the panel has no room beside the table."""
    button = page.get_by_role("button", name=words(visit.language)("panel-menu"))
    if button.is_visible():
        button.click()


def _opened(page: Page, visit: Visit) -> None:
    """An opponent's board, where they are folded."""
    _turn(page, visit)
    card = page.locator(".others button[aria-expanded]").first
    if card.is_visible():
        card.click()


def _equal(page: Page, visit: Visit) -> None:
    page.evaluate(
        "localStorage['evora.preferences'] = JSON.stringify({...JSON.parse("
        "localStorage['evora.preferences'] ?? '{}'), equal: true})"
    )
    page.reload()
    _turn(page, visit)
    page.evaluate("delete localStorage['evora.preferences']")


def _menu(page: Page, visit: Visit) -> None:
    _turn(page, visit)
    menu(page, visit)


def _greetings(page: Page, visit: Visit) -> None:
    table(page, visit)
    page.get_by_role("button", name=words(visit.language)("greet-open")).click()


def _player(page: Page, visit: Visit) -> None:
    """What can be done about another person."""
    heading(page, visit)
    said = words(visit.language)
    page.get_by_role("button", name=said("player-menu", "name")).click()
    page.get_by_role("button", name=said("player-report")).wait_for()


def _report(page: Page, visit: Visit) -> None:
    _player(page, visit)
    page.get_by_role("button", name=words(visit.language)("player-report")).click()
    page.get_by_role("radio").first.check()


def _help(page: Page, visit: Visit) -> None:
    _turn(page, visit)
    page.keyboard.press("?")
    page.get_by_role("dialog", name=words(visit.language)("help-title")).wait_for()


def _guide(page: Page, visit: Visit) -> None:
    _help(page, visit)
    page.get_by_role("button", name=words(visit.language)("help-guide")).click()
    page.get_by_role("dialog", name=words(visit.language)("guide-title")).wait_for()


def _hint(page: Page, visit: Visit) -> None:
    """The whole of it."""
    _turn(page, visit)
    for key in ("practice-hint", "practice-more"):
        page.get_by_role("button", name=words(visit.language)(key)).click()
        page.locator("[data-practice]").wait_for(timeout=PATIENCE_MS)


def _end(page: Page, visit: Visit) -> None:
    table(page, visit)
    page.get_by_role("button", name=words(visit.language)("panel-result")).first.click()
    page.get_by_role("dialog").get_by_role("table").wait_for(timeout=PATIENCE_MS)


def _review(page: Page, visit: Visit) -> None:
    """Done, at a move."""
    said = words(visit.language)
    page.get_by_role("button", name=said("review-deeper")).wait_for(timeout=PATIENCE_MS)
    moves = page.get_by_role("region", name=said("review-moves"))
    moves.get_by_role("checkbox").uncheck()
    moves.get_by_role("button").first.click()


#: A finished game that is kept in the browser.
KEPT = {
    "version": 1,
    "id": "keptgame01",
    "created": 0,
    "changed": 1_800_000_000_000,
    "variant": "grey",
    "seats": [
        {"kind": "guest", "name": None, "level": None},
        {"kind": "engine", "name": None, "level": "grandmaster"},
        {"kind": "local", "name": "Maximiliana von Lindberg", "level": None},
    ],
    "position": "",
    "seed": "",
    "seed_hash": "",
    "tokens": [],
    "ended": None,
    "standing": {
        **{"scores": [47, 101, 58], "round": 6, "to_move": None},
        **{"winners": [2], "reason": "row"},
    },
    "rematch": None,
    "uploaded": None,
}


def _games(page: Page, visit: Visit) -> None:
    """With one on this device."""
    store = "(game) => localStorage.setItem(`evora.game.${game.id}`, JSON.stringify(game))"
    page.evaluate(store, KEPT)
    page.reload()
    heading(page, visit)


def _leaders(page: Page, visit: Visit) -> None:
    """Nobody has to play so many games for it."""
    page.route(visit.site.url("/api/leaders*"), lambda route: route.fulfill(json=LEADERS))
    page.reload()
    page.get_by_text("Maximiliana von Lindberg").wait_for(timeout=PATIENCE_MS)


def _keys(page: Page, visit: Visit) -> None:
    """With a recovery code that is just shown. Only the answers are made up: whose name is kept has
    it in all other states, too."""
    visit.site.ask(visit.context, "POST", "/api/me")
    me = visit.site.ask(visit.context, "GET", "/api/me")
    answers = {
        "/api/me": {**me, "name": "Maximiliana von Lindberg", "kept": True},
        "/api/me/keys": KEYS,
        "/api/me/keys/code": {"code": "-".join(["WWWWW"] * 5)},
    }
    for path in answers:
        page.route(
            visit.site.url(path),
            lambda route: route.fulfill(json=answers[urlsplit(route.request.url).path]),
        )
    page.reload()
    said = words(visit.language)
    page.get_by_role("button", name=said("keys-code-new")).click()
    page.get_by_role("dialog").get_by_role("button", name=said("keys-code-new")).click()
    page.get_by_role("button", name=said("code-have")).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def _people(page: Page, visit: Visit) -> None:
    """Somebody who keeps a name, with company. Only the answers are made up, as in `_keys`."""
    visit.site.ask(visit.context, "POST", "/api/me")
    me = visit.site.ask(visit.context, "GET", "/api/me")
    found = [{"name": "Maximiliana von Lindberg", "followed": True, "you": False}]
    page.route(visit.site.url("/api/me"), lambda route: route.fulfill(json={**me, "kept": True}))
    page.route(visit.site.url("/api/people?*"), lambda route: route.fulfill(json={"people": found}))

    def answer(socket: WebSocketRoute, said: str | bytes) -> None:
        kind = json.loads(said)["type"]
        if kind == "hello":
            welcome = {key: me[key] for key in ("protocol", "build", "guest", "host")}
            socket.send(json.dumps({"type": "welcome", **welcome}))
        elif kind == "watch_company":
            socket.send(json.dumps(COMPANY))

    def connect(socket: WebSocketRoute) -> None:
        """Nothing takes this route away again: other pages are connected as they should be."""
        if page.url.endswith("/people"):
            socket.on_message(lambda said: answer(socket, said))
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws", connect)
    page.reload()
    page.get_by_role("searchbox").fill("max")
    page.locator("a[href='/play/abcdefghij']").wait_for(timeout=PATIENCE_MS)
    # Two challenges, who was found, and who is followed.
    page.locator("section li").nth(4).wait_for(timeout=PATIENCE_MS)
    page.unroute_all()


def _person(visit: Visit, path: str, *, yours: bool = True) -> str:
    """Somebody with thousands of games."""
    visit.site.ask(visit.context, "POST", "/api/me")
    show_person(visit.context, yours=yours)
    return path


def _history(page: Page, _visit: Visit) -> None:
    show_history(page)
    take_history(page)


def _runs(page: Page, _visit: Visit) -> None:
    show_runs(page)
    page.unroute_all()


def _run(page: Page, visit: Visit) -> None:
    """A mistake was made; the next puzzle is on the table."""
    begin_run(page, visit.language)
    answer(page, right=False)


def _run_over(page: Page, visit: Visit) -> None:
    begin_run(page, visit.language)
    answer(page, right=True)
    answer(page, right=False)
    page.get_by_role("button", name=words(visit.language)("run-end")).click()
    page.get_by_role("button", name=words(visit.language)("run-again")).wait_for()
    page.wait_for_load_state("networkidle")
    take_history(page)


def _graphs(page: Page, visit: Visit) -> None:
    heading(page, visit)
    page.get_by_role("slider").first.wait_for(timeout=PATIENCE_MS)


def _plain(name: str, path: str) -> State:
    return State(name, lambda _: path, heading)


def _position(visit: Visit) -> str:
    del visit
    return f"/analysis?position={quote(str(positions.middle(2)))}&engine=off"


def _analysis(visit: Visit) -> str:
    del visit
    return f"/analysis?position={quote(str(positions.middle(4, 'grey')))}"


def _analysed(page: Page, visit: Visit) -> None:
    """With lines; then the engine rests."""
    _turn(page, visit)
    page.locator("button.first").first.wait_for(timeout=PATIENCE_MS)
    page.get_by_role("button", name=words(visit.language)("analysis-stop")).click()


def _paused(page: Page, visit: Visit) -> None:
    """What is on, standing still."""
    table(page, visit)
    page.get_by_role("button", name=words(visit.language)("watch-pause")).click()


def _set_up(page: Page, visit: Visit) -> None:
    """A position set up by hand, with something wrong."""
    _analysed(page, visit)
    menu(page, visit)
    page.get_by_role("button", name=words(visit.language)("analysis-set-up")).click()
    page.locator("[data-spot='centre:B']").press("b")
    page.locator("[data-spot='centre:B']").press("1")


def _opening(page: Page, visit: Visit) -> None:
    """A text that is no position, to be mended."""
    said = words(visit.language)
    page.get_by_role("button", name=said("analysis-open-button")).click()
    page.get_by_role("dialog", name=said("analysis-open")).wait_for()


STATES: tuple[State, ...] = (
    _plain("start", "/"),
    _plain("new", "/new"),
    _plain("new-local", "/new?mode=local&players=4"),
    State("lobby", lambda visit: "/lobby" if visit.invited() else "", heading),
    State("leaders", lambda _: "/leaders", _leaders),
    State("watch", lambda visit: "/watch" if visit.public() else "", _paused),
    State("people", lambda _: "/people", _people),
    State("games", lambda visit: "/games" if visit.over() else "", _games),
    State("start-turn", lambda visit: "/" if visit.company() else "", heading),
    _plain("learn", "/learn"),
    State("lesson", lambda _: "/learn/take", _turn),
    _plain("puzzles", "/puzzles"),
    _plain("deal", "/deal"),
    State("puzzle", lambda _: f"/puzzles/{puzzles()[0].id}", _turn),
    State("puzzle-history", lambda _: "/puzzles/history", _history),
    _plain("puzzle-history-empty", "/puzzles/history"),
    State("puzzle-runs", lambda _: "/puzzles/run", _runs),
    State("puzzle-run", lambda _: "/puzzles/run", _run),
    State("puzzle-run-over", lambda _: "/puzzles/run", _run_over),
    _plain("rules", "/rules"),
    _plain("settings", "/settings"),
    State("keys", lambda _: "/settings", _keys),
    State("notices", lambda _: "/notices", notice_states.notices),
    State("notice-panel", lambda _: "/learn", notice_states.notice_panel),
    State("notice-settings", lambda _: "/settings", notice_states.notice_settings),
    State("slow-ask", lambda visit: f"/play/{visit.slow()}", notice_states.ask),
    State("slow-next", lambda visit: f"/play/{visit.slow()}", notice_states.next_game),
    State("person", lambda visit: _person(visit, "/me"), _graphs),
    State("other-person", lambda visit: _person(visit, "/@Anna", yours=False), _graphs),
    _plain("about", "/about"),
    _plain("privacy", "/privacy"),
    _plain("contact", "/contact"),
    _plain("house-rules", "/house-rules"),
    _plain("missing", "/nowhere/at-all"),
    _plain("unknown-game", UNKNOWN),
    State("waiting", lambda visit: f"/play/{visit.waiting()}", heading),
    State("queued", lambda visit: f"/play/{visit.queued()}", heading),
    State("invited", lambda visit: f"/play/{visit.invited()}", heading),
    State("player", lambda visit: f"/play/{visit.invited()}", _player),
    State("player-report", lambda visit: f"/play/{visit.invited()}", _report),
    State("running-2", lambda visit: f"/play/{visit.running(2)}", _turn),
    State("running-3", lambda visit: f"/play/{visit.running(3)}", _chosen),
    State("running-4", lambda visit: f"/play/{visit.running(4)}", _turn),
    State("opened", lambda visit: f"/play/{visit.running(4)}", _opened),
    State("equal-3", lambda visit: f"/play/{visit.running(3)}", _equal),
    State("running-grey", lambda visit: f"/play/{visit.running(2, 'grey')}", _chosen),
    State("menu", lambda visit: f"/play/{visit.running(2)}", _menu),
    State("greetings", lambda visit: f"/play/{visit.company()}", _greetings),
    State("help", lambda visit: f"/play/{visit.running(2)}", _help),
    State("guide", lambda visit: f"/play/{visit.running(2)}", _guide),
    State("hint", lambda visit: f"/play/{visit.running(2)}", _hint),
    State("tiling", lambda visit: f"/play/{visit.tiling()}", table),
    State("end", lambda visit: f"/play/{visit.won()}", _end),
    State("end-4", lambda visit: f"/play/{visit.over(4)}", _end),
    State("replay", lambda visit: f"/replay/{visit.over()}?at=3", table),
    State("uploaded", lambda visit: f"/play/{visit.uploaded()}", _end),
    State("uploaded-replay", lambda visit: f"/replay/{visit.uploaded()}", table),
    State("embed", lambda visit: f"/embed/{visit.over()}?at=3", table),
    _plain("replay-record", "/replay"),
    State("review", lambda visit: f"/review/{visit.over()}", _review),
    _plain("review-record", "/review"),
    State("position", _position, _turn),
    State("analysis", _analysis, _analysed),
    State("analysis-edit", _analysis, _set_up),
    State("position-text", lambda _: "/analysis?position=nonsense", _opening),
)
