"""A real mail server for tests: it takes letters, and answers as it is told."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import email
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

WAIT_SECONDS = 30.0
USER, PASSWORD = "evora", "hush-hush"


@dataclass
class Mailbox:
    """`letters`: as they came, each with its envelope; `answers`: to RCPT, by address, one for each
    attempt, and the last for all later ones; `data_answer`: to DATA. While `hangs` is set, nothing
    is answered to RCPT; while `withholds` is, a letter is taken and nothing said of it. `logins`:
    users and whether the connection was encrypted."""

    port: int = 0
    letters: list[tuple[str, list[str], bytes]] = field(default_factory=list)
    answers: dict[str, list[str]] = field(default_factory=dict)
    attempts: list[str] = field(default_factory=list)
    data_answer: str = "250 2.0.0 taken"
    hangs: threading.Event = field(default_factory=threading.Event)
    withholds: threading.Event = field(default_factory=threading.Event)
    logins: list[tuple[str, bool]] = field(default_factory=list)
    connections: int = 0

    # --- What aiosmtpd calls

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:

        self.attempts.append(address)
        while self.hangs.is_set():
            await asyncio.sleep(0.02)
        answers = self.answers.get(address, ["250 2.1.5 fine"])
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        if self.data_answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes) and envelope.mail_from is not None
            self.letters.append((envelope.mail_from, list(envelope.rcpt_tos), content))
        while self.withholds.is_set():
            await asyncio.sleep(0.02)
        return self.data_answer

    async def handle_EHLO(  # noqa: N802
        self, _server: SMTP, session: Session, _envelope: Envelope, hostname: str, responses: Any
    ) -> Any:
        self.connections += 1
        session.host_name = hostname
        return responses

    # --- What tests ask

    def parsed(self) -> list[EmailMessage]:
        found = [email.message_from_bytes(data, policy=default) for _, _, data in self.letters]
        return [letter for letter in found if isinstance(letter, EmailMessage)]

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.parsed() if letter["To"] == address]

    def wait(self, count: int) -> list[EmailMessage]:
        deadline = time.monotonic() + WAIT_SECONDS
        while len(self.letters) < count:
            assert time.monotonic() < deadline, (self.letters, self.attempts)
            time.sleep(0.02)
        return self.parsed()


@dataclass(frozen=True)
class Certificate:
    file: Path
    context: ssl.SSLContext


def make_certificate(folder: Path) -> Certificate:
    """For 127.0.0.1, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(
        pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    certificate, both = folder / "certificate.pem", folder / "both.pem"
    certificate.write_bytes(made.public_bytes(pem))
    both.write_bytes(private + made.public_bytes(pem))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return Certificate(certificate, context)


class _Controller(Controller):
    def __init__(self, *args: Any, starttls: ssl.SSLContext | None, **more: Any) -> None:
        self._starttls = starttls
        super().__init__(*args, **more)

    def factory(self) -> SMTP:
        return SMTP(self.handler, tls_context=self._starttls, **self.SMTP_kwargs)


@contextlib.contextmanager
def mail_server(
    *,
    port: int = 0,
    tls: Certificate | None = None,
    starttls: Certificate | None = None,
    login: bool = False,
    mailbox: Mailbox | None = None,
) -> Iterator[Mailbox]:
    found = mailbox or Mailbox()

    def check(server: SMTP, _session: Any, _envelope: Any, _kind: str, given: Any) -> AuthResult:
        assert isinstance(given, LoginPassword)
        assert server.transport is not None
        encrypted = server.transport.get_extra_info("ssl_object") is not None
        good = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
        found.logins.append((given.login.decode(), encrypted))
        return AuthResult(success=good, handled=good)

    more: dict[str, Any] = {"hostname": "127.0.0.1", "port": port or _free_port()}
    if login:
        more |= {"authenticator": check, "auth_required": True}
        more["auth_require_tls"] = starttls is not None
    if tls is not None:
        more["ssl_context"] = tls.context
    if starttls is not None:
        more["require_starttls"] = True
    controller = _Controller(found, starttls=starttls.context if starttls else None, **more)
    found.port = controller.port
    controller.start()
    try:
        yield found
    finally:
        found.hangs.clear()
        found.withholds.clear()
        controller.stop()


def _free_port() -> int:

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
