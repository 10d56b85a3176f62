"""The host's hand, while everything else goes on: bans that end soon, and times of read-only."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from evora.server.domain import host_actions as actions
from evora.server.domain.host_actions import Action
from evora.server.storage import cluster, host_actions, signals
from evora.server.storage.store import Store
from evora.server.storage.values import Unavailable
from tools.reliability.clients import request

T = TypeVar("T")

_PATIENCE = 120.0
_LOOK_SECONDS = 0.05


class _Me(msgspec.Struct):
    guest: str


class _Seq(msgspec.Struct):
    seq: int


class Host:
    """Asks for actions as `evora admin` does, however often the database breaks meanwhile."""

    def __init__(self, database: str, addresses: Sequence[str]) -> None:
        self._store = Store(database)
        self._addresses = addresses

    def close(self) -> None:
        self._store.close()

    def look(self, read: Callable[[Connection], T]) -> T:
        """What is read from the database, as soon as it can be; AssertionError."""
        until = time.monotonic() + _PATIENCE
        while True:
            with contextlib.suppress(Unavailable):
                return self._store.read(read)
            assert time.monotonic() < until, "the database does not come back"
            time.sleep(_LOOK_SECONDS)

    async def ban_for_a_moment(self, cookie: str, choose: random.Random) -> None:
        """A guest who plays: their games end, and they are back soon."""
        me = await asyncio.to_thread(self._ask, "/api/me", cookie)
        guest = msgspec.json.decode(me, type=_Me).guest
        number = await self.do(actions.Ban(guest=guest, reason="a siege"))
        await asyncio.sleep(choose.uniform(0.1, 1.0))
        await self.do(actions.Undo(action=number))

    async def stop_for_a_moment(self, games: Sequence[str], choose: random.Random) -> None:
        """AssertionError if a game goes on though none may."""
        await self.do(actions.SetReadOnly(on=True))
        before = await asyncio.to_thread(self._seqs, games)
        await asyncio.sleep(choose.uniform(0.2, 1.5))
        after = await asyncio.to_thread(self._seqs, games)
        await self.do(actions.SetReadOnly(on=False))
        assert before == after, f"went on in read-only: {before} {after}"

    async def do(self, action: Action) -> int:
        """Its number, when it is done; AssertionError if that is not so in time."""
        return await asyncio.to_thread(self._do_patiently, action)

    def _do_patiently(self, action: Action) -> int:
        until, number = time.monotonic() + _PATIENCE, None
        while True:
            with contextlib.suppress(Unavailable):
                if number is None:
                    number = self._store.write(host_actions.ask, action, "siege", 1)
                    wake = [signals.encode(self._store.process, "host", None)]
                    self._store.write(cluster.notify, wake)
                found = self._store.read(host_actions.load, number or 0)
                assert found is None or found.state != "refused", found
                if found is not None and found.state == "done":
                    return found.id
            assert time.monotonic() < until, f"not carried out: {action}"
            time.sleep(_LOOK_SECONDS)

    def _seqs(self, games: Sequence[str]) -> list[int]:
        return [
            msgspec.json.decode(self._ask(f"/api/games/{game}", ""), type=_Seq).seq
            for game in games
        ]

    def _ask(self, path: str, cookie: str) -> bytes:
        """From a process that serves: others may be starting."""
        until = time.monotonic() + _PATIENCE
        while True:
            for address in self._addresses:
                with contextlib.suppress(OSError, EOFError):
                    return request(address, "GET", path, None, cookie)[0]
            assert time.monotonic() < until, path
            time.sleep(_LOOK_SECONDS)
