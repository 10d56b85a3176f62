"""Codes that people read and type: to another device, or to get back in."""

from __future__ import annotations

import re
import secrets

# Without 0 O 1 I L, which are mistaken for each other.
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_GROUP = 5
# 31 ** 10: nobody guesses one in the ten minutes that it is good for.
DEVICE_LENGTH = 2 * _GROUP
# 31 ** 25, about 124 bits: for good.
RECOVERY_LENGTH = 5 * _GROUP
_FILLING = re.compile(r"[\s\-\u2010-\u2015\u2212.]+")


def new_code(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def written(code: str) -> str:
    """In groups, as it is read."""
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def as_typed(code: str) -> str:
    """The code that was meant, however it was typed."""
    return _FILLING.sub("", code).upper()
