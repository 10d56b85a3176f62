"""`evora admin`, as a test types it: beside a server that runs in a thread or a process."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from evora.cli import admin_asking, main
from evora.server.live.upkeep import host_actions
from server.serving import Client, Json, Running, Socket, serving


@dataclass(frozen=True)
class Said:
    """What a command has printed, and its exit status."""

    code: int
    out: str
    err: str

    @property
    def number(self) -> int:
        """Of the action that it asked for."""
        found = re.search(r"[Aa]ction (\d+)", self.out + self.err)
        assert found is not None, self
        return int(found[1])


def admin(url: str, *words: str) -> Said:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(["--language", "en", "admin", *words, "--database", url])
        except SystemExit as end:
            code = int(end.code or 0)
    return Said(code, out.getvalue(), err.getvalue())


def run(url: str, *words: str) -> None:
    """From a thread: what it prints goes where the others' goes."""
    assert main(["--language", "en", "admin", *words, "--database", url]) == 0


def done(url: str, *words: str) -> Said:
    """One that is carried out."""
    said = admin(url, *words)
    assert said.code == 0, said
    return said


def refused(url: str, *words: str) -> str:
    """What it says about one that is not."""
    said = admin(url, *words)
    assert said.code == 1 and not said.out, said
    return said.err


def listed(url: str, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done(url, *words, "--json").out.splitlines()]


# --- A server to act on


# All clients are on this machine: a proxy says where they come from.
PROXIES = (ipaddress.ip_network("127.0.0.0/8"),)


@pytest.fixture
def hosted(quick_host: None, database_url: str) -> Iterator[Running]:  # noqa: ARG001
    with serving(database_url, proxies=PROXIES) as found:
        yield found


@pytest.fixture
def quick_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite nobody tells the server that something is asked of it: it looks."""
    monkeypatch.setattr(host_actions, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(admin_asking, "_NO_SERVER_SECONDS", 0.2)


def url_of(running: Running) -> str:
    return running.server.settings.database or ""


def named(running: Running, name: str, **headers: str) -> Client:
    client = running.guest(name, **headers)
    client.ask("PUT", "/api/me", {"name": name})
    return client


def me(client: Client) -> Json:
    found: Json = client.ask("GET", "/api/me")
    return found


def guest_of(client: Client) -> str:
    return str(me(client)["guest"])


def move(socket: Socket, view: Json) -> Json:
    return socket.command(
        view["game"],
        "play",
        seq=view["seq"],
        seat=view["to_move"],
        move=view["legal"][0]["move"],
    )
