"""The review of a finished game: the biggest mistakes, and a graph of the chances to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evora.game import Game
from evora.review import (
    GRADES,
    TABLE_LIMIT,
    Analyst,
    ReviewedMove,
    biggest,
    review_engine,
    review_game,
    summarise,
)
from evora.search import Cancellation
from evora.terminal.fullscreen.looks import BOLD, SEAT_SYMBOLS, Looks
from evora.terminal.fullscreen.pages import Line, Page, plain
from evora.terminal.wrapping import wrap_column
from evora.texts import decimal, text

_HASH_MB = 16
_GRAPH_ROWS = 7
_AXIS = 6


class Reviewing:
    """Judges the moves of a game, one with each call of `step`."""

    def __init__(self, game: Game, names: Sequence[str], looks: Looks) -> None:
        self.moves: list[ReviewedMove] = []
        self.finished = False
        self.page = Page(text("screen-review"), self.lines)
        self._game = game
        self._names = names
        self._looks = looks
        self._cancel = Cancellation()
        analyst = Analyst(review_engine(hash_mb=_HASH_MB), TABLE_LIMIT, cancel=self._cancel)
        self._reviewed: Iterator[ReviewedMove] = review_game(
            game, analyst.search, compare=analyst.compare
        )
        self._at = 0  # among the mistakes

    def step(self) -> ReviewedMove | None:
        """The next move, reviewed; None after the last. May run in another thread."""
        return next(self._reviewed, None)

    def add(self, move: ReviewedMove | None) -> None:
        if move is None:
            self.finished = True
        else:
            self.moves.append(move)

    def cancel(self) -> None:
        self._cancel.cancel()

    @property
    def mistakes(self) -> list[ReviewedMove]:
        """The biggest mistakes; none before all moves are judged."""
        return biggest(self.moves) if self.finished else []

    @property
    def mistake(self) -> ReviewedMove | None:
        """The mistake under the cursor."""
        return self.mistakes[self._at] if self.mistakes else None

    def step_mistake(self, by: int) -> None:
        """Moves the cursor over the mistakes."""
        if self.mistakes:
            self._at = (self._at + by) % len(self.mistakes)

    def lines(self, width: int) -> list[Line]:
        """The graph and the biggest mistakes, as far as the review has come."""
        lines = [plain(text("screen-review-graph"), self._looks.dim), *self._graph(width)]
        lines.append(plain(""))
        if not self.finished:
            done, moves = len(self.moves), len(self._game.moves)
            lines.append(plain(text("screen-reviewing", done=done, moves=moves), BOLD))
            return lines
        for seat in summarise(self.moves, len(self._names)):
            cost = decimal(100 * seat.mean_cost, ".1f")
            words = text("screen-review-seat", name=self._names[seat.seat - 1], cost=cost)
            lines.append(
                [(SEAT_SYMBOLS[seat.seat - 1], self._looks.seat(seat.seat)), (f" {words}", "")]
            )
        return [*lines, plain(""), *self._mistakes(width)]

    def _mistakes(self, width: int) -> list[Line]:
        if not self.mistakes:
            least = decimal(100 * GRADES[-1][1], ".0f")
            return [plain(text("screen-review-none", min=least), BOLD)]
        lines = [plain(text("screen-review-biggest"), BOLD)]
        for index, move in enumerate(self.mistakes):
            cursor = "▸ " if index == self._at else "  "
            words = cursor + mistake_words(move, self._names)
            codes = BOLD if index == self._at else ""
            lines += [plain(line, codes) for line in wrap_column(words, width, len(cursor))]
        return lines

    def _graph(self, width: int) -> list[Line]:
        """A column for every few moves, with the symbol of each seat at the height of its share."""
        shares = [move.best_shares for move in self.moves]
        room = max(1, width - _AXIS)
        every = max(1, -(-len(self._game.moves) // room))
        rows = [[(" ", "")] * room for _ in range(_GRAPH_ROWS)]
        for column, share in enumerate(shares[::every]):
            for seat in reversed(range(len(share))):
                height = round(share[seat] * (_GRAPH_ROWS - 1))
                symbol = (SEAT_SYMBOLS[seat], self._looks.seat(seat + 1))
                rows[_GRAPH_ROWS - 1 - height][column] = symbol
        middle = (_GRAPH_ROWS - 1) // 2
        axis = {0: "100 %", middle: "50 %", _GRAPH_ROWS - 1: "0 %"}
        return [
            [(f"{axis.get(index, ''):>5}│", self._looks.dim), *row]
            for index, row in enumerate(rows)
        ]


def mistake_words(move: ReviewedMove, names: Sequence[str]) -> str:
    """What was played, what was better, and the chances to win with either."""
    return text(
        "screen-review-move",
        round=move.position.round,
        name=names[move.seat - 1],
        played=str(move.played),
        best=str(move.best),
        before=decimal(100 * move.win, ".0f"),
        after=decimal(100 * (move.win - move.cost), ".0f"),
    )
