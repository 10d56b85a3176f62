"""Texts of several lines in a terminal of any width: paragraphs, tables, examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from evora.plaintext.palette import visible_width

# From here on a line of a text is as long as its author made lines.
_FULL = 76
# The part of a line of a table before its last column.
_COLUMN = re.compile(r"(?: {2,}\S+(?: \S+)* {2,}| {10,})(?=\S)")
_MIN_COLUMN = 20


def fill(words: str, width: int) -> list[str]:
    """A text in lines of at most `width` columns.

    Lines of a table keep their columns. The commands of examples stay in one piece, to be copied.
    """
    return [line for block in _blocks(words) for line in _fill_block(block, width)]


def wrap_column(words: str, width: int, indent: int = 0) -> list[str]:
    """Words in lines of at most `width` columns, the first `indent` letters of them alone."""
    if visible_width(words) <= width:
        return [words]
    from wcwidth import wrap  # noqa: PLC0415

    head = words[:indent]
    margin = " " * visible_width(head)
    return wrap(
        words[indent:],
        max(width, indent + _MIN_COLUMN),
        initial_indent=head,
        subsequent_indent=margin,
        break_long_words=False,
        break_on_hyphens=False,
    )


def pack(items: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Items beside each other, as many as fit in a line."""
    lines: list[str] = []
    for item in items:
        longer = f"{lines[-1]}{' ' * gap}{item}" if lines else item
        if lines and visible_width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(item)
    return lines


def _blocks(words: str) -> Iterator[str]:
    """Paragraphs as one line each, and the lines of tables and examples, which are indented.

    A line that is nearly full was broken by its author and goes on in the next one."""
    paragraph = ""
    for line in words.splitlines():
        goes_on = paragraph and line and not line.startswith(" ")
        if paragraph and not goes_on:
            yield paragraph
            paragraph = ""
        whole = f"{paragraph} {line}" if goes_on else line
        if line.startswith(" ") or len(line) < _FULL or line.endswith((".", ":")):
            yield whole
            paragraph = ""
        else:
            paragraph = whole
    if paragraph:
        yield paragraph


def _fill_block(block: str, width: int) -> list[str]:
    if column := _COLUMN.match(block):
        return wrap_column(block, width, column.end())
    return [block] if block.startswith(" ") else wrap_column(block, width)
