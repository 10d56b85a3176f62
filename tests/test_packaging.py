"""What is shipped: a wheel from the source distribution plays a game in a clean environment."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

PLAY = """
import evora
seed = evora.Seed("wheel")
game = evora.Game(evora.Position.new(3, "grey"))
while not game.is_over:
    position = game.position
    game.play(seed.deal(position) if position.phase == "deal" else position.legal_moves[0])
print(evora.__file__, game.result)
assert evora.parse_game(evora.format_game(game)) == game
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_wheel_from_sdist_plays_elsewhere(tmp_path: Path) -> None:
    # An unpacked source distribution, not the repository: what it lacks is found out here.
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", tmp_path, cwd=ROOT)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "wheel", "--no-build-isolation", "--no-deps", "-w", tmp_path, source, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for expected in (
        "evora/py.typed",
        "evora/_core.pyi",
        "evora/locales/en/cli.ftl",
        "evora/pictures/art.svg",
        "evora/pictures/tokens.json",
        "evora/web/static/index.html",
        "evora/web/static/index.html.br",
    ):
        assert expected in names
    assert not [name for name in names if name.startswith(("tests", "core", "bindings"))]

    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", environment, cwd=tmp_path)
    python = environment / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel, cwd=tmp_path)
    told = run(python, "-c", PLAY, cwd=tmp_path)
    assert str(environment) in told
    assert "evora " in run(environment / "bin" / "evora", "--version", cwd=tmp_path)
    # The server's packages are an extra; without them it says so.
    serve = subprocess.run(
        [environment / "bin" / "evora", "serve", "--data", tmp_path],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "EVORA_LANGUAGE": "en"},
    )
    assert serve.returncode != 0
    assert "pip install 'evora[server]'" in serve.stderr
    assert "Traceback" not in serve.stderr
