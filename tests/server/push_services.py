"""A push service on this machine, and browsers that have subscribed to it: written from RFC 8030,
8188, 8291 and 8292, and not from what sends to it."""

from __future__ import annotations

import base64
import contextlib
import dataclasses
import json
import os
import ssl
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from evora.server.live.notices.push.reach import Reach

Json = dict[str, Any]
# Only for tests: a push service on this machine, without TLS.
LOCAL = Reach(schemes=("http", "https"), inner=True)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """One that has subscribed: its keys, and how it reads what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> Json:
        keys = {"p256dh": encoded(self._public), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys}

    def read(self, body: bytes) -> bytes:
        """What was encrypted for it, with its padding."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        assert size >= 18 and length == 65 and len(body) - 86 <= size
        sender, record = body[21:86], body[86:]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), key)
        info = b"WebPush: info\0" + self._public + sender
        agreed = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        secret = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(agreed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(agreed)
        return AESGCM(secret).decrypt(nonce, record, None)

    def text(self, body: bytes) -> str:
        padded = self.read(body).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1].decode()


@dataclasses.dataclass(frozen=True)
class Request:
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, server_key: str) -> Json:
        """What the signature is about; it is checked, and that the header has this key."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, set(parts), parts["k"]) == ("vapid", {"t", "k"}, server_key)
        head, claims, signature = parts["t"].split(".")
        assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
        raw = decoded(signature)
        assert len(raw) == 64
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        point = decoded(server_key)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        found: Json = json.loads(decoded(claims))
        return found


@dataclasses.dataclass
class PushService:
    """`answers`: status and headers of the next answers, the last one again and again; `delay`:
    seconds before each."""

    address: str = ""
    answers: list[tuple[int, dict[str, str]]] = dataclasses.field(
        default_factory=lambda: [(201, {})]
    )
    delay: float = 0.0
    body: bytes = b""
    requests: list[Request] = dataclasses.field(default_factory=list)
    most_at_once: int = 0
    _now: int = 0
    _lock: threading.Lock = dataclasses.field(default_factory=threading.Lock)

    def browser(self, name: str = "browser") -> Browser:
        return Browser(f"{self.address}/push/{name}")

    def answer(self, status: int, **headers: str) -> None:
        self.answers = [(status, {key.replace("_", "-"): each for key, each in headers.items()})]

    def take(self, request: Request) -> tuple[int, dict[str, str]]:
        with self._lock:
            self.requests.append(request)
            self._now += 1
            self.most_at_once = max(self.most_at_once, self._now)
        time.sleep(self.delay)
        with self._lock:
            self._now -= 1
            return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


@contextlib.contextmanager
def push_service(
    tls: ssl.SSLContext | None = None, name: str | None = None
) -> Iterator[PushService]:
    """On a port of its own; with `tls` it speaks HTTPS, by that name."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            headers = {key.lower(): value for key, value in self.headers.items()}
            status, more = service.take(Request(self.path, headers, self.rfile.read(length)))
            with contextlib.suppress(OSError):  # who waited may have gone
                self.send_response(status)
                for key, value in more.items():
                    self.send_header(key, value)
                self.send_header("Content-Length", str(len(service.body)))
                self.end_headers()
                self.wfile.write(service.body)

        def log_message(self, *_: object) -> None:
            pass

    class Service(ThreadingHTTPServer):
        request_queue_size = 128  # all that may come at once

    with Service(("127.0.0.1", 0), Handler) as server:
        if tls is not None:
            server.socket = tls.wrap_socket(server.socket, server_side=True)
        scheme = "http" if tls is None else "https"
        service.address = f"{scheme}://{name or '127.0.0.1'}:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
