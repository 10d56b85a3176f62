"""Every bound is raced with twenty at once, at one process and at two: no more get through."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, text

from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate
from evora.server.storage import bounds, rates
from evora.server.storage import guests as stored_guests
from evora.server.storage.rates import Charge
from evora.server.storage.schema import codes
from evora.server.storage.store import Store
from evora.server.storage.values import Conflict, Seat
from server.bot_clients import bots, seat_for
from server.databases import open_migrated
from server.serving import ENGINE, ME, Client, Running, serving
from server.stored_games import NOW, append, index, new_game

AT_ONCE = 20
ANYBODY = {"type": "anybody"}
ENGINE_FIRST = {"seats": [ENGINE, ME], "start": 1}
PLACES = ["sqlite", "postgresql", "two processes"]

Servers = Callable[..., contextlib.AbstractContextManager[list[Running]]]


@pytest.fixture(params=PLACES)
def serve(request: pytest.FixtureRequest) -> Servers:
    """Starts one process or two, with these settings."""
    two = request.param == "two processes"
    url = request.getfixturevalue("postgresql_url" if two else f"{request.param}_url")

    @contextlib.contextmanager
    def start(**settings: Any) -> Iterator[list[Running]]:
        with contextlib.ExitStack() as stack:
            servers = [stack.enter_context(serving(url, **settings)) for _ in range(1 + two)]
            while any(each.server.journal.processes != len(servers) for each in servers):
                time.sleep(0.02)
            yield servers

    return start


def everywhere(servers: Sequence[Running], name: str = "guest") -> list[Client]:
    """One guest, with a browser at every process."""
    first, *others = servers
    clients = [first.guest(name), *(other.client(name) for other in others)]
    for client in clients[1:]:
        client.http.cookies = clients[0].http.cookies
    return clients


def race(asks: Sequence[Callable[[], httpx.Response]]) -> Counter[int | str]:
    """All at once: how often each was answered with a success, or was refused with a code."""
    barrier = Barrier(len(asks))

    def one(ask: Callable[[], httpx.Response]) -> int | str:
        barrier.wait(60)
        answer = ask()
        return answer.status_code if answer.is_success else str(answer.json()["code"])

    with ThreadPoolExecutor(len(asks)) as pool:
        return Counter(pool.map(one, asks))


def posts(
    clients: Sequence[Client], path: str, body: Callable[[int], object]
) -> list[Callable[[], httpx.Response]]:
    """Twenty requests, in turn by these clients."""

    def post(number: int) -> httpx.Response:
        return clients[number % len(clients)].request("POST", path, body(number))

    return [lambda number=number: post(number) for number in range(AT_ONCE)]  # type: ignore[misc]


def wish(*seats: object) -> Callable[[int], object]:
    return lambda number: {"id": f"at-once-{number}", "seats": [ME, *seats]}


# --- Games


def test_open_games(serve: Servers) -> None:
    with serve() as servers:
        guest = everywhere(servers)
        found = race(posts(guest, "/api/games", wish(ANYBODY)))
        assert found == {201: 3, "open_games": 17}
        assert len(servers[-1].client().ask("GET", "/api/lobby")["games"]) == 3
        # Others have their own, and the same request again gets the game that it has made.
        everywhere(servers, "other")[-1].create(ME, ANYBODY)
        again = race(posts(guest, "/api/games", wish(ANYBODY)))
        assert again == {201: 3, "open_games": 17}


def test_games_with_a_bot(serve: Servers) -> None:
    with serve(bot_games=6) as servers:
        anna, ben = everywhere(servers, "anna"), everywhere(servers, "ben")
        with bots(anna[0], "Gizmo") as (gizmo,), gizmo.stream() as stream:
            stream.next("state")
            path, seat = "/api/games", seat_for(gizmo)
            assert race(posts(ben, path, wish(seat))) == {201: 2, "bot_games": 18}
            # Many strangers leave the owner one place.
            strangers = [servers[n % len(servers)].guest() for n in range(AT_ONCE)]
            assert race(posts(strangers, path, wish(seat))) == {201: 3, "bot_away": 17}
            assert race(posts(anna, path, wish(seat))) == {201: 1, "bot_away": 19}


def test_a_bot_with_one_place_plays_with_anybody(sqlite_url: str) -> None:
    with serving(sqlite_url, bot_games=1) as running:
        anna, ben = running.guest(), running.guest()
        with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
            stream.next("state")
            ben.create(ME, seat_for(gizmo))
            assert race(posts([anna], "/api/games", wish(seat_for(gizmo)))) == {"bot_away": 20}


def test_rematches_with_a_bot_count(sqlite_url: str) -> None:
    with serving(sqlite_url) as running:
        anna, ben = running.guest(), running.guest()
        with bots(anna, "Gizmo") as (gizmo,), gizmo.stream() as stream:
            over = []
            for _ in range(3):
                game = ben.create(ME, seat_for(gizmo), start=1)["game"]
                gizmo.do(stream.update(lambda view: view["invited"]), "join")
                ben.until(game, lambda view: view["status"] == "playing")
                ben.done(game, "resign", seat=1)
                over.append(game)
            answers = [ben.do(game, "rematch") for game in over]
            assert [answer.status_code for answer in answers] == [200, 200, 409]
            assert answers[2].json()["code"] == "bot_games"
            assert ben.view(over[2])["rematch"] is None


def test_games_that_engines_owe_a_move(serve: Servers) -> None:
    with serve(engine_pause=600.0, engine_turns=6) as servers:
        guest = everywhere(servers)
        wishes = posts(guest, "/api/games", lambda n: {"id": f"at-once-{n}", **ENGINE_FIRST})
        assert race(wishes) == {201: 6, "engines_busy": 14}


def test_what_is_refused_leaves_the_rest_of_its_batch_alone(store: Store) -> None:
    store.write(stored_guests.add, "ann", "hash of ann", NOW)
    listed: dict[str, Any] = {
        "index": index(status="waiting", listed=True),
        "seats": [Seat("ann"), Seat()],
    }
    room = [bounds.open_games("ann", 2)]
    batch = [new_game(f"listed000{n}", bounds=room, **listed) for n in range(4)]
    [first, *others] = store.append_many([new_game("running001"), *batch, append("running001")])
    assert first is None and others[-1] is None and others[:2] == [None, None]
    for refused in others[2:4]:
        assert isinstance(refused, Refusal) and refused.code == "open_games"
    # The same command again: the game that it has made, and not that there is no room.
    [again] = store.append_many([new_game("other00001", command="make-listed0000", bounds=room)])
    assert isinstance(again, Conflict) and again.game == "listed0000"


# --- What a guest has


def test_bots(serve: Servers) -> None:
    with serve() as servers:
        guest = everywhere(servers)
        found = race(posts(guest, "/api/me/bots", lambda number: {"name": f"Gizmo {number}"}))
        assert found == {201: 5, "too_many": 15}
        assert len(guest[-1].ask("GET", "/api/me/bots")["bots"]) == 5


def test_days_off(serve: Servers) -> None:
    with serve() as servers:
        guest = everywhere(servers)
        found = race(posts(guest, "/api/me/holiday", lambda _: {"days": 5}))
        assert found == {200: 1, "on_holiday": 19}
        assert guest[-1].ask("GET", "/api/me/holiday")["left"] == 9


def test_codes_that_are_open(serve: Servers) -> None:
    with serve() as servers:
        guest = everywhere(servers)
        assert race(posts(guest, "/api/me/code", lambda _: {})) == {200: 20}
        assert len(guest[0].ask("GET", "/api/me/export")["codes"]) == 1


def test_devices(store: Store, database_url: str) -> None:
    """Twenty come at once, each with a code of its own, by two connections: four are left."""
    store.write(stored_guests.add, "ann", "the first", NOW)
    rows = [{"hash": f"code {n}", "guest": "ann", "expires": NOW + 99} for n in range(AT_ONCE)]
    store.write(lambda connection: connection.execute(insert(codes), rows))
    with contextlib.closing(open_migrated(database_url)) as other, ThreadPoolExecutor(8) as pool:
        sign_in = stored_guests.sign_in
        asked = [
            pool.submit(
                (store, other)[n % 2].write, sign_in, f"code {n}", f"device {n}", NOW + 1 + n, 4
            )
            for n in range(AT_ONCE)
        ]
        removed = [session for each in asked for session in each.result() or ()]
    left = [device.session for device in store.read(stored_guests.devices, "ann")]
    assert len(left) == 4 and len(removed) == AT_ONCE - 3
    assert {*left, *removed} == {"the first", *(f"device {n}" for n in range(AT_ONCE))}


def test_the_device_that_was_not_used_for_longest_is_signed_out(serve: Servers) -> None:
    with serve(devices=3) as servers:
        old, new = servers[0].guest("old"), list[Client]()
        for _ in range(3):
            code = old.ask("POST", "/api/me/code", {})["code"]
            new.append(servers[-1].client("new"))
            if len(new) == 3:
                # The first of them was here after the second one.
                store = servers[0].server.journal.store
                sessions = [d.session for d in store.read(stored_guests.devices, _id(old))]
                for session, seen in zip(sessions, (3, 2, 1), strict=True):
                    store.write(stored_guests.note_device, session, seen, None)
            with new[1].socket() if len(new) == 3 else contextlib.nullcontext() as socket:
                new[-1].ask("POST", "/api/me/use-code", {"code": code})
                if socket is not None:
                    assert socket.close_code() == 4002
        assert len(old.ask("GET", "/api/me/devices")["devices"]) == 3
        assert [client.ask("GET", "/api/me")["guest"] for client in new] == [
            _id(old),
            None,
            _id(old),
        ]


def _id(client: Client) -> str:
    return str(client.ask("GET", "/api/me")["guest"])


# --- Rates that all processes count together


def test_new_guests(serve: Servers) -> None:
    with serve(new_guests=Rate(5, 3600)) as servers:
        asks = [
            lambda server=server: server.client().request("POST", "/api/me", {})
            for server in servers * AT_ONCE
        ][:AT_ONCE]
        assert race(asks) == {200: 5, "too_many": 15}
        # Also after a restart of one of them, and for bots.
        assert servers[0].client().refused("POST", "/api/me", {}) == (429, "too_many")


def test_a_bot_counts_as_a_new_guest(sqlite_url: str) -> None:
    with serving(sqlite_url, new_guests=Rate(3, 3600)) as running:
        guest = running.guest()
        found = race(posts([guest], "/api/me/bots", lambda number: {"name": f"Gizmo {number}"}))
        assert found == {201: 2, "too_many": 18}
        assert running.client().refused("POST", "/api/me", {}) == (429, "too_many")


def test_a_bot_for_which_there_is_no_room_does_not_count(sqlite_url: str) -> None:
    with serving(sqlite_url, new_guests=Rate(3, 3600), bots=1) as running:
        guest = running.guest()
        assert race(posts([guest], "/api/me/bots", lambda _: {"name": "Gizmo"}))[201] == 1
        running.guest()


def test_wrong_codes(serve: Servers) -> None:
    with serve(codes=Rate(3, 600)) as servers:
        wrong = [server.client() for server in servers]
        found = race(posts(wrong, "/api/me/use-code", lambda _: {"code": "ABCDEFGHJK"}))
        assert found == {"bad_code": 3, "too_many": 17}


def test_what_was_counted_outlives_a_restart(database_url: str) -> None:
    for expected in (True, False):
        with serving(database_url, new_guests=Rate(1, 3600)) as running:
            assert running.client().request("POST", "/api/me", {}).is_success is expected


def test_a_rate_in_the_database(store: Store) -> None:
    def spend(now: int, address: str = "192.0.2.1") -> int | None:
        """None, or how long to wait."""
        try:
            store.write(rates.charge, Charge("guests", Rate(2, 10), address), now)
        except Refusal as refusal:
            assert refusal.code == "too_many"
            return refusal.retry_ms
        return None

    assert [spend(NOW), spend(NOW), spend(NOW)] == [None, None, 5000]
    assert [spend(NOW + 2000), spend(NOW + 5000), spend(NOW + 5000)] == [3000, None, 5000]
    assert spend(NOW, "192.0.2.2") is None
    assert [spend(NOW + 99_000), spend(NOW + 99_000), spend(NOW + 99_000)] == [None, None, 5000]
    store.write(rates.spend, "guests", Rate(0, 1), "192.0.2.1", NOW)  # no limit
    # A /48 has fifty times as much as one of its networks.
    granted = sum(spend(NOW, f"2001:db8:1:{n:x}::1") is None for n in range(120))
    assert granted == 100 and spend(NOW, "2001:db8:2::1") is None


def test_no_address_is_stored_and_nothing_for_long(store: Store) -> None:
    def rows(table: str) -> list[tuple[Any, ...]]:
        return store.read(
            lambda c: [tuple(row) for row in c.execute(text(f"SELECT * FROM {table}"))]
        )

    day = 86_400_000
    for now in (NOW, NOW + day):
        store.write(rates.charge, Charge("guests", Rate(9, 60), "192.0.2.1"), now)
    assert len({key for key, _ in rows("spent")}) == 2  # by another key on another day
    assert not any("192.0" in key or "guests" in key for key, _ in rows("spent"))
    store.write(rates.forget, NOW + day)
    assert len(rows("spent")) == len(rows("daily_keys")) == 1
    store.write(rates.forget, NOW + 2 * day)
    assert rows("spent") == rows("daily_keys") == []


def test_the_key_of_a_day_is_the_same_for_all_and_another_one_tomorrow(store: Store) -> None:
    today = store.write(rates.daily_key, 20_000)
    assert store.write(rates.daily_key, 20_000) == today
    assert store.write(rates.daily_key, 20_001) != today
    store.write(rates.forget, 20_001 * 86_400_000)
    assert store.write(rates.daily_key, 20_000) != today  # it is gone
