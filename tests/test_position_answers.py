"""What a position answers about rules that are not moves: who wins why, what ends the game, which
moves are the same.
"""

from __future__ import annotations

import random

import pytest
from positions import SETTINGS, board, position, random_positions

from evora import ClosingRow, Deal, Game, InvalidMoveError, Move, Position, Seed, parse_token

ROW = "BYRKW/...../...../...../....."
TWO_ROWS = "BYRKW/WBYRK/...../...../....."


def over(*boards: str) -> Position:
    return position(*boards, phase="over")


# --- Why the winners have won


@pytest.mark.parametrize(
    ("boards", "winners", "decided_by"),
    [
        ((board(30, wall=ROW), board(29)), (1,), "points"),
        ((board(29, wall=TWO_ROWS), board(30)), (2,), "points"),
        ((board(30, wall=ROW), board(30)), (1,), "rows"),
        ((board(30, wall=ROW), board(30, wall=TWO_ROWS)), (2,), "rows"),
        ((board(30, wall=ROW), board(30, wall=ROW)), (1, 2), "shared"),
        ((board(30, wall=ROW), board(12), board(30, wall=ROW)), (1, 3), "shared"),
        # Others who are level with each other decide nothing.
        ((board(30, wall=ROW), board(12), board(12)), (1,), "points"),
        # Three are level; two of them in rows as well.
        ((board(30), board(30, wall=ROW), board(30, wall=ROW)), (2, 3), "shared"),
    ],
)
def test_why_the_winners_have_won(
    boards: tuple[str, ...], winners: tuple[int, ...], decided_by: str
) -> None:
    end = over(*boards)
    assert (end.winners, end.decided_by) == (winners, decided_by)
    assert end.decided_among(range(1, end.players + 1)) == decided_by


def test_why_they_have_won_among_those_who_stayed() -> None:
    end = over(board(30, wall=ROW), board(30), board(30), board(7, wall=ROW))
    assert (end.winners, end.decided_by) == ((1,), "rows")
    assert (end.winners_among([2, 3, 4]), end.decided_among([2, 3, 4])) == ((2, 3), "shared")
    assert (end.winners_among([2, 4]), end.decided_among([2, 4])) == ((2,), "points")
    assert (end.winners_among([4]), end.decided_among([4])) == ((4,), "points")
    assert (end.winners_among([]), end.decided_among([])) == ((), None)


def test_nothing_is_decided_while_the_game_goes_on() -> None:
    assert Position.new().decided_by is None
    assert Position.new().decided_among([1]) is None


def test_the_outcome_of_a_game_says_why() -> None:
    game = Game(
        position(
            board(9, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....", floor="1"),
            to_move=2,
            centre="W",
        )
    )
    assert game.outcome is None
    game.play("0W0")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("row", (1,))
    assert game.outcome.decided_by == game.position.decided_by == "points"
    left = Game()
    left.end_early("resigned", [2])
    assert left.outcome is not None
    assert left.outcome.decided_by is None


def test_complete_rows_are_counted() -> None:
    end = over(board(30, wall=TWO_ROWS), board(30))
    assert [each.complete_rows for each in end.boards] == [2, 0]


# --- What ends the game with this round


@pytest.mark.parametrize(
    ("variant", "lines", "wall", "how"),
    [
        ("coloured", "B/-/-/-/-", ".YRKW/...../...../...../.....", "sure"),
        ("coloured", "-/-/-/-/-", ".YRKW/...../...../...../.....", None),
        ("coloured", "B/-/-/-/-", "..RKW/...../...../...../.....", None),
        ("grey", "B/-/-/-/-", ".YRKW/...../...../...../.....", "maybe"),
        # The only free space is in a column that has the colour: the tile will fall.
        ("grey", "B/-/-/-/-", ".YRKW/B..../...../...../.....", None),
    ],
)
def test_rows_that_end_the_game(variant: str, lines: str, wall: str, how: str | None) -> None:
    now = position(board(9, lines=lines, wall=wall, floor="1"), variant=variant, factories="RR")
    assert [(row.seat, row.row, row.how) for row in now.closing_rows] == (
        [(1, 1, how)] if how else []
    )
    assert now.is_last_round == bool(how)


def test_closing_rows_are_listed_by_seat_and_row() -> None:
    tiled = board(9, wall=ROW, floor="1")
    waiting = board(9, lines="-/KK/-/-/YYYYY", wall="...../WBYR./...../...../.RKWB")
    now = position(tiled, waiting, variant="grey", phase="tiling", to_move=2)
    listed = [(row.seat, row.row, row.how) for row in now.closing_rows]
    assert listed == [(1, 1, "done"), (2, 2, "maybe"), (2, 5, "maybe")]
    assert isinstance(now.closing_rows[0], ClosingRow)
    assert now.closing_rows[0] != now.closing_rows[1]


def test_nothing_closes_outside_a_round() -> None:
    end = over(board(30, wall=ROW), board(12))
    assert end.closing_rows == ()
    assert end.is_last_round
    assert Position.new().closing_rows == ()


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_sure_row_ends_the_game_and_a_row_was_announced(variant: str, players: int) -> None:
    seen = 0
    for seed in range(20):
        choose, deals = random.Random(seed), Seed(str(seed))
        now = Position.new(players, variant)
        sure = False
        hints: set[tuple[int, int]] = set()
        while not now.is_over:
            if now.phase == "deal":
                assert not sure
                hints.clear()
                now = now.play(deals.deal(now))
                continue
            rows = now.closing_rows
            assert bool(rows) == now.is_last_round
            sure = sure or any(row.how != "maybe" for row in rows)
            hints |= {(row.seat, row.row) for row in rows}
            now = now.play(choose.choice(list(now.legal_moves)))
        # The last move may complete the line and the row at once; all others were announced.
        closed = {
            (seat, row)
            for seat, each in enumerate(now.boards, 1)
            for row, spaces in enumerate(each.wall, 1)
            if "." not in spaces
        }
        seen += bool(closed & hints)
    assert seen


# --- Which moves are the same


def test_moves_from_equal_factories_are_equivalent() -> None:
    now = position(factories="BBRK/YYWW/BBRK/-/-", centre="1BB")
    assert now.are_equivalent(Move("1B3"), Move("3B3"))
    assert now.are_equivalent(Move("3B3"), Move("1B3"))
    assert now.are_equivalent(Move("1B3"), Move("1B3"))
    assert not now.are_equivalent(Move("1B3"), Move("3B2"))
    assert not now.are_equivalent(Move("1B3"), Move("3R3"))
    assert not now.are_equivalent(Move("1B3"), Move("2B3"))


def test_the_centre_is_no_factory() -> None:
    """Not even when it holds the same tiles, and not beside the last factory."""
    now = position(board(floor="1"), factories="-/-/-/-/BB", centre="BB")
    assert not now.are_equivalent(Move("0B3"), Move("5B3"))
    assert not now.are_equivalent(Move("5B3"), Move("0B3"))


def test_tiling_moves_are_equivalent_to_themselves_only() -> None:
    now = position(board(lines="B/BB/-/-/-", floor="1"), variant="grey", phase="tiling")
    assert now.are_equivalent(Move("1@4"), Move("1@4"))
    assert not now.are_equivalent(Move("1@4"), Move("1@5"))
    assert not now.are_equivalent(Move("1@4"), Move("0B3"))


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_equivalent_moves_lead_to_the_same_but_for_the_order_of_factories(
    variant: str, players: int
) -> None:
    def without_order(after: Position) -> object:
        rest = [part for i, part in enumerate(str(after).split(" ")) if i != 6]
        return sorted(after.factories), rest

    pairs = 0
    for now in random_positions(variant, players, 60, seed=3):
        moves = [move for move in now.legal_moves if not move.is_tiling and move.source]
        for one in moves:
            for other in moves:
                if one.source == other.source or str(one)[1:] != str(other)[1:]:
                    continue
                same = without_order(now.play(one)) == without_order(now.play(other))
                assert now.are_equivalent(one, other) == same
                pairs += same
    assert pairs


# --- The parts of a record


def test_tokens_are_moves_and_deals() -> None:
    assert parse_token("3R2") == Move("3R2")
    assert parse_token("2@4") == Move("2@4")
    deal = "=BBRK/YYWW/RKKW/BYRK/BRWW"
    assert parse_token(deal) == Deal(deal)
    for wrong in ("", "3R", "=", "R32", " 3R2", "3r2"):
        with pytest.raises(InvalidMoveError):
            parse_token(wrong)
