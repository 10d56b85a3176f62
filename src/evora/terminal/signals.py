"""HUP and TERM, as when a window is closed: they end a game, with the terminal left in order.

Nothing has to be saved then: every move is in its file before it is shown.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Iterator
from types import FrameType

_NAMES = ("SIGHUP", "SIGTERM")
# How often a signal is sent again until the program has noticed it.
_AGAIN_SECONDS = 0.05


class EndedBySignal(BaseException):
    """A signal ended the program."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def status(self) -> int:
        """The exit status, as a shell reports a program that a signal ended."""
        return 128 + self.number


def ending_signals() -> list[signal.Signals]:
    """Those that end a game here; `nohup`, say, makes a program deaf to one."""
    known = [signal.Signals[name] for name in _NAMES if name in signal.Signals.__members__]
    return [number for number in known if signal.getsignal(number) != signal.SIG_IGN]


@contextlib.contextmanager
def raising_ended() -> Iterator[None]:
    """Raises EndedBySignal where the program is when a signal comes, even while it waits."""
    noticed = threading.Event()
    leaving = threading.Event()

    def end(number: int, _frame: FrameType | None) -> None:
        noticed.set()
        if not leaving.is_set():
            raise EndedBySignal(number)

    before = {number: signal.signal(number, end) for number in ending_signals()}
    try:
        with _sent_again(noticed):
            try:
                yield
            finally:
                leaving.set()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def _sent_again(noticed: threading.Event) -> Iterator[None]:
    """Sends a signal again until it is noticed.

    Python acts on one when it runs next. One that comes just before `input` begins to wait would be
    noticed with the next key only, however long that takes.
    """
    if not hasattr(signal, "pthread_kill"):
        yield
        return
    ours, pythons = socket.socketpair()
    pythons.setblocking(False)
    before = signal.set_wakeup_fd(pythons.fileno(), warn_on_full_buffer=False)
    repeating = threading.Thread(target=_send_again, args=(ours, noticed), daemon=True)
    repeating.start()
    try:
        yield
    finally:
        noticed.set()
        signal.set_wakeup_fd(before)
        pythons.close()
        repeating.join()
        ours.close()


def _send_again(signals: socket.socket, noticed: threading.Event) -> None:
    main = threading.main_thread().ident
    assert main is not None
    while received := signals.recv(1):
        if received[0] in ending_signals():
            while not noticed.wait(_AGAIN_SECONDS):
                signal.pthread_kill(main, received[0])
            return
