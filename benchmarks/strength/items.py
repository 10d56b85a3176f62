"""Many items in several processes, with results in a file: a stopped program goes on with it.

The first line of the file has the settings, every other one the result of an item. Not
`evora.work`: earlier versions of the package have none.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

Item = TypeVar("Item")
Result = dict[str, Any]

_PROGRESS_S = 0.2
_LOG_S = 30.0
INTERRUPTED = 130  # the exit status after Ctrl-C


class ResultFileError(Exception):
    """A file that cannot be used; the message says why."""


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
    file = ResultFile(out, settings) if out else None
    results = dict(file.results) if file else {}
    interrupted = False
    missing = {name: item for name, item in items.items() if name not in results}
    progress = _Progress(len(items), len(items) - len(missing))
    try:
        for name, result in _done(do, missing, jobs or _cores()):
            results[name] = result
            if file:
                file.add(name, result)
            progress.add()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        progress.clear()
        if file:
            file.close()
    finished = {name: results[name] for name in items if name in results}
    return Outcome(finished, interrupted)


def read_run(path: Path, measure: str) -> tuple[Result, dict[str, Result]]:
    """The settings and the results of a file, which must be of this kind of measurement."""
    settings, results = read_results(path)
    if settings.get("measure") != measure or "limit" not in settings:
        found = settings.get("measure")
        raise ResultFileError(f"{path}: expected results of {measure!r}, got those of {found!r}")
    return settings, results


def read_results(path: Path) -> tuple[Result, dict[str, Result]]:
    """The settings and the results of a file."""
    try:
        with path.open(encoding="utf-8") as stream:
            lines = stream.read().split("\n")
        # What stands after the last end of line is what a killed program left.
        read = [json.loads(line) for line in lines[:-1]]
        return read[0]["settings"], {line["item"]: line["result"] for line in read[1:]}
    except OSError as error:
        raise ResultFileError(f"{path}: {error.strerror}") from None
    except (ValueError, LookupError, TypeError):
        raise ResultFileError(f"{path}: expected results of a measurement") from None


class ResultFile:
    """Results on disk: one line each, written when they are there."""

    def __init__(self, path: Path, settings: Result) -> None:
        self.results: dict[str, Result] = {}
        if path.exists() and path.stat().st_size:
            there, self.results = read_results(path)
            _check_same(path, there, settings)
            _cut_unfinished_line(path)
        self._stream: IO[str] = path.open("a", encoding="utf-8")
        if not path.stat().st_size:
            self._write({"settings": settings})

    def add(self, name: str, result: Result) -> None:
        self._write({"item": name, "result": result})

    def close(self) -> None:
        self._stream.close()

    def _write(self, line: Result) -> None:
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()


def _check_same(path: Path, there: Result, here: Result) -> None:
    for key, value in json.loads(json.dumps(here)).items():
        if there.get(key) != value:
            found = f"{key} is {there.get(key)} there and {value} here"
            raise ResultFileError(f"{path}: it holds another measurement: {found}")


def _cut_unfinished_line(path: Path) -> None:
    content = path.read_bytes()
    os.truncate(path, content.rfind(b"\n") + 1)


def _done(
    do: Callable[[Item], Result], items: Mapping[str, Item], jobs: int
) -> Iterator[tuple[str, Result]]:
    if min(jobs, len(items)) <= 1:
        for name, item in items.items():
            yield name, do(item)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(items)), _ignore_interrupts) as pool:
        yield from pool.imap_unordered(_Named(do), items.items())


def _cores() -> int:
    """The cores that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Named:
    """Does an item and says whose result it is."""

    def __init__(self, do: Callable[[Any], Result]) -> None:
        self._do = do

    def __call__(self, pair: tuple[str, Any]) -> tuple[str, Result]:
        return pair[0], self._do(pair[1])


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Progress:
    """One line on standard error: written over on a terminal, now and then in a log."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done, self._before = total, done, done
        self._terminal = sys.stderr.isatty()
        self._began = time.monotonic()
        self._next = self._began + (0 if self._terminal else _LOG_S)

    def add(self) -> None:
        self._done += 1
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + (_PROGRESS_S if self._terminal else _LOG_S)
        rate = (self._done - self._before) / max(now - self._began, 1e-3)
        line = f"{self._done} of {self._total}, {(self._total - self._done) / rate:.0f} s left"
        before, after = ("\r\x1b[K", "") if self._terminal else ("", "\n")
        print(before + line, end=after, file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
