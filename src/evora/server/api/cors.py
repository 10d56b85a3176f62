"""Pages of other origins: what browsers ask for before they let them ask (CORS).

`--origins` names those pages. A browser asks first (a preflight) and then shows them the answers.
Cookies are sent only from a page of the same site (`www.example.org` to `games.example.org`):
they are `SameSite=Lax`. A page of another site asks without one, as nobody's.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import Scope

from evora.server.common.settings import Settings, origin_of

# How long a browser may keep the answer to a preflight.
_MAX_AGE_SECONDS = 7200

Pairs = list[tuple[bytes, bytes]]


def cors_headers(scope: Scope, settings: Settings) -> Pairs:
    """The headers for an answer, none for a page that is not named in the settings."""
    headers = Headers(scope=scope)
    try:
        origin = origin_of(headers.get("origin", ""))
    except ValueError:
        return []
    if origin not in settings.origins:
        return []
    found = {
        "access-control-allow-origin": headers["origin"],
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "Retry-After, ETag",
        "vary": "Origin",
    }
    if is_preflight(scope):
        found |= {
            "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
            "access-control-allow-headers": "Content-Type, If-None-Match",
            "access-control-max-age": str(_MAX_AGE_SECONDS),
        }
    return [(name.encode(), value.encode("latin-1")) for name, value in found.items()]


def is_preflight(scope: Scope) -> bool:
    """Whether a browser asks on behalf of a page what that may do."""
    if scope["type"] != "http" or scope["method"] != "OPTIONS":
        return False
    return "access-control-request-method" in Headers(scope=scope)
