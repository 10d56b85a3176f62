"""Identity without passwords: guests, their sessions and names, codes for another device.

A session is a random secret in the browser's cookie; the database knows only its hash.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
from typing import Any

from evora.server.common.limits import Limiter
from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import now_ms
from evora.server.domain.names import checked_name
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import Hub
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.messages import CodeMade, CodeState
from evora.server.storage import guests as stored_guests
from evora.server.storage.journal import Journal
from evora.server.storage.values import Guest, Unavailable

_RENAMED, _GONE = "renamed", "gone"
_SESSION = re.compile(r"[A-Za-z0-9_-]{43}")
# Without 0 O 1 I L, which are mistaken for each other. 31 ** 10 codes: nobody guesses one in the
# ten minutes that it is good for.
_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH = 10
_CODE_MS = 10 * 60_000
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
    ) -> None:
        self._journal = journal
        self._names = names
        self._hub = hub
        self._signals = signals
        self._by_session: Recent[str, Guest] = Recent(_MAX_CACHED, _CACHE_SECONDS)
        self.renamed: Subscribers[[str]] = Subscribers("guests")
        signals.subscribe(_RENAMED, lambda guest: tasks.spawn("guests", self._reread(guest)))
        signals.subscribe(_GONE, hub.close_guest)
        self._new_guests = Limiter(settings.new_guests)
        self._codes = Limiter(settings.codes)

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
        self._names.put(guest.id, guest.name)
        return guest

    def known(self, session: str | None) -> str | None:
        """The id of the guest with this session, if it was asked for lately."""
        guest = None if session is None else self._by_session.get(hashed(session))
        return None if guest is None else guest.id

    async def make(self, address: str) -> tuple[Guest, str]:
        """A new guest, and the session that only they will know."""
        self._new_guests.check(address)
        session, now = secrets.token_urlsafe(32), now_ms()
        guest = Guest(id=secrets.token_hex(8), name=None, created=now, seen=now)
        await self._journal.write(stored_guests.add, guest.id, hashed(session), now)
        self._by_session.put(hashed(session), guest)
        return guest, session

    def forget_session(self, session: str) -> None:
        """A device was signed out; `session` is the hash of its session."""
        self._by_session.forget(session)

    async def set_name(self, guest: Guest, name: str | None) -> Guest:
        kept = None if name is None else checked_name(name)
        await self._journal.write(stored_guests.set_name, guest.id, kept)
        await self.announce(guest.id)
        return Guest(id=guest.id, name=kept, created=guest.created, seen=guest.seen)

    # --- Another device

    async def make_code(self, guest: Guest) -> CodeMade:
        self._codes.check_key(guest.id)
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        expires = now_ms() + _CODE_MS
        await self._journal.write(stored_guests.add_code, hashed(code), guest.id, expires)
        half = _CODE_LENGTH // 2
        return CodeMade(code=f"{code[:half]}-{code[half:]}", expires=expires)

    async def has_code(self, guest: Guest) -> CodeState:
        return CodeState(open=await self._journal.read(stored_guests.has_code, guest.id, now_ms()))

    async def use_code(self, code: str, address: str, asking: Guest | None) -> tuple[Guest, str]:
        """The guest who made the code, and a session for this device. `asking`: who the device was
        before; without one, all of its address try together."""
        if asking is not None:
            self._codes.check_key(asking.id)
        else:
            self._codes.check(address)
        typed = re.sub(r"[\s-]", "", code).upper()
        session = secrets.token_urlsafe(32)
        found = await self._journal.write(
            stored_guests.use_code, hashed(typed), now_ms(), session=hashed(session)
        )
        guest = await self.find(session) if found is not None else None
        if guest is None:
            raise Refusal("bad_code", "code", "expected a code of the last ten minutes, unused")
        return guest, session

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
        await self._reread(guest)
        self._signals.publish(_RENAMED, guest)

    async def _reread(self, guest: str) -> None:
        self._by_session.clear()
        await self._names.read([guest])
        self.renamed(guest)
