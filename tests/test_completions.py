"""`evora completions`: the shells themselves complete with what is printed."""

from __future__ import annotations

import argparse
import shutil
import subprocess

import pytest

from evora.cli import main
from evora.cli.arguments import COMMANDS, build_parser
from evora.cli.completions import SHELLS, script_for
from evora.texts import languages, speaking


def complete_in_bash(*words: str) -> list[str]:
    """What bash offers for the last word of a line."""
    line = " ".join(f"'{word}'" for word in ("evora", *words))
    script = (
        f"{script_for('bash', build_parser())}\ncompopt() {{ :; }}\nCOMP_WORDS=({line})\n"
        f"COMP_CWORD={len(words)}\n_shtab_evora\nprintf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash")
def test_bash_completes() -> None:
    assert complete_in_bash("") == list(COMMANDS)
    assert complete_in_bash("en") == ["engine", "engine-test"]
    assert complete_in_bash("new", "--var") == ["--variant"]
    assert complete_in_bash("new", "--variant", "") == ["coloured", "grey"]
    assert complete_in_bash("new", "--players", "") == ["2", "3", "4"]
    assert complete_in_bash("--language", "") == list(languages())
    assert complete_in_bash("--language", "fi", "re") == ["replay", "restore", "request-log"]
    assert complete_in_bash("completions", "") == list(SHELLS)
    assert complete_in_bash("puzzle", "--theme", "c") == ["colour", "column"]


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash")
def test_bash_completes_files() -> None:
    assert "pyproject.toml" in complete_in_bash("replay", "pyproj")
    assert complete_in_bash("arena", "--out", "src/evo") == ["src/evora"]
    assert "pyproject.toml" in complete_in_bash("play", "--resume", "pyproj")


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("language", languages())
def test_every_shell_reads_its_own(shell: str, language: str) -> None:
    """Descriptions in any language leave the script whole; only shells that are here are asked."""
    with speaking(language):
        script = script_for(shell, build_parser())
    for command in COMMANDS:
        assert command in script
    if shutil.which(shell):
        done = subprocess.run(
            [shell, "-n"], input=script, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("fish"), reason="no fish")
def test_fish_completes() -> None:
    script = script_for("fish", build_parser()) + "\ncomplete -C 'evora new --variant '"
    done = subprocess.run(["fish", "-c", script], capture_output=True, text=True, check=True)
    assert [line.split("\t")[0] for line in done.stdout.splitlines()] == ["coloured", "grey"]


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash")
def test_every_option_of_every_command_is_known() -> None:
    for action in build_parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, parser in action.choices.items():
                assert set(complete_in_bash(name, "-")) == set(parser._option_string_actions)


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completions", "fish"]) == 0
    assert "complete -c evora" in capsys.readouterr().out
