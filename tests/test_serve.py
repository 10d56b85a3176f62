"""What `evora serve` says when it starts (tests/server/test_serve_command.py runs it)."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora.cli.serve import _announce
from evora.server.common.settings import Settings


def announced(capsys: pytest.CaptureFixture[str], settings: Settings) -> list[str]:
    _announce(settings)
    return capsys.readouterr().out.splitlines()


def test_on_this_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert announced(capsys, Settings(data=tmp_path)) == [
        "Evora is at http://127.0.0.1:8000 (Ctrl-C stops it).",
        f"Games are kept in {tmp_path / 'evora.db'}.",
    ]


def test_a_database_is_named_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    lines = announced(capsys, Settings(database="postgresql://evora:secret@host/name"))
    assert lines[1:] == ["Games are kept in a postgresql database."]


def test_plain_http_for_others_is_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    plain = announced(capsys, Settings(host="0.0.0.0"))
    assert "This is plain HTTP" in plain[-1]
    safe = announced(capsys, Settings(host="0.0.0.0", public_url="https://games.example.org"))
    assert len(safe) == len(plain) - 1
