"""Many items in several processes, with results in a file: a stopped program goes on with it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from evora.errors import EvoraError
from evora.work import FunctionTask, Place, on_interrupt, open_pool
from evora.work.progress import LOG_INTERVAL_S, Progress
from evora.work.results import Result, ResultFile, read_results

Item = TypeVar("Item")


@dataclass(frozen=True)
class Outcome:
    """The results by name of the item; after Ctrl-C those that were finished."""

    results: dict[str, Result]
    interrupted: bool


def do_items(
    do: Callable[[Item], Result],
    items: Mapping[str, Item],
    *,
    settings: Result,
    out: Path | None = None,
    jobs: int | None = None,
) -> Outcome:
    """Does the items whose results are not in `out` yet, and adds them there."""
    progress = Progress(log_interval=LOG_INTERVAL_S)
    interrupted = False
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(ResultFile(out, settings)) if out else None
        results = dict(file.results) if file else {}
        missing = {name: item for name, item in items.items() if name not in results}
        before = len(items) - len(missing)

        def line() -> str:
            done = len(items.keys() & results.keys())
            left = (len(items) - done) * progress.seconds / max(done - before, 1)
            return f"{done} of {len(items)}, {left:.0f} s left"

        if missing:
            task = FunctionTask("the measurement", partial(_named, do))
            pool = open_pool(task, list(missing.items()), Place(jobs))

            def interrupt() -> None:
                nonlocal interrupted
                interrupted = True
                pool.stop()

            stack.enter_context(on_interrupt(interrupt))
            for batch in stack.enter_context(contextlib.closing(pool.results())):
                for _, (name, result) in batch:
                    results[name] = result
                    if file:
                        file.add(name, result)
                progress.show_line(line)
    progress.clear()
    finished = {name: results[name] for name in items if name in results}
    return Outcome(finished, interrupted)


def _named(do: Callable[[Item], Result], item: tuple[str, Item]) -> tuple[str, Result]:
    return item[0], do(item[1])


def read_run(path: Path, measure: str) -> tuple[Result, dict[str, Result]]:
    """The settings and the results of a file, which must be of this kind of measurement."""
    settings, results = read_results(path)
    if settings.get("measure") != measure or "limit" not in settings:
        found = settings.get("measure")
        raise EvoraError(f"{path}: expected results of {measure!r}, got those of {found!r}")
    return settings, results
