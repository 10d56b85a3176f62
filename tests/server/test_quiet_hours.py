"""What a person wants of notices: switches, and quiet hours by the clock on their wall."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, datetime

import pytest

from evora.server.common.refusal import Refusal
from evora.server.domain.notice_settings import (
    KINDS,
    Wishes,
    decode_switches,
    encode_switches,
)
from evora.server.messages import NoticeSwitch, QuietHours, SetNoticeSettings

BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN, fold: int = 0) -> int:
    """When a clock on the wall shows this."""
    shown = datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold)
    return int(shown.timestamp() * 1000)


def quiet(begins: str, ends: str, zone: str = BERLIN) -> Wishes:
    def minute(text: str) -> int:
        return int(text[:2]) * 60 + int(text[3:])

    return Wishes(quiet=QuietHours(begins=minute(begins), ends=minute(ends)), zone=zone)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18 21:59", None),
        ("2026-11-18 22:00", "2026-11-19 07:30"),
        ("2026-11-18 23:59", "2026-11-19 07:30"),
        ("2026-11-19 00:00", "2026-11-19 07:30"),
        ("2026-11-19 07:29", "2026-11-19 07:30"),
        ("2026-11-19 07:30", None),
        ("2026-12-31 23:00", "2027-01-01 07:30"),
    ],
)
def test_over_midnight(now: str, until: str | None) -> None:
    expected = None if until is None else at(until)
    assert quiet("22:00", "07:30").quiet_until(at(now)) == expected


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18 12:59", None),
        ("2026-11-18 13:00", "2026-11-18 15:00"),
        ("2026-11-18 15:00", None),
    ],
)
def test_within_a_day(now: str, until: str | None) -> None:
    expected = None if until is None else at(until)
    assert quiet("13:00", "15:00").quiet_until(at(now)) == expected


def test_a_night_in_which_clocks_are_set_forward_is_an_hour_shorter() -> None:
    now = at("2026-03-28 23:00")
    assert quiet("22:00", "07:00").quiet_until(now) == now + 7 * 3_600_000


def test_a_night_in_which_clocks_are_set_back_is_an_hour_longer() -> None:
    now = at("2026-10-24 23:00")
    assert quiet("22:00", "07:00").quiet_until(now) == now + 9 * 3_600_000


def test_an_end_that_no_clock_shows_is_when_clocks_are_set_forward() -> None:
    transition = int(datetime(2026, 3, 29, 1, 0, tzinfo=UTC).timestamp() * 1000)
    assert quiet("22:00", "02:30").quiet_until(at("2026-03-29 01:10")) == transition
    assert quiet("22:00", "02:30").quiet_until(at("2026-03-29 03:00")) is None


def test_an_end_that_clocks_show_twice() -> None:
    until = quiet("22:00", "02:30").quiet_until
    first, second = at("2026-10-25 02:30", fold=0), at("2026-10-25 02:30", fold=1)
    assert second - first == 3_600_000
    assert until(at("2026-10-25 02:00", fold=0)) == first
    # The clock says two o'clock once more.
    assert until(at("2026-10-25 02:10", fold=1)) == second
    assert until(second) is None


def test_every_zone_has_an_end_on_every_day_that_clocks_are_set() -> None:
    """Whatever the zone, quiet hours end, and it is not quiet when they have."""
    for zone in ("Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Africa/Casablanca"):
        wishes = quiet("22:00", "02:15", zone)
        start = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp() * 1000)
        for hour in range(0, 366 * 24, 1):
            now = start + hour * 3_600_000
            until = wishes.quiet_until(now)
            if until is not None:
                assert now < until <= now + 6 * 3_600_000
                assert wishes.quiet_until(until) is None, (zone, now)


def test_a_zone_that_was_dropped_keeps_nobody_quiet() -> None:
    assert quiet("00:00", "23:59", "Europe/Atlantis").quiet_until(at("2026-11-18 12:00")) is None


# --- What is asked for


def refused(request: SetNoticeSettings) -> str | None:
    with pytest.raises(Refusal) as caught:
        Wishes().changed(request)
    assert caught.value.code == "bad_field"
    return caught.value.field


def test_what_cannot_be() -> None:
    hours = QuietHours(begins=60, ends=120)
    for zone in ("Europe/Atlantis", "../etc/passwd", "/etc/localtime", "europe/berlin", "CET-1"):
        assert refused(SetNoticeSettings(zone=zone)) == "zone"
    assert refused(SetNoticeSettings(quiet=hours)) == "zone"
    same = QuietHours(begins=60, ends=60)
    assert refused(SetNoticeSettings(quiet=same, zone=BERLIN)) == "quiet"
    switch = NoticeSwitch(kind="test", bell=False, push=False, mail=False)
    assert refused(SetNoticeSettings(switches=[switch])) == "switches"


def test_switches_change_only_what_they_are_about() -> None:
    switch = NoticeSwitch(kind="over", bell=True, push=False, mail=True)
    wishes = Wishes().changed(SetNoticeSettings(switches=[switch]))
    assert not wishes.wants("over", "push") and wishes.wants("over", "mail")
    assert wishes.wants("turn", "push") and not wishes.wants("begins", "push")
    again = wishes.changed(SetNoticeSettings(every=True, zone=BERLIN))
    assert not again.wants("over", "push") and again.every and again.zone == BERLIN
    off = [NoticeSwitch(kind=kind, bell=False, push=False, mail=False) for kind in KINDS]
    silent = again.changed(SetNoticeSettings(switches=off))
    assert silent.hidden() == list(KINDS) and silent.wants("test", "push")


def test_switches_are_stored_and_those_of_another_version_ignored() -> None:
    switch = NoticeSwitch(kind="turn", bell=True, push=False, mail=False)
    wishes = Wishes().changed(SetNoticeSettings(switches=[switch]))
    assert decode_switches(encode_switches(wishes.switches)) == {"turn": frozenset({"bell"})}
    newer = '{"turn":["bell","pigeon"],"moon":["push"]}'
    assert decode_switches(newer) == {"turn": frozenset({"bell"})}
