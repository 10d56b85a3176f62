"""The engine's side: reads requests and writes answers, each on a line, in any order."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Mapping

from evora.engine_protocol import (
    SETTINGS,
    AnalyseRequest,
    Answer,
    CancelRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    LegalAnswer,
    LegalRequest,
    ProtocolError,
    QuitRequest,
    Request,
    SetAnswer,
    SetRequest,
    decode_request,
    encode,
    read_lines,
)
from evora.engine_protocol.options import Options
from evora.engine_protocol.searches import LevelSearch, Searches
from evora.version import __version__

__all__ = ["EngineLoop", "LevelSearch", "serve"]

_INTERRUPTED = 130


class EngineLoop:
    """Reads requests with `read` (as os.read does, without the descriptor), answers with `write`.

    `levels` maps the name of a level to the function that analyses at that level.
    """

    def __init__(
        self,
        read: Callable[[int], bytes],
        write: Callable[[bytes], None],
        *,
        levels: Mapping[str, LevelSearch] | None = None,
    ) -> None:
        self._read = read
        self._write = write
        self._levels = dict(levels or {})
        self._options = Options()
        self._searches = Searches(self._send, self._levels)
        self._writing = threading.Lock()
        self._reader_gone = False

    def run(self) -> None:
        """Runs until quit or the end of the input; then cancels and answers what is pending."""
        try:
            for line in read_lines(self._read):
                if self._reader_gone or not self._handle(line):
                    break
        finally:
            self._searches.close()

    def _handle(self, line: bytes | None) -> bool:
        """Answers a line; False means stop."""
        try:
            request = decode_request(line)
            if isinstance(request, QuitRequest):
                return False
            answer = self._answer_to(request)
        except ProtocolError as error:
            answer = ErrorAnswer.of(error)
        if answer is not None:
            self._send(answer)
        return True

    def _answer_to(self, request: Request) -> Answer | None:
        """The answer, or None where a search will answer."""
        match request:
            case HelloRequest():
                return self._hello()
            case SetRequest(options):
                return self._set(options)
            case LegalRequest(id, position):
                self._refuse_pending(id)
                return LegalAnswer(id, tuple(position.legal_moves))
            case AnalyseRequest():
                self._analyse(request)
            case CancelRequest(id):
                if not self._searches.cancel(id):
                    message = f"id: expected that of a pending request, got {id!r}"
                    raise ProtocolError("unknown_id", "id", message, id)
        return None

    def _hello(self) -> HelloAnswer:
        return HelloAnswer(
            name="evora",
            version=__version__,
            settings=SETTINGS,
            levels=tuple(self._levels),
            options=self._options.as_dict(),
        )

    def _set(self, changes: Mapping[str, object]) -> SetAnswer:
        """Changes options for later searches: all of the changes, or none."""
        options = self._options.changed(changes)
        if options != self._options:
            try:
                self._searches.keep(options, options.engine())
            except (MemoryError, ValueError) as error:
                message = f"options: this machine cannot do that: {error}"
                raise ProtocolError("unsupported", "options", message) from None
        self._options = options
        return SetAnswer(options.as_dict())

    def _analyse(self, request: AnalyseRequest) -> None:
        self._refuse_pending(request.id)
        if request.level is not None and request.level not in self._levels:
            known = ", ".join(self._levels) or "none"
            message = f"level: this engine's are {known}; got {request.level!r}"
            raise ProtocolError("unsupported", "level", message, request.id)
        self._searches.start(request, self._options)

    def _refuse_pending(self, id: str) -> None:
        if self._searches.is_pending(id):
            message = f"id: expected one that is not pending, got {id!r}"
            raise ProtocolError("duplicate_id", "id", message, id)

    def _send(self, answer: Answer) -> None:
        line = encode(answer)
        with self._writing:
            try:
                if not self._reader_gone:
                    self._write(line)
            except BrokenPipeError:
                self._reader_gone = True


def serve(levels: Mapping[str, LevelSearch] | None = None) -> int:
    """Runs the engine on standard input and output; the exit code."""

    def write(line: bytes) -> None:
        while line:
            line = line[os.write(1, line) :]

    loop = EngineLoop(lambda size: os.read(0, size), write, levels=levels)
    try:
        loop.run()
    except KeyboardInterrupt:
        with contextlib.suppress(ValueError):  # not the main thread
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        return _INTERRUPTED
    return 0
