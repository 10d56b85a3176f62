"""Bytes as base64url without padding, as browsers and JSON Web Tokens write them."""

from __future__ import annotations

import base64
import re

_TEXT = re.compile(r"[A-Za-z0-9_-]*")


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """ValueError if it is not base64url; padding may be there."""
    bare = text.rstrip("=")
    if not _TEXT.fullmatch(bare) or len(bare) % 4 == 1:
        raise ValueError("expected base64url")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
