"""Passkeys: made and used, each ceremony by one browser and once; where they do not work."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from fido2.utils import websafe_encode
from fido2.webauthn import AuthenticatorData
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evora.server.common import timestamps
from evora.server.common.settings import Rate
from evora.server.live.guests import keys
from server.authenticators import (
    CODE,
    KEYS,
    PASSKEYS,
    SIGN_IN,
    Authenticator,
    at_localhost,
    named,
    register,
    sign_in,
)
from server.databases import Cluster
from server.serving import Client, Json, Running, serving


@pytest.fixture
def running(database_url: str) -> Iterator[Running]:
    with serving(database_url) as found:
        yield found


def test_a_passkey_brings_everything_back(running: Running) -> None:
    client = named(at_localhost(running, **{"User-Agent": "Firefox/128 (Linux)"}), "Anna")
    assert client.ask("GET", "/api/me")["passkeys"] == "yes"
    key = register(client)
    state = client.ask("GET", KEYS)
    assert state["kept"] and state["code"] is None
    [shown] = state["passkeys"]
    assert (shown["browser"], shown["system"]) == ("firefox", "linux")
    assert shown["synced"] and shown["here"] and shown["used"] is None
    device = at_localhost(running)
    assert sign_in(device, key) == client.ask("GET", "/api/me")
    assert device.ask("GET", "/api/me/games") == client.ask("GET", "/api/me/games")
    assert client.ask("GET", KEYS)["passkeys"][0]["used"]
    # A count of 0 says nothing, however often.
    assert sign_in(at_localhost(running), key)["name"] == "Anna"
    exported = client.ask("GET", "/api/me/export")
    assert [key["party"] for key in exported["passkeys"]] == ["localhost"]
    assert websafe_encode(key.id) not in str(exported)


def test_a_passkey_that_counts_only_counts_on(running: Running) -> None:
    key = register(named(at_localhost(running), "Anna"), count=5)
    for count, good in ((6, True), (6, False), (5, False), (9, True), (0, True)):
        key.count = count
        device = at_localhost(running, **{"X-Any": "1"})
        device.ask("POST", "/api/me", {})  # tries are counted for each guest
        options = device.ask("POST", f"{SIGN_IN}/begin", {})
        answer = device.request("POST", SIGN_IN, key.sign(options))
        assert answer.is_success is good, count


def test_at_most_ten_passkeys_also_twenty_at_once(running: Running) -> None:
    client = named(at_localhost(running), "Anna")
    ready = []
    for _ in range(20):
        browser = at_localhost(running)
        browser.http.cookies.set("evora", client.token or "")
        options = browser.ask("POST", f"{PASSKEYS}/begin", {})
        ready.append((browser, Authenticator(browser.headers["Origin"]).make(options)))
    with ThreadPoolExecutor(20) as pool:
        asked = [pool.submit(each.request, "POST", PASSKEYS, answer) for each, answer in ready]
        answers = [future.result() for future in asked]
    codes = [answer.json().get("code", "made") for answer in answers if not answer.is_success]
    assert codes == ["too_many_keys"] * 10
    assert len(client.ask("GET", KEYS)["passkeys"]) == keys.MAX_PASSKEYS
    assert client.refused("POST", f"{PASSKEYS}/begin", {}) == (409, "too_many_keys")


def test_a_removed_passkey_is_refused(running: Running) -> None:
    client = named(at_localhost(running), "Anna")
    key = register(client)
    client.ask("POST", CODE, {})
    [shown] = client.ask("GET", KEYS)["passkeys"]
    client.ask("DELETE", f"{PASSKEYS}/{shown['passkey']}")
    device = at_localhost(running)
    options = device.ask("POST", f"{SIGN_IN}/begin", {})
    assert device.refused("POST", SIGN_IN, key.sign(options)) == (403, "bad_key")


def test_where_passkeys_do_not_work(running: Running) -> None:
    numbers = named(running.client(), "Anna")
    assert numbers.ask("GET", "/api/me")["passkeys"] == "address"
    port = running.address.rpartition(":")[2]
    plain = running.client(
        **{"Host": f"home.example:{port}", "Origin": f"http://home.example:{port}"}
    )
    plain.ask("POST", "/api/me", {})
    assert plain.ask("GET", "/api/me")["passkeys"] == "insecure"
    for client in (numbers, plain):
        assert client.refused("POST", f"{PASSKEYS}/begin", {}) == (409, "no_passkeys")
        assert client.refused("POST", f"{SIGN_IN}/begin", {}) == (409, "no_passkeys")
    # A code works everywhere.
    assert numbers.ask("POST", CODE, {})["code"]


def test_with_a_public_address_passkeys_are_of_its_name(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('data')}/evora.db"
    with serving(url, public_url="https://games.example.org") as running:
        for host, expected in (("games.example.org", "yes"), ("localhost", "elsewhere")):
            client = running.client(Host=host, Origin=f"https://{host}")
            assert client.ask("GET", "/api/me")["passkeys"] == expected
        public = running.client(Host="games.example.org", Origin="https://games.example.org")
        options = public.ask("POST", f"{SIGN_IN}/begin", {})
        assert options["party"] == "games.example.org"
        assert [each.name for each in public.http.cookies.jar] == ["__Host-evora-ceremony"]


# --- Ceremonies are of one browser, for one use


def test_a_ceremony_is_of_one_browser_and_for_one_use(running: Running) -> None:
    client, other = (named(at_localhost(running), name) for name in ("Anna", "Bela"))
    key = register(client)
    thief = at_localhost(running, "thief")
    first = at_localhost(running, "first")
    options = first.ask("POST", f"{SIGN_IN}/begin", {})
    answer = key.sign(options)
    # Without a ceremony of one's own, with one's own, and again.
    assert thief.refused("POST", SIGN_IN, answer) == (403, "bad_key")
    thief.ask("POST", f"{SIGN_IN}/begin", {})
    assert thief.refused("POST", SIGN_IN, answer) == (403, "bad_key")
    assert first.ask("POST", SIGN_IN, answer)["name"] == "Anna"
    assert first.refused("POST", SIGN_IN, answer) == (403, "bad_key")
    # What was begun to sign in makes no passkey, and the other way round.
    begun = other.ask("POST", f"{SIGN_IN}/begin", {})
    made = Authenticator(other.headers["Origin"]).make(begun)
    assert other.refused("POST", PASSKEYS, made) == (403, "bad_key")
    begun = other.ask("POST", f"{PASSKEYS}/begin", {})
    assert other.refused("POST", SIGN_IN, key.sign(begun)) == (403, "bad_key")
    # Nor does it make one for another guest in the same browser.
    begun = other.ask("POST", f"{PASSKEYS}/begin", {})
    made = Authenticator(other.headers["Origin"]).make(begun)
    mixed = {**dict(other.http.cookies), "evora": client.token or ""}
    joined = "; ".join(f"{name}={value}" for name, value in mixed.items())
    stolen = other.http.request("POST", PASSKEYS, json=made, headers={"Cookie": joined})
    assert stolen.json()["code"] == "bad_key"


def test_a_failed_answer_ends_the_ceremony(running: Running) -> None:
    key = register(named(at_localhost(running), "Anna"))
    device = at_localhost(running)
    options = device.ask("POST", f"{SIGN_IN}/begin", {})
    good = key.sign(options)
    assert device.refused("POST", SIGN_IN, {**good, "signature": "AAAA"}) == (403, "bad_key")
    assert device.refused("POST", SIGN_IN, good) == (403, "bad_key")


def test_a_ceremony_lasts_five_minutes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    key = register(named(at_localhost(running), "Anna"))
    began = timestamps.now_ms()
    for minutes, good in ((4.9, True), (5.1, False)):
        monkeypatch.setattr(timestamps, "clock", SimpleNamespace(now=lambda: began))
        device = at_localhost(running)
        answer = key.sign(device.ask("POST", f"{SIGN_IN}/begin", {}))
        later = began + int(minutes * 60_000)
        monkeypatch.setattr(timestamps, "clock", SimpleNamespace(now=lambda: later))  # noqa: B023
        assert device.request("POST", SIGN_IN, answer).is_success is good


def _bent(good: Json, key: Authenticator, options: Json) -> Iterator[Json]:
    """What is not quite right."""
    other = Authenticator(key.origin)
    yield {**good, "passkey": websafe_encode(other.id)}
    yield {**good, "signature": other.sign(options)["signature"]}
    yield {**good, "authenticator_data": good["authenticator_data"][:-2] + "_w"}
    foreign = Authenticator("http://evil.example", id=key.id, key=key.key)
    yield foreign.sign(options)
    yield key.sign({**options, "party": "evil.example"})
    yield key.sign({**options, "challenge": websafe_encode(secrets.token_bytes(32))})
    absent = Authenticator(key.origin, flags=AuthenticatorData.FLAG(0), id=key.id, key=key.key)
    yield absent.sign(options)
    for field in good:
        yield {**good, field: "AAAA"}
        yield {**good, field: "A"}


def test_a_wrong_key_is_one_sentence(running: Running) -> None:
    key = register(named(at_localhost(running), "Anna"))
    seen = set()
    for number in itertools.count():
        device = at_localhost(running)
        device.ask("POST", "/api/me", {})
        options = device.ask("POST", f"{SIGN_IN}/begin", {})
        bent = list(_bent(key.sign(options), key, options))
        if number == len(bent):
            break
        answer = device.request("POST", SIGN_IN, bent[number])
        seen.add((answer.status_code, answer.text))
    assert len(seen) == 1 and "bad_key" in seen.pop()[1]


def test_keys_of_nobody_are_slower_each_time(database_url: str) -> None:
    with serving(database_url, codes=Rate(10, 600)) as running:
        device, key = at_localhost(running), Authenticator("http://localhost")
        answers = []
        for _ in range(4):
            options = device.ask("POST", f"{SIGN_IN}/begin", {})
            answers.append(device.refused("POST", SIGN_IN, key.sign(options)))
        assert answers == [(403, "bad_key")] * 3 + [(429, "too_many")]


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    data=st.binary(min_size=1, max_size=200), which=st.sampled_from(["client_data", "attestation"])
)
def test_whatever_is_sent_makes_no_passkey(
    registering: tuple[Client, Json], data: bytes, which: str
) -> None:
    client, good = registering
    client.ask("POST", f"{PASSKEYS}/begin", {})
    answer = {**good, which: websafe_encode(data)}
    assert client.refused("POST", PASSKEYS, answer) == (403, "bad_key")


@pytest.fixture
def registering(sqlite_url: str) -> Iterator[tuple[Client, Json]]:
    with serving(sqlite_url) as running:
        client = named(at_localhost(running), "Anna")
        options = client.ask("POST", f"{PASSKEYS}/begin", {})
        yield client, Authenticator(client.headers["Origin"]).make(options)


def test_hostile_keys_are_refused(registering: tuple[Client, Json]) -> None:
    client, _ = registering
    # Nested too deeply, and a map that is no key.
    for attestation in (b"\x81" * 3000, b"\xa1\x63fmt\x64none", b"\xbf" * 500):
        good = Authenticator(client.headers["Origin"]).make(
            client.ask("POST", f"{PASSKEYS}/begin", {})
        )
        wrong = {**good, "attestation": websafe_encode(attestation)}
        assert client.refused("POST", PASSKEYS, wrong) == (403, "bad_key")


def test_a_passkey_of_another_is_not_taken_over(running: Running) -> None:
    anna, bela = (named(at_localhost(running), name) for name in ("Anna", "Bela"))
    key = register(anna)
    made = Authenticator(bela.headers["Origin"], id=key.id)
    options = bela.ask("POST", f"{PASSKEYS}/begin", {})
    assert bela.refused("POST", PASSKEYS, made.make(options)) == (403, "bad_key")
    assert bela.ask("GET", "/api/me")["kept"] is False
    assert sign_in(at_localhost(running), key)["name"] == "Anna"


# --- Two processes


def test_begun_at_one_process_and_completed_at_another(cluster: Cluster) -> None:
    with cluster.database() as url, serving(url) as one, serving(url) as two:
        client = named(at_localhost(one), "Anna")
        there = at_localhost(two)
        key = Authenticator(there.headers["Origin"])
        options = client.ask("POST", f"{PASSKEYS}/begin", {})
        there.http.cookies = client.http.cookies
        assert there.ask("POST", PASSKEYS, key.make(options))["kept"]
        assert there.ask("GET", "/api/me")["kept"] is True
        begun = at_localhost(one)
        options = begun.ask("POST", f"{SIGN_IN}/begin", {})
        device = at_localhost(two)
        device.http.cookies = begun.http.cookies
        assert device.ask("POST", SIGN_IN, key.sign(options))["name"] == "Anna"
        # The other process does not take it again.
        assert begun.refused("POST", SIGN_IN, key.sign(options)) == (403, "bad_key")
