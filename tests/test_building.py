"""From a clone to a program: what is installed, what is said, and what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from trees import link_tree

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
QUIETLY = ROOT / "tools" / "quietly"


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files of this checkout that git knows, and nothing that was built."""
    link_tree(tmp_path)
    return tmp_path


def test_playing_takes_no_tools_of_development(clone: Path) -> None:
    play = run("make", "-C", clone, "-n", "play").stdout
    assert '--editable ".[server]"' in play and "evora serve" in play
    assert "--group dev" not in play and "apt-get" not in play and "tools/test-tools" not in play
    setup = run("make", "-C", clone, "-n", "setup").stdout
    assert "--group dev" in setup and "tools/test-tools" in setup


def test_the_tools_of_the_page_are_there_before_its_tests(clone: Path) -> None:
    """Tests that run side by side need packages that no test may install."""
    test = run("make", "-C", clone, "-n", "test").stdout
    assert "build-web tools" in test
    assert test.index("build-web tools") < test.index("-m pytest")


def test_building_says_little(clone: Path) -> None:
    play = run("make", "-C", clone, "-n", "program").stdout
    assert 4 <= sum(line.lstrip().startswith("echo ") for line in play.splitlines()) <= 8
    for line in play.splitlines():
        if "pip install" in line:
            assert "tools/quietly" in line, line


def test_changed_weights_are_compiled(clone: Path) -> None:
    """What `make` watches: the native module and the engine of the page are built from these."""
    rules = run("make", "-C", clone, "-pn", "program").stdout.splitlines()
    for target in (".venv/.ready", "web/src/engine/evora.wasm"):
        watched = next(line for line in rules if line.startswith(f"{target}: "))
        for path in sorted((clone / "core" / "evaluation").rglob("*.inc")):
            assert str(path.relative_to(clone)) in watched.split(), (target, path)


def test_the_engine_of_the_page_takes_the_compiler_that_there_is(clone: Path) -> None:
    """`make play` fetches one and deletes it, `make setup` installs another."""
    tools = clone / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name in ("cmake", "ninja"):
        (tools / name).symlink_to(BIN / name)
    for name in ("fetched", "installed"):
        compiler = clone / name  # one that compiles nothing
        for program, does in ((compiler, "exit 1"), (tools / "python", f"echo {compiler}")):
            program.write_text(f"#!/bin/sh\n{does}\n")
            program.chmod(0o755)
        done = run("sh", clone / "tools" / "build-wasm")
        assert "existing compiler" not in done.stdout + done.stderr
        assert "The engine of the page did not compile" in done.stderr
        (kept,) = (clone / "build" / "wasm").glob("CMakeFiles/*/CMakeCXXCompiler.cmake")
        assert f'"{compiler}"' in kept.read_text()
        compiler.unlink()


def test_output_is_shown_when_a_command_fails(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "some.log"
    done = run("sh", QUIETLY, log, "echo", "fine")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert log.read_text() == "fine\n"
    done = run("sh", QUIETLY, log, "sh", "-c", "seq 100; echo broken >&2; exit 3")
    assert done.returncode == 3 and done.stdout == ""
    assert done.stderr.splitlines()[-2:] == ["100", "broken"]
    assert len(done.stderr.splitlines()) == 40


def test_pip_says_as_make_does_that_a_compiler_is_missing(tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "sh").symlink_to("/bin/sh")
    by_make = run("/bin/sh", "tools/check-machine", sys.executable, PATH=str(folder))
    assert by_make.returncode == 1
    by_pip = run(
        *(BIN / "cmake", "-S", ROOT, "-B", tmp_path / "build", "-G", "Ninja", "-DSKBUILD=2"),
        f"-DCMAKE_MAKE_PROGRAM={BIN / 'ninja'}",
        PATH=str(folder),
        CXX="g++ -pthread",
    )
    assert by_pip.returncode != 0
    assert " ".join(by_make.stderr.split()) in " ".join(by_pip.stderr.split())
