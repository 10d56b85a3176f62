"""Days in a row; one missed day of a month is forgiven.

It is the page's, web/src/lib/days.ts; tests/data/puzzles.json has rows that both give.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """`days`: how many there are in a row, up to today or yesterday; `forgiven`: the missed days
    among them, the last one first."""

    days: int
    forgiven: tuple[datetime.date, ...]


def days_in_row(done: Collection[datetime.date], today: datetime.date) -> Row:
    """Counted back from today, which need not be over. A missed day ends the row if another one of
    its month was forgiven."""
    days, missed = 0, list[datetime.date]()
    forgiven: list[datetime.date] = []
    months: set[tuple[int, int]] = set()
    # Numbers, because there is no day before the first of all dates.
    first, number = min(done, default=today).toordinal(), today.toordinal()
    number -= today not in done
    while number >= first:
        day = datetime.date.fromordinal(number)
        month = (day.year, day.month)
        if day in done:
            days += 1
            forgiven += missed
            missed = []
        elif month not in months:
            months.add(month)
            missed.append(day)
        else:
            break
        number -= 1
    return Row(days, tuple(forgiven))
