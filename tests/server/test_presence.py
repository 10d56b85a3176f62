"""Who is at a game and on the server, and since when somebody is not."""

from __future__ import annotations

import pytest

from evora.server import messages as m
from evora.server.live.people import presence as module
from evora.server.live.people.hub import NO_GAME, Connection, Hub
from evora.server.live.people.presence import Presence
from server.tables import ANNA, BEN, CAT, ENGINE, FRIEND, LOCAL, ME, T0, Played

STARTED = T0 + 5_000


class Hall:
    """A server with a clock of its own, on which nobody has been seen for a minute is away."""

    def __init__(self, now: int = STARTED) -> None:
        self.now = now
        self.hub = Hub()
        self.presence = Presence(self.hub, 60.0, lambda: 3, lambda: self.now)
        self.changes: list[tuple[str, str | None]] = []
        self.presence.changed.subscribe(lambda game, guest: self.changes.append((game, guest)))

    def connect(self, guest: str | None, game: str = NO_GAME) -> Connection:
        connection = Connection(guest, 10, 1000)
        self.hub.add(connection)
        if game != NO_GAME:
            self.hub.watch(connection, game, 1)
        return connection

    def seen(self, guest: str, game: str, at: int) -> None:
        self.now = at
        self.presence.seen(guest, game)


def four() -> Played:
    """Anna with a second local seat, Ben, an engine."""
    played = Played(ME, LOCAL, FRIEND, ENGINE, start=1)
    played.do(BEN, m.Join)
    return played


def test_whose_connection_watches_is_here_on_all_their_seats() -> None:
    table, hall = four().table, Hall()
    presence = hall.presence
    assert presence.online(table) == set()
    anna = hall.connect(ANNA, table.id)
    again = hall.connect(ANNA, table.id)
    hall.connect(None, table.id)
    hall.connect(CAT, table.id)
    hall.connect(BEN, "game000002")
    assert 1 in presence.online(table) and not {3, 4} & presence.online(table)
    assert set(presence.away(table)) == {3}
    assert presence.at(table.id) == {ANNA, CAT}
    assert presence.audience(table.id, [seat.guest for seat in table.seats]) == 2
    assert presence.people() == 4 + 3
    hall.hub.remove(anna)
    assert 1 in presence.online(table)
    hall.hub.remove(again)
    assert presence.online(table) == set()
    assert {1, 3} <= set(presence.away(table))


def test_engines_are_never_away() -> None:
    assert 4 not in Hall().presence.away(four().table)


def test_absence_counts_from_when_somebody_was_seen_last() -> None:
    table, hall = four().table, Hall()
    hall.seen(BEN, table.id, STARTED + 7_000)
    hall.seen(ANNA, "game000002", STARTED + 9_000)
    away = hall.presence.away(table)
    assert away[3] == STARTED + 7_000
    assert away[1] == STARTED  # not seen at this game since the server started


def test_nobody_is_away_for_longer_than_the_game_lasts() -> None:
    table = four().table
    assert Hall(T0 - 60_000).presence.away(table)[3] == table.created_at


def test_the_longest_unseen_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MAX_SEEN", 6)
    table, hall = four().table, Hall()
    hall.seen(BEN, table.id, STARTED + 1_000)
    hall.seen(ANNA, table.id, STARTED + 1_000)
    hall.seen(CAT, "game000002", STARTED)
    assert {hall.presence.away(table)[seat] for seat in (1, 3)} == {STARTED + 1_000}
    hall.seen(BEN, table.id, STARTED + 2_000)
    hall.seen("one more", "game000002", STARTED + 3_000)
    assert hall.presence.away(table)[1] == STARTED  # forgotten
    assert hall.presence.away(table)[3] == STARTED + 2_000


# --- On the server


def test_here_with_a_connection_and_for_a_while_after_it() -> None:
    hall = Hall()
    hall.now += 60_000  # nobody counts as here any more
    assert not hall.presence.on_server("ada")
    first, second = hall.connect("ada"), hall.connect("ada")
    hall.connect(None)
    assert hall.presence.on_server("ada")
    hall.now += 1_000_000
    hall.hub.remove(first)
    hall.hub.remove(first)  # again: nothing happens
    assert hall.presence.on_server("ada")
    hall.changes.clear()
    hall.hub.remove(second)
    assert hall.presence.on_server("ada") and hall.changes == [(NO_GAME, "ada")]
    hall.now += 60_000
    assert not hall.presence.on_server("ada")


def test_who_asks_by_http_is_here_too() -> None:
    hall = Hall()
    hall.presence.seen("ada")
    hall.now += 59_999
    assert hall.presence.on_server("ada") and hall.changes == []
    hall.now += 1
    assert not hall.presence.on_server("ada")
    hall.presence.seen("ada", "game000001")
    assert hall.presence.on_server("ada") and hall.changes == [(NO_GAME, "ada")]


def test_everybody_gets_the_time_to_come_back_after_a_start() -> None:
    hall = Hall()
    assert hall.presence.on_server("ada") and hall.presence.on_server(None)
    hall.now += 60_000
    assert not hall.presence.on_server("ada") and not hall.presence.on_server(None)
    hall.presence.restart()
    assert hall.presence.on_server("ada") and hall.presence.on_server(None)


# --- At other processes


def test_who_is_at_another_process_is_here_too_until_they_have_left_all() -> None:
    table, hall = four().table, Hall()
    hall.now += 60_000
    for process in ("one", "two"):
        hall.presence.came_elsewhere(process, table.id, BEN)
        hall.presence.came_elsewhere(process, NO_GAME, BEN)
    assert hall.presence.online(table) == {3} and hall.presence.at(table.id) == {BEN}
    hall.now += 60_000
    hall.presence.left_elsewhere("one", table.id, BEN, hall.now)
    hall.presence.left_elsewhere("one", NO_GAME, BEN, hall.now)
    hall.now += 60_000
    assert hall.presence.online(table) == {3} and hall.presence.on_server(BEN)
    hall.changes.clear()
    hall.presence.forget({"two"})
    assert sorted(hall.changes, key=str) == sorted([(NO_GAME, BEN), (table.id, BEN)], key=str)
    assert hall.presence.away(table)[3] == hall.now and hall.presence.on_server(BEN)
    hall.now += 60_000
    assert not hall.presence.on_server(BEN)


def test_what_was_read_again_replaces_what_was_heard() -> None:
    hall = Hall()
    hall.presence.came_elsewhere("one", "game000001", "ada")
    hall.presence.came_elsewhere("one", "game000001", "ben")
    hall.changes.clear()
    hall.presence.replace_elsewhere([("one", "game000001", "ada"), ("two", "game000002", "cat")])
    assert hall.presence.at("game000001") == {"ada"}
    assert hall.presence.at("game000002") == {"cat"}
    assert sorted(hall.changes, key=str) == [("game000001", "ben"), ("game000002", "cat")]
