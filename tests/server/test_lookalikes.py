"""Names that look like another's are numbered at their table."""

from __future__ import annotations

import pytest

from evora.server.domain.lookalikes import skeleton, with_numbers
from server.serving import FRIEND, ME, serving


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Аnna",  # noqa: RUF001 - Cyrillic
        "Αnnа",  # noqa: RUF001 - Greek and Cyrillic
        "Ａｎｎａ",  # noqa: RUF001 - full width
        "𝐀𝐧𝐧𝐚",  # noqa: RUF001 - mathematical
        "Anná",
        "Ann a",
        "Anna.",
        "Anna (2)",
        "A\ufe0fnna",
    ],
)
def test_look_alikes(other: str) -> None:
    assert skeleton(other) == skeleton("Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiIl"), ("Bill", "Bi11"), ("Paypal", "Раураl"), ("Emma", "Ernrna")],  # noqa: RUF001
)
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("王小明", "王大明"), ("🙂", "🙃")])
def test_names_that_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_only_those_that_look_alike_are_numbered() -> None:
    names = {1: "Anna", 2: "Ben", 3: "ANNA", 4: None}
    assert with_numbers(names) == {1: "Anna (1)", 2: "Ben", 3: "ANNA (2)", 4: None}
    assert with_numbers({1: None, 2: None}) == {1: None, 2: None}


def test_everybody_at_the_table_sees_the_numbers(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        anna, other = running.guest("anna"), running.guest("other")
        anna.ask("PUT", "/api/me", {"name": "Anna"})
        other.ask("PUT", "/api/me", {"name": "Аnna"})  # noqa: RUF001
        game = anna.create(ME, FRIEND)["game"]
        other.done(game, "join")
        shown = ["Anna (1)", "Аnna (2)"]  # noqa: RUF001
        for client in (anna, other, running.client()):
            assert [seat["name"] for seat in client.view(game)["seats"]] == shown
        assert anna.ask("GET", "/api/me/games")["games"][0]["names"] == shown
        other.ask("PUT", "/api/me", {"name": "Ben"})
        assert [seat["name"] for seat in anna.view(game)["seats"]] == ["Anna", "Ben"]
