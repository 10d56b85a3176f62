"""The socket against anything: every answer has a type or the connection ends with a code, nothing
unforeseen happens, what is not applied changes nothing, and others do not notice."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from evora.server import messages as m
from evora.server.api.decoding import client_message
from server.fuzzing import Target, damaged, fuzzed, json_values, mutated, target
from server.serving import Client, Json, Socket
from server.soak import quick_or_soak

EXAMPLES = quick_or_soak(200, 5000)
# A broken frame, no text, not our manners, too large, another protocol.
CLOSE_CODES = {1002, 1003, 1007, 1008, 1009, 4000}
_told = msgspec.json.Decoder(m.ServerMessage)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with target(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/evora.db") as ready:
        yield ready


@pytest.fixture(scope="module")
def other(found: Target) -> Iterator[Socket]:
    """Somebody who has nothing to do with it."""
    with found.running.guest("other").socket() as socket:
        yield socket


# They stand for the game, which differs from run to run, and for its seq, which moves on: what is
# generated must not depend on either.
GAME, SEQ = "AbCdEfGhIj", 4_242_424_242
_COMMANDS: list[Json] = [
    {"type": "play", "seat": 2, "move": "1B1"},
    {"type": "claim", "seat": 1, "away": 2, "choice": "engine"},
    {"type": "answer", "seat": 1, "accept": True},
    {"type": "join", "seat": 1},
    *({"type": kind, "seat": 1} for kind in ("undo", "offer_end", "resign")),
    *({"type": kind} for kind in ("leave", "cancel", "rematch")),
]
# One good message of every kind, and one good command of every kind.
MESSAGES: list[Json] = [
    {"type": "hello", "protocol": m.PROTOCOL},
    {"type": "watch", "game": GAME, "since": 0},
    {"type": "unwatch", "game": GAME},
    {"type": "watch_lobby", "on": True},
    {"type": "ping", "sent": 1},
]
COMMANDS: list[Json] = [
    {"type": "command", "game": GAME, "command": {"id": "fuzz-0000", "seq": SEQ} | rest}
    for rest in _COMMANDS
]
_LARGE = [" " * 8192, " " * 8193, "[" * 8000, '{"type":' * 1000, b"\0" * 9000]
_whole = st.sampled_from(MESSAGES) | st.sampled_from(COMMANDS)
frames: st.SearchStrategy[str | bytes] = st.one_of(
    _whole.map(json.dumps),
    _whole.map(json.dumps),
    _whole.flatmap(mutated).map(json.dumps),
    _whole.flatmap(mutated).map(json.dumps),
    _whole.map(json.dumps).flatmap(damaged),
    json_values.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.integers(0, len(_LARGE) - 1).map(_LARGE.__getitem__),
)


def to_say(found: Target, said: list[str | bytes]) -> list[str | bytes]:
    seq = str(found.view()["seq"])
    return [
        frame.replace(GAME, found.game).replace(str(SEQ), seq) if isinstance(frame, str) else frame
        for frame in said
    ]


def is_command(frame: str | bytes) -> bool:
    try:
        return isinstance(frame, str) and isinstance(client_message.decode(frame), m.DoCommand)
    except msgspec.MsgspecError:
        return False


def talk(client: Client, said: list[str | bytes], hello: bool) -> tuple[set[str], bool]:
    """The kinds of all answers, and whether it was heard to the end."""
    kinds: set[str] = set()
    # What was sent to somebody who had been closed may break the connection before it is read.
    with contextlib.suppress(ConnectionClosed), client.socket(hello=hello) as socket:
        try:
            for frame in said:
                socket.connection.send(frame)
            socket.send("hello", protocol=m.PROTOCOL)
            socket.send("ping", sent=987_654_321)
        except ConnectionClosed:
            pass
        try:
            while True:
                message = _told.decode(socket.connection.recv(20))
                kinds.add(type(message).__name__)
                if isinstance(message, m.Pong) and message.sent == 987_654_321:
                    return kinds, True
        except ConnectionClosed as closed:
            assert closed.rcvd is None or closed.rcvd.code in CLOSE_CODES, closed
    return kinds, False


def check_others(found: Target, other: Socket) -> None:
    other.send("ping", sent=1)
    other.wait("pong")
    assert found.errors() == 0


def test_conversations(found: Target, other: Socket) -> None:
    kinds: set[str] = set()

    @fuzzed(EXAMPLES)
    @given(
        frames=st.lists(frames, min_size=1, max_size=6),
        who=st.sampled_from(["guest", "friend", "bystander"]),
        hello=st.booleans(),
    )
    def converse(frames: list[str | bytes], who: str, hello: bool) -> None:
        said = to_say(found, frames)
        before = found.digest()
        heard, to_the_end = talk(getattr(found, who), said, hello)
        if (to_the_end and "Applied" not in heard) or not any(map(is_command, said)):
            assert found.digest() == before
        kinds.update(heard)
        check_others(found, other)
        if found.view()["status"] == "over":
            found.renew()

    converse()
    found.check_well()
    assert kinds >= {"Welcome", "Update", "Pong", "Refused", "Applied"}, kinds


@fuzzed(EXAMPLES // 2)
@given(order=st.permutations(range(6)), guest=st.booleans())
def test_a_good_conversation_in_any_order(
    found: Target, other: Socket, order: list[int], guest: bool
) -> None:
    stale = {"type": "undo", "id": "fuzz-0001", "seq": 0, "seat": 1}
    good = [*MESSAGES, {"type": "command", "game": GAME, "command": stale}]
    before = found.digest()
    said = to_say(found, [json.dumps(good[number]) for number in order])
    heard, to_the_end = talk(found.guest if guest else found.bystander, said, hello=False)
    assert to_the_end and "Refused" in heard and "Applied" not in heard
    assert found.digest() == before
    check_others(found, other)


@fuzzed(EXAMPLES // 2)
@given(noise=st.binary(min_size=1, max_size=300), upgraded=st.booleans())
def test_noise_in_place_of_frames(
    found: Target, other: Socket, noise: bytes, upgraded: bool
) -> None:
    before = found.digest()
    if upgraded:
        with contextlib.suppress(ConnectionClosed, OSError), found.guest.socket() as socket:
            socket.connection.socket.sendall(noise)
            socket.connection.socket.shutdown(sockets.SHUT_WR)
            socket.connection.recv(20)
    else:
        assert not _answer(found, noise).startswith(b"HTTP/1.1 5")
    assert found.digest() == before
    check_others(found, other)


def _answer(found: Target, noise: bytes) -> bytes:
    """What a connection gets for this instead of HTTP."""
    parts = urlsplit(found.running.address)
    with sockets.create_connection((parts.hostname, parts.port or 80), 20) as connection:
        connection.sendall(noise)
        connection.shutdown(sockets.SHUT_WR)
        with contextlib.suppress(ConnectionResetError):
            return connection.recv(1000)
    return b""


_HANDSHAKE: dict[str, Any] = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


@fuzzed(EXAMPLES // 2)
@given(
    name=st.sampled_from([*_HANDSHAKE, "Origin", "Cookie", "Host", "Sec-WebSocket-Extensions"]),
    value=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30),
)
def test_handshakes_that_are_none(found: Target, other: Socket, name: str, value: str) -> None:
    host = urlsplit(found.running.address).netloc
    headers = {"Host": host, "Origin": found.running.address, **_HANDSHAKE, name: value}
    lines = [f"{key}: {text}" for key, text in headers.items()]
    head = "\r\n".join(["GET /ws HTTP/1.1", *lines, "", ""])
    answer = _answer(found, head.encode())
    assert not answer.startswith(b"HTTP/1.1 5"), answer
    check_others(found, other)
