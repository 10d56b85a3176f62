"""Reads the fields of a message one by one, and says exactly what is wrong with one.

Written by hand although the server has msgspec: an error of the protocol has a code for the kind of
mistake and names the top-level field, while msgspec raises one ValidationError whose text would
have to be parsed for both. It also accepts keys that occur twice. And the library, the command
line and the arena stay free of that dependency.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from evora.engine_protocol.errors import ProtocolError, quote, shorten

MAX_ID_LENGTH = 256
_MAX_WHOLE = 2**63 - 1


class Fields:
    """The fields of one object; `inside` names the top-level field whose value it is."""

    def __init__(
        self, data: dict[str, object], id: str | None = None, inside: str | None = None
    ) -> None:
        self._data = data
        self._inside = inside
        self.id = id

    def error(self, code: str, name: str, message: str) -> ProtocolError:
        """An error about the field `name`."""
        place = name if self._inside is None else f"{self._inside}.{name}"
        field = shorten(self._inside or name, 60)
        return ProtocolError(code, field, f"{shorten(place, 60)}: {message}", self.id)

    def bad(self, name: str, expected: str, got: object) -> ProtocolError:
        return self.error("bad_field", name, f"expected {expected}, got {quote(got)}")

    def allow_only(self, names: Iterable[str]) -> None:
        """Refuses every field that is not in `names`."""
        known = tuple(names)
        for name in self._data:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise self.error("bad_field", name, f"unknown field; expected only {allowed}")

    def has(self, name: str) -> bool:
        return name in self._data

    def names(self) -> Collection[str]:
        return self._data.keys()

    def value(self, name: str) -> object:
        if name not in self._data:
            raise self.error("missing_field", name, "this field is required")
        return self._data[name]

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise self.bad(name, "a text", value)
        return value

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.bad(name, "true or false", value)
        return value

    def whole(self, name: str, minimum: int, maximum: int = _MAX_WHOLE) -> int:
        value = self.value(name)
        # In Python true is an int; in JSON it is not a number.
        if isinstance(value, bool) or not isinstance(value, int) or not minimum <= value <= maximum:
            upper = "" if maximum == _MAX_WHOLE else f" to {maximum}"
            raise self.bad(name, f"a whole number from {minimum}{upper}", value)
        return value

    def numbers(self, name: str) -> tuple[float, ...]:
        return tuple(self._number(name, item) for item in self.items(name))

    def texts(self, name: str) -> tuple[str, ...]:
        items = self.items(name)
        for index, item in enumerate(items, 1):
            if not isinstance(item, str):
                got = f"expected a list of texts, got {quote(item)} as its item {index}"
                raise self.error("bad_field", name, got)
        return tuple(str(item) for item in items)

    def items(self, name: str) -> list[object]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.bad(name, "a list", value)
        return value

    def inner(self, name: str) -> Fields:
        """The fields of an object inside this one."""
        return self.as_fields(name, self.value(name))

    def as_fields(self, name: str, value: object) -> Fields:
        if not isinstance(value, dict):
            raise self.bad(name, "an object", value)
        return Fields(value, self.id, self._inside or name)

    def identifier(self) -> str:
        """The `id` that answers repeat."""
        value = self.text("id")
        if not 1 <= len(value) <= MAX_ID_LENGTH:
            raise self.bad("id", f"a text of 1 to {MAX_ID_LENGTH} characters", value)
        return value

    def _number(self, name: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.bad(name, "a list of numbers", value)
        if isinstance(value, int):
            value = max(-(10**15), min(10**15, value))  # a float holds no larger one exactly
        if not math.isfinite(value):
            raise self.bad(name, "a list of finite numbers", str(value))
        return float(value)


def usable_id(data: dict[str, object]) -> str | None:
    """The id of a message that may be invalid otherwise, for the error about it."""
    value = data.get("id")
    return value if isinstance(value, str) and 1 <= len(value) <= MAX_ID_LENGTH else None
