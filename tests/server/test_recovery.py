"""After a restart: which games are resumed, with how much downtime, and what does not stop it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from evora.server.common.metrics import Metrics
from evora.server.live.processes.tasks import Tasks
from evora.server.live.upkeep import recovery
from evora.server.live.upkeep.recovery import Recovery
from evora.server.storage.values import Unavailable

NOW = 1_800_000_000_000


class Restart:
    """A database with these games, and a service that notes which of them are resumed."""

    def __init__(self, down_since: int | None, *games: Any, shared: bool = False) -> None:
        self.claims: list[list[str]] = []
        self._games = games
        self.store = SimpleNamespace(shared=shared, process="me")
        self._down_since = down_since
        self.resumed: list[tuple[str, int | None]] = []
        self.errors: dict[str, list[Exception]] = {}
        self.metrics = Metrics()

    async def read(self, _function: object) -> Any:
        return self._games

    async def write(self, _function: object, _process: str, _limit: int) -> list[str]:
        return self.claims.pop() if self.claims else []

    async def resume(self, game: str, down_since: int | None) -> None:
        if self.errors.get(game):
            raise self.errors[game].pop()
        self.resumed.append((game, down_since))

    def run(self) -> list[tuple[str, int | None]]:
        """What was resumed when the start was over; then everything is."""

        async def main() -> list[tuple[str, int | None]]:
            tasks = Tasks(self.metrics)
            recovering = Recovery(cast("Any", self), cast("Any", self), tasks)
            assert await recovering.start(self._down_since) == len(self._games)
            at_once = list(self.resumed)
            await asyncio.sleep(0.05)
            await tasks.stop()
            return at_once

        return asyncio.run(main())


def game(name: str, *, deadline: int | None = None, engine: bool = False) -> Any:
    return SimpleNamespace(id=name, deadline=deadline, engine_turn=engine)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "_RETRY_SECONDS", 0.001)


def test_clocks_first_then_engines_and_nobody_else() -> None:
    restart = Restart(
        NOW - 60_000,
        game("engine", engine=True),
        game("person"),
        *(game(f"clock{number}", deadline=number, engine=True) for number in range(250)),
    )
    clocks = [(f"clock{number}", NOW - 60_000) for number in range(250)]
    assert sorted(restart.run()) == sorted(clocks)
    assert restart.resumed[250:] == [("engine", None)]


def test_a_damaged_game_does_not_stop_the_others() -> None:
    restart = Restart(None, *(game(name, deadline=1) for name in ("one", "bad", "two")))
    restart.errors["bad"] = [ValueError("damaged")]
    assert {name for name, _ in restart.run()} == {"one", "two"}
    labels = {"where": "resume"}
    assert restart.metrics.registry.get_sample_value("evora_errors_total", labels) == 1


def test_a_database_that_is_away_is_waited_for() -> None:
    restart = Restart(None, game("clock", deadline=1), game("engine", engine=True))
    for name in ("clock", "engine"):
        restart.errors[name] = [Unavailable(), Unavailable()]
    assert restart.run() == [("clock", None)]
    assert restart.resumed == [("clock", None), ("engine", None)]


def test_stopping_while_games_are_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "_RETRY_SECONDS", 3600)
    restart = Restart(None, game("engine", engine=True))
    restart.errors["engine"] = [Unavailable()]
    assert restart.run() == [] and restart.resumed == []


def test_beside_other_processes_nothing_was_missed() -> None:
    games = (game("clock", deadline=1), game("engine", engine=True))
    assert Restart(None, *games, shared=True).run() == []


def test_the_first_of_several_processes_mends_clocks_and_engine_turns_are_claimed() -> None:
    games = (game("clock", deadline=1), game("engine", engine=True))
    restart = Restart(NOW, *games, shared=True)
    assert restart.run() == restart.resumed == [("clock", NOW)]


def test_all_claimed_engine_turns_are_resumed_though_one_fails_and_the_database_was_away() -> None:
    """The process that has claimed a turn is the only one to play it."""
    restart = Restart(None, shared=True)
    restart.claims = [["one", "bad", "two"]]
    restart.errors = {"bad": [ValueError("damaged")], "two": [Unavailable()]}
    restart.run()
    assert restart.resumed == [("one", None), ("two", None)]
