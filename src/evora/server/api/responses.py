"""HTTP responses: messages as JSON, refusals with the status that fits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from starlette.responses import Response

from evora.server.common.encoding import encode
from evora.server.common.refusal import RETRY_MS, Refusal
from evora.server.messages import ErrorCode, Refused
from evora.server.storage.values import Busy, ReadOnly

# An answer is about one guest and one moment.
NO_STORE = MappingProxyType({"Cache-Control": "no-store"})

_STATUS: dict[ErrorCode, int] = {
    "bad_json": 400,
    "bad_field": 422,
    "unknown_type": 422,
    "too_large": 413,
    "too_many": 429,
    "wrong_origin": 403,
    "wrong_host": 421,
    "not_found": 404,
    "method_not_allowed": 405,
    "no_guest": 401,
    "bad_name": 422,
    "reserved_name": 422,
    "bad_text": 422,
    "bad_code": 403,
    "bad_key": 403,
    "bad_address": 422,
    "bad_token": 401,
    "unknown_bot": 404,
    "not_for_bots": 403,
    "unknown_game": 404,
    "unknown_person": 404,
    "yourself": 422,
    "not_your_seat": 403,
    "not_creator": 403,
    "bad_position": 422,
    "bad_move": 422,
    "illegal_move": 422,
    "bad_record": 422,
    "banned": 403,
    "invitation_needed": 403,
    "read_only": 503,
    "engines_busy": 429,
    "pairing_paused": 429,
    "busy": 503,
    "unavailable": 503,
    "closing": 503,
}
# All other codes: a command that does not fit the state of the game.
_CONFLICT = 409


def json_response(
    message: Any, status: int = 200, headers: Mapping[str, str] = MappingProxyType({})
) -> Response:
    return Response(encode(message), status, {**NO_STORE, **headers}, "application/json")


def refused(refusal: Refusal, command: str | None = None) -> Refused:
    """A refusal as a message."""
    return Refused(
        code=refusal.code,
        field=refusal.field,
        detail=refusal.detail,
        id=command,
        seq=refusal.seq,
        retry_ms=refusal.retry_ms,
        notice=refusal.notice,
    )


def refusal_response(refusal: Refusal, command: str | None = None) -> Response:
    status = 415 if refusal.field == "Content-Type" else _STATUS.get(refusal.code, _CONFLICT)
    response = json_response(refused(refusal, command), status)
    if refusal.retry_ms is not None:
        response.headers["Retry-After"] = str(math.ceil(refusal.retry_ms / 1000))
    return response


def unavailable(error: Exception) -> Refusal:
    """What to answer when the database cannot be used now."""
    if isinstance(error, ReadOnly):
        return Refusal("read_only", retry_ms=RETRY_MS)
    return Refusal("busy" if isinstance(error, Busy) else "unavailable", retry_ms=RETRY_MS)


def method_not_allowed(methods: Iterable[str]) -> Response:
    """`methods`: those that the path has."""
    response = refusal_response(Refusal("method_not_allowed"))
    response.headers["Allow"] = ", ".join(sorted(methods))
    return response
