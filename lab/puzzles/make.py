"""Makes puzzles of all settings at once, on several processes, until time or work is over."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from evora.puzzles import Puzzle
from evora.work import FunctionTask, Place, on_interrupt, open_pool
from evora.work.progress import LOG_INTERVAL_S, Progress
from lab.puzzles.judge import Setting
from lab.puzzles.maker import Maker
from lab.puzzles.pool import Pool

# So many more than are wanted, to choose from.
_PLENTY = 4

_maker: Maker | None = None


def make(settings: list[Setting], workers: int, minutes: float, folder: Path) -> None:
    """Adds to the pools in the folder; the setting that lacks most gets the next game."""
    until = time.monotonic() + 60 * minutes
    pools = {setting: Pool.open(folder, setting.name) for setting in settings}
    numbers = {setting: pool.new_games() for setting, pool in pools.items()}
    running: Counter[Setting] = Counter()

    def share(setting: Setting) -> float:
        """How much of what is wanted is there; a running game counts as a puzzle."""
        return (len(pools[setting]) + running[setting]) / setting.wanted

    def games() -> Iterator[tuple[Setting, int]]:
        while time.monotonic() < until:
            lacking = [each for each in settings if len(pools[each]) < _PLENTY * each.wanted]
            if not lacking:
                return
            setting = min(lacking, key=share)
            running[setting] += 1
            yield setting, next(numbers[setting])

    def line() -> str:
        return "  ".join(f"{each.name} {len(pools[each])}/{each.wanted}" for each in settings)

    progress = Progress(log_interval=LOG_INTERVAL_S)
    work = open_pool(FunctionTask("the puzzles", _game), games(), Place(workers))
    with on_interrupt(work.stop), contextlib.closing(work.results()) as batches:
        for batch in batches:
            for _, (setting, number, found) in batch:
                running[setting] -= 1
                pools[setting].add(number, found)
            progress.show_line(line)
    progress.clear()
    print(line(), flush=True)


def _game(item: tuple[Setting, int]) -> tuple[Setting, int, list[Puzzle]]:
    """In a worker: its engines are made once."""
    global _maker  # noqa: PLW0603  (one per process)
    _maker = _maker or Maker()
    return *item, _maker.game(*item)
