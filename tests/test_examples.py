"""The programs in examples/: they run, the bots play, and pages show what the files hold."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from evora import Position, Seed
from evora.engine_protocol.conformance import run_conformance
from evora.players.external import ExternalPlayer
from evora.search import Limit
from tools.notebook import run_notebook

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
BOTS = EXAMPLES / "bots"


def c_bot(folder: Path) -> list[str]:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler on this machine")
    program = folder / "bot"
    strict = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-pedantic")
    subprocess.run([compiler, *strict, "-o", program, BOTS / "bot.c"], check=True)
    return [str(program)]


def javascript_bot() -> list[str]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    return [node, str(BOTS / "bot.js")]


@pytest.fixture(params=["py", "js", "c"])
def bot(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The command of a bot."""
    match request.param:
        case "py":
            return [sys.executable, str(BOTS / "bot.py")]
        case "js":
            return javascript_bot()
    return c_bot(tmp_path)


def test_a_bot_can_play(bot: list[str]) -> None:
    results = list(run_conformance(bot, 20.0, up_to="play"))
    assert [result for result in results if result.status == "failed"] == []
    assert {"play-2-coloured", "play-4-coloured", "play-quit"} <= {
        result.name for result in results if result.status == "passed"
    }
    with ExternalPlayer(bot, Limit(ms=1000)) as player:
        play_alone(player)


def play_alone(player: ExternalPlayer) -> None:
    """A bot on all seats: it fills lines rather than floors."""
    seed = Seed("examples")
    position = Position.new(players=3)
    while not position.is_over:
        deal = position.phase == "deal"
        position = position.play(seed.deal(position) if deal else player.choose(position))
    assert position.end_reason == "row"
    assert min(position.scores) > 10


def output_of(*command: object) -> str:
    program = [sys.executable, *map(str, command)]
    return subprocess.run(program, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_a_player_of_your_own() -> None:
    printed = output_of(EXAMPLES / "tree_search.py", 20)
    assert re.fullmatch(r"Tree search with 20 visits per move against greedy: \d+-\d+\n", printed)


def test_statistics() -> None:
    header, *rows = output_of(EXAMPLES / "statistics.py", 4).splitlines()
    assert header.split() == ["seats", "won", "%", "tiles", "floor", "bonus", "score"]
    assert [row.split()[:-6] for row in rows] == [["started"], ["did", "not"]]
    for row in rows:  # floors that would go below 0 do not count in full
        tiles, floor, bonus, score = map(float, row.split()[-4:])
        assert tiles + floor + bonus == pytest.approx(score, abs=0.2)


def test_pages_show_what_the_files_hold() -> None:
    files = {file.suffix: file.read_text() for file in BOTS.iterdir() if file.is_file()}
    page = (ROOT / "docs" / "write-a-bot.md").read_text()
    shown = re.findall(r"^```(python|js|c)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert [language for language, _ in shown] == ["python", "python", "js", "c"]
    for language, block in shown:
        assert block in files["." + language.replace("python", "py")]
    for suffix, lines in re.findall(r"bots/bot(\.\w+)\) \((\d+)\s*lines", page):
        assert abs(files[suffix].count("\n") - int(lines)) <= 5, suffix
    engine = (ROOT / "docs" / "engine-protocol.md").read_text().split("```python\n")[1]
    assert engine.split("```")[0] in (EXAMPLES / "random_engine.py").read_text()


@pytest.mark.parametrize(("name", "cells"), [("tour", 6), ("learning", 5)])
def test_a_notebook_shows_what_its_cells_print(name: str, cells: int) -> None:
    """Pictures may change with the art; `python -m tools.notebook` writes all of it anew."""
    notebook = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(code) >= cells
    for cell, outputs in zip(code, run_notebook(notebook), strict=True):
        assert list(map(as_text, cell["outputs"])) == list(map(as_text, outputs))


def as_text(output: dict[str, Any]) -> str:
    return "".join(output["data"]["text/plain"] if "data" in output else output["text"])
