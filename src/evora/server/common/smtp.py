"""The mail server that letters are handed to, as the host sets it."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import unquote, urlsplit

Security = Literal["tls", "starttls", "none"]

# By the scheme of the address: how it is encrypted, and the usual port.
_SCHEMES: dict[str, tuple[Security, int]] = {
    "smtps": ("tls", 465),
    "smtp+starttls": ("starttls", 587),
    "smtp": ("none", 25),
}


class BadServer(ValueError):  # noqa: N818 - as ValueError: what was given is wrong
    """`kind`: a kind of `usage-setting`."""

    def __init__(self, kind: Literal["smtp", "smtp_open"]) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """Without a user it takes letters from everybody who reaches it. The password is in no text
    that this becomes."""

    host: str
    port: int
    security: Security
    user: str | None = None
    password: str | None = field(default=None, repr=False)


def parse_server(text: str) -> SmtpServer:
    """From an address such as smtps://user:password@mail.example.org; BadServer."""
    try:
        parts = urlsplit(text)
        security, usual = _SCHEMES[parts.scheme]
        host, port = parts.hostname, parts.port or usual
        user = None if parts.username is None else unquote(parts.username, errors="strict")
        password = None if parts.password is None else unquote(parts.password, errors="strict")
    except (KeyError, ValueError):  # also a port that is no number
        raise BadServer("smtp") from None
    more = parts.path not in ("", "/") or parts.query or parts.fragment
    if not host or more or (user is None) != (password is None) or user == "":
        raise BadServer("smtp")
    # AUTH PLAIN of Python's client writes ASCII.
    if not all(_is_plain(word) for word in (host, user or "", password or "")):
        raise BadServer("smtp")
    if security == "none" and password is not None and not _is_local(host):
        raise BadServer("smtp_open")
    return SmtpServer(host, port, security, user, password)


def _is_plain(word: str) -> bool:
    return word.isascii() and (word.isprintable() or not word)


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
