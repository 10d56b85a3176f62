"""Who waits for reviews: everybody their share, once at several processes, and after a crash."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psycopg
import pytest

from evora import _core
from evora.players import GreedyPlayer
from evora.server.live.games import reviews as live_reviews
from evora.server.storage import retention
from evora.server.storage import reviews as stored_reviews
from evora.server.storage.store import Store
from server.databases import open_migrated
from server.reviewing import (
    MORE_NODES,
    NODES,
    Held,
    at_once,
    by_the_core,
    computed,
    finished,
    is_done,
    path_of,
    record_of,
    until,
    upload,
)
from server.serving import ENGINE, ME, WAIT_SECONDS, Json, Running, serving
from tools.reliability.server import ServerProcess


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url, review_nodes=NODES) as found:
        yield found


# --- Everybody their share


def test_nobody_makes_all_the_others_wait(database_url: str) -> None:
    """Twenty at once from one guest: a few wait, and another's one comes before most of them."""
    engine = Held()
    with serving(database_url, engine=lambda: engine, engines=1, review_nodes=NODES) as running:
        anna, ben = running.guest(), running.guest()
        anna.create(ME, ENGINE, start=2)
        assert engine.thinking.wait(WAIT_SECONDS)
        games = [upload(anna) for _ in range(20)]
        answers = at_once([partial(anna.request, "POST", path_of(game)) for game in games])
        statuses = [answer.status_code for answer in answers]
        # One has begun, and waits for an engine.
        assert statuses.count(200) == live_reviews.MAX_WAITING_EACH + 1
        assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {
            "busy"
        }
        waiting = [game for game, status in zip(games, statuses, strict=True) if status == 200]
        assert anna.request("POST", path_of(waiting[0])).status_code == 200  # it is the same one
        mine = upload(ben)
        assert ben.ask("POST", path_of(mine))["state"] == "waiting"
        engine.go.set()
        for game in (*waiting, mine):
            until(ben, game, is_done)
        made = {game: ben.ask("GET", path_of(game))["made"] for game in (*waiting, mine)}
        assert sorted(made, key=lambda game: made[game]).index(mine) <= 2


def test_many_guests_of_one_address_have_no_more_than_a_few(sqlite_url: str) -> None:
    engine = Held()
    with serving(sqlite_url, engine=lambda: engine, engines=1, review_nodes=NODES) as running:
        anna = running.guest()
        anna.create(ME, ENGINE, start=2)
        assert engine.thinking.wait(WAIT_SECONDS)
        accepted = 0
        for _ in range(5):
            guest = running.guest()
            for game in [upload(guest) for _ in range(4)]:
                accepted += guest.request("POST", path_of(game)).status_code == 200
        assert accepted == live_reviews.MAX_WAITING_TOGETHER
        engine.go.set()


# --- Several processes


def test_two_processes_compute_it_once(postgresql_url: str) -> None:
    with (
        serving(postgresql_url, review_nodes=NODES) as one,
        serving(postgresql_url, review_nodes=NODES) as other,
    ):
        anna, ben = one.guest(), other.guest()
        games = [upload(anna) for _ in range(4)]
        for game in games:
            at_once([partial(who.ask, "POST", path_of(game)) for who in (anna, ben)])
        for game in games:
            assert until(anna, game, is_done) == until(ben, game, is_done)
        together = [computed(each).get("first", 0) for each in (one, other)]
        assert sum(together) == len(games)


def test_the_progress_at_another_process_is_shown(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_reviews, "_SAVE_SECONDS", 0.0)
    settings: Json = {"engines": 1, "review_nodes": MORE_NODES}
    with serving(postgresql_url, **settings) as one, serving(postgresql_url, **settings) as other:
        anna, ben = one.guest(), other.guest()
        game = upload(anna)
        anna.ask("POST", path_of(game))
        told = until(ben, game, lambda told: told["partial"] or is_done(told))
        assert told["state"] == "running" and told["partial"]["moves"]


def test_when_a_process_is_killed_another_goes_on(postgresql_url: str, tmp_path: Path) -> None:
    killed = ServerProcess(postgresql_url, tmp_path, engines="1", review_nodes=f"{MORE_NODES}")
    killed.start()
    with serving(postgresql_url, engines=1, review_nodes=MORE_NODES) as other:
        anna = other.guest()
        games = [upload(anna, finished(seed)) for seed in (3, 4, 5)]
        there = other.client()
        for game in games:
            answer = there.http.post(
                f"http://{killed.address}{path_of(game)}",
                headers={"Origin": f"http://{killed.address}"},
            )
            assert answer.status_code == 200, answer.text
        until(anna, games[0], lambda told: told["state"] != "waiting")
        killed.kill()
        for game in games:
            review = until(anna, game, is_done)["review"]
            assert review == by_the_core(record_of(anna, game), MORE_NODES)
    with psycopg.connect(postgresql_url) as database:
        assert database.execute("SELECT count(*) FROM review_tasks").fetchone() == (0,)


def test_what_a_living_process_has_is_not_taken(postgresql_url: str) -> None:
    store = open_migrated(postgresql_url)
    with serving(postgresql_url, review_nodes=0) as running:
        game = upload(running.guest())
        alive = running.server.journal.store.process
        assert store.write(stored_reviews.take, alive, game, 100) is not None
        assert store.write(stored_reviews.take, "other", game, 100) is None
        assert store.write(stored_reviews.take_over, "other", 3, 8) == []
        assert not store.write(stored_reviews.save, "other", game, "text")
    # It has left.
    assert store.write(stored_reviews.take_over, "other", 3, 8) == [game]
    store.close()


def test_games_are_deleted_with_their_reviews(store: Store, database_url: str) -> None:
    """Also by a process of the version before, which does not know of them."""
    with serving(database_url, review_nodes=NODES) as running:
        anna = running.guest()
        games = [upload(anna) for _ in range(2)]
        anna.ask("POST", path_of(games[0]))
        until(anna, games[0], is_done)
    assert store.write(stored_reviews.take, "gone", games[1], 100) is not None
    assert store.write(retention.delete_games, games, 10**15) == 2
    assert [store.read(stored_reviews.load, game) for game in games] == [(None, None)] * 2


def test_a_game_is_played_while_others_are_reviewed(running: Running) -> None:
    """With what is real but the engines' strength: nothing of it stands still."""
    anna = running.guest()
    games = [upload(anna) for _ in range(3)]
    for game in games:
        anna.ask("POST", path_of(game))
    played = anna.create(ME, {"type": "local"}, start=1)
    position, seq = _core.Position(played["position"]["text"]), played["seq"]
    while position.phase == "offer":
        move = GreedyPlayer(1).choose(position)
        applied = anna.done(played["game"], "play", seq=seq, seat=position.to_move, move=str(move))
        position, seq = position.play(move), applied["seq"]
    for game in games:
        until(anna, game, is_done)
