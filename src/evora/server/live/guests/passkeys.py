"""What authenticators are asked for and answer (WebAuthn); nothing here is stored.

Passkeys are discoverable: nobody types who they are. Who made an authenticator is not asked.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from fido2 import cbor
from fido2.cose import CoseKey
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationConveyancePreference,
    AttestationObject,
    AttestedCredentialData,
    AuthenticationResponse,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
    RegistrationResponse,
)

from evora.server.common.refusal import Refusal
from evora.server.messages import MakePasskey, SignIn
from evora.server.storage.values import Ceremony, Passkey

# Of COSE: Ed25519, ES256 and RS256, which every authenticator has one of.
ALGORITHMS = (-8, -7, -257)
_MAX_KEY_BYTES = 2048
_NAME = "Evora"


@dataclass(frozen=True, slots=True)
class Party:
    """What this server is to an authenticator: the name that passkeys are bound to, and the origin
    of the page that asks."""

    name: str
    origin: str


def new_challenge() -> str:
    return websafe_encode(secrets.token_bytes(32))


def user_of(guest: str) -> str:
    """What an authenticator knows a guest by."""
    return websafe_encode(guest.encode())


def made(
    ceremony: Ceremony, party: Party, answer: MakePasskey, *, agent: str | None, now: int
) -> Passkey:
    """The passkey that an authenticator has made; Refusal bad_key."""
    try:
        data = _server(ceremony, party).register_complete(
            _state(ceremony),
            RegistrationResponse(
                raw_id=b"",
                response=AuthenticatorAttestationResponse(
                    client_data=_client_data(answer.client_data),
                    attestation_object=AttestationObject(websafe_decode(answer.attestation)),
                ),
            ),
        )
        return _new(ceremony, data, agent, now)
    except Exception as error:
        # Whatever a stranger's bytes make the parsers stumble over: it is no key.
        raise _bad_key(error) from error


def _new(ceremony: Ceremony, data: AuthenticatorData, agent: str | None, now: int) -> Passkey:
    credential = data.credential_data
    if credential is None or ceremony.guest is None:
        raise ValueError("nothing was made")
    public_key = cbor.encode(credential.public_key)
    if credential.public_key.ALGORITHM not in ALGORITHMS or len(public_key) > _MAX_KEY_BYTES:
        raise ValueError("expected one of the algorithms that were asked for")
    return Passkey(
        id=websafe_encode(credential.credential_id),
        guest=ceremony.guest,
        public_key=websafe_encode(public_key),
        party=ceremony.party,
        sign_count=data.counter,
        backed_up=data.is_backed_up(),
        agent=agent,
        created=now,
    )


def used(ceremony: Ceremony, party: Party, known: Passkey | None, answer: SignIn) -> Passkey:
    """The passkey that was used, as it is after that; Refusal bad_key, whatever is wrong."""
    try:
        if known is None or known.party != ceremony.party:
            raise ValueError("expected a passkey of this server")
        data = AuthenticatorData(websafe_decode(answer.authenticator_data))
        credential = _credential(known)
        _server(ceremony, party).authenticate_complete(
            _state(ceremony),
            [credential],
            AuthenticationResponse(
                raw_id=websafe_decode(answer.passkey),
                response=AuthenticatorAssertionResponse(
                    client_data=_client_data(answer.client_data),
                    authenticator_data=data,
                    signature=websafe_decode(answer.signature),
                ),
            ),
        )
    except Exception as error:
        raise _bad_key(error) from error
    return replace(known, sign_count=data.counter, backed_up=data.is_backed_up())


def _credential(known: Passkey) -> AttestedCredentialData:
    stored = cbor.decode(websafe_decode(known.public_key))
    if not isinstance(stored, Mapping):
        raise TypeError("expected a public key")
    key = CoseKey.parse(stored)
    return AttestedCredentialData.create(Aaguid.NONE, websafe_decode(known.id), key)


def _server(ceremony: Ceremony, party: Party) -> Fido2Server:
    if ceremony.party != party.name:
        raise ValueError("it was begun at another address")
    return Fido2Server(
        PublicKeyCredentialRpEntity(name=_NAME, id=party.name),
        attestation=AttestationConveyancePreference.NONE,
        verify_origin=lambda origin: origin == party.origin,
    )


def _state(ceremony: Ceremony) -> dict[str, str]:
    return {"challenge": ceremony.challenge, "user_verification": "preferred"}


def _client_data(text: str) -> CollectedClientData:
    data = CollectedClientData(websafe_decode(text))
    if data.cross_origin:
        raise ValueError("a page of others asked for it")
    return data


def _bad_key(error: Exception) -> Refusal:
    """The same, whichever part was wrong."""
    return error if isinstance(error, Refusal) else Refusal("bad_key", "passkey")
