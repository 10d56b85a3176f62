"""The example of docs/bots.md plays a game on a real server, and so does `evora bot`."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import ME, Client, Running, serving

_DOCS = Path(__file__).parent.parent.parent / "docs/bots.md"
_ENGINE = [sys.executable, "-m", "evora.engine_protocol"]
_EVORA = "import sys; from evora.cli import main; sys.exit(main())"


@contextlib.contextmanager
def _process(running: Running, token: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "EVORA_SERVER": running.address, "EVORA_BOT_TOKEN": token}
    process = subprocess.Popen(
        [sys.executable, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def _line(process: subprocess.Popen[str], wanted: str) -> str:
    """The first line with these words; what comes before it is passed over."""
    assert process.stdout is not None
    for line in process.stdout:
        if wanted in line:
            return line
    raise AssertionError(f"{wanted!r} was never said")


def _made(owner: Client, name: str = "Gizmo") -> tuple[dict[str, str], str]:
    made = owner.ask("POST", "/api/me/bots", {"name": name})
    return {"type": "bot", "bot": made["bot"]["bot"]}, made["token"]


def _play_to_the_end(person: Client, game: str) -> dict[str, object]:
    while True:
        view = person.until(game, lambda view: view["legal"] or view["status"] == "over")
        if view["status"] == "over":
            return dict(view["result"])
        person.play(game)


def test_the_example_of_the_docs_plays_a_game(sqlite_url: str) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", _DOCS.read_text("utf-8"), re.DOTALL)
    lines = [line for line in example.splitlines() if line and not line.startswith("import ")]
    assert len(lines) == 10
    with serving(sqlite_url) as running:
        anna = running.guest()
        seat, token = _made(anna)
        with _process(running, token, "-c", example):
            game = anna.create(ME, seat)["game"]
            assert _play_to_the_end(anna, game)["scores"]


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_evora_bot_plays_goes_and_comes_back(sqlite_url: str) -> None:
    """Two bots of one program against a person; it is stopped in the middle and started again, and
    then the server is."""
    words = ("-c", _EVORA, "bot", "--server")
    program = ("--nodes", "20", "--", *_ENGINE)
    with serving(sqlite_url) as running:
        anna, ben = running.guest(), running.guest()
        seat, token = _made(anna)
        with _process(
            running, token, *words, running.address, "--accept-from", "everyone", *program
        ) as process:
            _line(process, "Connected as Gizmo")
            # Everybody may invite it now, for several games at once.
            games = [ben.create(ME, seat, start=2)["game"] for _ in range(2)]
            for game in games:
                ben.until(game, lambda view: view["legal"])
                ben.play(game)
            process.send_signal(signal.SIGINT)
            assert "Stopped" in _line(process, "Stopped")
            assert process.wait(60) == 0
        with _process(running, token, *words, running.address, *program) as process:
            results = [_play_to_the_end(ben, game) for game in games]
            assert all(result["scores"] for result in results)
            assert "over" in _line(process, "over")
            anna.ask("DELETE", f"/api/me/bots/{seat['bot']}")
            assert "does not take this token" in _line(process, "token")
            assert process.wait(60) == 1


def test_what_evora_bot_says_when_it_cannot_play(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url) as running:
        _, token = _made(running.guest())
        start = ("-c", _EVORA, "bot", "--server", running.address)
        for given, arguments, said in (
            (token, ("--", "no-such-program"), "the program cannot be used"),
            (token, ("--level", "nobody", "--", *_ENGINE), "expected one of"),
            ("wrong", ("--", *_ENGINE), "does not take this token"),
            ("", ("--", *_ENGINE), "EVORA_BOT_TOKEN"),
            ("", ("--token-file", str(tmp_path / "none"), "--", *_ENGINE), "cannot be read"),
        ):
            with _process(running, given, *start, *arguments) as process:
                output, _ = process.communicate(timeout=60)
                assert said in output and "Traceback" not in output, output
                assert process.returncode == 1
