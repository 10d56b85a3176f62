"""What pages counted before there were tries: tries begin with it, and it stays one's own."""

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
ON_THE_DAY = PATH + "?date=2026-11-16"


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def standing(**changed: int) -> dict[str, int]:
    return {**{name: value for name, value in PROGRESS.items() if name != "day"}, **changed}


def test_the_one_with_more_tries_is_kept(running: Running) -> None:
    guest = running.guest()
    new = {"rating": 1000, "tries": 0, "solved": 0, "streak": 0, "best_streak": 0, "days": 0}
    assert guest.ask("GET", PATH) == {"progress": None, "now": standing(**new)}
    kept = {"progress": PROGRESS, "now": standing()}
    assert guest.ask("PUT", ON_THE_DAY, PROGRESS) == kept
    fewer, as_many = {**PROGRESS, "tries": 2}, {**PROGRESS, "day": 320, "days": 3}
    assert guest.ask("PUT", ON_THE_DAY, fewer) == kept
    assert guest.ask("PUT", ON_THE_DAY, as_many)["progress"] == as_many

    other = running.client("device")
    other.ask("POST", "/api/me/use-code", {"code": guest.ask("POST", "/api/me/code")["code"]})
    assert other.ask("GET", PATH + "?date=2026-11-17")["now"] == standing(days=3)
    assert other.ask("GET", PATH + "?date=2026-12-17")["now"] == standing(days=0)
    assert other.ask("GET", "/api/me/export")["puzzles"] == as_many
    assert other.request("DELETE", "/api/me").status_code == 204
    assert other.refused("GET", PATH) == (401, "no_guest")


def test_what_is_no_progress_is_refused(running: Running) -> None:
    guest = running.guest()
    for wrong in ({**PROGRESS, "rating": -1}, {**PROGRESS, "x": 1}, {"tries": 1}):
        assert guest.refused("PUT", PATH, wrong) == (422, "bad_field")
    assert guest.ask("GET", PATH)["progress"] is None
    assert running.client().refused("PUT", PATH, PROGRESS) == (401, "no_guest")
    # Whatever is kept, and on whichever day, there is an answer.
    for day, days in ((0, 10**6), (10**6, 10**6)):
        guest.ask("PUT", PATH, {**PROGRESS, "day": day, "days": days})
        for date in ("0001-01-01", "2026-11-16", "9999-12-31"):
            assert guest.ask("GET", f"{PATH}?date={date}")["now"]["days"] <= 10_000
