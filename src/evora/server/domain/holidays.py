"""Days off: so many whole days in a calendar year, in which no clock of days runs.

They count for the year in which they begin.
"""

from __future__ import annotations

import datetime

from msgspec import Struct

from evora.server.domain.table.state import MS_PER_DAY, Holiday
from evora.server.messages import DAYS_OFF_PER_YEAR


class Allowance(Struct, frozen=True):
    """`last`: the newest days off of a guest, if any; `used`: days of this year."""

    last: Holiday | None
    used: int

    @property
    def left(self) -> int:
        return DAYS_OFF_PER_YEAR - self.used

    def running(self, now: int) -> Holiday | None:
        return self.last if self.last is not None and self.last.ends > now else None

    def next(self, days: int, now: int) -> Holiday:
        """So many days from now on. When they begin is what they are known by."""
        begins = now if self.last is None else max(now, self.last.begins + 1)
        return Holiday(begins, begins + days * MS_PER_DAY)


def year_of(time: int) -> int:
    return datetime.datetime.fromtimestamp(time / 1000, datetime.UTC).year


def days_begun(holiday: Holiday, now: int) -> int:
    """What days off have cost that end now: those that have begun."""
    return max(1, -(-(now - holiday.begins) // MS_PER_DAY))
