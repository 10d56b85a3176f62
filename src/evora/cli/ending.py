"""Commands that talk with a person: signals end them in order."""

from __future__ import annotations

from collections.abc import Callable

from evora.cli.common import discard_output
from evora.terminal.signals import EndedBySignal


def ended_in_order(run: Callable[[], int]) -> int:
    """The exit status of a command, or of the signal that ended it."""
    try:
        return run()
    except EndedBySignal as ended:
        discard_output()  # a window that was closed takes none
        return ended.status
