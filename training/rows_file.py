"""Weights as the core compiles them in: one row per name, with columns of numbers by stage."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from evora import _core
from evora.errors import EvoraError
from evora.files import replacing

STAGES = _core.STAGES
ByStage = list[list[float]]  # [stage][name]
Columns = list[list[float]]  # [column][stage]

_ROW = re.compile(r'\{"([^"]*)", (\{.*\})\},')


def row(name: str, *columns: str) -> str:
    return f'{{"{name}", {", ".join(columns)}}},\n'


def column(numbers: Iterable[float], decimals: int) -> str:
    return f"{{{', '.join(f'{number:.{decimals}f}f' for number in numbers)}}}"


def write_rows(path: Path, rows: Iterable[str]) -> None:
    """Writes a file as a whole or not at all."""
    with replacing(path) as stream:
        stream.write("".join(rows).encode())


def read_rows(path: Path, names: Sequence[str], columns: int, what: str) -> list[Columns]:
    """The numbers of rows with exactly these names; EvoraError for a file that is not `what`."""
    try:
        found = [_read_row(line) for line in path.read_text("utf-8").splitlines()]
    except ValueError:
        found = []
    fits = all(
        len(numbers) == columns and all(len(each) == STAGES for each in numbers)
        for _, numbers in found
    )
    if not fits or [name for name, _ in found] != list(names):
        raise EvoraError(f"{path}: expected {what}")
    return [numbers for _, numbers in found]


def _read_row(line: str) -> tuple[str, Columns]:
    matched = _ROW.fullmatch(line)
    if matched is None:
        raise ValueError(line)
    columns = [
        [float(number.strip().removesuffix("f")) for number in part.split(",")] if part else []
        for part in re.findall(r"\{([^{}]*)\}", matched[2])
    ]
    return matched[1], [numbers or [0.0] * STAGES for numbers in columns]
