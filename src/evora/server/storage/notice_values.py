"""What is stored of notices, of what people want of them, and of where they are sent."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from evora.server.domain.notice_settings import Wishes
from evora.server.domain.notices import NoticeData
from evora.server.messages import NoticeKind, NoticeWay


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredNotice:
    """`name`: of whom it is about, `kept`: they keep it; `deadline`: of its game; `summary`: of its
    game, as JSON."""

    id: str
    kind: NoticeKind
    game: str | None
    name: str | None
    kept: bool = False
    data: NoticeData
    deadline: int | None
    summary: str | None
    made: int
    read: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingGame:
    """A slow game in which it is a guest's turn; `names`: of the others at it."""

    game: str
    deadline: int
    names: list[str | None] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class DueNotice:
    """What has to be looked at. `holds`: its reason has not passed; `seen`: the person has read it,
    or was at its game since; `deadline`: of its game; `was_called`: they have not been back since
    they were called."""

    id: str
    guest: str
    kind: NoticeKind
    game: str | None
    about: str | None
    data: NoticeData
    made: int
    due: int
    holds: bool
    seen: bool
    deadline: int | None
    wishes: Wishes
    was_called: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What becomes of a notice that was due. `due`: what it was until now; `next`: when it is to be
    looked at again; `seen`: nothing is left to be sent; `gone`: neither is anything to be kept.
    `calls`: a push of it is the one until the person is back, if they were not called yet.
    `deliveries`: where it is sent. `mark`: the `time` that it is, if it is a turn whose time runs
    out."""

    id: str
    guest: str
    due: int
    next: int | None = None
    seen: bool = False
    gone: bool = False
    calls: bool = False
    deliveries: tuple[tuple[NoticeWay, str], ...] = ()
    expires: int = 0
    mark: NoticeData | None = None

    def replaced(self, **changes: Any) -> Settlement:
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Changes:
    """Whose bell is another one now, and who was called."""

    changed: Collection[str]
    called: Collection[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """One sending. `lease`: what is said when it is settled; `holds`, `tries`: as it stands."""

    notice: StoredNotice
    guest: str
    way: NoticeWay
    target: str
    tries: int
    expires: int
    lease: int
    holds: bool
    wishes: Wishes


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a delivery. `dropped`: there was no reason any more; `given_up`: it was tried
    often enough; `due`: when it is tried again; `why`: for the host."""

    delivery: Delivery
    state: Literal["sent", "gone", "later", "refused", "dropped", "given_up"]
    due: int = 0
    why: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedDelivery:
    way: NoticeWay
    why: str
    first: int
    last: int
    times: int
