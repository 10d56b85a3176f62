"""Why a typed line cannot be played, in words."""

from __future__ import annotations

from evora import Move, Position
from evora.plaintext.palette import printable, shorten
from evora.terminal.choices import possible_lines
from evora.terminal.prompt import Number, Prefix, Typed, UnknownText
from evora.texts import reason_text, text


def complaint(position: Position, typed: Typed) -> str:
    """What is wrong with input that is not a legal move."""
    if position.phase == "deal":
        return text("play-bad-deal")
    if position.phase == "tiling":
        columns = ", ".join(str(move.column) for move in position.legal_moves)
        return text("play-bad-column", columns=columns)
    return _bad_offer(position, typed)


def bad_line(position: Position, prefix: str, line: int) -> str:
    """Why the tiles of a source and colour such as '3R' cannot go to a line, and where they can."""
    possible = text("play-possible-lines", lines=possible_lines(position, prefix))
    if not 0 <= line <= len(position.boards[0].lines):
        return f"{text('play-no-line', line=line)} {possible}"
    return f"{refusal(position, Move(f'{prefix}{line}'))} {possible}"


def refusal(position: Position, move: Move) -> str:
    """Why a move is not legal, in a sentence; empty for a legal one."""
    why = position.why_illegal(move)
    return reason_text(why) if why else ""


def _bad_offer(position: Position, typed: Typed) -> str:
    match typed:
        case Move() if not typed.is_tiling:
            assert typed.destination is not None
            prefix = str(typed)[:2]
            return _bad_take(position, prefix) or bad_line(position, prefix, typed.destination)
        case Prefix():
            return _bad_take(position, typed.text)
        case Number():
            return text("play-bad-number", value=typed.text)
        case UnknownText():
            return text("play-unknown", value=shorten(printable(typed.text), 40))
        case _:
            return text("play-bad-number", value=str(typed))


def _bad_take(position: Position, prefix: str) -> str:
    """What is wrong with a source and colour; nothing if they can be taken."""
    # The floor line takes every tile: what is wrong is the source or the colour.
    return refusal(position, Move(f"{prefix}0"))
