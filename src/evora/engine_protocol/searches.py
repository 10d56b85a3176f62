"""The searches that are pending: several at a time, each in a thread, each with its own engine."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from evora._core import Position
from evora.engine_protocol.errors import ProtocolError
from evora.engine_protocol.messages import (
    AnalyseRequest,
    Answer,
    ErrorAnswer,
    InfoAnswer,
    ResultAnswer,
)
from evora.engine_protocol.options import Options
from evora.search import Analysis, Cancellation, Engine, Limit, Report

# What a level makes of a position, given a seed.
LevelSearch = Callable[[Position, int | None, Cancellation], Analysis]

# This many run at once; more wait for their turn. Every running one has a table of its own.
_MAX_RUNNING = min(8, max(2, os.cpu_count() or 1))
_JOIN_S = 10.0


@dataclass(eq=False)
class _Search:
    """One request on its way to a result. The thread that takes it from the waiting answers it."""

    request: AnalyseRequest
    options: Options
    cancellation: Cancellation = field(default_factory=Cancellation)


class Searches:
    """Runs requests and hands every answer to `answer`, which may be called from any thread."""

    def __init__(self, answer: Callable[[Answer], None], levels: Mapping[str, LevelSearch]) -> None:
        self._answer = answer
        self._levels = levels
        self._lock = threading.Lock()
        self._pending: dict[str, _Search] = {}
        self._waiting: deque[_Search] = deque()
        self._threads: set[threading.Thread] = set()
        self._idle: tuple[Options, Engine] | None = None  # the last one, its table still warm
        self._quick = Engine(threads=1, hash_mb=1)

    def is_pending(self, id: str) -> bool:
        with self._lock:
            return id in self._pending

    def start(self, request: AnalyseRequest, options: Options) -> None:
        """Starts a search, or queues it. Its id must not be pending."""
        search = _Search(request, options)
        with self._lock:
            self._pending[request.id] = search
            self._waiting.append(search)
            if len(self._threads) < _MAX_RUNNING:
                thread = threading.Thread(target=self._work, daemon=True)
                self._threads.add(thread)
                thread.start()

    def cancel(self, id: str) -> bool:
        """Makes a pending request answer at once; whether there was one."""
        with self._lock:
            search = self._pending.get(id)
            if search is None:
                return False
            search.cancellation.cancel()
            waits = search in self._waiting
            if waits:
                self._waiting.remove(search)
        if waits:
            self._finish(search, self._first_sight)
        return True

    def close(self) -> None:
        """Cancels and answers everything."""
        with self._lock:
            ids = list(self._pending)
        for id in ids:
            self.cancel(id)
        with self._lock:
            threads = list(self._threads)
        for thread in threads:
            thread.join(_JOIN_S)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._threads.discard(threading.current_thread())
                    return
                search = self._waiting.popleft()
            self._finish(search, self._analyse)

    def _finish(self, search: _Search, analyse: Callable[[_Search], Analysis]) -> None:
        """Answers a search with the result of `analyse`: exactly once, even if that raises."""
        id = search.request.id
        try:
            answer: Answer = ResultAnswer(id, analyse(search))
        except Exception as error:
            # A defect of ours. The protocol has no code for it; the engine lives on.
            traceback.print_exc(file=sys.stderr)
            message = f"internal error: {type(error).__name__}: {error}"
            answer = ErrorAnswer.of(ProtocolError("unsupported", None, message, id))
        with self._lock:
            # Under the lock: a cancel that finds the request pending is in its answer.
            del self._pending[id]
            if isinstance(answer, ResultAnswer):
                cancelled = search.cancellation.cancelled
                answer = replace(answer, analysis=replace(answer.analysis, cancelled=cancelled))
        self._answer(answer)

    def _analyse(self, search: _Search) -> Analysis:
        request = search.request
        if request.level is not None and request.position.legal_moves:
            level = self._levels[request.level]
            analysis = level(request.position, request.seed, search.cancellation)
            return replace(analysis, variations=analysis.variations[: request.lines])
        engine = self._take_engine(search.options)
        try:
            return engine.analyse(
                request.position,
                request.limit,
                lines=_lines(request),
                seed=request.seed,
                report=self._report(search),
                cancel=search.cancellation,
            )
        finally:
            self.keep(search.options, engine)

    def _first_sight(self, search: _Search) -> Analysis:
        """What can be said at once about a search that never began."""
        request = search.request
        return self._quick.analyse(request.position, Limit(depth=1), lines=_lines(request))

    def _report(self, search: _Search) -> Report | None:
        def send(analysis: Analysis) -> None:
            if analysis.variations and not search.cancellation.cancelled:
                self._answer(InfoAnswer(search.request.id, analysis))

        every_ms = search.request.report_ms
        return None if every_ms is None else Report(send, every_ms)

    def _take_engine(self, options: Options) -> Engine:
        with self._lock:
            idle, self._idle = self._idle, None
        if idle is not None and idle[0] == options:
            return idle[1]
        return options.engine()

    def keep(self, options: Options, engine: Engine) -> None:
        """Keeps an engine for the next search with these options."""
        with self._lock:
            self._idle = (options, engine)


def _lines(request: AnalyseRequest) -> int:
    """How many lines to report: there are no more than legal moves."""
    return min(request.lines, max(1, len(request.position.legal_moves)))
