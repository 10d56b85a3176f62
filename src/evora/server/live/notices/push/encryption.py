"""Messages that only a browser can read: RFC 8291, with the content coding aes128gcm of RFC 8188.

A browser gives its public key and a secret (`auth`). A message has one record: its key follows from
these, from a key pair that is used once, and from a salt.
"""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PUBLIC_BYTES = 65
AUTH_BYTES = 16
# What a push service takes at least (RFC 8030), and many take no more.
MAX_BODY_BYTES = 4096
_SALT_BYTES = 16
_TAG_BYTES = 16
_KEY_BYTES = 16
_NONCE_BYTES = 12
_RECORD_BYTES = 4096
_HEADER_BYTES = _SALT_BYTES + 4 + 1 + PUBLIC_BYTES
# After the text; also says that no record follows.
_DELIMITER = b"\x02"
MAX_TEXT_BYTES = MAX_BODY_BYTES - _HEADER_BYTES - _TAG_BYTES - len(_DELIMITER)
_CURVE = ec.SECP256R1()


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(_CURVE)


def public_key(data: bytes) -> ec.EllipticCurvePublicKey:
    """From an uncompressed point; ValueError if it is none of the curve."""
    if len(data) != PUBLIC_BYTES:
        raise ValueError(f"expected {PUBLIC_BYTES} bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, data)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def encrypt(  # noqa: PLR0913  (what the RFC takes)
    text: bytes,
    receiver: bytes,
    auth: bytes,
    *,
    padding: int = 0,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a request to a push service. `receiver`: the public key of the browser;
    `padding`: so many bytes that say nothing. `sender` and `salt` are new ones, unless a test gives
    them. ValueError if it is too long, or `receiver` is no key."""
    if len(text) + padding > MAX_TEXT_BYTES:
        raise ValueError(f"expected at most {MAX_TEXT_BYTES} bytes")
    own = sender or new_key()
    known = salt or os.urandom(_SALT_BYTES)
    own_public = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), public_key(receiver))
    agreed = _derive(shared, auth, b"WebPush: info\x00" + receiver + own_public, 32)
    key = _derive(agreed, known, b"Content-Encoding: aes128gcm\x00", _KEY_BYTES)
    nonce = _derive(agreed, known, b"Content-Encoding: nonce\x00", _NONCE_BYTES)
    record = AESGCM(key).encrypt(nonce, text + _DELIMITER + bytes(padding), None)
    size = _RECORD_BYTES.to_bytes(4, "big")
    return known + size + bytes([len(own_public)]) + own_public + record


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
