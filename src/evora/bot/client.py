"""A bot's side of the HTTP interface (docs/bots.md), with the standard library alone."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from typing import Any, Protocol
from urllib.parse import urlsplit

from evora.errors import EvoraError

Json = dict[str, Any]

# The server sends a line at least every 15 seconds.
_STREAM_SECONDS = 45.0
_ANSWER_SECONDS = 20.0
_MAX_LINE = 1 << 24


class UnreachableError(EvoraError):
    """The server does not answer, or not as a server of Evora does; it may later."""


class RefusedError(EvoraError):
    """The server refused a request, and nothing was changed."""

    def __init__(self, code: str, detail: str | None, retry_ms: int | None) -> None:
        super().__init__(detail or code)
        self.code = code
        self.retry_ms = retry_ms


class Server(Protocol):
    """What a bot asks of a server."""

    def set_accepts(self, accepts: str) -> None: ...

    def stream(self, known: Mapping[str, int]) -> Iterator[Json]:
        """Messages until the connection ends; UnreachableError, RefusedError."""

    def command(self, game: str, command: Json) -> None:
        """UnreachableError, RefusedError."""


def is_address(url: str) -> bool:
    """Whether a text is the address of a server: http or https, a host, no path."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # ValueError where it is no number
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")


class HttpServer:
    def __init__(self, url: str, token: str) -> None:
        self._url = url.rstrip("/")
        self._token = token

    def set_accepts(self, accepts: str) -> None:
        self._ask("PUT", "/api/bot", {"accepts": accepts})

    def command(self, game: str, command: Json) -> None:
        self._ask("POST", f"/api/games/{game}/commands", command)

    def stream(self, known: Mapping[str, int]) -> Iterator[Json]:
        asked = ",".join(f"{game}:{seq}" for game, seq in known.items())
        with self._open("GET", f"/api/bot/stream?known={asked}", None, _STREAM_SECONDS) as answer:
            while True:
                try:
                    line = answer.readline(_MAX_LINE)
                except (OSError, http.client.HTTPException) as error:
                    raise UnreachableError(str(error)) from error
                if not line:
                    return
                yield _parsed(line)

    def _ask(self, method: str, path: str, body: Json) -> None:
        """What the answer says beyond that it was taken comes with the stream."""
        self._open(method, path, body, _ANSWER_SECONDS).close()

    def _open(self, method: str, path: str, body: Json | None, seconds: float) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Accept": "application/json"}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self._url + path, data, headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=seconds)
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise UnreachableError(str(reason)) from error


def _refusal(error: urllib.error.HTTPError) -> EvoraError:
    try:
        refusal = json.loads(error.read(1 << 16))
        return RefusedError(str(refusal["code"]), refusal.get("detail"), refusal.get("retry_ms"))
    except (OSError, ValueError, KeyError, TypeError, http.client.HTTPException):
        return UnreachableError(f"HTTP {error.code}")


def _parsed(line: bytes) -> Json:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict) or "type" not in message:
        raise UnreachableError("its stream is not that of an Evora server")
    return message
