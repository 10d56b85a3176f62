"""Every console example of the documentation is run, and prints what the page shows."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest
from console import Block, blocks_of, matches, run

from evora.cli.admin import COMMANDS as ADMIN_COMMANDS
from evora.cli.arguments import build_parser
from evora.files import data_folder
from evora.server.storage.store import Store

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = [block for page in PAGES for block in blocks_of(page)]
(COMMANDS,) = (
    action.choices
    for action in build_parser()._actions
    if isinstance(action, argparse._SubParsersAction)
)
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the examples use, as an 80-column terminal at home."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    notation = (ROOT / "docs" / "notation.md").read_text()
    (games,) = re.findall(r"^```text\n(\[Evora .*?)^```", notation, re.MULTILINE | re.DOTALL)
    (tmp_path / "games.evora").write_text(games)
    (tmp_path / "game.evora").write_text(games[: games.index("\n[Evora ")])
    bad = games.replace("2K2 4R2", "2K2 4B2")
    assert bad != games
    (tmp_path / "bad.evora").write_text(bad)
    protocol = (ROOT / "docs" / "engine-protocol.md").read_text()
    programs = re.findall(r"^```python\n(.*?)^```", protocol, re.MULTILINE | re.DOTALL)
    (tmp_path / "my_engine.py").write_text(programs[0])
    (tmp_path / "bot.py").write_text((ROOT / "examples" / "bots" / "bot.py").read_text())
    return tmp_path


def make_database() -> None:
    data_folder().mkdir(parents=True)
    store = Store(f"sqlite:///{data_folder() / 'evora.db'}")
    store.migrate()
    store.close()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_an_example_prints_what_the_page_shows(block: Block) -> None:
    if block.kind.startswith("not run"):
        pytest.skip(block.kind)
    if any("evora backup" in command for command, _ in block.steps):
        make_database()
    sample = block.kind == "sample"
    for command, shown in block.steps:
        status, printed = run(command)
        if sample:
            assert status == 0, printed
        if shown or not sample:
            assert matches(shown, printed, sample=sample), f"$ {command}\n{printed}"


def test_the_page_has_every_command() -> None:
    listed = re.findall(r"^\| \[`evora ([\w-]+)`\]\(#evora-", COMMAND_LINE, re.MULTILINE)
    headings = re.findall(r"^## evora ([\w-]+)$", COMMAND_LINE, re.MULTILINE)
    assert listed == headings == list(COMMANDS)


def test_the_page_has_every_option() -> None:
    """In the usage of its section, unless that ends in '…': then `--help` lists the others."""
    for name, section in re.findall(
        r"^## evora ([\w-]+)\n\n((?:    .*\n)+)", COMMAND_LINE, re.MULTILINE
    ):
        options = {
            option
            for action in COMMANDS[name]._actions
            for option in action.option_strings
            if option.startswith("--") and option not in ("--help", "--language")
        }
        shown = set(re.findall(r"--[a-z][\w-]*", section))
        assert shown <= options, name
        assert shown == options or section.rstrip().endswith("…"), name


def test_the_page_has_every_command_of_the_host() -> None:
    section = COMMAND_LINE.partition("## evora admin\n")[2].partition("\n## ")[0]
    listed = [row.split()[0] for row in re.findall(r"^\| `([\w-]+[^`]*)`", section, re.MULTILINE)]
    assert listed == list(ADMIN_COMMANDS)


# --- What runs them


@pytest.mark.parametrize(
    ("shown", "printed", "sample", "same"),
    [
        ("a\n", "a\n", False, True),
        ("a\n", "a\nb\n", False, False),
        ("", "a\n", False, False),
        ("a 1\n", "a 2\n", False, False),
        ("a, 170 ms\n", "a, 1,702 ms\n", False, True),
        ("a\n…\nz\n", "a\nb\nc\nz\n", False, True),
        ("a\n…\nz\n", "a\nb\nc\n", False, False),
        ("1,234 rows  x\n", "7 rows x\n", True, True),
        ("1,234 rows\n", "7 columns\n", True, False),
    ],
)
def test_comparing_what_is_shown_with_what_is_printed(
    shown: str, printed: str, sample: bool, same: bool
) -> None:
    assert matches(shown, printed, sample=sample) == same


@pytest.mark.usefixtures("folder")
def test_the_shell_of_these_tests() -> None:
    assert run("echo 'a | b' | head -1") == (0, "a | b\n")
    assert run('evora moves "$(evora new)"   # nothing') == (0, "")
    assert run("EVORA_LANGUAGE=fi evora levels")[1] != run("evora levels")[1]
    assert run("evora dance")[0] == 2
