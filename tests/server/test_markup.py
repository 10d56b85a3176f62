"""The words of a host: what of Markdown is understood, and that nothing in them becomes code."""

from __future__ import annotations

import random

import pytest

from evora.server.common.encoding import encode
from evora.server.domain.markup import is_safe, parse
from evora.server.messages import Span, TextBlock, TextHeading, TextList, TextParagraph


def said(text: str) -> list[Span]:
    (block,) = parse(text)
    assert isinstance(block, TextParagraph)
    return block.spans


def words(text: str) -> list[Span]:
    return [Span(text=text)]


def test_headings_paragraphs_and_lists() -> None:
    text = """# Who we are
Two friends
in Porto.

### More
- tiles,
  many of them
- factories
1. first
2) second
and still second

* a star
"""
    assert parse(text) == [
        TextHeading(level=2, spans=words("Who we are")),
        TextParagraph(spans=words("Two friends in Porto.")),
        TextHeading(level=3, spans=words("More")),
        TextList(ordered=False, items=[words("tiles, many of them"), words("factories")]),
        TextList(ordered=True, items=[words("first"), words("second and still second")]),
        TextList(ordered=False, items=[words("a star")]),
    ]


@pytest.mark.parametrize("text", ["", "\n\n", " \t\r\n", "\ufeff".strip("\ufeff")])
def test_nothing_is_nothing(text: str) -> None:
    assert parse(text) == []


def test_links() -> None:
    assert said(
        "See [the rules](/rules), [us](https://example.org/a?b=c#d) or [mail](mailto:a@b.c)."
    ) == [
        Span(text="See "),
        Span(text="the rules", href="/rules"),
        Span(text=", "),
        Span(text="us", href="https://example.org/a?b=c#d"),
        Span(text=" or "),
        Span(text="mail", href="mailto:a@b.c"),
        Span(text="."),
    ]
    (heading,) = parse("## [Home](/)")
    assert heading == TextHeading(level=2, spans=[Span(text="Home", href="/")])


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert",
        "\u0001javascript:alert",
        "java\tscript:alert",
        "data:text/html,<script>",
        "vbscript:x",
        "file:///etc/passwd",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "https:",
        "https:/path",
        "mailto:",
        "ftp://example.org",
        "http://[::1",
        "relative",
        "#here",
        "?query",
    ],
)
def test_addresses_that_lead_nowhere_good_stay_text(address: str) -> None:
    assert not is_safe(address)
    blocks = parse(f"[click]({address})")
    assert '"href":null' in encode(blocks).decode() and '"href":"' not in encode(blocks).decode()


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        '[<b>x</b>](https://example.org/"onclick=alert(1))',
        "**bold** _thin_ `code` ![picture](https://example.org/p.png)",
        "[a]: https://example.org",
        "#no heading, -no item, 1.no number",
    ],
)
def test_everything_else_is_text(text: str) -> None:
    """No character is lost and none is added: what a page shows is what the host wrote."""
    spans = said(text)
    shown = "".join(f"[{span.text}]({span.href})" if span.href else span.text for span in spans)
    assert shown == text


@pytest.mark.parametrize("piece", ["[", "[a](", "[a", "(", "[](", "[a](/b"])
def test_endless_brackets_come_to_an_end(piece: str) -> None:
    text = piece * (60_000 // len(piece))
    assert "".join(span.text for span in said(text)) == text


def test_any_text_is_understood() -> None:
    chance = random.Random(5)
    letters = [
        "#",
        "-",
        "*",
        "1.",
        " ",
        "\n",
        "[",
        "]",
        "(",
        ")",
        "/",
        "x",
        "https://a.b",
        "\u2028",
    ]
    for _ in range(300):
        text = "".join(chance.choices(letters, k=60))
        for block in parse(text):
            for span in _spans(block):
                assert span.text and (span.href is None or is_safe(span.href))


def _spans(block: TextBlock) -> list[Span]:
    if isinstance(block, TextList):
        return [span for item in block.items for span in item]
    return block.spans
