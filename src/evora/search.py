"""The engine: searches a position for its best moves. The search itself is native."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import SupportsIndex

from evora import _core
from evora._core import Cancellation, Move, Position
from evora.errors import EvoraError, WrongTypeError, did_you_mean
from evora.knowledge import read_knowledge

__all__ = [
    "DEFAULT_LIMIT",
    "Analysis",
    "Cancellation",
    "Comparison",
    "Engine",
    "Limit",
    "Report",
    "Variation",
]

# Larger limits mean these: they are beyond any search, and fit the types of the native engine.
_MAX_MS = 10**9
_MAX_NODES = 2**62
_MAX_DEPTH = 1000
_METHODS = ("auto", "pvs", "tree", "mc")


@dataclass(frozen=True)
class Limit:
    """How long to search: one of milliseconds, positions made, or moves ahead."""

    ms: int | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.ms, self.nodes, self.depth) if value is not None]
        if len(given) != 1:
            raise EvoraError("limit: expected one of ms, nodes and depth")
        for name in ("ms", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, whole_number(name, value))


def whole_number(name: str, value: SupportsIndex, high: int | None = None) -> int:
    """A number from 1, up to `high`; EvoraError for anything else."""
    expected = "1 or more" if high is None else f"1 to {high}"
    try:
        number = operator.index(value)
    except TypeError:
        got = type(value).__name__
        raise WrongTypeError(f"{name}: expected a whole number, {expected}, got {got}") from None
    if number < 1 or (high is not None and number > high):
        raise EvoraError(f"{name}: expected {expected}, got {number}")
    return number


def _seed(value: SupportsIndex) -> int:
    """A seed as the native engine takes it: any whole number gives one."""
    try:
        return operator.index(value) % 2**64
    except TypeError:
        got = type(value).__name__
        raise WrongTypeError(f"seed: expected a whole number, got {got}") from None


# Long enough for a good answer on any machine, short enough to wait for.
DEFAULT_LIMIT = Limit(ms=1000)


@dataclass(frozen=True)
class Variation:
    """A move and what is expected after it, by seat: shares of the win, final scores.

    `exact`: proven, every leaf was a finished game. `solved`: searched to the round's end.
    `error`: how far off the mover's share may be (before a deal the starter's), a standard error;
    None where nothing tells.
    """

    move: Move | None  # None at a deal and at the end
    win: tuple[float, ...]
    score: tuple[float, ...]
    pv: tuple[Move, ...]
    exact: bool
    solved: bool
    error: float | None = None


@dataclass(frozen=True)
class Analysis:
    """What a search found; `variations` are sorted, the best for the seat to move first."""

    variations: tuple[Variation, ...]
    nodes: int
    depth: int
    ms: int
    cancelled: bool
    deals: int = 0  # how many were sampled past the round

    @property
    def move(self) -> Move | None:
        return self.variations[0].move


@dataclass(frozen=True)
class Comparison:
    """Lines that were compared by the same sampled deals, in the order they were asked about.

    `errors`: the standard error of the difference between the mover's shares after each move and
    after the first; None where nothing tells, as for the first itself.
    """

    variations: tuple[Variation, ...]
    errors: tuple[float | None, ...]
    nodes: int
    ms: int
    deals: int
    cancelled: bool


@dataclass(frozen=True)
class Report:
    """A progress callback, and how often it is called."""

    tell: Callable[[Analysis], None]
    every_ms: int


class Engine:
    """Searches one position at a time.

    `method`: 'pvs' (two players), 'tree' or 'mc', a tree with Monte-Carlo playouts to the round's
    end (any number); 'auto' takes the strongest one.

    `past_round`: whether a part of the limit is spent on sampled deals of the next round, which
    tells close moves apart; None: in time that is left, by two players when the round is solved, by
    any number before a deal.

    `weights`, `policy`: files to know instead of what the engine comes with (docs/training.md).
    """

    def __init__(  # noqa: PLR0913  (the options of an engine)
        self,
        *,
        threads: int = 1,
        hash_mb: int = 64,
        method: str = "auto",
        past_round: bool | None = None,
        weights: PathLike[str] | str | None = None,
        policy: PathLike[str] | str | None = None,
    ) -> None:
        if method not in _METHODS:
            expected = f"method: expected auto, pvs, tree or mc, got {method!r}"
            raise EvoraError(expected + did_you_mean(method, _METHODS))
        self.threads = whole_number("threads", threads, 256)
        self.hash_mb = whole_number("hash_mb", hash_mb, 65536)
        past = None if past_round is None else bool(past_round)
        known = read_knowledge(weights, policy).native()
        self._native = _core.NativeEngine(self.threads, self.hash_mb, method, past, known)
        self._running: Cancellation | None = None

    def analyse(  # noqa: PLR0913  (everything that a request has)
        self,
        position: Position,
        limit: Limit = DEFAULT_LIMIT,
        *,
        lines: int = 1,
        seed: int | None = None,
        calibrated: bool = True,
        report: Report | None = None,
        cancel: Cancellation | None = None,
    ) -> Analysis:
        """The best moves of a position, `lines` of them at most, after a second or `limit`.

        Before a deal: what the position is worth, in one variation without a move.

        With `seed` the search starts from an empty table; with a limit of nodes or depth, at one
        thread, it then gives the same answer every time.

        `calibrated`: in a round that is not solved, values are what to expect. False: what the
        search sees, which tells moves apart as well, but is too sure of what they are worth.

        `cancel.cancel()`, from any thread, makes it return what it has, even if it comes before
        the search begins. What `report` or a signal handler raises (Ctrl-C) ends the search.
        """
        lines = whole_number("lines", lines)
        if seed is not None:
            seed = _seed(seed)
        if not isinstance(position, Position):
            got = type(position).__name__
            raise WrongTypeError(f"position: expected a position, got {got}")
        if not isinstance(limit, Limit):
            raise WrongTypeError(f"limit: expected a Limit, got {type(limit).__name__}")
        cancellation = cancel or Cancellation()
        self._running = cancellation
        try:
            result = self._native.analyse(
                position,
                *limit_numbers(limit),
                lines,
                seed,
                min(report.every_ms, _MAX_MS) if report else 0,
                lambda found: report.tell(analysis_of(found, cancellation)) if report else None,
                cancellation,
                calibrated=calibrated,
            )
        finally:
            self._running = None
        return analysis_of(result, cancellation)

    def compare(
        self,
        position: Position,
        lines: Sequence[Variation],
        limit: Limit = DEFAULT_LIMIT,
        *,
        seed: int | None = None,
        cancel: Cancellation | None = None,
    ) -> Comparison:
        """How variations of a position differ that were searched to the round's end.

        Each is played out. Then the next round is played for sampled deals, the same for all of
        them, until the limit is met. With a limit of depth nothing is sampled. `seed` and `cancel`
        are those of `analyse`; which deals are sampled follows from the seed and the position.
        """
        if not lines or any(variation.move is None for variation in lines):
            raise EvoraError("lines: expected lines that begin with a move")
        cancellation = cancel or Cancellation()
        self._running = cancellation
        try:
            result = self._native.compare(
                position,
                list(map(native_variation, lines)),
                *limit_numbers(limit),
                None if seed is None else _seed(seed),
                cancellation,
            )
        finally:
            self._running = None
        return Comparison(
            tuple(map(variation_of, result.variations)),
            tuple(error or None for error in result.errors),
            result.nodes,
            result.ms,
            result.deals,
            cancellation.cancelled,
        )

    def cancel(self) -> None:
        """Cancels the analyse() or compare() that runs now, if one does; from any thread.

        A caller that may come before the search begins gives it a Cancellation instead.
        """
        running = self._running
        if running is not None:
            running.cancel()


def variation_of(native: _core.ValuedMove) -> Variation:
    """A variation that the core found."""
    return Variation(
        native.move,
        native.win,
        native.score,
        tuple(native.pv),
        native.exact,
        native.solved,
        native.error or None,
    )


def native_variation(variation: Variation) -> _core.ValuedMove:
    """A variation as the core takes it."""
    return _core.ValuedMove(
        variation.move,
        variation.win,
        variation.score,
        variation.pv,
        variation.exact,
        variation.solved,
        variation.error or 0.0,
    )


def limit_numbers(limit: Limit) -> tuple[int, int, int]:
    """Milliseconds, nodes and depth as the native engine takes them: 0 is no limit."""
    return (
        min(limit.ms or 0, _MAX_MS),
        min(limit.nodes or 0, _MAX_NODES),
        min(limit.depth or 0, _MAX_DEPTH),
    )


def analysis_of(result: _core.SearchResult, cancellation: Cancellation) -> Analysis:
    """What a native search found."""
    found = tuple(map(variation_of, result.variations))
    return Analysis(
        found, result.nodes, result.depth, result.ms, cancellation.cancelled, result.deals
    )
