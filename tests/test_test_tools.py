"""`tools/test-tools`: what is needed, what is only wanted, and who installs it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ("chromium", "initdb", "firefox", "WebKitWebDriver", "Xvfb")
UPDATE = "apt-get update -q"
INSTALL = "apt-get install -q -y --no-install-recommends"


class Machine:
    """A Debian with these programs; what would change it is only noted."""

    def __init__(self, folder: Path, *programs: str) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        self._calls = folder / "calls"
        for name in programs:
            self.add(name, "")
        for name in ("tail", "touch", "mkdir", "rm", "chmod"):
            (self.bin / name).symlink_to(str(shutil.which(name)))
        self.add("ls", "exit 1")  # no PostgreSQL but the program
        self.add("apt-cache", '[ "$2" != caddy ]')
        self.add("systemctl", f'echo systemctl "$@" >>{self._calls}')
        self.let_installing_end_with(0)

    def add(self, name: str, script: str) -> None:
        (self.bin / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.bin / name).chmod(0o755)

    def let_installing_end_with(self, code: int) -> None:
        self.add("apt-get", f'echo apt-get "$@" >>{self._calls}\n[ $1 = update ] || exit {code}')

    def set_up(self, user: str) -> tuple[int, str, list[str]]:
        """The exit code, what was said, and what would have changed the machine."""
        self.add("id", f"echo {0 if user == 'root' else 1000}")
        done = subprocess.run(
            ["/bin/sh", ROOT / "tools" / "test-tools"],
            cwd=self.folder,
            env={"PATH": str(self.bin)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        calls = self._calls.read_text().splitlines() if self._calls.exists() else []
        self._calls.unlink(missing_ok=True)
        return done.returncode, done.stdout, calls


def without(*programs: str) -> list[str]:
    """All that is needed and wanted but these."""
    every = (*NEEDED, "chromium-headless-shell", "nginx", "caddy", "promtool", "fish", "zsh")
    return [name for name in every if name not in programs]


def test_nothing_is_said_or_done_where_all_is_there(tmp_path: Path) -> None:
    assert Machine(tmp_path, *without()).set_up("root") == (0, "", [])


def test_what_is_only_wanted_is_not_missed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, *without("caddy", "promtool", "fish"))
    assert machine.set_up("somebody") == (0, "", [])


def test_what_is_needed_is_named(tmp_path: Path) -> None:
    machine = Machine(tmp_path, *without("initdb", "Xvfb", "fish"))
    code, said, calls = machine.set_up("somebody")
    assert (code, calls) == (1, [])
    assert said.startswith("Evora's tests need postgresql xvfb, which this machine lacks: ")


def test_root_installs_what_the_archive_has_and_no_service_of_it_starts(tmp_path: Path) -> None:
    machine = Machine(tmp_path, *without("Xvfb", "caddy", "promtool", "fish"))
    code, said, calls = machine.set_up("root")
    assert (code, said) == (
        0,
        "Installing xvfb for the tests …\nInstalling prometheus fish for the tests …\n",
    )
    assert calls[:2] == [UPDATE, f"{INSTALL} xvfb"]
    assert f"{INSTALL} prometheus fish" in calls and "systemctl disable prometheus" in calls


@pytest.mark.parametrize("missing", ["fish", "Xvfb"])
def test_an_archive_that_does_not_answer(tmp_path: Path, missing: str) -> None:
    machine = Machine(tmp_path, *without(missing))
    machine.let_installing_end_with(100)
    code, said, _ = machine.set_up("root")
    if missing == "fish":
        assert code == 0 and "their tests are skipped" in said
        assert machine.set_up("root") == (0, "", [])  # asked for once
    else:
        assert code == 1 and "Evora's tests need xvfb" in said
        assert machine.set_up("root")[2] == [UPDATE, f"{INSTALL} xvfb"]
