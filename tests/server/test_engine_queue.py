"""Engines are shared fairly: the order of turns, not their times."""

from __future__ import annotations

import pytest

from evora import Position
from evora.server.live.engines.queue import Turn, TurnQueue
from server.serving import ENGINE, ME, Running, serving
from server.soak import quick_or_soak
from server.test_engines import Hanging

START = Position.new(2)


class Queue:
    """A queue whose games are watched if they are in `watched`."""

    def __init__(self) -> None:
        self.watched: set[str] = set()
        self.queue = TurnQueue(self.watched.__contains__)

    def put(self, owner: str, game: str, *, level: str = "novice", people: bool = True) -> Turn:
        turn = Turn(game, 1, level, 0, START, owner, people)
        self.queue.put(turn)
        return turn

    def order(self, count: int = 1000) -> list[str]:
        games: list[str] = []
        while len(games) < count and (turn := self.queue.pop()) is not None:
            games.append(turn.game)
        return games


def test_one_guest_with_120_games_delays_nobody() -> None:
    queue = Queue()
    for number in range(120):
        queue.put("greedy", f"greedy{number}", level="full")
    assert queue.order(2) == ["greedy0", "greedy1"]  # two engines think about them
    queue.put("ada", "ada", level="novice")
    queue.put("bob", "bob", level="full")
    assert queue.order(3) == ["ada", "bob", "greedy2"]
    assert len(queue.queue) == 117


def test_cheap_levels_get_more_turns_than_expensive_ones() -> None:
    queue = Queue()
    queue.queue.thought("novice", 0.1)
    queue.queue.thought("full", 0.4)
    for number in range(12):
        queue.put("thinker", f"full{number}", level="full")
        queue.put("quick", f"novice{number}", level="novice")
    order = queue.order(10)
    assert sum(game.startswith("novice") for game in order) == 8


def test_a_guest_who_comes_back_has_saved_up_nothing() -> None:
    queue = Queue()
    for number in range(10):
        queue.put("ada", f"ada{number}")
    queue.order(9)
    for number in range(5):
        queue.put("bob", f"bob{number}")
    # Bob begins where Ada stands: they take turns, and Bob has not ten turns to catch up.
    for number in range(10, 15):
        queue.put("ada", f"ada{number}")
    assert [game[:3] for game in queue.order(6)].count("bob") == 3


def test_people_come_before_games_of_engines_alone() -> None:
    queue = Queue()
    queue.watched |= {"show1", "show2"}
    queue.put("ada", "show1", people=False)
    queue.put("bob", "show2", people=False)
    queue.put("greedy", "game1")
    queue.put("greedy", "game2")
    assert queue.order() == ["game1", "game2", "show1", "show2"]


def test_games_of_engines_alone_wait_for_somebody_who_watches() -> None:
    queue = Queue()
    queue.put("ada", "show1", people=False)
    queue.watched.add("show2")
    queue.put("ada", "show2", people=False)
    queue.watched.clear()  # they left before its turn
    assert queue.order() == [] and len(queue.queue) == 0
    queue.queue.watched("unknown")
    queue.watched.add("show2")
    queue.queue.watched("show2")
    assert queue.order() == ["show2"]
    queue.watched.add("show1")
    queue.queue.watched("show1")
    assert queue.order() == ["show1"]


def test_a_turn_that_is_over_leaves_the_queue() -> None:
    queue = Queue()
    first, aside = queue.put("ada", "ada1"), queue.put("ada", "show", people=False)
    second = queue.put("ada", "ada2")
    queue.queue.discard(first)
    queue.queue.discard(aside)
    queue.queue.discard(first)  # again: nothing happens
    queue.watched.add("show")
    queue.queue.watched("show")
    assert queue.order() == ["ada2"]
    queue.queue.discard(second)
    assert len(queue.queue) == 0


# --- On a server


GAMES = quick_or_soak(12, 120)


def queue_of(running: Running) -> TurnQueue:
    return running.server.engines._queue


def test_a_novice_answers_though_another_guest_has_many_games(sqlite_url: str) -> None:
    """The engine is held: what it is asked next is ours to see, also after a restart."""
    full = {"type": "engine", "level": "full"}
    with serving(sqlite_url, engine=Hanging, engines=1, engine_turns=1000) as running:
        greedy = running.guest("greedy")
        for _ in range(GAMES):
            greedy.create(ME, full, full, full, start=2)
        assert len(queue_of(running)) == GAMES - 1
        ada = running.guest("ada")
        game = ada.create(ME, ENGINE, start=2)["game"]
        turn = queue_of(running).pop()
        assert turn is not None and turn.game == game
        token = ada.token
    with serving(sqlite_url, engine=Hanging, engines=1) as running:
        ada = running.client()
        ada.http.cookies.set("evora", token or "")
        ada.until(game, lambda _view: len(queue_of(running)) >= GAMES)  # all are back in the queue
        found = [turn.game for _ in range(2) if (turn := queue_of(running).pop()) is not None]
        thinking = [*running.server.engines._thinking]
        assert game in (*thinking, *found)


def test_engines_that_owe_a_guest_many_moves_are_refused(sqlite_url: str) -> None:
    with serving(sqlite_url, engine=Hanging, engines=1, engine_turns=3) as running:
        guests = [running.guest(str(number)) for number in range(4)]
        for guest in guests[:3]:
            for _ in range(3):
                guest.create(ME, ENGINE, start=2)
            body = {"id": "one-too-many", "seats": [ME, ENGINE]}
            answer = guest.request("POST", "/api/games", body)
            assert (answer.status_code, answer.json()["code"]) == (429, "engines_busy")
            assert int(answer.headers["retry-after"]) == 5
            guest.create(ME, {"type": "local"})  # it needs no engine
        # All guests of one address together are bounded, too.
        body = {"id": "first-of-mine", "seats": [ME, ENGINE]}
        assert guests[3].refused("POST", "/api/games", body) == (429, "engines_busy")


@pytest.mark.parametrize("by_socket", [True, False])
def test_a_game_of_engines_alone_goes_on_while_it_is_watched(
    sqlite_url: str, by_socket: bool
) -> None:
    with serving(sqlite_url) as running:
        guest = running.guest()
        games = [guest.create(ENGINE, ENGINE)["game"] for _ in range(3)]
        guest.ask("GET", "/api/me")
        assert len(queue_of(running)) == 0
        watched = games[1]
        if by_socket:
            with guest.socket() as socket:
                update = socket.watch(watched)
                while update["view"]["status"] != "over":
                    update = socket.wait("update")
        else:
            guest.until(watched, lambda view: view["status"] == "over")
        waiting = running.server.engines._turns
        assert set(waiting) == {games[0], games[2]}
