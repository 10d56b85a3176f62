"""Engine turns: bounded, bound to a seq, and never what a game waits for in vain."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from evora import Move, Position, Seed
from evora.players import ExternalEngine, KillSwitch, LevelPlayer, PlayerError, level_named
from evora.search import Limit
from evora.server.live.engines.engines import Chooser, start_engine
from server.serving import ENGINE, ME, Quick, Running, serving


class Crashing(Quick):
    """Always fails; or only the first time."""

    def __init__(self, times: int = 10**9) -> None:
        self.asked = 0
        self._times = times

    def choose(self, position: Position, limit: Limit, /, **request: Any) -> Move:
        self.asked += 1
        if self.asked <= self._times:
            raise PlayerError("crash", "it crashed")
        return super().choose(position, limit, **request)


class Broken(Quick):
    def choose(self, *_: object, **__: object) -> Move:
        raise ZeroDivisionError


class Confused(Quick):
    def choose(self, *_: object, **__: object) -> Move:
        raise PlayerError("illegal", "9W5 is not legal")


class Hanging(Quick):
    """Thinks until it is stopped, or its time is up."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self.thinking = threading.Event()

    def choose(self, *_: object, timeout: float, kill_switch: KillSwitch, **__: object) -> Move:
        with kill_switch.armed(self.stopped.set):
            self.thinking.set()
            self.stopped.wait(timeout)
        raise PlayerError("time", "it did not answer")


def opening(players: int = 2) -> Position:
    position = Position.new(players)
    return position.play(Seed("7").deal(position))


def failures(running: Running) -> dict[str, float]:
    """How many engine turns have failed, by reason."""
    (metric,) = (
        metric
        for metric in running.server.metrics.registry.collect()
        if metric.name == "evora_engine_failures"
    )
    return {
        sample.labels["reason"]: sample.value
        for sample in metric.samples
        if sample.name.endswith("_total")
    }


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (Crashing, "crash"),
        (lambda: Crashing(1), "crash"),
        (Broken, "error"),
        (Hanging, "timeout"),
        (Confused, "nonsense"),
    ],
)
def test_a_bad_engine_never_stops_a_game(
    sqlite_url: str, make: Callable[[], Chooser], reason: str
) -> None:
    with serving(sqlite_url, engine=make, engine_timeout=0.05) as running:
        guest = running.guest()
        game = guest.create(ME, ENGINE, ENGINE, ENGINE, start=2)["game"]
        for _ in range(2):
            guest.until(game, lambda view: view["legal"])
            guest.play(game)
        assert list(failures(running)) == [reason]


def test_a_server_stops_at_once_though_an_engine_thinks(sqlite_url: str) -> None:
    engine = Hanging()
    with serving(sqlite_url, engine=lambda: engine, engines=1, engine_timeout=1000.0) as running:
        running.guest().create(ME, ENGINE, start=2)
        assert engine.thinking.wait(60)
        running.stop()
        assert engine.stopped.is_set()


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
        assert engine.thinking.wait(60)
        guest.done(game, "resign", seat=1)
        assert engine.stopped.wait(60)
        assert guest.view(game)["result"]["winners"] == [2]


def test_a_move_taken_back_and_played_again_gets_the_same_answer(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        guest = running.guest()
        games: set[str] = set()
        for _ in range(3):
            game = guest.create(ME, ENGINE, start=1)["game"]
            answers = []
            for _ in range(3):
                guest.play(game)
                view = guest.until(game, lambda view: view["legal"])
                answers.append(view["position"]["text"])
                guest.done(game, "undo", seat=1)
            assert len(set(answers)) == 1
            games.add(answers[0])
        assert len(games) == 3


def test_every_engine_plays_its_own_seat(sqlite_url: str) -> None:
    """Each turn is given the level of its seat, and chance of its own from the game's seed."""
    asked: list[tuple[int, str, int]] = []

    class Listening(Quick):
        def choose(self, position: Position, limit: Limit, /, **request: Any) -> Move:
            assert position.to_move is not None
            asked.append((position.to_move, request["level"], request["seed"]))
            return super().choose(position, limit, **request)

    with serving(sqlite_url, engine=Listening) as running:
        guest = running.guest()
        levels = [{"type": "engine", "level": level} for level in ("novice", "keen")]
        game = guest.create(ME, *levels, start=1)["game"]
        for _ in range(2):
            guest.play(game)
            guest.until(game, lambda view: view["legal"])
        guest.done(game, "resign", seat=1)
        seed = Seed(guest.view(game)["seed"])
    assert {(seat, level) for seat, level, _ in asked} == {(2, "novice"), (3, "keen")}
    # Deal, person, two engines; then the same again.
    assert {given for _, _, given in asked} == {seed.player_seed(n) for n in (2, 3, 5, 6)}


@pytest.mark.parametrize(("seconds", "ms"), [(2.5, 2500), (0.0001, 1)])
def test_an_engine_may_think_as_long_as_it_has(sqlite_url: str, seconds: float, ms: int) -> None:
    limits: list[tuple[Limit, float]] = []

    class Listening(Quick):
        def choose(self, position: Position, limit: Limit, /, **request: Any) -> Move:
            limits.append((limit, request["timeout"]))
            return super().choose(position, limit, **request)

    with serving(sqlite_url, engine=Listening, engine_timeout=seconds) as running:
        guest = running.guest()
        guest.until(guest.create(ME, ENGINE, start=2)["game"], lambda view: view["legal"])
    assert limits == [(Limit(ms=ms), seconds)]


@pytest.mark.parametrize("engines", [3, 0])
def test_as_many_engines_as_are_set_or_one_per_core(sqlite_url: str, engines: int) -> None:
    made: list[Quick] = []

    def make() -> Chooser:
        made.append(Quick())
        return made[-1]

    with serving(sqlite_url, engine=make, engines=engines):
        assert len(made) == (engines or os.cpu_count())


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


def answer(
    engine: Chooser,
    level: str,
    position: Position,
    timeout: float = 30,
    switch: KillSwitch | None = None,
) -> Move:
    return engine.choose(
        position,
        Limit(ms=1000),
        level=level,
        seed=5,
        timeout=timeout,
        kill_switch=switch or KillSwitch(),
    )


@pytest.fixture
def engine() -> Iterator[ExternalEngine]:
    made = start_engine()
    assert isinstance(made, ExternalEngine)
    with made:
        yield made


def test_a_real_engine(engine: ExternalEngine) -> None:
    position = opening(3)
    moves = {answer(engine, "keen", position) for _ in range(2)}
    assert len(moves) == 1 and moves <= set(position.legal_moves)
    player = LevelPlayer(level_named("keen"))
    player.new_game(5)
    assert moves == {player.choose(position)}


def test_a_real_engine_is_a_background_process_of_its_own(engine: ExternalEngine) -> None:
    answer(engine, "novice", opening())
    assert engine.pid is not None
    lowest = 19
    expected = min(lowest, os.getpriority(os.PRIO_PROCESS, 0) + 5)
    assert os.getpriority(os.PRIO_PROCESS, engine.pid) == expected
    assert os.getsid(engine.pid) == engine.pid  # Ctrl-C in our terminal does not reach it


def test_a_real_engine_that_takes_too_long_is_started_again(engine: ExternalEngine) -> None:
    with pytest.raises(PlayerError) as failed:
        answer(engine, "full", opening(), timeout=0.05)
    assert failed.value.reason == "time"
    assert answer(engine, "novice", opening()) in opening().legal_moves


def test_a_dropped_turn_ends_the_process_that_thinks_about_it(engine: ExternalEngine) -> None:
    answer(engine, "novice", opening())
    before, switch = engine.pid, KillSwitch()
    threading.Timer(0.1, switch.pull).start()
    with pytest.raises(PlayerError) as failed:
        answer(engine, "full", opening(), switch=switch)  # it would take 0.4 s
    assert failed.value.reason == "crash"
    switch.pull()  # again: nothing happens
    assert answer(engine, "novice", opening()) in opening().legal_moves
    assert engine.pid != before


def test_a_turn_that_is_dropped_before_it_begins_is_never_thought_about(
    engine: ExternalEngine,
) -> None:
    switch = KillSwitch()
    switch.pull()
    with pytest.raises(PlayerError, match="stopped before it was asked"):
        answer(engine, "full", opening(), switch=switch)
    assert engine.pid is None  # not even started
    assert answer(engine, "novice", opening()) in opening().legal_moves


def test_a_game_against_real_engines(sqlite_url: str) -> None:
    with serving(sqlite_url, engine=start_engine) as running:
        guest = running.guest()
        regular = {"type": "engine", "level": "regular"}
        game = guest.create(ME, regular, regular, start=2)["game"]
        for _ in range(3):
            guest.until(game, lambda view: view["legal"])
            guest.play(game)
        assert failures(running) == {}
