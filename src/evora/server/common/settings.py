"""Everything that can be set about a server: one frozen object, from flags and the environment.

Each field is an option: `new_games` is `--new-games` and `EVORA_NEW_GAMES`, and the text
`cli-serve-new-games` explains it. A flag wins over the environment.
"""
# ruff: noqa: RUF009 - _option is dataclasses.field

from __future__ import annotations

import dataclasses
import difflib
import ipaddress
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from evora.errors import EvoraError
from evora.files import data_folder
from evora.server.common.mail_addresses import BadAddress, checked_address
from evora.server.common.smtp import BadServer, SmtpServer, parse_server
from evora.texts import UserError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


class SettingError(UserError):
    """A setting with a value that makes no sense; `name` is its field."""

    @property
    def name(self) -> str:
        return str(self.values["name"])


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds; 0 is without a limit. As text 30/h, 5/10m."""

    count: int
    seconds: float

    def __str__(self) -> str:
        if not self.count:
            return "0"
        for unit in ("d", "h", "m", "s"):
            number = self.seconds / _UNITS[unit]
            if number >= 1 and number == int(number):
                return f"{self.count}/{'' if number == 1 else int(number)}{unit}"
        return f"{self.count}/{self.seconds:g}s"


# --- From text


class _Bad(Exception):  # noqa: N818 - caught here, and nowhere else
    """What was expected instead: a kind of `usage-setting`, with its values."""

    def __init__(self, kind: str, /, *, min: int = 0, max: int = 0, choices: str = "") -> None:
        super().__init__(kind)
        self.values = {"kind": kind, "min": min, "max": max, "choices": choices}


def _words(text: str) -> str:
    return text


def _optional(text: str) -> str | None:
    return text or None


def _whole(least: int, most: int = 10**9) -> Callable[[str], int]:
    def parse(text: str) -> int:
        number = int(text) if re.fullmatch(r"[0-9]{1,10}", text) else -1
        if not least <= number <= most:
            raise _Bad("whole", min=least, max=most)
        return number

    return parse


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1e7:
        raise _Bad("seconds")
    return number


def _rate(text: str) -> Rate:
    match = re.fullmatch(r"([0-9]{1,7})/([0-9]{0,5})([smhd])", text)
    if text == "0":
        return Rate(0, 1)
    if match is None or int(match[1]) == 0 or match[2] == "0":
        raise _Bad("rate")
    return Rate(int(match[1]), int(match[2] or 1) * _UNITS[match[3]])


def _flag(text: str) -> bool:
    if text.lower() in ("1", "yes", "true", "on"):
        return True
    if text.lower() in ("", "0", "no", "false", "off"):
        return False
    raise _Bad("flag")


def _one_of(*names: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in names:
            raise _Bad("choice", choices=", ".join(names))
        return text

    return parse


def origin_of(address: str) -> str:
    """The origin of an address, as browsers write it; ValueError if it is none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(address)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    default = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _public_url(text: str) -> str | None:
    if not text:
        return None
    try:
        origin = origin_of(text)
    except ValueError:
        origin = ""
    # Cookies and links are for a whole host: no path of its own.
    if not origin or urlsplit(text).path not in ("", "/"):
        raise _Bad("address")
    return origin


def _origins(text: str) -> tuple[str, ...]:
    try:
        return tuple(origin_of(item) for item in _listed(text))
    except ValueError:
        raise _Bad("origins") from None


def _networks(text: str) -> tuple[Network, ...]:
    try:
        networks = tuple(ipaddress.ip_network(item) for item in _listed(text))
    except ValueError:
        raise _Bad("networks") from None
    if any(network.prefixlen == 0 for network in networks):
        raise _Bad("everybody")
    return networks


def _listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _names(text: str) -> tuple[str, ...]:
    return tuple(_listed(text))


def _folder(text: str) -> Path:
    return Path(text).expanduser() if text else data_folder()


def _path(text: str) -> Path | None:
    return Path(text).expanduser() if text else None


def _other_folder(text: str) -> Path | None:
    return _path(text)


def _texts(text: str) -> Path | None:
    folder = _path(text)
    if folder is not None and not folder.is_dir():
        raise _Bad("folder")
    return folder


def _contact(text: str) -> str | None:
    """As an address to follow: that of a page, or of a mailbox."""
    if not text:
        return None
    if re.fullmatch(r"[^\s@:/<>]+@[^\s@:/<>]+", text):
        text = f"mailto:{text}"
    if not re.fullmatch(r"(https://[^\s/@<>]+[^\s<>]*|mailto:[^\s@:/<>]+@[^\s@:/<>]+)", text):
        raise _Bad("contact")
    return text


def _smtp(text: str) -> SmtpServer | None:
    if not text:
        return None
    try:
        return parse_server(text)
    except BadServer as bad:
        raise _Bad(bad.kind) from None


def _mailbox(text: str) -> str | None:
    if not text:
        return None
    try:
        return checked_address(text)
    except BadAddress:
        raise _Bad("mailbox") from None


_days = _whole(0, 36_500)
_few_days = _whole(1, 31)
_hours = _whole(1, 8784)
_kept = _whole(1, 10_000)
_UNIT_NAMES: dict[Callable[[str], Any], str] = {
    _days: "DAYS",
    _few_days: "DAYS",
    _folder: "FOLDER",
    _texts: "FOLDER",
    _hours: "HOURS",
    _kept: "COUNT",
    _other_folder: "FOLDER",
    _rate: "RATE",
    _seconds: "SECONDS",
    _smtp: "URL",
    _mailbox: "ADDRESS",
}
# Their values hold passwords: no message shows them.
_SECRET = frozenset({_smtp})


# --- The object


def _option(group: str, parse: Callable[[str], Any], default: Any) -> Any:
    return field(default=default, metadata={"group": group, "parse": parse})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are seconds, unless their names say otherwise: `keep_…` are days, `backup_every` is
    hours. `engines` 0: as many as there are cores."""

    host: str = _option("address", _words, "127.0.0.1")
    port: int = _option("address", _whole(0, 65535), 8000)
    public_url: str | None = _option("address", _public_url, None)
    origins: tuple[str, ...] = _option("address", _origins, ())
    proxies: tuple[Network, ...] = _option("address", _networks, ())
    contact: str | None = _option("address", _contact, None)
    open: bool = _option("address", _flag, False)

    data: Path = field(default_factory=data_folder, metadata={"group": "data", "parse": _folder})
    database: str | None = _option("data", _optional, None)
    texts: Path | None = _option("data", _texts, None)
    keep_open: int = _option("data", _days, 1)
    keep_abandoned: int = _option("data", _days, 0)
    keep_guests: int = _option("data", _days, 0)
    backup_folder: Path | None = _option("data", _other_folder, None)
    backup_every: int = _option("data", _hours, 24)
    backup_keep: int = _option("data", _kept, 7)
    backup_key_file: Path | None = _option("data", _path, None)

    engines: int = _option("games", _whole(0, 1000), 0)
    engine_timeout: float = _option("games", _seconds, 20.0)
    engine_turns: int = _option("games", _whole(1), 16)
    engine_pause: float = _option("games", _seconds, 0.6)
    review_nodes: int = _option("games", _whole(0, 10_000_000), 500_000)
    claim_after: float = _option("games", _seconds, 120.0)
    clock_grace: float = _option("games", _seconds, 1.0)
    live_games: int = _option("games", _whole(1), 2000)
    open_games: int = _option("games", _whole(1), 3)
    invitation_timeout: float = _option("games", _seconds, 300.0)
    lobby_away: float = _option("games", _seconds, 60.0)
    game_entries: int = _option("games", _whole(100), 1000)

    new_guests: Rate = _option("limits", _rate, Rate(60, 3600))
    new_games: Rate = _option("limits", _rate, Rate(120, 3600))
    uploads: Rate = _option("limits", _rate, Rate(240, 3600))
    codes: Rate = _option("limits", _rate, Rate(10, 600))
    requests: Rate = _option("limits", _rate, Rate(600, 60))
    messages: Rate = _option("limits", _rate, Rate(100, 20))
    connections: int = _option("limits", _whole(1), 256)
    header_timeout: float = _option("limits", _seconds, 10.0)
    sockets: int = _option("limits", _whole(1), 64)
    watched: int = _option("limits", _whole(1), 32)
    devices: int = _option("limits", _whole(1, 1000), 16)
    bots: int = _option("limits", _whole(0, 1000), 5)
    bot_games: int = _option("limits", _whole(1, 1000), 16)
    bot_requests: Rate = _option("limits", _rate, Rate(300, 60))
    frame_bytes: int = _option("limits", _whole(512, 1 << 20), 8192)
    upload_bytes: int = _option("limits", _whole(8192, 1 << 24), 128 * 1024)
    queue_messages: int = _option("limits", _whole(4), 64)
    queue_bytes: int = _option("limits", _whole(32_768), 256 * 1024)
    send_timeout: float = _option("limits", _seconds, 10.0)

    log_format: Literal["text", "json"] = _option("operation", _one_of("text", "json"), "text")
    log_level: Literal["debug", "info", "warning", "error"] = _option(
        "operation", _one_of("debug", "info", "warning", "error"), "warning"
    )
    slow_request: float = _option("operation", _seconds, 1.0)
    request_log: Path | None = _option("operation", _other_folder, None)
    request_log_days: int = _option("operation", _few_days, 2)
    no_push: bool = _option("operation", _flag, False)
    reserved_names: tuple[str, ...] = _option("operation", _names, ())
    smtp: SmtpServer | None = _option("operation", _smtp, None)
    mail_from: str | None = _option("operation", _mailbox, None)
    metrics_token: str | None = _option("operation", _optional, None)
    stop_timeout: float = _option("operation", _seconds, 5.0)
    workers: int = _option("operation", _whole(1, 256), 1)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data / 'evora.db').absolute()}"

    @property
    def texts_folder(self) -> Path:
        return self.texts or self.data / "texts"

    @property
    def request_log_folder(self) -> Path:
        return self.request_log or self.data / "request-log"

    @property
    def shared_database(self) -> bool:
        """Whether several processes can serve it."""
        return self.database_url.startswith("postgres")

    @property
    def address(self) -> str:
        """Where people find the server."""
        host = {"0.0.0.0": "localhost", "::": "localhost"}.get(self.host, self.host)
        shown = f"[{host}]" if ":" in host else host
        return self.public_url or f"http://{shown}:{self.port}"

    @property
    def https(self) -> bool:
        """Whether people reach it by HTTPS, as far as the settings tell."""
        return self.address.startswith("https:")

    @property
    def local(self) -> bool:
        """Whether only this machine reaches it."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


@dataclass(frozen=True)
class Option:
    """A field of the settings, as the command line and the environment know it."""

    name: str
    group: str
    default: Any
    parse: Callable[[str], Any]

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def placeholder(self) -> str:
        """What stands for its value in the help: the unit, if its name does not say it."""
        return _UNIT_NAMES.get(self.parse) or self.name.rpartition("_")[2].upper()

    @property
    def variable(self) -> str:
        return f"EVORA_{self.name.upper()}"

    @property
    def key(self) -> str:
        return f"cli-serve-{self.name.replace('_', '-')}"

    def value(self, text: str, source: str) -> Any:
        """`source`: what to call it in an error, the flag or the variable."""
        try:
            return self.parse(text)
        except _Bad as bad:
            shown = "'…'" if self.parse in _SECRET else repr(text)
            wrong = {"name": source, "value": shown, **bad.values}
            raise SettingError("usage-setting", **wrong) from None


def options() -> list[Option]:
    found = []
    for item in dataclasses.fields(Settings):
        made = item.default_factory
        default = made() if made is not dataclasses.MISSING else item.default
        found.append(Option(item.name, item.metadata["group"], default, item.metadata["parse"]))
    return found


# Variables of other parts of Evora, and those that Kubernetes sets for a service of this name.
_OTHER_VARIABLES = re.compile(
    r"EVORA_(LANGUAGE|PLAIN|BOT_TOKEN|SOAK|GALLERY|GOLDEN|TEST_\w+|SERVICE_\w+|PORT_[0-9]\w*)"
)


class UnknownSettingError(EvoraError):
    """A variable EVORA_… that is no setting; `nearest`: what was probably meant, if anything."""

    def __init__(self, name: str, nearest: str | None) -> None:
        super().__init__(f"{name} is no setting")
        self.name = name
        self.nearest = nearest


def check_variables(environment: Mapping[str, str]) -> None:
    """UnknownSettingError: a limit with a typing error in its name would be no limit."""
    known = [option.variable for option in options()]
    for name in sorted(environment):
        if name.startswith("EVORA_") and name not in known and not _OTHER_VARIABLES.fullmatch(name):
            nearest = difflib.get_close_matches(name, known, 1)
            raise UnknownSettingError(name, nearest[0] if nearest else None)


def read_settings(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """From texts by field name, and from EVORA_* variables; SettingError names the field."""
    values = {}
    for option in options():
        text, source = flags.get(option.name), option.flag
        if text is None:
            text, source = environment.get(option.variable), option.variable
        if text is not None:
            values[option.name] = option.value(text, source)
    return Settings(**values)
