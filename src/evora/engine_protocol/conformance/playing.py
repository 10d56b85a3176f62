"""The least that an engine needs for a game: hello, a move for every position, and quit.

These checks ask what the arena and a server ask, and read the answers as leniently as they do.
"""

from __future__ import annotations

import time

from evora._core import Position
from evora.engine_protocol import HelloAnswer
from evora.engine_protocol.conformance.basic import listed
from evora.engine_protocol.conformance.probe import CheckFailed, Probe
from evora.engine_protocol.conformance.samples import decisions
from evora.search import Variation

_POSITIONS = 12
_SUM_TOLERANCE = 0.01


def moves_in(setting: str, probe: Probe, hello: HelloAnswer) -> None:
    """A legal move in many positions of a setting."""
    listed(hello, setting)
    for position in decisions(setting, _POSITIONS):
        found = probe.result(probe.begin(position, limit={"ms": 20}, lines=1), strict=False)
        _check_move(found.result.variations[0], position)


def _check_move(line: Variation, position: Position) -> None:
    where = f"at {position}"
    if line.move is None:
        raise CheckFailed(f"expected a move, got null {where}")
    for name, values in (("win", line.win), ("score", line.score)):
        if len(values) != position.players:
            wanted = f"{position.players} numbers in {name}, one for each seat"
            raise CheckFailed(f"expected {wanted}, got {list(values)} {where}")
    if min(line.win) < -_SUM_TOLERANCE or abs(sum(line.win) - 1) > _SUM_TOLERANCE:
        raise CheckFailed(f"expected shares in win that add up to 1, got {list(line.win)} {where}")
    if reason := position.why_illegal(line.move):
        raise CheckFailed(f"expected a legal move, got {line.move}: {reason} {where}")


def quits(probe: Probe, hello: HelloAnswer) -> None:  # noqa: ARG001
    """After quit the engine exits with 0; nothing is pending."""
    probe.send({"op": "quit"})
    code = probe.process.wait(time.monotonic() + probe.timeout)
    if code is None:
        raise CheckFailed(f"expected the end after quit, still running after {probe.timeout:g} s")
    if code != 0:
        raise CheckFailed(f"expected exit code 0 after quit, got {code}")
