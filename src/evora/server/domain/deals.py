"""Which deal of the day an address names, and whether its day has come and is over.

Days are those of people's calendars: one has come when it has begun somewhere on Earth, and is over
when it has ended everywhere.
"""

from __future__ import annotations

import datetime

from evora.daily_deal import FIRST_DAY, SETTINGS, DailyDeal, deal_of
from evora.server.common.refusal import Refusal

# Where the day begins first and ends last, as hours ahead of UTC.
_FIRST_HOURS, _LAST_HOURS = 14, -12


def named_deal(date: str, setting: str, now: int) -> DailyDeal:
    """Refusal bad_field; deal_not_yet for a day that has begun nowhere."""
    if setting not in SETTINGS:
        raise Refusal("bad_field", "setting", f"expected one of {', '.join(SETTINGS)}")
    day = day_named(date, "date")
    deal = deal_of(day, setting)
    if deal.date != day:
        raise Refusal("bad_field", "date", f"expected a Monday, such as {deal.date.isoformat()}")
    if day < FIRST_DAY:
        raise Refusal("bad_field", "date", f"expected {FIRST_DAY.isoformat()} or later")
    if day > newest_day(now):
        raise Refusal("deal_not_yet", "date", "expected a day that has begun")
    return deal


def day_named(text: str, field: str) -> datetime.date:
    """Refusal bad_field."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        day = None
    # There is one way to write a date: it is part of a key.
    if day is None or day.isoformat() != text:
        raise Refusal("bad_field", field, "expected a date such as 2026-11-18")
    return day


def newest_day(now: int) -> datetime.date:
    """The last day that has begun somewhere."""
    return _day_at(now, _FIRST_HOURS)


def is_over(deal: DailyDeal, now: int) -> bool:
    """Whether it is the current one nowhere any more."""
    return deal.last_day < _day_at(now, _LAST_HOURS)


def _day_at(now: int, hours: int) -> datetime.date:
    zone = datetime.timezone(datetime.timedelta(hours=hours))
    return datetime.datetime.fromtimestamp(now / 1000, zone).date()
