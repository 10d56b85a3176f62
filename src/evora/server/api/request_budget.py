"""What requests cost: every request pays its price, and who has spent too much waits.

A price of 1 stands for about a millisecond of the server's time. Guests pay for themselves, all
others together for their address (`SharedLimiter`).
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol

from starlette.requests import HTTPConnection

from evora.server.api.requests import session_of
from evora.server.api.security import peer_of
from evora.server.common.limits import Limiter, Processes, SharedLimiter, alone
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.server.storage.values import Guest

# Files and documents, answered from memory.
PAGE_PRICE = 0.5
# Opening a socket, and what is sent over it. A watcher is sent the whole game.
SOCKET_PRICE = 2.0
WATCH_PRICE = 2.0
COMMAND_PRICE = 0.5
# A picture that has to be rendered as PNG, beside the price of the request.
RENDER_PRICE = 150.0

# An address that goes on asking though it was refused this often gets its refusals later: it asks
# less often then, and costs less.
_PATIENCE = 20
_DELAY_SECONDS = 1.0
# Sessions looked up in the database for addresses that have spent everything: one of their guests
# may have spent nothing.
_LOOKUPS = Rate(60, 60)


class GuestLookup(Protocol):
    def known(self, session: str | None) -> str | None:
        """The guest with this session, if that is in memory."""

    async def find(self, session: str | None) -> Guest | None:
        """The guest with this session."""


class RequestBudget:
    def __init__(self, rate: Rate, guests: GuestLookup, processes: Processes = alone) -> None:
        self._limiter = SharedLimiter(rate, processes)
        self._lookups = Limiter(_LOOKUPS, processes)
        self._guests = guests

    async def pay(self, connection: HTTPConnection, price: float) -> None:
        """Takes the price of a request, and notes what it is and who pays; Refusal too_many,
        Unavailable."""
        address, session = peer_of(connection.scope).address, session_of(connection)
        connection.scope["evora.price"] = price
        connection.scope["evora.payer"] = partial(self._guests.known, session)
        guest = self._guests.known(session)
        try:
            self._limiter.check(address, guest, price)
        except Refusal:
            if guest is None and session is not None and await self._is_guest(address, session):
                self._limiter.check(address, self._guests.known(session), price)
                return
            if self._limiter.refused(address) > _PATIENCE:
                await asyncio.sleep(_DELAY_SECONDS)
            raise

    def charge(self, address: str, guest: str | None, price: float) -> None:
        """The same for a message of an open socket, and for what a request costs beside its price;
        the guest is known."""
        self._limiter.check(address, guest, price)

    async def _is_guest(self, address: str, session: str) -> bool:
        try:
            self._lookups.check(address)
        except Refusal:
            return False
        return await self._guests.find(session) is not None
