"""Follows what other processes commit, for the games that are in memory here.

A signal brings the entries; a game that is watched goes on at once, another one when it is next
asked for. Hints can get lost: every few seconds, and after a gap, the seqs of the watched games are
compared with the tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from evora.server.common.refusal import Refusal
from evora.server.live.games.cache import GameCache
from evora.server.live.games.engine_turns import EngineTurns
from evora.server.live.games.live_game import GameChanged, GameChanges
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import Hub
from evora.server.live.processes.signals import Signals
from evora.server.live.processes.tasks import Tasks
from evora.server.storage import games as stored_games
from evora.server.storage import signals as stored_signals
from evora.server.storage.journal import Journal
from evora.server.storage.signals import GameSignal
from evora.server.storage.values import Unavailable

_NAME = "following"
POLL_SECONDS = 5.0
# Seqs asked for at once.
_BATCH = 500


class Following:
    def __init__(  # noqa: PLR0913, PLR0917  (what it joins together)
        self,
        journal: Journal,
        cache: GameCache,
        names: Names,
        changes: GameChanges,
        engine_turns: EngineTurns,
        hub: Hub,
        signals: Signals,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._cache = cache
        self._names = names
        self._changes = changes
        self._engine_turns = engine_turns
        self._hub = hub
        self._signals = signals
        self._tasks = tasks
        signals.subscribe(stored_signals.GAMES, self.hear)
        signals.gap.subscribe(self._gap)

    def start(self) -> None:
        if self._journal.store.shared:
            self._tasks.repeat(_NAME, self._poll, POLL_SECONDS)

    def hear(self, news: Sequence[GameSignal]) -> None:
        """Other processes have committed these entries."""
        for signal in news:
            wanted = any(map(self._hub.is_connected, signal.new_for))
            live, wanted = self._cache.peek(signal.game), wanted or self._cache.is_held(signal.game)
            if live is not None and not signal.new_for:
                if signal.seq <= live.table.seq:
                    continue
                live.announced_seq = max(live.announced_seq, signal.seq)
                watched = self._hub.is_watched(signal.game) or self._engine_turns.waits(signal.game)
                if watched and self._cache.follow_at_once(live, signal.entries):
                    continue
                wanted = wanted or watched
            if wanted:
                self._tasks.spawn(_NAME, self._follow(signal))

    async def _follow(self, signal: GameSignal) -> None:
        """Takes the entries as they come, if they are the next ones; else reads them."""
        try:
            async with self._cache.hold(signal.game, signal.entries) as live:
                if signal.new_for:
                    await self._names.load_for(live.table)
                    # Somebody here may have been faster than the signal.
                    here = self._engine_turns.waits(signal.game)
                    self._changes(GameChanged(live, None, here=here))
        except (Refusal, Unavailable):  # the poll finds it again
            return

    def _gap(self) -> None:
        """Hints may have been missed: nothing in memory is sure to be the newest."""
        self._cache.mark_stale(disconnected=not self._signals.connected)
        self._tasks.spawn(_NAME, self._poll())

    async def _poll(self) -> None:
        watched = list(self._hub.games())
        for first in range(0, len(watched), _BATCH):
            batch = watched[first : first + _BATCH]
            stored = await self._journal.read(stored_games.seqs, batch)
            for game, seq in stored.items():
                live = self._cache.peek(game)
                if live is not None and seq > live.table.seq:
                    live.announced_seq = max(live.announced_seq, seq)
                    await self._follow(GameSignal(game, seq, ()))
        found = (self._cache.peek(game) for game in watched)
        self._engine_turns.remind(live for live in found if live is not None)
