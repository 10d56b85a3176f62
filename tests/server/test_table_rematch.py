"""Playing again: who is asked, who agrees, and that it is made once."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from evora import Deal, Seed
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain import entries as log
from evora.server.domain.entries import Entry
from evora.server.domain.table import Table, lapse, next_seats, rematch, view
from server.tables import (
    ANNA,
    BEN,
    CAT,
    CLAIM_MS,
    ENGINE,
    FRIEND,
    LOCAL,
    ME,
    MINUTES,
    Played,
    three,
    two,
)

GAME = "game000002"


class Over:
    """A game that is over, and what is asked after it. `new`: the game that was made."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.new: Table | None = None
        self.here = {ANNA, BEN, CAT}

    @property
    def table(self) -> Table:
        return self.played.table

    def ask(
        self,
        guest: str,
        *,
        accept: bool | None = None,
        seat: int = 0,
        seq: int | None = None,
        deleted: Collection[str] = (),
        same_deal: bool | None = None,
    ) -> list[Entry]:
        """Asks to play again or, with `accept`, answers."""
        id, at = self.played.new_id(), self.table.seq if seq is None else seq
        command: m.Rematch | m.Answer = m.Rematch(id=id, seq=at, same_deal=same_deal)
        if accept is not None:
            mine = self.table.sat(guest)
            command = m.Answer(id=id, seq=at, seat=seat or mine[0], accept=accept)
        new, old = rematch(
            self.table,
            guest,
            command=command,
            game=GAME,
            seed=Seed("n"),
            deal=self.played.seed,
            now=self.played.now,
            here=self.here,
            deleted=deleted,
            wait_ms=CLAIM_MS,
        )
        if new is not None:
            self.new = new.table
        entries = self.played.append(old)
        assert (self.table.rematch is None) == (self.new is None)
        return entries

    def refuses(self, code: m.ErrorCode, guest: str, **more: object) -> None:
        before = self.table
        with pytest.raises(Refusal) as caught:
            self.ask(guest, **more)  # type: ignore[arg-type]
        assert caught.value.code == code and self.table is before


def over(played: Played) -> Over:
    """Anna has resigned; with three the others have played to the end."""
    played.do(ANNA, m.Resign, seat=1)
    played.finish()
    return Over(played)


def test_alone_against_engines_it_is_made_at_once() -> None:
    ended = over(Played(ME, ENGINE))
    assert ended.ask(ANNA) == [log.RematchMade(game=GAME)]
    assert ended.new is not None and ended.new.status == "playing"


def test_people_are_asked_and_it_is_made_when_they_agree() -> None:
    ended = over(two(clock=MINUTES))
    assert ended.ask(ANNA) == [log.RematchOffered(seat=1, asked=[2])]
    assert ended.new is None
    shown = view(ended.table, BEN, 0, {}, (), {}, None, CLAIM_MS).offer
    assert shown == m.OfferView(seat=1, what="rematch", tokens=None, waiting_for=[2])
    entries = ended.ask(BEN, accept=True)
    assert entries == [log.Answered(seat=2, accept=True), log.RematchMade(game=GAME)]
    assert ended.table.offer is None
    assert ended.new is not None and ended.new.void_at is not None and ended.new.deadline is None
    ended.refuses("game_over", ANNA)
    ended.refuses("game_over", BEN, accept=True)


def test_everybody_keeps_their_seat_and_another_one_starts() -> None:
    played = Played(ME, LOCAL, FRIEND, start=3)
    played.do(BEN, m.Join)
    ended = over(played)
    ended.ask(BEN)
    # One answer counts for everybody at a device, and for those who are out, too.
    ended.ask(ANNA, accept=True, seat=2)
    assert ended.new is not None and ended.new.to_move == 1
    assert [seat.guest for seat in ended.new.seats] == [ANNA, ANNA, BEN]
    assert ended.new.created.creator == ANNA and ended.new.plays(ANNA) == [1, 2]
    assert ended.table.commands[f"command{ended.played._ids:03}"] == ended.table.seq


def test_of_two_who_ask_at_once_the_second_agrees() -> None:
    ended = over(two())
    seq = ended.table.seq
    ended.ask(ANNA, seq=seq)
    ended.ask(BEN, seq=seq)
    assert ended.new is not None


def test_all_of_three_have_to_agree() -> None:
    ended = over(three())
    seq = ended.table.seq
    ended.ask(CAT, seq=seq)
    ended.ask(ANNA, seq=seq)
    assert ended.new is None and ended.table.offer is not None
    assert ended.table.offer.waiting == (2,)
    ended.refuses("offer_open", ANNA)
    ended.refuses("no_offer", ANNA, accept=True)
    ended.refuses("not_your_seat", BEN, accept=True, seat=1)
    ended.ask(BEN, accept=True)
    assert ended.new is not None


def test_a_no_ends_it_and_is_not_asked_again() -> None:
    ended = over(three())
    ended.ask(CAT)
    ended.ask(ANNA, accept=True)
    late = ended.table.seq
    assert ended.ask(BEN, accept=False) == [log.Answered(seat=2, accept=False)]
    assert ended.table.offer is None and ended.new is None
    ended.refuses("no_offer", ANNA, accept=True)
    ended.refuses("stale", ANNA, accept=True, seq=late)
    ended.refuses("asked_already", CAT)
    # Who said no may think again.
    ended.ask(BEN)
    assert ended.table.offer is not None and ended.table.offer.seat == 2


def test_an_offer_is_withdrawn_a_few_times() -> None:
    ended = over(two())
    for _ in range(3):
        ended.ask(ANNA)
        ended.ask(ANNA, accept=False)
        assert ended.table.offer is None
    ended.refuses("asked_already", ANNA)
    ended.ask(BEN)
    ended.ask(ANNA, accept=True)
    assert ended.new is not None


def test_nobody_plays_again_with_those_who_have_left() -> None:
    ended = over(two())
    ended.here = {ANNA}
    ended.refuses("player_left", ANNA)
    ended.here = {ANNA, BEN}
    ended.ask(ANNA)
    ended.here = {BEN}
    ended.refuses("player_left", BEN, accept=True)
    ended.ask(BEN, accept=False)


def test_an_offer_is_over_when_one_leaves() -> None:
    ended = over(three())
    assert lapse(ended.table, {BEN}, 0) is None
    ended.ask(ANNA)
    ended.ask(BEN, accept=True)
    assert lapse(ended.table, set(), ended.played.now) is None
    lapsed = ended.played.append(lapse(ended.table, {BEN}, ended.played.now))
    assert lapsed == [log.RematchLapsed(seat=2)] and ended.table.offer is None
    assert lapse(ended.table, {BEN}, 0) is None
    ended.refuses("no_offer", CAT, accept=True)
    ended.ask(ANNA)  # they are back: nobody had said no


def test_an_offer_that_lapses_again_and_again_is_not_repeated() -> None:
    ended = over(two())
    for _ in range(3):
        ended.ask(ANNA)
        ended.played.append(lapse(ended.table, {BEN}, ended.played.now))
    ended.refuses("asked_already", ANNA)


def test_the_seat_of_a_deleted_guest_is_free() -> None:
    ended = over(two())
    ended.here = {ANNA}
    ended.ask(ANNA, deleted={BEN})
    assert ended.new is not None
    assert ended.new.status == "waiting" and ended.new.seat(2).kind == "open"


def test_what_is_refused() -> None:
    playing = Over(two())
    playing.refuses("already_started", ANNA)
    ended = over(two())
    ended.refuses("not_your_seat", CAT)
    ended.refuses("stale", ANNA, seq=1)
    ended.refuses("no_offer", ANNA, accept=True)
    waiting = Over(Played(ME, FRIEND))
    waiting.refuses("not_started", ANNA)
    waiting.played.do(ANNA, m.Cancel)
    waiting.refuses("not_started", ANNA)


def test_who_only_made_the_game_does_not_ask_for_those_who_played_it() -> None:
    played = Played(FRIEND, FRIEND)
    played.do(BEN, m.Join)
    played.do(CAT, m.Join)
    played.do(BEN, m.Resign, seat=1)
    Over(played).refuses("not_your_seat", ANNA)


# --- The same deal


def deals(table: Table) -> list[str]:
    return [str(token) for token in table.tokens if isinstance(token, Deal)]


@pytest.mark.parametrize("seed", ["1", "7", "azul"])
def test_the_same_deal_is_played_from_the_other_seat(seed: str) -> None:
    over = Over(two(seed=seed))
    over.played.finish()
    over.ask(ANNA, same_deal=True)
    assert over.table.offer is not None and over.table.offer.same_deal
    assert view(over.table, BEN, 0, {}, (), {}, None, 0).offer.same_deal  # type: ignore[union-attr]
    over.ask(BEN, accept=True)
    new, old = over.new, over.table
    assert new is not None and new.start is not None and old.start is not None
    assert [seat.guest for seat in new.seats] == [BEN, ANNA]
    assert new.start.start == old.start.start
    assert deals(new) == deals(old)[:1]
    assert new.created.seed_hash == over.played.seed.hash
    # Who plays what the other one has played gets the same deals to the end.
    again = Played(ME, FRIEND, seed=seed)
    again.table = new
    again.come(ANNA, BEN)
    while again.table.status == "playing":
        again.move(-1)
    assert deals(again.table) == deals(old)


def test_a_deal_that_is_known_is_not_rated() -> None:
    for same_deal in (True, False):
        over = Over(two(clock=MINUTES, rated=True))
        over.played.finish()
        over.ask(ANNA, same_deal=same_deal)
        over.ask(BEN, accept=True)
        assert over.table.rated and over.new is not None
        assert over.new.rated is not same_deal


def test_everybody_moves_on_to_the_next_seat() -> None:
    over = Over(three())
    over.played.finish()
    for guest in (ANNA, BEN, CAT):
        over.ask(guest, same_deal=True)
    assert over.new is not None
    assert [seat.guest for seat in over.new.seats] == [CAT, ANNA, BEN]


def test_a_fresh_deal_and_the_same_one_are_two_questions() -> None:
    over = Over(two())
    over.played.finish()
    over.ask(ANNA, same_deal=True)
    over.refuses("offer_open", BEN)
    over.ask(BEN, same_deal=True)
    assert over.new is not None and over.new.created.seed_hash == over.played.seed.hash
    over = Over(two())
    over.played.finish()
    over.ask(ANNA)
    over.refuses("offer_open", BEN, same_deal=True)
    over.ask(BEN)
    assert over.new is not None and over.new.created.seed_hash != over.played.seed.hash


def test_the_names_at_one_device_move_on_with_their_seats() -> None:
    played = Played(LOCAL, LOCAL, ME)
    assert next_seats(played.table, {1: "Zoë", 2: "Max"}) == {2: "Zoë", 3: "Max"}
    assert next_seats(played.table, {3: "Ida"}) == {1: "Ida"}
