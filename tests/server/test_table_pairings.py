"""What a game of quick pairing is to its players, as its log has it."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain.table import decide, pairing_changes, replay
from evora.server.domain.table.pairings import pairings
from server.tables import (
    ANNA,
    ANYBODY,
    BEN,
    CLAIM_MS,
    FRIEND,
    GRACE,
    ME,
    MINUTES,
    T0,
    Played,
)

OPEN = {ANNA: "open", BEN: "open"}


def paired(*, here: bool = True) -> Played:
    """Ben has come to Anna's game; Anna starts."""
    played = Played(ME, ANYBODY, start=1, clock=MINUTES, paired=True)
    assert pairings(played.table) == {ANNA: "open"}
    played.do(BEN, m.Join)
    if here:
        played.come(ANNA, BEN)
    return played


def test_it_is_unfinished_while_it_is_played_and_over_afterwards() -> None:
    played = paired()
    assert pairings(played.table) == OPEN
    before = played.table
    played.moves(5)
    assert pairing_changes(before, played.table) == {}
    played.finish()
    assert pairings(played.table) == {ANNA: "over", BEN: "over"}
    assert pairings(replay("game000001", played.log)) == pairings(played.table)


def test_who_resigns_has_not_left() -> None:
    played = paired()
    played.do(ANNA, m.Resign, seat=1)
    assert pairings(played.table) == {ANNA: "over", BEN: "over"}


def test_who_runs_out_of_time_at_the_first_move_has_left() -> None:
    played = paired()
    played.wait(60_000 + GRACE + 1)
    played.tick()
    assert pairings(played.table) == {ANNA: "left", BEN: "over"}
    played = paired()
    played.moves(2)
    played.wait(65_000 + GRACE + 1)
    played.tick()
    assert played.table.seat(1).out == "time"
    assert pairings(played.table) == {ANNA: "over", BEN: "over"}


def test_who_is_claimed_has_left_also_for_an_engine() -> None:
    for choice in ("claim", "engine"):
        played = paired()
        played.moves(2)
        played.away = {1: T0}
        played.wait(CLAIM_MS)
        before = played.table
        played.do(BEN, m.Claim, seat=2, away=1, choice=choice)
        assert pairing_changes(before, played.table)[ANNA] == "left"


def test_who_never_came_to_a_void_game_has_left() -> None:
    played = paired(here=False)
    played.wait(CLAIM_MS + GRACE + 1)
    played.tick(ANNA)
    assert pairings(played.table) == {ANNA: "over", BEN: "left"}


def test_a_game_that_nobody_came_to_is_forgotten() -> None:
    played = Played(ME, ANYBODY, clock=MINUTES, paired=True)
    before = played.table
    played.do(ANNA, m.Cancel)
    assert pairing_changes(before, played.table) == {ANNA: None}


def test_a_game_made_by_hand_is_one_of_pairing_once_that_leads_somebody_to_it() -> None:
    played = Played(ME, ANYBODY, clock=MINUTES)
    assert pairings(played.table) == {ANNA: "made"}
    join = m.Join(id="joinrequest", seq=1)
    decision = decide(
        played.table, join, BEN, T0, played.seed, {}, claim_after_ms=CLAIM_MS, paired=True
    )
    assert pairing_changes(played.table, decision.table) == OPEN
    before = played.table
    played.do(BEN, m.Join)
    assert pairing_changes(before, played.table) == {ANNA: None}


def test_a_game_that_pairing_leads_nobody_to_is_not_its_business() -> None:
    assert pairings(Played(ME, FRIEND, clock=MINUTES).table) == {}
    assert pairings(Played(ME, ANYBODY, ANYBODY, clock=MINUTES).table) == {}
    assert pairings(Played(ANYBODY, ANYBODY, clock=MINUTES).table) == {}
