"""The frame of the help and of usage errors: in every language, in lines that fit."""

from __future__ import annotations

import argparse
import ast
import io
from pathlib import Path

import pytest

from evora.cli import main
from evora.cli.arguments import build_parser
from evora.cli.usage import COUNTED, MESSAGES, fitted, translated_usage
from evora.plaintext.palette import visible_width
from evora.texts import languages, speaking, text

# What argparse says only to programmers.
FOR_PROGRAMMERS = {
    ".__call__() not defined",
    "'required' is an invalid argument for positionals",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "can't open '%(filename)s': %(error)s",
    # Parser.error begins like all errors of a command.
    "%(prog)s: error: %(message)s\n",
    "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "cannot have multiple subparser arguments",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    'argument "-" with mode %r',
    "unexpected option string: %s",
    "conflicting option string: %s",
    # Of options that no command has: deprecated ones, suggestions.
    "warning: option '%(option)s' is deprecated\n",
    "warning: command '%(parser_name)s' is deprecated\n",
    "warning: argument '%(argument_name)s' is deprecated\n",
    "%(prog)s: warning: %(message)s\n",
    "option '%(option)s' is deprecated",
    "command '%(parser_name)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
}


def words_of_argparse() -> set[str]:
    """Every message that the argparse of this Python looks up."""
    tree = ast.parse(Path(argparse.__file__).read_text("utf-8"))
    return {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_word_of_argparse_has_a_text() -> None:
    assert words_of_argparse() - set(MESSAGES) - set(COUNTED) - FOR_PROGRAMMERS == set()


@pytest.mark.parametrize("language", languages())
def test_a_text_leaves_room_for_what_argparse_fills_in(language: str) -> None:
    for english, (key, values) in MESSAGES.items():
        assert "%" not in text(key, language, **dict.fromkeys(values, "")), key
        with speaking(language), translated_usage():
            words = vars(argparse)["_"](english)
        assert all(value in words for value in values.values()), key


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["new", "--players", "5"], "argumentti --players: ei kelpaa: 5 (vaihtoehdot: 2, 3, 4)"),
        (["new", "--seats", "5"], "tuntemattomat argumentit: --seats 5"),
        (["deal", "x"], "nämä argumentit puuttuvat: --seed"),
        (["deal", "x", "--seed"], "argumentti --seed: odotettiin yhtä arvoa"),
        (["bot", "--server", "x", "--token", "x", "--token-file", "x", "y"], "--token"),
        (["arena", "x", "--se", "1"], "--se voi olla --seeds, --seed"),
        (["replay", "--json=1", "x"], "'1'"),
    ],
)
def test_usage_errors_in_finnish(
    arguments: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--language", "fi", *arguments])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("käyttö: evora ")
    assert said.splitlines()[-1].startswith(f"evora {arguments[0]}: virhe: ") or "evora: " in said
    assert error in said.splitlines()[-1]
    for english in ("usage", "error", "argument ", "expected", "invalid", "not allowed"):
        assert english not in said


def test_argparse_is_left_as_it_was() -> None:
    before = vars(argparse)["_"], vars(argparse)["ngettext"]
    with speaking("cs"), translated_usage():
        assert vars(argparse)["_"]("options") == "volby"
        assert vars(argparse)["_"]("a new message") == "a new message"
        assert vars(argparse)["ngettext"]("expected %s argument", "", 2) % 2 == "mají být 2 hodnoty"
        assert vars(argparse)["ngettext"]("a %s", "some %s", 2) == "some %s"
    assert (vars(argparse)["_"], vars(argparse)["ngettext"]) == before


def commands() -> dict[str, argparse.ArgumentParser]:
    for action in build_parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {"": build_parser(), **action.choices}
    raise AssertionError


@pytest.mark.parametrize("language", languages())
def test_the_help_fits_in_60_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the commands of examples, which can be copied as they are."""
    monkeypatch.setenv("COLUMNS", "60")
    with speaking(language), translated_usage():
        for name, parser in commands().items():
            shown = parser.format_help()
            for line in shown.splitlines():
                example = "evora " in line or "docs/" in line
                assert example or visible_width(line) <= 60, (name, line)
            assert shown.startswith(text("usage-heading"))
            assert text("usage-help").split()[0] in shown


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_errors_are_wrapped_for_people_and_not_for_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    words = "evora: expected one of these names, got another"
    assert fitted(words, io.StringIO()) == words
    assert fitted(words, Terminal()) == "evora: expected one of these\nnames, got another"
