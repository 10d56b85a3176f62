"""Letters at several processes, and when one is killed in the middle: each once, and none lost."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from evora.server.common.timestamps import wall_ms
from evora.server.live.notices.mail import rounds
from evora.server.storage import guests as stored_guests
from evora.server.storage import mail as stored_mail
from evora.server.storage.mail import StoredAddress
from server.mailboxes import Mailbox, mail_server
from server.serving import WAIT_SECONDS
from server.test_mail import ANN, PATH, settled, store_of, until, writing
from server.test_serve_command import _EVORA


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


def test_three_processes_send_each_letter_once(
    postgresql_url: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "EVERY_SECONDS", 0.05)
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(writing(postgresql_url, mailbox)) for _ in range(3)]
        store, now = store_of(servers[0]), wall_ms()
        for number in range(60):
            guest = f"guest{number}"
            store.write(stored_guests.add, guest, f"hash of {guest}", now)
            new = StoredAddress(
                id=f"{number:016x}",
                guest=guest,
                address=f"{guest}@example.org",
                key="0" * 64,
                language="en",
                given=now,
            )
            store.write(stored_mail.give, new, f"192.0.{number}.1", now)
        mailbox.wait(60)
        settled(servers[0])
        assert len({letter["To"] for letter in mailbox.parsed()}) == len(mailbox.letters) == 60


@contextlib.contextmanager
def process(data: Path, mailbox: Mailbox) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    smtp = f"smtp://127.0.0.1:{mailbox.port}"
    command = [*_EVORA, "serve", "--port", "0", "--data", str(data), "--smtp", smtp]
    command += ["--mail-from", "evora@example.org", "--public-url", "http://localhost"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as found:
        try:
            yield _address(found), found
        finally:
            found.kill()


def _address(found: subprocess.Popen[str]) -> str:
    """With a public address the port is not printed."""
    deadline = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < deadline:
        assert found.poll() is None
        with contextlib.suppress(OSError, ValueError):
            for line in Path(f"/proc/{found.pid}/net/tcp").read_text().splitlines()[1:]:
                parts = line.split()
                if parts[3] == "0A" and f"socket:[{parts[9]}]" in _sockets(found.pid):
                    port = int(parts[1].rpartition(":")[2], 16)
                    httpx.get(f"http://127.0.0.1:{port}/readyz").raise_for_status()
                    return f"http://127.0.0.1:{port}"
        time.sleep(0.1)
    raise AssertionError("it does not listen")


def _sockets(pid: int) -> set[str]:
    found = set()
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(str(entry.readlink()))
    return found


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_kill_in_the_middle_of_a_letter(tmp_path: Path, mailbox: Mailbox, moment: str) -> None:
    """Before the mail server has taken it, and after that, when the process does not know yet."""
    stuck = mailbox.hangs if moment == "before" else mailbox.withholds
    stuck.set()
    with process(tmp_path, mailbox) as (address, server):
        with httpx.Client(base_url=address, headers={"Origin": address}) as client:
            client.post("/api/me", json={}).raise_for_status()
            client.put(PATH, json={"address": ANN}).raise_for_status()
        until(lambda: mailbox.attempts if moment == "before" else mailbox.letters)
        server.kill()
        server.wait()
    stuck.clear()
    # The lease of the process that died has ended.
    with contextlib.closing(sqlite3.connect(tmp_path / "evora.db")) as database:
        assert database.execute("SELECT lease FROM mail_addresses").fetchone()[0] is not None
        database.execute("UPDATE mail_addresses SET lease = 1")
        database.commit()
    wanted = 1 if moment == "before" else 2
    with process(tmp_path, mailbox):
        letters = mailbox.wait(wanted)
        time.sleep(0.5)
    assert len(letters) == len(mailbox.letters) == wanted
    assert len({letter["Message-ID"] for letter in letters}) == 1, "who gets both shows one"
