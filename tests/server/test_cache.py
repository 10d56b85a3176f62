"""The games in memory: not more than there is room for, except those that are in use."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import msgspec
import pytest

from evora import Seed
from evora.server.common.refusal import Refusal
from evora.server.common.subscribers import Subscribers
from evora.server.domain.table import Table, replay
from evora.server.live.games.cache import GameCache
from evora.server.live.games.live_game import LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import Connection, Hub
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
from server.stored_games import create_game, new_game

Scene = Callable[[GameCache, Hub], Awaitable[None]]


@pytest.fixture
def stage(tmp_path: Path) -> Callable[[Scene, int], None]:
    """Runs a scene with a cache of so many games, over a store in which a few are kept."""

    def run(scene: Scene, room: int) -> None:
        async def act() -> None:
            store = Store(f"sqlite:///{tmp_path}/games.db")
            store.migrate()
            for number in range(10):
                create_game(store, new_game(f"stored{number:04}"))
            journal, hub = Journal(store), Hub()
            try:
                await scene(
                    GameCache(journal, hub, Names(journal), Subscribers("changes"), room), hub
                )
            finally:
                await journal.close()
                store.close()

        asyncio.run(act())

    return run


def table(game: str, status: str = "playing") -> Table:
    new = new_game(game)
    return msgspec.structs.replace(replay(game, new.entries), status=status)


def live(game: str, status: str = "playing") -> LiveGame:
    return LiveGame(table(game, status), Seed("7"), {})


def kept(cache: GameCache, games: Iterable[str]) -> list[str]:
    return [game for game in games if cache.find(game) is not None]


def test_finished_games_make_room(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        for number in range(300):
            for status in ("over", "playing"):
                cache.put(live(f"{status[:4]}{number:06d}", status))
        assert len(kept(cache, (f"play{number:06d}" for number in range(300)))) == 300
        assert len(kept(cache, (f"over{number:06d}" for number in range(300)))) == 100

    stage(scene, 500)


def test_a_game_that_ends_counts_as_finished(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        games = [live(f"game{number:06d}") for number in range(150)]
        for game in games:
            cache.put(game)
        for game in games:
            game.table = table(game.id, "over")
            cache.put(game)
        assert len(cache) == 100
        assert kept(cache, [game.id for game in games])[0] == "game000050"

    stage(scene, 500)


def test_the_longest_unused_game_leaves_first(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        for number in range(3):
            cache.put(live(f"game00000{number}"))
        async with cache.hold("game000000"):
            pass
        cache.put(live("game000003"))
        names = [f"game00000{number}" for number in range(4)]
        assert kept(cache, names) == ["game000000", "game000002", "game000003"]

    stage(scene, 3)


def test_a_game_that_is_held_stays(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        async with cache.hold("stored0001") as held:
            for number in range(20):
                cache.put(live(f"game{number:06d}"))
            assert cache.find("stored0001") is held
        for number in range(20):
            cache.put(live(f"more{number:06d}"))
        assert cache.find("stored0001") is None and len(cache) == 2

    stage(scene, 2)


def test_a_game_that_somebody_waits_for_stays(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        async def hold() -> LiveGame:
            async with cache.hold("stored0001") as second:
                return second

        async with cache.hold("stored0001") as first:
            waiting = asyncio.create_task(hold())
            await asyncio.sleep(0)
        for number in range(20):
            cache.put(live(f"game{number:06d}"))
        assert await waiting is first

    stage(scene, 2)


@pytest.mark.parametrize("status", ["playing", "over"])
def test_a_game_that_is_watched_stays(stage: Callable[[Scene, int], None], status: str) -> None:
    async def scene(cache: GameCache, hub: Hub) -> None:
        connection = Connection(None, 10, 1000)
        watched = live("watched001", status)
        cache.put(watched)
        hub.watch(connection, "watched001", 1)
        for number in range(150):
            cache.put(live(f"game{number:06d}", status))
        assert cache.find("watched001") is watched
        hub.unwatch(connection, "watched001")
        for number in range(150):
            cache.put(live(f"more{number:06d}", status))
        assert cache.find("watched001") is None

    stage(scene, 2)


def test_more_finished_games_are_watched_than_there_is_room_for(
    stage: Callable[[Scene, int], None],
) -> None:
    async def scene(cache: GameCache, hub: Hub) -> None:
        connection = Connection(None, 10, 1000)
        for number in range(5):
            game = f"game{number:06d}"
            hub.watch(connection, game, 1)
            cache.put(live(game, "over"))
        assert len(cache) == 5
        cache.put(live("running001"))
        assert len(cache) == 5

    stage(scene, 1)


def test_a_game_whose_commit_broke_stays_until_it_was_read_again(
    stage: Callable[[Scene, int], None],
) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        async with cache.hold("stored0001") as broken:
            broken.uncertain = True
        for number in range(20):
            cache.put(live(f"game{number:06d}"))
        assert cache.find("stored0001") is broken
        await cache.read_again(broken)
        assert not broken.uncertain

    stage(scene, 2)


def test_one_holds_a_game_at_a_time(stage: Callable[[Scene, int], None]) -> None:
    """A lock per game, not per caller: what two decide at once would be decided on one table."""

    async def scene(cache: GameCache, _: Hub) -> None:
        inside: list[str] = []

        async def hold(game: str) -> None:
            async with cache.hold(game):
                inside.append(game)
                assert inside.count(game) == 1
                await asyncio.sleep(0)
                inside.remove(game)

        games = [f"stored{number:04}" for number in range(4)]
        await asyncio.gather(*(hold(game) for game in games * 5))

    stage(scene, 2)


def test_a_game_that_nobody_knows_is_refused(stage: Callable[[Scene, int], None]) -> None:
    async def scene(cache: GameCache, _: Hub) -> None:
        with pytest.raises(Refusal) as caught:
            async with cache.hold("nosuchgame"):
                pass
        assert caught.value.code == "unknown_game"

    stage(scene, 2)
