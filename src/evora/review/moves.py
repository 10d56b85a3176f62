"""What each move of a game cost, compared with the engine's best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from evora._core import Cancellation, Move, Position
from evora.game import Game
from evora.search import Analysis, Engine, Limit, Report, Variation

# The least loss of win probability that earns a move each grade, the worst first.
GRADES = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))
_ROUNDING = 1e-9  # so that a loss of exactly 5 % counts

Search = Callable[[Position], Analysis]


@dataclass(frozen=True)
class ReviewedMove:
    """A move of a game beside the best one, from the mover's point of view.

    `game` is the number of the game, `number` that of the position the move was played in; the
    start is 1. `win` and `score` are expected after the best move; `cost` and `points` are what the
    move played lost of them, never below 0. `shares` and `best_shares` are everyone's shares of the
    win after the move played and after the best one.
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
    analysis: Analysis  # of the position; each line valued as `win` is
    shares: tuple[float, ...] = ()
    best_shares: tuple[float, ...] = ()

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


def review_game(
    game: Game, search: Search, number: int = 1, *, round_: int | None = None
) -> Iterator[ReviewedMove]:
    """The moves of a game in turn, or of one round; deals are skipped.

    All moves are valued in the same way: by a search of the position after each. If the search
    gives several lines, each of them is.
    """
    positions = game.positions
    ahead: Analysis | None = None  # of this position, if the move before needed it
    for index, token in enumerate(game.tokens):
        position = positions[index]
        if not isinstance(token, Move) or (round_ is not None and position.round != round_):
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
    lines = _valued_lines(position, seat, before, (played, after), search)
    own = _line(played, after)
    best = lines[0] if lines else own
    win, score = best.win[seat - 1], best.score[seat - 1]
    if own.win[seat - 1] >= win or position.are_equivalent(played, best.move or played):
        # Searched one move further, the move played turned out at least as good.
        best, win, score = own, own.win[seat - 1], own.score[seat - 1]
    return ReviewedMove(
        game=where[0],
        number=where[1],
        position=position,
        seat=seat,
        played=played,
        best=best.move or played,
        win=win,
        cost=win - own.win[seat - 1],
        score=score,
        points=max(0.0, score - own.score[seat - 1]),
        analysis=replace(before, variations=tuple(lines)),
        shares=own.win,
        best_shares=best.win,
    )


def _valued_lines(
    position: Position,
    seat: int,
    found: Analysis,
    played: tuple[Move, Analysis],
    search: Search,
) -> list[Variation]:
    """The lines of a search, each with the value of a search of the position after its move."""
    lines = []
    for line in found.variations:
        if line.move is None:
            continue
        same = position.are_equivalent(played[0], line.move)
        after = played[1] if same else search(position.play(line.move))
        lines.append(_line(line.move, after))
    return sorted(lines, key=lambda line: -line.win[seat - 1])


def _line(move: Move, after: Analysis) -> Variation:
    """A move with what is known of the position after it."""
    best = after.variations[0]
    return replace(best, move=move, pv=(move, *best.pv))


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


def annotate(game: Game, moves: Iterable[ReviewedMove]) -> None:
    """Writes values into the record: the mover's share after each move, and better moves."""
    for move in moves:
        game.remove_values(move.number)
        win = round(min(1.0, max(0.0, move.win - move.cost)), 4)
        better = move.best if move.cost > 0 else None
        game.annotate(move.number, win=win, best=better)
