"""Who sends a push, shown by a signature: VAPID, RFC 8292.

A browser subscribes with the public key of a server, and its push service takes messages from
nobody else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from evora.server.live.notices.push.encoding import from_text, to_text

_CURVE = ec.SECP256R1()
_NUMBER_BYTES = 32
# RFC 8292 allows 24 hours; clocks differ.
LIFETIME_SECONDS = 12 * 3600


class VapidKey:
    """`public`: what browsers subscribe with."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        numbers = private.public_key().public_numbers()
        self.public = to_text(b"\x04" + _bytes(numbers.x) + _bytes(numbers.y))

    def authorization(self, audience: str, subject: str | None, now: int) -> str:
        """The header of that name. `audience`: the origin of the push service; `subject`: how to
        reach who runs this server, as `mailto:` or `https:`; `now`: in seconds."""
        claims: dict[str, object] = {"aud": audience, "exp": now + LIFETIME_SECONDS}
        if subject is not None:
            claims["sub"] = subject
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{to_text(_bytes(r) + _bytes(s))}, k={self.public}"


def new_vapid_key() -> str:
    """As it is stored."""
    return to_text(_bytes(ec.generate_private_key(_CURVE).private_numbers().private_value))


def stored_vapid_key(text: str) -> VapidKey:
    """ValueError if it is none."""
    return VapidKey(ec.derive_private_key(int.from_bytes(from_text(text)), _CURVE))


def _part(value: Mapping[str, object]) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())


def _bytes(number: int) -> bytes:
    return number.to_bytes(_NUMBER_BYTES)
