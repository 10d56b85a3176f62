"""`evora request-log`: switching, and the hash of an address."""

from __future__ import annotations

from pathlib import Path

import pytest

from evora.cli import main
from evora.server.common.request_log import RequestLogFolder, hash_of, today


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RequestLogFolder:
    monkeypatch.setenv("EVORA_DATA", str(tmp_path))
    monkeypatch.delenv("EVORA_REQUEST_LOG", raising=False)
    return RequestLogFolder(tmp_path / "request-log")


def test_on_and_off(folder: RequestLogFolder, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["request-log", "on"]) == 0
        assert folder.is_on
        assert capsys.readouterr() == (f"The request log is on: {folder.path}\n", "")
    for _ in range(2):
        assert main(["request-log", "off"]) == 0
        assert not folder.is_on
        assert capsys.readouterr() == ("The request log is off.\n", "")


def test_the_hash_of_an_address_today(
    folder: RequestLogFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = RequestLogFolder(tmp_path / "other")
    other.switch(on=True)
    key = other.make_key(today())
    asked = ["request-log", "hash", "203.0.113.7", "--folder", str(other.path)]
    assert main(asked) == 0
    assert capsys.readouterr() == (hash_of(key, "address", "203.0.113.7") + "\n", "")
    assert main(["request-log", "hash", "203.0.113.7"]) == 1
    assert capsys.readouterr().err == (
        f"evora: {folder.path} has no key of today: the request log has not been on today.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hash"], "these arguments are required: ADDRESS"),
        (["hash", "example.org"], "expected an address such as 203.0.113.7, got 'example.org'"),
        (["on", "203.0.113.7"], "203.0.113.7"),
        (["maybe"], "invalid choice: 'maybe'"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_wrong_usage(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["request-log", *arguments])
    assert stop.value.code == 2
    assert said in capsys.readouterr().err
