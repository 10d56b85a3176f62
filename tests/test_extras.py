"""What needs no other package, and commands that say what to install."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from evora import Position, Seed
from evora.cli.extras import server_packages
from evora.texts import UserError


@pytest.mark.parametrize(
    ("missing", "extra"),
    [
        ("starlette", "server"),
        ("sqlalchemy.orm", "server"),
        ("psycopg", "postgresql"),
        ("psycopg.rows", "postgresql"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(missing: str, extra: str) -> None:
    with pytest.raises(UserError) as caught, server_packages():
        raise ModuleNotFoundError(name=missing)
    assert missing in str(caught.value)
    assert str(caught.value).endswith(f"pip install 'evora[{extra}]'")


def test_a_missing_module_of_our_own_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError), server_packages():
        raise ModuleNotFoundError(name="evora.server.nothing")


def test_other_errors_pass() -> None:
    with pytest.raises(KeyError), server_packages():
        raise KeyError


# In a process that finds no package but Python's own and evora.
ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "evora" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
"""


def alone(code: str, stdin: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", ALONE + code],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "EVORA_LANGUAGE": "en"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_needs_no_other_package(tmp_path: Path) -> None:
    told = alone(
        "import evora\n"
        "from evora.players import make_player\n"
        "from evora.texts import text\n"
        "seed, game, player = evora.Seed(7), evora.Game(), make_player('club', seed=1)\n"
        "while not game.is_over:\n"
        "    now = game.position\n"
        "    game.play(seed.deal(now) if now.phase == 'deal' else player.choose(now))\n"
        f"game.save({str(tmp_path / 'game.evora')!r})\n"
        f"assert evora.Game.read({str(tmp_path / 'game.evora')!r}) == game\n"
        "assert game.svg() and format(game.position, 'board')\n"
        "print(text('draw-points', 'hu', count=1234))\n"
    )
    assert told == "1\u00a0234 pont\n"


def test_the_engine_needs_no_other_package() -> None:
    code = "from evora.cli import main\nsys.exit(main(['engine']))\n"
    position = Position.new().play(Seed(7).deal(Position.new()))
    asked = json.dumps({"op": "legal", "id": "1", "position": str(position)})
    told = json.loads(alone(code, f"{asked}\n"))
    assert told["moves"] == list(map(str, position.legal_moves))


@pytest.mark.parametrize("arguments", [["new", "--seed", "7"], ["levels"], ["--version"]])
def test_short_commands_need_no_other_package(arguments: list[str]) -> None:
    assert alone(f"from evora.cli import main\nsys.exit(main({arguments!r}))\n")
