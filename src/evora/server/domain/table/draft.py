"""A decision in the making: an entry, and what follows from it without anybody's decision."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from evora._core import Position, Seed
from evora.errors import IllegalMoveError
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.entries import Entry, LogEntry
from evora.server.domain.table.replay import extend, open_table
from evora.server.domain.table.state import Table

# How a game ends that the last people left in this way.
_ENDS: Mapping[m.OutReason, log.EndReason] = {
    "resigned": "resigned",
    "time": "time",
    "claimed": "forfeit",
}


class Cause(Struct, frozen=True):
    """The command that a decision comes from."""

    id: str
    fingerprint: str

    @classmethod
    def of(cls, command: m.Command | m.CreateGame, guest: str) -> Cause:
        return cls(command.id, fingerprint(command, guest))


def fingerprint(command: m.Command | m.CreateGame | m.KeepRecord, guest: str) -> str:
    """The same for the same command of the same guest. Not its seq: who asks again after a look at
    the game asks for the same. Fields that are not set do not count, so that it stays the same when
    a later version knows more of them."""
    said = msgspec.to_builtins(command)
    fields = {key: said[key] for key in sorted(said) if key not in ("id", "seq")}
    content = msgspec.json.encode([guest, type(command).__name__, _without_none(fields)])
    return hashlib.sha256(content).hexdigest()[:16]


def check_id(table: Table, command: m.Command | m.CreateGame | m.KeepRecord, guest: str) -> None:
    """Refusal id_used if the id of a command was that of another one. Older logs do not tell."""
    known = table.fingerprints.get(command.id)
    if known is not None and known != fingerprint(command, guest):
        raise Refusal("id_used", "id", "expected an id that no other command has had")


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(item) for key, item in value.items() if item is not None}
    return [_without_none(item) for item in value] if isinstance(value, list) else value


class Decision(Struct, frozen=True):
    """Entries that are stored together, and the table after them."""

    entries: tuple[LogEntry, ...]
    table: Table


class Draft:
    """New entries for a table, with the table as it stands after them."""

    def __init__(self, table: Table, now: int, wait_ms: int | None = None) -> None:
        """`wait_ms`: if the game starts, how long those who are not at the table are waited for."""
        self.table = table
        self._entries: list[LogEntry] = []
        self._now = now
        self._wait_ms = wait_ms

    @classmethod
    def of_new_game(
        cls, game: str, created: log.Created, now: int, wait_ms: int | None = None
    ) -> Draft:
        first = LogEntry(seq=1, time=now, entry=created)
        draft = cls(open_table(game, first), now, wait_ms)
        draft._entries.append(first)
        return draft

    def add(self, entry: Entry) -> None:
        """Refusal if it is a move that the rules forbid."""
        item = LogEntry(seq=self.table.seq + 1, time=self._now, entry=entry)
        try:
            self.table = extend(self.table, (item,))
        except IllegalMoveError as error:
            raise Refusal("illegal_move", "move", str(error)) from None
        self._entries.append(item)

    def settle(self, seed: Seed, command: Cause | None = None) -> Decision:
        """Adds what follows by itself. The last entry carries the command that caused them."""
        while (entry := _following(self.table, seed, self._wait_ms)) is not None:
            self.add(entry)
        return self.decide(command)

    def decide(self, command: Cause | None = None) -> Decision:
        if command is None:
            return Decision(tuple(self._entries), self.table)
        last = replace(self._entries[-1], command=command.id, fingerprint=command.fingerprint)
        table = replace(
            self.table,
            commands={**self.table.commands, command.id: last.seq},
            fingerprints={**self.table.fingerprints, command.id: command.fingerprint},
        )
        return Decision((*self._entries[:-1], last), table)


def _following(table: Table, seed: Seed, wait_ms: int | None) -> Entry | None:
    if table.status == "waiting":
        if _is_declined(table):
            return log.Ended(reason="cancelled", winners=[], scores=table.scores)
        everybody = all(seat.kind != "open" for seat in table.seats)
        return _start(table, seed, wait_ms) if everybody else None
    if table.status == "over":
        return None
    position = table.position
    assert position is not None
    if position.phase == "deal":
        return log.Dealt(deal=str(seed.deal(position)))
    if position.is_over:
        return _ended_by_the_rules(table, position)
    return _ended_by_leaving(table) or _agreed(table)


def _is_declined(table: Table) -> bool:
    """A challenge is over when the one who was challenged does not come: nobody else can."""
    return any(
        was.invited and not is_bot(was.invited) and seat.kind == "open" and not seat.invited
        for was, seat in zip(table.created.seats, table.seats, strict=True)
    )


def _start(table: Table, seed: Seed, wait_ms: int | None) -> Entry:
    created = table.created
    # One person alone is there, and with days for a move nobody has to be.
    together = len({seat.guest for seat in table.seats if seat.guest is not None}) > 1
    wait = wait_ms if together and isinstance(created.clock, log.BudgetClock) else None
    if created.position is not None:
        start, position = Position(created.position).start, created.position
    else:
        start = created.start or seed.start_player(created.players)
        position = str(Position.new(created.players, created.variant, start))
    return log.Started(start=start, position=position, wait_ms=wait)


def _ended_by_the_rules(table: Table, position: Position) -> Entry:
    reason = position.end_reason
    assert reason is not None
    winners = position.winners_among(table.in_play)
    return log.Ended(reason=reason, winners=list(winners), scores=table.scores)


def _ended_by_leaving(table: Table) -> Entry | None:
    """Ends a game without opponents: one seat that can win, or no people at all."""
    in_play = table.in_play
    nobody_left = len(in_play) < table.players and not any(s.is_guest_played for s in table.seats)
    if len(in_play) > 1 and not nobody_left:
        return None
    leaver = next(
        event.body for event in reversed(table.history) if isinstance(event.body, m.SeatOut)
    )
    return log.Ended(reason=_ENDS[leaver.reason], winners=in_play, scores=table.scores)


def _agreed(table: Table) -> Entry | None:
    offer = table.offer
    if offer is None or offer.waiting:
        return None
    if offer.what == "abandon":
        return log.Ended(reason="abandoned", winners=[], scores=table.scores)
    assert offer.tokens is not None
    return log.Undone(seat=offer.seat, tokens=offer.tokens)
