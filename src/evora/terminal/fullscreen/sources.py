"""The middle of the table on the canvas: factories, centre, bag and lid."""

from __future__ import annotations

from evora import COLOURS, FACTORY_SIZE
from evora.plaintext.palette import MARKER
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.choosing import Take, in_order
from evora.terminal.fullscreen.looks import BOLD, REVERSED, SEAT_SYMBOLS, cell
from evora.terminal.fullscreen.view import Target, View
from evora.texts import text

CHOSEN = "[]"
_CELL = 3
_FACTORY_WIDTH = 2 + FACTORY_SIZE * _CELL
_GAP = 2


def per_row(factories: int, width: int) -> int:
    """How many factories stand beside each other, so that the rows are about equally long."""
    room = max(1, (width - 2 + _GAP) // (_FACTORY_WIDTH + _GAP))
    rows = -(-factories // room)
    return -(-factories // rows)


def source_rows(factories: int, width: int) -> int:
    """How many rows the factories and the centre take."""
    return -(-factories // per_row(factories, width)) + 1


def paint_sources(canvas: Canvas[Target], view: View, top: int) -> None:
    """The factories and the centre; what can be taken can be clicked."""
    factories = view.position.factories
    length = per_row(len(factories), canvas.width)
    for index, tiles in enumerate(factories):
        x = 1 + (index % length) * (_FACTORY_WIDTH + _GAP)
        _factory(canvas, view, index + 1, tiles, (x, top + index // length))
    _centre(canvas, view, top - (-len(factories) // length))


def paint_stock(canvas: Canvas[Target], view: View, top: int) -> None:
    """The bag and the lid in one row: how many tiles, and of which colours."""
    position = view.position
    bag = text("draw-bag", count=sum(position.bag))
    lid = text("draw-lid", count=sum(position.lid))
    x = 1
    for words, counts in ((bag, position.bag), (lid, position.lid)):
        held = " ".join(
            f"{count}{letter}" for letter, count in zip(COLOURS, counts, strict=True) if count
        )
        x = canvas.put(x, top, f"{words}  {held}", view.looks.dim) + 4


def _chosen(view: View, source: int, colour: str) -> bool:
    choosing = view.choosing
    return choosing is not None and choosing.take == Take(source, colour)


def _number(canvas: Canvas[Target], view: View, source: int, at: tuple[int, int]) -> int:
    choosing = view.choosing
    take = choosing.take if choosing else None
    chosen = take is not None and take.source == source
    codes = f"{BOLD};{REVERSED}" if chosen else view.looks.dim
    return canvas.put(*at, str(source), codes) + 1


def _factory(
    canvas: Canvas[Target], view: View, number: int, tiles: str, at: tuple[int, int]
) -> None:
    x, y = _number(canvas, view, number, at), at[1]
    taken = view.marks.taken.get(("factory", number))
    if not tiles and taken is not None:
        words = f" {taken.count}{taken.colour} "
        x = canvas.put(x, y, words, view.looks.free(taken.colour))
        canvas.put(x, y, SEAT_SYMBOLS[taken.seat - 1], view.looks.seat(taken.seat))
        return
    for letter in tiles:
        canvas.target(x, y, _CELL, Take(number, letter))
        x = _tile(canvas, view, letter, _chosen(view, number, letter), (x, y))
    for _ in range(FACTORY_SIZE - len(tiles)):
        x = canvas.put(x, y, cell("·", _CELL), view.looks.free())


def _tile(
    canvas: Canvas[Target], view: View, letter: str, chosen: bool, at: tuple[int, int]
) -> int:
    looks = view.looks
    codes = looks.tile(letter)
    if chosen and not looks.colour:
        codes = f"{codes};{REVERSED}"
    return canvas.put(*at, cell(letter, _CELL, mark=CHOSEN if chosen else ""), codes)


def _centre(canvas: Canvas[Target], view: View, y: int) -> None:
    """Each colour once, with its number; beside it what was taken there last."""
    position, looks = view.position, view.looks
    x = _number(canvas, view, 0, (1, y))
    x = canvas.put(x, y, text("draw-centre"), looks.dim) + 1
    if position.marker == 0:
        x = canvas.put(x, y, cell(MARKER, _CELL), looks.tile(MARKER)) + 1
    for letter in in_order(position.centre):
        start, chosen = x, _chosen(view, 0, letter)
        x = _tile(canvas, view, letter, chosen, (x, y))
        x = canvas.put(x, y, f"x{position.centre.count(letter)}", BOLD if chosen else "")
        canvas.target(start, y, x - start, Take(0, letter))
        x += 2
    for letter in COLOURS:
        taken = view.marks.taken.get(("centre", letter))
        if taken is not None:
            x = canvas.put(x, y, f"{taken.count}{letter} ", looks.free(letter))
            x = canvas.put(x, y, SEAT_SYMBOLS[taken.seat - 1], looks.seat(taken.seat)) + 2
