"""Answers over HTTP: messages as JSON, refusals with the status that fits."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from starlette.responses import Response

from evora.server.common.encoding import encode
from evora.server.common.refusal import Refusal
from evora.server.messages import ErrorCode, Refused

_STATUS: dict[ErrorCode, int] = {
    "bad_json": 400,
    "bad_field": 422,
    "unknown_type": 422,
    "too_large": 413,
    "too_many": 429,
    "wrong_origin": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "no_guest": 401,
    "bad_name": 422,
    "bad_code": 403,
    "unknown_game": 404,
    "not_your_seat": 403,
    "not_creator": 403,
    "bad_position": 422,
    "bad_move": 422,
    "illegal_move": 422,
    "bad_record": 422,
    "busy": 503,
    "unavailable": 503,
    "closing": 503,
}
# A command that does not fit how the game stands.
_CONFLICT = 409


def json_response(
    message: Any, status: int = 200, headers: Mapping[str, str] = MappingProxyType({})
) -> Response:
    """Never cached: it is about who asks, and about now."""
    fields = {"Cache-Control": "no-store", **headers}
    return Response(encode(message), status, fields, "application/json")


def refused(refusal: Refusal, command: str | None = None) -> Refused:
    """A refusal as a message."""
    return Refused(
        code=refusal.code,
        field=refusal.field,
        detail=refusal.detail,
        id=command,
        seq=refusal.seq,
        retry_ms=refusal.retry_ms,
    )


def refusal_response(refusal: Refusal, command: str | None = None) -> Response:
    status = 415 if refusal.field == "Content-Type" else _STATUS.get(refusal.code, _CONFLICT)
    response = json_response(refused(refusal, command), status)
    if refusal.retry_ms is not None:
        response.headers["Retry-After"] = str(math.ceil(refusal.retry_ms / 1000))
    return response
