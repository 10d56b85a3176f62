"""The review of games: which moves are the same choice, and the sums by seat."""

from __future__ import annotations

import pytest

from evora import Deal, Game, Move, Position, Seed
from evora.review import ReviewedMove, biggest, review_game, summarise
from evora.search import Analysis, Variation

NEW = Position.new()
DEALT = NEW.play(Seed("4").deal(NEW))
NOTHING = Analysis((), 0, 0, 0, False)


def reviewed(seat: int, cost: float, points: float = 0.0, number: int = 1) -> ReviewedMove:
    return ReviewedMove(
        game=1,
        number=number,
        position=DEALT,
        seat=seat,
        played=Move("1B1"),
        best=Move("1B2"),
        win=1.0,
        cost=cost,
        score=0.0,
        points=points,
        analysis=NOTHING,
    )


def test_the_centre_is_never_the_same_as_a_factory() -> None:
    position, compared = DEALT, 0
    for _ in range(4):
        position = position.play(position.legal_moves[0])
        moves = [str(move) for move in position.legal_moves]
        for centre in (move for move in moves if move[0] == "0"):
            for other in (move for move in moves if move[0] != "0" and move[1:] == centre[1:]):
                assert not position.are_equivalent(Move(centre), Move(other))
                assert not position.are_equivalent(Move(other), Move(centre))
                compared += other[0] == str(len(position.factories))
    assert compared  # with the last factory, too


def test_seats_are_summed_up_each_for_itself() -> None:
    moves = [
        reviewed(1, 0.02, 1.0),
        reviewed(2, 0.2, 4.0),
        reviewed(1, 0.06, 2.0),
        reviewed(2, 0.12, 0.0),
        reviewed(1, 0.10, 0.0),
    ]
    one, two, three = summarise(moves, 3)
    assert (one.seat, one.moves, two.seat, two.moves) == (1, 3, 2, 2)
    assert (one.mean_cost, one.mean_points) == pytest.approx((0.06, 1.0))
    assert (two.mean_cost, two.mean_points) == pytest.approx((0.16, 2.0))
    assert one.grades == {"inaccuracy": 1, "mistake": 1, "blunder": 0}
    assert two.grades == {"inaccuracy": 0, "mistake": 1, "blunder": 1}
    assert (three.moves, three.mean_cost, three.mean_points) == (0, 0.0, 0.0)
    assert list(one.grades) == ["inaccuracy", "mistake", "blunder"]


def test_the_biggest_mistakes_come_first_and_good_moves_never() -> None:
    costs = [0.06, 0.3, 0.01, 0.3, 0.07, 0.08, 0.5, 0.09]
    moves = [reviewed(1, cost, number=number) for number, cost in enumerate(costs, 1)]
    assert [move.number for move in biggest(moves)] == [7, 2, 4, 8, 6]
    assert [move.number for move in biggest(moves, 2)] == [7, 2]
    assert [move.number for move in biggest(moves, 100)] == [7, 2, 4, 8, 6, 5, 1]


def test_every_position_is_judged_by_its_own_search() -> None:
    """Also after a deal, when nothing can be taken over from the move before."""
    game = Game(DEALT)
    while len(game.tokens) < 14 or not any(isinstance(token, Deal) for token in game.tokens):
        position = game.position
        game.play(Seed("4").deal(position) if position.phase == "deal" else position.legal_moves[0])
    searched: list[Position] = []

    def search(position: Position) -> Analysis:
        searched.append(position)
        move = position.legal_moves[0] if position.legal_moves else None
        players = position.players
        line = Variation(move, (0.5,) * players, (0.0,) * players, (), False, False)
        return Analysis((line,), len(searched), 1, 1, False)

    moves = list(review_game(game, search, number=3))
    assert [move.played for move in moves] == list(game.moves)
    for move in moves:
        assert searched[move.analysis.nodes - 1] == move.position
        assert (move.game, move.cost) == (3, 0.0)
    # One search per position, and none twice: what follows a move is the next one's position.
    assert len(searched) == len(set(map(str, searched)))
    assert next(review_game(game, search)).game == 1  # a game alone is the first
