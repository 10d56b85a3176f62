"""The page: caching, compression, addresses that only the page knows."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Running, serving

_SCRIPT = b"console.log('azul');\n" * 100
_INDEX = b"<!doctype html><title>Evora</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(_INDEX)
    (page / "assets" / "main-abc123.js").write_bytes(_SCRIPT)
    (page / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(_SCRIPT))
    (page / "assets" / "main-abc123.js.br").write_bytes(b"as brotli")
    (page / ".secret").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    return page


@pytest.fixture
def running(sqlite_url: str, folder: Path) -> Iterator[Running]:
    with serving(sqlite_url, page=folder) as found:
        yield found


def test_the_page_and_its_addresses(running: Running) -> None:
    client = running.client()
    for path in ("/", "/play/ABCDEFGHIJ", "/learn/first", "/nowhere"):
        answer = client.request("GET", path)
        assert (answer.status_code, answer.content) == (200, _INDEX)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    etag = answer.headers["etag"]
    again = client.http.request("GET", "/", headers={"If-None-Match": f'"x", W/{etag}'})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
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
    assert raw in (_SCRIPT, gzip.compress(_SCRIPT), b"as brotli") or coding == "gzip"
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


def test_a_page_that_was_not_built(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url, page=tmp_path / "nothing") as running:
        answer = running.client().request("GET", "/")
        assert answer.status_code == 200 and "tools/build-web" in answer.text
        assert "<script" not in answer.text
        assert running.client().ask("GET", "/api/me")["build"].endswith("+none")


def test_another_page_is_another_build(running: Running, sqlite_url: str, folder: Path) -> None:
    before = running.client().ask("GET", "/api/me")["build"]
    (folder / "index.html").write_bytes(b"<!doctype html>")
    with serving(sqlite_url, page=folder) as other:
        assert other.client().ask("GET", "/api/me")["build"] != before
