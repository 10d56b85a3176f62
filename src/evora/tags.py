"""The optional tags of a game: checked when they are set, so that every game can be written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import get_args

from evora.errors import EvoraError, WrongTypeError, did_you_mean
from evora.kinds import EarlyEnd

REQUIRED_TAGS = ("Evora", "Variant", "Players", "Start", "Result")
EARLY_ENDS: tuple[EarlyEnd, ...] = get_args(EarlyEnd)

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_WINNERS = re.compile(r"[1-9](,[1-9])*")

_Pairs = Mapping[str, str] | Iterable[tuple[str, str]]


class Tags(dict[str, str]):
    """A dict that refuses what a record cannot hold."""

    def __init__(self, tags: _Pairs = ()) -> None:
        super().__init__()
        self.update(tags)

    def __setitem__(self, name: str, value: str) -> None:
        check_tag(name, value)
        super().__setitem__(name, value)

    def setdefault(self, name: str, default: str = "") -> str:
        if name not in self:
            self[name] = default
        return self[name]

    def update(self, *tags: _Pairs, **more: str) -> None:  # type: ignore[override]
        new = dict(*tags, **more)
        for name, value in new.items():
            check_tag(name, value)
        super().update(new)

    def __ior__(self, tags: _Pairs) -> Tags:  # type: ignore[override, misc]
        self.update(tags)
        return self


def check_tag(name: object, value: object) -> None:
    """EvoraError for a tag that a game cannot have."""
    if not isinstance(name, str) or not isinstance(value, str):
        wrong = name if not isinstance(name, str) else value
        raise WrongTypeError(f"tag {name!r}: expected texts, got {type(wrong).__name__}")
    if name in REQUIRED_TAGS or name == "Position":
        raise EvoraError(f"tag {name}: it follows from the game and cannot be set")
    if not _NAME.fullmatch(name):
        raise EvoraError(f"tag {name!r}: expected a letter, then letters, digits or _")
    if "\n" in value:
        raise EvoraError(f"tag {name}: expected a value without line ends")


def check_early_end(tags: Mapping[str, str], players: int) -> None:
    """EvoraError for tags of an early end that say nothing."""
    if problem := early_end_problem(tags, players):
        raise EvoraError(f"tag {problem[0]}: {problem[1]}")


def early_end_problem(tags: Mapping[str, str], players: int) -> tuple[str, str] | None:
    """The tag of an early end that is wrong, and what was expected."""
    end, winners = tags.get("End"), tags.get("Winners")
    if end is not None and end not in EARLY_ENDS:
        return "End", f"expected {' or '.join(EARLY_ENDS)}, got {shown(end)}"
    if winners is None:
        return None
    if end is None:
        return "Winners", "expected only together with End"
    seats = winners.split(",") if winners else []
    well_formed = not winners or _WINNERS.fullmatch(winners)
    if not well_formed or len(set(seats)) < len(seats) or any(int(s) > players for s in seats):
        return (
            "Winners",
            f"expected seats from 1 to {players} such as 1 or 1,2, got {shown(winners)}",
        )
    return None


def early_end(name: str) -> EarlyEnd:
    """The name of an early end, checked."""
    if name not in EARLY_ENDS:
        expected = f"End: expected one of {', '.join(EARLY_ENDS)}, got {name!r}"
        raise EvoraError(expected + did_you_mean(name, EARLY_ENDS))
    return name


def shown(text: str) -> str:
    """Text from outside, fit for an error message: quoted, short, printable ASCII."""
    return ascii(text if len(text) <= 60 else f"{text[:60]}...")
