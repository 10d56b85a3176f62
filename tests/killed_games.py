"""Plays the same game again and again, and ends it by a signal at every moment that it has.

    python killed_games.py SIGNAL STEP FOLDER < LINES

A moment is when the program is about to touch a file of its game or to ask for a line; LINES are
what is typed. Each game is `evora play --plain` in a fork, so that its modules are imported once:
its save is FOLDER/NUMBER.evora, what it has shown FOLDER/NUMBER.shown. A line of JSON for each says
the number of the moment and the exit status (negative: the signal itself), until one is not ended.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import sys
from pathlib import Path

from evora.cli import main

OPTIONS = ["play", "--plain", "--seats", "person,greedy", "--seed", "7", "--start", "1"]


def play_until(moment: int, number: signal.Signals, folder: Path, lines: bytes) -> int:
    """The exit status of a game that is ended at this moment."""
    save, shown = folder / f"{moment}.evora", folder / f"{moment}.shown"
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    typed, typing = os.pipe()
    os.write(typing, lines)
    os.close(typing)
    os.dup2(typed, sys.stdin.fileno())
    os.dup2(os.open(shown, os.O_WRONLY | os.O_CREAT), sys.stdout.fileno())
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # as in a terminal
    left = moment

    def count(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        touched = any(str(save.name) in str(each) for each in arguments)
        if event == "builtins.input" or touched:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), number)

    sys.addaudithook(count)
    os._exit(main([*OPTIONS, "--save", str(save)]))


def end_games(number: signal.Signals, step: int, folder: Path) -> None:
    lines, moment = sys.stdin.buffer.read(), 1
    while True:
        status = play_until(moment, number, folder, lines)
        print(json.dumps({"moment": moment, "status": status}), flush=True)
        if status == 0:
            return
        moment += step


if __name__ == "__main__":
    os.fsync = bool  # type: ignore[assignment]  # a power cut, which it is for, cannot be ordered
    with contextlib.redirect_stdout(io.StringIO()):  # what is loaded here is not in every fork
        main(["play", "--seats", "greedy,greedy", "--save", str(Path(sys.argv[3]) / "first.evora")])
    end_games(signal.Signals[sys.argv[1]], int(sys.argv[2]), Path(sys.argv[3]))
