"""Tasks that workers import: squares, and what goes wrong with them."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
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


class WaitingSquares(Squares):
    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def do(self, item: int, report: Report | None) -> Any:
        import ray  # noqa: PLC0415  (only here)

        (self._folder / ray.get_runtime_context().get_node_id()).touch()
        while not (self._folder / "go").exists():
            time.sleep(0.01)
        return super().do(item, report)


@dataclass(frozen=True)
class WaitingTask(SquareTask):
    """Every node of a cluster that has begun leaves a file of its name; all wait for `go`."""

    folder: Path = Path()

    def open(self) -> Squares:
        return WaitingSquares(self.folder)


class Unopenable(SquareTask):
    def open(self) -> Squares:
        raise ValueError("no squares today")
