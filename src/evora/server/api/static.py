"""The page: files of evora.web, read once at the start; the build has compressed them."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Iterator
from html import escape
from importlib.resources.abc import Traversable

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from evora.page import manifest
from evora.page.index import HEAD_END, in_language
from evora.server.api.documents import NOT_LISTED, REVALIDATE, Document
from evora.server.api.languages import language_for
from evora.server.api.link_previews import Preview
from evora.server.api.responses import method_not_allowed, refusal_response
from evora.server.common.refusal import Refusal
from evora.texts import languages, locale_tag, text
from evora.web import static_files

_INDEX = "index.html"
# By preference.
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
# The names of these files contain a hash of their content.
_HASHED = "assets/"
_BY_LANGUAGE = {"Vary": "Accept-Language"}
# A page that search engines must not list says so in its head as well: not all read headers.
_NOT_LISTED = b'<meta name="robots" content="noindex">'
_FOREVER = "public, max-age=31536000, immutable"
_MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
}
# The page's service worker. A page without one answers with a worker that ends the one of an older
# page: browsers keep a worker whose file is gone.
_WORKER = "service-worker.js"
_NO_WORKER = b"""\
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) if (name.startsWith('evora ')) await caches.delete(name);
  await self.registration.unregister();
}
"""


class Page:
    """An ASGI application for every path that no route takes: GET and HEAD only.

    `build` changes with the page, so that a browser can notice that its own is old. `previews`:
    asked what belongs into the head of the page for an address, and whether there is anything.
    """

    def __init__(
        self,
        folder: Traversable | None = None,
        previews: Callable[[Scope], Awaitable[Preview]] | None = None,
    ) -> None:
        self._previews = previews
        files = dict(_files(folder if folder is not None else static_files()))
        self._files = {path: _File(path, files) for path in files if not _is_compressed(path)}
        index = files.get(_INDEX)
        self.build = hashlib.sha256(index).hexdigest()[:8] if index is not None else "none"
        self._no_worker = Document(_NO_WORKER, _MEDIA_TYPES[".js"])
        self._index: dict[str, bytes] = {}
        self._manifests: dict[str, Document] = {}
        if index is not None:
            self._translate(index)

    def _translate(self, index: bytes) -> None:
        for language in languages():
            page = in_language(index, language)
            content = manifest.manifest(index, language)
            if content is not None:
                page = page.replace(HEAD_END, manifest.LINK + HEAD_END, 1)
                kind = _MEDIA_TYPES[".webmanifest"]
                self._manifests[language] = Document(content, kind, headers=_BY_LANGUAGE)
            self._index[language] = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._page(scope) or self._answer(scope)
        await response(scope, receive, send)

    async def _page(self, scope: Scope) -> Response | None:
        """The index page in the language of the browser, with tags for messengers in its head."""
        path = scope["path"].lstrip("/")
        if scope["method"] not in ("GET", "HEAD") or path in self._files or not _is_page(path):
            return None
        headers = Headers(scope=scope)
        language = _language(headers)
        if not self._index:
            return _unbuilt(language)
        before, end, after = self._index[language].partition(HEAD_END)
        preview = await self._previews(scope) if self._previews is not None else Preview()
        if not preview.found:
            # The page says what is missing, and leads on.
            missing = {"Cache-Control": REVALIDATE, **_BY_LANGUAGE}
            return HTMLResponse(before + end + after, 404, missing)
        more = _NOT_LISTED + preview.tags.encode() if preview.private else preview.tags.encode()
        content = before + (more if end else b"") + end + after
        known = {**_BY_LANGUAGE, **NOT_LISTED} if preview.private else _BY_LANGUAGE
        return Document(content, _MEDIA_TYPES[".html"], headers=known).response(headers)

    def _answer(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return method_not_allowed(("GET", "HEAD"))
        path = scope["path"].lstrip("/")
        headers = Headers(scope=scope)
        file = self._files.get(path)
        if file is not None:
            return file.response(headers)
        if path == _WORKER:
            return self._no_worker.response(headers)
        if path == manifest.PATH and self._manifests:
            return self._manifests[_language(headers)].response(headers)
        return refusal_response(Refusal("not_found"))


def _language(headers: Headers) -> str:
    return language_for(headers.get("accept-language", ""))


def _unbuilt(language: str) -> Response:
    """Instead of a page that was not built: what to do about it."""
    lines = (
        "<!doctype html>",
        f'<html lang="{locale_tag(language)}"><meta charset="utf-8"><title>Evora</title>',
        f"<h1>Evora</h1><p>{escape(text('page-unbuilt', language))}</p>",
        f'<p><a href="/api/openapi.json">{escape(text("page-unbuilt-api", language))}</a></p>',
    )
    headers = {"Cache-Control": REVALIDATE, **_BY_LANGUAGE}
    return HTMLResponse("\n".join(lines), headers=headers)


class _File:
    """One file of the page, in every encoding that the build has made of it."""

    def __init__(self, path: str, files: dict[str, bytes]) -> None:
        suffix = "." + path.rpartition(".")[2]
        kind = _MEDIA_TYPES.get(suffix) or mimetypes.guess_type(path)[0]
        headers = {"Vary": "Accept-Encoding"}
        if path.startswith(_HASHED):
            headers["Cache-Control"] = _FOREVER
        self._documents = {
            encoding: Document(
                files[path + ending],
                kind or "application/octet-stream",
                encoding=encoding,
                headers=headers,
            )
            for encoding, ending in ((None, ""), *_ENCODINGS)
            if path + ending in files
        }

    def response(self, request: Headers) -> Response:
        accepted = request.get("accept-encoding", "")
        for encoding, _ in _ENCODINGS:
            if encoding in self._documents and _accepts(accepted, encoding):
                return self._documents[encoding].response(request)
        return self._documents[None].response(request)


def _files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """Paths and contents of all files below a folder, but hidden ones."""
    if not folder.is_dir():
        return
    for item in folder.iterdir():
        if item.name.startswith("."):
            continue
        if item.is_dir():
            yield from _files(item, f"{prefix}{item.name}/")
        else:
            yield prefix + item.name, item.read_bytes()


def _is_compressed(path: str) -> bool:
    """Made for the server, not an address of its own."""
    return path.endswith(tuple(ending for _, ending in _ENCODINGS))


def _is_page(path: str) -> bool:
    """Whether the page itself resolves the address: it does not look like a file's."""
    first = path.partition("/")[0]
    return first not in ("api", "assets", "ws") and "." not in path.rpartition("/")[2]


def _accepts(header: str, encoding: str) -> bool:
    for item in header.split(","):
        name, _, parameters = item.partition(";")
        if name.strip().lower() == encoding:
            return parameters.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
