"""Tables to test with: a game that is played by a few calls, with its log beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from evora import Game, Seed
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.entries import Entry
from evora.server.domain.table import (
    Decision,
    Table,
    TableCommand,
    begin,
    create,
    decide,
    engine_move,
    expire_clock,
)
from evora.server.live.games.index import index_of, seats_of
from evora.server.storage.values import ListedGame

ANNA, BEN, CAT, DAN = "anna", "ben", "cat", "dan"
ME, LOCAL, FRIEND, ANYBODY = m.MeSeat(), m.LocalSeat(), m.FriendSeat(), m.AnybodySeat()
ENGINE = m.EngineSeat(level="novice")
MINUTES = m.BudgetClock(initial_ms=60_000, credit_ms=5_000)
DAYS = m.DaysClock(days=2)
T0 = 1_800_000_000_000
GRACE = 1_000
CLAIM_MS = 120_000


class Played:
    """A game under way. Anna creates it; time passes only by `wait`."""

    def __init__(
        self,
        *seats: m.SeatChoice,
        seed: str = "7",
        origin: Game | None = None,
        paired: bool = False,
        **request: Any,
    ) -> None:
        self.seed = Seed(seed)
        self.now = T0
        self.away: dict[int, int] = {}
        self.max_entries = 1_000
        self._ids = 0
        asked = m.CreateGame(id=self.new_id(), seats=list(seats), **request)
        made = create("game000001", asked, ANNA, self.seed, self.now, origin, paired=paired)
        self.log = [*made.entries]
        self.table: Table = made.table

    def new_id(self) -> str:
        self._ids += 1
        return f"command{self._ids:03}"

    def wait(self, ms: int) -> None:
        self.now += ms

    def append(self, decision: Decision | None) -> list[Entry]:
        """Makes a decision true; its entries."""
        if decision is None:
            return []
        self.log += decision.entries
        self.table = decision.table
        return [item.entry for item in decision.entries]

    def do(self, guest: str, kind: type[TableCommand], **fields: Any) -> list[Entry]:
        """A command, at the seq that it should expect. `rated`: who joins keeps a name."""
        rated = fields.pop("rated", True)
        command = kind(id=self.new_id(), **{"seq": self.table.seq, **fields})
        return self.append(
            decide(
                self.table,
                command,
                guest,
                self.now,
                self.seed,
                self.away,
                claim_after_ms=CLAIM_MS,
                max_entries=self.max_entries,
                rated=rated,
            )
        )

    def refuses(
        self, code: m.ErrorCode, guest: str, kind: type[TableCommand], **fields: Any
    ) -> None:
        with pytest.raises(Refusal) as caught:
            self.do(guest, kind, **fields)
        assert caught.value.code == code

    def move(self, which: int = 0) -> list[Entry]:
        """The seat to move makes one of its legal moves, by a person or not."""
        position, seat = self.table.position, self.table.to_move
        assert position is not None and seat is not None
        move = position.legal_moves[which % len(position.legal_moves)]
        owner = self.table.owner(seat)
        if owner is None:
            return self.append(engine_move(self.table, move, self.now, self.seed))
        return self.do(owner, m.Play, seat=seat, move=str(move))

    def moves(self, count: int, which: int = -1) -> None:
        for _ in range(count):
            self.move(which)

    def play_round(self, which: int = -1) -> None:
        """To the next deal, or the end."""
        rounds = len(self.table.rounds)
        while len(self.table.rounds) == rounds:
            self.move(which)

    def finish(self) -> None:
        while self.table.status == "playing":
            self.move(-1)

    def come(self, *guests: str) -> list[Entry]:
        """These guests are at the table now."""
        return self.append(begin(self.table, guests, self.now))

    def tick(self, *came: str) -> list[Entry]:
        """`came`: the guests who have been at the table."""
        return self.append(expire_clock(self.table, self.now, self.seed, GRACE, came=came))


def two(**request: Any) -> Played:
    """Anna on seat 1 and Ben on seat 2, both at the table; Anna starts."""
    played = Played(ME, FRIEND, start=1, **request)
    played.do(BEN, m.Join)
    played.come(ANNA, BEN)
    return played


def three(**request: Any) -> Played:
    played = Played(ME, FRIEND, FRIEND, start=1, **request)
    played.do(BEN, m.Join)
    played.do(CAT, m.Join)
    played.come(ANNA, BEN, CAT)
    return played


def names(table: Table) -> Mapping[int, str | None]:
    return {number: seat.guest for number, seat in enumerate(table.seats, 1)}


def listed(table: Table, names: tuple[str | None, ...]) -> ListedGame:
    """The row of a list that storage makes of a game."""
    index = index_of(table)
    return ListedGame(
        id=table.id,
        status=index.status,
        created=table.created_at,
        changed=index.changed,
        seq=table.seq,
        to_move=index.to_move,
        seats=seats_of(table),
        names=names,
        summary=index.summary,
        deadline=index.deadline,
    )
