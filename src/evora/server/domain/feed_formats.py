"""Feeds as programs read them: Atom (RFC 4287) and iCalendar (RFC 5545).

The same facts give the same bytes, so that a reader who has them is sent nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from evora.texts import locale_tag

# Of names for things that are no addresses (RFC 4151): when this server could first give them.
_SINCE = "2026"
# RFC 5545, 3.1: octets in a line, without its end.
_FOLD = 75
# What XML 1.0 cannot hold.
_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# How often programs should look: the games are slow.
_REFRESH = "PT1H"


@dataclass(frozen=True, slots=True)
class FeedEntry:
    id: str
    title: str
    address: str
    time: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CalendarEvent:
    """`time`: when it is; `made`: since when it is known."""

    id: str
    title: str
    address: str
    time: int
    made: int


def atom(  # noqa: PLR0913  (what a feed says of itself)
    url: str, *, feed: str, made: int, title: str, language: str, entries: Sequence[FeedEntry]
) -> bytes:
    """`url`: of the server; `feed`: what tells this feed from others; `made`: its age."""
    host = _host(url)
    updated = max([made, *(entry.time for entry in entries)])
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{locale_tag(language)}">',
        f"<id>{_text(f'tag:{host},{_SINCE}:feed/{feed}')}</id>",
        f"<title>{_text(title)}</title>",
        f"<updated>{_timestamp(updated)}</updated>",
        "<author><name>Evora</name></author>",
        f"<link href={quoteattr(f'{url}/notices')}/>",
    ]
    for entry in entries:
        lines += [
            "<entry>",
            f"<id>{_text(f'tag:{host},{_SINCE}:notice/{entry.id}')}</id>",
            f"<title>{_text(entry.title)}</title>",
            f"<updated>{_timestamp(entry.time)}</updated>",
            f"<link href={quoteattr(entry.address)}/>",
            f"<summary>{_text(entry.title)}</summary>",
            "</entry>",
        ]
    return ("\n".join([*lines, "</feed>"]) + "\n").encode()


def calendar(url: str, title: str, events: Sequence[CalendarEvent]) -> bytes:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Evora//Evora//EN",
        "METHOD:PUBLISH",
        f"NAME:{_value(title)}",
        f"X-WR-CALNAME:{_value(title)}",
        f"REFRESH-INTERVAL;VALUE=DURATION:{_REFRESH}",
        f"X-PUBLISHED-TTL:{_REFRESH}",
    ]
    for event in events:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_value(event.id)}@{_value(_host(url))}",
            f"DTSTAMP:{_utc(event.made)}",
            f"DTSTART:{_utc(event.time)}",
            f"SUMMARY:{_value(event.title)}",
            f"DESCRIPTION:{_value(event.address)}",
            f"URL:{event.address}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join(part + b"\r\n" for line in lines for part in _folded(line))


def _host(url: str) -> str:
    """Without the port, which a tag cannot have."""
    return url.partition("://")[2].rpartition(":")[0] or url.partition("://")[2]


def _text(words: str) -> str:
    return escape(_NO_XML.sub("", words))


def _timestamp(time: int) -> str:
    return _at(time).isoformat(timespec="seconds").replace("+00:00", "Z")


def _utc(time: int) -> str:
    return _at(time).strftime("%Y%m%dT%H%M%SZ")


def _at(time: int) -> datetime:
    return datetime.fromtimestamp(time / 1000, UTC)


def _value(words: str) -> str:
    """A text of iCalendar; what is no letter is left out."""
    escaped = words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return "".join(letter for letter in escaped.replace("\n", "\\n") if letter >= " ")


def _folded(line: str) -> Iterator[bytes]:
    """Never in the middle of a letter."""
    part = b""
    for letter in line:
        octets = letter.encode()
        if len(part) + len(octets) > _FOLD:
            yield part
            part = b" "
        part += octets
    yield part
