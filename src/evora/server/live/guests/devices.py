"""The devices of a guest: browsers that are signed in, which can be listed and signed out."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.live.guests.guests import Guests, hashed
from evora.server.live.people.hub import Hub
from evora.server.live.processes.signals import Signals
from evora.server.messages import DeviceView
from evora.server.storage import guests as stored_guests
from evora.server.storage.journal import Journal
from evora.server.storage.values import Device, Unavailable

# A visit is noted once in this time; more would be writes for nothing, and more than anybody needs
# to know.
_NOTE_SECONDS = 12 * 3600.0
_MAX_NOTED = 20_000

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
    def __init__(self, journal: Journal, guests: Guests, hub: Hub, signals: Signals) -> None:
        self._journal = journal
        self._signals = signals
        self._guests = guests
        self._hub = hub
        self._noted: Recent[str, bool] = Recent(_MAX_NOTED, _NOTE_SECONDS)
        signals.subscribe("signed_out", self._signed_out)

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
        for session in gone:
            self._signed_out(session)
            self._signals.publish("signed_out", session)
        return bool(gone)

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
