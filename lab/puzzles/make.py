"""Makes puzzles of all settings at once, on several processes, until time or work is over."""

from __future__ import annotations

import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from evora.puzzles import Puzzle
from lab.puzzles.judge import Setting
from lab.puzzles.maker import Maker
from lab.puzzles.pool import Pool

# So many more than are wanted, to choose from.
_PLENTY = 4
_TELL_EVERY = 10.0
_GAMES_AHEAD = 2  # per worker

_maker: Maker | None = None


def make(settings: list[Setting], workers: int, minutes: float, folder: Path) -> None:
    """Adds to the pools in the folder; the setting that lacks most gets the next game."""
    until = time.monotonic() + 60 * minutes
    pools = {setting: Pool.open(folder, setting.name) for setting in settings}
    games = {setting: pool.new_games() for setting, pool in pools.items()}
    running: dict[Future[list[Puzzle]], tuple[Setting, int]] = {}
    told = time.monotonic()
    with ProcessPoolExecutor(workers) as executor:
        while True:
            lacking = [each for each in settings if len(pools[each]) < _PLENTY * each.wanted]
            more = bool(lacking) and time.monotonic() < until
            while more and len(running) < _GAMES_AHEAD * workers:
                setting = min(lacking, key=lambda each: _share(each, pools[each], running))
                number = next(games[setting])
                running[executor.submit(_game, setting, number)] = setting, number
            if not running:
                break
            done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for future in done:
                setting, number = running.pop(future)
                pools[setting].add(number, future.result())
            if time.monotonic() - told > _TELL_EVERY:
                told = time.monotonic()
                print(_progress(pools), flush=True)
    print(_progress(pools), flush=True)


def _share(
    setting: Setting, pool: Pool, running: dict[Future[list[Puzzle]], tuple[Setting, int]]
) -> float:
    """How much of what is wanted is there; a running game counts as a puzzle."""
    waiting = sum(each == setting for each, _ in running.values())
    return (len(pool) + waiting) / setting.wanted


def _progress(pools: dict[Setting, Pool]) -> str:
    return "  ".join(
        f"{setting.name} {len(pool)}/{setting.wanted}" for setting, pool in pools.items()
    )


def _game(setting: Setting, number: int) -> list[Puzzle]:
    """In a worker: its engines are made once."""
    global _maker  # noqa: PLW0603  (one per process)
    _maker = _maker or Maker()
    return _maker.game(setting, number)
