"""Tasks that workers import: squares, and what goes wrong with them."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any

from evora.work import Report


class Squares:
    def __init__(self, seconds: float = 0.0) -> None:
        self._seconds = seconds

    def do(self, item: int, report: Report | None) -> Any:
        if report is not None:
            report(f"at {item}")
        if item < 0:
            os._exit(7)
        time.sleep(self._seconds)
        return item * item

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class SquareTask:
    """A negative item ends its process."""

    name: str = "the squares"
    seconds: float = 0.0

    def open(self) -> Squares:
        return Squares(self.seconds)

    def lost(self, item: int, reported: Any, reason: str) -> str:
        return f"{item}, {reported}: {reason}"


class Unopenable(SquareTask):
    def open(self) -> Squares:
        raise ValueError("no squares today")
