"""What the endpoints about letters do, and the pages that the links in letters lead to."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.languages import language_for
from evora.server.api.plain_pages import plain_page
from evora.server.api.responses import NO_STORE
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.live.notices.mail.links import Purpose
from evora.texts import text

# The title, the question and the button of what a link does.
_QUESTIONS: dict[Purpose, tuple[str, str, str]] = {
    "confirm": ("mail-page-confirm", "mail-page-confirm-ask", "mail-page-confirm-do"),
    "stop": ("mail-page-stop", "mail-page-stop-ask", "mail-page-stop-do"),
}


class MailHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._mail = services.mail

    async def mine(self, request: Request) -> m.MyMail:
        return await self._mail.of((await self._authentication.person(request)).id)

    async def give(self, request: Request, body: m.GiveMail) -> m.MyMail:
        guest = await self._authentication.person(request)
        language = _language(request, body.language)
        address = peer_of(request.scope).address
        return await self._mail.give(guest.id, body.address, language, address)

    async def remove(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._mail.remove(guest.id)
        return Response(status_code=204, headers=NO_STORE)

    # --- Links in letters

    async def ask_to_confirm(self, request: Request) -> Response:
        return await self._ask(request, "confirm")

    async def confirm(self, request: Request) -> Response:
        address = await self._mail.confirm(request.path_params["secret"])
        if address is None:
            return _dead(request)
        done = text("mail-page-confirmed", address.language, address=address.address)
        return plain_page(address.language, text("mail-page-confirm", address.language), done)

    async def ask_to_stop(self, request: Request) -> Response:
        return await self._ask(request, "stop")

    async def stop(self, request: Request) -> Response:
        """Also for mail programs that press the button for their people (RFC 8058). Of a link that
        has done it already the answer is the same."""
        secret = request.path_params["secret"]
        address = await self._mail.behind(secret, "stop")
        await self._mail.stop(secret)
        language = address.language if address else _language(request)
        return _stopped(language)

    async def _ask(self, request: Request, purpose: Purpose) -> Response:
        address = await self._mail.behind(request.path_params["secret"], purpose)
        if address is None:
            return _dead(request) if purpose == "confirm" else _stopped(_language(request))
        language, key, ask, button = address.language, *_QUESTIONS[purpose]
        question = text(ask, language, address=address.address)
        return plain_page(language, text(key, language), question, button=text(button, language))


def _language(request: Request, wanted: str | None = None) -> str:
    return language_for(request.headers.get("accept-language", ""), wanted)


def _dead(request: Request) -> Response:
    language = _language(request)
    title, sentence = text("mail-page-confirm", language), text("mail-page-dead", language)
    return plain_page(language, title, sentence, status=404)


def _stopped(language: str) -> Response:
    return plain_page(
        language, text("mail-page-stop", language), text("mail-page-stopped", language)
    )


MAIL_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me/mail", "Where one gets letters", MailHandlers.mine, price=2.0),
    Endpoint(
        "PUT",
        "/api/me/mail",
        "Give an address for letters; one that asks for confirmation goes there",
        MailHandlers.give,
        price=10.0,
    ),
    Endpoint("DELETE", "/api/me/mail", "Get no more letters", MailHandlers.remove, status=204),
)

# Not part of the documented interface: letters lead there.
_PAGE = "text/html"
MAIL_PAGES: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/mail/confirm/{secret}",
        "Asks whether letters shall come",
        MailHandlers.ask_to_confirm,
        media=_PAGE,
        price=2.0,
    ),
    Endpoint(
        "POST",
        "/mail/confirm/{secret}",
        "Letters shall come",
        MailHandlers.confirm,
        media=_PAGE,
        form=True,
        price=5.0,
    ),
    Endpoint(
        "GET",
        "/mail/stop/{secret}",
        "Asks whether no more letters shall come",
        MailHandlers.ask_to_stop,
        media=_PAGE,
        price=2.0,
        for_banned=True,
    ),
    Endpoint(
        "POST",
        "/mail/stop/{secret}",
        "No more letters",
        MailHandlers.stop,
        media=_PAGE,
        form=True,
        price=5.0,
        for_banned=True,
    ),
)
