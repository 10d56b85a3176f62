"""Who one is, for the page; and the session that a browser is known by."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.server import messages as m
from evora.server.api.hosts import passkeys_work
from evora.server.api.requests import set_session
from evora.server.api.responses import json_response
from evora.server.api.security import Peer, peer_of
from evora.server.api.services import Services
from evora.server.live.processes.host import notice_of
from evora.server.storage.values import Guest


class Identity:
    def __init__(self, services: Services) -> None:
        self._devices = services.devices
        self._settings = services.settings
        self._host = services.host
        self._texts = services.texts
        self._build = services.build

    def me(self, guest: Guest | None, request: Request) -> m.Me:
        peer = peer_of(request.scope)
        return m.Me(
            guest=guest.id if guest else None,
            name=guest.name if guest else None,
            kept=guest is not None and guest.kept,
            passkeys=passkeys_work(peer.host, peer.https, self._settings),
            protocol=m.PROTOCOL,
            build=self._build,
            levels=[level.name for level in LEVELS],
            default_level=DEFAULT_LEVEL,
            secure=peer.https,
            pages=self._texts.pages(),
            host=self._host.state(),
            banned=self._ban(guest, peer),
            renamed=guest is not None and guest.renamed is not None,
        )

    def _ban(self, guest: Guest | None, peer: Peer) -> m.HostNotice | None:
        known = None if guest is None else guest.id
        ban = self._host.ban_of(known) or self._host.ban_at(peer.address)
        return None if ban is None else notice_of(ban)

    async def signed_in(self, guest: Guest, request: Request, session: str) -> Response:
        """The same, with the session for this browser."""
        await self._devices.note(session, request.headers.get("user-agent"))
        response = json_response(self.me(guest, request))
        set_session(response, peer_of(request.scope), session)
        return response
