"""The adversaries of lab/strength: legal everywhere, and each in its style."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from positions import SETTINGS, board, position, random_positions

from evora import Position, Seed
from evora.players import make_player
from lab.strength.adversaries import Adversary, ColumnRusher, Denier, FastEnder, FloorDumper

ADVERSARIES = (FloorDumper, Denier, ColumnRusher, FastEnder)


def game(players: Mapping[int, Adversary], variant: str, seed: str) -> Position:
    now = Position.new(len(players), variant)
    while not now.is_over:
        seat = now.to_move
        now = now.play(Seed(seed).deal(now) if seat is None else players[seat].choose(now))
    return now


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
@pytest.mark.parametrize("kind", ADVERSARIES)
def test_every_choice_is_legal(kind: Callable[[], Adversary], variant: str, players: int) -> None:
    adversary = kind()
    for now in random_positions(variant, players, 12, seed=17):
        assert adversary.choose(now) in now.legal_moves, now


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_they_finish_games_with_one_another(variant: str, players: int) -> None:
    seats = {seat: ADVERSARIES[seat % len(ADVERSARIES)]() for seat in range(1, players + 1)}
    assert game(seats, variant, "adversaries").winners


@pytest.mark.parametrize("kind", ADVERSARIES)
def test_the_arena_finds_them(kind: type) -> None:
    player = make_player(f"py:{kind.__module__}:{kind.__name__}")
    start = Position.new()
    now = start.play(Seed("7").deal(start))
    assert player.choose(now) in now.legal_moves


# Seat 2 waits for one black tile, which completes a line of five.
WAITING = board(lines="-/-/-/-/KKKK", wall="...../...../...../...../.R.W.")


def test_the_denier_takes_what_the_other_waits_for() -> None:
    now = position(board(), WAITING, factories="BYRK/BYWW")
    assert Denier().choose(now).colour == "K"


def test_the_floor_dumper_throws_it_away() -> None:
    now = position(board(), WAITING, factories="BYRK/BYWW")
    assert str(FloorDumper().choose(now)) == "1K0"


def test_the_floor_dumper_does_not_end_the_game() -> None:
    near = board(wall="BYRK./...../...../...../.....")
    now = position(near, factories="BBRW/YYRR")
    assert str(FloorDumper().choose(now)) != "1W1"
    assert str(FastEnder().choose(now)) == "1W1"


def test_the_column_rusher_goes_for_the_fullest_column() -> None:
    nearly = board(wall="B..../W..../K..../R..../.....")
    now = position(nearly, factories="BYYY/BRWW")
    assert str(ColumnRusher().choose(now)) == "1Y5"


def test_fast_enders_end_a_game_that_floor_dumpers_go_on_with() -> None:
    rounds = [
        [game({1: kind(), 2: kind()}, "coloured", f"{n}").round for n in range(4)]
        for kind in (FastEnder, FloorDumper)
    ]
    assert max(rounds[0]) < min(rounds[1])
