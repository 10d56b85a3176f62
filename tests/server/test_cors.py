"""Pages of other origins: a browser lets those in that `--origins` names, and no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.serving import Running, serving

FRIEND_PAGE = "https://www.example.org"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('cors')}/evora.db"
    with serving(url, origins=(FRIEND_PAGE,)) as found:
        yield found


def preflight(running: Running, origin: str, path: str = "/api/me") -> dict[str, str]:
    """What a browser is told before it lets a page ask."""
    headers = {"Origin": origin, "Access-Control-Request-Method": "PUT"}
    answer = running.client().http.options(path, headers=headers)
    named = {name: value for name, value in answer.headers.items() if name.startswith("access-")}
    return {"status": str(answer.status_code), **named}


def test_a_page_that_is_named_may_ask(running: Running) -> None:
    told = preflight(running, FRIEND_PAGE)
    assert told["status"] == "204"
    assert told["access-control-allow-origin"] == FRIEND_PAGE
    assert told["access-control-allow-credentials"] == "true"
    assert "PUT" in told["access-control-allow-methods"]
    assert "content-type" in told["access-control-allow-headers"].lower()
    page = running.client(Origin=FRIEND_PAGE)
    for answer in (
        page.request("POST", "/api/me", {}),
        page.request("PUT", "/api/me", {"name": "Ada"}),
        page.request("GET", "/api/me"),
        page.request("GET", "/api/games/AAAAAAAAAA"),  # a refusal can be read, too
    ):
        assert answer.headers["access-control-allow-origin"] == FRIEND_PAGE
        assert "Origin" in answer.headers["vary"]
    assert page.ask("GET", "/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "origin", ["https://evil.test", "null", "https://www.example.org.evil.test"]
)
def test_no_other_page_may(running: Running, origin: str) -> None:
    assert preflight(running, origin) == {"status": "405"}
    answer = running.client(Origin=origin).request("GET", "/api/me")
    assert "access-control-allow-origin" not in answer.headers


def test_options_that_are_no_preflight_stay_what_they_were(running: Running) -> None:
    answer = running.client(Origin=FRIEND_PAGE).http.options("/api/me")
    assert answer.status_code == 405 and "GET" in answer.headers["allow"]
