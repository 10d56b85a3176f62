"""What each move of a game cost, compared with the engine's best. The review itself is native."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from evora import _core
from evora._core import Cancellation, Move, Position
from evora.game import Game
from evora.search import Analysis, Comparison, Engine, Limit, Report, Variation

# The least loss of win probability that earns a move each grade, the worst first.
GRADES: tuple[tuple[str, float], ...] = _core.REVIEW_GRADES

Search = Callable[[Position], Analysis]
# Compares lines of a position, the move played first, by sampled deals: as Engine.compare does.
Compare = Callable[[Position, Sequence[Variation]], Comparison]
_Line = tuple[
    Move | None, Sequence[float], Sequence[float], Sequence[Move], bool, bool, float
]  # as the native review takes and gives it


@dataclass(frozen=True)
class Reason:
    """A fact that makes the best move better than the one played; docs/review.md lists the kinds.

    `sure`: it holds at once, or both lines were searched to the end of the round. Otherwise it is
    what the engine expects. `values`: what the kind has, such as `points` and `instead`.
    """

    kind: str
    sure: bool
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class ReviewedMove:
    """A move of a game beside the best one, from the mover's point of view.

    `game` is the number of the game, `number` that of the position the move was played in; the
    start is 1. `win` and `score` are expected after the best move; `cost` and `points` are what the
    move played lost of them, never below 0. `shares` and `best_shares` are everyone's shares of the
    win after the move played and after the best one. `error`: the standard error of the cost,
    where both moves were compared by sampled deals; None where nothing tells.
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
    analysis: Analysis  # of the position: lines valued as `win` is, `best` first, with `played`
    shares: tuple[float, ...] = ()
    best_shares: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()  # why the best move is better, the most important first
    error: float | None = None

    @property
    def grade(self) -> str | None:
        """'blunder', 'mistake' or 'inaccuracy', or None for a good move."""
        return _core.review_grade(self.cost)


@dataclass(frozen=True)
class SeatSummary:
    """How a seat played; means are per move.

    `accuracy`: 0 to 100, of the moves with a choice; None without any.
    """

    seat: int
    moves: int
    mean_cost: float
    mean_points: float
    grades: dict[str, int]
    accuracy: float | None = None


def review_engine(*, threads: int = 1, hash_mb: int = 64) -> Engine:
    """An engine whose searches value moves by the round's end alone: the luck of deals that were
    sampled for one move would look like a mistake of another. `compare` has the same for all.
    """
    return Engine(threads=threads, hash_mb=hash_mb, past_round=False)


class Analyst:
    """Searches positions, each with the same limit and from an empty table.

    So no position profits from the searches before it. Values are what the search sees: tempered,
    what shows at a glance would count for one of two moves and against the other. `cancel` ends the
    running search, and those that follow, with what they have.
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
            position,
            self._limit,
            lines=lines,
            seed=0,
            tempered=False,
            report=report,
            cancel=self._cancel,
        )

    def compare(self, position: Position, lines: Sequence[Variation]) -> Comparison:
        """Two lines within the limit of a search; more get as much for each."""
        return self._engine.compare(
            position, lines, self._limit_for(len(lines)), seed=0, cancel=self._cancel
        )

    def _limit_for(self, lines: int) -> Limit:
        limit = self._limit
        if limit.nodes is not None:
            return Limit(nodes=-(-limit.nodes * lines // 2))
        return limit if limit.ms is None else Limit(ms=-(-limit.ms * lines // 2))


def review_game(
    game: Game,
    search: Search,
    number: int = 1,
    *,
    round_: int | None = None,
    compare: Compare | None = None,
) -> Iterator[ReviewedMove]:
    """The moves of a game in turn, or of one round; deals are skipped.

    All moves are valued in the same way: by a search of the position after each. If the search
    gives several lines, each of them is. With `compare`, moves that seem to cost something are
    then compared by sampled deals.
    """
    review = _core.GameReview(game.start, list(game.tokens), round_)
    positions = game.positions
    found: dict[Position, Analysis] = {}
    deals = 0
    while True:
        done = review.done
        if (wanted := review.wanted) is not None:
            found[wanted] = search(wanted)
            review.give([_as_tuple(line) for line in found[wanted].variations])
        elif (comparison := review.comparison) is not None:
            deals = _compared(review, compare, *comparison)
        else:
            return
        if review.done > done:
            move = review.last
            yield _reviewed(number, move, replace(found[move.position], deals=deals))
            # What follows a move is the next one's position.
            found = {positions[move.number]: found[positions[move.number]]}
            deals = 0


def _compared(
    review: _core.GameReview, compare: Compare | None, position: Position, lines: Sequence[_Line]
) -> int:
    """Answers what the review wants to have compared; how many deals were sampled for it."""
    answer = compare and compare(position, [_from_tuple(line) for line in lines])
    if not answer or answer.deals == 0:
        review.skip_comparison()
        return 0
    errors = [error or 0.0 for error in answer.errors]
    review.give_comparison([_as_tuple(line) for line in answer.variations], errors)
    return answer.deals


def _as_tuple(line: Variation) -> _Line:
    return line.move, line.win, line.score, line.pv, line.exact, line.solved, line.error or 0.0


def _from_tuple(line: _Line) -> Variation:
    move, win, score, pv, exact, solved, error = line
    return Variation(move, tuple(win), tuple(score), tuple(pv), exact, solved, error or None)


def _reviewed(game: int, move: _core.NativeReviewedMove, before: Analysis) -> ReviewedMove:
    lines = tuple(_variation(move, line) for line in move.compared)
    own, best = _variation(move, move.own), _variation(move, move.best)
    return ReviewedMove(
        game=game,
        number=move.number,
        position=move.position,
        seat=move.seat,
        played=move.played,
        best=best.move or move.played,
        win=move.win,
        cost=move.cost,
        score=move.score,
        points=move.points,
        analysis=replace(before, variations=lines),
        shares=own.win,
        best_shares=best.win,
        reasons=tuple(Reason(each.kind, each.sure, each.values) for each in move.reasons),
        error=move.error,
    )


def _variation(move: _core.NativeReviewedMove, line: _core.ReviewValuedMove) -> Variation:
    win, score = move.values_of(line)
    return _from_tuple((line.move, win, score, line.pv, line.exact, line.solved, line.error))


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
        accuracy=_core.review_accuracy(
            [move.cost for move in moves if _core.has_choice(move.position)]
        ),
    )


def biggest(moves: Iterable[ReviewedMove], max_count: int = 5) -> list[ReviewedMove]:
    """The worst mistakes, worst first."""
    mistakes = [move for move in moves if move.grade is not None]
    return sorted(mistakes, key=lambda move: -move.cost)[:max_count]


def annotate(game: Game, moves: Iterable[ReviewedMove]) -> None:
    """Writes values into the record: the mover's share after each move, and better moves."""
    for move in moves:
        game.remove_values(move.number)
        win = min(1.0, max(0.0, move.win - move.cost))
        better = move.best if move.cost > 0 else None
        game.annotate(move.number, win=win, best=better)
