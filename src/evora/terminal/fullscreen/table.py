"""The whole table on a canvas of any size: others above, the own board below, words beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evora import COLOURED, WALL
from evora.plaintext.palette import shorten, visible_width, wrap
from evora.terminal.fullscreen.board import PREVIEW_WIDTH, BoardPainter, board_width
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.looks import BOLD, Looks
from evora.terminal.fullscreen.sources import paint_sources, paint_stock, source_rows
from evora.terminal.fullscreen.view import Key, Target, View
from evora.texts import text

OWN_SIZE = 3
_GAP = 2
_SIDE_WIDTH = 26  # the least for a column of words
_STATUS_ROWS = 2
_LOG_ROWS = 5  # the least that are worth a place of their own
_OWN_WIDTH = board_width(OWN_SIZE) + 1 + PREVIEW_WIDTH
MIN_WIDTH = _OWN_WIDTH + 2
# A title, the rows of the wall, the floor.
_BOARD_ROWS = 1 + len(WALL) + 1


@dataclass(frozen=True)
class Layout:
    """Which rows and columns everything takes in a window."""

    sources: int  # rows
    size: int  # of the cells of the other boards
    side: int  # width of the words beside them; 0 for none
    numbers: bool
    costs: bool
    stock: bool
    gaps: int
    log: int  # rows for words below the own board
    min_height: int

    @classmethod
    def fit(cls, view: View, width: int, height: int) -> Layout:
        position = view.position
        sources = len(view.report) or source_rows(len(position.factories), width)
        others = position.players - 1
        grey = position.variant != COLOURED
        least = 1 + sources + 2 * _BOARD_ROWS + _STATUS_ROWS + 1
        spare = height - least - max(0, len(_status_lines(view, width)) - _STATUS_ROWS)
        # What comes first when there is room: what a choice needs.
        numbers = grey and spare >= 1
        spare -= numbers
        stock = spare >= 1 and not position.is_over
        spare -= stock
        costs = spare >= 1
        spare -= costs
        gaps = max(0, min(3, spare))
        log = spare - gaps - 1
        if log < _LOG_ROWS:
            log = 0
        size, side = _other_boards(others, width, words=not log)
        return cls(sources, size, side, numbers, costs, stock, gaps, log, least)


def _other_boards(others: int, width: int, *, words: bool) -> tuple[int, int]:
    """The size of the cells of the other boards, and the width left for words, if they are here."""
    room = width - 2
    beside = (_SIDE_WIDTH, 0) if words else (0,)
    for side, size in ((side, size) for side in beside for size in (3, 2)):
        boards = others * board_width(size) + (others - 1) * _GAP
        if boards + (side + _GAP if side else 0) <= room:
            break
    else:
        return 1, 0
    left = room - boards - _GAP
    return size, left if words and left >= _SIDE_WIDTH else 0


def paint_table(view: View, width: int, height: int) -> Canvas[Target]:
    """The table in a window; a sentence if the window is too small."""
    canvas: Canvas[Target] = Canvas(width, height)
    layout = Layout.fit(view, width, height)
    if width < MIN_WIDTH or height < layout.min_height:
        _too_small(canvas, layout)
        return canvas
    canvas.put(1, 0, shorten(view.heading, width - 2), BOLD)
    y = 1 + (layout.gaps > 2)
    if view.report:
        for line in view.report:
            canvas.put(0, y, line)
            y += 1
    else:
        paint_sources(canvas, view, y)
        y += layout.sources
    if layout.stock:
        paint_stock(canvas, view, y)
        y += 1
    y += layout.gaps > 1
    _others(canvas, view, layout, y)
    y += _BOARD_ROWS + (layout.gaps > 0)
    _own(canvas, view, layout, y)
    y += _BOARD_ROWS + layout.numbers + layout.costs
    if layout.log:
        _log(canvas, view, (1, y + 1, width - 2), layout.log)
        y += 1 + layout.log
    paint_key_bar(canvas, view.keys, view.looks)
    _status(canvas, view, y, height - 1)
    return canvas


def _others(canvas: Canvas[Target], view: View, layout: Layout, y: int) -> None:
    players = view.position.players
    x = 1
    # In the order of play, from the seat after the own one.
    for step in range(1, players):
        seat = (view.bottom - 1 + step) % players + 1
        BoardPainter(canvas, view, seat, x, y, layout.size).paint(numbers=False, costs=False)
        x += board_width(layout.size) + _GAP
    if layout.side and not layout.log:
        _log(canvas, view, (x, y, layout.side), _BOARD_ROWS)


def _own(canvas: Canvas[Target], view: View, layout: Layout, y: int) -> None:
    painter = BoardPainter(canvas, view, view.bottom, 1, y, OWN_SIZE, own=True)
    painter.paint(numbers=layout.numbers, costs=layout.costs)
    x = 1 + _OWN_WIDTH + 1
    room = canvas.width - x - 1
    if room < _SIDE_WIDTH - 3:
        return
    rows = _BOARD_ROWS + layout.numbers + layout.costs
    row = 0
    for note in view.notes:
        for line in wrap(note, room + 1)[: rows - row]:
            canvas.put(x, y + row, line[1:], view.looks.warning)
            row += 1
    if not layout.side and not layout.log:
        _log(canvas, view, (x, y + row, room), rows - row)
    elif view.choosing is not None and not view.notes:
        _legend(canvas, view, (x, y + 1 + layout.numbers, room))


def _legend(canvas: Canvas[Target], view: View, at: tuple[int, int, int]) -> None:
    """What the marks beside the lines mean."""
    x, y, width = at
    for part in text("play-legend").split("   "):
        for line in wrap(part, width + 1, indent=1)[:2]:
            canvas.put(x, y, line[1:], view.looks.dim)
            y += 1


def _log(canvas: Canvas[Target], view: View, at: tuple[int, int, int], rows: int) -> None:
    """The latest sentences, the last at the bottom; old ones are faint."""
    x, y, width = at
    lines: list[tuple[str, bool]] = []
    for sentence, new in reversed(view.log):
        wrapped = [(line[1:], new) for line in wrap(sentence, width + 1, indent=1)]
        if len(lines) + len(wrapped) > rows:
            break
        lines = [*wrapped, *lines]
    for row, (line, new) in enumerate(lines):
        canvas.put(x, y + row, line, "" if new else view.looks.dim)


def _status(canvas: Canvas[Target], view: View, top: int, bottom: int) -> None:
    """What to do, and what the move under the cursor does; as low as there is room."""
    lines = _status_lines(view, canvas.width)
    room = bottom - top
    if len(lines) > room:
        # What is most wanted of each sentence: its beginning.
        firsts = [f" {shorten(words, canvas.width - 2)}" for words in view.status]
        lines = list(zip(firsts, (BOLD, *[""] * len(firsts)), strict=False))[:room]
    start = bottom - max(len(lines), min(room, _STATUS_ROWS))
    for row, (line, codes) in enumerate(lines):
        canvas.put(0, start + row, line, codes)


def _status_lines(view: View, width: int) -> list[tuple[str, str]]:
    return [
        (line, BOLD if index == 0 else "")
        for index, sentence in enumerate(view.status)
        for line in wrap(sentence, max(10, width - 1))
    ]


def paint_key_bar(canvas: Canvas[Target], keys: Sequence[Key], looks: Looks) -> None:
    """The keys in the last row; every one can be clicked.

    Where they do not fit, the last are left out, but never the very last two: help and quit.
    """
    shown = list(keys)
    while len(shown) > 2 and sum(map(_key_width, shown)) > canvas.width:
        del shown[-3]
    x, y = 1, canvas.height - 1
    for key in shown:
        end = canvas.put(x, y, key.name, looks.key)
        canvas.put(end + 1, y, key.label, looks.dim)
        canvas.target(x, y, _key_width(key) - _GAP, key)
        x += _key_width(key)


def _key_width(key: Key) -> int:
    """The columns of a key with what follows it."""
    return visible_width(key.name) + 1 + visible_width(key.label) + _GAP


def _too_small(canvas: Canvas[Target], layout: Layout) -> None:
    sentence = text(
        "screen-too-small",
        width=canvas.width,
        height=canvas.height,
        min_width=MIN_WIDTH,
        min_height=layout.min_height,
    )
    for row, line in enumerate(wrap(sentence, max(10, canvas.width))[: canvas.height]):
        canvas.put(0, row, line)
