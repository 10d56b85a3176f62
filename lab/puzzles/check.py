"""Whether the engine, as it is now, still finds the solution of every puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from evora.puzzles import Puzzle
from evora.search import Engine, Limit
from lab.puzzles.judge import CHECK_FACTOR

_engine: Engine | None = None


def confirmed(puzzle: Puzzle, factor: int = CHECK_FACTOR) -> bool:
    """Whether a search with this many times the nodes of its making plays a solution."""
    global _engine  # noqa: PLW0603  (one per process)
    _engine = _engine or Engine(hash_mb=32)
    found = _engine.analyse(puzzle.position, Limit(nodes=factor * puzzle.nodes), seed=1)
    return found.move in puzzle.solutions


def refuted(puzzles: Iterable[Puzzle], workers: int) -> list[Puzzle]:
    """Those that are not confirmed."""
    listed = list(puzzles)
    with ProcessPoolExecutor(workers) as executor:
        results = executor.map(confirmed, listed, chunksize=4)
        return [puzzle for puzzle, held in zip(listed, results, strict=True) if not held]
