"""What a person wants of notices: which kinds by which ways, and when they want quiet."""

from __future__ import annotations

import functools
import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import get_args

import msgspec

from evora.server.common.refusal import Refusal
from evora.server.messages import (
    NoticeKind,
    NoticeSwitch,
    NoticeWay,
    QuietHours,
    SetNoticeSettings,
)

# Those that can be switched. A test comes by every way; and nothing that one follows begins yet.
KINDS: tuple[NoticeKind, ...] = tuple(
    kind for kind in get_args(NoticeKind) if kind not in ("begins", "test")
)
WAYS: tuple[NoticeWay, ...] = get_args(NoticeWay)
# What is on where a person has said nothing: a letter only tells of what cannot wait for long.
_MAILED = ("turn", "time", "challenge")
# They do not wait until quiet hours end, and come though one was called already.
URGENT: tuple[NoticeKind, ...] = ("time", "test")

Switches = Mapping[NoticeKind, frozenset[NoticeWay]]
_decoder: msgspec.json.Decoder[dict[str, frozenset[str]]] = msgspec.json.Decoder(
    dict[str, frozenset[str]]
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """`switches`: by kind, the ways that are on, as far as a person has said; `every`: they want
    each notice, and not only one until they have been back."""

    switches: Switches = field(default_factory=lambda: MappingProxyType({}))
    quiet: QuietHours | None = None
    zone: str | None = None
    every: bool = False
    language: str | None = None

    def wants(self, kind: NoticeKind, way: NoticeWay) -> bool:
        if kind == "test":
            return True
        chosen = self.switches.get(kind)
        return way in chosen if chosen is not None else _default(kind, way)

    def hidden(self) -> list[NoticeKind]:
        """The kinds that are not in the bell's list."""
        return [kind for kind in KINDS if not self.wants(kind, "bell")]

    def all_switches(self) -> list[NoticeSwitch]:
        return [
            NoticeSwitch(
                kind=kind,
                bell=self.wants(kind, "bell"),
                push=self.wants(kind, "push"),
                mail=self.wants(kind, "mail"),
            )
            for kind in KINDS
        ]

    def changed(self, request: SetNoticeSettings) -> Wishes:
        """Refusal bad_field."""
        switches = dict(self.switches)
        for switch in request.switches:
            if switch.kind not in KINDS:
                raise Refusal("bad_field", "switches", f"expected one of {', '.join(KINDS)}")
            on = {"bell": switch.bell, "push": switch.push, "mail": switch.mail}
            switches[switch.kind] = frozenset(way for way in WAYS if on[way])
        if request.zone is not None and request.zone not in _zones():
            raise Refusal("bad_field", "zone", "expected a time zone such as Europe/Berlin")
        quiet = request.quiet
        if quiet is not None and request.zone is None:
            raise Refusal("bad_field", "zone", "expected a time zone for quiet hours")
        if quiet is not None and quiet.begins == quiet.ends:
            raise Refusal("bad_field", "quiet", "expected quiet hours that end at another time")
        return Wishes(
            switches=switches,
            quiet=quiet,
            zone=request.zone,
            every=request.every,
            language=request.language,
        )

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours end, if it is quiet now; both by the wall clock, in milliseconds.
        Where a zone was dropped from the database there are none."""
        if self.quiet is None or self.zone is None or self.zone not in _zones():
            return None
        zone = zoneinfo.ZoneInfo(self.zone)
        local = _local(now, zone)
        minute = local.hour * 60 + local.minute
        begins, ends = self.quiet.begins, self.quiet.ends
        over_midnight = begins > ends
        if not (minute >= begins or minute < ends if over_midnight else begins <= minute < ends):
            return None
        tomorrow = timedelta(days=1 if over_midnight and minute >= begins else 0)
        day = local.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0) + tomorrow
        return _reaches(day, zone, now)


def _default(kind: NoticeKind, way: NoticeWay) -> bool:
    return kind in _MAILED if way == "mail" else kind != "begins"


@functools.cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


def _local(time: int, zone: zoneinfo.ZoneInfo) -> datetime:
    """What a clock on the wall shows."""
    return datetime.fromtimestamp(time / 1000, zone).replace(tzinfo=None)


def _reaches(shown: datetime, zone: zoneinfo.ZoneInfo, now: int) -> int:
    """When after now a clock on the wall first shows so much or more. Where clocks are set back it
    shows it twice, and where they are set forward it may never show it exactly."""
    times = (int(shown.replace(tzinfo=zone, fold=fold).timestamp() * 1000) for fold in (0, 1))
    found = next((time for time in times if time > now), now + 60_000)
    while found - 60_000 > now and _local(found - 60_000, zone) >= shown:
        found -= 60_000
    return found


# --- As it is stored


def encode_switches(switches: Switches) -> str:
    return msgspec.json.encode({kind: sorted(ways) for kind, ways in switches.items()}).decode()


def decode_switches(text: str) -> Switches:
    """Of kinds and ways that this version knows."""
    stored = _decoder.decode(text)
    return {
        kind: frozenset(way for way in WAYS if way in stored[kind])
        for kind in KINDS
        if kind in stored
    }
