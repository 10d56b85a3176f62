"""Display names: what people may call themselves."""

from __future__ import annotations

import unicodedata

from evora.server.common.refusal import Refusal

MAX_LENGTH = 24
# Categories that could hide, reorder or break a line: controls, format characters (bidi marks,
# zero-width ones), surrogates, private use, unassigned, line and paragraph separators.
_BANNED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# They look like nothing, though Unicode calls them letters, marks or symbols. The last two stand
# for something that is not there.
_BLANK = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\ufffc\ufffd"
)
# More marks on one letter than any language needs climb over the lines above.
_MAX_MARKS = 3


def checked_name(name: str) -> str:
    """The name as it is kept: NFC, trimmed, single spaces; Refusal bad_name."""
    text = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    while "  " in text:
        text = text.replace("  ", " ")
    if not 1 <= len(text) <= MAX_LENGTH:
        raise Refusal("bad_name", "name", f"expected 1 to {MAX_LENGTH} characters")
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if category in _BANNED or character in _BLANK:
            raise Refusal("bad_name", "name", f"character U+{ord(character):04X} is not allowed")
        if category == "Zs" and character != " ":
            raise Refusal("bad_name", "name", f"space U+{ord(character):04X} is not allowed")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > _MAX_MARKS:
            raise Refusal("bad_name", "name", "expected fewer combining marks")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in text):
        raise Refusal("bad_name", "name", "expected something that can be seen")
    return text
