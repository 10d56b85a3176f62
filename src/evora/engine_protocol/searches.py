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
from evora.engine_protocol import (
    AnalyseRequest,
    Answer,
    ErrorAnswer,
    InfoAnswer,
    ProtocolError,
    ResultAnswer,
)
from evora.engine_protocol.options import Options
from evora.search import Analysis, Engine, Limit, Report

Level = Callable[[Position, int | None], Analysis]

# So many run at once; more wait for their turn. Every running one has a table of its own.
_AT_ONCE = min(8, max(2, os.cpu_count() or 1))
_PATIENCE_S = 10.0
_CANCEL_AGAIN_S = 0.005
# Far beyond any search; the engine need not cope with more.
_MOST_MS = 10**9
_MOST_NODES = 2**62
_MOST_DEPTH = 1000


@dataclass(eq=False)
class _Search:
    """One request on its way to a result. Whoever takes it out of the pending ones answers it."""

    request: AnalyseRequest
    options: Options
    engine: Engine | None = None  # while it runs
    cancelled: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)
    done: threading.Event = field(default_factory=threading.Event)


class Searches:
    """Runs requests and hands every answer to `answer`, which may be called from any thread."""

    def __init__(self, answer: Callable[[Answer], None], levels: Mapping[str, Level]) -> None:
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
        """Begins a search, or lets it wait for its turn. Its id must not be pending."""
        search = _Search(request, options)
        with self._lock:
            self._pending[request.id] = search
            self._waiting.append(search)
            if len(self._threads) < _AT_ONCE:
                thread = threading.Thread(target=self._work, daemon=True)
                self._threads.add(thread)
                thread.start()

    def cancel(self, id: str) -> bool:
        """Makes a pending request answer at once; whether there was one."""
        with self._lock:
            search = self._pending.get(id)
            if search is None:
                return False
            again = search.cancelled
            search.cancelled = True
            waits = search in self._waiting
            if waits:
                self._waiting.remove(search)
        if waits:
            self._finish(search, self._glance)
        elif not again:
            threading.Thread(target=_keep_cancelling, args=(search,), daemon=True).start()
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
            thread.join(_PATIENCE_S)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._threads.discard(threading.current_thread())
                    return
                search = self._waiting.popleft()
            self._finish(search, self._analysed)

    def _finish(self, search: _Search, analyse: Callable[[_Search], Analysis]) -> None:
        """Answers a search with what `analyse` finds: exactly once, whatever happens."""
        id = search.request.id
        try:
            found = analyse(search)
            answer: Answer = ResultAnswer(id, found)
        except Exception as error:
            # A defect of ours. The protocol has no code for it; the engine lives on.
            traceback.print_exc(file=sys.stderr)
            message = f"internal error: {type(error).__name__}: {error}"
            answer = ErrorAnswer.of(ProtocolError("unsupported", None, message, id))
        search.done.set()
        with self._lock:
            del self._pending[id]
            if isinstance(answer, ResultAnswer):
                analysis = replace(answer.analysis, cancelled=search.cancelled)
                answer = replace(answer, analysis=analysis)
        self._answer(answer)

    def _analysed(self, search: _Search) -> Analysis:
        request = search.request
        if request.level is not None and request.position.legal_moves:
            found = self._levels[request.level](request.position, request.seed)
            return replace(found, lines=found.lines[: request.lines])
        engine = self._take_engine(search.options)
        with search.lock:
            search.engine = engine
        try:
            return engine.analyse(
                request.position,
                _bounded(request.limit),
                lines=_lines(request),
                seed=request.seed,
                report=self._report(search),
            )
        finally:
            with search.lock:
                search.engine = None
            self.keep(search.options, engine)

    def _glance(self, search: _Search) -> Analysis:
        """What can be said at once of a search that never began."""
        request = search.request
        return self._quick.analyse(request.position, Limit(depth=1), lines=_lines(request))

    def _report(self, search: _Search) -> Report | None:
        def tell(found: Analysis) -> None:
            if found.lines and not search.cancelled:
                self._answer(InfoAnswer(search.request.id, found))

        every_ms = search.request.report_ms
        return None if every_ms is None else Report(tell, min(every_ms, _MOST_MS))

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


def _keep_cancelling(search: _Search) -> None:
    """Once is not enough: a cancel that comes before the engine begins has no effect."""
    while not search.done.is_set():
        with search.lock:
            if search.engine is not None:
                search.engine.cancel()
        search.done.wait(_CANCEL_AGAIN_S)


def _lines(request: AnalyseRequest) -> int:
    return min(request.lines, max(1, len(request.position.legal_moves)))


def _bounded(limit: Limit) -> Limit:
    return Limit(
        ms=None if limit.ms is None else min(limit.ms, _MOST_MS),
        nodes=None if limit.nodes is None else min(limit.nodes, _MOST_NODES),
        depth=None if limit.depth is None else min(limit.depth, _MOST_DEPTH),
    )
