"""A fault: one small change to one file."""

from __future__ import annotations

import difflib
import hashlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """Replaces the characters `start` to `end` of a file.

    `before` and `after` are the whole lines that change, without indentation: together with the
    path they identify the fault for as long as the line stays as it is.
    """

    area: str
    path: str
    kind: str
    line: int
    start: int
    end: int
    replacement: str
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.path, self.before, self.after

    def plant(self, text: str) -> str:
        """The file with the fault."""
        return text[: self.start] + self.replacement + text[self.end :]


def make_fault(area: str, path: str, text: str, kind: str, change: tuple[int, int, str]) -> Fault:
    """A fault with the lines that it changes; `change` is start, end and replacement."""
    start, end, replacement = change
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    last = len(text) if last < 0 else last
    before = text[first:last]
    after = text[first:start] + replacement + text[end:last]
    line = text.count("\n", 0, start) + 1
    return Fault(
        area, path, kind, line, start, end, replacement, _stripped(before), _stripped(after)
    )


def _stripped(lines: str) -> str:
    return "\n".join(line.strip() for line in lines.split("\n")).strip()


def diff(fault: Fault, text: str) -> str:
    """The fault as a unified diff without surrounding lines."""
    rows = difflib.unified_diff(
        text.splitlines(), fault.plant(text).splitlines(), fault.path, fault.path, lineterm="", n=1
    )
    return "\n".join(rows)


def sample(faults: Iterable[Fault], seed: int, count: int) -> list[Fault]:
    """`count` faults, the same ones for the same seed, at most one per line of code.

    Kinds that are rare in a file weigh more than those that are everywhere. The choice depends on
    each fault's own text, so that an edit elsewhere leaves most of the sample as it was.
    """
    found = list(dict.fromkeys(faults))
    groups: dict[tuple[str, str], int] = defaultdict(int)
    for fault in found:
        groups[fault.path, fault.kind] += 1

    def rank(fault: Fault) -> float:
        text = "\0".join((str(seed), fault.kind, *fault.key))
        digest = hashlib.sha256(text.encode()).digest()
        uniform = (int.from_bytes(digest[:8], "big") + 1) / 2**64
        return float(uniform ** (groups[fault.path, fault.kind] ** 0.5))

    chosen: list[Fault] = []
    taken: set[tuple[str, int]] = set()
    for fault in sorted(found, key=lambda fault: (-rank(fault), fault.key)):
        if len(chosen) == count:
            break
        if (fault.path, fault.line) not in taken:
            taken.add((fault.path, fault.line))
            chosen.append(fault)
    return chosen


def share(noticed: int, planted: int) -> float:
    """In percent; nothing planted is nothing missed."""
    return 100 * noticed / planted if planted else 100.0
