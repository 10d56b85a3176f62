"""Identity without passwords: guests, their sessions and names.

A session is a random secret in the browser's cookie; the database knows only its hash.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
from dataclasses import replace
from typing import Any

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import now_ms, wall_ms
from evora.server.domain.names import checked_name
from evora.server.domain.reserved_names import ReservedNames
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import Hub
from evora.server.live.processes.host import Host
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import guests as stored_guests
from evora.server.storage import kept_names as stored_names
from evora.server.storage.journal import Journal
from evora.server.storage.rates import Charge
from evora.server.storage.values import Guest, Invitation, Unavailable

_RENAMED, _GONE = "renamed", "gone"
_SESSION = re.compile(r"[A-Za-z0-9_-]{43}")
_DAY_MS = 86_400_000
# Cache lifetime. Changes pass through here, or are announced by the process that they pass through.
_CACHE_SECONDS = 60.0
_MAX_CACHED = 20_000


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Guests:
    """`renamed`: a guest has another name, or none any more, wherever that was changed."""

    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        settings: Settings,
        names: Names,
        hub: Hub,
        signals: Signals,
        tasks: Tasks,
        reserved: ReservedNames,
        host: Host,
    ) -> None:
        self._journal = journal
        self._names = names
        self._hub = hub
        self._signals = signals
        self._reserved = reserved
        self._host = host
        self._by_session: Recent[str, Guest] = Recent(_MAX_CACHED, _CACHE_SECONDS)
        self.renamed: Subscribers[[str]] = Subscribers("guests")
        signals.subscribe(_RENAMED, lambda guest: tasks.spawn("guests", self.reread(guest)))
        signals.subscribe(_GONE, hub.close_guest)
        self._new_guests = settings.new_guests

    # --- Who asks

    async def find(self, session: str | None) -> Guest | None:
        """The guest with this session."""
        if session is None or not _SESSION.fullmatch(session):
            return None
        key = hashed(session)
        if (known := self._by_session.get(key)) is not None:
            return known
        guest = await self._journal.read(stored_guests.by_session, key)
        if guest is None:
            return None
        if now_ms() - guest.seen > _DAY_MS:
            with contextlib.suppress(Unavailable):
                await self._journal.write(stored_guests.note_seen, guest.id, now_ms())
        self._by_session.put(key, guest)
        self._names.put(guest.id, guest.name, guest.kept)
        return guest

    def known(self, session: str | None) -> str | None:
        """The id of the guest with this session, if it was asked for lately."""
        guest = None if session is None else self._by_session.get(hashed(session))
        return None if guest is None else guest.id

    async def make(self, address: str, invitation: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the session that only they will know; Refusal too_many,
        invitation_needed."""
        session, now = secrets.token_urlsafe(32), now_ms()
        guest = Guest(id=secrets.token_hex(8), name=None, created=now, seen=now)
        key, charge = hashed(session), self.charge(address)
        code = (
            Invitation(hashed(invitation or ""), wall_ms()) if self._host.invitation_only else None
        )
        await self._journal.write(stored_guests.join, guest.id, key, now, charge, code)
        self._by_session.put(key, guest)
        return guest, session

    def charge(self, address: str) -> Charge:
        """What somebody new costs their address, guest or bot."""
        return Charge("new_guests", self._new_guests, address)

    def forget_session(self, session: str) -> None:
        """A device was signed out; `session` is the hash of its session."""
        self._by_session.forget(session)

    async def set_name(self, guest: Guest, name: str | None) -> Guest:
        """Refusal bad_name, reserved_name, name_taken, name_too_soon. Who has a name that was
        reserved later goes on with it."""
        wanted = None if name is None else checked_name(name)
        if wanted is not None and wanted != guest.name:
            self._reserved.check(wanted)
        await self._journal.write(stored_names.rename, guest.id, wanted, now_ms())
        await self.announce(guest.id)
        return replace(guest, name=wanted, kept=self._names.is_kept(guest.id))

    async def note_rename(self, guest: str) -> None:
        """They have seen that the host has changed their name."""
        await self._journal.write(stored_guests.note_rename_seen, guest)
        self._by_session.clear()

    # --- One's data

    async def export(self, guest: Guest) -> dict[str, Any]:
        data = await self._journal.read(stored_guests.export, guest.id)
        if data is None:
            raise Refusal("no_guest")
        return dict(data)

    async def delete(self, guest: str) -> None:
        await self._journal.write(stored_guests.forget, guest)
        await self.announce(guest)
        self.disconnect(guest)

    # --- Every process hears of it

    def disconnect(self, guest: str) -> None:
        """Closes their connections."""
        self._hub.close_guest(guest)
        self._signals.publish(_GONE, guest)

    async def announce(self, guest: str) -> None:
        """Something about a guest was changed: it is read again, and shown to all who see it."""
        await self.reread(guest)
        self._signals.publish(_RENAMED, guest)

    async def reread(self, guest: str) -> None:
        """At this process."""
        self._by_session.clear()
        await self._names.read([guest])
        self.renamed(guest)
