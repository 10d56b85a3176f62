"""What people write for others to read: which characters may be in it."""

from __future__ import annotations

import unicodedata

# Categories that could hide, reorder or break a line: controls, format characters (bidi marks,
# zero-width ones), surrogates, private use, unassigned, line and paragraph separators.
_BANNED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# They look like nothing, though Unicode calls them letters, marks or symbols. U+FFFC and U+FFFD
# stand for something that is not there.
_BLANK = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufffc\ufffd"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
# Variation selectors: the first sixteen, of which the last two choose between a symbol and its
# colourful picture, and 240 more.
_SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
# More marks on one letter than any language needs climb over the lines above.
_MAX_MARKS = 3


def tidied(text: str) -> str:
    """In NFC, with single spaces, trimmed, and without the selectors that keyboards put behind
    symbols."""
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        symbol = bool(kept) and unicodedata.category(kept[-1])[0] in "SP"
        if not (character in _SELECTORS and symbol):
            kept.append(character)
    return " ".join(part for part in "".join(kept).split(" ") if part)


def problem_in(line: str) -> str | None:
    """What is wrong with a line that people are to see, in English."""
    marks = 0
    for character in line:
        category = unicodedata.category(character)
        if category in _BANNED or character in _BLANK or character in _SELECTORS:
            return f"character U+{ord(character):04X} is not allowed"
        if category == "Zs" and character != " ":
            return f"space U+{ord(character):04X} is not allowed"
        marks = marks + 1 if category.startswith("M") else 0
        if marks > _MAX_MARKS:
            return "expected fewer combining marks"
    return None
