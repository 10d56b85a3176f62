"""What clients call this server: the Host of a request, and which ones are its own.

A foreign page can give its own name the address of this machine (DNS rebinding), and is then a page
of this server as far as a browser can tell; only the name gives it away. So with `--public-url` the
server answers to the name in it, to addresses and to `localhost`: none of these can be a foreign
page's.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.messages import PasskeysWork


def check_host(host: str, settings: Settings) -> None:
    """Refusal wrong_host if the server is not known by this name. `host`: as in the header; only
    what is no browser sends none."""
    if settings.public_url is None or not host:
        return
    name = host_name(host)
    own = {host_name(urlsplit(settings.public_url).netloc), settings.host.lower()}
    if name not in own and not _is_address(name) and not _is_localhost(name):
        raise Refusal("wrong_host", "Host", f"this server is {settings.public_url}")


def is_local_name(host: str) -> bool:
    """Whether a Host names this machine as such."""
    name = host_name(host)
    if _is_address(name):
        return ipaddress.ip_address(name).is_loopback
    return name == "" or _is_localhost(name)


def passkeys_work(host: str, https: bool, settings: Settings) -> PasskeysWork:
    """Whether browsers allow passkeys at the address that a client asked at: they are bound to a
    name. With `--public-url` it is the name in it, so that all of them are of one name."""
    name = host_name(host)
    if settings.public_url is not None and name != urlsplit(settings.public_url).hostname:
        return "elsewhere"
    if name in ("", "?") or _is_address(name):
        return "address"
    return "yes" if https or _is_localhost(name) else "insecure"


def host_name(host: str) -> str:
    """Without the port, and without the brackets of an IPv6 address; "?" if it is no host."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") or ("" if not host else "?")
    except ValueError:
        return "?"


def _is_localhost(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
