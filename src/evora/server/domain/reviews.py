"""Reviews of finished games: what the core is asked."""

from __future__ import annotations

import msgspec

from evora import calls
from evora._core import Position
from evora.server import messages as m
from evora.server.common.refusal import Refusal
from evora.server.domain.table.state import Table


def engine_version() -> int:
    """Of the engine that makes reviews: a newer one says other things."""
    return _made_by(Position.new(2)).version


def usual_nodes(table: Table) -> int:
    """How many nodes per search make a good review of a game soon; Refusal if it has none."""
    return _made_by(_start(table)).nodes


def question(table: Table, nodes: int, begun: m.ReviewView | None) -> calls.AskReview:
    """`begun`: what there is of it already; it counts if it was begun by the same engine, with as
    many nodes. Refusal if the game has no review."""
    early = table.result is not None and table.position is not None and not table.position.is_over
    fits = begun is not None and begun.made_by == _made_by(_start(table), nodes)
    return calls.AskReview(
        position=str(_start(table)),
        moves=[*map(str, table.tokens)],
        winners=table.result.winners if table.result and early else None,
        nodes=nodes,
        from_=calls.ReviewBegun(made_by=begun.made_by, moves=begun.moves)
        if begun and fits
        else None,
    )


def _made_by(start: Position, nodes: int | None = None) -> m.ReviewMadeBy:
    """As the core says it of a review without a move."""
    asked = calls.AskReview(position=str(start), moves=[], nodes=nodes)
    return msgspec.json.decode(calls.ask("review", asked), type=m.ReviewView).made_by


def _start(table: Table) -> Position:
    if table.status != "over":
        raise Refusal("bad_field", None, "expected a game that is over")
    if table.start is None:
        raise Refusal("not_started")
    return table.start
