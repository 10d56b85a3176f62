"""A tiny part of Markdown: headings, paragraphs, lists and links. Everything else is plain text.

The result is parts, not HTML: a client shows their texts as texts, so nothing in them can become
markup, and only addresses that are safe to follow become links.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from urllib.parse import urlsplit

from evora.server.messages import (
    Span,
    TextBlock,
    TextHeading,
    TextList,
    TextParagraph,
)

_HEADING = re.compile(r"(#{1,6})[ \t]+(.*)")
_BULLET = re.compile(r"[-*][ \t]+(.*)")
_NUMBERED = re.compile(r"[0-9]{1,3}[.)][ \t]+(.*)")
# Both parts are bounded, so that a text of opening brackets takes no longer than any other.
_LINK = re.compile(r"\[([^\[\]]{1,300})\]\(([^()\s]{1,500})\)")
_SCHEMES = ("http", "https", "mailto")


def parse(text: str) -> list[TextBlock]:
    """The parts of a text; a line that begins nothing goes on with what stands above it."""
    return [block for lines in _groups(text) for block in _blocks(lines)]


def _groups(text: str) -> Iterator[list[str]]:
    """The lines between empty ones."""
    lines = (line.strip() for line in text.splitlines())
    for filled, group in groupby(lines, bool):
        if filled:
            yield list(group)


def _blocks(lines: list[str]) -> Iterator[TextBlock]:
    """Of lines without an empty one among them."""
    words: list[str] = []
    items: list[str] = []
    ordered = False
    for line in lines:
        heading, numbered = _HEADING.fullmatch(line), _NUMBERED.fullmatch(line)
        item = numbered or _BULLET.fullmatch(line)
        ends = heading or (item and (words or (items and ordered != (item is numbered))))
        if ends:
            yield from _finished(words, items, ordered)
            words, items = [], []
        if heading:
            level = 2 if len(heading[1]) <= 2 else 3
            yield TextHeading(level=level, spans=_spans(heading[2]))
        elif item:
            items.append(item[1])
            ordered = item is numbered
        elif items:
            items[-1] += f" {line}"
        else:
            words.append(line)
    yield from _finished(words, items, ordered)


def _finished(words: list[str], items: list[str], ordered: bool) -> Iterator[TextBlock]:
    if words:
        yield TextParagraph(spans=_spans(" ".join(words)))
    if items:
        yield TextList(ordered=ordered, items=[_spans(item) for item in items])


def _spans(text: str) -> list[Span]:
    spans, end = [], 0
    for link in _LINK.finditer(text):
        if not is_safe(link[2]):
            continue
        if link.start() > end:
            spans.append(Span(text=text[end : link.start()]))
        spans.append(Span(text=link[1], href=link[2]))
        end = link.end()
    if end < len(text):
        spans.append(Span(text=text[end:]))
    return spans


def is_safe(address: str) -> bool:
    """Whether a page may lead there: another site, a mail program, or a path of this server."""
    if not address.isprintable() or "\\" in address:
        return False
    if address.startswith("/"):
        return not address.startswith("//")
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    if parts.scheme.lower() not in _SCHEMES:
        return False
    return bool(parts.netloc if parts.scheme.lower() != "mailto" else parts.path)
