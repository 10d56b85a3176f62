"""Why a typed line cannot be played, in words."""

from __future__ import annotations

from evora import Move, Position
from evora.terminal.choices import possible_lines
from evora.terminal.palette import shorten
from evora.terminal.prompt import Number, Prefix, Typed, Unknown
from evora.texts import text


def complaint(position: Position, typed: Typed) -> str:
    """What is wrong with input that is not a legal move."""
    if position.phase == "deal":
        return text("play-bad-deal")
    if position.phase == "tiling":
        columns = ", ".join(str(move.column) for move in position.legal_moves)
        return text("play-bad-column", columns=columns)
    return _bad_offer(position, typed)


def _bad_offer(position: Position, typed: Typed) -> str:
    match typed:
        case Move() if not typed.is_tiling:
            return _bad_take(position, str(typed)[:2]) or text(
                "play-bad-line",
                line=typed.destination,
                colour=text(f"colour-{typed.colour}"),
                lines=possible_lines(position, str(typed)[:2]),
            )
        case Prefix():
            return _bad_take(position, typed.text)
        case Number():
            return text("play-bad-number", value=typed.text)
        case Unknown():
            return text("play-unknown", value=_printable(typed.text))
        case _:
            return text("play-bad-number", value=str(typed))


def _bad_take(position: Position, prefix: str) -> str:
    """What is wrong with a source and colour; nothing if they can be taken."""
    source, colour = int(prefix[0]), prefix[1]
    # The floor line takes every tile: what is wrong is the source or the colour.
    why = position.why_illegal(f"{prefix}0")
    match why and why.kind:
        case "no_factory":
            return text("play-no-factory", source=source, factories=len(position.factories))
        case "no_tiles":
            return text("play-no-tiles", source=source, letter=colour)
        case _:
            return ""


def _printable(typed: str) -> str:
    return shorten("".join(letter if letter.isprintable() else "?" for letter in typed), 40)
