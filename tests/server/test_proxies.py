"""The proxies of deploy/ in front of a real server: games go on through them, floods do not."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import re
import secrets
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from proxies import DEPLOY, NAME, nginx_command, program, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from evora.server.common.request_log import RequestLogFolder, hash_of, today
from evora.server.messages import PROTOCOL, Refused
from server.serving import WAIT_SECONDS, Json, Running, serving
from tools.reliability.server import free_port

LOOPBACK = (ipaddress.ip_network("127.0.0.1"),)
UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE


class Proxy:
    """`scheme`: what it speaks; `server`: what stands behind it, with its request log."""

    def __init__(self, scheme: str, port: int, server: Running, log: RequestLogFolder) -> None:
        self.scheme = scheme
        self.port = port
        self.server = server
        self.log = log
        self.people = contextlib.ExitStack()

    def person(self, address: str) -> Person:
        """Somebody at an address of their own: all of 127.0.0.0/8 is this machine."""
        person = Person(self, address)
        self.people.callback(person.http.close)
        return person

    def asked(self, route: str, status: int = 200) -> float:
        """How many requests have reached the server."""
        labels = {"method": "GET", "route": route, "status": str(status)}
        value = self.server.server.metrics.registry.get_sample_value
        return value("evora_http_requests_total", labels) or 0.0


class Person:
    def __init__(self, proxy: Proxy, address: str) -> None:
        self._proxy = proxy
        self._address = address
        self.http = httpx.Client(
            base_url=f"{proxy.scheme}://127.0.0.1:{proxy.port}",
            headers={"Host": NAME, "Origin": f"{proxy.scheme}://{NAME}"},
            transport=httpx.HTTPTransport(local_address=address, verify=UNCHECKED),
            timeout=WAIT_SECONDS,
        )

    def become_guest(self) -> str:
        """What the server sets as a cookie; kept by hand, because it is for another name."""
        answer = self.http.post("/api/me", json={})
        cookie = answer.headers["set-cookie"]
        self.http.cookies.clear()
        self.http.headers["Cookie"] = cookie.partition(";")[0]
        return str(cookie)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    @contextlib.contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        secure = self._proxy.scheme == "https"
        names = {"Origin": self.http.headers["Origin"]}
        with (
            socket.create_connection(
                ("127.0.0.1", self._proxy.port), WAIT_SECONDS, source_address=(self._address, 0)
            ) as raw,
            connect(
                f"{'wss' if secure else 'ws'}://{NAME}/ws",
                sock=raw,
                ssl=UNCHECKED if secure else None,
                additional_headers=names | {"Cookie": self.http.headers.get("Cookie", "")},
                compression=None,
                max_size=2**24,
            ) as connection,
        ):
            yield connection


def receive(connection: ClientConnection, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(connection.recv(WAIT_SECONDS))
        if message["type"] in kinds:
            return message


def send(connection: ClientConnection, kind: str, **fields: Any) -> None:
    connection.send(json.dumps({"type": kind, **fields}))


class Game:
    """A game at one device, played over a socket."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        self._connection = connection
        seats = [{"type": "me"}, {"type": "local"}]
        made = person.ask("POST", "/api/games", {"id": secrets.token_hex(8), "seats": seats})
        self.id = made["view"]["game"]
        send(connection, "hello", protocol=PROTOCOL)
        receive(connection, "welcome")
        send(connection, "watch", game=self.id, since=0)
        self._view = receive(connection, "update")["view"]

    def play(self) -> None:
        """A move, until it is acknowledged and seen."""
        view = self._view
        move = {"type": "play", "id": secrets.token_hex(8), "seq": view["seq"]}
        move |= {"seat": view["to_move"], "move": view["legal"][0]["move"]}
        send(self._connection, "command", game=self.id, command=move)
        while self._view["seq"] == view["seq"]:
            told = receive(self._connection, "update", "refused")
            assert told["type"] == "update", told
            self._view = told["view"]


@contextlib.contextmanager
def served(url: str, folder: Path, scheme: str) -> Iterator[tuple[Running, RequestLogFolder]]:
    """A server that believes proxies on this machine, and logs who asks."""
    log = RequestLogFolder(folder / "request-log")
    log.switch(on=True)
    settings: Json = {"request_log": log.path, "log_format": "json", "proxies": LOOPBACK}
    with serving(url, public_url=f"{scheme}://{NAME}", **settings) as server:
        deadline = time.monotonic() + WAIT_SECONDS
        while not server.server._request_log.is_on:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield server, log


@contextlib.contextmanager
def nginx(url: str, folder: Path, *changes: tuple[str, str]) -> Iterator[Proxy]:
    port = free_port()
    with served(url, folder, "https") as (server, log):
        command = nginx_command(
            folder,
            (r"listen \[::\]:.*;", ""),
            (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
            (r"listen 443 ", f"listen 127.0.0.1:{port} "),
            (r"server 127\.0\.0\.1:8000;", f"server {server.address.removeprefix('http://')};"),
            *changes,
        )
        with running([*command, "-g", "daemon off;"], port, folder / "output"):
            found = Proxy("https", port, server, log)
            with found.people:
                yield found


@contextlib.contextmanager
def caddy(url: str, folder: Path) -> Iterator[Proxy]:
    port = free_port()
    with served(url, folder, "http") as (server, log):
        environment = {
            "EVORA_DOMAIN": f"http://{NAME}:{port}",
            "EVORA_UPSTREAM": server.address.removeprefix("http://"),
            "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        command = [program("caddy"), "run", "--adapter", "caddyfile"]
        command += ["--config", str(DEPLOY / "Caddyfile")]
        with running(command, port, folder / "output", environment):
            found = Proxy("http", port, server, log)
            with found.people:
                yield found


@pytest.fixture(params=[nginx, caddy])
def proxy(request: pytest.FixtureRequest, sqlite_url: str, tmp_path: Path) -> Iterator[Proxy]:
    with request.param(sqlite_url, tmp_path) as found:
        yield found


def addresses(proxy: Proxy, route: str) -> list[str]:
    """The hashes of those who asked for something, once the server has written them down."""
    deadline = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < deadline:
        file = proxy.log.log_file(today())
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        found = [line["address"] for line in map(json.loads, lines) if line.get("route") == route]
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(route)


def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    person = proxy.person("127.0.0.2")
    answer = person.http.get("/")
    assert answer.status_code == 200 and "Content-Security-Policy" in answer.headers
    assert ("Secure" in person.become_guest()) == (proxy.scheme == "https")
    with person.socket() as connection:
        game = Game(person, connection)
        for _ in range(5):
            game.play()
    # The figures are not for everybody, and there is an end to what is taken.
    assert person.http.get("/metrics").status_code == 404
    assert person.http.post("/api/games", content=b"x" * 300_000).status_code == 413


def test_who_asks_is_what_the_proxy_says_and_nobody_else(proxy: Proxy) -> None:
    key = proxy.log.key(today())
    assert key is not None
    forged = {"X-Forwarded-For": "203.0.113.9"}
    assert proxy.person("127.0.0.2").http.get("/healthz", headers=forged).status_code == 200
    assert addresses(proxy, "/healthz") == [hash_of(key, "address", "127.0.0.2")]
    # Past the proxy, from an address that is none.
    transport = httpx.HTTPTransport(local_address="127.0.0.3")
    with httpx.Client(base_url=proxy.server.address, transport=transport) as client:
        client.get("/readyz", headers=forged)
    assert addresses(proxy, "/readyz") == [hash_of(key, "address", "127.0.0.3")]


def test_a_bot_is_told_line_by_line(proxy: Proxy) -> None:
    person = proxy.person("127.0.0.2")
    person.become_guest()
    bot = person.ask("POST", "/api/me/bots", {"name": "Marvin"})
    headers = {"Authorization": f"Bearer {bot['token']}", "Cookie": ""}
    with person.http.stream("GET", "/api/bot/stream", headers=headers) as stream:
        assert stream.status_code == 200
        assert next(stream.iter_lines()) is not None


# --- What nginx alone does


def test_a_flood_is_kept_away_and_the_others_play_on(sqlite_url: str, tmp_path: Path) -> None:
    with nginx(sqlite_url, tmp_path) as proxy:
        answers: list[httpx.Response] = []

        def flood(attacker: Person) -> None:
            answers.extend(attacker.http.get("/api/lobby") for _ in range(150))

        attackers = [proxy.person("127.0.0.9") for _ in range(4)]
        threads = [threading.Thread(target=flood, args=(attacker,)) for attacker in attackers]
        person = proxy.person("127.0.0.2")
        person.become_guest()
        with person.socket() as connection:
            game, moves, began = Game(person, connection), 0, time.monotonic()
            for thread in threads:
                thread.start()
            while any(thread.is_alive() for thread in threads) and moves < 30:
                game.play()
                moves += 1
        for thread in threads:
            thread.join()
        seconds = time.monotonic() - began
        passed = sum(answer.status_code == 200 for answer in answers)
        refused = [answer for answer in answers if answer.status_code == 429]
        assert passed + len(refused) == 600 and moves > 0
        # What the file allows: 200 more than the first, and 20 per second.
        assert 200 <= passed <= 202 + 20 * seconds
        message = msgspec.json.decode(refused[0].content, type=Refused)
        assert message.code == "too_many" and message.retry_ms == 5000
        assert refused[0].headers["retry-after"] == "5"
        # The rest has not reached the server, and nobody else has noticed.
        assert proxy.asked("/api/lobby") == passed
        assert proxy.person("127.0.0.4").http.get("/api/lobby").status_code == 200


def test_one_address_does_not_have_all_connections(sqlite_url: str, tmp_path: Path) -> None:
    few = (r"limit_conn evora_connections \d+;", "limit_conn evora_connections 5;")
    with nginx(sqlite_url, tmp_path, few) as proxy, contextlib.ExitStack() as stack:
        many, other = proxy.person("127.0.0.9"), proxy.person("127.0.0.2")
        for _ in range(5):
            stack.enter_context(many.socket())
        with pytest.raises(InvalidStatus) as caught:
            stack.enter_context(many.socket())
        assert caught.value.response.status_code == 429
        stack.enter_context(other.socket())


def test_pictures_and_files_are_asked_for_once(sqlite_url: str, tmp_path: Path) -> None:
    with nginx(sqlite_url, tmp_path) as proxy:
        person = proxy.person("127.0.0.2")
        found = re.search(r"/assets/[\w.-]+", person.http.get("/").text)
        assert found, "the page is built"
        before = proxy.asked("page")
        for path in ("/api/card.png?page=/learn", found[0]):
            answers = [person.http.get(path) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200] * 3, path
            assert len({answer.content for answer in answers}) == 1
        assert proxy.asked("/api/card.png") == 1 and proxy.asked("page") == before + 1
        # What is about one guest is never kept.
        for _ in range(2):
            person.http.get("/api/lobby")
        assert proxy.asked("/api/lobby") == 2


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:9:9:9:9", True),
        ("2001:db8:1:2::1", "2001:db8:1:2::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("203.0.113.7", "203.0.113.8", False),
    ],
)
def test_one_household_is_one_client(one: str, other: str, same: bool) -> None:
    """The patterns of the file, as nginx reads them."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    block = site.partition("map $remote_addr $evora_client {")[2].partition("}\n")[0]
    assert (client_of(block, one) == client_of(block, other)) is same


def client_of(block: str, address: str) -> str:
    for pattern in re.findall(r'"~(.*)" \$evora_network;', block):
        found = re.search(pattern.replace("(?<", "(?P<"), address)
        if found:
            return found["evora_network"]
    return address
