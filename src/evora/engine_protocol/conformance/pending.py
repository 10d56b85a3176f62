"""Checks of several requests at a time, of cancelling, and of how an engine ends."""

from __future__ import annotations

import time

from evora.engine_protocol import (
    Answer,
    ErrorAnswer,
    HelloAnswer,
    InfoAnswer,
    LegalAnswer,
    ResultAnswer,
)
from evora.engine_protocol.conformance.analysis import check_analysis
from evora.engine_protocol.conformance.basic import any_position
from evora.engine_protocol.conformance.probe import CheckFailed, Probe, describe
from evora.players.errors import PlayerError
from evora.search import Analysis

_LONG = {"ms": 60_000}  # longer than any check waits
_GRACE_S = 1.0


def several_pending(probe: Probe, hello: HelloAnswer) -> None:
    """Requests sent together are all answered, once each, in any order."""
    position = any_position(hello)
    searches = {probe.begin(position, limit={"ms": 50 + 20 * number}) for number in range(3)}
    searches.add(probe.begin(position, limit={"nodes": 300}))
    id = probe.new_id()
    probe.send({"op": "legal", "id": id, "position": str(position)})
    waiting = {*searches, id}
    while waiting:
        answer, _ = probe.receive()
        kind = LegalAnswer if getattr(answer, "id", None) == id else ResultAnswer
        if not isinstance(answer, kind) or answer.id not in waiting:
            raise CheckFailed(f"expected answers to {sorted(waiting)}, got {describe(answer)}")
        waiting.discard(answer.id)


def many_requests(probe: Probe, hello: HelloAnswer) -> None:
    """Two hundred requests in one go."""
    position = str(any_position(hello))
    waiting = set()
    for _ in range(200):
        id = probe.new_id()
        waiting.add(id)
        probe.send({"op": "legal", "id": id, "position": position})
    while waiting:
        answer, _ = probe.receive()
        if not isinstance(answer, LegalAnswer) or answer.id not in waiting:
            raise CheckFailed(f"expected legal moves for a request, got {describe(answer)}")
        waiting.discard(answer.id)


def cancel_pending(probe: Probe, hello: HelloAnswer) -> None:
    """A cancelled search answers at once, as cancelled; one that had ended is an unknown id."""
    position = any_position(hello)
    for pause in (0.0, 0.05):
        id = probe.begin(position, limit=_LONG, lines=2)
        time.sleep(pause)
        begin = time.monotonic()
        _cancel(probe, id)
        result, refused = _ending(probe, id)
        seconds = time.monotonic() - begin
        check_analysis(result, position, 2)
        if result.cancelled == refused:
            wanted = "either a result with cancelled or an error unknown_id"
            raise CheckFailed(f"expected {wanted}, got {'both' if refused else 'neither'}")
        if seconds > _GRACE_S:
            raise CheckFailed(f"expected an answer at once, got it after {seconds:.2f} s")


def cancel_one_of_several(probe: Probe, hello: HelloAnswer) -> None:
    """Cancelling one request leaves the others alone."""
    position = any_position(hello)
    ids = [probe.begin(position, limit=_LONG) for _ in range(12)]
    for id in reversed(ids):
        _cancel(probe, id)
        _ending(probe, id, others=set(ids))


def cancel_unknown(probe: Probe, hello: HelloAnswer) -> None:
    probe.refuses({"op": "cancel", "id": "never sent"}, "unknown_id")
    position = any_position(hello)
    id = probe.begin(position)
    probe.result(id)
    probe.refuses({"op": "cancel", "id": id}, "unknown_id")


def duplicate_id(probe: Probe, hello: HelloAnswer) -> None:
    """A second request with a pending id is refused; an id that was answered is free again."""
    position = any_position(hello)
    probe.begin(position, id="twin", limit=_LONG)
    probe.begin(position, id="twin", limit={"nodes": 10})
    first, _ = probe.receive()
    if isinstance(first, ErrorAnswer):
        if (first.code, first.id) != ("duplicate_id", "twin"):
            raise CheckFailed(f"expected duplicate_id for twin, got {describe(first)}")
        _cancel(probe, "twin")
    elif not isinstance(first, ResultAnswer):
        raise CheckFailed(f"expected a result or duplicate_id, got {describe(first)}")
    probe.result("twin")
    probe.begin(position, id="twin")
    probe.result("twin")


def words_while_searching(probe: Probe, hello: HelloAnswer) -> None:
    """A search holds up neither hello nor legal nor an error."""
    position = any_position(hello)
    id = probe.begin(position, limit=_LONG)
    probe.send({"op": "hello"})
    probe.send({"op": "legal", "id": "meanwhile", "position": str(position)})
    probe.send({"op": "dance"})
    waiting: set[type[Answer]] = {HelloAnswer, LegalAnswer, ErrorAnswer}
    over = False
    while waiting:
        answer, _ = probe.receive()
        over = over or isinstance(answer, ResultAnswer)
        if type(answer) not in waiting and not isinstance(answer, ResultAnswer):
            raise CheckFailed(f"expected hello, legal and an error, got {describe(answer)}")
        waiting.discard(type(answer))
    if not over:
        _cancel(probe, id)
        probe.result(id)


def _cancel(probe: Probe, id: str) -> None:
    probe.send({"op": "cancel", "id": id})


def _ending(probe: Probe, id: str, others: set[str] | None = None) -> tuple[Analysis, bool]:
    """The result of a request that was cancelled, and whether the cancel was refused as too late.

    Results of `others` may come between, from an engine that was quicker than we.
    """
    result: Analysis | None = None
    while True:
        answer, _ = probe.receive()
        if isinstance(answer, ResultAnswer) and answer.id == id:
            if answer.analysis.cancelled:
                return answer.analysis, False
            result = answer.analysis
        elif isinstance(answer, ErrorAnswer) and (answer.id, answer.code) == (id, "unknown_id"):
            return (result or _EARLIER), True
        elif not (isinstance(answer, ResultAnswer | InfoAnswer) and answer.id in (others or ())):
            raise CheckFailed(f"expected a cancelled result for {id}, got {describe(answer)}")


_EARLIER = Analysis((), 0, 0, 0, cancelled=False)  # a result that came before we cancelled


# --- The end


def quit_exits(probe: Probe, hello: HelloAnswer) -> None:
    """Quit cancels and answers what is pending, and the engine exits with 0."""
    _end(probe, hello, lambda: probe.send({"op": "quit"}))


def end_of_input_exits(probe: Probe, hello: HelloAnswer) -> None:
    _end(probe, hello, probe.process.close_input)


def _end(probe: Probe, hello: HelloAnswer, end: object) -> None:
    assert callable(end)
    position = any_position(hello)
    waiting = {probe.begin(position, limit=_LONG) for _ in range(3)}
    end()
    try:
        while True:
            answer, _ = probe.receive()
            if not isinstance(answer, ResultAnswer) or answer.id not in waiting:
                raise CheckFailed(f"expected results of {sorted(waiting)}, got {describe(answer)}")
            waiting.discard(answer.id)
    except PlayerError as error:
        if error.reason != "crash":  # that is how the end of its output looks
            raise
    if waiting:
        raise CheckFailed(
            f"expected an answer to every pending request, {sorted(waiting)} had none"
        )
    code = probe.process.wait(time.monotonic() + probe.timeout)
    if code != 0:
        raise CheckFailed(f"expected exit code 0, got {'none' if code is None else code}")
