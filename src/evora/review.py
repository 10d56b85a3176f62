"""What each move of a game cost, and how much of the result was play and how much the deals.

The review itself is native: this drives it with searches. docs/review.md has the definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from evora import _core
from evora._core import (
    Cancellation,
    GameAccount,
    Moment,
    Position,
    Reason,
    Report,
    ReviewedMove,
    RoundAccount,
    SeatAccount,
    SeatSummary,
    summarise,
)
from evora.game import Game
from evora.search import (
    Analysis,
    Comparison,
    Engine,
    Limit,
    Variation,
    limit_numbers,
    native_variation,
    variation_of,
)
from evora.search import Report as SearchReport

__all__ = [
    "FILE_LIMIT",
    "GRADES",
    "TABLE_LIMIT",
    "UNITS",
    "Analyst",
    "Compare",
    "GameAccount",
    "GameReview",
    "Moment",
    "Reason",
    "Report",
    "ReviewedMove",
    "RoundAccount",
    "Search",
    "SeatAccount",
    "SeatSummary",
    "annotate",
    "biggest",
    "review_engine",
    "review_game",
    "summarise",
]

# The least loss of win probability that earns a move each grade, the worst first.
GRADES: tuple[tuple[str, float], ...] = _core.REVIEW_GRADES
# Accounts and moments are in whole units of the win, so that they add up without rounding.
UNITS = _core.REVIEW_UNITS

# What a search of a review gets unless somebody says otherwise. In the page it is the core's
# default_nodes, for the slowest telephone.
FILE_LIMIT = Limit(ms=200)  # evora analyse
TABLE_LIMIT = Limit(nodes=10_000)  # after a game in the terminal: it is done in seconds

Search = Callable[[Position], Analysis]
# Compares variations by sampled deals, the move played first, as Engine.compare does.
Compare = Callable[[Position, Sequence[Variation]], Comparison]


def review_engine(*, threads: int = 1, hash_mb: int = 64) -> Engine:
    """An engine whose searches value moves by the round's end alone: the luck of deals that were
    sampled for one move would look like a mistake of another. `compare` has the same for all.
    """
    return Engine(threads=threads, hash_mb=hash_mb, past_round=False)


class Analyst:
    """Searches positions, each with the same limit and from an empty table.

    So no position profits from the searches before it. Values are what the search sees:
    calibrated, a static estimate would count for one of two moves and against the other. `cancel`
    ends the running search, and those that follow, with what they have.
    """

    def __init__(
        self, engine: Engine, limit: Limit, lines: int = 1, cancel: Cancellation | None = None
    ) -> None:
        self._engine = engine
        self.limit = limit
        self._lines = lines
        self._cancel = cancel

    def search(self, position: Position, report: SearchReport | None = None) -> Analysis:
        lines = min(self._lines, max(1, len(position.legal_moves)))
        return self._engine.analyse(
            position,
            self.limit,
            lines=lines,
            seed=0,
            calibrated=False,
            report=report,
            cancel=self._cancel,
        )

    def compare(self, position: Position, lines: Sequence[Variation]) -> Comparison:
        """Two variations within the limit of a search; more get as much for each."""
        return self._engine.compare(
            position, lines, self._limit_for(len(lines)), seed=0, cancel=self._cancel
        )

    def _limit_for(self, lines: int) -> Limit:
        limit = self.limit
        if limit.nodes is not None:
            return Limit(nodes=-(-limit.nodes * lines // 2))
        return limit if limit.ms is None else Limit(ms=-(-limit.ms * lines // 2))


class GameReview(Iterator[ReviewedMove]):
    """The moves of a game in turn, each reviewed when it is asked for; `report()` sums them up.

    What `search` and `compare` raise reaches the caller; the review can go on afterwards.
    `winners`: of the game, which may have ended early.
    """

    def __init__(
        self,
        native: _core.NativeGameReview,
        search: Search,
        compare: Compare | None,
        winners: Sequence[int],
    ) -> None:
        self._native = native
        self._search = search
        self._compare = compare
        self._winners = winners

    def __next__(self) -> ReviewedMove:
        if not self._native.step(self._answer, self._compared if self._compare else None):
            raise StopIteration
        return self._native.last

    @property
    def number(self) -> int:
        """Of the game, as the caller counts."""
        return self._native.game

    @property
    def total(self) -> int:
        """How many moves there are to review in all."""
        return self._native.total

    def report(self) -> Report:
        """All that the review says of the moves so far.

        The result of a game that is not over is what the engine expects after the last move.
        """
        return self._native.report(self._winners)

    def to_json(self, limit: Limit) -> str:
        """The report as `evora analyse --json` prints it; `limit` is that of the searches."""
        return self._native.to_json(self._winners, *limit_numbers(limit))

    def _answer(self, position: Position) -> _core.SearchAnswer:
        found = self._search(position)
        return _core.SearchAnswer(
            list(map(native_variation, found.variations)), found.nodes, found.depth, found.ms
        )

    def _compared(self, wanted: _core.MoveComparison) -> _core.MoveComparison:
        assert self._compare
        found = self._compare(wanted.position, list(map(variation_of, wanted.moves)))
        if found.deals == 0:
            return wanted
        moves, errors = (
            map(native_variation, found.variations),
            (each or 0.0 for each in found.errors),
        )
        return _core.MoveComparison(wanted.position, list(moves), list(errors), found.deals)


def review_game(
    game: Game,
    search: Search,
    number: int = 1,
    *,
    round_: int | None = None,
    compare: Compare | None = None,
) -> GameReview:
    """The moves of a game in turn, or of one round; deals are skipped.

    All moves are valued in the same way: by a search of the position after each. If the search
    gives several variations, each of them is. With `compare`, moves that seem to cost something are
    then compared by sampled deals.
    """
    native = _core.NativeGameReview(game.start, list(game.tokens), round_, number)
    return GameReview(native, search, compare, game.outcome.winners if game.outcome else ())


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
