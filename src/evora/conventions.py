"""How each language counts, and writes numbers, times and lists.

Babel knows this for every language, in 33 megabytes. Evora speaks a few, so it has a row for each;
a test compares them with Babel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

_NO_BREAK_SPACE = "\u00a0"


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


def _czech(number: int) -> str:
    return "few" if 2 <= number <= 4 else _one_or_other(number)


def _icelandic(number: int) -> str:
    return "one" if number % 10 == 1 and number % 100 != 11 else "other"


def _portuguese(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else _one_or_other(number)


def _brazilian(number: int) -> str:
    return "one" if number == 0 else _portuguese(number)


@dataclass(frozen=True)
class Conventions:
    """Of one language: the category of a count; what stands in numbers, in times and in lists."""

    category: Callable[[int], str]
    group: str
    last_and: str
    last_or: str
    decimal: str = ","
    time: str = ":"

    def count(self, number: int) -> str:
        """The category of a number, by which texts choose their words."""
        return self.category(abs(number))

    def whole(self, number: int) -> str:
        """A whole number, its digits in groups of three."""
        return f"{number:,}".replace(",", self.group)


CONVENTIONS = {
    "cs": Conventions(_czech, _NO_BREAK_SPACE, f" a{_NO_BREAK_SPACE}", " nebo "),
    "de": Conventions(_one_or_other, ".", " und ", " oder "),
    "en": Conventions(_one_or_other, ",", " and ", " or ", decimal="."),
    "fi": Conventions(_one_or_other, _NO_BREAK_SPACE, " ja ", " tai ", time="."),
    "hu": Conventions(_one_or_other, _NO_BREAK_SPACE, " és ", " vagy "),
    "is": Conventions(_icelandic, ".", " og ", " eða "),
    "pt": Conventions(_brazilian, ".", " e ", " ou "),
    "pt-PT": Conventions(_portuguese, _NO_BREAK_SPACE, " e ", " ou "),
}
