"""What can be wrong with a message: one error type, one list of codes."""

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

_LONGEST_MESSAGE = 400
_LONGEST_SHOWN = 60


class ProtocolError(EvoraError):
    """A message that cannot be used. `code` is one of CODES, `field` a top-level field."""

    def __init__(self, code: str, field: str | None, message: str, id: str | None = None) -> None:
        assert code in CODES, code
        super().__init__(message)
        self.code = code
        self.field = field
        self.message = shortened(message, _LONGEST_MESSAGE)
        self.id = id


def shown(value: object) -> str:
    """A received value as it may stand in an error message: as JSON, and short."""
    try:
        return shortened(json.dumps(value), _LONGEST_SHOWN)
    except (TypeError, ValueError, RecursionError):
        return f"a {type(value).__name__}"


def shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
