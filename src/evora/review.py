"""What each move of a game cost, compared with the engine's best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from evora._core import Cancellation, Move, Position
from evora.game import Game
from evora.search import Analysis, Engine, Limit, Report

# The least loss of win probability that earns a move each grade, the worst first.
GRADES = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))
_ROUNDING = 1e-9  # so that a loss of exactly 5 % counts

Search = Callable[[Position], Analysis]


@dataclass(frozen=True)
class ReviewedMove:
    """A move of a game beside the best one, from the mover's point of view.

    `game` is the number of the game, `number` that of the position the move was played in; the
    start is 1. `win` and `score` are expected after the best move; `cost` and `points` are what the
    move played lost of them, never below 0.
    """

    game: int
    number: int
    position: Position
    seat: int
    played: Move
    best: Move
    win: float
    cost: float
    score: float
    points: float
    analysis: Analysis  # of the position

    @property
    def grade(self) -> str | None:
        """'blunder', 'mistake' or 'inaccuracy', or None for a good move."""
        return next((name for name, min_cost in GRADES if self.cost >= min_cost - _ROUNDING), None)


@dataclass(frozen=True)
class SeatSummary:
    """How a seat played; means are per move."""

    seat: int
    moves: int
    mean_cost: float
    mean_points: float
    grades: dict[str, int]


class Analyst:
    """Searches positions, each with the same limit and from an empty table.

    So no position profits from the searches before it. `cancel` ends the running search, and those
    that follow, with what they have.
    """

    def __init__(
        self, engine: Engine, limit: Limit, lines: int = 1, cancel: Cancellation | None = None
    ) -> None:
        self._engine = engine
        self._limit = limit
        self._lines = lines
        self._cancel = cancel

    def search(self, position: Position, report: Report | None = None) -> Analysis:
        lines = min(self._lines, max(1, len(position.legal_moves)))
        return self._engine.analyse(
            position, self._limit, lines=lines, seed=0, report=report, cancel=self._cancel
        )


def review_game(game: Game, search: Search, number: int = 1) -> Iterator[ReviewedMove]:
    """The moves of a game in turn; deals are skipped.

    The best move and the one played are valued in the same way: by a search of the position after
    each.
    """
    positions = game.positions
    ahead: Analysis | None = None  # of this position, if the move before needed it
    for index, token in enumerate(game.tokens):
        position = positions[index]
        if not isinstance(token, Move):
            ahead = None
            continue
        analysis = ahead or search(position)
        ahead = search(positions[index + 1])
        yield _review_move((number, index + 1), position, token, (analysis, ahead), search)


def _review_move(
    where: tuple[int, int],  # the number of the game and of the position
    position: Position,
    played: Move,
    around: tuple[Analysis, Analysis],  # of the positions before and after
    search: Search,
) -> ReviewedMove:
    before, after = around
    seat = position.to_move
    assert seat is not None
    best = before.move
    if best is None or position.are_equivalent(played, best):
        best, after_best = played, after
    else:
        after_best = search(position.play(best))
    win, score = _value(after_best, seat)
    win_played, score_played = _value(after, seat)
    if win_played >= win:
        # Searched one move further, the move played turned out at least as good.
        win, score = win_played, max(score, score_played)
    return ReviewedMove(
        game=where[0],
        number=where[1],
        position=position,
        seat=seat,
        played=played,
        best=best,
        win=win,
        cost=win - win_played,
        score=score,
        points=max(0.0, score - score_played),
        analysis=before,
    )


def _value(analysis: Analysis, seat: int) -> tuple[float, float]:
    best = analysis.variations[0]
    return best.win[seat - 1], best.score[seat - 1]


def summarise(moves: Iterable[ReviewedMove], players: int) -> tuple[SeatSummary, ...]:
    """How each seat played."""
    by_seat: dict[int, list[ReviewedMove]] = {seat: [] for seat in range(1, players + 1)}
    for move in moves:
        by_seat[move.seat].append(move)
    return tuple(_seat_summary(seat, own) for seat, own in by_seat.items())


def _seat_summary(seat: int, moves: list[ReviewedMove]) -> SeatSummary:
    count = max(1, len(moves))
    return SeatSummary(
        seat=seat,
        moves=len(moves),
        mean_cost=sum(move.cost for move in moves) / count,
        mean_points=sum(move.points for move in moves) / count,
        grades={name: sum(move.grade == name for move in moves) for name, _ in reversed(GRADES)},
    )


def biggest(moves: Iterable[ReviewedMove], max_count: int = 5) -> list[ReviewedMove]:
    """The worst mistakes, worst first."""
    mistakes = [move for move in moves if move.grade is not None]
    return sorted(mistakes, key=lambda move: -move.cost)[:max_count]
