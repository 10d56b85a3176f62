"""Types of arguments, and whether to use colour."""

from __future__ import annotations

import argparse
import io
from typing import get_args

import pytest

from evora import COLOURED, GREY, VARIANTS
from evora.cli.common import colour_wanted, seconds, whole_number
from evora.server import messages


@pytest.mark.parametrize("text", ["1", "007", "12", "999999999999"])
def test_whole_numbers(text: str) -> None:
    assert whole_number(1)(text) == int(text)


@pytest.mark.parametrize("text", ["0", "", "-1", "+1", "1.0", "1e3", " 1", "٣", "½", "x"])
def test_what_is_no_whole_number_from_one(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="expected a whole number from 1, got"):
        whole_number(1)(text)


def test_a_number_of_any_length_is_bounded() -> None:
    assert whole_number(0)("0") == 0
    assert whole_number(1)("9" * 10_000) == 999_999_999_999


@pytest.mark.parametrize("text", ["0.5", "1", "1e-3", "999999999"])
def test_seconds(text: str) -> None:
    assert seconds(text) == float(text)


@pytest.mark.parametrize("text", ["0", "-1", "1e9", "inf", "nan", "", "soon"])
def test_what_is_no_time(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="expected a number of seconds above 0"):
        seconds(text)


class Output(io.TextIOWrapper):
    def __init__(self, encoding: str, *, terminal: bool) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(
    ("encoding", "terminal", "no_color", "wanted"),
    [
        ("utf-8", True, None, True),
        ("UTF-8", True, "", True),  # empty is as good as not set
        ("utf8", True, None, True),
        ("utf-8", True, "1", False),
        ("utf-8", False, None, False),
        ("ascii", True, None, False),  # it could not show the lines of the table
    ],
)
def test_colour(
    monkeypatch: pytest.MonkeyPatch,
    encoding: str,
    terminal: bool,
    no_color: str | None,
    wanted: bool,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if no_color is not None:
        monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setattr("sys.stdout", Output(encoding, terminal=terminal))
    assert colour_wanted() == wanted


def test_the_names_of_the_variants_are_the_same_everywhere() -> None:
    assert VARIANTS == (COLOURED, GREY)
    assert tuple(map(str, VARIANTS)) == get_args(messages.Variant)
