"""Connections: what waits for them, who watches what."""

from __future__ import annotations

import asyncio

from evora.server.live.people.hub import NO_GAME, POLICY, SLOW, Connection, Hub


def test_a_reader_that_keeps_up_is_never_slow() -> None:
    async def read() -> int | None:
        connection = Connection(None, 4, 100)
        for number in range(50):
            connection.send(f"{number:060}")
            assert await connection.next() == f"{number:060}"
        return connection.close_code

    assert asyncio.run(read()) is None


def test_a_queue_is_full_by_messages_or_by_characters() -> None:
    by_messages = Connection(None, 3, 1000)
    for _ in range(3):
        by_messages.send("x")
    assert by_messages.close_code is None
    by_messages.send("x")
    assert by_messages.close_code == SLOW
    by_size = Connection(None, 10, 100)
    by_size.send("x" * 60)
    by_size.send("x" * 40)
    assert by_size.close_code is None
    by_size.send("x")
    assert by_size.close_code == SLOW


def test_what_waits_is_sent_before_the_end_unless_nobody_reads() -> None:
    async def left(code: int) -> list[str | None]:
        connection = Connection(None, 4, 100)
        connection.send("last words")
        connection.close(code)
        connection.send("too late")
        found = [await connection.next()]
        while found[-1] is not None:
            found.append(await connection.next())
        return found

    assert asyncio.run(left(POLICY)) == ["last words", None]
    assert asyncio.run(left(SLOW)) == [None]


def test_the_first_reason_to_close_stands() -> None:
    connection = Connection(None, 4, 100)
    connection.close(POLICY)
    connection.close(SLOW)
    assert connection.close_code == POLICY


def test_a_writer_waits_for_the_next_message() -> None:
    async def later() -> str | None:
        connection = Connection(None, 4, 100)
        waiting = asyncio.create_task(connection.next())
        await asyncio.sleep(0)
        assert not waiting.done()
        connection.send("news")
        return await asyncio.wait_for(waiting, 5)

    assert asyncio.run(later()) == "news"


def test_presence_is_reported_once_for_coming_and_once_for_going() -> None:
    hub = Hub()
    heard: list[tuple[str, str | None]] = []
    hub.changed.subscribe(lambda game, guest: heard.append((game, guest)))
    anna, nobody = Connection("anna", 4, 100), Connection(None, 4, 100)
    for connection in (anna, nobody):
        hub.add(connection)
        hub.watch(connection, "game000001", 3)
        hub.watch(connection, "game000001", 5)
    came = [(NO_GAME, "anna"), ("game000001", "anna"), (NO_GAME, None), ("game000001", None)]
    assert heard == came
    assert hub.guests("game000001") == {"anna"}
    assert set(hub.watchers("game000001")) == {anna, nobody}
    hub.unwatch(anna, "game000001")
    hub.unwatch(anna, "game000001")
    assert heard == [*came, ("game000001", "anna")]
    assert hub.guests("game000001") == set() and hub.is_watched("game000001")


def test_nothing_is_left_of_a_connection_that_ended() -> None:
    hub = Hub()
    gone, stays = Connection("anna", 4, 100), Connection("anna", 4, 100)
    for connection in (gone, stays):
        hub.add(connection)
        hub.watch(connection, "game000001", 1)
        hub.watch_lobby(connection, True)
    hub.watch(gone, "game000002", 1)
    assert (hub.people(), hub.is_connected("anna")) == (1, True)
    hub.remove(gone)
    hub.remove(gone)
    assert hub.connections == {stays} and hub.is_connected("anna")
    assert tuple(hub.watchers("game000001")) == (stays,) and tuple(hub.lobby()) == (stays,)
    assert tuple(hub.games()) == ("game000001",) and not hub.is_watched("game000002")
    hub.watch_lobby(stays, False)
    assert tuple(hub.lobby()) == ()
    hub.remove(stays)
    assert (hub.people(), hub.is_connected("anna")) == (0, False)


def test_guests_are_counted_once_and_others_each() -> None:
    hub = Hub()
    for guest in ("anna", None, "anna", None, "ben", None):
        hub.add(Connection(guest, 4, 100))
    assert hub.people() == 5
