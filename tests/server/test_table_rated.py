"""Rated games: which can be made, who may sit down, and what becomes of it."""

from __future__ import annotations

from typing import Any

import pytest

from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.table import replay
from server.tables import (
    ANNA,
    ANYBODY,
    BEN,
    CLAIM_MS,
    DAYS,
    ENGINE,
    FRIEND,
    LOCAL,
    ME,
    MINUTES,
    Played,
)


def rated(*seats: m.SeatChoice, **more: Any) -> Played:
    return Played(*(seats or (ME, FRIEND)), **{"clock": MINUTES, "rated": True, **more})


@pytest.mark.parametrize("seats", [(ME, FRIEND), (ME, ANYBODY, ANYBODY), (FRIEND, FRIEND)])
def test_people_and_a_clock_make_a_rated_game(seats: tuple[m.SeatChoice, ...]) -> None:
    assert rated(*seats).table.rated
    assert rated(*seats, clock=DAYS).table.rated


@pytest.mark.parametrize(
    ("seats", "more", "field"),
    [
        ((ME, ENGINE), {}, "seats"),
        ((ME, LOCAL), {}, "seats"),
        ((ME, m.BotSeat(bot="bot-aaaaaaaaaaaaaaaa")), {}, "seats"),
        ((ME, FRIEND), {"clock": m.NoClock()}, "clock"),
    ],
)
def test_what_cannot_be_rated_is_refused(seats: Any, more: Any, field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        rated(*seats, **more)
    assert (refusal.value.code, refusal.value.field) == ("not_ratable", field)


def test_who_keeps_no_name_does_not_join() -> None:
    game = rated()
    game.refuses("name_not_kept", BEN, m.Join, rated=False)
    game.do(BEN, m.Join)
    assert game.table.rated and game.table.status == "playing"


def test_a_game_of_pairing_becomes_casual_and_goes_on() -> None:
    game = rated(ME, ANYBODY, paired=True)
    game.do(BEN, m.Join, rated=False)
    assert game.table.status == "playing" and not game.table.rated
    assert not replay(game.table.id, game.log).rated


def test_casual_games_are_for_everybody() -> None:
    game = Played(ME, FRIEND, clock=MINUTES)
    game.do(BEN, m.Join, rated=False)
    assert game.table.status == "playing" and not game.table.rated


def test_no_engine_gets_a_seat_as_its_own() -> None:
    game = rated(start=2)
    game.do(BEN, m.Join)
    game.come(ANNA, BEN)
    game.away = {2: game.now}
    game.wait(CLAIM_MS)
    game.refuses("not_ratable", ANNA, m.Claim, seat=1, away=2, choice="engine")
