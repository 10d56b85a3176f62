"""Chooses the puzzles of the package from a pool: varied in theme and difficulty."""

from __future__ import annotations

from collections import Counter, defaultdict

from evora.puzzles import Puzzle
from lab.puzzles.pool import Pool

_PER_GAME = 2


def pick(pool: Pool, wanted: int) -> list[Puzzle]:
    """One of each main theme and difficulty in turn, until there are enough."""
    buckets: dict[tuple[str, str], list[tuple[str, int, Puzzle]]] = defaultdict(list)
    for game, puzzles in pool.games.items():
        for puzzle in puzzles:
            buckets[puzzle.themes[0], puzzle.band].append((puzzle.id, game, puzzle))
    # The last of a list is taken first: ids are as good as random.
    lists = [sorted(bucket, reverse=True) for _, bucket in sorted(buckets.items())]
    chosen: dict[str, Puzzle] = {}
    of_game: Counter[int] = Counter()
    while any(lists) and len(chosen) < wanted:
        for bucket in lists:
            if not bucket or len(chosen) == wanted:
                continue
            name, game, puzzle = bucket.pop()
            if of_game[game] < _PER_GAME and name not in chosen:
                chosen[name] = puzzle
                of_game[game] += 1
    return list(chosen.values())


def summary(puzzles: list[Puzzle]) -> str:
    """Counts of what was chosen."""
    parts = []
    for counts in (
        Counter(theme for puzzle in puzzles for theme in puzzle.themes),
        Counter(puzzle.band for puzzle in puzzles),
        Counter(f"round {puzzle.position.round}" for puzzle in puzzles),
        Counter("exact" if puzzle.exact else "estimated" for puzzle in puzzles),
    ):
        parts.append(", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    return f"{len(puzzles)} puzzles: " + "; ".join(parts)
