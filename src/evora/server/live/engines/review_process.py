"""The program that computes one review, in time slices (`reviewer.py` starts it).

Its argument is how much it lowers its priority. It reads a question, an AskReview as one line.
Every line after it, whatever is in it, lets it work for a slice; then it writes the review as far
as it is, one line of JSON, and waits. It ends when the review is done, or its input ends: it never
outlives the server for longer than a slice.
"""

from __future__ import annotations

import os
import sys
import time

from evora._core import Cancellation, call

# The moves that are begun in this time are one slice; a move by itself takes less, as a rule.
_SLICE_SECONDS = 0.2


def main() -> None:
    _step_back(int(sys.argv[1]))
    question = sys.stdin.buffer.readline().decode()
    if not sys.stdin.buffer.readline():
        return
    cancellation = Cancellation()
    until = time.monotonic() + _SLICE_SECONDS

    def report(view: str) -> None:
        nonlocal until
        if time.monotonic() < until:
            return
        _write(view)
        if not sys.stdin.buffer.readline():
            cancellation.cancel()
        until = time.monotonic() + _SLICE_SECONDS

    answer = call("review", question, report, cancellation)
    if not cancellation.cancelled:
        _write(answer)


def _step_back(niceness: int) -> None:
    if hasattr(os, "nice"):
        # A group of its own: Ctrl-C is for the server. In the server's session, though: Linux may
        # give every session the same share, however low the priorities in it are.
        os.setpgid(0, 0)
        os.nice(niceness)


def _write(text: str) -> None:
    sys.stdout.buffer.write(text.encode() + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
