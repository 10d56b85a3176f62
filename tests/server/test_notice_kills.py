"""Processes die while notices are sent: each arrives, and none as two."""

from __future__ import annotations

import pytest

from server.soak import quick_or_soak
from tools.reliability.notices import check, run

NOTICES = quick_or_soak(40, 1000)


def test_each_arrives_though_processes_are_killed(postgresql_url: str) -> None:
    figures = run(postgresql_url, NOTICES)
    print(figures)
    assert figures.kills > 0


def test_the_judge_notices_what_is_lost_and_what_came_as_two() -> None:
    came = [{"path": "/play/a", "id": "1"}, {"path": "/play/b", "id": "2"}]
    assert check(["a", "b"], [*came, came[0]]) == 1
    with pytest.raises(AssertionError, match="did not come"):
        check(["a", "b", "c"], came)
    with pytest.raises(AssertionError, match="as two"):
        check(["a", "b"], [*came, {"path": "/play/a", "id": "3"}])
