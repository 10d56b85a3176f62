"""What those who run the server say: their pages, and the files that programs look for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.documents import Document
from evora.server.api.endpoint import Endpoint
from evora.server.api.languages import language_for
from evora.server.api.request_budget import PAGE_PRICE
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal

_PLAIN = "text/plain; charset=utf-8"
# A file that says it holds for longer than a year is not believed, so it is dated anew every day.
_SECURITY_DAYS = 180
# Programs that fetch a link because a person has sent it: they show its title and its picture, and
# add it to no index. They obey this file, and a game that one was invited to is under /play.
_PREVIEWS = (
    "Discordbot",
    "facebookexternalhit",
    "LinkedInBot",
    "Mastodon",
    "Slackbot",
    "TelegramBot",
    "Twitterbot",
    "WhatsApp",
)
_ROBOTS = "\n".join(
    (
        *(f"User-agent: {name}" for name in _PREVIEWS),
        "Disallow: /ws",
        "",
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /feeds/",
        "Disallow: /mail/",
        "Disallow: /play/",
        "Disallow: /ws",
        "",
    )
)


class HostHandlers:
    def __init__(self, services: Services) -> None:
        self._texts = services.texts
        self._settings = services.settings

    async def page(self, request: Request) -> m.HostPage:
        """Refusal not_found for a page that this server does not have."""
        asked = request.path_params["page"]
        name = next((page for page in self._texts.pages() if page == asked), None)
        if name is None:
            raise Refusal("not_found")
        accepted = request.headers.get("accept-language", "")
        language = language_for(accepted, request.query_params.get("language"))
        text = self._texts.of(name, language)
        kept = m.KeptDays(
            abandoned=self._settings.keep_abandoned, guests=self._settings.keep_guests
        )
        return m.HostPage(
            blocks=text.blocks if text else [],
            language=text.language if text else None,
            contact=self._texts.contact if name == "contact" else None,
            kept=kept if name == "privacy" else None,
        )

    async def robots(self, request: Request) -> Response:
        """The host's own file, or ours: what is public may be found."""
        content = self._texts.robots() or _ROBOTS
        return Document(content.encode(), _PLAIN).response(request.headers)

    async def security(self, request: Request) -> Response:
        """Where to report a hole, as RFC 9116 has it; Refusal not_found where no contact is set."""
        contact, public_url = self._texts.contact, self._settings.public_url
        if contact is None:
            raise Refusal("not_found")
        today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        expires = (today + timedelta(days=_SECURITY_DAYS)).isoformat().replace("+00:00", "Z")
        lines = [f"Contact: {contact}", f"Expires: {expires}"]
        if public_url is not None:
            lines.append(f"Canonical: {public_url}/.well-known/security.txt")
        return Document(("\n".join(lines) + "\n").encode(), _PLAIN).response(request.headers)


HOST_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/texts/{page}",
        "What the host says about privacy, contact or house rules",
        HostHandlers.page,
        query=("language",),
        price=2.0,
    ),
)

# Not part of the documented interface: programs know where they are.
HOST_FILES: tuple[Endpoint, ...] = (
    Endpoint("GET", "/robots.txt", "For search engines", HostHandlers.robots, price=PAGE_PRICE),
    Endpoint(
        "GET",
        "/.well-known/security.txt",
        "Where to report a hole",
        HostHandlers.security,
        price=PAGE_PRICE,
    ),
)
