"""The page: caching, compression, addresses that only the page knows."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
from PIL import Image

from evora.server.api.static import Page
from evora.texts import text
from server.serving import Running, serving

_SCRIPT = b"console.log('azul');\n" * 100
_PACKED = {None: _SCRIPT, "gzip": gzip.compress(_SCRIPT), "br": b"as brotli"}
_GET = {"method": "GET", "headers": []}
_INDEX = b"<!doctype html><title>Evora</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(_INDEX)
    (page / "assets" / "main-abc123.js").write_bytes(_SCRIPT)
    (page / "assets" / "main-abc123.js.gz").write_bytes(_PACKED["gzip"])
    (page / "assets" / "main-abc123.js.br").write_bytes(_PACKED["br"])
    (page / ".secret").write_text("no")
    (page / ".hidden").mkdir()
    (page / ".hidden" / "file.txt").write_text("no")
    (page / "alone.txt.gz").write_bytes(gzip.compress(b"no"))
    (page / "rules.weird").write_bytes(b"?")
    (page / "letters.txt").write_bytes(b"abc")
    (tmp_path / "outside.txt").write_text("no")
    return page


@pytest.fixture
def running(sqlite_url: str, folder: Path) -> Iterator[Running]:
    with serving(sqlite_url, page=folder) as found:
        yield found


def test_the_page_and_its_addresses(running: Running) -> None:
    client = running.client()
    for path, status in (("/", 200), ("/learn/take", 200), ("/play/ABCDEFGHIJ", 404), ("/no", 404)):
        answer = client.http.get(path)
        assert (answer.status_code, answer.content) == (status, _INDEX)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    etag = client.http.get("/").headers["etag"]
    again = client.http.request("GET", "/", headers={"If-None-Match": f'"x", W/{etag}'})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("BR ; q=0.5", "br"),
        ("br; q=0.000", None),
        ("deflate, compress", None),
        ("identity", None),
        ("", None),
    ],
)
def test_scripts_come_compressed(running: Running, accepted: str, coding: str | None) -> None:
    client = running.client()
    with client.http.stream(
        "GET", "/assets/main-abc123.js", headers={"Accept-Encoding": accepted}
    ) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert raw == _PACKED[coding]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/assets/main-abc123.js.gz",
        "/favicon.ico",
        "/.secret",
        "/.hidden/file.txt",
        "/alone.txt",
        "/alone.txt.gz",
        "/assets//main-abc123.js",
        "/assets/main",
        "/ws",
        "/ws/nothing",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%00.js",
        "/api/missing",
        "/assets",
    ],
)
def test_what_is_not_there(running: Running, path: str) -> None:
    assert running.client().refused("GET", path) == (404, "not_found")


def test_each_encoding_has_its_own_tag(running: Running) -> None:
    client, path = running.client(), "/assets/main-abc123.js"
    tags = {}
    for accepted in ("br", "gzip", "identity"):
        headers = {"Accept-Encoding": accepted}
        with client.http.stream("GET", path, headers=headers) as answer:
            tags[accepted] = answer.headers["etag"]
    assert len(set(tags.values())) == 3
    known = {"Accept-Encoding": "br", "If-None-Match": tags["br"]}
    again = client.request("GET", path, headers=known)
    assert again.status_code == 304
    assert "immutable" in again.headers["cache-control"]
    assert again.headers["vary"] == "Accept-Encoding"
    other = {"Accept-Encoding": "identity", "If-None-Match": tags["br"]}
    assert client.request("GET", path, headers=other).content == _SCRIPT


def test_types_of_files(running: Running) -> None:
    client = running.client()
    for path, kind in (
        ("/letters.txt", "text/plain; charset=utf-8"),
        ("/rules.weird", "application/octet-stream"),
        ("//index.html", "text/html; charset=utf-8"),
    ):
        answer = client.http.request("GET", running.address + path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_the_page_is_only_read(running: Running) -> None:
    client = running.client()
    assert client.request("HEAD", "/").headers["content-length"] == str(len(_INDEX))
    answer = client.request("POST", "/")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_files_are_read_at_the_start(running: Running, folder: Path) -> None:
    """Whole and consistent, also while a new page is built beside the server."""
    for file in folder.rglob("*.js*"):
        file.unlink()
    client = running.client()
    headers = {"Accept-Encoding": "identity"}
    assert client.request("GET", "/assets/main-abc123.js", headers=headers).content == _SCRIPT


def test_a_page_that_was_not_built(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, page=tmp_path / "nothing") as running:
        answer = running.client().request("GET", "/")
        assert answer.status_code == 200 and "tools/build-web" in answer.text
        assert "<script" not in answer.text
        german = running.client().http.get("/", headers={"Accept-Language": "de"})
        sentence = escape(text("page-unbuilt", "de"))
        assert '<html lang="de">' in german.text and sentence in german.text
        assert answer.headers["cache-control"] == "no-cache"
        assert running.client().refused("GET", "/index.html") == (404, "not_found")
        assert running.client().ask("GET", "/api/me")["build"].endswith("+none")


def test_the_page_speaks_before_its_script_runs(sqlite_url: str, folder: Path) -> None:
    (folder / "index.html").write_bytes(
        b'<!doctype html><html lang="en"><head></head><noscript>English</noscript></html>'
    )
    with serving(sqlite_url, page=folder) as running:
        client = running.client()
        english = client.http.get("/rules", headers={"Accept-Language": "xx"})
        assert '<html lang="en">' in english.text
        brazilian = client.http.get("/rules", headers={"Accept-Language": "pt-br,en;q=0.9"})
        assert '<html lang="pt-BR">' in brazilian.text
        assert text("page-noscript", "pt") in brazilian.text and "English" not in brazilian.text
        assert english.headers["vary"] == brazilian.headers["vary"] == "Accept-Language"
        assert english.headers["etag"] != brazilian.headers["etag"]


def test_the_page_on_a_home_screen(sqlite_url: str, folder: Path) -> None:
    built = Path(__file__).parents[2] / "web" / "index.html"
    (folder / "index.html").write_bytes(built.read_bytes())
    with serving(sqlite_url, page=folder) as running:
        client, path = running.client(), "/manifest.webmanifest"
        assert f'<link rel="manifest" href="{path}">' in client.http.get("/new").text
        answer = client.http.get(path, headers={"Accept-Language": "pt-BR"})
        assert answer.headers["content-type"] == "application/manifest+json"
        assert answer.headers["vary"] == "Accept-Language"
        content = answer.json()
        assert (content["name"], content["lang"]) == ("Evora", "pt-BR")
        assert content["description"] == text("start-about", "pt")
        assert content["icons"][0]["src"] == "/src/art/icon.svg"
        assert [each["name"] for each in content["shortcuts"]] == [
            text(key, "pt") for key in ("page-new", "puzzles-today", "page-games")
        ]
        public = Path(__file__).parents[2] / "web" / "public"
        purposes = {}
        for icon in content["icons"][1:]:
            with Image.open(f"{public}{icon['src']}") as picture:
                assert icon["sizes"] == f"{picture.width}x{picture.height}"
            purposes[icon["src"]] = icon.get("purpose", "any")
        assert list(purposes.values()) == ["any", "any", "maskable"]


def test_another_page_is_another_build(running: Running, sqlite_url: str, folder: Path) -> None:
    before = running.client().ask("GET", "/api/me")["build"]
    (folder / "index.html").write_bytes(b"<!doctype html>")
    with serving(sqlite_url, page=folder) as other:
        assert other.client().ask("GET", "/api/me")["build"] != before


def test_a_page_without_a_worker_ends_that_of_an_older_page(running: Running, folder: Path) -> None:
    """Browsers keep a service worker whose file is gone, and its files with it."""
    answer = running.client().request("GET", "/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "registration.unregister()" in answer.text and "caches.delete" in answer.text
    (folder / "service-worker.js").write_bytes(b"// the page's own")
    own = Page(folder)._answer({"type": "http", "path": "/service-worker.js", **_GET})
    assert own.body == b"// the page's own"
    assert own.headers["cache-control"] == "no-cache"
