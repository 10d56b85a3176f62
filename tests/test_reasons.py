"""Why one move is better than another, in words."""

from __future__ import annotations

from typing import Any

import pytest

from evora.plaintext.reasons import reason_words
from evora.review import Reason

_NOTHING = dict.fromkeys(
    ("seat", "line", "count", "of", "colour", "which", "points", "instead"), None
)


@pytest.mark.parametrize(
    ("kind", "sure", "values", "words"),
    [
        (
            "denies",
            True,
            {"seat": 2, "count": 2, "colour": "B", "points": 3},
            "Otherwise Peter takes next: 2 blue (+3).",
        ),
        (
            "leaves",
            False,
            {"seat": 1, "count": 4, "colour": "K", "points": 0},
            "After the other move, Andrea takes from the centre: 4 black. (Expected, not certain.)",
        ),
        (
            "holds_back",
            True,
            {"seat": 2, "points": -2, "instead": 4},
            "Peter, points in this round: -2 instead of 4.",
        ),
    ],
)
def test_reasons_name_players_tiles_and_points(
    kind: Any, sure: bool, values: dict[str, Any], words: str
) -> None:
    reason = Reason(kind, sure, **_NOTHING | values)
    assert reason_words(reason, lambda seat: ("Andrea", "Peter")[seat - 1]) == words
