"""A game as rows for a data frame."""

from __future__ import annotations

import json

import pytest
from positions import SETTINGS, random_game

from evora import Game, Move, Position

PLAIN = (str, int, float, bool, type(None))


def played(variant: str, players: int, seed: int = 2) -> Game:
    tokens = [token for _, token in random_game(variant, players, seed)]
    game = Game(Position.new(players, variant), tags={"Seat1": "Andrea"})
    for token in tokens:
        game.play(token)
    return game


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_row_for_every_move(variant: str, players: int) -> None:
    game = played(variant, players)
    rows = game.to_rows()
    assert [row["move"] for row in rows] == [str(move) for move in game.moves]
    assert len({tuple(row) for row in rows}) == 1  # the same columns in every row
    assert all(isinstance(value, PLAIN) for row in rows for value in row.values())
    assert json.loads(json.dumps(rows)) == rows
    for row in rows:
        position, token = game.positions[row["index"]], game.tokens[row["index"]]
        assert isinstance(token, Move)
        assert row["seat"] == position.to_move
        assert (row["action"], row["phase"]) == (token.action, position.phase)
        assert row["choices"] == len(position.legal_moves)
        assert row["projected_score"] == position.preview(token).projected_score
        assert row["name"] == ("Andrea" if row["seat"] == 1 else None)
    outcome = game.outcome
    assert outcome is not None
    by_seat = {row["seat"]: (row["final_score"], row["win"]) for row in rows}
    assert [by_seat[seat][0] for seat in sorted(by_seat)] == list(outcome.scores)
    assert sum(win for _, win in by_seat.values()) == pytest.approx(1)


def test_an_unfinished_game_has_no_result_yet() -> None:
    game = Game()
    assert game.to_rows() == []
    game.play("=BBBY/KKKW/RKKW/RRWW/BBKK")
    game.play("2K3")
    (row,) = game.to_rows()
    assert (row["final_score"], row["win"], row["index"]) == (None, None, 1)
    game.end_early("resigned", [2])
    (row,) = game.to_rows()
    assert (row["final_score"], row["win"]) == (0, 0.0)


def test_a_data_frame() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(played("grey", 3).to_rows())
    assert set(frame.groupby("seat")["move"].count().index) == {1, 2, 3}
