"""What the endpoints about names that last do: keys are made, removed, and signed in with."""

from __future__ import annotations

from typing import Annotated

from starlette.requests import Request
from starlette.responses import Response

from evora.server import messages as m
from evora.server.api.authentication import Authentication
from evora.server.api.endpoint import Endpoint
from evora.server.api.hosts import host_name, passkeys_work
from evora.server.api.identity import Identity
from evora.server.api.requests import ceremony_of, set_ceremony
from evora.server.api.responses import NO_STORE, json_response
from evora.server.api.security import peer_of
from evora.server.api.services import Services
from evora.server.common.refusal import Refusal
from evora.server.common.settings import origin_of
from evora.server.live.guests.passkeys import Party


class KeyHandlers:
    def __init__(self, services: Services) -> None:
        self._authentication = Authentication(services)
        self._identity = Identity(services)
        self._devices = services.devices
        self._keys = services.keys
        self._settings = services.settings

    async def mine(self, request: Request) -> m.MyKeys:
        guest = await self._authentication.person(request)
        return await self._keys.state(guest.id, self._party(request))

    async def make_code(self, request: Request) -> m.RecoveryCodeMade:
        guest = await self._authentication.person(request)
        return await self._keys.make_code(guest.id)

    async def remove_code(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._keys.remove_code(guest.id)
        return Response(status_code=204, headers=NO_STORE)

    # --- Passkeys

    async def begin_passkey(self, request: Request) -> Annotated[Response, m.PasskeyOptions]:
        guest = await self._authentication.person(request)
        options, secret = await self._keys.begin_passkey(guest, self._require_party(request))
        return _begun(request, options, secret)

    async def make_passkey(self, request: Request, body: m.MakePasskey) -> m.MyKeys:
        guest, party = await self._authentication.person(request), self._require_party(request)
        agent = request.headers.get("user-agent")
        await self._keys.make_passkey(guest.id, party, ceremony_of(request), body, agent)
        return await self._keys.state(guest.id, party)

    async def remove_passkey(self, request: Request) -> Response:
        guest = await self._authentication.person(request)
        await self._keys.remove_passkey(guest.id, request.path_params["passkey"])
        return Response(status_code=204, headers=NO_STORE)

    async def begin_sign_in(self, request: Request) -> Annotated[Response, m.SignInOptions]:
        await self._authentication.visitor(request)
        options, secret = await self._keys.begin_sign_in(self._require_party(request))
        return _begun(request, options, secret)

    async def sign_in(self, request: Request, body: m.SignIn) -> Annotated[Response, m.Me]:
        asking = await self._authentication.visitor(request)
        party, address = self._require_party(request), peer_of(request.scope).address
        async with self._devices.trying(address, asking):
            guest, session = await self._keys.sign_in(party, ceremony_of(request), body)
        return await self._identity.signed_in(guest, request, session)

    # --- What this server is to authenticators

    def _party(self, request: Request) -> Party | None:
        """None where passkeys do not work. The origin has been checked to be one of ours."""
        peer = peer_of(request.scope)
        if passkeys_work(peer.host, peer.https, self._settings) != "yes":
            return None
        origin = request.headers.get("origin", "")
        return Party(host_name(peer.host), origin_of(origin) if origin else "")

    def _require_party(self, request: Request) -> Party:
        party = self._party(request)
        if party is None:
            raise Refusal("no_passkeys", None, "expected a name, and HTTPS unless it is localhost")
        return party


def _begun(request: Request, options: object, secret: str) -> Response:
    response = json_response(options)
    set_ceremony(response, peer_of(request.scope), secret)
    return response


KEY_ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/me/keys",
        "Whether one's name is kept, and by what",
        KeyHandlers.mine,
        price=2.0,
    ),
    Endpoint(
        "POST",
        "/api/me/keys/code",
        "Keep one's name by a recovery code, shown this once; the old one is dead",
        KeyHandlers.make_code,
        price=5.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/keys/code",
        "Remove one's recovery code, unless it is the last key",
        KeyHandlers.remove_code,
        status=204,
    ),
    Endpoint(
        "POST",
        "/api/me/keys/passkeys/begin",
        "What to ask an authenticator for, to make a passkey",
        KeyHandlers.begin_passkey,
        price=5.0,
    ),
    Endpoint(
        "POST",
        "/api/me/keys/passkeys",
        "Keep one's name by the passkey that was made",
        KeyHandlers.make_passkey,
        price=5.0,
    ),
    Endpoint(
        "DELETE",
        "/api/me/keys/passkeys/{passkey}",
        "Remove a passkey, unless it is the last key",
        KeyHandlers.remove_passkey,
        status=204,
    ),
    Endpoint(
        "POST",
        "/api/sign-in/begin",
        "What to ask an authenticator for, to sign in",
        KeyHandlers.begin_sign_in,
        price=5.0,
    ),
    Endpoint(
        "POST",
        "/api/sign-in",
        "Become the guest whose passkey was used",
        KeyHandlers.sign_in,
        price=5.0,
    ),
)
