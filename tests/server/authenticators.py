"""An authenticator in software: it makes passkeys and signs with them, as a browser would ask."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
)

from server.serving import ENGINE, ME, Client, Json, Running

KEYS = "/api/me/keys"
CODE = f"{KEYS}/code"
PASSKEYS = f"{KEYS}/passkeys"
SIGN_IN = "/api/sign-in"
_FLAG = AuthenticatorData.FLAG
# There is a person, who has shown who they are; and the passkey is on all their devices.
_SYNCED = _FLAG.UP | _FLAG.UV | _FLAG.BE | _FLAG.BS


def at_localhost(running: Running, name: str = "anybody", **headers: str) -> Client:
    """A browser that came by a name, where passkeys work."""
    host = running.address.removeprefix("http://").replace("127.0.0.1", "localhost")
    return running.client(name, **{"Host": host, "Origin": f"http://{host}", **headers})


def named(client: Client, name: str | None) -> Client:
    """Somebody with a name who has finished a game."""
    client.ask("POST", "/api/me", {})
    if name is not None:
        client.ask("PUT", "/api/me", {"name": name})
    game = client.create(ME, ENGINE, start=1)["game"]
    client.done(game, "resign", seat=1)
    return client


@dataclass
class Authenticator:
    """One passkey. `count`: what it says about how often it was used; synced ones say 0."""

    origin: str
    count: int = 0
    flags: AuthenticatorData.FLAG = _SYNCED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def client_data(self, kind: str, options: Json) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": options["challenge"]}
        return json.dumps({**told, "origin": self.origin, "crossOrigin": False}).encode()

    def make(self, options: Json) -> Json:
        """What a new passkey answers."""
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        party = hashlib.sha256(options["party"].encode()).digest()
        data = AuthenticatorData.create(party, self.flags | _FLAG.AT, self.count, credential)
        return {
            "client_data": websafe_encode(self.client_data("create", options)),
            "attestation": websafe_encode(AttestationObject.create("none", data, {})),
        }

    def sign(self, options: Json) -> Json:
        party = hashlib.sha256(options["party"].encode()).digest()
        data = AuthenticatorData.create(party, self.flags, self.count)
        client_data = self.client_data("get", options)
        signed = bytes(data) + hashlib.sha256(client_data).digest()
        return {
            "passkey": websafe_encode(self.id),
            "client_data": websafe_encode(client_data),
            "authenticator_data": websafe_encode(data),
            "signature": websafe_encode(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }


def register(client: Client, **more: Any) -> Authenticator:
    """A passkey for the guest of this browser."""
    made = Authenticator(client.headers["Origin"], **more)
    client.ask("POST", PASSKEYS, made.make(client.ask("POST", f"{PASSKEYS}/begin", {})))
    return made


def sign_in(client: Client, authenticator: Authenticator) -> Json:
    options = client.ask("POST", f"{SIGN_IN}/begin", {})
    me: Json = client.ask("POST", SIGN_IN, authenticator.sign(options))
    return me
