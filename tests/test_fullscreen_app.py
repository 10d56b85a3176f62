"""The full screen itself: real keys, a real mouse and time, through the toolkit's own pipes."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pexpect
import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from terminal_games import saved, setup_for

from evora import Seed
from evora.cli import main, play
from evora.terminal.fullscreen import app as full_screen
from evora.terminal.fullscreen.app import GameScreen, run_full_screen
from evora.terminal.fullscreen.choosing import Take
from evora.terminal.fullscreen.control import Control
from evora.terminal.fullscreen.looks import Looks
from evora.terminal.fullscreen.showing import show
from evora.terminal.fullscreen.view import Target, ToLine
from evora.terminal.local_game import LocalGame
from evora.terminal.setup import Setup

EVORA = Path(sys.executable).parent / "evora"
LIMIT = 30.0


class Output(DummyOutput):
    """A terminal of a size that can change."""

    size = Size(rows=24, columns=80)

    def get_size(self) -> Size:
        return self.size


class Played:
    """A running screen: what is typed, clicked, and what has come of it."""

    def __init__(self, control: Control, screen: GameScreen, pipe: PipeInput) -> None:
        self.control = control
        self.screen = screen
        self._pipe = pipe

    def send(self, keys: str) -> None:
        self._pipe.send_text(keys)

    def click(self, target: Target) -> None:
        place = show(self.control, 80, 24).place_of(target)
        assert place is not None
        x, y = place[0] + 1, place[1] + 1
        self.send(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(LIMIT):
            while not reached():
                await asyncio.sleep(0.005)

    @property
    def moves(self) -> list[str]:
        return [str(move) for move in self.control.local_game.game.moves]


def run(setup: Setup, script: Callable[[Played], Awaitable[None]], delay: float = 0.0) -> Control:
    """Runs a screen while the script types at it; leaves when the script has ended."""
    local_game = LocalGame(setup)
    control = Control(local_game, Looks(True), delay)

    async def main(pipe: PipeInput) -> None:
        screen = GameScreen(control)
        running = asyncio.ensure_future(screen.run())
        played = Played(control, screen, pipe)
        await played.until(lambda: screen.app.render_counter > 0)
        await script(played)
        if not running.done():
            played.send("\x1bq" if control.page else "q")
        await asyncio.wait_for(running, LIMIT)

    with create_pipe_input() as pipe, create_app_session(input=pipe, output=Output()):
        asyncio.run(main(pipe))
    local_game.close()
    return control


def test_typing_clicking_and_arrows(tmp_path: Path) -> None:
    async def script(played: Played) -> None:
        played.send("2k3")
        await played.until(lambda: len(played.moves) == 1)
        played.click(Take(5, "B"))
        await played.until(lambda: bool(played.control.choosing and played.control.choosing.move))
        played.click(ToLine(2))
        await played.until(lambda: len(played.moves) == 2)
        played.send("\x1b[C\r\x1b[B\r")  # right, Enter, down, Enter
        await played.until(lambda: len(played.moves) == 3)
        played.send("s?")
        await played.until(lambda: played.control.page is not None)
        played.send("\x1b")
        await played.until(lambda: played.control.page is None)

    control = run(setup_for(tmp_path / "g", seats=["person"] * 2), script)
    assert control.left
    assert [str(move) for move in control.local_game.game.moves][:2] == ["2K3", "5B2"]
    assert saved(tmp_path / "g").moves == control.local_game.game.moves


def test_computers_answer_and_a_hint_comes_while_keys_still_work(tmp_path: Path) -> None:
    async def script(played: Played) -> None:
        played.send("2k3")
        await played.until(lambda: len(played.moves) == 2 and played.control.choosing is not None)
        played.send("h")
        await played.until(lambda: "engine" in played.control.message)
        played.send("\r")
        await played.until(lambda: len(played.moves) == 4)

    run(setup_for(tmp_path / "g", seats=["person", "casual"]), script)


def test_a_game_of_computers_is_paused_stepped_and_watched_to_its_review(tmp_path: Path) -> None:
    async def script(played: Played) -> None:
        assert played.moves == []  # the first is due in a minute
        played.send("n")
        await played.until(lambda: len(played.moves) == 1)
        assert played.control.paused
        played.send("n")
        await played.until(lambda: len(played.moves) == 2)
        played.control.delay = 0.0
        played.send(" ")
        await played.until(lambda: played.control.local_game.game.is_over)
        played.send("v")
        await played.until(
            lambda: bool(played.control.reviewing and played.control.reviewing.moves)
        )

    control = run(setup_for(tmp_path / "g", seats=["greedy", "random"]), script, delay=60.0)
    assert control.local_game.game.is_over


def test_the_window_can_change_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[tuple[int, int]] = []

    def watched(control: Control, width: int, height: int) -> object:
        sizes.append((width, height))
        return show(control, width, height)

    monkeypatch.setattr(full_screen, "show", watched)
    monkeypatch.setattr(Output, "size", Size(rows=24, columns=80))

    async def script(played: Played) -> None:
        monkeypatch.setattr(Output, "size", Size(rows=40, columns=120))
        played.screen.app._on_resize()
        await played.until(lambda: (120, 40) in sizes)

    run(setup_for(tmp_path / "g"), script)
    assert sizes[0] == (80, 24)


def test_a_broken_screen_does_not_lose_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_screen: GameScreen) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(GameScreen, "run", broken)
    with (
        create_pipe_input() as pipe,
        create_app_session(input=pipe, output=Output()),
        pytest.raises(BrokenPipeError),
    ):
        run_full_screen(setup_for(tmp_path / "g"), colour=False, width=lambda: 80)
    assert len(saved(tmp_path / "g").tokens) == 1


def test_leaving_says_where_the_game_is(tmp_path: Path) -> None:
    said: list[str] = []
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=Output()):
        pipe.send_text("q")
        status = run_full_screen(
            setup_for(tmp_path / "g"), colour=False, width=lambda: 80, write=said.append
        )
    assert status == 0
    assert Seed("7").hash in "\n".join(said)  # before the game
    assert said[-2] == f" The game is saved in {tmp_path / 'g'}"
    assert said[-1].startswith(" To continue: evora play --resume ")


def environment(**more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "LC_ALL": "C.UTF-8", **more}


def test_a_terminal_gets_the_full_screen_and_plain_the_lines(tmp_path: Path) -> None:
    save = tmp_path / "game.evora"
    options = ["play", "--seed", "7", "--start", "1", "--delay", "0", "--save", str(save)]

    def spawn(*more: str, term: str) -> pexpect.spawn[str]:
        return pexpect.spawn(
            str(EVORA),
            [*options, *more],
            env=environment(TERM=term),
            encoding="utf-8",
            dimensions=(24, 80),
            timeout=60,
        )

    child = spawn(term="xterm-256color")
    child.expect("choose tiles")
    assert "\x1b[?1049h" in (child.before or "")  # the other screen of the terminal
    child.send("2K3")
    child.expect("2K3")  # in the log, and below it whatever the computer answers
    child.expect(r"(?<![\[\d;])\d[BYRKW]\d")
    child.send("q")
    child.expect("The game is saved in")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    moves = saved(save).moves
    assert (str(moves[0]), len(moves)) == ("2K3", 2)

    save.unlink()
    child = spawn("--plain", term="xterm-256color")
    child.expect("your move")
    assert "\x1b[?1049h" not in (child.before or "")
    # Echoed once it is read: an interrupt just before that waits for the next key, as in any
    # Python program that has readline.
    child.send("x")
    child.expect("x")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()


def test_without_the_toolkit_the_plain_game_is_played_and_a_sentence_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "prompt_toolkit", None)
    monkeypatch.setitem(sys.modules, "prompt_toolkit.application", None)
    monkeypatch.delitem(sys.modules, "evora.terminal.fullscreen.app")
    monkeypatch.setattr(play, "_can_fill_the_screen", lambda: True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "--seed", "7", "--save", str(tmp_path / "g")]) == 0
    written = capsys.readouterr()
    assert written.err.startswith("The full-screen game needs the package prompt-toolkit;")
    assert "pip install prompt-toolkit" in written.err
    assert "The game is saved in" in written.out


@pytest.mark.parametrize(
    ("options", "variables", "full"),
    [
        ([], {"TERM": "xterm"}, True),
        ([], {"TERM": "xterm", "EVORA_PLAIN": ""}, True),
        (["--plain"], {"TERM": "xterm"}, False),
        ([], {"TERM": "xterm", "EVORA_PLAIN": "1"}, False),
        ([], {"TERM": "dumb"}, False),
        ([], {"TERM": ""}, False),
    ],
)
def test_which_game_a_terminal_gets(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    variables: dict[str, str],
    full: bool,
) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    opened: list[str] = []

    def opener(name: str) -> Callable[..., int]:
        def open_game(*_arguments: object, **_options: object) -> int:
            opened.append(name)
            return 0

        return open_game

    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(full_screen, "run_full_screen", opener("full"))
    monkeypatch.setattr(play, "run_game", opener("plain"))
    assert main(["play", *options, "--save", str(tmp_path / "g")]) == 0
    assert opened == ["full" if full else "plain"]


def test_no_other_command_loads_the_toolkit() -> None:
    code = "import sys, evora.cli; evora.cli.main(['new']); print('prompt_toolkit' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=LIMIT
    )
    assert done.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize("value", ["-1", "soon", "nan", "inf"])
def test_a_delay_is_a_number_of_seconds(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", f"--delay={value}"])
    assert left.value.code == 2
    assert f"expected a number of seconds from 0 on, got '{value}'" in capsys.readouterr().err
