"""What processes tell each other: a topic and a small value, to all but the one that publishes it.

A process that is alone on its database has nobody to tell. A signal may get lost when a connection
does: those who rely on one also look at the tables when there was a `gap`. Changes of games are
sent by the transaction that commits them (`storage/signals.py`); they arrive here, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from evora.server.common.logs import note_error
from evora.server.common.metrics import Metrics
from evora.server.common.subscribers import Subscribers
from evora.server.storage import cluster
from evora.server.storage import signals as stored_signals
from evora.server.storage.journal import Journal
from evora.server.storage.listener import Listener
from evora.server.storage.values import Unavailable


class Signals:
    """`gap`: signals may have been missed, or no longer are."""

    def __init__(self, journal: Journal, metrics: Metrics) -> None:
        self._journal = journal
        self._metrics = metrics
        self._process = journal.store.process
        self._topics: dict[str, Subscribers[[Any]]] = {}
        self.gap: Subscribers[[]] = Subscribers("signals", metrics)
        self._unsent: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._was_connected = False

    @property
    def connected(self) -> bool:
        """Whether this process hears the others, if there can be any."""
        return self._listener is None or self._listener.connected

    def subscribe(self, topic: str, subscriber: Callable[[Any], object]) -> None:
        """Calls it with every value that another process publishes under a topic."""
        subscribers: Subscribers[[Any]] = Subscribers("signals", self._metrics)
        self._topics.setdefault(topic, subscribers).subscribe(subscriber)

    def publish(self, topic: str, value: Any) -> None:
        """Tells all other processes, soon. ValueError if it is longer than 7,900 bytes."""
        if not self._journal.store.shared:
            return
        self._unsent.append(stored_signals.encode(self._process, topic, value))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    # --- Start and stop

    async def start(self) -> None:
        """Returns when it hears the others; Unavailable."""
        if not self._journal.store.shared:
            return
        url = self._journal.store.url
        self._listener = Listener(url, self._heard, self._connected, self.gap)
        await self._listener.start()

    async def stop(self) -> None:
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()

    # --- Both directions

    async def _send(self) -> None:
        try:
            while self._unsent:
                messages, self._unsent = self._unsent, []
                await self._journal.write(cluster.notify, messages)
        except Unavailable:
            self._metrics.unavailable.inc()
        except Exception as error:
            note_error("signals", error)
        finally:
            self._sending = None

    def _heard(self, text: str) -> None:
        if text.startswith(self._process):
            return
        try:
            message = stored_signals.decode(text)
            if message.topic in self._topics:
                self._topics[message.topic](message.value)
        except Exception as error:  # of another version, say: the poll finds what it was about
            self._metrics.errors.labels("signals").inc()
            note_error("signals", error)

    def _connected(self) -> None:
        if self._was_connected:
            self.gap()
        self._was_connected = True
