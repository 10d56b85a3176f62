"""A command starts fast because it imports what it needs: the modules are what is tested here.

`make bench` measures the time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from evora import texts
from evora.cli.arguments import COMMANDS, build_parser, build_parser_for
from evora.plain_texts import fill_in, read_plain

# Each costs more than the rest of a short command, or is of no use to it.
_SLOW = {"asyncio", "babel", "email", "fluent", "importlib.metadata", "numpy", "platformdirs"}
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


def test_help_needs_no_fluent() -> None:
    code = "from evora.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass"
    assert not imported_by(code) & {"babel", "fluent", "evora.players", "evora.server"}


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


@pytest.mark.parametrize("language", texts.languages())
def test_plain_texts_are_what_fluent_writes(language: str) -> None:
    bundle = texts.bundle(language)
    plain = read_plain(texts._files(language))
    assert len(plain) > 500
    for key, parts in plain.items():
        values = {name: f"<{name}>" for name in parts[1::2]}
        message = bundle.get_message(key)
        assert message.value is not None
        assert (fill_in(parts, values), []) == bundle.format_pattern(message.value, values), key


@pytest.mark.parametrize(
    "content",
    [
        "a = { $n ->\n    [one] x\n   *[other] y\n }\n",
        "a = x { b }\n",
        'a = { "" }x\n',
        "a = x\n    .title = y\n",
        "a =\n    .title = y\n",
        "a = { NUMBER($n) }\n",
    ],
)
def test_what_is_left_to_fluent(content: str) -> None:
    assert read_plain([content]) == {}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("a = x\n", "x"),
        ("a =\n    x\n      y\n\n    z\n\n# c\n", "x\n  y\n\nz"),
        ("a = x\n    y\nb = z\n", "x\ny"),
        ("a = x { $n } y\n", "x <n> y"),
    ],
)
def test_lines_of_plain_texts(content: str, words: str) -> None:
    assert fill_in(read_plain([content])["a"], {"n": "<n>"}) == words
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(content))
    pattern = bundle.get_message("a").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"n": "<n>"})[0] == words


def test_a_value_that_is_no_word_is_left_to_fluent() -> None:
    assert fill_in(("", "n", ""), {"n": 1000}) is None
    assert fill_in(("", "n", ""), {}) is None
