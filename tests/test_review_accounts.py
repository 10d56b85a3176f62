"""Luck and play apart: the parts of an account add up exactly, whatever the engine says."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evora import Deal, Game, Position, Seed, format_game, parse_game
from evora.review import (
    UNITS,
    GameAccount,
    GameReview,
    ReviewedMove,
    SeatAccount,
    annotate,
    review_game,
)
from evora.search import Analysis, Engine, Limit, Variation


def played(players: int, variant: str, seed: int, tokens: int = 1000) -> Game:
    """A random game, or the first tokens of one."""
    chance, deals = random.Random(seed), Seed(str(seed))
    game = Game(Position.new(players, variant, 1 + seed % players))
    while not game.is_over and len(game.tokens) < tokens:
        at = game.position
        game.play(deals.deal(at) if at.phase == "deal" else chance.choice(list(at.legal_moves)))
    return game


def guess(position: Position) -> Analysis:
    """Any shares and any best move, but always the same for a position; a result is one."""
    if position.is_over:
        wins = position.winners
        shares = tuple((s in wins) / len(wins) for s in range(1, position.players + 1))
    else:
        chance = random.Random(str(position))
        weights = [chance.random() + 0.01 for _ in range(position.players)]
        shares = tuple(weight / sum(weights) for weight in weights)
    moves = position.legal_moves
    move = random.Random(str(position)).choice(list(moves)) if moves else None
    line = Variation(move, shares, shares, (), False, False)
    return Analysis((line,), 1, 1, 1, False)


def account(game: Game, round_: int | None = None) -> GameAccount:
    found = reviewed(game, round_)[0].report().account
    assert found is not None
    return found


def reviewed(game: Game, round_: int | None = None) -> tuple[GameReview, list[ReviewedMove]]:
    review = review_game(game, guess, round_=round_)
    return review, list(review)


def judged(position: Position) -> tuple[float, ...]:
    """The shares before a deal, which no search is asked about."""
    return Engine(hash_mb=1, past_round=False).analyse(position, Limit(depth=1)).variations[0].win


def assert_adds_up(seat: SeatAccount) -> None:
    parts = seat.start + seat.deals + seat.own + seat.others + seat.ending
    assert parts == seat.result  # whole units: exactly
    assert seat.own <= 0


@settings(max_examples=25, deadline=None)
@given(
    st.integers(2, 4), st.sampled_from(["coloured", "grey"]), st.integers(0, 9999), st.integers(2)
)
def test_every_account_adds_up(players: int, variant: str, seed: int, tokens: int) -> None:
    game = played(players, variant, seed, tokens)
    found = account(game)
    for seat, expected in zip(found.seats, judged(game.start), strict=True):
        assert_adds_up(seat)
        assert seat.start / UNITS == pytest.approx(expected, abs=1e-6)
    for part in ("start", "result"):
        assert sum(getattr(seat, part) for seat in found.seats) == UNITS
    for part in ("deals", "ending"):
        assert sum(getattr(seat, part) for seat in found.seats) == 0
    for before, after in zip(found.rounds, found.rounds[1:], strict=False):
        assert [seat.result for seat in before.seats] == [seat.start for seat in after.seats]
    for number, each in enumerate(found.rounds, start=1):
        assert each.round == number
        for seat in each.seats:
            assert_adds_up(seat)
    if players == 2:
        one, two = found.seats
        assert (one.own, two.own) == (-two.others, -one.others)
    if game.is_over:
        shares = {number: seat.result for number, seat in enumerate(found.seats, start=1)}
        assert {seat for seat, share in shares.items() if share} == set(game.position.winners)


def test_one_round_is_the_same_alone() -> None:
    game = played(3, "coloured", 5)
    whole = account(game)
    assert account(game, 1).seats == whole.rounds[0].seats
    for number, each in enumerate(whole.rounds, start=1):
        for alone, seat in zip(account(game, number).seats, each.seats, strict=True):
            assert (alone.own, alone.others, alone.result) == (seat.own, seat.others, seat.result)


def test_a_game_that_was_ended_early_says_what_the_end_changed() -> None:
    game = played(2, "coloured", 3, 20)
    before = account(game).seats
    game.end_early("resigned", [2])
    for number, (seat, old) in enumerate(zip(account(game).seats, before, strict=True), start=1):
        assert_adds_up(seat)
        assert seat.result == UNITS * (number == 2)
        assert seat.ending == seat.result - old.result
    abandoned = played(2, "coloured", 3, 20)
    abandoned.end_early("abandoned", [])
    assert account(abandoned).seats == before


def test_a_record_that_begins_in_mid_round_adds_up() -> None:
    whole = played(4, "grey", 8)
    game = Game(whole.positions[4])
    for token in whole.tokens[4:]:
        game.play(token)
    for seat in account(game).seats:
        assert_adds_up(seat)


def test_no_moves_have_no_account() -> None:
    report = review_game(Game(), guess).report()
    assert (report.account, report.course, report.moments) == (None, [], [])
    assert [seat.moves for seat in report.seats] == [0, 0]


def test_the_course_has_every_token_and_ends_with_the_result() -> None:
    game = played(3, "coloured", 11)
    review, moves = reviewed(game)
    shares = review.report().course
    assert len(shares) == len(game.tokens) + 1
    assert shares[0] == pytest.approx(judged(game.start))
    assert shares[-1] == moves[-1].shares
    for index, token in enumerate(game.tokens):
        if isinstance(token, Deal):
            assert (
                shares[index + 1] == moves[[m.number for m in moves].index(index + 2)].best_shares
            )


# --- Values in records


def test_values_go_into_the_record_and_old_ones_out() -> None:
    game = played(2, "coloured", 7, 12)
    game.comment("[%win 0.9] [%best 1B0] hm", at=2)
    moves = list(review_game(game, guess))
    annotate(game, moves)
    again = parse_game(format_game(game))
    assert again == game
    for move in moves:
        note = again.annotations[move.number]
        assert note.win == round(move.win - move.cost, 4)
        assert note.best == (move.best if move.cost else None)
    assert again.annotations[2].text == "hm"
    once = format_game(game)
    annotate(game, moves)
    assert format_game(game) == once


# --- One value per move


def test_every_line_is_valued_as_the_row_is() -> None:
    """The findings: the row of a move said 44.0, the line below it 61.0 for the same move."""
    game = played(2, "coloured", 7, 8)

    def search(position: Position) -> Analysis:
        found = guess(position)
        lines = [
            Variation(move, (0.9, 0.1), (9.0, 1.0), (move,), False, False)
            for move in list(position.legal_moves)[:3]
        ]
        return Analysis((*found.variations[:1], *lines), 1, 1, 1, False)

    for move in review_game(game, search):
        lines = move.lines
        own = [line.win[move.seat - 1] for line in lines]
        assert own == sorted(own, reverse=True)
        for line in lines:
            assert line.move is not None
            assert line.win == guess(move.position.play(line.move)).variations[0].win
        by_move = {line.move: line.win[move.seat - 1] for line in lines}
        assert by_move.get(move.best, move.win) == move.win
        assert move.cost == 0 or move.best != move.played


# --- Before the first deal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_new_game_has_sensible_expectations(players: int, variant: str) -> None:
    """The findings: 0.0 points for everyone, in all settings."""
    start = 2
    new = Position.new(players, variant, start)
    line = Engine(hash_mb=1).analyse(new, Limit(depth=1)).variations[0]
    assert sum(line.win) == pytest.approx(1, abs=1e-5)
    assert 1 / players < line.win[start - 1] < 1 / players + 0.08
    typical = {"coloured": (40.0, 57.0, 64.0), "grey": (48.0, 61.0, 68.0)}[variant][players - 2]
    assert all(abs(points - typical) < 3 for points in line.score)
