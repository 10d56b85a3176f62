"""Means with their spread, and tables of them as text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.96  # of a 95 % interval


@dataclass(frozen=True)
class Mean:
    """A mean and half of its 95 % interval."""

    value: float
    spread: float

    def text(self, digits: int, scale: float = 1.0) -> str:
        if math.isnan(self.value):
            return "-"
        shown = f"{scale * self.value:.{digits}f}"
        return shown if math.isnan(self.spread) else f"{shown} ± {scale * self.spread:.{digits}f}"


def mean_of(values: Iterable[float]) -> Mean:
    """Of independent values."""
    listed = list(values)
    return grouped_mean((value, number) for number, value in enumerate(listed))


def grouped_mean(values: Iterable[tuple[float, int]]) -> Mean:
    """Of values with the number of their group: only groups are independent, such as games."""
    listed = list(values)
    if not listed:
        return Mean(math.nan, math.nan)
    mean = math.fsum(value for value, _ in listed) / len(listed)
    errors: dict[int, float] = {}
    for value, group in listed:
        errors[group] = errors.get(group, 0.0) + value - mean
    groups = len(errors)
    if groups < 2:
        return Mean(mean, math.nan)
    squares = math.fsum(error**2 for error in errors.values()) * groups / (groups - 1)
    return Mean(mean, Z * math.sqrt(squares) / len(listed))


def ratio_of(pairs: Iterable[tuple[float, float]]) -> Mean:
    """Of the mean of the first values to that of the second ones, which belong together."""
    listed = list(pairs)
    below = math.fsum(second for _, second in listed) / len(listed) if listed else 0.0
    if not below:
        return Mean(math.nan, math.nan)
    ratio = math.fsum(first for first, _ in listed) / len(listed) / below
    spread = mean_of(first - ratio * second for first, second in listed).spread
    return Mean(ratio, spread / below)


def share_text(share: float, count: int, spread: float) -> str:
    """A share in %, with its interval; where all agree, Wilson's, which does not shrink to 0."""
    if count == 0 or math.isnan(share):
        return "-"
    if spread > 0:
        return f"{100 * share:.1f} ± {100 * spread:.1f}"
    centre = (share + Z**2 / (2 * count)) / (1 + Z**2 / count)
    half = Z * math.sqrt(share * (1 - share) / count + (Z / (2 * count)) ** 2) / (1 + Z**2 / count)
    low, high = max(centre - half, 0.0), min(centre + half, 1.0)
    return f"{100 * share:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Columns as wide as what is in them: the first one to the left, the others to the right."""
    all_rows = [list(heads), *map(list, rows)]
    widths = [max(len(row[at]) for row in all_rows) for at in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in all_rows
    )
