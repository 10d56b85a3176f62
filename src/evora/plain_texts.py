"""Texts that need no Fluent: words, and places for values that are words.

Most of what a command says is of this kind. Loading Fluent and reading a language with it takes
several times as long as all the rest of a short command, so `evora.texts` asks here first. Anything
else in a text, such as a choice by number, is left to Fluent. A test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

# A message of a Fluent file begins at the start of a line; what follows it is indented or empty.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?: .*|(?=\n)))*)", re.MULTILINE)
_VALUE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
# What has a meaning of its own at the start of an indented line.
_SPECIAL = ("[", "*", ".", "}")

# Words and names of values by turns, beginning and ending with words.
Plain = tuple[str, ...]


def read_plain(files: Iterable[str]) -> dict[str, Plain]:
    """The plain texts of the contents of Fluent files, by their keys."""
    found: dict[str, Plain] = {}
    for content in files:
        for key, body in _MESSAGE.findall(content):
            parts = tuple(_VALUE.split(body))
            if not any("{" in part or "}" in part for part in parts[::2]):
                words = _unindented(body)
                if words is not None:
                    found[key] = tuple(_VALUE.split(words))
    return found


def fill_in(plain: Plain, values: Mapping[str, object]) -> str | None:
    """A text with its values; None if one is missing or not a word, which Fluent knows to write."""
    if len(plain) == 1:
        return plain[0]
    words = [values.get(name) for name in plain[1::2]]
    if any(type(word) is not str for word in words):
        return None
    parts = list(plain)
    parts[1::2] = words  # type: ignore[assignment]
    return "".join(parts)


def _unindented(body: str) -> str | None:
    """The words of a message over all its lines, less what they are all indented by."""
    first, *rest = body.split("\n")
    if not rest:
        return first.rstrip() or None
    if any(line.lstrip().startswith(_SPECIAL) for line in rest):
        return None
    margin = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    lines = [first, *(line[margin:] for line in rest)]
    return "\n".join(lines).strip("\n ").rstrip() or None
