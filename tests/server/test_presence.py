"""Who is at a game, and since when somebody is not."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.live import presence as module
from evora.server.live.hub import Connection, Hub
from evora.server.live.presence import Presence
from server.tables import ANNA, BEN, CAT, ENGINE, FRIEND, LOCAL, ME, T0, Played

STARTED = T0 + 5_000


def four() -> Played:
    """Anna with a second local seat, Ben, an engine."""
    played = Played(ME, LOCAL, FRIEND, ENGINE, start=1)
    played.do(BEN, m.Join)
    return played


def connected(hub: Hub, guest: str | None, game: str) -> Connection:
    connection = Connection(guest, 10, 1000)
    hub.add(connection)
    hub.watch(connection, game, 1)
    return connection


def test_whose_connection_watches_is_here_on_all_their_seats() -> None:
    table, hub = four().table, Hub()
    presence = Presence(hub, STARTED)
    assert presence.online(table) == set()
    anna = connected(hub, ANNA, table.id)
    again = connected(hub, ANNA, table.id)
    connected(hub, None, table.id)
    connected(hub, CAT, table.id)
    connected(hub, BEN, "game000002")
    assert 1 in presence.online(table) and not {3, 4} & presence.online(table)
    assert set(presence.away(table)) == {3}
    hub.remove(anna)
    assert 1 in presence.online(table)
    hub.remove(again)
    assert presence.online(table) == set()
    assert {1, 3} <= set(presence.away(table))


def test_engines_are_never_away() -> None:
    table = four().table
    assert 4 not in Presence(Hub(), STARTED).away(table)


def test_absence_counts_from_when_somebody_was_seen_last() -> None:
    table = four().table
    presence = Presence(Hub(), STARTED)
    presence.seen(table.id, BEN, STARTED + 7_000)
    presence.seen("game000002", ANNA, STARTED + 9_000)
    away = presence.away(table)
    assert away[3] == STARTED + 7_000
    assert away[1] == STARTED  # not seen at this game since the server started


def test_nobody_is_away_for_longer_than_the_game_lasts() -> None:
    table = four().table
    assert Presence(Hub(), T0 - 60_000).away(table)[3] == table.created_at


def test_the_longest_unseen_are_forgotten_first() -> None:
    table = four().table
    presence = Presence(Hub(), STARTED)
    presence.seen(table.id, BEN, STARTED + 1_000)
    presence.seen(table.id, ANNA, STARTED + 1_000)
    for number in range(module._MAX_SEEN - 2):
        presence.seen("game000002", f"guest{number}", STARTED)
    assert {presence.away(table)[seat] for seat in (1, 3)} == {STARTED + 1_000}
    presence.seen(table.id, BEN, STARTED + 2_000)
    presence.seen("game000002", "one more", STARTED + 3_000)
    assert presence.away(table)[1] == STARTED  # forgotten
    assert presence.away(table)[3] == STARTED + 2_000
