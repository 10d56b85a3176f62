"""A command starts fast because it imports what it needs: the modules are what is tested here.

`make bench` measures the time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from evora.cli.arguments import COMMANDS, build_parser, build_parser_for

# Each costs more than the rest of a short command, or is of no use to it.
_SLOW = {"asyncio", "email", "importlib.metadata", "numpy", "platformdirs", "wcwidth"}
_LATER = {"arena", "bot", "engine_protocol", "players", "review", "search", "server", "terminal"}


def imported_by(code: str) -> set[str]:
    """The modules that a new process has after `code`."""
    names = f"{code}\nimport sys\nsys.stderr.write(' '.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", names], capture_output=True, text=True, check=True, env={}
    )
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "code",
    [
        "import evora",
        "from evora.cli import main; main(['new'])",
        "from evora.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass",
    ],
)
def test_short_commands_import_little(code: str) -> None:
    modules = imported_by(code)
    assert "evora._core" in modules
    assert not modules & {*_SLOW, *(f"evora.{name}" for name in _LATER)}


def test_help_imports_no_command() -> None:
    code = "from evora.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass"
    assert not imported_by(code) & {"evora.players", "evora.server"}


def test_every_command_is_found_where_the_table_says() -> None:
    whole = build_parser().format_help()
    assert build_parser_for(None).format_help() == whole
    for command in COMMANDS:
        (commands,) = (
            action.choices
            for action in build_parser_for(command)._actions
            if isinstance(action, argparse._SubParsersAction)
        )
        assert command in commands
