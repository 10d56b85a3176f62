"""When the daily letter is written: in the morning of the person, outside their quiet hours."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, datetime, timedelta, tzinfo

from evora.server.domain.notice_settings import Wishes

HOUR = 8
# Letters of one time zone are spread over so much.
_SPREAD_MS = 15 * 60_000
# From one letter to the next, though the person moves to another time zone.
REST_MS = 18 * 3_600_000


def letter_time(wishes: Wishes, after: int, address: str) -> int:
    """The first time for a letter from `after` on, by the wall clock in milliseconds. `address`:
    the id of the one that gets it, which says how much later than others."""
    zone = _zone(wishes.zone)
    spread = int(address[:8], 16) % _SPREAD_MS
    day = datetime.fromtimestamp(after / 1000, zone).replace(tzinfo=None)
    # Quiet hours may last into the next day.
    morning = day.replace(hour=HOUR, minute=0, second=0, microsecond=0) - timedelta(days=1)
    while True:
        time = round(morning.replace(tzinfo=zone).timestamp() * 1000) + spread
        time = wishes.quiet_until(time) or time
        if time >= after:
            return time
        morning += timedelta(days=1)


def may_write(wishes: Wishes, now: int, address: str) -> bool:
    """Whether a letter that is due may go out now: after the morning of this day, and not in quiet
    hours. The person may have changed their time zone since it was planned."""
    zone = _zone(wishes.zone)
    midnight = datetime.fromtimestamp(now / 1000, zone).replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    first = letter_time(wishes, round(midnight.timestamp() * 1000), address)
    return first <= now and wishes.quiet_until(now) is None


def _zone(name: str | None) -> tzinfo:
    """UTC for who has not said, and where a zone was dropped from the database."""
    try:
        return UTC if name is None else zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError):
        return UTC
