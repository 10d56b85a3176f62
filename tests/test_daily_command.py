"""`evora daily`: begun once, gone on with, and told to others; nothing is taken back."""

from __future__ import annotations

import datetime
import io
import json
import subprocess
from pathlib import Path

import pytest

from evora import Position
from evora.cli import main
from evora.daily_deal import SEAT, deal_of, replay, result_of, share_text
from evora.files import data_folder
from evora.game import Game
from evora.record import format_game, read_game
from evora.texts import speaking, text
from tools.wasm import ROOT, node

TODAY = datetime.date.today()
DEAL = deal_of(TODAY)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("EVORA_LANGUAGE", "en")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def in_the_browsers_engine() -> list[str]:
    """Today's deal, played by a program with the page's own code."""
    job = f'{{"date":"{TODAY}","setting":"coloured-2","mover":"keen","chance":7}}\n'
    command = [node(), str(ROOT / "web" / "wasm" / "deals.js")]
    done = subprocess.run(
        command, input=job, capture_output=True, text=True, check=True, cwd=ROOT / "web"
    )
    tokens: list[str] = json.loads(done.stdout)["tokens"]
    return tokens


def test_the_terminal_plays_the_game_of_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the same moves of the person, everything else is the same to the letter."""
    tokens = in_the_browsers_engine()
    game = replay(DEAL, tokens)
    typed = []
    for position, token in zip(game.positions, tokens, strict=False):
        if position.phase == "deal" and position.round > 1:
            typed.append("")  # the next deal is asked for
        elif position.to_move == SEAT:
            typed.append(token)
    half = len(typed) // 2
    type_in(monkeypatch, *typed[:half], "undo", "hint", "save elsewhere.evora", "quit")
    assert main(["daily", "--plain"]) == 0
    told = capsys.readouterr().out
    strict = text("deal-strict", "en").split(":")[0]
    assert told.count(strict) == 3
    assert f"evora daily --date {TODAY} --setting coloured-2" in told
    type_in(monkeypatch, *typed[half:])
    assert main(["daily", "--plain"]) == 0
    (path,) = (data_folder() / "deals").glob("*.evora")
    assert [str(token) for token in read_game(path).tokens] == tokens
    with speaking("en"):
        shared = share_text(DEAL, result_of(game))
    told = capsys.readouterr().out
    assert shared in told and text("deals-days-count", "en", count=1) in told
    # It is played once.
    type_in(monkeypatch)
    assert main(["daily", "--plain"]) == 0
    again = capsys.readouterr().out
    assert text("deal-finished-already", "en") in again and shared in again


def test_days_that_have_not_come_or_never_were(capsys: pytest.CaptureFixture[str]) -> None:
    tomorrow = (TODAY + datetime.timedelta(days=1)).isoformat()
    for day, key, date in (
        (tomorrow, "deal-not-yet", tomorrow),
        ("2026-10-31", "deal-before-first", "2026-11-01"),
    ):
        assert main(["daily", "--date", day]) == 1
        assert text(key, "en", date=date) in capsys.readouterr().err
    assert not (data_folder() / "deals").exists()


def test_a_file_with_another_game_is_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    path = data_folder() / "deals" / f"{TODAY}-coloured-2.evora"
    path.parent.mkdir(parents=True)
    record = format_game(Game(Position.new(2, "grey", 1)))
    path.write_text(record, "utf-8")
    assert main(["daily", "--plain"]) == 1
    assert str(path) in capsys.readouterr().err
    assert path.read_text("utf-8") == record
