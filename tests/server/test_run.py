"""Listening and stopping: addresses that cannot be had, ports, signals."""

from __future__ import annotations

import dataclasses
import socket
import threading
import time

import httpx
import pytest
import uvicorn

from evora.server import run as running
from evora.server.app import Server
from evora.server.common.settings import Settings
from evora.server.run import ListenError, listen, make_uvicorn
from evora.server.storage.values import StorageError

LOCAL = Settings(port=0)


def test_a_port_that_is_taken() -> None:
    with listen(LOCAL) as first:
        port = first.getsockname()[1]
        with pytest.raises(ListenError) as caught:
            listen(dataclasses.replace(LOCAL, port=port))
    error = caught.value
    assert (error.host, error.port) == ("127.0.0.1", port)
    assert str(error) == f"127.0.0.1:{port}: {error.reason}"
    assert str(port) not in error.reason


def test_an_address_of_another_machine() -> None:
    with pytest.raises(ListenError) as caught:
        listen(dataclasses.replace(LOCAL, host="192.0.2.1"))
    assert caught.value.host == "192.0.2.1" and caught.value.reason


def test_a_host_that_nobody_knows() -> None:
    with pytest.raises(ListenError) as caught:
        listen(dataclasses.replace(LOCAL, host="nosuchhost.invalid"))
    assert caught.value.unknown_host and "Unknown error" not in caught.value.reason


def test_ipv6() -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    with listen(dataclasses.replace(LOCAL, host="::1")) as found:
        assert found.family == socket.AF_INET6


def test_a_client_that_stopped_reading_is_given_up() -> None:
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is None:
        pytest.skip("only Linux has it")
    with listen(LOCAL) as found:
        assert found.getsockopt(socket.IPPROTO_TCP, option) == 30_000


def test_it_serves_at_the_port_that_it_tells(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Settings] = []
    answers: list[str] = []
    servers: list[uvicorn.Server] = []

    def make(server: Server) -> uvicorn.Server:
        servers.append(make_uvicorn(server))
        return servers[0]

    def ask() -> None:
        while not servers or not servers[0].started:
            time.sleep(0.005)
        answers.append(httpx.get(f"http://127.0.0.1:{told[0].port}/readyz").text)
        servers[0].should_exit = True

    monkeypatch.setattr(running, "make_uvicorn", make)
    monkeypatch.setattr("gc.set_threshold", lambda *_: None)
    client = threading.Thread(target=ask)
    client.start()
    running.run(dataclasses.replace(LOCAL, database=sqlite_url, engines=1), told.append)
    client.join(20)
    assert answers == ["ready\n"] and told[0].port > 0


def test_a_database_that_cannot_be_used_is_said_before_anything_listens() -> None:
    def fail(_settings: Settings) -> None:
        raise AssertionError("it listens")

    with pytest.raises(StorageError):
        running.run(dataclasses.replace(LOCAL, database="mysql://x"), fail)
