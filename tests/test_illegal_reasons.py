"""Why a move is not legal, as a value."""

from __future__ import annotations

import pickle
import random

import pytest
from positions import NO_WALL, SETTINGS, board, position, random_positions

from evora import IllegalMoveError, InvalidMoveError, Move, Position, Seed
from evora.terminal.complaints import refusal
from evora.texts import error_text, languages, reason_text, speaking

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
                assert (error.value.reason, error.value.token) == (why, str(move))
                again = pickle.loads(pickle.dumps(error.value))
                assert (str(again), again.reason) == (str(error.value), why)


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


DEALT = Position.new().play(Seed(7).deal(Position.new()))
OVER = position(board(wall="BYRKW" + NO_WALL[5:]), phase="over")


@pytest.mark.parametrize(
    ("now", "kind"), [(DEALT, "offer_next"), (GREY, "tiling_next"), (OVER, "over")]
)
def test_a_deal_at_the_wrong_time_has_a_reason(now: Position, kind: str) -> None:
    deal = "=BBBY/KKKW/RKKW/RRWW/BBKK"
    with pytest.raises(IllegalMoveError) as error:
        now.play(deal)
    assert error.value.reason is not None
    assert (error.value.reason.kind, error.value.token) == (kind, deal)
    with pytest.raises(IllegalMoveError) as error:
        Seed(7).deal(now)
    assert error.value.reason is not None
    assert (error.value.reason.kind, error.value.token) == (kind, None)


def test_a_deal_of_the_wrong_tiles_has_none() -> None:
    with pytest.raises(IllegalMoveError, match="expected 4 tiles") as error:
        Position.new().play("=B/B/B/B/B")
    assert (error.value.reason, error.value.token) == (None, None)


@pytest.mark.parametrize("language", languages())
def test_reasons_are_told_in_every_language(language: str) -> None:
    told = set()
    for now, move in ((OFFER, "6B3"), (OFFER, "1Y3"), (OFFER, "1B1"), (GREY, "2@1"), (OVER, "1B3")):
        with pytest.raises(IllegalMoveError) as error:
            now.play(move)
        assert error.value.reason is not None
        words = reason_text(error.value.reason, language)
        with speaking(language):
            assert error_text(error.value) == f"{move}: {words}"
            assert refusal(now, Move(move)) == words
        assert language == "en" or words != reason_text(error.value.reason, "en")
        told.add(words)
    assert len(told) == 5
