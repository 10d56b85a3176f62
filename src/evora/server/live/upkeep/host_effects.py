"""What each process does when the host has done something: connections end, names are read again,
games are dropped, and everybody who is here is shown what is set."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from evora.server.common.encoding import encode_text
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.domain.bans import Network, household, is_own
from evora.server.domain.bots import is_bot
from evora.server.live.guests.guests import Guests
from evora.server.live.people.hub import BANNED, Connection, Hub
from evora.server.live.processes.host import Host, notice_of
from evora.server.messages import HostNotice, Refused
from evora.server.storage import host_actions
from evora.server.storage.journal import Journal
from evora.server.storage.values import HostAction

_NAME = "host"


class HostEffects:
    """`deleted`: a game is gone."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        hub: Hub,
        guests: Guests,
        host: Host,
    ) -> None:
        self._proxies = settings.proxies
        self._journal = journal
        self._hub = hub
        self._guests = guests
        self._host = host
        self._shown = ""
        self.deleted: Subscribers[[str]] = Subscribers(_NAME)
        host.follow = self.follow

    async def follow(self, done: list[HostAction]) -> None:
        """Unavailable."""
        self._close_banned()
        for action in done:
            for game in action.result.deleted:
                self._delete(game)
            for guest in action.result.closed:
                self._hub.close_guest(guest)
            for guest in action.result.changed:
                await self._guests.reread(guest)
        await self._ban_networks({action.id for action in done})
        self._show()

    def _delete(self, game: str) -> None:
        text = encode_text(Refused(code="unknown_game", field="game"))
        for connection in self._hub.watchers(game):
            self._hub.unwatch(connection, game)
            connection.send(text)
        self.deleted(game)

    def _show(self) -> None:
        shown = encode_text(self._host.state())
        if shown != self._shown:
            self._shown = shown
            for connection in self._hub.connections:
                if not is_bot(connection.guest):
                    connection.send(shown)

    # --- Bans

    def _close_banned(self) -> None:
        for connection in tuple(self._hub.connections):
            host = self._host
            ban = host.ban_of(connection.guest, connection.owner) or host.ban_at(connection.address)
            if ban is not None:
                _close(connection, notice_of(ban))

    async def _ban_networks(self, fresh: Collection[int]) -> None:
        """Those from which somebody is connected here who was just banned with them."""
        bans = self._host.bans_of(fresh)
        known = {(ban.action, ban.target) for ban in bans}
        new = [
            dataclasses.replace(ban, target=str(network), here=False)
            for ban in bans
            if ban.here
            for network in self._networks_of(ban.target)
            if (ban.action, str(network)) not in known
        ]
        if new:
            await self._journal.write(host_actions.add_networks, new)
            self._host.announce()

    def _networks_of(self, guest: str) -> set[Network]:
        found = {
            household(connection.address)
            for connection in self._hub.connections
            if guest in (connection.guest, connection.owner)
        }
        return {one for one in found if one is not None and not is_own(one, self._proxies)}


def _close(connection: Connection, notice: HostNotice) -> None:
    # A stream of a bot says it in its own way.
    if not is_bot(connection.guest):
        connection.send(encode_text(Refused(code="banned", notice=notice)))
    connection.close(BANNED)
