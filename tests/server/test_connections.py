"""Connections that ask for nothing, or for too much of the time: bounded, and nobody's loss."""

from __future__ import annotations

import ipaddress
import socket
import time
from contextlib import ExitStack, closing, suppress
from urllib.parse import urlsplit

import pytest

from evora.server.api.connections import ConnectionLimits
from evora.server.common.settings import Settings
from evora.server.run import raise_file_limit
from server.serving import WAIT_SECONDS, Running, serving
from server.soak import quick_or_soak


def dial(running: Running, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    parts = urlsplit(running.address)
    return socket.create_connection(
        (parts.hostname, parts.port), WAIT_SECONDS, source_address=(source, 0)
    )


def ask(connection: socket.socket, request: bytes) -> bytes:
    """Everything that comes back until the server closes the connection."""
    found = b""
    with connection, suppress(ConnectionResetError):
        connection.sendall(request)
        while data := connection.recv(65_536):
            found += data
    return found


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
SLOW = quick_or_soak(60, 2000)


def test_addresses_are_counted_apart_and_proxies_not_at_all() -> None:
    limits = ConnectionLimits(
        Settings(connections=2, proxies=(ipaddress.ip_network("10.0.0.0/8"),))
    )
    assert [limits.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limits.enter("192.0.2.2")
    for _ in range(3):
        limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1")
    assert all(limits.enter("10.1.1.1") for _ in range(10))


def test_slow_headers_of_one_address_leave_the_others_served(sqlite_url: str) -> None:
    raise_file_limit()
    with serving(sqlite_url, connections=20, header_timeout=600.0) as running, ExitStack() as stack:
        slow = [stack.enter_context(closing(dial(running, "127.0.0.2"))) for _ in range(SLOW)]
        refused = 0
        for number, connection in enumerate(slow):
            if number < 20:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
            else:
                refused += b" 503 " in connection.recv(100)
        assert refused == SLOW - 20
        for _ in range(3):
            assert b"200 OK" in ask(dial(running), HEALTH)
        slow[0].close()
        deadline = time.monotonic() + WAIT_SECONDS
        while b"200 OK" not in ask(dial(running, "127.0.0.2"), HEALTH):
            assert time.monotonic() < deadline


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HTTP/1.1\r\nHost: local"])
def test_headers_that_do_not_come_are_given_up(sqlite_url: str, begun: bytes) -> None:
    with serving(sqlite_url, header_timeout=0.1) as running, closing(dial(running)) as connection:
        assert ask(connection, begun) == b""


def test_headers_that_do_not_come_after_an_answer_are_given_up(sqlite_url: str) -> None:
    with serving(sqlite_url, header_timeout=1.0) as running, closing(dial(running)) as connection:
        request = HEALTH.replace(b"Connection: close\r\n", b"")
        connection.sendall(request)
        assert b"200 OK" in connection.recv(65_536)
        assert b"200" not in ask(connection, request[:20])


def test_an_open_socket_is_no_slow_request(sqlite_url: str) -> None:
    with serving(sqlite_url, header_timeout=0.7, connections=1) as running:
        client = running.client()
        with client.socket() as one, client.socket() as two:
            time.sleep(1.0)
            for number, connection in enumerate((one, two)):
                connection.send("ping", sent=number)
                assert connection.wait("pong")["sent"] == number


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /healthz HTTP/1.1\nHost: localhost\n\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n",
    ],
)
def test_lines_end_with_cr_lf(sqlite_url: str, request_: bytes) -> None:
    with serving(sqlite_url) as running, closing(dial(running)) as connection:
        assert b" 400 " in ask(connection, request_)


def test_a_body_may_hold_any_line_ends(sqlite_url: str) -> None:
    body = b'{\n"name":\n"Ada"}'
    head = (
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: %d\r\n\r" % len(body)
    )
    with serving(sqlite_url) as running, closing(dial(running)) as connection:
        connection.sendall(head)
        time.sleep(0.05)  # the head comes in two parts
        assert b"no_guest" in ask(connection, b"\n" + body)


def test_a_request_with_two_lengths_is_the_last_of_its_connection(sqlite_url: str) -> None:
    two = (
        b"POST /api/rules/legal HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    )
    with serving(sqlite_url) as running, closing(dial(running)) as connection:
        answer = ask(connection, two + HEALTH).lower()
        assert b"connection: close" in answer and answer.count(b"http/1.1 ") == 1


def test_the_file_limit_is_raised() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 300:
        pytest.skip("this machine has few files")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        raise_file_limit()
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(raised, 300), hard))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
