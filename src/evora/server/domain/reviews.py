"""Reviews that a visitor's browser has computed: checked against the game, and made whole again.

A review is a visitor's word, so little of it is believed. The core computes everything that follows
from the values of the moves; those must be shares of a whole, of legal moves of this very game. And
one move, which the visitor cannot choose, is searched again: the search is deterministic.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from evora import calls
from evora._core import Move
from evora.game import Game
from evora.server import messages as m
from evora.server.common.refusal import Refusal

# More nodes would take the server too long to look into.
MAX_NODES = 500_000
# Browsers may round the last digits of a search in another way; no forgery is worth less than this.
_TOLERANCE = 20_000_000


def checked(game: Game, body: m.KeepReview, spot: int | None = None) -> m.ReviewView:
    """The whole review; Refusal bad_field if it cannot be one of this game.

    `spot`: which move is searched again; a random one if it is None.
    """
    if body.made_by.engine != "evora" or body.made_by.nodes > MAX_NODES:
        expected = f"expected a review by evora with at most {MAX_NODES} nodes"
        raise Refusal("bad_field", "made_by", expected)
    if len(body.moves) != game.plies:
        raise Refusal("bad_field", "moves", f"expected all {game.plies} moves of the game")
    view = _review(game, [*map(str, game.tokens)], body, body.moves)
    if body.moves:
        number = secrets.randbelow(len(body.moves)) if spot is None else spot
        _search_again(game, body, number)
    return view


def _search_again(game: Game, body: m.KeepReview, number: int) -> None:
    """Refusal if a move is not worth what the review says."""
    claimed = body.moves[number]
    index = [at for at, token in enumerate(game.tokens) if isinstance(token, Move)][number]
    tokens = [str(token) for token in game.tokens[: index + 1]]
    found = _review(game, tokens, body, body.moves[:number]).moves[number]
    pairs = zip(_numbers(claimed), _numbers(found), strict=True)
    if any(abs(one - other) > _TOLERANCE for one, other in pairs):
        raise Refusal("bad_field", f"moves[{number}]", "this move is worth something else")


def _numbers(move: m.ReviewMove) -> list[int]:
    return [*move.shares, *move.best_shares, move.error or 0]


def _review(
    game: Game, tokens: Sequence[str], body: m.KeepReview, known: Sequence[m.ReviewMove]
) -> m.ReviewView:
    """A review of the game, or of its beginning, in which these moves are known already."""
    outcome = game.outcome
    question = calls.AskReview(
        position=str(game.start),
        moves=list(tokens),
        winners=list(outcome.winners) if outcome else None,
        nodes=body.made_by.nodes,
        from_=calls.ReviewBegun(made_by=body.made_by, moves=list(known)),
    )
    try:
        return msgspec.json.decode(calls.ask("review", question), type=m.ReviewView)
    except calls.CallRefusedError as error:
        field = (error.refused.field or "").removeprefix("from.")
        raise Refusal("bad_field", field or None, error.refused.detail) from None
