"""Deals of the day that programs play with the page's own code in the browser's engine: the server
accepts them to the letter, and refuses them altered."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from evora.daily_deal import DealMismatch, deal_of, engine_game, replay
from server.serving import Json, Running, serving
from server.test_deals import altered, day_of
from tools.wasm import ROOT, node

SOAK = bool(os.environ.get("EVORA_SOAK"))
# `make soak` has a thousand of them accepted, `make test` some.
GAMES = 1000 if SOAK else 48
MOVERS = ("random", "novice", "apprentice", "regular", "keen", "club")
WEEKS = ("2026-11-02", "2026-11-09", "2026-11-16")
DAYS = {
    "coloured-2": tuple(f"2026-11-{day:02}" for day in range(1, 19)),
    "grey-2": WEEKS,
    "coloured-4": WEEKS,
    "grey-4": WEEKS,
}
WORKERS = 4


def in_the_browsers_engine(jobs: list[Json]) -> list[Json]:
    done = subprocess.run(
        [node(), str(ROOT / "web" / "wasm" / "deals.js")],
        input="".join(json.dumps(job) + "\n" for job in jobs),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "web",
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def jobs(count: int) -> list[Json]:
    chance = random.Random(30)
    found = []
    for number in range(count):
        setting = tuple(DAYS)[number % len(DAYS)]
        mover = MOVERS[number % len(MOVERS)]
        date = chance.choice(DAYS[setting])
        found.append({"date": date, "setting": setting, "mover": mover, "chance": number})
    return found


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def test_games_of_the_browser_are_accepted_to_the_letter(running: Running) -> None:
    asked = jobs(GAMES)
    played = in_the_browsers_engine(asked)
    assert len({" ".join(game["tokens"]) for game in played}) > 0.9 * GAMES

    def send(pair: tuple[Json, Json]) -> str:
        job, game = pair
        guest = running.client()
        guest.ask("POST", "/api/me", {})
        path = f"/api/deals/{job['date']}/{job['setting']}"
        told = guest.request("PUT", path, {**game, "begun_on": job["date"]}).json()
        guest.http.close()
        if "code" in told:
            return f"{told['code']}: {told['detail']}"
        mine = told["mine"]
        same = (mine["tokens"], mine["scores"]) == (game["tokens"], game["scores"])
        return "accepted" if same else "kept otherwise"

    with ThreadPoolExecutor(WORKERS) as pool:
        found = Counter(pool.map(send, zip(asked, played, strict=True)))
    assert found == {"accepted": GAMES}


def test_altered_ones_are_refused() -> None:
    """Each game in ten ways."""
    asked = jobs(100 if SOAK else 12)
    for job, game in zip(asked, in_the_browsers_engine(asked), strict=True):
        deal = deal_of(day_of(job["date"]), job["setting"])
        checked = replay(deal, game["tokens"])
        assert list(checked.position.scores) == game["scores"]
        for name, (body, _) in altered(checked).items():
            try:
                again = replay(deal, body["tokens"])
            except DealMismatch:
                continue
            scores = list(again.position.scores) if again.position.is_over else None
            assert scores != body["scores"], (name, job)


def test_the_engine_reaches_the_same() -> None:
    asked: list[Json] = [
        {"date": dates[-1], "setting": setting, "mover": "engine", "chance": 0}
        for setting, dates in DAYS.items()
    ]
    for job, game in zip(asked, in_the_browsers_engine(asked), strict=True):
        native = engine_game(deal_of(day_of(job["date"]), job["setting"]))
        assert game["tokens"] == [str(token) for token in native.tokens]
        assert game["scores"] == list(native.position.scores)
