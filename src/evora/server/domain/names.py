"""Display names: what people may call themselves."""

from __future__ import annotations

import unicodedata

from evora.server.common.refusal import Refusal
from evora.server.domain.characters import problem_in, tidied

MAX_LENGTH = 24


def checked_name(name: str) -> str:
    """The name as it is kept: NFC, trimmed, single spaces; Refusal bad_name."""
    text = tidied(name)
    if not 1 <= len(text) <= MAX_LENGTH:
        raise Refusal("bad_name", "name", f"expected 1 to {MAX_LENGTH} characters")
    problem = problem_in(text)
    if problem is not None:
        raise Refusal("bad_name", "name", problem)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in text):
        raise Refusal("bad_name", "name", "expected something that can be seen")
    return text
