"""Messages as JSON."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def encode_text(message: Any) -> str:
    """For sockets and columns of text."""
    return _encoder.encode(message).decode()
