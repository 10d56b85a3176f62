"""A worker process: does portions of items, and sends back their results."""

from __future__ import annotations

import signal
import sys
import time
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

from evora.work.portions import Portion
from evora.work.task import Task, Worker

_SEND_SECONDS = 0.2


def work(connection: Connection, task: Task[Any, Any]) -> None:
    """Does portions until it gets None, or until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    worker: Worker[Any, Any] | None = None
    try:
        worker = task.open()
        while (portion := connection.recv()) is not None:
            if not do_portion(connection, worker, portion):
                break
    except (EOFError, OSError):
        pass  # the program that wanted the results is gone
    except Exception as error:
        connection.send(("failed", f"{type(error).__name__}: {error}"))
    finally:
        if worker is not None:
            worker.close()


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(0)


def do_portion(connection: Connection, worker: Worker[Any, Any], portion: Portion[Any]) -> bool:
    """Does the items; False if it is to stop before the last one."""
    finished: list[tuple[int, Any]] = []

    def send() -> None:
        connection.send(("results", finished))
        finished.clear()

    def report(where: Any) -> None:
        connection.send(("at", where))

    sent = time.monotonic()
    last = portion.items[-1][0]
    for number, item in portion.items:
        finished.append((number, worker.do(item, report if portion.careful else None)))
        if number == last:
            break  # the next message is the next portion
        if connection.poll():
            send()
            return False
        if time.monotonic() - sent >= _SEND_SECONDS:
            send()
            sent = time.monotonic()
    send()
    return True
