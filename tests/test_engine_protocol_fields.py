"""The fields of a message: every type, its bounds, and how a mistake is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from evora.engine_protocol import CODES, ProtocolError
from evora.engine_protocol.errors import quote, shorten
from evora.engine_protocol.fields import Fields, usable_id


def refused(act: Callable[[], object]) -> tuple[str, str | None, str]:
    with pytest.raises(ProtocolError) as caught:
        act()
    return caught.value.code, caught.value.field, caught.value.message


def field(value: object) -> Fields:
    return Fields({"a": value}, id="x")


def test_whole_numbers() -> None:
    for value in (1, 5, 9):
        assert field(value).whole("a", 1, 9) == value
    for bad in (0, 10, True, 5.0, "5", None):
        code, name, message = refused(lambda bad=bad: field(bad).whole("a", 1, 9))  # type: ignore[misc]
        assert (code, name) == ("bad_field", "a")
        assert message == f"a: expected a whole number from 1 to 9, got {quote(bad)}"
    assert field(2**63 - 1).whole("a", 0) == 2**63 - 1
    assert refused(lambda: field(2**63).whole("a", 0))[2].startswith(
        "a: expected a whole number from 0, got 9223"
    )


def test_numbers() -> None:
    assert field([1, 2.5, -3]).numbers("a") == (1.0, 2.5, -3.0)
    assert field([10**400, -(10**400)]).numbers("a") == (1e15, -1e15)
    assert field([10**15, 10**15 + 1]).numbers("a") == (1e15, 1e15)
    assert all(isinstance(number, float) for number in field([1]).numbers("a"))
    for bad in ("1", True, None, [1]):
        assert refused(lambda bad=bad: field([1, bad]).numbers("a"))[2] == (  # type: ignore[misc]
            f"a: expected a list of numbers, got {quote(bad)}"
        )
    assert refused(lambda: field([float("inf")]).numbers("a"))[2] == (
        'a: expected a list of finite numbers, got "inf"'
    )


def test_texts_flags_and_lists() -> None:
    assert field("t").text("a") == "t"
    assert field(["t", "u"]).texts("a") == ("t", "u")
    assert field(True).flag("a") is True and field(False).flag("a") is False
    assert refused(lambda: field(1).flag("a"))[2] == "a: expected true or false, got 1"
    assert refused(lambda: field(1).text("a"))[2] == "a: expected a text, got 1"
    assert refused(lambda: field("t").texts("a"))[2] == 'a: expected a list, got "t"'
    assert refused(lambda: field(["t", 2]).texts("a"))[2] == (
        "a: expected a list of texts, got 2 as its item 2"
    )


def test_fields_that_are_missing_or_unknown() -> None:
    fields = Fields({"a": 1, "b": None}, id="x")
    assert fields.has("b") and not fields.has("c") and list(fields.names()) == ["a", "b"]
    assert refused(lambda: fields.value("c")) == (
        "missing_field", "c", "c: this field is required",
    )  # fmt: skip
    fields.allow_only(("a", "b", "c"))
    assert refused(lambda: fields.allow_only(("a",)))[1:] == (
        "b", "b: unknown field; expected only a",
    )  # fmt: skip
    assert refused(lambda: fields.allow_only(()))[2].endswith("expected only none")


def test_mistakes_inside_name_the_outer_field() -> None:
    inner = Fields({"a": {"b": {"c": 0}}}, id="x").inner("a").inner("b")
    code, name, message = refused(lambda: inner.whole("c", 1))
    assert (code, name) == ("bad_field", "a")
    assert message == "a.c: expected a whole number from 1, got 0"
    with pytest.raises(ProtocolError) as caught:
        inner.text("d")
    assert (caught.value.id, caught.value.code) == ("x", "missing_field")
    assert refused(lambda: field([]).inner("a"))[2] == "a: expected an object, got []"


@pytest.mark.parametrize(
    ("id", "usable"),
    [
        ("", False),
        ("i", True),
        ("i" * 256, True),
        ("i" * 257, False),
        (7, False),
        (None, False),
    ],
)
def test_ids(id: object, usable: bool) -> None:
    assert usable_id({"id": id}) == (id if usable else None)
    fields = Fields({"id": id})
    if usable:
        assert fields.identifier() == id
    else:
        assert refused(fields.identifier)[:2] == ("bad_field", "id")
    assert usable_id({}) is None


def test_long_names_are_cut() -> None:
    fields = Fields({"n" * 100: 1}, id="x")
    code, name, message = refused(lambda: fields.allow_only(()))
    assert code == "bad_field"
    assert name == "n" * 59 + "…" and message.startswith("n" * 59 + "…: unknown field")


def test_texts_of_errors() -> None:
    assert shorten("abc", 3) == "abc" and shorten("abcd", 3) == "ab…"
    assert quote("ä") == '"\\u00e4"' and quote({"a": [1]}) == '{"a": [1]}'
    assert len(quote("x" * 100)) == 60
    assert quote(object()) == "a object"
    error = ProtocolError("bad_json", None, "m" * 500, "i")
    assert (len(error.message), len(str(error)), error.id, error.field) == (400, 500, "i", None)
    assert len(set(CODES)) == 9
