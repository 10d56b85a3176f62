"""Mail addresses: which ones letters can be sent to by every server."""

from __future__ import annotations

import ipaddress
import re

# RFC 5321, 4.5.3.1: what servers have to take.
_MAX = 254
_MAX_LOCAL = 64
# Without quotation marks, comments and letters beyond ASCII, which need servers that know SMTPUTF8.
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?")


class BadAddress(ValueError):  # noqa: N818 - as ValueError: what was given is wrong
    """It cannot be; the message says why, in English."""


def checked_address(text: str) -> str:
    """The address as letters are sent to it, its domain in small letters and ASCII; BadAddress.

    It has nothing that a header, an envelope or a log could take for something else."""
    local, at, domain = text.strip(" ").rpartition("@")
    if not at or not domain:
        raise BadAddress("expected one address such as ann@example.org")
    if not local.isascii():
        raise BadAddress("expected only letters of ASCII before the @")
    if len(local) > _MAX_LOCAL or not _LOCAL.fullmatch(local):
        raise BadAddress("expected one address, without spaces, quotation marks and commas")
    found = f"{local}@{_checked_domain(domain)}"
    if len(found) > _MAX:
        raise BadAddress(f"expected at most {_MAX} letters")
    return found


def address_key(address: str) -> str:
    """The same for ways of writing an address that most likely reach the same mailbox: letters of
    strangers to it are counted together. A part after + is a note of its owner."""
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0].lower()}@{domain}"


def _checked_domain(domain: str) -> str:
    """Names with letters beyond ASCII are written as Punycode."""
    try:
        written = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise BadAddress("expected a name such as example.org after the @") from None
    labels = written.split(".")
    named = len(labels) > 1 and all(_LABEL.fullmatch(label) for label in labels)
    if not named or labels[-1].isdigit() or _is_number(written):
        raise BadAddress("expected a name such as example.org after the @")
    return written


def _is_number(domain: str) -> bool:
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return False
    return True
