"""`evora serve`, `evora backup` and `evora restore`, as people run them."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from evora.cli import main

_EVORA = [sys.executable, "-c", "import sys; from evora.cli import main; sys.exit(main())"]


def evora(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*_EVORA, *arguments], capture_output=True, text=True, timeout=60, check=False
    )


@contextlib.contextmanager
def served(data: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server that was started from the command line."""
    command = [*_EVORA, "serve", "--port", "0", "--data", str(data), *arguments]
    environment = {**os.environ, "EVORA_LANGUAGE": "en"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line
            yield found[0], process
        finally:
            process.kill()


def rest_of(process: subprocess.Popen[str]) -> str:
    """What it still prints until it ends."""
    assert process.stdout is not None
    output = process.stdout.read()
    process.wait(30)
    return output


def start_game(address: str) -> tuple[str, httpx.Cookies]:
    with httpx.Client(
        base_url=address,
        headers={"Origin": address},
        transport=httpx.HTTPTransport(retries=5),
        timeout=30,
    ) as client:
        client.post("/api/me", json={}).raise_for_status()
        seats = [{"type": "me"}, {"type": "engine", "level": "casual"}]
        made = client.post("/api/games", json={"id": "12345678", "seats": seats, "start": 1})
        return made.json()["game"], client.cookies


def test_from_start_to_end(tmp_path: Path) -> None:
    with served(tmp_path) as (address, process):
        game, cookies = start_game(address)
        assert (tmp_path / "evora.db").exists()
        port = address.rpartition(":")[2]
        second = evora("serve", "--port", port, "--data", str(tmp_path))
        assert second.returncode == 1 and f"port {port}" in second.stderr
        process.send_signal(signal.SIGINT)
        output = rest_of(process)
        assert process.returncode == 0
        assert str(tmp_path / "evora.db") in output
        assert "Traceback" not in output
    saved, moved = tmp_path / "saved.gz", tmp_path / "moved"
    assert evora("backup", str(saved), "--data", str(tmp_path)).returncode == 0
    assert evora("restore", str(saved), "--data", str(moved)).returncode == 0
    again = evora("restore", str(saved), "--data", str(moved))
    assert again.returncode == 1 and again.stderr.startswith("evora: ")
    with served(moved) as (address, process):
        with httpx.Client(
            base_url=address, cookies=cookies, transport=httpx.HTTPTransport(retries=5), timeout=30
        ) as client:
            assert client.get("/readyz").text == "ready\n"
            assert client.get(f"/api/games/{game}").json()["yours"] == [1]
        process.terminate()
        rest_of(process)
        assert process.returncode == 0


def test_what_cannot_be_set() -> None:
    wrong = evora("serve", "--port", "many")
    assert wrong.returncode == 2 and "--port" in wrong.stderr
    wrong = evora("serve", "--database", "mysql://x")
    assert wrong.returncode == 1 and "mysql" in wrong.stderr and "Traceback" not in wrong.stderr


def test_mail_servers_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--port", "0", "--data", str(tmp_path))
    server = "smtps://ann:hush-hush@mail.example.org"
    incomplete = ((), ("--mail-from", "a@example.org"), ("--public-url", "https://x.example"))
    for given in incomplete:
        assert main(["serve", *data, "--smtp", server, *given]) == 1
        told = capsys.readouterr()
        assert "--smtp needs --mail-from and --public-url" in told.err
        assert "hush" not in told.err + told.out
    monkeypatch.setenv("EVORA_SMTP", "smtp://ann:hush-hush@mail.example.org")
    with pytest.raises(SystemExit):
        main(["serve", *data])
    told = capsys.readouterr()
    assert "EVORA_SMTP: expected smtps:// or smtp+starttls://" in told.err
    assert "hush" not in told.err + told.out


def test_sentences_about_names_that_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--port", "0", "--data", str(tmp_path))
    assert main(["serve", "--host", "nosuchhost.invalid", *data]) == 1
    told = capsys.readouterr().err
    assert "nosuchhost.invalid: there is no such host" in told and "free" not in told
    monkeypatch.setenv("EVORA_NEW_GAMEZ", "5/h")
    assert main(["serve", *data]) == 1
    assert "perhaps EVORA_NEW_GAMES is meant" in capsys.readouterr().err


def test_plain_http_is_told(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as (address, process):
        assert "localhost" in address
        start_game(address)
        process.terminate()
        assert "plain HTTP" in rest_of(process)


def test_a_host_that_is_not_ours(tmp_path: Path) -> None:
    wrong = evora("serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    assert wrong.returncode == 1 and "192.0.2.1" in wrong.stderr
