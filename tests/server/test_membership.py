"""A process among others: since when nobody was there, who leads, and whose time counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from evora.server.common import timestamps
from evora.server.common.timestamps import LATE_MS
from evora.server.live.processes.membership import Membership
from evora.server.storage import cluster
from evora.server.storage.cluster_values import Beat, OtherProcess
from evora.server.storage.journal import Journal
from evora.server.storage.store import Store
from server.hosts import quiet_host
from server.test_timestamps import T0, Machine


class FakeStore:
    """A database where others are, or nobody; in place of a journal, too."""

    process = "me"

    def __init__(self, heartbeat: int | None, *others: OtherProcess) -> None:
        self.heartbeat = heartbeat
        self.others = others
        self.joins = False
        self.leads = True
        self.store = self

    async def read(self, function: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return getattr(self, function.__name__)(*args, **more)

    write = read

    def take_lease(self, _process: str, _name: str, _ms: int) -> bool:
        return True

    def drop_lease(self, _process: str, _name: str) -> None: ...

    def alive(self) -> tuple[OtherProcess, ...]:
        return self.others

    def last_heartbeat(self) -> int | None:
        return self.heartbeat

    def beat(self, _process: str, now: int, _people: int, **_host: object) -> Beat:
        self.heartbeat = now
        return Beat(joined=self.joins, leads=self.leads, others=self.others)


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    made = Machine()
    monkeypatch.setattr(timestamps, "time", made)
    yield made
    timestamps.clock.stop()


def joined(store: FakeStore) -> tuple[Membership, int | None]:
    async def main() -> tuple[Membership, int | None]:
        membership = Membership(cast("Journal", store), lambda: 0, quiet_host())
        down_since = await membership.join()
        await membership.finish_start()
        return membership, down_since

    return asyncio.run(main())


@pytest.mark.parametrize(
    ("heartbeat", "down_since"),
    [
        (None, None),
        (T0, None),
        (T0 - LATE_MS, None),
        (T0 - LATE_MS - 1, T0 - LATE_MS - 1),
        (T0 + 60_000, None),
    ],
)
def test_downtime_begins_with_the_last_heartbeat(
    heartbeat: int | None, down_since: int | None
) -> None:
    store = FakeStore(heartbeat)
    assert joined(store)[1] == down_since
    # A machine whose time was set back does not set back that of the games.
    assert timestamps.now_ms() == max(T0, heartbeat or 0)


def test_beside_another_process_there_was_no_downtime_and_its_time_counts() -> None:
    other = OtherProcess(id="other", clock=T0 - 900_000, alive=True)
    assert joined(FakeStore(T0 - 60_000, other))[1] is None
    assert timestamps.now_ms() == T0 - 900_000


def test_who_is_gone_is_announced_and_who_is_new_announces_all() -> None:
    other = OtherProcess(id="other", clock=T0, alive=True)
    store = FakeStore(None, other)
    membership, _ = joined(store)
    gone: list[str] = []
    came: list[bool] = []
    membership.gone.subscribe(gone.extend)
    membership.joined.subscribe(lambda: came.append(True))
    asyncio.run(membership.beat())
    assert membership.leads and not gone and not came
    store.others, store.joins, store.leads = (), True, False
    asyncio.run(membership.beat())
    assert gone == ["other"] and came == [True] and not membership.leads


def beat(store: Store) -> Beat:
    return store.write(cluster.beat, store.process, T0)


def takes_start(store: Store) -> bool:
    return store.write(cluster.take_lease, store.process, "start", 60_000)


def test_one_leads_and_is_replaced(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = Store(postgresql_url), Store(postgresql_url)
    one.migrate()
    assert beat(one).leads
    answer = beat(two)
    assert (answer.leads, answer.joined, [other.id for other in answer.others]) == (
        *(False, True),
        [one.process],
    )
    assert beat(one).leads and not beat(two).joined
    # It does not come back: its lease ends, and with its heartbeat its presence.
    one.write(cluster.change_presence, one.process, [("game", "guest")], [], [])
    there = [(one.process, "game", "guest")]
    assert two.read(cluster.presence_elsewhere, two.process) == there
    for name in ("LEASE_MS", "ALIVE_MS"):
        monkeypatch.setattr(f"evora.server.storage.cluster.{name}", -1)
    beat(one)
    answer = beat(two)
    assert answer.leads and answer.others == ()
    assert two.read(cluster.presence_elsewhere, two.process) == []
    monkeypatch.undo()
    assert beat(one).joined
    one.close()
    two.close()


def test_who_leaves_leaves_nothing(postgresql_url: str) -> None:
    one, two = Store(postgresql_url), Store(postgresql_url)
    one.migrate()
    assert takes_start(one) and not takes_start(two)
    beat(one)
    one.write(cluster.leave, one.process)
    assert takes_start(two) and beat(two).leads
    (alive,) = two.read(cluster.alive)
    assert alive.clock >= T0
    one.close()
    two.close()


def test_alone_it_always_leads(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    store.migrate()
    assert beat(store) == Beat(joined=False, leads=True, others=())
    assert store.read(cluster.last_heartbeat) == T0 and store.read(cluster.alive) == ()
    assert takes_start(store)
    store.write(cluster.notify, ["nobody hears it"])
    store.write(cluster.drop_lease, store.process, "start")
    assert store.read(cluster.presence_elsewhere, store.process) == []
    store.write(cluster.leave, store.process)
    store.close()
