"""Bytes as base64url without padding, as browsers and JSON Web Tokens write them."""

from __future__ import annotations

import base64
import binascii


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """ValueError if it is not base64url; padding may be there."""
    bare = text.rstrip("=")
    try:
        data = base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    return data
