"""What a table asks of a position beyond its moves: open spaces, the last round, who can win."""

from __future__ import annotations

import random

import pytest

from evora import COLOURS, WALL, EvoraError, Position, Seed


def play_until(players: int, variant: str, seed: int, stop: str) -> list[Position]:
    """The positions of a random game in phase `stop`."""
    choose, deals = random.Random(seed), Seed(str(seed))
    position = Position.new(players, variant)
    met = []
    while True:
        if position.phase == stop:
            met.append(position)
        if position.is_over:
            return met
        if position.phase == "deal":
            position = position.play(deals.deal(position))
        else:
            position = position.play(choose.choice(list(position.legal_moves)))


def test_a_coloured_wall_is_open_for_its_own_colours() -> None:
    for position in play_until(2, "coloured", 1, "deal"):
        for seat, board in enumerate(position.boards, 1):
            spaces = position.open_spaces(seat)
            for row in range(5):
                for column in range(5):
                    free = board.wall[row][column] == "."
                    assert spaces[row][column] == (WALL[row][column] if free else "")


@pytest.mark.parametrize("seed", range(8))
def test_a_grey_wall_is_open_where_tiling_may_go(seed: int) -> None:
    for position in play_until(3, "grey", seed, "tiling"):
        seat = position.to_move
        assert seat is not None
        line = position.legal_moves[0].line
        assert line is not None
        colour = position.boards[seat - 1].lines[line - 1][0]
        spaces = position.open_spaces(seat)[line - 1]
        open_columns = {column for column in range(1, 6) if colour in spaces[column - 1]}
        assert open_columns == {move.column for move in position.legal_moves}


def test_an_empty_grey_wall_is_open_for_everything() -> None:
    assert Position.new(2, "grey").open_spaces(2) == ((COLOURS,) * 5,) * 5


@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_the_last_round_is_announced_when_it_is_certain(variant: str) -> None:
    announced = 0
    for seed in range(30):
        choose, deals = random.Random(seed), Seed(str(seed))
        position = Position.new(2, variant)
        last = False
        while not position.is_over:
            if position.phase == "deal":
                # On the grey side the tiles above may spoil the row.
                assert not (last and variant == "coloured")
                last = False
                position = position.play(deals.deal(position))
            else:
                position = position.play(choose.choice(list(position.legal_moves)))
            last = last or position.is_last_round
        if position.end_reason == "row":
            announced += 1
            assert last
    assert announced > 10


def test_those_who_left_cannot_win() -> None:
    over = play_until(3, "coloured", 5, "over")[0]
    first = over.winners[0]
    others = [seat for seat in (1, 2, 3) if seat != first]
    runner_up = max(over.scores[seat - 1] for seat in others)
    among = over.winners_among(others)
    assert among and all(over.scores[seat - 1] == runner_up for seat in among)
    assert over.winners_among([1, 2, 3]) == over.winners
    assert over.winners_among([others[0]]) == (others[0],)
    assert Position.new(3).winners_among([1]) == ()
    with pytest.raises(EvoraError):
        over.winners_among([4])
