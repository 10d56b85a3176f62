"""The journal: many appends, few commits; everybody learns how their own went."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from evora.server.storage import databases
from evora.server.storage import games as stored_games
from evora.server.storage import guests as stored_guests
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
from evora.server.storage.values import Busy, Conflict, NotWritten, Unavailable, Write
from server.stored_games import NOW, append, new_game


class GatedStore(Store):
    """A store whose writer can be held up, and which remembers its transactions.

    `at_gate`: the size of the batch with which the writer stands at the gate."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.gate = threading.Event()
        self.gate.set()
        self.at_gate = 0
        self.batches: list[int] = []
        self.commits = 0
        sqlalchemy.event.listen(self._writing, "commit", self._count)

    def _count(self, _connection: sqlalchemy.Connection) -> None:
        self.commits += 1

    def append_many(self, batch: Sequence[Write]) -> list[NotWritten | None]:
        self.at_gate = len(batch)
        self.gate.wait(20)
        self.at_gate = 0
        self.batches.append(len(batch))
        return super().append_many(batch)


@pytest.fixture
def gated(database_url: str) -> Iterator[GatedStore]:
    with closing(GatedStore(database_url)) as store:
        store.migrate()
        store.append_many([new_game(f"game{number:06}") for number in range(60)])
        store.batches.clear()
        store.commits = 0
        yield store


def run(store: Store, test: Callable[[Journal], Awaitable[None]], **options: Any) -> None:
    async def main() -> None:
        journal = Journal(store, **options)
        try:
            await asyncio.wait_for(test(journal), 30)
        finally:
            await journal.close()

    asyncio.run(main())


async def queued(journal: Journal, number: int) -> None:
    """Waits until so many writes wait for the writer."""
    while journal.waiting < number:
        await asyncio.sleep(0.001)


async def held_up(gated: GatedStore, journal: Journal, number: int = 1) -> None:
    """Waits until the writer is at the gate and so many writes are there, its own included."""
    while not gated.at_gate or gated.at_gate + journal.waiting < number:
        await asyncio.sleep(0.001)


def length(store: Store, game: str = "game000001") -> int:
    stored = store.read(stored_games.load, game)
    assert stored is not None
    return len(stored.log)


def test_what_waits_is_committed_together(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        first = asyncio.create_task(journal.append(append("game000000")))
        await held_up(gated, journal)
        rest = [
            asyncio.create_task(journal.append(append(f"game{number:06}")))
            for number in range(1, 60)
        ]
        await queued(journal, 59)
        gated.gate.set()
        await asyncio.gather(first, *rest)
        assert gated.batches == [1, 59]
        assert gated.commits == 2
        assert (journal.counts.commits, journal.counts.appended) == (2, 60)

    run(gated, test)
    assert {game.seq for game in gated.read(stored_games.running)} == {3}


def test_the_event_loop_and_readers_do_not_wait_for_the_writer(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        writing = asyncio.create_task(journal.append(append("game000001")))
        stored = await journal.read(stored_games.load, "game000001")
        assert stored is not None
        assert len(stored.log) == 2
        assert not writing.done()
        gated.gate.set()
        await writing

    run(gated, test)


def test_everybody_is_told_his_own_conflict(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        tasks = [
            journal.append(append("game000001", command="command1")),
            journal.append(append("game000002", seq=7)),
            journal.create(new_game("game000003", command="make-game000001")),
            journal.append(append("game000004")),
        ]
        results = asyncio.gather(*tasks, return_exceptions=True)
        await held_up(gated, journal, 4)
        gated.gate.set()
        [one, two, three, four] = await results
        assert (one, four) == (None, None)
        assert isinstance(two, Conflict)
        assert (two.kind, two.seq) == ("stale", 2)
        assert isinstance(three, Conflict)
        assert (three.kind, three.game) == ("command", "game000001")
        assert journal.counts.conflicts == 2

    run(gated, test)


def test_too_much_waiting_is_refused_at_once(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        first = asyncio.create_task(journal.append(append("game000001")))
        await held_up(gated, journal)
        rest = [
            asyncio.create_task(journal.append(append(f"game00000{number}"))) for number in (2, 3)
        ]
        await queued(journal, 2)
        with pytest.raises(Busy):
            await journal.append(append("game000004"))
        gated.gate.set()
        await asyncio.gather(first, *rest)
        await journal.append(append("game000004"))

    run(gated, test, waiting=2)


def test_closing_finishes_what_is_queued_and_takes_nothing_more(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        tasks = [
            asyncio.create_task(journal.append(append(f"game00000{number}"))) for number in range(5)
        ]
        await held_up(gated, journal, 5)
        closing_down = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="closing"):
            await journal.append(append("game000009"))
        with pytest.raises(Unavailable, match="closing"):
            await journal.read(stored_games.load, "game000009")
        gated.gate.set()
        await closing_down
        await asyncio.gather(*tasks)

    run(gated, test)
    assert [length(gated, f"game00000{number}") for number in range(6)] == [3, 3, 3, 3, 3, 2]


def test_other_writes_keep_their_turn(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        tasks = [
            asyncio.create_task(task)
            for task in (
                journal.append(append("game000001", seq=3)),
                journal.write(stored_guests.add, "ann", "hash", NOW, name="Ann"),
                journal.append(append("game000001", seq=4)),
                journal.append(append("game000001", seq=5)),
                journal.write(stored_guests.forget, "ann"),
            )
        ]
        await held_up(gated, journal, 5)
        gated.gate.set()
        await asyncio.gather(*tasks)
        assert gated.batches == [1, 2]
        assert await journal.read(stored_guests.names, ["ann"]) == {}

    run(gated, test)


def test_a_fault_of_one_is_not_paid_by_the_others(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        first = asyncio.create_task(journal.append(append("game000001")))
        # A game without a seed cannot be stored.
        broken = asyncio.create_task(journal.create(new_game("game000099", seed=None)))
        third = asyncio.create_task(journal.append(append("game000002")))
        await held_up(gated, journal, 3)
        gated.gate.set()
        await asyncio.gather(first, third)
        with pytest.raises(sqlalchemy.exc.IntegrityError):
            await broken

    run(gated, test)


def test_who_stops_waiting_does_not_stop_the_commit(gated: GatedStore) -> None:
    async def test(journal: Journal) -> None:
        gated.gate.clear()
        impatient = asyncio.create_task(journal.append(append("game000001")))
        other = asyncio.create_task(journal.append(append("game000002")))
        await held_up(gated, journal, 2)
        impatient.cancel()
        gated.gate.set()
        await other

    run(gated, test)
    assert length(gated) == 3


def test_unavailable_is_told_to_all_and_passes(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE_MS", 100)
    store = Store(sqlite_url)
    store.migrate()
    store.append_many([new_game("game000001"), new_game("game000002")])

    async def test(journal: Journal) -> None:
        both = [append("game000001"), append("game000002")]
        with closing(sqlite3.connect(tmp_path / "evora.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(*map(journal.append, both), return_exceptions=True)
            assert [type(result) for result in results] == [Unavailable, Unavailable]
        await asyncio.gather(*map(journal.append, both))

    run(store, test)
    store.close()


PLAY = """
import asyncio, sys
from server.stored_games import append, new_game, create_game
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store

async def main():
    store = Store(sys.argv[1])
    store.migrate()
    create_game(store, new_game())
    journal = Journal(store)
    for seq in range(3, 100_000):
        await journal.append(append(seq=seq))
        print(seq, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_whatever_ends_the_server_what_it_said_is_stored(
    database_url: str, how: signal.Signals
) -> None:
    # The quick form; the server's own tests do it with clients and whole games.
    command = [sys.executable, "-c", PLAY, database_url]
    tests = Path(__file__).parent.parent
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tests
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        for _ in range(30):
            process.stdout.readline()
        process.send_signal(how)
        # Not communicate(): it would leave out what was read ahead with the last line.
        told, errors = process.stdout.read(), process.stderr.read()
    if how is signal.SIGINT:
        assert "KeyboardInterrupt" in errors
    last = int(told.split()[-1]) if told.split() else 32
    with closing(Store(database_url)) as store:
        # One more may have been stored than was told, never one fewer.
        assert length(store) in (last, last + 1)
