"""Games to be reviewed, and what the core says of them."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

from positions import random_game

from evora import Game, _core, format_game
from server.serving import WAIT_SECONDS, Client, Json, Quick, Running

# Of a search: reviews take no time, and are as deep as they get.
NODES = 200
# As many that a review takes several time slices.
MORE_NODES = 20_000


def finished(seed: int = 3) -> Game:
    game: Game | None = None
    for position, token in random_game("coloured", 2, seed):
        game = game or Game(position)
        game.play(token)
    assert game is not None and game.is_over
    return game


GAME = finished()


def by_the_core(record: str, nodes: int = NODES) -> Json:
    question = json.dumps({"record": record, "nodes": nodes})
    told: Json = json.loads(_core.call("review", question))
    return told


def upload(client: Client, game: Game = GAME) -> str:
    body = {"id": secrets.token_hex(8), "record": format_game(game)}
    made: str = client.ask("POST", "/api/me/records", body)["game"]
    return made


def record_of(client: Client, game: str) -> str:
    return client.request("GET", f"/api/games/{game}/record").text


def path_of(game: str) -> str:
    return f"/api/games/{game}/review"


def until(client: Client, game: str, wanted: Callable[[Json], Any]) -> Json:
    deadline = time.monotonic() + WAIT_SECONDS
    while not wanted(told := client.ask("GET", path_of(game))):
        assert time.monotonic() < deadline, told["state"]
        time.sleep(0.02)
    state: Json = told
    return state


def is_done(told: Json) -> bool:
    return bool(told["state"] == "done")


def computed(running: Running) -> dict[str, float]:
    """How many reviews were computed, by outcome."""
    (metric,) = (
        metric
        for metric in running.server.metrics.registry.collect()
        if metric.name == "evora_reviews"
    )
    samples = (sample for sample in metric.samples if sample.name.endswith("_total"))
    return {sample.labels["outcome"]: sample.value for sample in samples}


class Held(Quick):
    """Engines that think until they may stop."""

    def __init__(self) -> None:
        self.thinking, self.go = threading.Event(), threading.Event()

    def choose(self, *position: Any, **request: Any) -> _core.Move:
        self.thinking.set()
        self.go.wait(WAIT_SECONDS)
        return super().choose(*position, **request)


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    results: list[Any] = [None] * len(calls)

    def call(number: int) -> None:
        results[number] = calls[number]()

    threads = [threading.Thread(target=call, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT_SECONDS)
    return results
