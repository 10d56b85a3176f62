"""What each endpoint does: small handlers, each a call of the services behind the interface.

`evora.server.api.endpoints` says which request comes to which handler, and with which body.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any

from starlette.requests import Request
from starlette.responses import Response

from evora.record import format_game
from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.identity import Identity
from evora.server.api.requests import game_of, number_of, session_of, set_session
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.encoding import encode
from evora.server.common.limits import SharedLimiter, network_of
from evora.server.common.refusal import Refusal
from evora.server.domain import rules
from evora.server.domain.bots import is_bot
from evora.server.domain.core_views import replay_answer
from evora.server.domain.records import record
from evora.server.live.upkeep.leaving import take_leave

NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class Handlers:
    """The handlers of the documented interface."""

    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._identity = Identity(services)
        self._guests = services.guests
        self._bots = services.bots
        self._views = services.views
        self._creation = services.creation
        self._duels = services.duels
        self._commands = services.commands
        self._devices = services.devices
        self._lists = services.lists
        self._pairing = services.pairing
        self._fair_play = services.fair_play
        self._background = services.background
        self._new_games = SharedLimiter(services.settings.new_games, services.processes)
        self._uploads = SharedLimiter(services.settings.uploads, services.processes)

    # --- Guests

    async def me(self, request: Request) -> m.Me | Response:
        guest, session = await self._authentication.find(request), session_of(request)
        if guest is None or session is None:
            return self._identity.me(guest, request)
        # Browsers drop a cookie that is not renewed.
        return await self._identity.signed_in(guest, request, session)

    async def become_guest(self, request: Request) -> m.Me | Response:
        guest = await self._authentication.find(request)
        if guest is not None:
            return self._identity.me(guest, request)
        invitation = request.query_params.get("invitation")
        guest, session = await self._guests.make(peer_of(request.scope).address, invitation)
        return await self._identity.signed_in(guest, request, session)

    async def set_name(self, request: Request, body: m.SetName) -> m.Me:
        guest = await self._guests.set_name(await self._authentication.person(request), body.name)
        return self._identity.me(guest, request)

    async def note_rename(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._guests.note_rename(guest.id)
        return Response(status_code=204, headers=NO_STORE)

    async def delete(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        for bot in await self._bots.mine(guest.id):
            await take_leave(bot.bot, self._views, self._commands, self._lists)
            await self._bots.remove(bot.bot)
        await take_leave(guest.id, self._views, self._commands, self._lists)
        await self._guests.delete(guest.id)
        response = Response(status_code=204, headers=NO_STORE)
        set_session(response, peer_of(request.scope), None)
        return response

    async def export(self, request: Request) -> Response:
        data = await self._guests.export(await self._authentication.person(request))
        disposition = 'attachment; filename="evora-data.json"'
        headers = {"Content-Disposition": disposition}
        return await self._computed(request, lambda: data, headers)

    async def make_code(self, request: Request) -> m.CodeMade:
        return await self._devices.make_code(await self._authentication.person(request))

    async def has_code(self, request: Request) -> m.CodeState:
        return await self._devices.has_code(await self._authentication.require(request))

    async def use_code(self, request: Request, body: m.UseCode) -> Annotated[Response, m.Me]:
        peer, asking = peer_of(request.scope), await self._authentication.visitor(request)
        guest, session = await self._devices.use_code(body.code, peer.address, asking)
        return await self._identity.signed_in(guest, request, session)

    # --- Games

    async def my_games(self, request: Request) -> m.GameList:
        guest = await self._authentication.require(request)
        return await self._lists.mine(guest.id, request.query_params.get("before"))

    async def lobby(self, request: Request) -> m.GameList:
        return await self._lists.lobby(await self._authentication.find_id(request))

    async def live(self, request: Request) -> m.Live:
        return await self._lists.live(await self._authentication.find_id(request))

    async def replays(self, request: Request) -> m.GameList:
        return await self._lists.replays(await self._authentication.find_id(request))

    async def pair(self, request: Request, body: m.Pair) -> m.Paired:
        guest, address = await self._authentication.person(request), peer_of(request.scope).address
        # Who waits on, or plays already, gets no new game and pays for none.
        pay = partial(self._new_games.check, address, guest.id)
        return await self._pairing.pair(body, guest.id, address, pay)

    async def create_game(self, request: Request, body: m.CreateGame) -> m.GameMade:
        guest = await self._authentication.person(request)
        address = peer_of(request.scope).address
        self._new_games.check(address, guest.id)
        if isinstance(body.origin, m.FromRecord):
            self._uploads.check(address, guest.id)
        listed = any(isinstance(choice, m.AnybodySeat) for choice in body.seats)
        network = await self._pairing.network(address) if listed else None
        return await self._duels.create(body, guest.id, network_of(address), network)

    async def keep_record(self, request: Request, body: m.KeepRecord) -> m.GameMade:
        guest = await self._authentication.person(request)
        address = peer_of(request.scope).address
        self._new_games.check(address, guest.id)
        self._uploads.check(address, guest.id)
        return await self._creation.keep_record(body, guest.id)

    async def view(self, request: Request) -> m.GameView:
        return await self._views.view(game_of(request), await self._authentication.find_id(request))

    async def events(self, request: Request) -> m.EventList:
        game, guest = game_of(request), await self._authentication.find_id(request)
        return await self._views.events(game, guest, number_of(request, "since"))

    async def command(self, request: Request, body: m.Command) -> m.Applied:
        request.state.command = body.id  # a refusal names it
        game, guest = game_of(request), await self._authentication.require(request)
        if isinstance(body, m.Rematch) and is_bot(guest.id):
            raise Refusal("not_for_bots")
        if isinstance(body, m.Join):
            address = peer_of(request.scope).address
            return await self._pairing.join(game, body, guest.id, address)
        return await self._commands.command(game, body, guest.id)

    async def record(self, request: Request) -> Response:
        game = game_of(request)
        live, names = await self._views.look(game)
        table = live.table
        text = await self._background.run(
            self._who(request), lambda: format_game(record(table, names, live.seed))
        )
        disposition = f'attachment; filename="evora-{game}.evora"'
        headers = {**NO_STORE, "Content-Disposition": disposition}
        return Response(text, headers=headers, media_type="text/plain; charset=utf-8")

    async def steps(self, request: Request) -> Annotated[Response, m.PlayAnswer]:
        live, names = await self._views.look(game_of(request))
        table, guest = live.table, await self._authentication.find_id(request)
        return await self._computed(
            request, lambda: replay_answer(record(table, names, live.seed), table.sat(guest))
        )

    # --- The rules without a game

    async def rules_legal(self, request: Request, body: m.AskLegal) -> m.Encoded[m.LegalAnswer]:
        self._overhear(request, body.position)
        return rules.legal(body)

    async def rules_play(
        self, request: Request, body: m.AskPlay
    ) -> Annotated[Response, m.PlayAnswer]:
        self._overhear(request, body.position)
        return await self._computed(request, lambda: rules.play(body))

    async def rules_record(
        self, request: Request, body: m.AskRecord
    ) -> Annotated[Response, m.PlayAnswer]:
        self._uploads.check(peer_of(request.scope).address, self._guests.known(session_of(request)))
        return await self._computed(request, lambda: rules.record(body))

    def _overhear(self, request: Request, position: str) -> None:
        self._fair_play.overhear(self._guests.known(session_of(request)), position, "rules")

    # --- Long answers

    def _who(self, request: Request) -> str:
        """Who waits in line for a worker."""
        known = self._guests.known(session_of(request))
        return known or network_of(peer_of(request.scope).address)

    async def _computed(
        self, request: Request, work: Callable[[], Any], headers: Mapping[str, str] = NO_HEADERS
    ) -> Response:
        """A long answer, computed and encoded off the event loop, which serves everyone else."""
        content = await self._background.run(self._who(request), lambda: encode(work()))
        return Response(content, headers={**NO_STORE, **headers}, media_type="application/json")
