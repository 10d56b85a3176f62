"""The devices of a guest: browsers that are signed in, by codes and other keys, can be listed and
signed out."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TypeVar

from sqlalchemy import Connection

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.codes import (
    DEVICE_LENGTH,
    RECOVERY_LENGTH,
    as_typed,
    new_code,
    written,
)
from evora.server.live.guests.guests import Guests, hashed
from evora.server.live.people.hub import Hub
from evora.server.live.processes.signals import Signals
from evora.server.messages import CodeMade, CodeState, DeviceView
from evora.server.storage import guests as stored_guests
from evora.server.storage import keys as stored_keys
from evora.server.storage import rates
from evora.server.storage.journal import Journal
from evora.server.storage.rates import Charge
from evora.server.storage.values import Device, Guest, Unavailable

# A visit is noted once in this time; more would be writes for nothing, and more than anybody needs
# to know.
_NOTE_SECONDS = 12 * 3600.0
_MAX_NOTED = 20_000

_CODE_MS = 10 * 60_000
_CODES = "codes"

T = TypeVar("T")
# What signs a device in by a key: it is given the hash of its session, the time, and how many
# devices a guest may have; which sessions had to go for it, None if the key is not good.
_SignIn = Callable[[Connection, T, str, int, int], list[str] | None]

# The first that a browser says decides: most claim to be several others as well.
_BROWSERS = (
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser", "samsung"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("CriOS", "chrome"),
    ("Chrome", "chrome"),
    ("Safari", "safari"),
)
_SYSTEMS = (
    ("Android", "android"),
    ("iPhone", "ios"),
    ("iPad", "ios"),
    ("CrOS", "chromeos"),
    ("Windows", "windows"),
    ("Mac OS", "mac"),
    ("Linux", "linux"),
)


def kind_of(user_agent: str | None) -> str | None:
    """`firefox/linux`: what is kept of what a browser says about itself; None if it is unknown."""
    if not user_agent:
        return None
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), "")
    return f"{browser}/{system}" if browser or system else None


class Devices:
    def __init__(
        self, journal: Journal, settings: Settings, guests: Guests, hub: Hub, signals: Signals
    ) -> None:
        self._journal = journal
        self._codes = settings.codes
        self._max_devices = settings.devices
        self._signals = signals
        self._guests = guests
        self._hub = hub
        self._noted: Recent[str, bool] = Recent(_MAX_NOTED, _NOTE_SECONDS)
        signals.subscribe("signed_out", self._signed_out)

    # --- Codes

    async def make_code(self, guest: Guest) -> CodeMade:
        """Refusal too_many."""
        now = now_ms()
        await self._journal.write(rates.spend, _CODES, self._codes, guest.id, now)
        code, expires = new_code(DEVICE_LENGTH), now + _CODE_MS
        await self._journal.write(stored_guests.add_code, hashed(code), guest.id, expires)
        return CodeMade(code=written(code), expires=expires)

    async def has_code(self, guest: Guest) -> CodeState:
        return CodeState(open=await self._journal.read(stored_guests.has_code, guest.id, now_ms()))

    async def use_code(self, code: str, address: str, asking: Guest | None) -> tuple[Guest, str]:
        """The guest whose code it is, one of ten minutes or one to get back in with, and a session
        for this device; Refusal bad_code, too_many. `asking`: who the device was before."""
        typed = as_typed(code)
        recovers = len(typed) == RECOVERY_LENGTH
        by = stored_keys.sign_in_by_code if recovers else stored_guests.sign_in
        async with self.trying(address, asking):
            found = await self.sign_in(by, hashed(typed))
            if found is None:
                raise Refusal("bad_code", "code", "expected a code that is still good")
        return found

    # --- Signing in

    @contextlib.asynccontextmanager
    async def trying(self, address: str, asking: Guest | None) -> AsyncIterator[None]:
        """Somebody tries to sign in, with any kind of key: who is wrong waits longer each time. It
        counts from the beginning, so that many at once do, unless it is right; Refusal too_many."""
        guest = None if asking is None else asking.id
        charge, now = Charge(_CODES, self._codes, address), now_ms()
        await self._journal.write(rates.charge_try, charge, guest, now)
        yield
        with contextlib.suppress(Unavailable):  # who is signed in already is not refused for it
            await self._journal.write(rates.return_try, charge, guest, now)

    async def sign_in(self, by: _SignIn[T], key: T) -> tuple[Guest, str] | None:
        """The guest whose key it is, and a session for this device; None if it is not good."""
        session = secrets.token_urlsafe(32)
        removed = await self._journal.write(by, key, hashed(session), now_ms(), self._max_devices)
        guest = await self._guests.find(session) if removed is not None else None
        if guest is None:
            return None
        self._announce(removed or ())
        return guest, session

    # --- The list

    async def note(self, session: str, user_agent: str | None) -> None:
        """A page was opened on this device."""
        key = hashed(session)
        if self._noted.get(key) is not None:
            return
        self._noted.put(key, True)
        with contextlib.suppress(Unavailable):  # it is only for the list
            note = stored_guests.note_device
            await self._journal.write(note, key, now_ms(), kind_of(user_agent))

    async def listed(self, guest: str, session: str | None) -> list[DeviceView]:
        current = hashed(session) if session else None
        return [_view(device, current) for device in await self._all(guest)]

    async def sign_out(self, guest: str, device: str) -> None:
        """Refusal not_found if the guest has no such device."""
        found = await self._remove(guest, lambda each: _id(each) == device)
        if not found:
            raise Refusal("not_found", "device")

    async def sign_out_others(self, guest: str, session: str | None) -> None:
        current = hashed(session) if session else None
        await self._remove(guest, lambda each: each.session != current)

    async def _all(self, guest: str) -> list[Device]:
        return await self._journal.read(stored_guests.devices, guest)

    async def _remove(self, guest: str, wanted: Callable[[Device], bool]) -> bool:
        gone = [device.session for device in await self._all(guest) if wanted(device)]
        if gone:
            await self._journal.write(stored_guests.remove_sessions, guest, gone)
        self._announce(gone)
        return bool(gone)

    def _announce(self, gone: Iterable[str]) -> None:
        for session in gone:
            self._signed_out(session)
            self._signals.publish("signed_out", session)

    def _signed_out(self, session: str) -> None:
        """Also when it happened at another process."""
        self._guests.forget_session(session)
        self._hub.close_session(session)


def _id(device: Device) -> str:
    """What the page calls a device: it follows from the session, which cannot be found from it."""
    return hashlib.sha256(f"device {device.session}".encode()).hexdigest()[:16]


def _view(device: Device, current: str | None) -> DeviceView:
    browser, _, system = (device.agent or "").partition("/")
    return DeviceView(
        device=_id(device),
        browser=browser or None,
        system=system or None,
        created=device.created,
        seen=device.seen,
        current=device.session == current,
    )
