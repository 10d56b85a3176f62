"""The links in letters: each names an address by its id, and shows that a letter went there."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Literal

from evora.server.storage.mail import StoredAddress

Purpose = Literal["confirm", "stop"]

_ID_LENGTH = 16
_FORM = re.compile(r"[0-9a-f]{48}")


def new_id() -> str:
    return secrets.token_hex(_ID_LENGTH // 2)


def new_key() -> str:
    return secrets.token_hex(32)


def link(public_url: str, purpose: Purpose, address: StoredAddress) -> str:
    return f"{public_url}/mail/{purpose}/{_secret(purpose, address)}"


def id_in(secret: str) -> str | None:
    """Which address the end of a link is about; None if it can be none."""
    return secret[:_ID_LENGTH] if _FORM.fullmatch(secret) else None


def is_right(secret: str, purpose: Purpose, address: StoredAddress) -> bool:
    return hmac.compare_digest(secret, _secret(purpose, address))


def _secret(purpose: Purpose, address: StoredAddress) -> str:
    key = bytes.fromhex(address.key)
    made = hashlib.blake2b(purpose.encode(), key=key, digest_size=16).hexdigest()
    return address.id + made
