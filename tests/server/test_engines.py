"""Engine turns: bounded, bound to a seq, and never what a game waits for in vain."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from evora import Move, Position, Seed
from evora.server.live.engine_process import Chooser, EngineFailed, EngineProcess
from server.serving import ENGINE, ME, Quick, serving


class Crashing(Quick):
    """Always fails; or only the first time."""

    def __init__(self, times: int = 10**9) -> None:
        self.asked = 0
        self._times = times

    def choose(self, level: str, mood: int, position: Position, timeout: float, /) -> Move:
        self.asked += 1
        if self.asked <= self._times:
            raise EngineFailed("crash")
        return super().choose(level, mood, position, timeout)


class Broken(Quick):
    def choose(self, *_: object) -> Move:
        raise ZeroDivisionError


class Hanging(Quick):
    """Thinks until it is stopped, or its time is up."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.thinking = threading.Event()

    def choose(self, _level: str, _mood: int, _position: Position, timeout: float, /) -> Move:
        self.thinking.set()
        self.stopped.wait(timeout)
        raise EngineFailed("timeout")

    def stop(self) -> None:
        self.stopped.set()


def opening(players: int = 2) -> Position:
    position = Position.new(players)
    return position.play(Seed("7").deal(position))


@pytest.mark.parametrize("make", [Crashing, lambda: Crashing(1), Broken, Hanging])
def test_a_bad_engine_never_stops_a_game(sqlite_url: str, make: Callable[[], Chooser]) -> None:
    with serving(sqlite_url, engine=make, engine_timeout=0.05) as running:
        guest = running.guest()
        game = guest.create(ME, ENGINE, ENGINE, ENGINE, start=2)["game"]
        for _ in range(2):
            guest.until(game, lambda view: view["legal"])
            guest.play(game)


def test_an_engine_is_asked_once_more(sqlite_url: str) -> None:
    made: list[Crashing] = []

    def make() -> Chooser:
        made.append(Crashing())
        return made[-1]

    with serving(sqlite_url, engine=make, engines=1) as running:
        guest = running.guest()
        guest.until(guest.create(ME, ENGINE, start=2)["game"], lambda view: view["legal"])
        assert made[0].asked == 2


def test_thinking_stops_when_it_no_longer_matters(sqlite_url: str) -> None:
    engine = Hanging()
    with serving(sqlite_url, engine=lambda: engine, engines=1) as running:
        guest = running.guest()
        game = guest.create(ME, ENGINE, start=2)["game"]
        assert engine.thinking.wait(10)
        guest.done(game, "resign", seat=1)
        assert engine.stopped.wait(10)
        assert guest.view(game)["result"]["winners"] == [2]


def test_a_move_taken_back_and_played_again_gets_the_same_answer(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        guest = running.guest()
        moods: set[str] = set()
        for _ in range(3):
            game = guest.create(ME, ENGINE, start=1)["game"]
            answers = []
            for _ in range(3):
                guest.play(game)
                view = guest.until(game, lambda view: view["legal"])
                answers.append(view["position"]["text"])
                guest.done(game, "undo", seat=1)
            assert len(set(answers)) == 1
            moods.add(answers[0])
        assert len(moods) == 3


def test_every_engine_plays_its_own_seat(sqlite_url: str) -> None:
    """Each turn is given the level of its seat, and chance that differs between seats."""
    asked: list[tuple[int, str, int]] = []

    class Listening(Quick):
        def choose(self, level: str, mood: int, position: Position, timeout: float, /) -> Move:
            assert position.to_move is not None
            asked.append((position.to_move, level, mood))
            return super().choose(level, mood, position, timeout)

    with serving(sqlite_url, engine=Listening) as running:
        guest = running.guest()
        levels = [{"type": "engine", "level": level} for level in ("novice", "keen")]
        game = guest.create(ME, *levels, start=1)["game"]
        for _ in range(2):
            guest.play(game)
            guest.until(game, lambda view: view["legal"])
    assert {(seat, level) for seat, level, _ in asked} == {(2, "novice"), (3, "keen")}
    by_seat = {seat: {mood for other, _, mood in asked if other == seat} for seat in (2, 3)}
    assert len(by_seat[2]) == len(by_seat[3]) == 1 and by_seat[2] != by_seat[3]


def test_no_game_crowds_out_the_others(sqlite_url: str) -> None:
    """With one engine for all of them, every game gets on."""
    with serving(sqlite_url, engines=1) as running:
        guest = running.guest()
        games = [guest.create(ME, ENGINE, start=2)["game"] for _ in range(10)]
        for game in games:
            guest.until(game, lambda view: view["legal"])


def test_people_can_follow(sqlite_url: str) -> None:
    with serving(sqlite_url, engine_pause=0.3) as running:
        guest = running.guest()
        began = time.monotonic()
        guest.until(guest.create(ME, ENGINE, start=2)["game"], lambda view: view["legal"])
        assert time.monotonic() - began >= 0.3


def test_engine_turns_go_on_after_a_restart(sqlite_url: str) -> None:
    with serving(sqlite_url, engine=Hanging) as running:
        guest = running.guest()
        token = guest.token
        games = [guest.create(ME, ENGINE, start=2)["game"] for _ in range(3)]
    with serving(sqlite_url) as running:
        guest = running.client()
        guest.http.cookies.set("evora", token or "")
        for game in games:
            assert guest.until(game, lambda view: view["legal"])["yours"] == [1]


# --- The process


def test_a_real_engine() -> None:
    engine = EngineProcess()
    try:
        position = opening(3)
        moves = {engine.choose("keen", 5, position, 30) for _ in range(2)}
        assert len(moves) == 1 and moves <= set(position.legal_moves)
        engine.stop()
        assert engine.choose("novice", 5, position, 30) in position.legal_moves
    finally:
        engine.close()


def test_a_real_engine_that_takes_too_long_or_crashes() -> None:
    engine = EngineProcess()
    try:
        with pytest.raises(EngineFailed) as failed:
            engine.choose("full", 5, opening(), 0.05)
        assert failed.value.reason == "timeout"
        with pytest.raises(EngineFailed) as failed:
            engine.choose("no such level", 5, opening(), 30)
        assert failed.value.reason == "crash"
        assert engine.choose("novice", 5, opening(), 30) in opening().legal_moves
    finally:
        engine.close()


def test_a_game_against_real_engines(sqlite_url: str) -> None:
    with serving(sqlite_url, engine=EngineProcess) as running:
        guest = running.guest()
        regular = {"type": "engine", "level": "regular"}
        game = guest.create(ME, regular, regular, start=2)["game"]
        for _ in range(3):
            guest.until(game, lambda view: view["legal"])
            guest.play(game)
