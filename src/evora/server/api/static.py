"""The page: files of evora.web, compressed when they were built, with caching that fits them."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib.resources.abc import Traversable

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from evora.server.api.responses import refusal_response
from evora.server.common.refusal import Refusal
from evora.web import static_files

_CODINGS = (("br", ".br"), ("gzip", ".gz"))
# Their names hold a hash of what is in them.
_HASHED = "assets/"
_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
_UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Evora</title>
<h1>Evora</h1>
<p>The server runs, but its page has not been built. In the source folder run</p>
<pre>sh tools/build-web</pre>
<p>and load this page again. The <a href="/api/openapi.json">interface for programs</a> works.</p>
</html>
"""


class Page:
    """An ASGI application for everything that is no interface: GET and HEAD only."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder if folder is not None else static_files()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answer(scope)(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            response = refusal_response(Refusal("method_not_allowed"))
            response.headers["Allow"] = "GET, HEAD"
            return response
        path = scope["path"].lstrip("/")
        file = self._file(path)
        if file is None and not _is_page(path):
            return refusal_response(Refusal("not_found"))
        if file is None:
            path, file = "index.html", self._file("index.html")
        if file is None:
            return HTMLResponse(_UNBUILT, headers={"Cache-Control": _ASK})
        return self._serve(path, file, Headers(scope=scope))

    def _file(self, path: str) -> Traversable | None:
        parts = path.split("/")
        # The address of a file, and of nothing outside the folder or made for the server only.
        if not path or any(not part or part.startswith(".") or "\\" in part for part in parts):
            return None
        if "\0" in path or path.endswith((".br", ".gz")):
            return None
        file = self._folder.joinpath(*parts)
        return file if file.is_file() else None

    def _serve(self, path: str, file: Traversable, headers: Headers) -> Response:
        content, coding = self._content(path, file, headers.get("accept-encoding", ""))
        suffix = "." + path.rpartition(".")[2]
        kind = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        fields = {
            "Cache-Control": _FOREVER if path.startswith(_HASHED) else _ASK,
            "ETag": etag,
            "Vary": "Accept-Encoding",
        }
        known = {
            tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")
        }
        if etag in known:
            return Response(status_code=304, headers=fields)
        if coding:
            fields["Content-Encoding"] = coding
        return Response(content, headers={**fields, "Content-Type": kind})

    def _content(self, path: str, file: Traversable, accepted: str) -> tuple[bytes, str | None]:
        for coding, suffix in _CODINGS:
            if _accepts(accepted, coding):
                packed = self._folder.joinpath(*f"{path}{suffix}".split("/"))
                if packed.is_file():
                    return packed.read_bytes(), coding
        return file.read_bytes(), None


def _is_page(path: str) -> bool:
    """Whether the page itself knows the address: it has no file's name."""
    first = path.partition("/")[0]
    return first not in ("api", "assets", "ws") and "." not in path.rpartition("/")[2]


def _accepts(header: str, coding: str) -> bool:
    for item in header.split(","):
        name, _, parameters = item.partition(";")
        if name.strip().lower() == coding:
            return parameters.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
