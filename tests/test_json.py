"""The core's own JSON reader, through calls: what it takes and what it does not."""

from __future__ import annotations

import json
import random

import pytest

from evora import Position, _core

START = str(Position.new())


def echoed(text: str) -> str | None:
    """What the reader made of a text: the core quotes a field that it does not know."""
    answer = json.loads(_core.call("new", f'{{"{text}": 1}}'))
    return str(answer["field"]) if answer["code"] == "bad_field" else None


def test_texts_and_their_escapes() -> None:
    assert echoed("plain") == "'plain'"
    assert echoed(r"a\"b\\c\/d") == "'a\"b\\c/d'"
    assert echoed(r"\b\f\n\r\t") == r"'\x08\x0c\x0a\x0d\x09'"
    escaped = json.dumps("é€𐍈")[1:-1]
    assert (
        escaped.isascii()
        and echoed(escaped) == echoed("é€𐍈") == r"'\xc3\xa9\xe2\x82\xac\xf0\x90\x8d\x88'"
    )


@pytest.mark.parametrize(
    "text", [r"\x", r"\u12", r"\ud800", r"\ud800A", r"\udc00", "a\nb", "\\", "\x01"]
)
def test_texts_that_are_none(text: str) -> None:
    assert echoed(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "}", "{,}", '{"a"}', '{"a":}', '{"a":1,}', "[1,]", "[1 2]", "nul", "tru"),
        *("01", "-", "1.", ".5", "1e", "1e+", "+1", "NaN", "Infinity", "1e999", "{} {}", "'a'"),
        "[" * 40,
    ],
)
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(ValueError):
        raise_as_python(text)
    assert json.loads(_core.call("new", text))["code"] == "bad_json"


def raise_as_python(text: str) -> None:
    if text in ("NaN", "Infinity", "1e999"):
        raise ValueError  # Python takes these; the standard does not
    json.loads(text)


@pytest.mark.parametrize(
    ("number", "taken"),
    [
        *(("2", True), ("3", True), ("-2", False), ("2.0", False), ("2e0", False)),
        *(("20e-1", False), ("9007199254740993", False), ("1" * 40, False)),
    ],
)
def test_numbers(number: str, taken: bool) -> None:
    answer = json.loads(_core.call("new", f'{{"players": {number}}}'))
    assert ("position" in answer) == taken


def test_no_bytes_break_it() -> None:
    """Bytes of a question that were changed at random: an answer or a refusal, always JSON."""
    chance = random.Random(1)
    question = json.dumps({"position": START, "moves": ["=BBBB/YYYY/RRRR/KKKK/WWWW", "1B5"]})
    for _ in range(2000):
        text = list(question)
        for _ in range(chance.randint(1, 3)):
            text[chance.randrange(len(text))] = chr(
                chance.choice([0, 9, 34, 44, 92, 125, 233, 8364])
            )
        answer = json.loads(_core.call("play", "".join(text)))
        assert answer.get("type") == "refused" or "steps" in answer
