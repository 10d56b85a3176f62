"""Whatever anybody tries, in whatever order, a table stays what its log says."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from evora import Deal, Seed, format_game, parse_game
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain import summaries
from evora.server.domain.entries import LogEntry
from evora.server.domain.records import record
from evora.server.domain.summaries import summarise
from evora.server.domain.table import (
    Decision,
    Holiday,
    TableCommand,
    begin,
    create,
    decide,
    engine_move,
    events,
    expire_clock,
    lapse,
    mend_clock,
    note_holidays,
    rematch,
    replay,
    view,
)
from evora.server.domain.table.state import MS_PER_DAY
from evora.verify import verify
from server.soak import quick_or_soak
from server.tables import ANNA, BEN, CAT, CLAIM_MS, DAN, DAYS, GRACE, MINUTES, names

EVERYBODY = (ANNA, BEN, CAT, DAN)
# None: one who may do it, so that enough of what is tried is done.
GUESTS = st.sampled_from([None, None, None, *EVERYBODY])
SEATS = st.integers(1, 4)
CHOICES = st.sampled_from(
    [m.MeSeat(), m.LocalSeat(), m.FriendSeat(), m.AnybodySeat(), m.EngineSeat(level="novice")]
)
SOON = st.integers(0, 2_000) | st.integers(0, 200_000) | st.just(3 * 86_400_000)


class Anybody(RuleBasedStateMachine):
    """Random people do random things. Moves come from the legal ones, so that games go on."""

    @initialize(
        choices=st.lists(CHOICES, min_size=2, max_size=4),
        variant=st.sampled_from(["coloured", "grey"]),
        clock=st.sampled_from([m.NoClock(), MINUTES, DAYS]),
        seed=st.integers(0, 100),
        guests=st.sampled_from([EVERYBODY, EVERYBODY[1:], ()]),
    )
    def begin(
        self,
        choices: list[m.SeatChoice],
        variant: m.Variant,
        clock: m.Clock,
        seed: int,
        guests: tuple[str, ...],
    ) -> None:
        self.seed = Seed(str(seed))
        self.now = 1_800_000_000_000
        self.ids = 0
        self.away: dict[int, int] = {}
        one_me = [
            m.FriendSeat()
            if isinstance(choice, m.MeSeat) and m.MeSeat() in choices[:at]
            else choice
            for at, choice in enumerate(choices)
        ]
        asked = m.CreateGame(id="creation", seats=one_me, variant=variant, clock=clock)
        made = create("game000001", asked, ANNA, self.seed, self.now, None)
        self.log: list[LogEntry] = [*made.entries]
        self.table = made.table
        for guest in guests:
            self.joins(guest, None)

    # --- What happens

    @rule(guest=st.sampled_from(EVERYBODY), seat=st.none() | SEATS)
    def joins(self, guest: str, seat: int | None) -> None:
        self._try(m.Join(id=self._id(), seq=self.table.seq, seat=seat), guest)

    @precondition(lambda self: self.table.status == "waiting")
    @rule(guest=st.sampled_from(EVERYBODY), leaves=st.booleans())
    def gets_up(self, guest: str, leaves: bool) -> None:
        kind = m.Leave if leaves else m.Cancel
        self._try(kind(id=self._id(), seq=self.table.seq), guest)

    @precondition(lambda self: self.table.to_move is not None)
    @rule(count=st.sampled_from([1, 2, 3, 10, 100]), factor=st.integers(0, 1000))
    def some_moves(self, count: int, factor: int) -> None:
        for number in range(factor, factor * count + 1, factor or 1):
            position, seat = self.table.position, self.table.to_move
            if position is None or seat is None:
                return
            move = position.legal_moves[number % len(position.legal_moves)]
            owner = self.table.owner(seat)
            self.now += number % 1000
            if owner is None:
                self._append(engine_move(self.table, move, self.now, self.seed))
            else:
                play = m.Play(id=self._id(), seq=self.table.seq, seat=seat, move=str(move))
                assert self._try(play, owner)

    @rule(guest=GUESTS, seat=SEATS, move=st.sampled_from(["1B1", "0W0", "1@1", "xyz", "9K5"]))
    def any_move(self, guest: str | None, seat: int, move: str) -> None:
        self._try(
            m.Play(id=self._id(), seq=self.table.seq, seat=seat, move=move), self._who(guest, seat)
        )

    @precondition(lambda self: self.table.steps)
    @rule(guest=GUESTS, seat=st.none() | SEATS)
    def takes_back(self, guest: str | None, seat: int | None) -> None:
        seat = seat or self.table.steps[-1].seat or 1
        undo = m.Undo(id=self._id(), seq=self.table.seq, seat=seat)
        self._try(undo, self._who(guest, seat))

    @rule(guest=GUESTS, seat=SEATS)
    def offers_the_end(self, guest: str | None, seat: int) -> None:
        self._try(m.OfferEnd(id=self._id(), seq=self.table.seq, seat=seat), self._who(guest, seat))

    @precondition(lambda self: self.table.offer is not None)
    @rule(guest=GUESTS, seat=st.none() | SEATS, accept=st.booleans())
    def answers(self, guest: str | None, seat: int | None, accept: bool) -> None:
        assert self.table.offer is not None
        seat = seat or self.table.offer.waiting[0]
        answer = m.Answer(id=self._id(), seq=self.table.seq, seat=seat, accept=accept)
        self._try(answer, self._who(guest, seat))

    @rule(guest=GUESTS, seat=SEATS, really=st.integers(0, 3))
    def resigns(self, guest: str | None, seat: int, really: int) -> None:
        if really == 3:
            self._try(
                m.Resign(id=self._id(), seq=self.table.seq, seat=seat), self._who(guest, seat)
            )

    @precondition(lambda self: self.table.to_move is not None)
    @rule(guest=GUESTS, seat=SEATS, away=st.none() | SEATS, engine=st.booleans())
    def claims(self, guest: str | None, seat: int, away: int | None, engine: bool) -> None:
        if away is None:
            away = self.table.to_move or 1
            self.away[away] = self.now
            self.now += CLAIM_MS
        claim = m.Claim(
            id=self._id(),
            seq=self.table.seq,
            seat=seat,
            away=away,
            choice="engine" if engine else "claim",
        )
        self._try(claim, self._who(guest, seat))

    @rule(guest=st.sampled_from(EVERYBODY), late=st.integers(1, 3))
    def is_late(self, guest: str, late: int) -> None:
        """Only for a clock that got its time back nobody has to look again."""
        before = self.table
        seq = max(0, self.table.seq - late)
        missed = [event.body for event in self.table.history[seq:]]
        done = self._try(m.Undo(id=self._id(), seq=seq, seat=1), guest)
        assert not done or all(
            isinstance(body, m.ClockMended | m.Begun | m.TimeGiven | m.OnHoliday) for body in missed
        )
        assert done or self.table is before

    @rule(seat=SEATS, to=SEATS)
    def gives_time(self, seat: int, to: int) -> None:
        give = m.GiveTime(id=self._id(), seq=self.table.seq, seat=seat, to=to)
        self._try(give, self._who(None, seat))

    @rule(guest=st.sampled_from(EVERYBODY), since=st.integers(0, 5), days=st.integers(0, 14))
    def has_days_off(self, guest: str, since: int, days: int) -> None:
        begins = self.now - since * MS_PER_DAY
        holiday = Holiday(begins, begins + days * MS_PER_DAY)
        decision = note_holidays(self.table, {guest: holiday}, self.now)
        if decision is not None:
            self._append(decision)

    @rule(ms=SOON, away=st.sets(SEATS, max_size=4), looked_at=st.booleans())
    def time_passes(self, ms: int, away: set[int], looked_at: bool) -> None:
        self.away = {seat: self.away.get(seat, self.now) for seat in away}
        self.now += ms
        if looked_at:
            self._append(expire_clock(self.table, self.now, self.seed, GRACE))

    @rule(downtime=st.integers(0, 100_000))
    def the_server_was_away(self, downtime: int) -> None:
        self.now += downtime
        self._append(mend_clock(self.table, downtime, self.now))

    @precondition(lambda self: self.table.status == "over")
    @rule(guest=st.sampled_from(EVERYBODY), accept=st.none() | st.booleans(), seat=SEATS)
    def wants_a_rematch(self, guest: str, accept: bool | None, seat: int) -> None:
        """Who wants it, agrees to it or not: they get it once everybody has agreed."""
        table = self.table
        command: m.Rematch | m.Answer = m.Rematch(id=self._id(), seq=table.seq)
        if accept is not None:
            command = m.Answer(id=command.id, seq=table.seq, seat=seat, accept=accept)
        try:
            new, made = rematch(
                table,
                guest,
                command=command,
                game="game000002",
                seed=self.seed,
                deal=self.seed,
                now=self.now,
                here=EVERYBODY,
                wait_ms=CLAIM_MS,
            )
        except Refusal:
            assert table.rematch is None or command.seq == table.seq
            return
        assert (new is not None) == (made.table.rematch is not None)
        assert made.table.offer is None or made.table.offer.waiting
        assert new is None or replay("game000002", new.entries) == new.table
        self._append(made)

    @precondition(lambda self: self.table.status == "over")
    @rule(left=st.sampled_from(EVERYBODY))
    def leaves_after_the_end(self, left: str) -> None:
        self._append(lapse(self.table, {left}, self.now))

    @rule(here=st.sets(st.sampled_from(EVERYBODY)))
    def people_come(self, here: set[str]) -> None:
        waited = self.table.void_at is not None
        began = begin(self.table, here, self.now)
        assert began is None or waited
        self._append(began)
        assert self.table.void_at is None or not here >= set(EVERYBODY)

    # --- What holds

    @invariant()
    def the_log_is_the_game(self) -> None:
        assert [entry.seq for entry in self.log] == list(range(1, len(self.log) + 1))
        assert replay("game000001", self.log) == self.table
        for entry in self.log:
            assert log.decode(log.encode(entry.entry)) == entry.entry

    @invariant()
    def nothing_waits_that_follows_by_itself(self) -> None:
        table = self.table
        position = table.position
        if table.status == "playing":
            assert position is not None and position.to_move == table.to_move is not None
            assert len(table.in_play) > 1
            assert table.offer is None or table.offer.waiting
            assert (table.owner(table.to_move) is None) != (table.engine_for(table.to_move) is None)
        assert (table.status == "over") == (table.result is not None)
        assert all(seat.left_ms is None or seat.left_ms >= 0 for seat in table.seats)

    @invariant()
    def views_can_be_sent_and_keep_the_secret(self) -> None:
        table = self.table
        public = events(table, 0)
        assert [event.seq for event in public] == list(range(1, table.seq + 1))
        for guest in (None, ANNA, BEN):
            seen = view(table, guest, self.now, names(table), (1,), self.away, self.seed, CLAIM_MS)
            text = msgspec.json.encode(seen)
            again = msgspec.json.decode(text, type=m.GameView)
            assert msgspec.json.encode(again) == text
            assert (str(self.seed).encode() in text) == (table.status == "over")
            may_move = table.to_move is not None and table.owner(table.to_move) == guest
            assert (seen.legal is not None) == (may_move and guest is not None)
        summary = summarise(table)
        assert summaries.decode(summaries.encode(summary)) == summary
        assert str(self.seed).encode() not in msgspec.json.encode(public)

    @invariant()
    def the_record_can_be_read_and_its_deals_checked(self) -> None:
        if self.table.start is None:
            return
        game = record(self.table, names(self.table), self.seed)
        again = parse_game(format_game(game))
        assert again == game
        assert ("Seed" in game.tags) == (self.table.status == "over")
        game.tags["Seed"] = str(self.seed)
        assert verify(game).problem is None

    # --- How

    def _id(self) -> str:
        self.ids += 1
        return f"command{self.ids}"

    def _who(self, guest: str | None, seat: int) -> str:
        owner = self.table.owner(seat) if seat <= self.table.players else None
        return guest or owner or ANNA

    def _try(self, command: TableCommand, guest: str) -> bool:
        """Only refusals are raised, and they change nothing."""
        try:
            decision = decide(
                self.table,
                command,
                guest,
                self.now,
                self.seed,
                self.away,
                claim_after_ms=CLAIM_MS,
            )
        except Refusal:
            assert replay("game000001", self.log) == self.table
            return False
        self._append(decision)
        return True

    def _append(self, decision: Decision | None) -> None:
        if decision is None:
            return
        before = self.table
        self.log += decision.entries
        self.table = decision.table
        deals = [token for token in before.tokens if isinstance(token, Deal)]
        kept = [token for token in self.table.tokens if isinstance(token, Deal)]
        assert kept[: len(deals)] == deals


TestAnybody = Anybody.TestCase
TestAnybody.settings = settings(
    max_examples=quick_or_soak(100, 1000),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
