"""The two sizes of a test: what `make test` does, and what `make soak` does (EVORA_SOAK=1)."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

SOAK = bool(os.environ.get("EVORA_SOAK"))


def quick_or_soak(quick: T, soak: T) -> T:
    return soak if SOAK else quick
