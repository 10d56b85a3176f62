"""Rates, and what counts as one address."""

from __future__ import annotations

import contextlib
import time

import pytest

from evora.server.common.limits import Bucket, Limiter, SharedLimiter, network_of
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Rate, Settings
from server.serving import ENGINE, ME, serving


def test_a_bucket_fills_again() -> None:
    time = 0.0
    bucket = Bucket(Rate(2, 10), lambda: time)
    assert [bucket.take() for _ in range(3)] == [0, 0, 5]
    time = 5.0
    assert [bucket.take(), bucket.take()] == [0, 5]
    time = 100.0
    assert [bucket.take() for _ in range(3)] == [0, 0, 5]


def test_no_limit() -> None:
    bucket = Bucket(Rate(0, 1))
    assert not any(bucket.take() for _ in range(1000))


def test_addresses_are_counted_apart_and_bounded() -> None:
    limiter = Limiter(Rate(1, 60), clock=lambda: 0.0)
    for number in range(30_000):
        limiter.check(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(limiter._buckets) <= 20_000
    with pytest.raises(Refusal) as refused:
        limiter.check("10.0.117.47")
    assert refused.value.code == "too_many" and refused.value.retry_ms == 60_000


def test_a_busy_address_is_not_forgotten_for_quiet_ones() -> None:
    limiter = Limiter(Rate(1, 60), clock=lambda: 0.0)
    limiter.check("192.0.2.1")
    for number in range(45_000):
        limiter.check(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 15_000 == 0:
            with pytest.raises(Refusal):
                limiter.check("192.0.2.1")
    with pytest.raises(Refusal):
        limiter.check("192.0.2.1")


def test_one_household_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db9::1")
    assert network_of("::ffff:10.1.2.3") == network_of("10.1.2.3") != network_of("10.1.2.4")
    assert network_of("testclient") == "testclient"


def test_the_networks_of_one_customer_do_not_add_up() -> None:
    """A hoster gives away a /48: 65,536 of what counts as an address."""
    limiter = Limiter(Rate(2, 3600), clock=lambda: 0.0)
    for _ in range(2):
        limiter.check("2001:db8:1::1")
    for _ in range(300):  # who is refused takes nothing from the networks around
        with pytest.raises(Refusal):
            limiter.check("2001:db8:1::1")
    granted = 2
    with pytest.raises(Refusal):
        for number in range(1, 1000):
            limiter.check(f"2001:db8:1:{number:x}::1")
            granted += 1
    assert granted == 100
    assert len(limiter._buckets) <= granted
    limiter.check("2001:db8:2::1")


def test_a_class_of_thirty_has_room(sqlite_url: str) -> None:
    """By the limits that a host has who sets none: thirty come at once from one address."""
    limits = ("new_guests", "new_games", "requests", "messages", "sockets")
    ordinary = {name: getattr(Settings(), name) for name in limits}
    with serving(sqlite_url, **ordinary) as running, contextlib.ExitStack() as stack:
        pupils = [running.guest() for _ in range(30)]
        sockets = [stack.enter_context(pupil.socket()) for pupil in pupils]
        for pupil, socket in zip(pupils, sockets, strict=True):
            pupil.ask("GET", "/api/me")
            game = pupil.create(ME, ENGINE, start=1)["game"]
            socket.watch(game)
            assert pupil.play(game)


def test_each_of_several_processes_gives_its_part() -> None:
    count = 3
    limiter = SharedLimiter(Rate(12, 3600), lambda: count, clock=lambda: 0.0)

    def granted(address: str, guest: str | None = None) -> int:
        for number in range(100):
            try:
                limiter.check(address, guest)
            except Refusal:
                return number
        return 100

    assert (granted("10.0.0.1"), granted("10.0.0.1", "ada")) == (4, 4)
    assert granted("2001:db8::1") == 4
    count = 1  # the others have gone
    assert (granted("10.0.0.2"), granted("10.0.0.2", "bob")) == (12, 12)
    count = 100  # a part of one is one
    assert granted("10.0.0.3") == 1


def test_two_processes_give_no_more_than_one(postgresql_url: str) -> None:
    rate = Rate(40, 3600)
    with (
        serving(postgresql_url, requests=rate) as one,
        serving(postgresql_url, requests=rate) as two,
    ):
        while {one.server.journal.processes, two.server.journal.processes} != {2}:
            time.sleep(0.02)
        asked = [server.client().request("GET", "/api/me") for server in (one, two) * 40]
        assert sum(answer.status_code == 200 for answer in asked) == 40


def test_a_class_behind_one_address_plays(sqlite_url: str) -> None:
    """One guest who has used up their games leaves the others theirs, up to a few shares."""
    with serving(sqlite_url, new_games=Rate(2, 3600)) as running:
        made = []
        for _ in range(6):
            pupil = running.guest()
            games = [{"id": f"{number:08}", "seats": [ME, ENGINE]} for number in range(3)]
            answers = [pupil.request("POST", "/api/games", game).status_code for game in games]
            made.append(answers.count(201))
        assert made == [2, 2, 2, 2, 2, 0]


def test_new_guests_and_games(sqlite_url: str) -> None:
    with serving(sqlite_url, new_guests=Rate(2, 3600), new_games=Rate(1, 3600)) as running:
        guest = running.guest()
        running.guest()
        answer = running.client().request("POST", "/api/me", {})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) > 60
        guest.create(ME, ENGINE)
        body = {"id": "12345678", "seats": [ME, ENGINE]}
        assert guest.refused("POST", "/api/games", body) == (429, "too_many")


def test_uploads_and_requests(sqlite_url: str) -> None:
    with serving(sqlite_url, uploads=Rate(1, 3600), requests=Rate(33, 3600)) as running:
        client = running.client()
        for expected in ((422, "bad_record"), (429, "too_many")):
            assert client.refused("POST", "/api/rules/record", {"record": "?"}) == expected  # 15
        for _ in range(3):
            client.ask("GET", "/api/me")
        assert client.refused("GET", "/api/me") == (429, "too_many")
        assert client.refused("GET", "/healthz") == (429, "too_many")


def test_a_game_from_a_record_is_an_upload(sqlite_url: str) -> None:
    with serving(sqlite_url, uploads=Rate(1, 3600)) as running:
        guest = running.guest()
        seats = [ME, {"type": "local"}]
        upload = {"seats": seats, "origin": {"type": "record", "record": "?"}}
        for expected in ((422, "bad_record"), (429, "too_many")):
            body = {"id": f"upload-{expected[0]}", **upload}
            assert guest.refused("POST", "/api/games", body) == expected
        guest.create(*seats)  # any other game may still be made
        checked = guest.refused("POST", "/api/rules/record", {"record": "?"})
        assert checked == (429, "too_many")


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(Rate(10, 10), lambda: 0.0)
    assert [bucket.take(4), bucket.take(4), bucket.take(4), bucket.take(2)] == [0, 0, 2, 0]
    assert Bucket(Rate(3, 10), lambda: 0.0).take(15) == 0  # all there ever is


def test_a_neighbour_locks_no_guest_out() -> None:
    limiter = SharedLimiter(Rate(3, 3600), clock=lambda: 0.0)
    for _ in range(3):
        limiter.check("10.0.0.1")
    with pytest.raises(Refusal):
        limiter.check("10.0.0.1")
    for guest in ("ada", "bob"):
        for _ in range(3):
            limiter.check("10.0.0.1", guest)
        with pytest.raises(Refusal):
            limiter.check("10.0.0.1", guest)
    limiter.check("10.0.0.2")


def test_many_guests_of_one_address_do_not_add_up() -> None:
    limiter = SharedLimiter(Rate(3, 3600), clock=lambda: 0.0)
    granted = 0
    with pytest.raises(Refusal):
        for number in range(100):
            limiter.check("10.0.0.1", f"guest{number}")
            granted += 1
    assert granted == 15
    limiter.check("10.0.0.2", "guest0")


def test_a_guest_is_served_though_the_address_has_spent_everything(sqlite_url: str) -> None:
    with serving(sqlite_url, requests=Rate(12, 3600)) as running:
        guest = running.guest()
        stranger = running.client()
        while stranger.request("GET", "/api/me").status_code == 200:
            pass
        assert stranger.refused("GET", "/api/me") == (429, "too_many")
        assert guest.ask("GET", "/api/me")["guest"]
        # Also one that the server has not heard of for a while.
        running.server.guests._by_session.clear()
        assert guest.ask("GET", "/api/me")["guest"]
        # An unknown session is nobody's.
        stranger.http.cookies.set("evora", "x" * 43)
        assert stranger.refused("GET", "/api/me") == (429, "too_many")


def test_wrong_codes_lock_no_neighbour_out(sqlite_url: str) -> None:
    with serving(sqlite_url, codes=Rate(2, 3600)) as running:
        ada, bob, stranger = running.guest("ada"), running.guest("bob"), running.client()
        for client in (ada, stranger):
            for expected in ((403, "bad_code"), (403, "bad_code"), (429, "too_many")):
                assert (
                    client.refused("POST", "/api/me/use-code", {"code": "ABCDEFGHJK"}) == expected
                )
        code = bob.ask("POST", "/api/me/code", {})["code"]
        assert running.guest("new").ask("POST", "/api/me/use-code", {"code": code})["guest"]
