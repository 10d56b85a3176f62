"""Games that are killed, ended by a signal or lose their window: no move that was shown is lost."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pexpect
import pytest
from terminal_games import Person, play, saved, setup_for

from evora import Move
from evora.terminal.saves import load_game

TESTS = Path(__file__).parent
EVORA = Path(sys.executable).parent / "evora"
ENDING = [signal.SIGTERM, signal.SIGHUP]
# As a shell reports them: 128 and the number.
STATUS = {signal.SIGTERM: 143, signal.SIGHUP: 129}
SOON = 10.0


class Recorded(Person):
    """Keeps what it types."""

    def __init__(self, path: Path, turns: int) -> None:
        super().__init__(path, turns=turns)
        self.typed: list[str] = []

    def read(self, prompt: str) -> str:
        self.typed.append(super().read(prompt))
        return self.typed[-1]


@pytest.mark.parametrize(("name", "step"), [("SIGKILL", 1), ("SIGTERM", 4), ("SIGHUP", 7)])
def test_a_game_ended_at_every_moment_of_a_round(tmp_path: Path, name: str, step: int) -> None:
    person = Recorded(tmp_path / "whole", turns=8)  # more than the first round
    play(setup_for(tmp_path / "whole", seats=["person", "greedy"]), person)
    whole = saved(tmp_path / "whole").tokens
    assert saved(tmp_path / "whole").position.round == 2
    lines = "".join(f"{line}\n" for line in person.typed)
    done = subprocess.run(
        [sys.executable, TESTS / "killed_games.py", name, str(step), tmp_path],
        input=lines.encode(),
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    *ended, last = map(json.loads, done.stdout.splitlines())
    assert last["status"] == 0
    assert len(ended) > 80 / step
    number = signal.Signals[name]
    for game in ended:
        assert game["status"] == STATUS.get(number, -number), game
        shown = (tmp_path / f"{game['moment']}.shown").read_text()
        told = re.findall(r" takes \d", shown)
        path = tmp_path / f"{game['moment']}.evora"
        if path.exists():
            tokens = load_game(path).tokens
            assert tokens == whole[: len(tokens)]
            assert sum(isinstance(token, Move) for token in tokens) >= len(told)
        else:
            assert not told and "is dealt" not in shown


# --- The real program in a terminal


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    data = {"EVORA_DATA": str(tmp_path / "data")}
    return {**kept, **data, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}


def spawn(tmp_path: Path, *options: str) -> pexpect.spawn[str]:
    arguments = ["play", "--seed", "7", "--start", "1", *options]
    return pexpect.spawn(
        str(EVORA),
        arguments,
        env=environment(tmp_path),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=20,
    )


def moves_of(folder: Path) -> list[str]:
    """The moves of the only save."""
    (path,) = (folder / "data" / "saves").glob("*.evora")
    return [str(move) for move in load_game(path).moves]


def played(tmp_path: Path, *options: str) -> pexpect.spawn[str]:
    """A game in which a person has moved, and the move is on the screen."""
    child = spawn(tmp_path, *options)
    if "--plain" in options:
        child.expect("your move")
        child.sendline("2K3")
        child.expect(r"takes \d")
    else:
        child.expect("choose tiles")
        child.send("2K3")
        child.expect("2K3")
    return child


@pytest.mark.parametrize("number", ENDING)
@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_a_signal_ends_a_game_with_the_terminal_in_order(
    tmp_path: Path, number: signal.Signals, options: tuple[str, ...]
) -> None:
    child = played(tmp_path, "--seats", "person,person", *options)
    child.kill(number)
    child.expect("The game is saved in")
    child.expect("evora play --resume")
    modes = termios.tcgetattr(child.child_fd)[3]
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == STATUS[number]
    assert modes & termios.ECHO and modes & termios.ICANON
    assert moves_of(tmp_path) == ["2K3"]


@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_a_window_that_is_closed(tmp_path: Path, options: tuple[str, ...]) -> None:
    """The kernel sends HUP, and nothing can be written any more."""
    child = played(tmp_path, "--seats", "person,person", *options)
    os.close(child.fileno())
    child.child_fd = os.open(os.devnull, os.O_RDWR)
    assert child.pid is not None
    _, status = os.waitpid(child.pid, 0)
    assert os.waitstatus_to_exitcode(status) == STATUS[signal.SIGHUP]
    assert moves_of(tmp_path) == ["2K3"]


@pytest.mark.parametrize("number", [*ENDING, signal.SIGKILL])
@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_a_computer_that_thinks_keeps_nobody_waiting(
    tmp_path: Path, number: signal.Signals, options: tuple[str, ...]
) -> None:
    child = played(tmp_path, "--seats", "person,full", *options)
    began = time.monotonic()
    child.kill(number)
    child.expect(pexpect.EOF)
    child.close()
    assert time.monotonic() - began < SOON
    expected = {signal.SIGKILL: None, **STATUS}[number]
    assert child.exitstatus == expected
    assert moves_of(tmp_path)[0] == "2K3"
