"""A board on the canvas, in cells of one to three columns."""

from __future__ import annotations

from dataclasses import dataclass

from evora import COLOURED, FLOOR_COSTS, WALL, Board, Move
from evora.plaintext.palette import MARKER, shorten, visible_width
from evora.terminal.choices import choice_marks, filled_after
from evora.terminal.fullscreen.canvas import Canvas
from evora.terminal.fullscreen.choosing import DESTINATIONS, Take
from evora.terminal.fullscreen.looks import BOLD, REVERSED, SEAT_SYMBOLS, cell
from evora.terminal.fullscreen.view import Target, ToColumn, ToLine, View
from evora.texts import text

MARKED = "\u2039\u203a"  # single angle quotation marks
PREVIEW_WIDTH = 15
_ROWS = len(WALL)


def board_width(size: int) -> int:
    """How wide a board is in cells of `size` columns."""
    return 2 + 2 * _ROWS * size + _edge_width(size)


def _edge_width(size: int) -> int:
    return 3 if size == 3 else 1


@dataclass(frozen=True)
class BoardPainter:
    """Paints a seat's board with its corner at (left, top); `own` boards can be chosen on."""

    canvas: Canvas[Target]
    view: View
    seat: int
    left: int
    top: int
    size: int
    own: bool = False

    @property
    def board(self) -> Board:
        return self.view.position.boards[self.seat - 1]

    @property
    def _wall_left(self) -> int:
        return self.left + 2 + _ROWS * self.size + _edge_width(self.size)

    def paint(self, *, numbers: bool, costs: bool) -> None:
        """All of the board; `numbers` of the columns, `costs` of the spaces of the floor."""
        self._title()
        top = self.top + 1
        if numbers:
            looks = self.view.looks
            for column in range(1, _ROWS + 1):
                words = cell(str(column), self.size)
                self.canvas.put(self._wall_left + (column - 1) * self.size, top, words, looks.dim)
            top += 1
        for row in range(1, _ROWS + 1):
            self._row(row, top + row - 1)
        self._floor(top + _ROWS, costs=costs)
        if self.own:
            self._previews(top)

    # The parts

    def _title(self) -> None:
        view, looks, canvas = self.view, self.view.looks, self.canvas
        position = view.position
        mover = position.to_move == self.seat
        width = board_width(self.size)
        points = self._points()
        symbol = SEAT_SYMBOLS[self.seat - 1]
        x = canvas.put(self.left, self.top, "▸" if mover else " ", BOLD)
        x = canvas.put(x, self.top, symbol, looks.seat(self.seat))
        starts = position.start == self.seat and position.phase != "over"
        word = text("draw-start-player") if self.size == 3 else MARKER
        room = self.left + width - x - 2 - visible_width(points)
        room -= visible_width(word) + 1 if starts else 0
        x = canvas.put(
            x + 1, self.top, shorten(view.names[self.seat - 1], room), BOLD if mover else ""
        )
        if starts:
            codes = looks.dim if self.size == 3 else looks.start
            canvas.put(x + 1, self.top, word, codes)
        canvas.put(self.left + width - visible_width(points), self.top, points, BOLD)

    def _points(self) -> str:
        """The score, and what it would be after the tiling if that is another."""
        position, now = self.view.position, self.board.score
        if position.phase not in ("offer", "tiling"):
            return str(now)
        then = position.projected_score(self.seat)
        return str(now) if then == now else f"{now}→{then}"

    def _row(self, row: int, y: int) -> None:
        looks, canvas, size = self.view.looks, self.canvas, self.size
        held = self.board.lines[row - 1]
        canvas.put(self.left, y, str(row), looks.dim)
        ghosts = self._ghosts_on_line(row)
        # Lines fill from the wall to the left.
        for space in range(1, row + 1):
            x = self.left + 2 + (_ROWS - space) * size
            if space <= len(held):
                self._tile(x, y, held[space - 1], ("line", self.seat, row, space))
            elif space <= ghosts and (take := self._take()):
                canvas.put(x, y, cell(take.colour.lower(), size), looks.ghost(take.colour))
            else:
                canvas.put(x, y, cell("·", size), looks.free())
        full = len(held) == row
        edge = "▸" if full else "│"
        x = self.left + 2 + _ROWS * size
        canvas.put(x, y, edge if size < 3 else f" {edge} ", BOLD if full else looks.dim)
        for column in range(1, _ROWS + 1):
            self._wall_space(row, column, self._wall_left + (column - 1) * size, y)
        if self.own and self.view.choosing and self.view.choosing.stage != "column":
            canvas.target(self.left, y, board_width(size) + 1 + PREVIEW_WIDTH, ToLine(row))

    def _wall_space(self, row: int, column: int, x: int, y: int) -> None:
        looks, size = self.view.looks, self.size
        tile = self.board.wall[row - 1][column - 1]
        if self._tiled_row() == row:
            self.canvas.target(x, y, size, ToColumn(column))
        if tile in WALL[0]:
            self._tile(x, y, tile, ("wall", self.seat, row, column))
            return
        points = self._points_at(row, column)
        if points is not None and size == 3:
            move = self.view.choosing.move if self.view.choosing else None
            chosen = move is not None and move.is_tiling and move.column == column
            codes = f"{looks.gain};{REVERSED}" if chosen else looks.gain
            self.canvas.put(x, y, f"+{points}".ljust(size), codes)
            return
        printed = WALL[row - 1][column - 1] if self.view.position.variant == COLOURED else ""
        self.canvas.put(x, y, cell(printed.lower() or "·", size), looks.free(printed))

    def _tile(self, x: int, y: int, letter: str, spot: tuple[str | int, ...]) -> None:
        marked = spot in self.view.marks.arrived
        codes = self.view.looks.tile(letter)
        if marked and self.size == 1:
            codes += ";4"
        words = cell(letter, self.size, mark=MARKED if marked else "")
        self.canvas.put(x, y, words, codes)

    def _floor(self, y: int, *, costs: bool) -> None:
        looks, canvas, size = self.view.looks, self.canvas, self.size
        held = self.board.floor
        ghosts = self._ghosts_on_floor()
        for space in range(1, len(FLOOR_COSTS) + 1):
            x = self.left + 2 + (space - 1) * size
            if space <= len(held):
                self._tile(x, y, held[space - 1], ("floor", self.seat, space))
            elif space <= len(held) + ghosts and (take := self._take()):
                canvas.put(x, y, cell(take.colour.lower(), size), looks.ghost(take.colour))
            else:
                canvas.put(x, y, cell("·", size), looks.free())
            if costs:
                canvas.put(x, y + 1, f"-{FLOOR_COSTS[space - 1]}".rjust(size - 1), looks.dim)
        x = self.left + 2 + len(FLOOR_COSTS) * size + 1
        if len(held) > len(FLOOR_COSTS):  # taken when the floor was full: it lies beside it
            x = canvas.put(x, y, cell(MARKER, size), looks.tile(MARKER)) + 1
        if self.board.floor_cost:
            canvas.put(x, y, f"-{self.board.floor_cost}", looks.loss)
        if self.own:
            canvas.put(self.left, y, "0", looks.dim)
            if self.view.choosing and self.view.choosing.stage != "column":
                canvas.target(self.left, y, board_width(size) + 1 + PREVIEW_WIDTH, ToLine(0))

    # What the move under the cursor would do

    def _take(self) -> Take | None:
        return self.view.choosing.take if self.own and self.view.choosing else None

    def _move(self) -> Move | None:
        """The move of the offer under the cursor."""
        move = self.view.choosing.move if self.own and self.view.choosing else None
        return None if move is None or move.is_tiling else move

    def _ghosts_on_line(self, row: int) -> int:
        """How many tiles a line would hold after the move under the cursor."""
        move = self._move()
        if move is None or move.destination != row:
            return 0
        position = self.view.position
        return filled_after(position, move, position.preview(move))

    def _ghosts_on_floor(self) -> int:
        move = self._move()
        return 0 if move is None else self.view.position.preview(move).falls

    def _points_at(self, row: int, column: int) -> int | None:
        """What a tile would bring there, with the move under the cursor."""
        choosing = self.view.choosing
        if not self.own or choosing is None:
            return None
        position = self.view.position
        if choosing.stage == "column":
            for move in position.legal_moves:
                if (move.line, move.column) == (row, column):
                    return position.preview(move).points
            return None
        offered = self._move()
        if offered is None or offered.destination != row:
            return None
        return dict(position.preview(offered).columns).get(column)

    def _tiled_row(self) -> int | None:
        """The row whose tile is being placed on this wall."""
        choosing = self.view.choosing
        if not self.own or choosing is None or choosing.stage != "column":
            return None
        return self.view.position.legal_moves[0].line

    def _previews(self, top: int) -> None:
        """Beside each line and the floor: what the tiles under the cursor would do there."""
        choosing = self.view.choosing
        if choosing is None or choosing.take is None:
            return
        looks = self.view.looks
        legal = choosing.legal_lines()
        for row, line in enumerate(DESTINATIONS):
            y = top + row
            x = self.left + board_width(self.size) + 1
            if line not in legal:
                self.canvas.put(x, y, "  -", looks.dim)
                continue
            chosen = choosing.stage == "line" and choosing.line == line
            self.canvas.put(x, y, "▸ " if chosen else "  ", looks.gain)
            x += 2
            for mark in choice_marks(self.view.position, choosing.take.to(line)):
                codes = {"+": looks.gain, "-": looks.loss, "v": looks.loss}.get(mark[0], "")
                x = self.canvas.put(x, y, mark, f"{codes};1" if chosen else codes) + 1
