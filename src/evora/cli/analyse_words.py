"""Moves in words: what was played, what was better, and what it cost."""

from __future__ import annotations

from evora._core import Move, Position
from evora.cli.analyse_report import percent, seat_name
from evora.game import Game
from evora.plaintext.palette import wrap
from evora.plaintext.reasons import reason_words
from evora.review import ReviewedMove
from evora.texts import decimal, text

_INDENT = 5


def name_of(game: Game, seat: int) -> str:
    return seat_name(game, seat) or text("draw-seat", seat=seat)


def move_words(position: Position, move: Move) -> str:
    """A move without its code: which tiles from where to where."""
    if move.is_tiling:
        return text("review-tile", line=move.line, column=move.column)
    source = position.factories[move.source - 1] if move.source else position.centre
    return text(
        "review-take",
        count=source.count(move.colour or ""),
        letter=move.colour,
        source=move.source,
        line=move.destination,
    )


def sentence(game: Game, move: ReviewedMove) -> str:
    """What was played, what was better, what it cost."""
    points = decimal(move.points, ".1f")
    return text(
        "review-sentence",
        name=name_of(game, move.seat),
        played=move_words(move.position, move.played),
        move=str(move.played),
        better=move_words(move.position, move.best),
        best=str(move.best),
        before=percent(move.win),
        after=percent(move.win - move.cost),
        loses="yes" if points != decimal(0.0, ".1f") else "no",
        points=points,
    )


def sentence_lines(game: Game, move: ReviewedMove, width: int | None) -> list[str]:
    """The sentence below its row, and its reasons, in the width of a terminal if there is one."""
    margin = " " * _INDENT
    lines: list[str] = []
    reasons = (reason_words(each, lambda seat: name_of(game, seat)) for each in move.reasons)
    for words in (sentence(game, move), *reasons):
        lines += (
            [words] if width is None else [line.strip() for line in wrap(words, width - _INDENT)]
        )
    return [margin + line for line in lines]
