"""The review of games: which moves are the same choice, and the sums by seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from positions import position

from evora import Deal, EvoraError, Game, Move, Position, Seed
from evora._core import ValuedMove
from evora.review import Analyst, ReviewedMove, biggest, review_engine, review_game, summarise
from evora.search import (
    Analysis,
    Cancellation,
    Comparison,
    Engine,
    Limit,
    Variation,
    native_variation,
)

NEW = Position.new()
DEALT = NEW.play(Seed("4").deal(NEW))


def reviewed(seat: int, cost: float, points: float = 0.0, number: int = 1) -> ReviewedMove:
    at = DEALT if seat == 1 else DEALT.play(DEALT.legal_moves[0])

    def line(move: str, win: float, score: float) -> ValuedMove:
        shares = (win, 1 - win) if seat == 1 else (1 - win, win)
        return native_variation(Variation(Move(move), shares, (score, score), (), False, False))

    return ReviewedMove(at, line("1B1", 1 - cost, 0.0), line("1B2", 1.0, points), number)


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


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ((), "at least one variation"),
        ((Variation(None, (1.0,), (0.0,), (), False, False),), "per seat"),
    ],
)
def test_an_answer_that_is_none_is_refused(lines: tuple[Variation, ...], problem: str) -> None:
    game = Game(DEALT)
    game.play(DEALT.legal_moves[0])
    with pytest.raises(EvoraError, match=problem):
        next(review_game(game, lambda _: Analysis(lines, 1, 1, 1, False)))


def test_a_review_goes_on_after_an_error() -> None:
    game = Game(DEALT)
    game.play(DEALT.legal_moves[0])
    analyst = Analyst(Engine(hash_mb=1), Limit(nodes=60))
    failed: list[Position] = []

    def search(at: Position) -> Analysis:
        if at != DEALT and not failed:
            failed.append(at)
            raise KeyboardInterrupt
        return analyst.search(at)

    review = review_game(game, search)
    with pytest.raises(KeyboardInterrupt):
        next(review)
    assert (review.total, review.report().account, len(list(review))) == (1, None, 1)


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
        assert searched[move.nodes - 1] == move.position
        assert (move.game, move.cost) == (3, 0.0)
    assert {move.depth for move in moves} == {1}
    # One search per position, and none twice: what follows a move is the next one's position.
    assert len(searched) == len(set(map(str, searched)))
    assert next(review_game(game, search)).game == 1  # a game alone is the first


def searching(
    best: Move, values: Mapping[Position, tuple[tuple[float, ...], tuple[float, ...]]]
) -> tuple[Callable[[Position], Analysis], list[Position]]:
    """A search that says `best` everywhere and has these (win, score) by seat, and what it saw."""
    searched: list[Position] = []

    def search(position: Position) -> Analysis:
        searched.append(position)
        win, score = values[position]
        return Analysis((Variation(best, win, score, (best,), False, False),), 1, 1, 1, False)

    return search, searched


def test_the_best_move_from_an_equal_factory_is_the_move_played() -> None:
    start = position(factories="BBRK/YYWW/BBRK/-/-")
    game = Game(start)
    after = game.play("3B2")
    level = ((0.5, 0.5), (20.0, 20.0))
    search, searched = searching(Move("1B2"), {start: level, after: level})
    (move,) = review_game(game, search)
    assert (move.played, move.best, move.cost) == (Move("3B2"), Move("3B2"), 0.0)
    assert searched == [start, after]  # nothing else needed a look


def test_values_are_those_of_the_seat_that_moved() -> None:
    start = position(factories="BBRK/YYWW/-/-/-", to_move=2)
    game = Game(start)
    after, best = game.play("2W2"), Move("1B2")
    values = {
        start: ((0.2, 0.8), (30.0, 40.0)),
        after: ((0.6, 0.4), (35.0, 33.0)),
        start.play(best): ((0.3, 0.7), (31.0, 38.0)),
    }
    (move,) = review_game(game, searching(best, values)[0])
    assert (move.seat, move.win, move.score) == (2, 0.7, 38.0)
    assert move.cost == pytest.approx(0.3)
    assert move.points == pytest.approx(5.0)


def test_a_worse_move_with_more_points_loses_no_points() -> None:
    start = position(factories="BBRK/YYWW/-/-/-")
    game = Game(start)
    after, best = game.play("2W2"), Move("1B2")
    values = {
        start: ((0.7, 0.3), (30.0, 40.0)),
        after: ((0.4, 0.6), (35.0, 33.0)),
        start.play(best): ((0.7, 0.3), (31.0, 38.0)),
    }
    (move,) = review_game(game, searching(best, values)[0])
    assert (move.score, move.points) == (31.0, 0.0)
    assert move.cost == pytest.approx(0.3)


def test_an_analyst_searches_every_position_afresh() -> None:
    """What it searched before changes nothing, and it never asks for more lines than moves."""
    analyst = Analyst(Engine(hash_mb=1), Limit(nodes=400), lines=500)
    first = analyst.search(DEALT)
    assert len(first.variations) > 10
    analyst.search(DEALT.play(DEALT.legal_moves[0]))
    again = analyst.search(DEALT)
    assert (again.variations, again.nodes) == (first.variations, first.nodes)
    assert analyst.search(NEW).move is None


@pytest.mark.parametrize(
    ("limit", "lines", "given"),
    [
        (Limit(ms=200), 2, Limit(ms=200)),
        (Limit(ms=200), 3, Limit(ms=300)),
        (Limit(nodes=99), 5, Limit(nodes=248)),
        (Limit(depth=4), 3, Limit(depth=4)),
    ],
)
def test_more_lines_are_compared_with_as_much_for_each(
    limit: Limit, lines: int, given: Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Engine(hash_mb=1)
    asked: list[Limit] = []
    none = Comparison((), (), 0, 0, 0, cancelled=False)

    def compare(_at: Position, _lines: object, limit: Limit, **_: object) -> Comparison:
        asked.append(limit)
        return none

    monkeypatch.setattr(engine, "compare", compare)
    line = Variation(DEALT.legal_moves[0], (0.5, 0.5), (0.0, 0.0), (), False, False)
    Analyst(engine, limit).compare(DEALT, [line] * lines)
    assert asked == [given]


def test_the_engine_of_a_review_is_as_large_as_asked_for() -> None:
    engine = review_engine(threads=2, hash_mb=3)
    assert (engine.threads, engine.hash_mb) == (2, 3)


def test_an_analyst_that_was_cancelled_has_sound_answers_at_once() -> None:
    cancel = Cancellation()
    analyst = Analyst(Engine(hash_mb=1), Limit(ms=60_000), cancel=cancel)
    cancel.cancel()
    for _ in range(2):
        found = analyst.search(DEALT)
        assert found.cancelled
        assert found.move is not None and found.move in DEALT.legal_moves
