"""What notices cost: moves of slow games with and without the outbox, and how fast it is emptied.

    python -m benchmarks.notices
    python -m benchmarks.notices --database postgresql://…

Makes a database with 10,000 slow games and 50,000 notices. Then moves are stored as the server
stores them, one after the other and 32 at once, each time some with their notices and as many
without, in turns: the ratio is that of the medians. Moves of live games have nothing to do with
notices; what finding that out takes is printed, too. At last all notices are due at once, and a
server without clients decides on them and sends them by a way that takes everything.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, update

from evora._core import RULES_VERSION, Seed
from evora.server.app import Server
from evora.server.common.settings import Settings
from evora.server.domain import entries as log
from evora.server.domain import notices as domain
from evora.server.domain.table import Decision, Table
from evora.server.domain.table.draft import Draft
from evora.server.live.games.commits import append_of
from evora.server.live.games.live_game import LiveGame
from evora.server.live.games.new_games import new_game_id, to_store
from evora.server.live.notices.ways import Message, Outcome
from evora.server.messages import NoticeKind, SetNoticeSettings
from evora.server.storage import guests as stored_guests
from evora.server.storage import notices as stored_notices
from evora.server.storage.schema import called, deliveries, notices
from evora.server.storage.store import Store
from evora.server.storage.values import Append

_PEOPLE = 1_000
_PORTION = 100
_ROUNDS = 150
_TOGETHER = 32
_NOW = int(time.time() * 1000)
_SLOW = log.DaysClock(days=2)
_LIVE = log.BudgetClock(initial_ms=600_000, credit_ms=5_000)


class _Everything:
    """A way that takes all messages at once."""

    def __init__(self) -> None:
        self.messages = 0

    async def targets(self, guest: str) -> Sequence[str]:
        return [guest]

    async def send(self, target: str, message: Message) -> Outcome:  # noqa: ARG002
        self.messages += 1
        return Outcome("sent")


# --- Making it


def _guest(number: int) -> str:
    return f"{number % _PEOPLE:016x}"


def _begin(number: int, clock: log.Clock) -> tuple[Decision, Seed]:
    """A game between two of the people."""
    seed, people = Seed.random(), (_guest(number), _guest(number * 7 + 1))
    created = log.Created(
        rules=RULES_VERSION,
        variant="coloured",
        players=2,
        creator=people[0],
        seats=[log.SeatSetup(kind="guest", guest=guest) for guest in people],
        start=1,
        clock=clock,
        listed=False,
        seed_hash=seed.hash,
    )
    return Draft.of_new_game(new_game_id(), created, _NOW).settle(seed), seed


def _fill(store: Store, games: int, rows: int) -> list[LiveGame]:
    for number in range(_PEOPLE):
        store.write(stored_guests.add, _guest(number), f"hash {number}", _NOW, name=f"P{number}")
    store.write(_want_every)
    made: list[LiveGame] = []
    for first in range(0, games, _PORTION):
        portion = []
        for number in range(first, min(games, first + _PORTION)):
            decision, seed = _begin(number, _SLOW)
            new, live = to_store(decision, seed, _guest(number), f"command{number}", {})
            portion.append(new)
            made.append(live)
        assert not any(store.append_many(portion))
    store.write(_add_more, [live.id for live in made], rows)
    return made


def _want_every(connection: Connection) -> None:
    """Everybody wants each notice."""
    for number in range(_PEOPLE):
        request = SetNoticeSettings(every=True)
        stored_notices.set_wishes(connection, _guest(number), request)


def _add_more(connection: Connection, games: Sequence[str], rows: int) -> None:
    """Notices of other kinds, up to so many, all of them read."""
    known = connection.scalar(select(func.count()).select_from(notices)) or 0
    kinds: tuple[NoticeKind, ...] = ("joined", "accepted", "over", "rematch")
    keys = ((game, kind) for kind in kinds for game in games)
    found = []
    for number, (game, kind) in enumerate(islice(keys, rows - known)):
        notice = domain.Notice(_guest(number), kind, _NOW, _NOW)
        found.append({**stored_notices.row(game, notice), "due": None, "read": _NOW})
    connection.execute(insert(notices), found)


# --- Measuring


def _move(live: LiveGame) -> Decision:
    table = live.table
    assert table.position is not None and table.to_move is not None
    move = str(table.position.legal_moves[0])
    draft = Draft(table, table.changed_at + 1_000)
    draft.add(log.Moved(seat=table.to_move, move=move, by="player", spent_ms=0))
    return draft.settle(live.seed)


def _nobody(_game: str) -> Sequence[str]:
    return ()


def _appends(games: Iterator[LiveGame], count: int) -> list[Append]:
    chosen = list(islice(games, count))
    return [append_of(live, _move(live), _nobody) for live in chosen]


def _without(append: Append) -> Append:
    return replace(append, notices=domain.NOTHING)


def _timed(store: Store, appends: Sequence[Append]) -> float:
    """Milliseconds for each of them."""
    began = time.perf_counter()
    assert not any(store.append_many(appends))
    return (time.perf_counter() - began) * 1000 / len(appends)


def _compare(store: Store, games: Iterator[LiveGame], together: int, rounds: int) -> None:
    with_them, without = [], []
    for _ in range(rounds):
        with_them.append(_timed(store, _appends(games, together)))
        without.append(_timed(store, [_without(each) for each in _appends(games, together)]))
    one, other = statistics.median(with_them), statistics.median(without)
    print(
        f"  {together:2} at once: {one:.3f} ms a move with notices, {other:.3f} without: "
        f"{one / other:.2f} times"
    )


def _per_call(function: Callable[[], object], calls: int = 100_000) -> float:
    """Microseconds."""
    began = time.perf_counter()
    for _ in range(calls):
        function()
    return (time.perf_counter() - began) * 1e6 / calls


def _live_move() -> None:
    decision, seed = _begin(0, _LIVE)
    before: Table = decision.table
    after = _move(LiveGame(before, seed, {})).table
    micros = _per_call(lambda: domain.notices(before, after, _nobody))
    print(
        f"  a move of a live game: {micros:.2f} µs to find that it calls nobody, and no statement"
    )


async def _empty(store: Store, folder: Path) -> None:
    way = _Everything()
    settings = Settings(database=str(store.url), data=folder)
    server = Server(settings, store, ways={"push": way})
    due = store.read(_count_due)
    began = time.perf_counter()
    await server.sending.decide()
    decided = time.perf_counter()
    while store.read(_count_deliveries):
        await server.sending.deliver()
        await asyncio.sleep(0.01)
    ended = time.perf_counter()
    await server.sending.stop()
    await server.journal.close()
    print(
        f"  {due} notices that are due: decided on in {decided - began:.1f} s "
        f"({due / (decided - began):.0f}/s), {way.messages} messages sent in "
        f"{ended - decided:.1f} s ({way.messages / (ended - decided):.0f}/s)"
    )


def _make_due(connection: Connection) -> None:
    connection.execute(update(notices).values(due=_NOW, read=None))
    connection.execute(called.delete())


def _count_due(connection: Connection) -> int:
    rows = select(func.count()).select_from(notices).where(notices.c.due.is_not(None))
    return connection.scalar(rows) or 0


def _count_deliveries(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(deliveries)) or 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--database")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--notices", type=int, default=50_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(options.database or f"sqlite:///{folder}/evora.db")
        store.migrate()
        kind = "PostgreSQL" if store.shared else "SQLite"
        print(f"notices, {kind}: {options.games} slow games, {options.notices} notices", flush=True)
        games = iter(_fill(store, options.games, options.notices))
        rounds = min(_ROUNDS, options.games // (3 * _TOGETHER))
        _compare(store, games, 1, rounds)
        _compare(store, games, _TOGETHER, rounds)
        _live_move()
        store.write(_make_due)
        asyncio.run(_empty(store, Path(folder)))
        store.close()


if __name__ == "__main__":
    main()
