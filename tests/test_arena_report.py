"""The table of a match, as a person reads it."""

from __future__ import annotations

import pytest
from test_arena_standings import match, result

from evora.arena.standings import summarise
from evora.cli.arena_report import report_lines

WIN_EACH = [result(0, (0, 1), (1,)), result(1, (1, 0), (1,)), result(2, (0, 1), (1,), deal=1)]


def test_two_players_are_told_their_result_once() -> None:
    lines = list(report_lines(summarise(match("a", "b"), WIN_EACH)))
    assert [line for line in lines if "Pairings" in line or "against" in line] == []
    assert len([line for line in lines if " a " in line]) == 1


def test_an_elo_that_cannot_be_given_has_a_bound() -> None:
    won = [result(0, (0, 1), (1,)), result(1, (1, 0), (2,))]
    lines = list(report_lines(summarise(match("a", "b"), won)))
    assert lines[-1].startswith("a against b: 100.0 % ")
    assert "Elo over" in lines[-1]


def test_more_players_have_a_matrix() -> None:
    lines = list(report_lines(summarise(match("a", "b", "c"), WIN_EACH)))
    assert any("Pairings" in line for line in lines)
    assert "Worst pairings" in lines


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0.00000001, "0.0000"), (0.0000157, "0.0157"), (0.0996, "100"), (0.9999, "1000"), (2, "2000")],
)
def test_times_have_no_exponent(seconds: float, shown: str) -> None:
    game = result(0, (0, 1), (1,), seconds=(seconds, seconds))
    table = list(report_lines(summarise(match("a", "b"), [game])))[3]
    assert table.split()[-2] == shown
