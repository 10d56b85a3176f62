"""The rules without a game: for lessons, analysis, and positions that were set up by hand."""

from __future__ import annotations

from evora._core import Position
from evora.errors import EvoraError, IllegalMoveError, InvalidPositionError
from evora.game import Game
from evora.record import parse_game
from evora.server.common.refusal import Refusal
from evora.server.domain.core_views import barred_view, legal_view, position_view, replay_answer
from evora.server.messages import AskLegal, AskPlay, AskRecord, LegalAnswer, PlayAnswer

# No game that people play is longer, and the answer would be too large for a page.
_MAX_TOKENS = 1000


def legal(ask: AskLegal) -> LegalAnswer:
    position = _position(ask.position)
    return LegalAnswer(
        position=position_view(position),
        legal=legal_view(position),
        barred=barred_view(position),
    )


def play(ask: AskPlay) -> PlayAnswer:
    game = Game(_position(ask.position))
    for number, token in enumerate(ask.moves):
        try:
            game.play(token)
        except IllegalMoveError as error:
            raise Refusal("illegal_move", f"moves[{number}]", str(error)) from None
        except EvoraError as error:
            raise Refusal("bad_move", f"moves[{number}]", str(error)) from None
    return replay_answer(game)


def record(ask: AskRecord) -> PlayAnswer:
    try:
        game = parse_game(ask.record)
    except EvoraError as error:
        raise Refusal("bad_record", "record", str(error)) from None
    if len(game.tokens) > _MAX_TOKENS:
        raise Refusal("bad_record", "record", f"expected at most {_MAX_TOKENS} deals and moves")
    return replay_answer(game)


def _position(text: str) -> Position:
    try:
        return Position(text)
    except InvalidPositionError as error:
        part = "" if error.field == "position" else f".{error.field}"
        raise Refusal("bad_position", f"position{part}", str(error)) from None
    except EvoraError as error:
        raise Refusal("bad_position", "position", str(error)) from None
