"""What `evora analyse` prints, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from evora._core import Position
from evora.engine_protocol.messages import analysis_as_dict
from evora.game import Game
from evora.plaintext.palette import printable, shorten, visible_width
from evora.review import GRADES, GameReview, ReviewedMove, SeatSummary, biggest
from evora.search import Analysis, Limit, Variation, variation_of
from evora.terminal.columns import Columns, align
from evora.texts import decimal, text

_MAX_NAME_WIDTH = 24
_GRADE_NAMES = tuple(name for name, _ in reversed(GRADES))
_ONLY_OF_MOVES = ("position", "lines", "nodes", "depth", "ms", "deals")
# Columns of the best moves that are words, and flush left.
_WORDS = ("move", "proof", "line")
# Moves are printed as they are found, so their columns cannot wait for the widest cell: the
# minimum of each column, where its head is shorter.
_MOVE_WIDTHS = {
    **{"position": 3, "round": 2, "seat": 1, "played": 3, "best": 3},
    **{"before": 5, "cost": 5, "error": 4, "points": 4},
}
_ERROR_HEAD = "±"  # in every language


# --- A position


def position_lines(position: Position, analysis: Analysis) -> Iterator[str]:
    """The best moves of a position, or what is expected of one without moves."""
    seat = position.to_move
    if seat is None:
        yield from _judged_lines(position, analysis)
        return
    round_ = position.round
    yield text("analyse-to-move", phase=position.phase, round=round_, seat=seat)
    yield ""
    yield from best_lines(analysis.variations, seat)
    yield ""
    if any(variation.exact for variation in analysis.variations):
        yield text("analyse-note-exact")
    if any(v.solved and not v.exact for v in analysis.variations):
        yield text("analyse-note-solved")
    if any(variation.error for variation in analysis.variations):
        yield text("analyse-note-error")
    yield text("analyse-effort", depth=analysis.depth, nodes=analysis.nodes, ms=analysis.ms)


def best_lines(variations: Sequence[Variation], seat: int) -> Iterator[str]:
    """The table of the best moves."""
    columns = ["rank", "move", "win", "wins", "scores", "proof", "line"]
    if len(variations[0].win) == 2:  # one chance says both
        columns.remove("wins")
    if not any(map(_proof, variations)):
        columns.remove("proof")
    rows = [[text(f"analyse-column-{column}") for column in columns]]
    for rank, variation in enumerate(variations, start=1):
        cells = {
            "rank": str(rank),
            "move": str(variation.move),
            "win": _share(variation, seat),
            "wins": "  ".join(percent(share).rjust(5) for share in variation.win),
            "scores": "  ".join(decimal(points, ".1f").rjust(5) for points in variation.score),
            "proof": _proof(variation),
            "line": " ".join(map(str, variation.pv)),
        }
        rows.append([cells[column] for column in columns])
    left = [columns.index(column) for column in _WORDS if column in columns]
    yield from align(rows, left=left)


def _judged_lines(position: Position, analysis: Analysis) -> Iterator[str]:
    over = position.is_over
    yield text("analyse-at-end" if over else "analyse-at-deal", round=position.round)
    yield ""
    columns = ("seat", "win", "final" if over else "expected")
    rows = [[text(f"analyse-column-{column}") for column in columns]]
    (variation,) = analysis.variations
    for seat, points in enumerate(variation.score, start=1):
        share = _share(variation, seat)
        if position.players > 2 and seat != position.start:  # how far off that is nobody knows
            share = percent(variation.win[seat - 1]).ljust(len(share))
        rows.append([str(seat), share, decimal(points, ".0f" if over else ".1f")])
    yield from align(rows)


def _share(variation: Variation, seat: int) -> str:
    share = percent(variation.win[seat - 1])
    return f"{share} ±{percent(variation.error)}" if variation.error else share


def _proof(variation: Variation) -> str:
    if variation.exact:
        return text("analyse-exact")
    return text("analyse-solved") if variation.solved else ""


# --- A game


def game_lines(game: Game, number: int) -> Iterator[str]:
    """What stands above the moves of a game."""
    outcome = game.outcome
    yield text(
        "analyse-game",
        game=number,
        players=game.start.players,
        variant=str(game.start.variant),
        end=outcome.reason if outcome else "none",
        scores="-".join(map(str, game.position.scores)),
    )
    for seat in range(1, game.start.players + 1):
        if name := seat_name(game, seat):
            yield text("analyse-seat", seat=seat, name=name)
    yield ""
    if game.moves:
        yield _move_columns().row(_move_heads())
    else:
        yield text("analyse-no-moves")


def seat_name(game: Game, seat: int) -> str:
    """The name in the record, fit for a terminal; empty if there is none."""
    return shorten(printable(game.tags.get(f"Seat{seat}", "")), _MAX_NAME_WIDTH)


def move_lines(move: ReviewedMove, *, lines: bool) -> Iterator[str]:
    """A move of a game; with `lines` the best moves of its position, too."""
    cells = (
        str(move.number),
        str(move.position.round),
        str(move.seat),
        str(move.played),
        str(move.best),
        percent(move.win),
        percent(move.cost),
        percent(move.error) if move.error else "",
        decimal(move.points, ".1f"),
    )
    row = _move_columns().row(cells)
    yield f"{row}  {text(f'analyse-grade-{move.grade}')}" if move.grade else row
    if lines:
        for line in best_lines([*map(variation_of, move.lines)], move.seat):
            yield f"      {line}"


def _move_heads() -> list[str]:
    return [
        _ERROR_HEAD if column == "error" else text(f"analyse-column-{column}")
        for column in _MOVE_WIDTHS
    ]


def _move_columns() -> Columns:
    widths = zip(_MOVE_WIDTHS.values(), map(visible_width, _move_heads()), strict=True)
    return Columns(tuple(map(max, widths)))


def summary_lines(
    seats: Sequence[SeatSummary], moves: Iterable[ReviewedMove], *, with_game: bool
) -> Iterator[str]:
    """How every seat played, and the biggest mistakes."""
    columns = ("seat", "moves", "mean-cost", "mean-points", *_GRADE_NAMES)
    rows = [[text(f"analyse-column-{column}") for column in columns]]
    for seat in seats:
        counts = [str(seat.grades[name]) for name in _GRADE_NAMES]
        means = [decimal(100 * seat.mean_cost, ".2f"), decimal(seat.mean_points, ".2f")]
        rows.append([str(seat.seat), str(seat.moves), *means, *counts])
    yield from align(rows)
    yield ""
    worst = biggest(moves)
    if not worst:
        yield text("analyse-biggest-none", min=f"{100 * GRADES[-1][1]:.0f}")
        return
    yield text("analyse-biggest")
    for move in worst:
        words = _mistake_words(move)
        if with_game:
            words = text("analyse-biggest-of-game", game=move.game, mistake=words)
        yield f"  {words}"


def error_lines(moves: Iterable[ReviewedMove]) -> Iterator[str]:
    """What the errors of costs are, if there are any."""
    if any(move.error for move in moves):
        yield ""
        yield text("analyse-note-error")


def _mistake_words(move: ReviewedMove) -> str:
    cost = percent(move.cost)
    return text(
        "analyse-biggest-line",
        number=move.number,
        round=move.position.round,
        seat=move.seat,
        played=str(move.played),
        best=str(move.best),
        before=percent(move.win),
        after=percent(move.win - move.cost),
        cost=f"{cost} ±{percent(move.error)}" if move.error else cost,
        points=decimal(move.points, ".1f"),
    )


def percent(share: float) -> str:
    return decimal(100 * share, ".1f")


# --- JSON


def position_json(position: Position, analysis: Analysis) -> dict[str, Any]:
    return {
        "type": "position",
        "position": str(position),
        "phase": position.phase,
        "to_move": position.to_move,
        **analysis_as_dict(analysis),
        "cancelled": analysis.cancelled,
    }


def move_json(move: ReviewedMove) -> dict[str, Any]:
    return {"type": "move", **json.loads(move.to_json())}


def game_json(
    game: Game, review: GameReview, limit: Limit, moves: Sequence[ReviewedMove]
) -> dict[str, Any]:
    """All that a review says of a game, without its moves: they are objects of their own."""
    summary = json.loads(review.to_json(limit))
    return {
        "type": "game",
        "game": review.number,
        "complete": summary["done"],
        "names": [game.tags.get(f"Seat{seat}") for seat in range(1, game.start.players + 1)],
        **summary,
        "biggest": _biggest_json(moves),
    }


def total_json(
    games: int, seats: Iterable[SeatSummary], moves: Iterable[ReviewedMove]
) -> dict[str, Any]:
    summaries = [json.loads(seat.to_json()) for seat in seats]
    return {"type": "total", "games": games, "seats": summaries, "biggest": _biggest_json(moves)}


def _biggest_json(moves: Iterable[ReviewedMove]) -> list[dict[str, Any]]:
    """The worst moves, without what only their own objects say."""
    written = (json.loads(move.to_json()) for move in biggest(moves))
    return [{key: each[key] for key in each if key not in _ONLY_OF_MOVES} for each in written]
