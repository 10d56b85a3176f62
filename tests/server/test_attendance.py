"""Who is on the server: with a connection, or seen a moment ago."""

from __future__ import annotations

import asyncio

from evora.server.live.attendance import Attendance
from evora.server.live.hub import Connection, Hub


class Hall:
    def __init__(self) -> None:
        self.now = 1000.0
        self.hub = Hub()
        self.attendance = Attendance(self.hub, 60.0, lambda: self.now)
        self.changes: list[str] = []
        self.attendance.on_change = self.changes.append

    def connect(self, guest: str | None) -> Connection:
        connection = Connection(guest, 4, 1000)
        self.hub.add(connection)
        return connection


def test_here_with_a_connection_and_for_a_while_after_it() -> None:
    async def check() -> None:
        hall = Hall()
        hall.now += 60  # nobody counts as here any more
        assert not hall.attendance.is_here("ada")
        first, second = hall.connect("ada"), hall.connect("ada")
        hall.connect(None)
        assert hall.attendance.is_here("ada") and hall.changes == ["ada"]
        hall.now += 1000
        hall.hub.remove(first)
        hall.hub.remove(first)  # again: nothing happens
        assert hall.attendance.is_here("ada") and hall.changes == ["ada"]
        hall.hub.remove(second)
        assert hall.attendance.is_here("ada") and hall.changes == ["ada"] * 2
        hall.now += 60
        assert not hall.attendance.is_here("ada")

    asyncio.run(check())


def test_who_asks_by_http_is_here_too() -> None:
    hall = Hall()
    hall.attendance.seen("ada")
    hall.now += 59
    assert hall.attendance.is_here("ada") and hall.changes == []
    hall.now += 1
    assert not hall.attendance.is_here("ada")
    hall.attendance.seen("ada")
    assert hall.attendance.is_here("ada") and hall.changes == ["ada"]


def test_everybody_gets_the_time_to_come_back_after_a_start() -> None:
    hall = Hall()
    assert hall.attendance.is_here("ada") and hall.attendance.is_here(None)
    hall.now += 60
    assert not hall.attendance.is_here("ada") and not hall.attendance.is_here(None)
