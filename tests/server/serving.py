"""A real server in a thread, and clients that keep every byte they are sent."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import secrets
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from evora import Move, Position
from evora.players import GreedyPlayer, KillSwitch
from evora.search import Limit
from evora.server.api.connections import IDLE_SECONDS
from evora.server.app import Server
from evora.server.common.settings import Rate, Settings
from evora.server.live.engines.engines import Chooser
from evora.server.live.notices.push.reach import Reach
from evora.server.live.notices.ways import Way
from evora.server.messages import PROTOCOL, NoticeWay
from evora.server.run import listen, make_uvicorn
from server.databases import open_migrated

Json = dict[str, Any]

NO_LIMIT = Rate(0, 1)
ME = {"type": "me"}
FRIEND = {"type": "friend"}
ENGINE = {"type": "engine", "level": "novice"}
# A test that fails waits this long, one that passes does not.
WAIT_SECONDS = 60.0
# Nothing here is encrypted, but every client of httpx would read the machine's certificates anew.
CERTIFICATES = ssl.create_default_context()
# httpx keeps a connection for as long as the server does, and would at times use it at the moment
# when the server closes it.
LEAVES_FIRST = httpx.Limits(keepalive_expiry=IDLE_SECONDS / 2)


class Quick:
    """An engine without a process."""

    def choose(
        self,
        position: Position,
        limit: Limit,  # noqa: ARG002
        /,
        *,
        level: str,  # noqa: ARG002
        seed: int,
        timeout: float,  # noqa: ARG002
        kill_switch: KillSwitch,  # noqa: ARG002
    ) -> Move:
        return GreedyPlayer(seed).choose(position)

    def close(self) -> None:
        pass


@dataclasses.dataclass
class Running:
    """`seen`: everything that clients were sent, by who asked; `sockets`: those that stay open
    until the server stops."""

    address: str
    server: Server
    stop: Callable[[], None]
    seen: list[tuple[str, bytes]] = dataclasses.field(default_factory=list)
    clients: list[Client] = dataclasses.field(default_factory=list)
    sockets: contextlib.ExitStack = dataclasses.field(default_factory=contextlib.ExitStack)

    def client(self, name: str = "anybody", **headers: str) -> Client:
        self.clients.append(Client(self, name, headers))
        return self.clients[-1]

    def guest(self, name: str = "guest", **headers: str) -> Client:
        client = self.client(name, **headers)
        client.ask("POST", "/api/me", {})
        return client

    def person(self, name: str = "person", **headers: str) -> Client:
        """A guest who has a page open."""
        client = self.guest(name, **headers)
        self.sockets.enter_context(client.socket())
        return client


@contextlib.contextmanager
def serving(
    url: str,
    *,
    engine: Callable[[], Chooser] = Quick,
    page: Traversable | None = None,
    ways: Mapping[NoticeWay, Way] | None = None,
    reach: Reach | None = None,
    **changes: Any,
) -> Iterator[Running]:
    """Fast settings, without limits unless they are asked for."""
    limits = ("new_guests", "new_games", "uploads", "codes", "requests", "messages")
    fast: Json = {"port": 0, "engines": 2, "engine_pause": 0.0, "stop_timeout": 3.0}
    fast["request_log"] = Path("no-request-log")  # not that of the person who runs the tests
    values: Json = {**dict.fromkeys(limits, NO_LIMIT), **fast, "database": url, **changes}
    settings = Settings(**values)
    store = open_migrated(url)
    with listen(settings) as found:
        settings = dataclasses.replace(settings, port=found.getsockname()[1])
        server = Server(settings, store, engine=engine, page=page, ways=ways, reach=reach)
        uvicorn = make_uvicorn(server)
        thread = threading.Thread(target=uvicorn.run, kwargs={"sockets": [found]})
        thread.start()

        def stop() -> None:
            uvicorn.should_exit = True
            thread.join(WAIT_SECONDS)

        running = Running(f"http://127.0.0.1:{settings.port}", server, stop)
        try:
            while not uvicorn.started:
                assert thread.is_alive()
                time.sleep(0.005)
            yield running
        finally:
            running.sockets.close()
            for client in running.clients:
                client.http.close()
            stop()
            store.close()
            assert not thread.is_alive()


def come(game: str, *clients: Client) -> None:
    """The players come to a game at once, so that its first clock starts; then they leave."""
    with contextlib.ExitStack() as stack:
        for client in clients:
            stack.enter_context(client.socket()).watch(game)
        clients[0].until(game, lambda view: view["void_at"] is None)


def play_again(game: str, first: Client, *others: Client) -> str:
    """The first asks for a rematch, and the others agree; the new game."""
    made = first.done(game, "rematch")["game"]
    for other in others:
        assert made is None
        offer = other.view(game)["offer"]
        seat = next(seat for seat in other.view(game)["yours"] if seat in offer["waiting_for"])
        made = other.done(game, "answer", seat=seat, accept=True)["game"]
    assert isinstance(made, str)
    return made


class Client:
    """A browser, as far as the server can tell."""

    def __init__(self, running: Running, name: str, headers: Json) -> None:
        self.running = running
        self.name = name
        self.headers = {"Origin": running.address, **headers}
        self.http = httpx.Client(
            base_url=running.address,
            headers=self.headers,
            timeout=WAIT_SECONDS,
            verify=CERTIFICATES,
            limits=LEAVES_FIRST,
        )

    def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        head = "\n".join(f"{key}: {value}" for key, value in answer.headers.items())
        self.running.seen.append((self.name, head.encode() + b"\n" + answer.content))
        return answer

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that succeeds."""
        answer = self.request(method, path, body)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a request that is refused."""
        answer = self.request(method, path, body, **more)
        told = answer.json()
        assert told["type"] == "refused", answer.text
        return answer.status_code, told["code"]

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("evora")

    # --- Games

    def create(self, *seats: Json, **more: Any) -> Json:
        """The view of a new game."""
        body = {"id": secrets.token_hex(8), "seats": list(seats), **more}
        view: Json = self.ask("POST", "/api/games", body)["view"]
        return view

    def view(self, game: str) -> Json:
        view: Json = self.ask("GET", f"/api/games/{game}")
        return view

    def do(self, game: str, kind: str, **more: Any) -> httpx.Response:
        """A command; its seq is the game's unless one is given."""
        more.setdefault("seq", None)
        if more["seq"] is None:
            more["seq"] = self.view(game)["seq"]
        body = {"type": kind, "id": secrets.token_hex(8), **more}
        return self.request("POST", f"/api/games/{game}/commands", body)

    def done(self, game: str, kind: str, **more: Any) -> Json:
        answer = self.do(game, kind, **more)
        assert answer.status_code == 200, answer.text
        applied: Json = answer.json()
        return applied

    def play(self, game: str) -> bool:
        """Plays the first legal move, if it is this client's turn."""
        view = self.view(game)
        if not view["legal"]:
            return False
        self.done(
            game, "play", seq=view["seq"], seat=view["to_move"], move=view["legal"][0]["move"]
        )
        return True

    def until(self, game: str, wanted: Callable[[Json], Any]) -> Json:
        """The first view of which something is true."""
        deadline = time.monotonic() + WAIT_SECONDS
        while not wanted(view := self.view(game)):
            assert time.monotonic() < deadline, view
            time.sleep(0.02)
        return view

    @contextlib.contextmanager
    def socket(self, *, hello: bool = True, **more: Any) -> Iterator[Socket]:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {**self.headers, **({"Cookie": cookies} if cookies else {})}
        address = self.running.address.replace("http:", "ws:") + "/ws"
        more.setdefault("max_size", 2**24)
        with connect(address, additional_headers=headers, compression=None, **more) as connection:
            socket = Socket(self, connection)
            if hello:
                socket.send("hello", protocol=PROTOCOL)
                socket.wait("welcome")
            yield socket


class Socket:
    def __init__(self, client: Client, connection: ClientConnection) -> None:
        self._client = client
        self.connection = connection

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = WAIT_SECONDS) -> Json:
        frame = self.connection.recv(timeout)
        data = frame if isinstance(frame, bytes) else frame.encode()
        self._client.running.seen.append((self._client.name, data))
        message: Json = json.loads(data)
        return message

    def wait(self, *kinds: str, timeout: float = WAIT_SECONDS) -> Json:
        """The next message of these kinds; others are passed over."""
        while True:
            message = self.receive(timeout)
            if message["type"] in kinds:
                return message

    def close_code(self) -> int | None:
        """How the server closes the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    def watch(self, game: str, since: int = 0) -> Json:
        self.send("watch", game=game, since=since)
        return self.wait("update")

    def command(self, game: str, kind: str, **fields: Any) -> Json:
        """The answer to a command: applied or refused. Updates before it are passed over."""
        fields.setdefault("id", secrets.token_hex(8))
        self.send("command", game=game, command={"type": kind, **fields})
        return self.wait("applied", "refused")
