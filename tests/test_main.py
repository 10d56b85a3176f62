"""What the command line returns, and what it says of errors."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from evora.cli import main
from evora.errors import EvoraError
from evora.texts import text

EVORA = Path(sys.executable).parent / "evora"


def with_command(monkeypatch: pytest.MonkeyPatch, run: Callable[[], int]) -> None:
    parser = argparse.ArgumentParser()
    parser.set_defaults(run=lambda _: run())
    monkeypatch.setattr("evora.cli.build_parser_for", lambda _: parser)


def raising(error: BaseException) -> Callable[[], int]:
    def run() -> int:
        raise error

    return run


@pytest.mark.parametrize("code", [0, 1])
def test_the_code_of_a_command_is_returned(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    with_command(monkeypatch, lambda: code)
    assert main([]) == code


def test_ctrl_c(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with_command(monkeypatch, raising(KeyboardInterrupt()))
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_an_error_about_data(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_command(monkeypatch, raising(EvoraError("tiles: too many")))
    assert main([]) == 1
    assert capsys.readouterr() == ("", "evora: tiles: too many\n")


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with_command(monkeypatch, raising(KeyError("a fault")))
    with pytest.raises(KeyError):
        main([])


def test_errors_of_the_user_are_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    expected = text("terminal-no-save", language="fi", file="/no/such")
    assert expected != text("terminal-no-save", file="/no/such")
    assert main(["--language", "fi", "play", "--resume", "/no/such"]) == 1
    assert capsys.readouterr().err == f"evora: {expected}\n"


def test_a_reader_that_has_gone() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([EVORA, "new"], stdout=write, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")
