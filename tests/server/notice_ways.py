"""A way for notices to reach people, as a letter box: what came, and what it answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from evora.server.live.notices.ways import Message, Outcome
from server.serving import WAIT_SECONDS


class LetterBox:
    """`owners`: whose it is, by guest the names of their boxes; `answers`: what it says to the next
    messages, before it takes all of them."""

    def __init__(self) -> None:
        self.owners: dict[str, list[str]] = {}
        self.answers: list[Outcome] = []
        self.came: list[tuple[str, Message]] = []

    async def targets(self, guest: str) -> Sequence[str]:
        return self.owners.get(guest, [])

    async def send(self, target: str, message: Message) -> Outcome:
        self.came.append((target, message))
        return self.answers.pop(0) if self.answers else Outcome("sent")

    def wait(self, count: int) -> list[Message]:
        """So many messages, and no more."""
        until(lambda: len(self.came) >= count)
        time.sleep(0.3)
        assert len(self.came) == count, self.came
        return [message for _, message in self.came]


def until(wanted: Callable[[], object]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)
