"""Pictures of games and positions over HTTP, and what messengers are told about a link."""

from __future__ import annotations

import asyncio
import html
import re
import struct
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

import pytest

from evora.puzzles import daily, puzzles
from evora.server.api.cards import PAGES
from evora.server.api.languages import language_for
from evora.server.api.png_renderer import PngRenderer
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.texts import languages
from server.serving import ENGINE, FRIEND, ME, Client, Running, serving
from server.test_keys import kept
from tools.browser import positions

MIDDLE = str(positions.middle(2))
LOCAL = {"type": "local", "name": None}
INDEX = b"<!doctype html><html><head><title>Evora</title></head><body></body></html>"


@pytest.fixture
def running(sqlite_url: str, tmp_path: Path) -> Iterator[Running]:
    page = tmp_path / "static"
    page.mkdir()
    (page / "index.html").write_bytes(INDEX)
    with serving(sqlite_url, page=page) as found:
        yield found


def tags(client: Client, path: str, **headers: str) -> dict[str, str]:
    """The meta tags of a page, as a messenger reads them."""
    answer = client.http.get(path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)">', answer.text)
    return {name: html.unescape(content) for name, content in found}


def over(guest: Client) -> str:
    view = guest.create(ME, LOCAL, origin={"type": "position", "position": MIDDLE})
    game: str = view["game"]
    guest.done(game, "resign", seat=1)
    return game


# --- Pictures


def test_a_position_as_svg_and_png(running: Running) -> None:
    client = running.client()
    asked = f"position={quote(MIDDLE)}&theme=dark&move={positions.middle(2).legal_moves[0]}"
    svg = client.request("GET", f"/api/picture.svg?{asked}")
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg ")
    assert "#ffd166" in svg.text  # the mark of the move
    png = client.request("GET", f"/api/picture.png?{asked}")
    assert png.headers["content-type"] == "image/png"
    assert struct.unpack(">II", png.content[16:24]) == (960, 525)
    # Others may show it, and browsers keep it.
    for answer in (svg, png):
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "max-age=" in answer.headers["cache-control"]
    assert svg.headers["etag"] != png.headers["etag"]
    known = {"If-None-Match": f"W/{png.headers['etag']}"}
    again = client.http.get(f"/api/picture.png?{asked}", headers=known)
    assert (again.status_code, again.content) == (304, b"")


def test_how_long_a_picture_may_be_kept(running: Running) -> None:
    """A position looks the same tomorrow; a game does not, though nobody moves: names change."""
    guest = running.guest()
    position, game = f"position={quote(MIDDLE)}", over(guest)
    day, minute = "public, max-age=86400", "public, max-age=60"
    expected = {
        f"/api/picture.svg?{position}": day,
        f"/api/picture.png?{position}": day,
        f"/api/card.png?{position}": day,
        f"/api/games/{game}/picture.svg": minute,
        f"/api/games/{game}/picture.png": minute,
        f"/api/games/{game}/card.png": minute,
    }
    found = {path: guest.request("GET", path).headers["cache-control"] for path in expected}
    assert found == expected


@pytest.mark.parametrize(
    ("query", "code", "field"),
    [
        ("", "bad_field", "position"),
        ("position=" + "x" * 1001, "bad_field", "position"),
        ("position=nonsense", "bad_position", "position"),
        (f"position={quote(MIDDLE)}&theme=blue", "bad_field", "theme"),
        (f"position={quote(MIDDLE)}&move=9W5", "bad_move", "move"),
        (f"position={quote(MIDDLE)}&move=%00%3Cb%3E", "bad_move", "move"),
    ],
)
def test_bad_questions_are_told_what_was_expected(
    running: Running, query: str, code: str, field: str
) -> None:
    for kind in ("svg", "png"):
        answer = running.client().request("GET", f"/api/picture.{kind}?{query}")
        refused = answer.json()
        assert (answer.status_code, refused["code"], refused["field"]) == (422, code, field)
        assert refused["detail"]


def test_a_game_as_picture_and_card(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", "/api/me", {"name": "Žofie <3"})
    game = over(guest)
    picture = guest.request("GET", f"/api/games/{game}/picture.svg")
    assert "Žofie &lt;3" in picture.text
    assert "-plate" in picture.text  # resigned: the tiles are still there
    card = guest.request("GET", f"/api/games/{game}/card.png?language=hu&at=0")
    assert struct.unpack(">II", card.content[16:24]) == (1200, 630)
    asked = f"/api/games/{game}/picture.svg?at=x"
    assert guest.refused("GET", asked) == (422, "bad_field")
    assert guest.refused("GET", "/api/games/AAAAAAAAAA/card.png") == (404, "unknown_game")
    waiting = guest.create(ME, FRIEND)["game"]
    card = guest.request("GET", f"/api/games/{waiting}/card.png")
    assert card.content.startswith(b"\x89PNG")


# --- What messengers read


def test_a_link_to_a_game_says_who_plays_and_how_it_stands(running: Running) -> None:
    guest = running.guest()
    guest.ask("PUT", "/api/me", {"name": '"><b>Ž'})
    game = guest.create(ME, ENGINE, start=1)["game"]
    found = tags(running.client(), f"/play/{game}")
    assert found["og:title"] == '"><b>Ž \N{EN DASH} Novice'
    assert found["og:description"] == 'Round 1. "><b>Ž 0, Novice 0'
    assert found["og:url"] == f"{running.address}/play/{game}"
    assert found["twitter:card"] == "summary_large_image"
    image = found["og:image"]
    assert image.startswith(f"{running.address}/api/games/{game}/card.png?language=en&v=")
    assert running.client().request("GET", image).headers["content-type"] == "image/png"
    assert "<b>" not in running.client().http.get(f"/play/{game}").text
    finnish = tags(running.client(), f"/play/{game}", **{"Accept-Language": "sv, fi-FI;q=0.8"})
    assert finnish["og:description"].startswith("Kierros 1. ")
    guest.done(game, "resign", seat=1)
    ended = tags(running.client(), f"/replay/{game}")
    assert ended["og:description"].startswith("The game is over. Novice wins.")
    assert "&at=1" in tags(running.client(), f"/replay/{game}?at=1")["og:image"]
    waiting = guest.create(ME, FRIEND)["game"]
    invited = tags(running.client(), f"/play/{waiting}")
    assert invited["og:title"] == "You are invited to a game of Azul"


def test_a_link_to_a_position_or_to_the_start(running: Running) -> None:
    client = running.client()
    found = tags(client, f"/analysis?position={quote(MIDDLE)}&engine=off")
    assert tags(client, f"/position?p={quote(MIDDLE)}") == found
    assert found["og:url"].startswith(f"{running.address}/analysis?position=coloured%20")
    assert found["og:image"].startswith(f"{running.address}/api/card.png?position=coloured%20")
    assert client.request("GET", found["og:image"]).content.startswith(b"\x89PNG")
    puzzle = puzzles()[0]
    about = tags(client, f"/puzzles/{puzzle.id}")
    assert about["og:title"] == "A puzzle in Azul: find the best move"
    assert quote(str(puzzle.position), safe="") in about["og:image"]


def test_a_link_to_a_person_however_it_is_written(running: Running) -> None:
    kept(running, "Žofie Þór")
    client, said = running.client(), set()
    for language in languages():
        about = tags(client, f"/@{quote('žofie þór')}", **{"Accept-Language": language})
        assert about["og:title"].startswith("Žofie Þór")
        assert about["og:url"] == f"{running.address}/@{quote('Žofie Þór')}"
        assert about["robots"] == "noindex"
        said.add(about["og:description"])
    assert len(said) >= len(languages()) - 1  # two of them may say the same
    for written in ("ŽOFIE ÞÓR", "zofie-þor", "Žofie  Þór (2)"):
        assert tags(client, f"/@{quote(written)}")["og:title"].startswith("Žofie Þór")
    assert client.http.get("/@Zofka").status_code == 404


def test_links_to_pages_have_a_title_and_a_picture(running: Running) -> None:
    client = running.client()
    assert tags(client, "/")["og:title"] == "Evora"
    titles = {
        "/learn": "Learn",
        "/learn/take": "Taking tiles",
        "/puzzles": "Puzzles",
        "/rules": "Rules",
        "/replay": "Replay",
        "/analysis": "Analysis",
    }
    for path, title in titles.items():
        found = tags(client, path)
        assert found["og:title"] == f"{title} \N{EN DASH} Evora"
        assert found["og:url"] == running.address + path
        assert found["og:description"] == found["description"] != ""
    german = tags(client, "/review", **{"Accept-Language": "de"})
    assert german["og:title"] == "Auswertung \N{EN DASH} Evora"
    assert german["og:image"].endswith("/api/card.png?page=%2Freview&language=de")
    today = daily(datetime.now(UTC).date())
    assert quote(str(today.position), safe="") in tags(client, "/puzzles")["og:image"]
    picture = client.request("GET", german["og:image"]).content
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert client.refused("GET", "/api/card.png?page=/nowhere") == (422, "bad_field")


def test_names_on_cards_can_be_told_apart(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, ENGINE)["game"]
    three = "Player 1 \N{EN DASH} Novice (2) \N{EN DASH} Novice (3)"
    assert tags(guest, f"/play/{game}")["og:title"] == three


def test_a_name_that_is_taken_after_a_game_stands_on_all_that_shows_it(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, ENGINE, start=1)["game"]
    guest.done(game, "resign", seat=1)
    assert tags(guest, f"/replay/{game}")["og:title"] == "Player 1 \N{EN DASH} Novice"
    guest.ask("PUT", "/api/me", {"name": "Ana"})
    for page in ("play", "replay", "review", "analysis"):
        assert tags(guest, f"/{page}/{game}")["og:title"] == "Ana \N{EN DASH} Novice"
    assert "&at=1" in tags(guest, f"/review/{game}?at=1")["og:image"]
    assert ">Ana<" in guest.request("GET", f"/api/games/{game}/picture.svg").text
    assert '[Seat1 "Ana"]' in guest.request("GET", f"/api/games/{game}/record").text
    steps = guest.ask("GET", f"/api/games/{game}/steps")
    assert (steps["names"][0], steps["yours"]) == ("Ana", [1])
    assert running.guest().ask("GET", f"/api/games/{game}/steps")["yours"] == []


@pytest.mark.parametrize(
    "path", ["/analysis?position=nonsense", "/position?p=%ff", "/analysis?position=" + "x" * 2000]
)
def test_a_position_that_is_none_is_a_link_to_the_board(running: Running, path: str) -> None:
    assert tags(running.client(), path)["og:title"] == "Analysis \N{EN DASH} Evora"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/play",
        "/play/AAAAAAAAAA",
        "/play/short",
        "/review/AAAAAAAAAA",
        "/puzzles/c2-222222",
        "/puzzles/x9-222222",
        "/learn/first",
        "/learn/you",
        "/learn/number",
        "/learn/take/more",
    ],
)
def test_what_is_not_there_is_the_page_with_its_status(running: Running, path: str) -> None:
    answer = running.client().http.get(path)
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_every_address_of_the_page_is_known() -> None:
    routes = Path(__file__).parents[2] / "web" / "src" / "routes.ts"
    paths = re.findall(r"path: '(/[^':]*)'", routes.read_text(encoding="utf-8"))
    assert set(paths) == set(PAGES)


def test_the_page_with_tags_is_kept_by_browsers(running: Running) -> None:
    client = running.client()
    answer = client.http.get("/")
    again = client.http.get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert answer.headers["vary"] == "Accept-Language"
    assert client.http.head("/").content == b""


def test_the_address_is_the_public_one(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(INDEX)
    public = "https://games.example.org"
    with serving(sqlite_url, page=tmp_path, public_url=public) as running:
        assert tags(running.client(), "/")["og:url"] == f"{public}/"
        bad = running.client().http.get("/", headers={"Host": "evil<b>"})
        assert "evil" not in bad.text


@pytest.mark.parametrize(
    ("accepted", "wanted", "language"),
    [
        ("", None, "en"),
        ("fi", None, "fi"),
        ("xx, hu;q=0.3", None, "hu"),
        ("hu;q=0.3, cs;Q=0.5", None, "cs"),
        ("hu;q=0, is ; q=0.1", None, "is"),
        ("fi;q=x, *;q=0.1", None, "en"),
        ("PT-pt, pt;q=0.9", None, "pt-PT"),
        ("pt-BR, pt-PT;q=0.9", None, "pt"),
        ("pt-PT;q=0.8, pt-BR;q=0.9", None, "pt"),
        ("de-AT;q=nan, hu;q=0.1", None, "hu"),
        ("fi", "cs", "cs"),
        ("fi", "xx", "fi"),
        (";;,,", "", "en"),
    ],
)
def test_languages(accepted: str, wanted: str | None, language: str) -> None:
    assert language_for(accepted, wanted) == language


# --- Rendering


# A renderer that gives back what it gets, with its own number before it.
ECHO = """
import os, sys
while line := sys.stdin.buffer.readline():
    content = b"%d:" % os.getpid() + sys.stdin.buffer.read(int(line))
    sys.stdout.buffer.write(b"%d\\n%b" % (len(content), content))
    sys.stdout.buffer.flush()
"""


def paint(
    program: str, asks: Sequence[tuple[str, str]] = (("<svg/>", "ada"),), *, seconds: float = 20.0
) -> list[object]:
    """What asks for pictures at once, each by somebody, get from a program."""

    async def all_asks() -> list[object]:
        renderer = PngRenderer([sys.executable, "-c", program], seconds)
        found = await asyncio.gather(
            *(renderer.png(svg, who) for svg, who in asks), return_exceptions=True
        )
        renderer.close()
        return list(found)

    return asyncio.run(all_asks())


def test_a_renderer_that_fails_or_hangs_is_a_refusal() -> None:
    for program, seconds in (
        ("raise SystemExit(3)", 20.0),
        ("print(0)", 20.0),
        ("print(9)", 20.0),
        ("print('nonsense')", 20.0),
        ("import time; time.sleep(60)", 0.3),
    ):
        (refused,) = paint(program, seconds=seconds)
        assert isinstance(refused, Refusal) and refused.code == "unavailable"
    with pytest.raises(Refusal, match="unavailable"):
        asyncio.run(PngRenderer(["/no/such/program"]).png("<svg/>", "ada"))


def test_only_a_few_wait_for_a_picture_and_each_has_a_share() -> None:
    """Who asks for many leaves room for others, who come before the rest of them."""
    greedy = [(f"<svg>{number}</svg>", "greedy") for number in range(12)]
    others = [(f"<svg>{name}</svg>", name) for name in ("ada", "bob", "cat")]
    found = paint(ECHO, [*greedy, *others])
    busy = [each for each in found if isinstance(each, Refusal)]
    assert [refusal.code for refusal in busy] == ["busy"] * 9 and busy[0].retry_ms is not None
    assert all(isinstance(each, bytes) for each in found[-3:])
    many = [(f"<svg>{number}</svg>", f"guest {number}") for number in range(12)]
    assert sum(isinstance(each, Refusal) for each in paint(ECHO, many)) == 3


def test_one_program_draws_them_all_and_a_new_one_after_it_has_died() -> None:
    async def pictures() -> list[bytes]:
        renderer = PngRenderer([sys.executable, "-c", ECHO])
        found = [await renderer.png(f"<svg>{number}</svg>", "ada") for number in range(2)]
        process = renderer._process
        assert process is not None
        process.kill()
        process.wait()
        found.append(await renderer.png("<svg>2</svg>", "ada"))
        renderer.close()
        return found

    first, second, third = (content.split(b":") for content in asyncio.run(pictures()))
    assert first[0] == second[0] != third[0] and third[1] == b"<svg>2</svg>"


def test_who_has_a_picture_rendered_pays_for_it(sqlite_url: str) -> None:
    """As much as it costs; what is kept costs as little as its text."""
    with serving(sqlite_url, requests=Rate(400, 3600)) as running:
        client = running.client()
        asked = [f"/api/card.png?page={page}" for page in PAGES[:4]]
        statuses = [client.request("GET", path).status_code for path in asked]
        assert statuses == [200, 200, 429, 429]
        assert client.request("GET", asked[0]).status_code == 200


def test_a_picture_is_rendered_once() -> None:
    program = ECHO.replace("os.getpid()", "int.from_bytes(os.urandom(4))")

    async def twice() -> list[bytes]:
        renderer = PngRenderer([sys.executable, "-c", program])
        first = await asyncio.gather(*(renderer.png("<svg/>", who) for who in ("ada", "bob")))
        found = [*first, await renderer.png("<svg/>", "cat")]
        renderer.close()
        return found

    assert len(set(asyncio.run(twice()))) == 1
