"""Values inside comments of a record: `[%win 0.61]`, `[%best 2K3]`, `[%clk 0:01:02]`."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from evora._core import Move
from evora.errors import EvoraError, InvalidMoveError

_VALUE = re.compile(r"\[%([A-Za-z]\w*) +([^\]\s]+) *\]")
_CLOCK = re.compile(r"\d+:[0-5]\d:[0-5]\d(\.\d+)?")


@dataclass(frozen=True)
class Annotation:
    """What the comments at one place of a record say.

    `win`: the mover's share of the win after the move; `best`: a better move; `clock`: the time
    left, such as 0:01:02; `text`: the rest, in words. What is missing, or cannot be read, is None.
    """

    win: float | None = None
    best: Move | None = None
    clock: str | None = None
    text: str = ""


def read(comments: Sequence[str]) -> Annotation:
    """What comments say. The first value of a kind counts; other programs' values are left out."""
    values: dict[str, str] = {}
    for name, value in _VALUE.findall("\n".join(comments)):
        values.setdefault(name, value)
    words = (_VALUE.sub("", comment).strip() for comment in comments)
    clock = values.get("clk")
    return Annotation(
        win=_share(values.get("win")),
        best=_move(values.get("best")),
        clock=clock if clock and _CLOCK.fullmatch(clock) else None,
        text="\n".join(filter(None, words)),
    )


def written(comments: Sequence[str], values: dict[str, str]) -> list[str]:
    """The comments with these values by name: replaced where they stand, else in a new comment."""
    missing = dict(values)

    def replace(match: re.Match[str]) -> str:
        name = match[1]
        return f"[%{name} {missing.pop(name)}]" if name in missing else match[0]

    out = [_VALUE.sub(replace, comment) for comment in comments]
    if missing:
        # In front: words about a move follow its values.
        out.insert(0, " ".join(f"[%{name} {value}]" for name, value in missing.items()))
    return out


def without(comments: Sequence[str], names: Sequence[str]) -> list[str]:
    """The comments without the values of these names; a comment of nothing else goes."""
    out = []
    for comment in comments:
        rest = _VALUE.sub(lambda match: "" if match[1] in names else match[0], comment)
        if rest == comment:
            out.append(comment)
        elif rest.strip():
            out.append(rest.strip())
    return out


def share_text(win: float) -> str:
    """A share of the win as records write it, to four digits: engines know no more."""
    if not 0 <= win <= 1:
        raise EvoraError(f"win: expected a share from 0 to 1, got {win}")
    return repr(round(float(win), 4))


def clock_text(clock: str) -> str:
    if not _CLOCK.fullmatch(clock):
        raise EvoraError(f"clock: expected a time such as 0:01:02, got {clock!r}")
    return clock


def time_text(seconds: float) -> str:
    """A time on a clock as records write it, to the hundredth: 0:01:02.50."""
    minutes, hundredths = divmod(round(100 * seconds), 6000)
    return f"{minutes // 60}:{minutes % 60:02}:{hundredths / 100:05.2f}"


def _share(text: str | None) -> float | None:
    try:
        share = math.nan if text is None else float(text)
    except ValueError:
        return None
    return share if 0 <= share <= 1 else None


def _move(text: str | None) -> Move | None:
    try:
        return None if text is None else Move(text)
    except InvalidMoveError:
        return None
