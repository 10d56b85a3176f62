"""What we say of each language is what Babel says."""

from __future__ import annotations

import pytest
from babel.lists import format_list
from babel.numbers import format_decimal, get_decimal_symbol

from evora.conventions import CONVENTIONS
from evora.texts import decimal, duration, languages, listed
from tools.texts.libraries import category, locale

NUMBERS = (*range(202), 999, 1000, 1001, 9999, 12345, 999_999, 10**6, 10**6 + 1, 3 * 10**6, 10**9)


def test_every_language_has_a_row() -> None:
    assert tuple(CONVENTIONS) == languages()


@pytest.mark.parametrize("language", languages())
def test_counts_and_numbers(language: str) -> None:
    ours = CONVENTIONS[language]
    for number in (*NUMBERS, *(-number for number in NUMBERS)):
        assert ours.count(number) == category(language, number), number
        assert ours.whole(number) == format_decimal(number, locale=locale(language)), number
    assert decimal(0.5, ".1f", language) == f"0{get_decimal_symbol(locale(language))}5"


@pytest.mark.parametrize("language", languages())
def test_lists_and_times(language: str) -> None:
    for count in range(5):
        names = [*"ABCDE"[:count]]
        assert listed(names, "and", language) == format_list(names, "standard", locale(language))
        assert listed(names, "or", language) == format_list(names, "or", locale(language))
    between = str(locale(language).datetime_skeletons["Hm"]).strip("Hm")
    assert duration(3661, language) == between.join(("1", "01", "01"))
