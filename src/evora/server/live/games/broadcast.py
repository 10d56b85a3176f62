"""Sends watchers what has changed: one view per guest, encoded once for all who see the same."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from evora.server.common.encoding import encode_text
from evora.server.common.settings import Settings
from evora.server.common.timestamps import now_ms
from evora.server.domain.rated_games import why_not_rated
from evora.server.domain.table import Table, events, for_guest, view
from evora.server.live.games.cache import GameCache
from evora.server.live.games.live_game import GameChanged, LiveGame
from evora.server.live.guests.names import Names
from evora.server.live.people.hub import NO_GAME, Connection, Hub
from evora.server.live.people.presence import Presence
from evora.server.messages import GameView, Update

# Presence changes are debounced: a guest who is back within this time was never gone.
_DEBOUNCE_SECONDS = 0.5


class Broadcaster:
    def __init__(
        self, hub: Hub, cache: GameCache, names: Names, presence: Presence, settings: Settings
    ) -> None:
        self._hub = hub
        self._cache = cache
        self._names = names
        self._presence = presence
        self._claim_after_ms = int(settings.claim_after * 1000)
        # By game, the seats that its watchers were last shown as online.
        self._shown_online: dict[str, set[int]] = {}
        self._pending: set[str] = set()

    # --- What a guest sees

    def view(self, live: LiveGame, guest: str | None) -> GameView:
        online = self._presence.online(live.table)
        return for_guest(self._everybodys(live, online), live.table, guest)

    def _everybodys(self, live: LiveGame, online: set[int]) -> GameView:
        """What all who watch a game see of it, made once for them. `online`: the seats of those
        who are here."""
        table, now, over = live.table, now_ms(), live.table.status == "over"
        seen = view(
            table,
            None,
            now,
            self._names.by_seat(table, live.local_names),
            online,
            self._presence.away(table),
            live.seed if over else None,
            self._claim_after_ms,
            self._names.people(table, now),
        )
        if not over:
            return seen
        reason = why_not_rated(table)
        return replace(seen, rating_changes=live.rating_changes, not_rated=reason)

    # --- Sending

    def watch(self, live: LiveGame, connection: Connection, since: int | None) -> Update:
        """What the connection has missed, to be sent before anything else is waited for: from now
        on it is sent what follows. `since` None: without the events so far."""
        seq = live.table.seq
        first = not self._hub.is_watched(live.id)
        self._hub.watch(connection, live.id, seq)
        if first:
            self._shown_online[live.id] = self._presence.online(live.table)
        # A client that claims to know the future starts again from what there is.
        since = seq if since is None else min(since, seq)
        return _update(live.table, since, self.view(live, connection.guest))

    def game_changed(self, change: GameChanged) -> None:
        self.send(change.game)

    def send(self, live: LiveGame) -> None:
        """Sends every watcher what it has not seen yet."""
        if not self._hub.is_watched(live.id):
            return
        table, online = live.table, self._presence.online(live.table)
        everybodys = self._everybodys(live, online)
        ready: dict[tuple[str | None, int], str] = {}
        for connection in self._hub.watchers(live.id):
            role, since = self._role(table, connection.guest), connection.watched[live.id]
            if (role, since) not in ready:
                seen = for_guest(everybodys, table, role)
                ready[role, since] = encode_text(_update(table, since, seen))
            connection.send(ready[role, since])
            connection.watched[live.id] = table.seq
        self._shown_online[live.id] = online

    @staticmethod
    def _role(table: Table, guest: str | None) -> str | None:
        """None for all who see the same: those who neither play nor made the game, nor are
        invited."""
        own = table.sat(guest) or table.created.creator == guest or table.invited(guest)
        return guest if own else None

    # --- Who is here

    def presence_changed(self, game: str, guest: str | None) -> None:
        """Shows the watchers who is there, soon."""
        if guest is not None and game != NO_GAME and game not in self._pending:
            self._pending.add(game)
            loop = asyncio.get_running_loop()
            loop.call_later(_DEBOUNCE_SECONDS, self._send_presence, game)

    def _send_presence(self, game: str) -> None:
        self._pending.discard(game)
        live = self._cache.find(game)
        if not self._hub.is_watched(game):
            self._shown_online.pop(game, None)
        elif live is not None and self._presence.online(live.table) != self._shown_online.get(game):
            self.send(live)

    def renamed(self, guest: str) -> None:
        """Shows a guest's new name to all who watch their games."""
        for game in self._hub.games():
            live = self._cache.find(game)
            if live is not None and (live.table.sat(guest) or live.table.invited(guest)):
                self.send(live)


def _update(table: Table, since: int, seen: GameView) -> Update:
    return Update(game=table.id, since=since, events=events(table, since), view=seen)
