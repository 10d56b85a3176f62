"""The optional tags of a game: checked when they are set, so that every game can be written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from evora._core import check_tag as _check_texts
from evora._core import early_end_problem
from evora.errors import EvoraError, WrongTypeError, did_you_mean
from evora.kinds import EarlyEnd

EARLY_ENDS: tuple[EarlyEnd, ...] = get_args(EarlyEnd)

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
    _check_texts(name, value)


def check_early_end(tags: Mapping[str, str], players: int) -> None:
    """EvoraError for tags of an early end that say nothing."""
    if problem := early_end_problem(dict(tags), players):
        raise EvoraError(f"tag {problem[0]}: {problem[1]}")


def early_end(name: str) -> EarlyEnd:
    """The name of an early end, checked."""
    if name not in EARLY_ENDS:
        expected = f"End: expected one of {', '.join(EARLY_ENDS)}, got {name!r}"
        raise EvoraError(expected + did_you_mean(name, EARLY_ENDS))
    return name
