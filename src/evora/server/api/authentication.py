"""Who asks: a person by the cookie of their browser, or a bot by its token."""

from __future__ import annotations

from starlette.requests import Request

from evora.server.api.requests import session_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.domain.bots import is_bot
from evora.server.storage.values import Bot, Guest

_BEARER = "bearer "


def bearer_of(request: Request) -> str | None:
    """What the header Authorization holds, if it is a bearer's."""
    given: str = request.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else None


class Authentication:
    def __init__(self, services: Services) -> None:
        self._guests = services.guests
        self._bots = services.bots

    async def find(self, request: Request) -> Guest | None:
        """A person or a bot; Refusal bad_token."""
        secret = bearer_of(request)
        if secret is None:
            return await self._guests.find(session_of(request))
        bot = await self._bots.find(secret)
        return Guest(id=bot.id, name=bot.name, created=bot.created, seen=bot.created)

    async def find_id(self, request: Request) -> str | None:
        guest = await self.find(request)
        return guest.id if guest else None

    async def require(self, request: Request) -> Guest:
        """A person or a bot; Refusal no_guest, bad_token."""
        guest = await self.find(request)
        if guest is None:
            raise Refusal("no_guest")
        return guest

    async def person(self, request: Request) -> Guest:
        """Refusal no_guest, not_for_bots."""
        guest = await self.require(request)
        if is_bot(guest.id):
            raise Refusal("not_for_bots")
        return guest

    async def bot(self, request: Request) -> tuple[Bot, str]:
        """The bot and its token; Refusal bad_token."""
        secret = bearer_of(request) or ""
        return await self._bots.find(secret), secret
