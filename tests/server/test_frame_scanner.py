"""Everything that the server sends, to anybody, is searched: no seed before the end of its game, no
deal before it is dealt, no order of the bag, and nobody else's token, code or id."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import re
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import Any

import pytest

from server.serving import ENGINE, FRIEND, ME, Client, Running, Socket, play_again, serving
from server.soak import quick_or_soak

ROUNDS = quick_or_soak(1, 10)
LOCAL = {"type": "local", "name": "Bo"}
# Where more tiles in a row may stand than a factory, a line or a floor holds.
LONG_KEYS = {"deal", "centre", "text", "token", "position"}


@dataclass(frozen=True)
class Frame:
    """`time`: when it was received, in milliseconds since 1970."""

    time: int
    who: str
    data: bytes


@dataclass(frozen=True)
class Secret:
    """`until`: when it may be known to everybody; `owner`: who may know it before."""

    what: str
    text: str
    until: float = float("inf")
    owner: str = ""


def disguises(secret: str) -> set[bytes]:
    """A secret, as it could slip through: as text, and if it is hex as bytes and numbers."""
    found = {secret.encode()}
    if re.fullmatch(r"([0-9a-f]{2}){16,}", secret):
        raw = bytes.fromhex(secret)
        found |= {raw, raw[::-1], raw.hex().upper().encode(), raw[::-1].hex().encode()}
        for encoded in (base64.b64encode(raw), base64.urlsafe_b64encode(raw)):
            found.add(encoded.rstrip(b"="))
        words = [raw[start : start + 8] for start in range(0, len(raw), 8)]
        for order in ("big", "little"):
            found.add(str(int.from_bytes(raw, order)).encode())
            found |= {str(int.from_bytes(word, order)).encode() for word in words}
        # Half of a seed is too much as well.
        found |= {secret[:32].encode(), secret[32:].encode()} - {b""}
    if "/" in secret:  # a deal, as a list of factories and in one piece
        factories = secret.lstrip("=").split("/")
        found.add(json.dumps(factories, separators=(",", ":")).encode())
        found |= {"".join(factories).encode(), "/".join(factories).encode()}
    return found


def scan(frames: Iterable[Frame], known: Iterable[Secret]) -> list[str]:
    """What left too early, or to whom it should not have."""
    needles = [(secret, disguises(secret.text)) for secret in known]
    leaks = []
    for frame in frames:
        for secret, texts in needles:
            if frame.time >= secret.until or frame.who == secret.owner:
                continue
            if any(text in frame.data for text in texts):
                leaks.append(f"{secret.what} to {frame.who}: {frame.data[:200]!r}")
        leaks += [f"{key} to {frame.who}: {text}" for key, text in long_orders(frame.data)]
    return leaks


def long_orders(data: bytes) -> Iterator[tuple[str, str]]:
    """Strings of tiles, and lists of tiles, that are too long for anything on the table."""
    body = data.rpartition(b"\n")[2]
    try:
        message = json.loads(body)
    except ValueError:
        return
    todo: list[tuple[str, Any]] = [("", message)]
    while todo:
        key, value = todo.pop()
        if isinstance(value, dict):
            todo += value.items()
        elif isinstance(value, list):
            todo += [(key, item) for item in value]
            tiles = [item for item in value if isinstance(item, str) and len(item) == 1]
            if len(tiles) > 7:
                yield key, "".join(tiles)
        elif isinstance(value, str) and key not in LONG_KEYS:
            for found in re.findall(r"[BYRKW]{8,}", value):
                yield key, found


# --- The scanner finds what there is to be found


SEED = hashlib.sha256(b"a seed").hexdigest()
DEAL = "=YRRW/BBYR/RRRK/BWWW/YKWW"


@pytest.mark.parametrize(
    "data",
    [
        SEED.encode(),
        bytes.fromhex(SEED),
        base64.b64encode(bytes.fromhex(SEED)),
        str(int(SEED, 16)).encode(),
        SEED.upper().encode(),
        SEED[:40].encode(),
        DEAL.encode(),
        b'{"factories":["YRRW","BBYR","RRRK","BWWW","YKWW"]}',
        b'{"bag":"BYRKWBYRKW"}',
        b'{"bag":["B","Y","R","K","W","B","Y","R"]}',
    ],
)
def test_the_scanner_finds(data: bytes) -> None:
    known = [Secret("seed", SEED, until=10), Secret("deal", DEAL, until=10)]
    frame = Frame(9, "anybody", b'header: x\n{"a":' + data + b"}" if b":" not in data else data)
    assert scan([frame], known)
    if b"bag" not in data:
        assert not scan([Frame(10, "anybody", frame.data)], known)


def test_the_scanner_knows_owners() -> None:
    token = Secret("token", secrets.token_urlsafe(32), owner="one")
    data = f"set-cookie: evora={token.text}; HttpOnly\n{{}}".encode()
    assert not scan([Frame(0, "one", data)], [token])
    assert scan([Frame(0, "two", data)], [token])


# --- What is scanned: everything that people do


class Stamped(list[tuple[str, bytes]]):
    """What was seen, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Frame] = []

    def append(self, item: tuple[str, bytes]) -> None:
        self.frames.append(Frame(int(time.time() * 1000), *item))
        super().append(item)


@dataclass
class Company:
    """People at their devices, each with a socket that watches every game."""

    clients: dict[str, Client]
    sockets: dict[str, Socket]
    games: list[str] = field(default_factory=list)

    def watch(self, game: str) -> str:
        self.games.append(game)
        for socket in self.sockets.values():
            socket.send("watch", game=game, since=0)
        self.hear()
        return game

    def hear(self) -> None:
        """Everything that has been sent so far; at once, so that its time is right."""
        for socket in self.sockets.values():
            socket.send("ping", sent=1)
            socket.wait("pong")

    def look(self) -> None:
        """Everybody asks for everything."""
        for client in self.clients.values():
            for game in self.games:
                for path in ("", "/events?since=0", "/record", "/steps"):
                    client.request("GET", f"/api/games/{game}{path}")
            for path in ("me", "me/games", "me/export", "lobby", "openapi.json"):
                client.request("GET", f"/api/{path}")
            client.request("GET", "/metrics")
            for game in self.games:
                client.do(game, "play", seat=1, move="1B1", seq=1)
                client.do(game, "undo", seat=4, seq=0)

    def play(self, game: str, moves: int = 1000) -> None:
        """The seat to move moves, until the game is over."""
        for _ in range(moves):
            views = {name: client.view(game) for name, client in self.clients.items()}
            self.hear()
            if any(view["status"] == "over" for view in views.values()):
                return
            for name, view in views.items():
                if view["legal"]:
                    # A move that fills a line lets the game come to an end.
                    best = max(view["legal"], key=lambda move: (move["completes"], -move["falls"]))
                    fields = {"seat": view["to_move"], "move": best["move"], "seq": view["seq"]}
                    self.clients[name].do(game, "play", **fields)
                    break


def company(running: Running, stack: ExitStack) -> Company:
    people = {name: running.guest(name) for name in ("one", "two", "watcher")}
    people["one"].ask("PUT", "/api/me", {"name": "Ada of the north"})
    people["nobody"] = running.client("nobody")
    found = Company(
        people,
        {name: stack.enter_context(client.socket()) for name, client in people.items()},
    )
    for socket in found.sockets.values():
        socket.send("watch_lobby", on=True)
    return found


def live(found: Company) -> None:
    """Games of every kind: some come to their end, others go on."""
    one, two = found.clients["one"], found.clients["two"]
    game = found.watch(one.create(ME, FRIEND, start=2)["game"])
    two.done(game, "join")
    found.play(game, 12)
    two.do(game, "undo", seat=2)
    one.do(game, "answer", seat=1, accept=False)
    found.look()
    found.play(game)
    again = found.watch(play_again(game, one, two))
    found.play(again, 25)
    found.look()
    grey = found.watch(two.create(ME, ENGINE, LOCAL, variant="grey")["game"])
    found.play(grey, 15)
    two.until(grey, lambda view: view["legal"])  # engines do not wait
    two.done(grey, "resign", seat=1)
    found.play(grey, 10)
    open_game = found.watch(one.create(ME, {"type": "anybody"}, LOCAL)["game"])
    two.done(open_game, "join")
    origin = {"type": "game", "game": game, "tokens": 9}
    on = found.watch(two.create(ME, ENGINE, origin=origin)["game"])
    found.play(on, 10)
    two.until(on, lambda view: view["legal"])  # engines do not wait
    two.done(on, "resign", seat=1)
    found.look()


def all_secrets(database: str, found: Company, codes: dict[str, str]) -> list[Secret]:
    known = []
    with closing(sqlite3.connect(database)) as connection:
        ends = dict(
            connection.execute(
                'SELECT game, time FROM events WHERE entry LIKE \'%"type":"ended"%\''
            )
        )
        for game, seed in connection.execute("SELECT id, seed FROM games"):
            known.append(Secret(f"the seed of {game}", seed, ends.get(game, float("inf"))))
        deals = connection.execute(
            'SELECT time, entry FROM events WHERE entry LIKE \'%"type":"dealt"%\''
        )
        known += [Secret("a deal", json.loads(entry)["deal"], at) for at, entry in deals]
        hashes = connection.execute("SELECT hash FROM tokens UNION SELECT hash FROM codes")
        known += [Secret("a hash", text) for (text,) in hashes]
    for name, client in found.clients.items():
        if client.token is not None:
            known.append(Secret(f"the token of {name}", client.token, owner=name))
            guest = client.ask("GET", "/api/me")["guest"]
            known.append(Secret(f"the id of {name}", guest, owner=name))
    return known + [Secret("a code", code, owner=name) for name, code in codes.items()]


def test_nothing_leaves_before_its_time(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "evora.server")
    caplog.set_level(logging.WARNING, "uvicorn")
    with serving(sqlite_url) as running:
        running.seen = seen = Stamped()
        with ExitStack() as stack:
            found = company(running, stack)
            codes = {"one": found.clients["one"].ask("POST", "/api/me/code", {})["code"]}
            for _ in range(ROUNDS):
                live(found)
            database = sqlite_url.removeprefix("sqlite:///")
            known = all_secrets(database, found, codes)
        sent = seen.frames
    assert scan(sent, known) == []

    # It was worth it: there was much to find, and what may be known is known.
    assert len(known) > 20 and len(sent) > 500
    everything = b"\n".join(frame.data for frame in sent)
    over = [secret for secret in known if "seed" in secret.what and secret.until < float("inf")]
    assert len(over) >= 2 and all(secret.text.encode() in everything for secret in over)
    assert all(secret.text.encode() in everything for secret in known if secret.what == "a deal")
    for name in ("one", "two"):
        token = str(found.clients[name].token).encode()
        lines = [line for frame in sent for line in frame.data.split(b"\n") if token in line]
        assert lines and all(line.startswith(b"set-cookie: ") for line in lines)

    # Logs say nothing about people, either, and no id that would open a game.
    told = "\n".join(
        f"{record.getMessage()} {record.__dict__.get('fields')}"
        for record in caplog.records
        if record.name.startswith(("evora", "uvicorn"))
    )
    private = [secret.text for secret in known if secret.what != "a deal"]
    for text in (*private, *found.games, "Ada", "127.0.0.1"):
        assert text not in told
