"""What a host types and reads: ends, texts in several languages, networks, dates."""

from __future__ import annotations

import argparse
import datetime
import re
import time
import unicodedata

from evora.server.domain.bans import Ban, parse_network
from evora.texts import languages, text

FOREVER = "forever"
MAX_TEXT = 500
_UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
_LENGTH = re.compile(r"([1-9][0-9]{0,4})([mhdw])")
# Controls would be shown as nothing, and others turn the direction of a line.
_BANNED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def until(value: str) -> int | None:
    """An argument type: how long from now (7d), up to when (2026-12-01), or forever (None)."""
    if value == FOREVER:
        return None
    if match := _LENGTH.fullmatch(value):
        return now_ms() + int(match[1]) * _UNITS[match[2]] * 1000
    try:
        end = datetime.datetime.fromisoformat(value)
    except ValueError:
        raise argparse.ArgumentTypeError(text("admin-bad-until", value=value)) from None
    ms = int(end.timestamp() * 1000)
    if ms <= now_ms():
        raise argparse.ArgumentTypeError(text("admin-past-until", value=value))
    return ms


def words(value: str) -> str:
    """An argument type: what everybody or a person reads, in one line."""
    kept = " ".join(unicodedata.normalize("NFC", value).split())
    if not 1 <= len(kept) <= MAX_TEXT or any(unicodedata.category(c) in _BANNED for c in kept):
        raise argparse.ArgumentTypeError(text("admin-bad-words", max=MAX_TEXT))
    return kept


def translation(value: str) -> tuple[str, str]:
    """An argument type: LANGUAGE=TEXT."""
    language, equals, said = value.partition("=")
    if not equals or language not in languages():
        listed = ", ".join(languages())
        raise argparse.ArgumentTypeError(text("admin-bad-translation", languages=listed))
    return language, words(said)


def network(value: str) -> str:
    """An argument type: a network or an address."""
    try:
        return str(parse_network(value))
    except ValueError:
        raise argparse.ArgumentTypeError(text("admin-bad-network", value=value)) from None


# --- Shown


def date(ms: int) -> str:
    """In the time zone of the machine, as everywhere in a terminal."""
    return datetime.datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")


def utc(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))


def end_words(ms: int | None) -> str:
    return text("admin-forever") if ms is None else text("admin-until", date=date(ms))


def ban_words(ban: Ban) -> str:
    """The end and the reason."""
    shown = end_words(ban.until)
    return f"{shown}: {ban.reason}" if ban.reason else shown
