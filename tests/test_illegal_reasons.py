"""Why a move is not legal, as a value."""

from __future__ import annotations

import random

import pytest
from positions import NO_WALL, SETTINGS, board, position, random_positions

from evora import IllegalMoveError, InvalidMoveError, Move, Position

ACTIONS = [Move.from_action(action) for action in range(325)]


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_every_refused_move_has_one_reason_and_no_legal_one(variant: str, players: int) -> None:
    lots = random.Random(11)
    for now in random_positions(variant, players, count=30, seed=11):
        legal = {move.action for move in now.legal_moves}
        for move in lots.sample(ACTIONS, 40):
            why = now.why_illegal(move)
            assert (why is None) == (move.action in legal)
            assert why == now.why_illegal(str(move)) == now.why_illegal(move.action)
            if why is not None:
                with pytest.raises(IllegalMoveError) as error:
                    now.play(move)
                assert str(error.value) == f"{move}: {why}"


OFFER = position(
    board(lines="B/R/-/-/-", wall="...../...../..B../...../....."),
    factories="BBRK/YYWW/-/-/-",
)
GREY = position(
    board(lines="-/RR/-/KKKK/-", wall="R..../..Y../...../...../....."),
    variant="grey",
    phase="tiling",
)


@pytest.mark.parametrize(
    ("now", "move", "parts"),
    [
        (OFFER, "6B3", {"kind": "no_factory", "source": 6, "players": 2}),
        (OFFER, "1Y3", {"kind": "no_tiles", "source": 1, "colour": "Y"}),
        (OFFER, "0B3", {"kind": "no_tiles", "source": 0, "colour": "B"}),
        (OFFER, "1B1", {"kind": "line_full", "line": 1}),
        (OFFER, "1K2", {"kind": "line_holds", "line": 2, "colour": "K", "holds": "R"}),
        (OFFER, "1B3", {"kind": "row_has", "line": 3, "colour": "B"}),
        (OFFER, "1@3", {"kind": "offer_next"}),
        (GREY, "1B3", {"kind": "tiling_next"}),
        (GREY, "4@1", {"kind": "other_line", "line": 2}),
        (GREY, "2@3", {"kind": "space_taken", "line": 2, "column": 3}),
        (GREY, "2@1", {"kind": "column_has", "line": 2, "column": 1, "colour": "R"}),
        (Position.new(), "1B3", {"kind": "deal_next"}),
        (position(board(wall="BYRKW" + NO_WALL[5:]), phase="over"), "1B3", {"kind": "over"}),
    ],
)
def test_the_parts_of_a_reason(now: Position, move: str, parts: dict[str, object]) -> None:
    why = now.why_illegal(move)
    assert why is not None
    nothing = dict.fromkeys(("source", "colour", "line", "column", "holds", "players"))
    assert why.as_dict() == {"kind": None, **nothing, **parts}


def test_a_text_that_is_no_move_is_an_error() -> None:
    with pytest.raises(InvalidMoveError):
        OFFER.why_illegal("nonsense")
    with pytest.raises(InvalidMoveError):
        OFFER.why_illegal(325)
