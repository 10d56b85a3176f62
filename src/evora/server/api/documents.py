"""Content that stays the same while the server runs: hashed once, sent from memory."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import MappingProxyType

from starlette.datastructures import Headers
from starlette.responses import Response

# Browsers keep a copy and ask whether it is still the newest.
REVALIDATE = "no-cache"
# Search engines leave it out.
NOT_LISTED: Mapping[str, str] = MappingProxyType({"X-Robots-Tag": "noindex"})


class Document:
    """`content` with its media type and an ETag; `headers` come with every answer, `encoding` only
    with the content."""

    def __init__(
        self,
        content: bytes,
        media_type: str,
        *,
        encoding: str | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._content = content
        self._etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        self._unchanged = {"Cache-Control": REVALIDATE, "ETag": self._etag, **headers}
        self._headers = {**self._unchanged, "Content-Type": media_type}
        if encoding is not None:
            self._headers["Content-Encoding"] = encoding

    def response(self, request: Headers) -> Response:
        """The content, or 304 to a browser that has it."""
        tags = request.get("if-none-match", "").split(",")
        if self._etag in (tag.strip().removeprefix("W/") for tag in tags):
            return Response(status_code=304, headers=self._unchanged)
        return Response(self._content, headers=self._headers)
