"""What the endpoints about bots do: for their owners, for those who invite them, for themselves."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncGenerator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Send

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.live.upkeep.leaving import take_leave

_NDJSON = "application/x-ndjson"
_KNOWN = re.compile(r"([A-Za-z0-9]{10}):([0-9]{1,9})")


class BotHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._settings = services.settings
        self._views = services.views
        self._commands = services.commands
        self._lists = services.lists
        self._bots = services.bots
        self._streams = services.bot_streams

    # --- Owners

    async def mine(self, request: Request) -> m.BotList:
        owner = await self._authentication.person(request)
        return m.BotList(bots=await self._bots.mine(owner.id))

    async def make(self, request: Request, body: m.MakeBot) -> m.BotMade:
        owner, address = await self._authentication.person(request), peer_of(request.scope).address
        bot, secret = await self._bots.make(owner, body, address)
        return m.BotMade(bot=bot, token=secret)

    async def change(self, request: Request, body: m.ChangeBot) -> m.BotView:
        owner, bot = await self._authentication.person(request), _bot_of(request)
        return await self._bots.change(owner.id, bot, body)

    async def new_token(self, request: Request) -> m.BotMade:
        owner, bot = await self._authentication.person(request), _bot_of(request)
        view, secret = await self._bots.new_secret(owner.id, bot)
        return m.BotMade(bot=view, token=secret)

    async def remove(self, request: Request) -> Response:
        owner, bot = await self._authentication.person(request), _bot_of(request)
        await self._bots.owned(owner.id, bot)
        await take_leave(bot, self._views, self._commands, self._lists)
        await self._bots.remove(bot)
        return Response(status_code=204, headers=NO_STORE)

    # --- Who invites

    async def invitable(self, request: Request) -> m.BotList:
        guest = await self._authentication.find_id(request)
        return m.BotList(bots=await self._bots.invitable(guest))

    # --- The bot itself

    async def me(self, request: Request) -> m.BotView:
        _, secret = await self._authentication.bot(request)
        return await self._bots.view(secret)

    async def set_accepts(self, request: Request, body: m.SetAccepts) -> m.BotView:
        bot, _ = await self._authentication.bot(request)
        return await self._bots.set_accepts(bot, body.accepts)

    async def stream(self, request: Request) -> Response:
        bot, secret = await self._authentication.bot(request)
        known = _known_of(request, self._settings.watched)
        if request.method == "HEAD":
            return Response(headers=NO_STORE, media_type=_NDJSON)
        address = peer_of(request.scope).address
        lines = self._streams.lines(bot, secret, address, known)
        return _LineStream(lines, self._settings.send_timeout)


class _LineStream(StreamingResponse):
    """One JSON text per line, for as long as the client reads."""

    def __init__(self, lines: AsyncGenerator[str, None], send_seconds: float) -> None:
        # Proxies must not gather lines: X-Accel-Buffering tells nginx.
        headers = {**NO_STORE, "X-Accel-Buffering": "no"}
        super().__init__(lines, headers=headers, media_type=_NDJSON)
        self._lines = lines
        self._send_seconds = send_seconds

    async def stream_response(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        # Cancelled with the request: the generator has to leave the hub then, not some time later.
        async with contextlib.aclosing(self._lines):
            try:
                async for line in self._lines:
                    body = {"type": "http.response.body", "body": line.encode() + b"\n"}
                    async with asyncio.timeout(self._send_seconds):
                        await send({**body, "more_body": True})
            except TimeoutError:  # it does not read
                return
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _bot_of(request: Request) -> str:
    bot: str = request.path_params["bot"]
    return bot


def _known_of(request: Request, most: int) -> dict[str, int]:
    """`known=GAME:SEQ,GAME:SEQ`: what the bot has of its games."""
    given = [item for item in request.query_params.get("known", "").split(",") if item]
    known = {}
    for item in given:
        match = _KNOWN.fullmatch(item)
        if match is None or len(given) > most:
            expected = f"expected at most {most} times GAME:SEQ, separated by commas"
            raise Refusal("bad_field", "known", expected)
        known[match[1]] = int(match[2])
    return known


BOT_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/bots", "One's bots", BotHandlers.mine),
    Endpoint(
        "POST",
        "/api/me/bots",
        "Make a bot; its token is shown this once",
        BotHandlers.make,
        status=201,
        price=3.0,
    ),
    Endpoint(
        "PUT",
        "/api/me/bots/{bot}",
        "Rename a bot, or change whose invitations it takes",
        BotHandlers.change,
        price=3.0,
    ),
    Endpoint(
        "POST",
        "/api/me/bots/{bot}/token",
        "A new token for a bot; the old one is revoked",
        BotHandlers.new_token,
        price=3.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/bots/{bot}",
        "Revoke a bot: it leaves its games, and its name is deleted",
        BotHandlers.remove,
        status=204,
        price=10.0,
    ),
    Endpoint("GET", "/api/bots", "Bots that one can invite", BotHandlers.invitable, price=3.0),
    Endpoint("GET", "/api/bot", "The bot that asks", BotHandlers.me),
    Endpoint(
        "PUT",
        "/api/bot",
        "The bot says whose invitations it takes",
        BotHandlers.set_accepts,
        price=3.0,
    ),
    Endpoint(
        "GET",
        "/api/bot/stream",
        "The bot's games and every change of them, one JSON text per line",
        BotHandlers.stream,
        query=("known",),
        media="application/x-ndjson",
        price=5.0,
    ),
)
