"""How a guest does with puzzles: kept, taken along to another device, gone with the guest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.serving import Running, serving

PROGRESS = {
    "rating": 1040,
    "deviation": 200,
    "tries": 3,
    "solved": 2,
    "streak": 1,
    "best_streak": 1,
    "day": 319,
    "days": 2,
}
PATH = "/api/me/puzzles"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def test_the_one_with_more_tries_is_kept(running: Running) -> None:
    guest = running.guest()
    assert guest.ask("GET", PATH) == {"progress": None}
    assert guest.ask("PUT", PATH, PROGRESS) == {"progress": PROGRESS}
    fewer, as_many = {**PROGRESS, "tries": 2}, {**PROGRESS, "day": 320, "days": 3}
    assert guest.ask("PUT", PATH, fewer) == {"progress": PROGRESS}
    assert guest.ask("PUT", PATH, as_many) == {"progress": as_many}

    other = running.client("device")
    other.ask("POST", "/api/me/use-code", {"code": guest.ask("POST", "/api/me/code")["code"]})
    assert other.ask("GET", PATH) == {"progress": as_many}
    assert other.ask("GET", "/api/me/export")["puzzles"] == as_many
    assert other.request("DELETE", "/api/me").status_code == 204
    assert other.refused("GET", PATH) == (401, "no_guest")


def test_what_is_no_progress_is_refused(running: Running) -> None:
    guest = running.guest()
    for wrong in ({**PROGRESS, "rating": -1}, {**PROGRESS, "x": 1}, {"tries": 1}):
        assert guest.refused("PUT", PATH, wrong) == (422, "bad_field")
    assert guest.ask("GET", PATH) == {"progress": None}
    assert running.client().refused("PUT", PATH, PROGRESS) == (401, "no_guest")
