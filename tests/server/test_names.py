"""What people may call themselves."""

from __future__ import annotations

import pytest

from evora.server.common.refusal import Refusal
from evora.server.domain.names import checked_name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Þórður", "Þórður"),
        ("王小明", "王小明"),
        ("हिन्दी", "हिन्दी"),
        ("🙂", "🙂"),
        ("x" * 24, "x" * 24),
        ("O'Neill-7", "O'Neill-7"),
    ],
)
def test_good_names(name: str, kept: str) -> None:
    assert checked_name(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\u200bb",
        "\u202eabc",
        "a\u2066b",
        "a\u2028b",
        "a\ufeffb",
        "\u0301",
        "a\u0301\u0301\u0301\u0301\u0301",
        "\u3164",
        "a\u00a0b",
        "\ue000",
        "a\udc80",
        "a\ufffcb",
        "a\ufffdb",
        "a\u180bb",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "bad_name"
