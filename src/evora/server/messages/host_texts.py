"""Server → client: the words of those who run the server, in parts that hold nothing but text."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Outgoing

HostPageName = Literal["privacy", "contact", "house-rules"]


class Span(Outgoing, frozen=True):
    """A piece of a sentence; `href`: where it leads, an address that is safe to follow."""

    text: str
    href: str | None = None


class TextHeading(Outgoing, frozen=True, tag="heading"):
    """`level`: 2 or 3; the title of the page is the first."""

    level: int
    spans: list[Span]


class TextParagraph(Outgoing, frozen=True, tag="paragraph"):
    spans: list[Span]


class TextList(Outgoing, frozen=True, tag="list"):
    ordered: bool
    items: list[list[Span]]


TextBlock = TextHeading | TextParagraph | TextList


class KeptDays(Outgoing, frozen=True):
    """Days after which games that were never finished, and guests who stay away, are deleted; 0:
    never."""

    abandoned: int
    guests: int


class HostPage(Outgoing, frozen=True):
    """`language`: of the words, null if that is not known; `contact`: an address to write to, at
    `contact`; `kept`: at `privacy`."""

    blocks: list[TextBlock]
    language: str | None
    contact: str | None = None
    kept: KeptDays | None = None
