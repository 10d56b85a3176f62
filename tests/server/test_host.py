"""The pages and files of a host over HTTP, and what search engines are told."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest

from server.serving import ENGINE, FRIEND, ME, Client, Running, come, serving

INDEX = b"<!doctype html><html><head><title>Evora</title></head><body></body></html>"
ANYBODY = {"type": "anybody"}
META = '<meta name="robots" content="noindex">'


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    found = tmp_path / "texts"
    found.mkdir()
    return found


@pytest.fixture
def page(tmp_path: Path) -> Path:
    found = tmp_path / "static"
    found.mkdir()
    (found / "index.html").write_bytes(INDEX)
    return found


@pytest.fixture
def running(sqlite_url: str, texts: Path, page: Path) -> Iterator[Running]:
    with serving(sqlite_url, page=page, texts=texts, keep_guests=365) as found:
        yield found


# --- Pages


def test_a_host_who_said_nothing_has_a_page_about_privacy(running: Running) -> None:
    client = running.client()
    assert client.ask("GET", "/api/me")["pages"] == ["privacy"]
    told = client.ask("GET", "/api/texts/privacy")
    assert told["blocks"] == [] and told["kept"] == {"abandoned": 0, "guests": 365}
    assert client.http.get("/privacy").status_code == 200
    for name in ("contact", "house-rules", "rules", "secret", "%2e%2e"):
        assert client.refused("GET", f"/api/texts/{name}") == (404, "not_found")
    for path in ("/contact", "/house-rules"):
        assert client.http.get(path).status_code == 404


def test_words_appear_and_go_without_a_restart(
    sqlite_url: str, texts: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("evora.server.api.host_texts._FRESH_SECONDS", 0.0)
    with serving(sqlite_url, page=page, texts=texts) as running:
        client = running.client()
        assert client.http.get("/house-rules").status_code == 404
        (texts / "rules.md").write_text("# Be kind\n<script>alert(1)</script> [x](javascript:y)\n")
        (texts / "rules.de.md").write_text("Sei nett.\n")
        assert client.ask("GET", "/api/me")["pages"] == ["privacy", "house-rules"]
        shown = client.http.get("/house-rules")
        assert shown.status_code == 200 and 'og:title" content="House rules' in shown.text
        told = client.ask("GET", "/api/texts/house-rules?language=en")
        assert told["language"] is None and [b["type"] for b in told["blocks"]] == [
            "heading",
            "paragraph",
        ]
        words = "<script>alert(1)</script> [x](javascript:y)"
        assert told["blocks"][1]["spans"] == [{"text": words, "href": None}]
        german = client.ask("GET", "/api/texts/house-rules?language=de")
        assert german["language"] == "de"
        (texts / "rules.md").unlink()
        (texts / "rules.de.md").unlink()
        assert client.http.get("/house-rules").status_code == 404


def test_the_data_folder_has_a_place_for_them(sqlite_url: str, texts: Path) -> None:
    (texts / "contact.md").write_text("Ring the bell.\n")
    with serving(sqlite_url, data=texts.parent) as running:
        client = running.client()
        assert client.ask("GET", "/api/me")["pages"] == ["privacy", "contact"]


def test_an_address_alone_is_a_contact(sqlite_url: str, texts: Path) -> None:
    with serving(sqlite_url, texts=texts, contact="mailto:host@example.org") as running:
        client = running.client()
        told = client.ask("GET", "/api/texts/contact")
        assert told["contact"] == "mailto:host@example.org" and told["blocks"] == []
        assert client.ask("GET", "/api/texts/privacy")["contact"] is None


# --- Files


def test_robots(running: Running, texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = running.client().http.get("/robots.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    for path, allowed in (
        ("/", True),
        ("/rules", True),
        ("/privacy", True),
        ("/replay/abcdefghij", True),  # each answer says for itself whether it is private
        ("/play/abcdefghij", False),
        ("/api/me", False),
        ("/ws", False),
    ):
        assert rules.can_fetch("Googlebot", path) is allowed, path
    # A messenger shows what a link that a person sent leads to.
    assert rules.can_fetch("Twitterbot", "/play/abcdefghij")
    assert rules.can_fetch("Twitterbot", "/api/games/abcdefghij/card.png")
    monkeypatch.setattr("evora.server.api.host_texts._FRESH_SECONDS", 0.0)
    (texts / "robots.txt").write_text("User-agent: *\nDisallow: /\n")
    assert running.client().http.get("/robots.txt").text == "User-agent: *\nDisallow: /\n"


def test_security_txt(sqlite_url: str, texts: Path) -> None:
    path = "/.well-known/security.txt"
    with serving(sqlite_url, texts=texts) as running:
        assert running.client().refused("GET", path) == (404, "not_found")
    url = "https://games.example.org"
    with serving(sqlite_url, texts=texts, contact="mailto:a@b.c", public_url=url) as running:
        answer = running.client().http.get(path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields["Contact"] == "mailto:a@b.c" and fields["Canonical"] == url + path
    left = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
    assert timedelta(days=30) < left < timedelta(days=365)


# --- What is private


def _is_listed(client: Client, path: str) -> bool:
    """Whether a search engine may show the page."""
    answer = client.http.get(path)
    assert answer.status_code == 200, path
    hidden = answer.headers.get("x-robots-tag") == "noindex"
    assert hidden is (META in answer.text), path
    return not hidden


def test_only_public_games_that_are_over_are_found(running: Running) -> None:
    anna, ben, stranger = running.guest("anna"), running.guest("ben"), running.client()
    public = anna.create(ME, ANYBODY)["game"]
    private = anna.create(ME, FRIEND)["game"]
    engine = anna.create(ME, ENGINE)["game"]
    pages = ("replay", "review", "embed", "analysis")
    for game in (public, private):
        assert not _is_listed(stranger, f"/play/{game}")  # an invitation
        ben.done(game, "join")
        come(game, anna, ben)
        assert not any(_is_listed(stranger, f"/{page}/{game}") for page in pages)
    for game in (public, private, engine):
        anna.done(game, "resign", seat=1)
    assert all(_is_listed(stranger, f"/{page}/{public}") for page in pages)
    for game in (private, engine):
        assert not any(_is_listed(stranger, f"/{page}/{game}") for page in pages)
    assert not any(_is_listed(stranger, f"/play/{game}") for game in (public, private))
    for path in ("/", "/rules", "/privacy", "/analysis", "/replay"):
        assert _is_listed(stranger, path)


def test_what_the_interface_answers_is_not_found(running: Running) -> None:
    guest = running.guest()
    game = guest.create(ME, FRIEND)["game"]
    for path in ("/api/me", f"/api/games/{game}/picture.svg", "/api/nothing"):
        assert running.client().http.get(path).headers["x-robots-tag"] == "noindex"
