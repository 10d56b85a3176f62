"""Notices: whom what a decision has changed of a game calls back, and what no longer holds.

Nearly all decisions are moves of live games, whose players are there: these are not even looked at.
A slow game is one with days for every move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.table import Table
from evora.server.domain.table.state import MS_PER_DAY

# How much of the time for a move is gone when a person is reminded; the last one ends it.
MARKS = (80, 95)
# Nothing is sent sooner: who is at the game sees it there, and a connection that has died is known
# to be dead by then.
CALM_MS = 10_000
# Nobody has played these to an end.
_NOT_PLAYED = ("cancelled", "void")


class NoticeData(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is stored of a notice besides its columns, as JSON that old versions can read. `marks`:
    of a `turn`, when so much of its time is gone (MARKS); `percent`: of a `time`; `won`, `reason`:
    of a game that is `over`; `slow`: the game has days for every move."""

    marks: tuple[int, ...] = ()
    percent: int | None = None
    won: bool | None = None
    reason: log.EndReason | None = None
    slow: bool = False


PLAIN = NoticeData()
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[NoticeData] = msgspec.json.Decoder(NoticeData)


def encode(data: NoticeData) -> str:
    return _encode(data).decode()


def decode(text: str) -> NoticeData:
    return _decoder.decode(text)


@dataclass(frozen=True, slots=True)
class Notice:
    """`about`: the other person, or bot, in it; `made`: since when it holds; `due`: when it may be
    sent."""

    guest: str
    kind: m.NoticeKind
    made: int
    due: int
    about: str | None = None
    data: NoticeData = PLAIN


@dataclass(frozen=True, slots=True)
class NewMarks:
    """The time for a turn ends at another time than before. `was`: what was the first mark until
    now; `due`: the next that is still to come."""

    guest: str
    was: int
    due: int | None
    data: NoticeData


@dataclass(frozen=True, slots=True)
class NoticeChanges:
    """What a decision changes, all of it about one game. `passed`: (guest, kind) that no longer
    hold; `new`: each replaces what there was of its guest and kind."""

    new: tuple[Notice, ...] = ()
    passed: tuple[tuple[str, m.NoticeKind], ...] = ()
    marks: NewMarks | None = None

    @property
    def keys(self) -> list[tuple[str, m.NoticeKind]]:
        """Guest and kind of what goes, because it has passed or something new replaces it."""
        return [*self.passed, *((notice.guest, notice.kind) for notice in self.new)]

    @property
    def guests(self) -> set[str]:
        """Whose bell is another one now."""
        found = {notice.guest for notice in self.new} | {guest for guest, _ in self.passed}
        return found if self.marks is None else found | {self.marks.guest}


NOTHING = NoticeChanges()
# Who is at a game, by its id.
At = Callable[[str], Collection[str]]


def notices(before: Table | None, table: Table, at: At) -> NoticeChanges:
    """Of a decision that leads from one table to another, or makes one."""
    slow = isinstance(table.created.clock, log.DaysClock)
    status = None if before is None else before.status
    if status == table.status == "playing" and not slow:
        return NOTHING
    changes = _Changes(table, slow, at)
    if status in (None, "waiting"):
        changes.before_the_start(before)
    if slow and "playing" in (status, table.status):
        changes.turn(before)
    if status == "playing" and table.status == "over":
        changes.end(before)
    if status == "over":
        changes.rematch(before)
    return changes.decide()


class _Changes:
    def __init__(self, table: Table, slow: bool, at: At) -> None:
        self._table = table
        self._slow = slow
        self._at = at
        self._new: list[Notice] = []
        self._passed: list[tuple[str, m.NoticeKind]] = []
        self._marks: NewMarks | None = None

    def decide(self) -> NoticeChanges:
        if not (self._new or self._passed or self._marks):
            return NOTHING
        return NoticeChanges(tuple(self._new), tuple(self._passed), self._marks)

    # --- Kinds

    def before_the_start(self, before: Table | None) -> None:
        table, creator = self._table, self._table.created.creator
        challenged = table.challenged
        if before is None:
            if challenged is not None and table.status == "waiting":
                self._tell(challenged, "challenge", creator)
            return
        if challenged is not None and table.status != "waiting":
            self._passed.append((challenged, "challenge"))
        for was, seat in zip(before.seats, table.seats, strict=True):
            if seat.guest == was.guest:
                continue
            if seat.guest is None:
                self._passed.append((creator, "joined"))
            elif seat.guest != creator and not is_bot(creator):
                kind: m.NoticeKind = "accepted" if seat.guest == challenged else "joined"
                self._tell(creator, kind, seat.guest)

    def turn(self, before: Table | None) -> None:
        was = _to_move(before) if before is not None else None
        now = _to_move(self._table)
        if was == now:
            if before is not None and now is not None and before.deadline != self._table.deadline:
                self._move_marks(now, before)
            return
        if was is not None:
            self._passed += [(was, "turn"), (was, "time")]
        if now is not None:
            data = NoticeData(marks=_marks(self._table), slow=True)
            self._add(now, "turn", _opponent(self._table, now, was), data)

    def _move_marks(self, guest: str, before: Table) -> None:
        now, marks = self._table.changed_at, _marks(self._table)
        due = next((mark for mark in marks if mark > now), None)
        data = NoticeData(marks=marks, slow=True)
        self._marks = NewMarks(guest, _marks(before)[0], due, data)
        if due == marks[0]:
            self._passed.append((guest, "time"))

    def end(self, before: Table | None) -> None:
        table, result = self._table, self._table.result
        if result is None or result.reason in _NOT_PLAYED:
            return
        ended = _who_ended(table, before.seq if before is not None else 0)
        for number, seat in enumerate(table.seats, 1):
            if seat.kind != "guest" or seat.guest in (None, ended) or is_bot(seat.guest):
                continue
            won = number in result.winners if result.winners else None
            data = NoticeData(won=won, reason=result.reason, slow=self._slow)
            self._tell(seat.guest, "over", _opponent(table, seat.guest, ended), data)

    def rematch(self, before: Table | None) -> None:
        was = before.offer if before is not None else None
        offer = self._table.offer
        asked = set(offer.waiting) if offer is not None else set()
        for number in set(was.waiting if was is not None else ()) - asked:
            self._drop(number, "rematch")
        if was is None and offer is not None:
            for number in asked:
                self._tell(
                    self._table.seat(number).guest, "rematch", self._table.seat(offer.seat).guest
                )

    # --- How they are added

    def _tell(
        self,
        guest: str | None,
        kind: m.NoticeKind,
        about: str | None,
        data: NoticeData | None = None,
    ) -> None:
        """In a live game nobody who is there."""
        if guest is None or is_bot(guest):
            return
        if self._slow or guest not in self._at(self._table.id):
            self._add(guest, kind, about, data or NoticeData(slow=self._slow))

    def _add(self, guest: str, kind: m.NoticeKind, about: str | None, data: NoticeData) -> None:
        now = self._table.changed_at
        self._new.append(Notice(guest, kind, now, now + CALM_MS, about, data))

    def _drop(self, number: int, kind: m.NoticeKind) -> None:
        guest = self._table.seat(number).guest
        if guest is not None and not is_bot(guest):
            self._passed.append((guest, kind))


def _to_move(table: Table) -> str | None:
    """The person whose turn it is; not somebody else at their device."""
    seat = table.to_move
    if seat is None or table.seat(seat).kind != "guest":
        return None
    guest = table.owner(seat)
    return None if is_bot(guest) else guest


def _marks(table: Table) -> tuple[int, ...]:
    """When so much of the time for a move is gone; days off in between do not count."""
    clock, since, seat = table.created.clock, table.turn_since, table.to_move
    assert isinstance(clock, log.DaysClock) and since is not None and seat is not None
    holiday, whole = table.seat(seat).holiday, clock.days * MS_PER_DAY
    marks = [since + whole * percent // 100 for percent in MARKS]
    return tuple(
        mark + (holiday.lasts_from(since) if holiday and holiday.begins < mark else 0)
        for mark in marks
    )


def _opponent(table: Table, guest: str, other: str | None) -> str | None:
    """The only other player; of several, the one who has just done something."""
    others = {seat.guest for seat in table.seats if seat.guest not in (None, guest)}
    return next(iter(others)) if len(others) == 1 else other


def _who_ended(table: Table, since: int) -> str | None:
    """The person after whose move, word or claim a game ended; nobody ends one by being late."""
    for event in reversed(table.history[since:]):
        match event.body:
            case m.SeatOut(reason="time"):
                return None
            case m.SeatOut(seat=seat, by=by):
                return table.seat(by or seat).guest
            case m.Moved(seat=seat, by="player") | m.Answered(seat=seat) | m.SeatGiven(by=seat):
                return table.seat(seat).guest
    return None
