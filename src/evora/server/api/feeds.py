"""What the endpoints about personal feeds do, and the feeds themselves."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.documents import NOT_LISTED, Document
from evora.server.api.endpoint import Endpoint
from evora.server.api.languages import language_for
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal

_ATOM = "application/atom+xml; charset=utf-8"
_CALENDAR = "text/calendar; charset=utf-8"
# Only an ETag tells whether a feed has changed: what is played goes from it, and leaves no date.
_HEADERS = {**NOT_LISTED, "Cache-Control": "private, no-cache", "Referrer-Policy": "no-referrer"}


class FeedHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._feeds = services.feeds

    async def mine(self, request: Request) -> m.MyFeed:
        return await self._feeds.of((await self._authentication.person(request)).id)

    async def make(self, request: Request, body: m.MakeFeed) -> m.FeedMade:
        guest = await self._authentication.person(request)
        language = language_for(request.headers.get("accept-language", ""), body.language)
        return await self._feeds.make(guest.id, language, _site(request))

    async def remove(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._feeds.remove(guest.id)
        return Response(status_code=204, headers=NO_STORE)

    async def atom(self, request: Request) -> Response:
        found = await self._feeds.atom(request.path_params["key"], _site(request))
        return _sent(request, found, _ATOM)

    async def calendar(self, request: Request) -> Response:
        found = await self._feeds.calendar(request.path_params["key"], _site(request))
        return _sent(request, found, _CALENDAR)


def _site(request: Request) -> str:
    """What the one who asks calls this server, for one without a public address."""
    peer = peer_of(request.scope)
    return f"{'https' if peer.https else 'http'}://{peer.host}"


def _sent(request: Request, content: bytes | None, media: str) -> Response:
    if content is None:
        raise Refusal("not_found")
    return Document(content, media, headers=_HEADERS).response(request.headers)


FEED_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/feed", "Whether one has a personal feed", FeedHandlers.mine),
    Endpoint(
        "POST",
        "/api/me/feed",
        "Make one's personal feed, whose addresses are shown this once; the old ones are dead",
        FeedHandlers.make,
        price=5.0,
    ),
    Endpoint("DELETE", "/api/me/feed", "Remove one's feed", FeedHandlers.remove, status=204),
)

# Not part of the documented interface: who has an address reads it.
FEED_FILES: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/feeds/{key}.atom",
        "Notices",
        FeedHandlers.atom,
        media="application/atom+xml",
        price=5.0,
    ),
    Endpoint(
        "GET",
        "/feeds/{key}.ics",
        "One's turns",
        FeedHandlers.calendar,
        media="text/calendar",
        price=5.0,
    ),
)
