"""Who asks: a person by the cookie of their browser, or a bot by its token."""

from __future__ import annotations

from starlette.requests import Request

from evora.server.api.requests import is_for_banned, session_of
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
    """Who is banned is nobody, but for the endpoints that are for them, too."""

    def __init__(self, services: Services) -> None:
        self._guests = services.guests
        self._bots = services.bots
        self._host = services.host
        self._visits = services.visits

    async def find(self, request: Request, *, visit: bool = True) -> Guest | None:
        """A person or a bot; Refusal bad_token, banned. `visit`: they have been back with it, if
        they were called."""
        secret = bearer_of(request)
        if secret is not None:
            bot, _ = await self.bot(request)
            return Guest(id=bot.id, name=bot.name, created=bot.created, seen=bot.created)
        guest = await self._guests.find(session_of(request))
        if guest is not None and not is_for_banned(request):
            self._host.check_guest(guest.id)
            if visit:
                self._visits.seen(guest.id)
        return guest

    async def find_id(self, request: Request) -> str | None:
        guest = await self.find(request)
        return guest.id if guest else None

    async def require(self, request: Request) -> Guest:
        """A person or a bot; Refusal no_guest, bad_token."""
        guest = await self.find(request)
        if guest is None:
            raise Refusal("no_guest")
        return guest

    async def visitor(self, request: Request, *, visit: bool = True) -> Guest | None:
        """A person, or nobody who is known; Refusal not_for_bots."""
        guest = await self.find(request, visit=visit)
        if guest is not None and is_bot(guest.id):
            raise Refusal("not_for_bots")
        return guest

    async def person(self, request: Request, *, visit: bool = True) -> Guest:
        """Refusal no_guest, not_for_bots."""
        guest = await self.visitor(request, visit=visit)
        if guest is None:
            raise Refusal("no_guest")
        return guest

    async def bot(self, request: Request) -> tuple[Bot, str]:
        """The bot and its token; Refusal bad_token, banned."""
        secret = bearer_of(request) or ""
        bot = await self._bots.find(secret)
        self._host.check_guest(bot.id, bot.owner)
        return bot, secret
