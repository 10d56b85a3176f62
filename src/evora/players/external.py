"""Engines that are programs of their own, driven by the engine protocol."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self, TypeVar

from evora._core import RULES_VERSION, Move, Position
from evora.engine_protocol import (
    PROTOCOL,
    AnalyseRequest,
    Answer,
    CancelRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    InfoAnswer,
    LegalAnswer,
    LegalRequest,
    ProtocolError,
    QuitRequest,
    Request,
    ResultAnswer,
    SetAnswer,
    SetRequest,
    decode_answer,
    encode,
    setting_of,
)
from evora.players.clocks import Pace
from evora.players.engine_process import EngineProcess
from evora.players.errors import PlayerError
from evora.players.player import Player, check_choice
from evora.search import DEFAULT_LIMIT, Analysis, Limit, Report

_START_S = 30.0  # some engines load a network
_ANSWER_S = 10.0
_SEARCH_S = 60.0  # where the limit is no time
_CLOSE_S = 2.0

_Wanted = TypeVar("_Wanted", HelloAnswer, SetAnswer, LegalAnswer, ResultAnswer)


class RefusedError(PlayerError):
    """The engine answered a request with an error. It lives on."""

    def __init__(self, name: str, answer: ErrorAnswer) -> None:
        message = f"{name}: refused the request: {answer.code}: {answer.message[:300]}"
        super().__init__("nonsense", message)
        self.code = answer.code
        self.field = answer.field

    def __reduce__(self) -> tuple[type[PlayerError], tuple[str, str]]:
        return PlayerError, (self.reason, self.message)


class KillSwitch:
    """Ends the engine process that works on a request, from any thread.

    Each request has its own. One that is pulled before its request begins is not lost, and one
    that is pulled after its request has ended does not harm the next.
    """

    def __init__(self) -> None:
        self.pulled = False
        self._lock = threading.Lock()
        self._kill: Callable[[], None] | None = None

    def pull(self) -> None:
        with self._lock:
            self.pulled = True
            if self._kill is not None:
                self._kill()

    @contextlib.contextmanager
    def armed(self, kill: Callable[[], None]) -> Iterator[None]:
        """While the request runs, pull() calls `kill`."""
        with self._lock:
            self._kill = kill
        try:
            yield
        finally:
            with self._lock:
                self._kill = None


@dataclass
class _Analysis:
    """The analysis that runs: a cancel before it is sent has to wait for it."""

    id: str
    sent: bool = False
    cancelled: bool = False


class ExternalEngine:
    """Drives an engine process: starts it when first needed, and restarts it after a failure.

    Every failure is a PlayerError: 'crash', 'time', 'illegal' or 'nonsense'. All but a
    RefusedError end the process. One request at a time; cancel() may come from another thread.
    `timeout` and `start_timeout` are in seconds; `niceness` lowers the priority of the process.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        timeout: float = _ANSWER_S,
        start_timeout: float = _START_S,
        niceness: int = 0,
    ) -> None:
        self._command = list(command)
        self._timeout = timeout
        self._start_timeout = start_timeout
        self._niceness = niceness
        self._process: EngineProcess | None = None
        self._hello: HelloAnswer | None = None
        self._asked = 0  # requests with an id: q1, q2, ...
        self._running: _Analysis | None = None
        self._cancelling = threading.Lock()

    @property
    def hello(self) -> HelloAnswer:
        """What the engine says of itself; starts it if need be."""
        if self._hello is None:
            try:
                self._hello = self._handshake()
            except BaseException:
                self.kill()
                raise
        return self._hello

    @property
    def pid(self) -> int | None:
        """The process id of the engine; None while none runs."""
        return self._process.pid if self._process else None

    def analyse(  # noqa: PLR0913  (the fields of the request)
        self,
        position: Position,
        limit: Limit = DEFAULT_LIMIT,
        *,
        lines: int = 1,
        seed: int | None = None,
        level: str | None = None,
        report: Report | None = None,
        timeout: float | None = None,
        kill_switch: KillSwitch | None = None,
    ) -> Analysis:
        """What the engine finds, checked: its moves are legal here, its numbers are by seat.

        `timeout` is in seconds; by default the limit's own time and some grace. Starting the
        engine does not count.
        """
        request = AnalyseRequest(
            id=self._next_id(),
            position=position,
            limit=limit,
            lines=lines,
            seed=seed,
            level=level,
            report_ms=report.every_ms if report else None,
        )
        wait = timeout if timeout is not None else default_timeout(limit)
        switch = kill_switch or KillSwitch()
        self._running = _Analysis(request.id)
        try:
            with switch.armed(self._terminate):
                self._check_switch(switch)
                self._refuse_what_it_lacks(position, level)
                self._check_switch(switch)  # pulled when there was no process yet to end
                with self._killed_by_failure():
                    found = self._ask(request, ResultAnswer, wait, report).analysis
                    self._check(found, position)
        finally:
            self._running = None
        return found

    def choose(  # noqa: PLR0913
        self,
        position: Position,
        limit: Limit = DEFAULT_LIMIT,
        *,
        level: str | None = None,
        seed: int | None = None,
        timeout: float | None = None,
        kill_switch: KillSwitch | None = None,
    ) -> Move:
        """The move that the engine plays; the arguments are those of analyse()."""
        check_choice(position)
        analysis = self.analyse(
            position, limit, level=level, seed=seed, timeout=timeout, kill_switch=kill_switch
        )
        assert analysis.move is not None  # checked: there are legal moves
        return analysis.move

    def legal(self, position: Position) -> tuple[Move, ...]:
        """The legal moves as the engine sees them."""
        self._refuse_what_it_lacks(position, None)
        with self._killed_by_failure():
            request = LegalRequest(self._next_id(), position)
            return self._ask(request, LegalAnswer, self._timeout).moves

    def set(self, options: Mapping[str, int]) -> dict[str, int]:
        """Changes options; the ones in force then."""
        _ = self.hello
        with self._killed_by_failure():
            return dict(self._ask(SetRequest(options), SetAnswer, self._timeout).options)

    def cancel(self) -> None:
        """Makes a running analyse() return what the engine has; may come from any thread."""
        with self._cancelling:
            running = self._running
            if running is not None and not running.cancelled:
                running.cancelled = True
                if running.sent:
                    self._send_cancel(running.id)

    def _send_cancel(self, id: str) -> None:
        process = self._process
        if process is not None:
            with contextlib.suppress(PlayerError):  # analyse() will notice
                process.send(encode(CancelRequest(id)), time.monotonic() + self._timeout)

    def quit(self, timeout: float = _CLOSE_S) -> int | None:
        """Asks the engine to stop, and ends it if it does not; its exit code, None if it had to."""
        if self._process is None:
            return None
        deadline = time.monotonic() + timeout
        with contextlib.suppress(PlayerError):
            self._process.send(encode(QuitRequest()), deadline)
        self._process.close_input()
        code = self._process.wait(deadline)
        self.kill()
        return code

    def close(self) -> None:
        self.quit()

    def kill(self) -> None:
        """Ends the process at once; the next request starts a fresh one."""
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._hello = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    # --- Inside

    def _check_switch(self, switch: KillSwitch) -> None:
        if switch.pulled:
            raise PlayerError("crash", f"{self._name}: was stopped before it was asked")

    def _terminate(self) -> None:
        process = self._process
        if process is not None:
            process.terminate()

    @contextlib.contextmanager
    def _killed_by_failure(self) -> Iterator[None]:
        try:
            yield
        except RefusedError:
            raise
        except BaseException:  # an interrupt, too: the next request must not meet old answers
            self.kill()
            raise

    @property
    def _name(self) -> str:
        return self._process.name if self._process else self._command[0]

    def _handshake(self) -> HelloAnswer:
        self._process = EngineProcess(self._command, self._niceness)
        hello = self._ask(HelloRequest(), HelloAnswer, self._start_timeout)
        if (hello.protocol, hello.rules) != (PROTOCOL, RULES_VERSION):
            expected = f"expected protocol {PROTOCOL} and rules {RULES_VERSION}"
            got = f"got {hello.protocol} and {hello.rules}"
            raise PlayerError("nonsense", f"{self._name}: {expected}, {got}")
        return hello

    def _refuse_what_it_lacks(self, position: Position, level: str | None) -> None:
        """No need to ask an engine for what it does not list."""
        setting = setting_of(position)
        for what, wanted, listed in (
            ("setting", setting, self.hello.settings),
            ("level", level, self.hello.levels),
        ):
            if wanted is not None and wanted not in listed:
                message = f"{what}: expected one of {', '.join(listed) or 'none'}, got {wanted}"
                raise RefusedError(self._name, ErrorAnswer(None, "unsupported", what, message))

    def _ask(
        self, request: Request, wanted: type[_Wanted], timeout: float, report: Report | None = None
    ) -> _Wanted:
        """Sends a request and waits for its answer."""
        deadline = time.monotonic() + timeout
        assert self._process
        self._process.send(encode(request), deadline)
        id = request.id if isinstance(request, AnalyseRequest | LegalRequest) else None
        if isinstance(request, AnalyseRequest):
            self._note_sent()
        while True:
            answer = self._read(deadline)
            answered = getattr(answer, "id", None)
            if answered is not None and answered != id and self._was_ours(answered):
                continue  # a late answer to an earlier request, such as one that was cancelled
            if isinstance(answer, ErrorAnswer) and answered in (id, None):
                raise RefusedError(self._name, answer)
            if answered == id and isinstance(answer, wanted):
                return answer
            if answered != id or not isinstance(answer, InfoAnswer):
                got = f"{type(answer).__name__} {answered or ''}".rstrip()
                message = f"expected {wanted.__name__} {id or ''}".rstrip() + f", got {got}"
                raise PlayerError("nonsense", f"{self._name}: {message}")
            if report:
                report.tell(answer.analysis)

    def _note_sent(self) -> None:
        """From here on a cancel finds the request; one that came before is sent now."""
        with self._cancelling:
            assert self._running is not None
            self._running.sent = True
            if self._running.cancelled:
                self._send_cancel(self._running.id)

    def _next_id(self) -> str:
        self._asked += 1
        return f"q{self._asked}"

    def _was_ours(self, id: str) -> bool:
        """Whether we have sent a request with this id."""
        number = id[1:10]
        return number.isdecimal() and id == f"q{int(number)}" and 1 <= int(number) <= self._asked

    def _read(self, deadline: float) -> Answer:
        assert self._process
        line = self._process.read_line(deadline)
        try:
            return decode_answer(line)
        except ProtocolError as error:
            message = f"{self._name}: its answer makes no sense: {error.message}"
            raise PlayerError("nonsense", message) from None

    def _check(self, found: Analysis, position: Position) -> None:
        legal = position.legal_moves
        for line in found.variations:
            if (line.move is None) != (not legal) or (line.move and line.move not in legal):
                said = line.move or "no move"
                raise PlayerError("illegal", f"{self._name}: {said} is not legal at {position}")
            if not len(line.win) == len(line.score) == position.players:
                message = f"expected win and score of {position.players} seats"
                raise PlayerError("nonsense", f"{self._name}: {message}")
            if min(line.win) < -0.01 or abs(sum(line.win) - 1) > 0.01:
                message = f"expected shares of the win that add up to 1, got {list(line.win)}"
                raise PlayerError("nonsense", f"{self._name}: {message}")


class ExternalPlayer(Player):
    """Plays what an engine process answers. `timeout` is in seconds, for every move.

    Without a limit a move has what the clock of the game allows, and 100 ms where there is none.
    The process is waited for no longer than its clock runs.
    After a PlayerError other than a refusal the process is gone, and the next choose() starts a
    fresh one.
    """

    def __init__(
        self,
        command: Sequence[str],
        limit: Limit | None = None,
        *,
        level: str | None = None,
        timeout: float | None = None,
    ) -> None:
        self.engine = ExternalEngine(command)
        self._pace = Pace(limit)
        self._level = level
        self._timeout = timeout

    def new_game(self, seed: int) -> None:  # noqa: ARG002
        """Requests carry no seed, with which an engine would start each move from an empty
        table."""
        self._pace.new_game()

    def set_clock(self, left: float, increment: float) -> None:
        self._pace.set_clock(left, increment)

    def choose(self, position: Position) -> Move:
        waits = [seconds for seconds in (self._timeout, self._pace.left) if seconds is not None]
        return self.engine.choose(
            position,
            self._pace.limit(position),
            level=self._level,
            timeout=min(waits, default=None),
        )

    def cancel(self) -> None:
        self.engine.cancel()

    def close(self) -> None:
        self.engine.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def default_timeout(limit: Limit) -> float:
    """Seconds to wait for a search: its own time with some grace, for a machine that is busy."""
    return _SEARCH_S if limit.ms is None else limit.ms / 1000 * 1.1 + 2.0
