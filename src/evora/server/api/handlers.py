"""The HTTP interface: small handlers, each a call of the service; `endpoints` lists them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from evora.players.levels import DEFAULT_LEVEL, LEVELS
from evora.record import format_game
from evora.server import messages as m
from evora.server.api.decoding import command as command_decoder
from evora.server.api.requests import (
    game_of,
    number_of,
    read_message,
    read_nothing,
    session_of,
    set_session,
)
from evora.server.api.responses import json_response
from evora.server.api.security import Peer, peer_of
from evora.server.common.encoding import encode
from evora.server.common.limits import Limiter
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.domain import rules as rules_calls
from evora.server.domain.core_views import replay_answer
from evora.server.domain.records import record
from evora.server.live.games import Games
from evora.server.live.guests import Guests
from evora.server.live.hub import Hub
from evora.server.live.leaving import take_leave
from evora.server.live.lists import Lists
from evora.server.storage import Guest

Handler = Callable[[Request], Awaitable[Response]]

_set_name = msgspec.json.Decoder(m.SetName)
_use_code = msgspec.json.Decoder(m.UseCode)
_create_game = msgspec.json.Decoder(m.CreateGame)
_ask_legal = msgspec.json.Decoder(m.AskLegal)
_ask_play = msgspec.json.Decoder(m.AskPlay)
_ask_record = msgspec.json.Decoder(m.AskRecord)


@dataclass(frozen=True)
class Counter:
    """What the handlers work with."""

    settings: Settings
    guests: Guests
    games: Games
    lists: Lists
    hub: Hub
    build: str


class Api:
    """`handlers`: by method and path, as evora.server.api.endpoints writes them."""

    def __init__(self, counter: Counter) -> None:
        self._settings = counter.settings
        self._guests = counter.guests
        self._games = counter.games
        self._lists = counter.lists
        self._hub = counter.hub
        self._build = counter.build
        self._small = counter.settings.frame_bytes
        self._large = counter.settings.upload_bytes
        self._new_games = Limiter(counter.settings.new_games)
        self._uploads = Limiter(counter.settings.uploads)
        self.handlers: dict[tuple[str, str], Handler] = {
            ("GET", "/api/me"): self.me,
            ("POST", "/api/me"): self.become_guest,
            ("PUT", "/api/me"): self.set_name,
            ("DELETE", "/api/me"): self.delete,
            ("GET", "/api/me/export"): self.export,
            ("POST", "/api/me/code"): self.make_code,
            ("POST", "/api/me/use-code"): self.use_code,
            ("GET", "/api/me/games"): self.my_games,
            ("GET", "/api/lobby"): self.lobby,
            ("POST", "/api/games"): self.create_game,
            ("GET", "/api/games/{game}"): self.view,
            ("GET", "/api/games/{game}/events"): self.events,
            ("POST", "/api/games/{game}/commands"): self.command,
            ("GET", "/api/games/{game}/record"): self.record,
            ("GET", "/api/games/{game}/steps"): self.steps,
            ("POST", "/api/rules/legal"): self.rules_legal,
            ("POST", "/api/rules/play"): self.rules_play,
            ("POST", "/api/rules/record"): self.rules_record,
        }

    # --- Who asks

    async def _guest(self, request: Request) -> Guest | None:
        return await self._guests.find(session_of(request))

    async def _somebody(self, request: Request) -> Guest:
        guest = await self._guest(request)
        if guest is None:
            raise Refusal("no_guest")
        return guest

    def _me(self, guest: Guest | None, peer: Peer) -> m.Me:
        return m.Me(
            guest=guest.id if guest else None,
            name=guest.name if guest else None,
            protocol=m.PROTOCOL,
            build=self._build,
            levels=[level.name for level in LEVELS],
            default_level=DEFAULT_LEVEL,
            secure=peer.https,
        )

    async def me(self, request: Request) -> Response:
        guest, peer = await self._guest(request), peer_of(request.scope)
        response = json_response(self._me(guest, peer))
        session = session_of(request)
        if guest is not None and session is not None:
            # Browsers forget a cookie that is not renewed.
            set_session(response, peer, session)
        return response

    async def become_guest(self, request: Request) -> Response:
        await read_nothing(request, self._small)
        guest, peer = await self._guest(request), peer_of(request.scope)
        if guest is not None:
            return json_response(self._me(guest, peer))
        guest, session = await self._guests.make(peer.address)
        response = json_response(self._me(guest, peer))
        set_session(response, peer, session)
        return response

    async def set_name(self, request: Request) -> Response:
        wanted = await read_message(request, _set_name, self._small)
        guest = await self._guests.set_name(await self._somebody(request), wanted.name)
        self._games.renamed(guest.id)
        return json_response(self._me(guest, peer_of(request.scope)))

    async def delete(self, request: Request) -> Response:
        await read_nothing(request, self._small)
        guest = await self._somebody(request)
        await take_leave(guest.id, self._games, self._lists)
        await self._guests.delete(guest)
        self._hub.close_guest(guest.id)
        self._games.renamed(guest.id)
        response = Response(status_code=204, headers={"Cache-Control": "no-store"})
        set_session(response, peer_of(request.scope), None)
        return response

    async def export(self, request: Request) -> Response:
        data = await self._guests.export(await self._somebody(request))
        disposition = 'attachment; filename="evora-data.json"'
        return json_response(data, headers={"Content-Disposition": disposition})

    async def make_code(self, request: Request) -> Response:
        await read_nothing(request, self._small)
        guest = await self._somebody(request)
        return json_response(await self._guests.make_code(guest, peer_of(request.scope).address))

    async def use_code(self, request: Request) -> Response:
        typed = await read_message(request, _use_code, self._small)
        peer = peer_of(request.scope)
        guest, session = await self._guests.use_code(typed.code, peer.address)
        response = json_response(self._me(guest, peer))
        set_session(response, peer, session)
        return response

    # --- Games

    async def my_games(self, request: Request) -> Response:
        guest = await self._somebody(request)
        return json_response(await self._lists.mine(guest.id, request.query_params.get("before")))

    async def lobby(self, request: Request) -> Response:
        guest = await self._guest(request)
        return json_response(await self._lists.lobby(guest.id if guest else None))

    async def create_game(self, request: Request) -> Response:
        wanted = await read_message(request, _create_game, self._large)
        guest = await self._somebody(request)
        address = peer_of(request.scope).address
        self._new_games.check(address)
        if isinstance(wanted.origin, m.FromRecord):
            self._uploads.check(address)
        return json_response(await self._games.create(wanted, guest.id), 201)

    async def view(self, request: Request) -> Response:
        game, guest = game_of(request), await self._guest(request)
        return json_response(await self._games.view(game, guest.id if guest else None))

    async def events(self, request: Request) -> Response:
        game, guest = game_of(request), await self._guest(request)
        since = number_of(request, "since")
        return json_response(await self._games.events(game, guest.id if guest else None, since))

    async def command(self, request: Request) -> Response:
        game = game_of(request)
        wanted = await read_message(request, command_decoder, self._small)
        request.state.command = wanted.id
        guest = await self._somebody(request)
        return json_response(await self._games.command(game, wanted, guest.id))

    async def record(self, request: Request) -> Response:
        game = game_of(request)
        live, names = await self._games.look(game)
        text = format_game(record(live.table, names, live.seed))
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="evora-{game}.evora"',
        }
        return Response(text, headers=headers, media_type="text/plain; charset=utf-8")

    async def steps(self, request: Request) -> Response:
        live, names = await self._games.look(game_of(request))
        table = live.table
        return await _apart(lambda: replay_answer(record(table, names, live.seed)))

    # --- The rules without a game

    async def rules_legal(self, request: Request) -> Response:
        return json_response(
            rules_calls.legal(await read_message(request, _ask_legal, self._small))
        )

    async def rules_play(self, request: Request) -> Response:
        asked = await read_message(request, _ask_play, self._large)
        return await _apart(lambda: rules_calls.play(asked))

    async def rules_record(self, request: Request) -> Response:
        self._uploads.check(peer_of(request.scope).address)
        asked = await read_message(request, _ask_record, self._large)
        return await _apart(lambda: rules_calls.record(asked))


async def _apart(work: Callable[[], Any]) -> Response:
    """A long answer, made in a thread: everybody else's moves go on meanwhile."""
    content = await asyncio.to_thread(lambda: encode(work()))
    return Response(content, 200, {"Cache-Control": "no-store"}, "application/json")
