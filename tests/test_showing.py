"""How positions show themselves as text: by str, repr, format and print."""

from __future__ import annotations

import subprocess
import sys

import pytest
from positions import SETTINGS, random_positions

from evora import EvoraError, Position, Seed
from evora.cli import main
from evora.plaintext import draw
from evora.texts import speaking

START = Position.new()
DEALT = START.play(Seed(7).deal(START))


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_a_board_is_what_is_drawn_without_colour(variant: str, players: int) -> None:
    for now in random_positions(variant, players, count=10, seed=3):
        board = format(now, "board")
        assert board == f"{now:board}" == draw(now, colour=False)
        assert board.isascii()


def test_a_board_is_what_the_command_shows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("EVORA_LANGUAGE", "en")
    assert main(["show", str(DEALT)]) == 0
    assert capsys.readouterr().out == f"{DEALT:board}\n"
    with speaking("de"):
        assert "Manufakturen" in f"{DEALT:board}"


def test_without_a_form_it_is_the_text() -> None:
    assert format(DEALT) == format(DEALT, "") == str(DEALT) == f"{DEALT}"
    assert repr(DEALT) == f"Position('{DEALT}')"


@pytest.mark.parametrize("form", ["x", "Board", " board", ">80", "svg"])
def test_another_form_is_refused(form: str) -> None:
    with pytest.raises(EvoraError, match=rf"^format: expected nothing or 'board', got '{form}'$"):
        format(DEALT, form)


def test_the_methods_are_those_of_the_class() -> None:
    assert Position.png.__qualname__ == "Position.png"
    assert "table" in (Position.svg.__doc__ or "")
    # Also for those who come by the module of the core alone.
    code = "from evora._core import Position; print(format(Position.new(), 'board'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == f"{START:board}\n"
