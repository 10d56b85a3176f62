"""Who was called and has not been back: the first sign of them ends it, at any process.

Every process knows all of them, so that the visits of everybody else cost nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import outbox
from evora.server.storage.journal import Journal

_CALLED, _BACK = "called", "back"
_NAME = "visits"
# What a signal has room for.
_MAX_NAMED = 200
# Signals may get lost: the table is looked at, too.
EVERY_SECONDS = 60.0


class Visits:
    def __init__(self, journal: Journal, signals: Signals, tasks: Tasks) -> None:
        self._journal = journal
        self._signals = signals
        self._tasks = tasks
        self._called: set[str] = set()
        signals.subscribe(_CALLED, self._called.update)
        signals.subscribe(_BACK, self._called.discard)
        signals.gap.subscribe(lambda: tasks.spawn(_NAME, self.read()))

    def start(self) -> None:
        self._tasks.repeat(_NAME, self.read, EVERY_SECONDS)

    async def read(self) -> None:
        """Unavailable."""
        before = set(self._called)
        called = set(await self._journal.read(outbox.called_guests))
        self._called.difference_update(before - called)
        self._called.update(called)

    def called(self, guests: Collection[str]) -> None:
        """They were called just now."""
        self._called.update(guests)
        named = sorted(guests)
        for first in range(0, len(named), _MAX_NAMED):
            self._signals.publish(_CALLED, named[first : first + _MAX_NAMED])

    def seen(self, guest: str | None) -> None:
        """Somebody asks for something."""
        if guest is not None and guest in self._called:
            self._called.discard(guest)
            self._signals.publish(_BACK, guest)
            self._tasks.spawn(_NAME, self._journal.write(outbox.note_back, [guest]))
