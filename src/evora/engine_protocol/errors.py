"""Errors of the protocol: one exception, one list of codes."""

from __future__ import annotations

import json

from evora.errors import EvoraError

CODES = (
    "bad_json",
    "unknown_op",
    "missing_field",
    "bad_field",
    "bad_position",
    "illegal_move",
    "unsupported",
    "unknown_id",
    "duplicate_id",
)

_MAX_MESSAGE = 400
_MAX_SHOWN = 60


class ProtocolError(EvoraError):
    """A message that is not valid. `code` is one of CODES, `field` a top-level field."""

    def __init__(self, code: str, field: str | None, message: str, id: str | None = None) -> None:
        assert code in CODES, code
        super().__init__(message)
        self.code = code
        self.field = field
        self.message = shorten(message, _MAX_MESSAGE)
        self.id = id


def quote(value: object) -> str:
    """A received value for an error message: as JSON, and short."""
    try:
        return shorten(json.dumps(value), _MAX_SHOWN)
    except (TypeError, ValueError, RecursionError):
        return f"a {type(value).__name__}"


def shorten(text: str, max_length: int) -> str:
    return text if len(text) <= max_length else text[: max_length - 1] + "…"
