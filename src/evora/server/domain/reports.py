"""Reports of players about players: how many there may be, and what they may say."""

from __future__ import annotations

from evora.server.common.refusal import Refusal
from evora.server.domain.characters import problem_in, tidied
from evora.server.messages import MAX_REPORT_LENGTH, ReportKind

# Of one reporter: those that nobody has looked at yet, and those of a day.
MAX_OPEN = 5
MAX_PER_DAY = 10


def checked_words(kind: ReportKind, words: str) -> str:
    """What is said beside the kind, as it is kept: several lines, each like a name; Refusal
    bad_text."""
    lines = [tidied(line) for line in words.replace("\r\n", "\n").replace("\t", " ").split("\n")]
    for line in lines:
        problem = problem_in(line)
        if problem is not None:
            raise Refusal("bad_text", "text", problem)
    text = "\n".join(lines).strip("\n")
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    if len(text) > MAX_REPORT_LENGTH:
        raise Refusal("bad_text", "text", f"expected at most {MAX_REPORT_LENGTH} characters")
    if kind == "other" and not text:
        raise Refusal("bad_text", "text", "expected some words, as no kind says what happened")
    return text
