"""Reviews of games: computed by the server when somebody asks, and never a visitor's word."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from evora import format_game
from evora.server import messages as m
from evora.server.common.settings import Rate
from evora.server.domain import kept_reviews, reviews
from evora.server.live.engines import reviewer
from evora.server.live.engines.engines import start_engine
from evora.server.live.games import reviews as live_reviews
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.store import Store
from evora.server.storage.values import StoredReview
from server.databases import open_migrated
from server.reviewing import (
    GAME,
    MORE_NODES,
    NODES,
    Held,
    at_once,
    by_the_core,
    computed,
    is_done,
    path_of,
    record_of,
    until,
    upload,
)
from server.serving import ENGINE, ME, WAIT_SECONDS, Json, Running, serving


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url, review_nodes=NODES) as found:
        yield found


# --- What others see


def test_nobody_can_send_a_review(running: Running) -> None:
    """What a browser has computed, true or forged, has no way to others."""
    anna, mallory = running.guest(), running.guest()
    game = upload(anna)
    truth = by_the_core(record_of(anna, game))
    forged = [{**move, "shares": [0, 10**9]} for move in truth["moves"]]
    body = {"made_by": {**truth["made_by"], "nodes": 500_000}, "moves": forged}
    assert mallory.refused("PUT", path_of(game), body) == (405, "method_not_allowed")
    assert mallory.refused("POST", path_of(game), body) == (413, "too_large")
    assert mallory.refused("POST", path_of(game), {"moves": []}) == (422, "bad_field")
    nothing = {"state": "none", "review": None, "partial": None, "made": None}
    assert anna.ask("GET", path_of(game)) == nothing
    mallory.ask("POST", path_of(game))
    assert until(anna, game, is_done)["review"] == truth


def test_who_may_see_a_game_asks_for_its_review(running: Running) -> None:
    anna, nobody = running.guest(), running.client()
    game = upload(anna)
    assert nobody.ask("POST", path_of(game))["state"] in ("waiting", "running", "done")
    told = until(anna, game, is_done)
    # To the last digit what `evora analyse` and the page say of the record.
    assert told["review"] == by_the_core(record_of(anna, game)) and told["made"]
    assert anna.ask("POST", path_of(game)) == told  # it is not computed twice
    assert computed(running) == {"first": 1}
    assert anna.refused("GET", path_of("unknown123")) == (404, "unknown_game")
    assert anna.refused("POST", path_of("unknown123")) == (404, "unknown_game")


def test_a_game_that_was_ended_early(running: Running) -> None:
    anna, ben = running.guest(), running.guest()
    game = anna.create(ME, {"type": "friend"}, start=1)["game"]
    assert anna.refused("POST", path_of(game)) == (422, "bad_field")  # nobody has played it yet
    ben.done(game, "join")
    anna.play(game)
    assert anna.refused("POST", path_of(game)) == (422, "bad_field")  # it goes on
    assert anna.ask("GET", path_of(game))["state"] == "none"
    anna.done(game, "resign", seat=1)
    anna.ask("POST", path_of(game))
    review = until(ben, game, is_done)["review"]
    assert review == by_the_core(record_of(anna, game))
    assert [seat["result"] for seat in review["account"]["seats"]] == [0, 10**9]
    cancelled = anna.create(ME, {"type": "friend"})["game"]
    anna.done(cancelled, "cancel")
    assert anna.refused("POST", path_of(cancelled)) == (409, "not_started")


def test_bots_do_not_ask(running: Running) -> None:
    anna = running.guest()
    game = upload(anna)
    token = anna.ask("POST", "/api/me/bots", {"name": "Robo"})["token"]
    bot = running.client(Authorization=f"Bearer {token}")
    assert bot.refused("POST", path_of(game)) == (403, "not_for_bots")
    assert bot.ask("GET", path_of(game))["state"] == "none"


def test_a_server_that_computes_none(sqlite_url: str) -> None:
    with serving(sqlite_url, review_nodes=0) as running:
        anna = running.guest()
        game = upload(anna)
        assert anna.ask("POST", path_of(game))["state"] == "off"
        assert anna.ask("GET", path_of(game))["state"] == "off"


def test_asking_costs_much_and_looking_little(sqlite_url: str) -> None:
    with serving(sqlite_url, review_nodes=NODES, requests=Rate(120, 3600)) as running:
        anna, ben = running.guest(), running.guest()
        game = upload(anna)
        for _ in range(20):
            ben.ask("GET", path_of(game))
        anna.ask("POST", path_of(game))
        assert anna.refused("POST", path_of(game)) == (429, "too_many")


# --- Once per game and engine


def test_many_ask_at_once_and_it_is_computed_once(running: Running) -> None:
    guests = [running.guest() for _ in range(5)]
    game = upload(guests[0])
    at_once([partial(guest.ask, "POST", path_of(game)) for guest in guests])
    until(guests[0], game, is_done)
    assert computed(running) == {"first": 1}


def test_an_older_engine_is_shown_until_the_newer_one_is_done(
    store: Store, database_url: str
) -> None:
    with serving(database_url, review_nodes=NODES) as running:
        anna = running.guest()
        game = upload(anna)
        old = {**by_the_core(record_of(anna, game)), "moments": []}
        old["made_by"] = {**old["made_by"], "version": reviews.engine_version() - 1}
        keep(store, game, old)
        assert anna.ask("GET", path_of(game)) == {
            "state": "none",
            "review": old,
            "partial": None,
            "made": 1,
        }
        new = by_the_core(record_of(anna, game))
        assert anna.ask("POST", path_of(game))["review"] in (old, new)
        assert until(anna, game, is_done)["review"] == new


def keep(store: Store, game: str, review: Json, asked: int = 1) -> None:
    made_by = review["made_by"]
    text = kept_reviews.encode(msgspec.convert(review, m.ReviewView))
    task = store.write(stored_reviews.take, "test", game, made_by["nodes"])
    assert task is not None
    stored = StoredReview(
        game=game,
        version=made_by["version"],
        nodes=made_by["nodes"],
        made=1,
        asked=asked,
        review=text,
    )
    assert store.write(stored_reviews.finish, "test", stored)


def test_the_newest_and_deepest_one_is_kept(store: Store, database_url: str) -> None:
    with serving(database_url, review_nodes=0) as running:
        game = upload(running.guest())
    truth = by_the_core(format_game(GAME))

    def kept() -> tuple[int, int]:
        found, task = store.read(stored_reviews.load, game)
        assert found is not None and task is None
        return found.version, found.nodes

    def offer(version: int, nodes: int) -> None:
        keep(
            store,
            game,
            {**truth, "made_by": {**truth["made_by"], "version": version, "nodes": nodes}},
        )

    offer(2, 500)
    offer(2, 400)
    assert kept() == (2, 500)
    offer(2, 600)
    assert kept() == (2, 600)
    offer(3, 10)
    offer(2, 9000)
    assert kept() == (3, 10)


def test_a_review_that_the_host_removes_is_made_anew(running: Running, database_url: str) -> None:
    anna = running.guest()
    game = upload(anna)
    anna.ask("POST", path_of(game))
    before = until(anna, game, is_done)
    store = open_migrated(database_url)
    assert store.write(stored_reviews.remove, game)
    assert not store.write(stored_reviews.remove, game)
    store.close()
    assert anna.ask("GET", path_of(game))["state"] == "none"
    anna.ask("POST", path_of(game))
    assert until(anna, game, is_done)["review"] == before["review"]


# --- In time that engines have left


def test_reviews_wait_while_every_engine_thinks(sqlite_url: str) -> None:
    engine = Held()
    with serving(sqlite_url, engine=lambda: engine, engines=1, review_nodes=NODES) as running:
        anna = running.guest()
        anna.create(ME, ENGINE, start=2)
        assert engine.thinking.wait(WAIT_SECONDS)
        game = upload(anna)
        assert anna.ask("POST", path_of(game))["state"] == "waiting"
        time.sleep(0.3)
        assert anna.ask("GET", path_of(game))["state"] == "waiting"
        engine.go.set()
        until(anna, game, is_done)


def test_engines_move_at_once_while_reviews_are_computed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One engine for both, and a review whose every move takes longer than a test waits."""
    monkeypatch.setattr(reviews, "usual_nodes", lambda _table: 10_000_000)
    settings: Json = {"engines": 1, "review_nodes": 10_000_000, "engine": start_engine}
    with serving(sqlite_url, **settings) as running:
        anna = running.guest()
        game = anna.create(ME, ENGINE, start=1)["game"]
        anna.play(game)
        anna.until(game, lambda view: view["legal"])  # the engine has started
        reviewed = upload(anna)
        anna.ask("POST", path_of(reviewed))
        spare = running.server.engines.spare
        deadline = time.monotonic() + WAIT_SECONDS
        while spare.idle:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        for _ in range(5):
            anna.play(game)
            anna.until(game, lambda view: view["legal"])
        assert spare.idle == 0  # it is still the same slice
        assert anna.ask("GET", path_of(reviewed))["state"] == "waiting"


def test_a_review_is_shown_as_it_grows_and_outlives_a_restart(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_reviews, "_SAVE_SECONDS", 0.0)
    with serving(sqlite_url, engines=1, review_nodes=MORE_NODES) as running:
        anna = running.guest()
        game = upload(anna)
        anna.ask("POST", path_of(game))
        before = until(anna, game, lambda told: told["partial"] and told["partial"]["moves"])
    assert 0 < len(before["partial"]["moves"]) <= before["partial"]["total"] == GAME.plies
    assert not before["partial"]["done"]
    with serving(sqlite_url, engines=1, review_nodes=MORE_NODES) as again:
        # Nobody asks again: it goes on from where it was.
        nobody = again.client()
        told = nobody.ask("GET", path_of(game))
        if told["state"] == "running":
            assert told["partial"]["moves"][0] == before["partial"]["moves"][0]
        review = until(nobody, game, is_done)["review"]
        assert review == by_the_core(record_of(nobody, game), MORE_NODES)


def test_reviews_are_made_deeper_when_nothing_else_is_to_do(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_reviews, "DEEPEN_SECONDS", 0.05)
    monkeypatch.setattr(reviewer, "_PATIENT_NICENESS", 0)  # else other tests make this one wait
    monkeypatch.setattr(reviews, "usual_nodes", lambda _table: 100)
    with serving(database_url, review_nodes=NODES) as running:
        anna = running.guest()
        games = [upload(anna) for _ in range(2)]
        for game in games:
            anna.ask("POST", path_of(game))
        for game in games:
            told = until(anna, game, lambda told: is_done(told) and deep(told))
            assert told["review"] == by_the_core(record_of(anna, game))
        assert computed(running) == {"first": 2, "deeper": 2}


def deep(told: Json) -> bool:
    return bool(told["review"]["made_by"]["nodes"] == NODES)


def test_the_process_of_a_review_ends_with_its_input() -> None:
    """So it does not outlive a server that was killed."""
    moves = [*map(str, GAME.tokens)]
    question = {"position": str(GAME.start), "moves": moves, "nodes": MORE_NODES}
    with subprocess.Popen(
        [*reviewer._COMMAND, "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(question).encode() + b"\n\n")
        process.stdin.flush()
        begun = json.loads(process.stdout.readline())
        assert 0 < len(begun["moves"]) < begun["total"]
        process.stdin.close()
        assert process.wait(WAIT_SECONDS) == 0
        assert process.stdout.read() == b""


def test_a_process_that_dies_is_asked_again_and_then_given_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "_COMMAND", ("false",))
    with serving(sqlite_url, review_nodes=NODES) as running:
        anna = running.guest()
        game = upload(anna)
        anna.ask("POST", path_of(game))
        until(anna, game, lambda told: told["state"] == "none")
        assert computed(running) == {"failed": 2}
        monkeypatch.undo()
        anna.ask("POST", path_of(game))
        until(anna, game, is_done)
