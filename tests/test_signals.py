"""Signals that end a game: raised where the program is, whatever it waits for."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from evora.terminal import signals
from evora.terminal.signals import EndedBySignal, ending_signals, raising_ended

BOTH = [signal.SIGHUP, signal.SIGTERM]


@pytest.fixture(autouse=True)
def handlers_stay() -> Iterator[None]:
    before, threads = [signal.getsignal(number) for number in BOTH], threading.active_count()
    yield
    assert [signal.getsignal(number) for number in BOTH] == before
    assert threading.active_count() == threads


@pytest.mark.parametrize("number", BOTH)
def test_a_signal_ends_the_block(number: signal.Signals) -> None:
    with pytest.raises(EndedBySignal) as ended, raising_ended():
        os.kill(os.getpid(), number)
        time.sleep(5)
        pytest.fail("not ended")
    assert ended.value.status == 128 + number


def test_a_second_signal_while_it_ends_does_no_harm() -> None:
    with pytest.raises(EndedBySignal), raising_ended():
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(5)
        finally:
            with pytest.raises(EndedBySignal):
                os.kill(os.getpid(), signal.SIGHUP)
                time.sleep(5)


def test_without_a_signal_nothing_happens() -> None:
    with raising_ended():
        pass


def test_what_is_ignored_stays_ignored() -> None:
    """As under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        assert ending_signals() == [signal.SIGTERM]
        with raising_ended():
            os.kill(os.getpid(), signal.SIGHUP)
            time.sleep(0.01)
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_signal_that_was_not_noticed_is_sent_again() -> None:
    """Python may begin to wait for a line just after a signal has come."""
    noticed, times = threading.Event(), 0

    def notice_late(_number: int, _frame: object) -> None:
        nonlocal times
        times += 1
        if times == 3:
            noticed.set()

    before = signal.signal(signal.SIGTERM, notice_late)
    ours, pythons = socket.socketpair()
    try:
        pythons.send(bytes([signal.SIGTERM]))
        thread = threading.Thread(target=signals._send_again, args=(ours, noticed))
        thread.start()
        while thread.is_alive():
            time.sleep(0.01)
    finally:
        signal.signal(signal.SIGTERM, before)
        ours.close()
        pythons.close()
    assert times == 3
