"""The language of the output: `--language`, before or after the command."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from evora.texts import language_of, languages, negotiate, text


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """The option for the help and the checks of argparse; `chosen_language` is what reads it."""
    parser.add_argument(
        "--language",
        type=_language,
        metavar="CODE",
        default=argparse.SUPPRESS,
        help=text("cli-option-language", languages=", ".join(languages())),
    )


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of the arguments, or else of the environment.

    The help of the real parser is in that language, so it is needed before that parser is built; it
    is that parser which complains about a wrong one.
    """
    language, _ = _without_language(arguments)
    return negotiate(language) or language_of(environment)


def chosen_command(arguments: Sequence[str]) -> str | None:
    """The word where a command stands, if there is one."""
    _, others = _without_language(arguments)
    return next((word for word in others if not word.startswith("-")), None)


def _without_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The value of the option, or nothing, and all other words."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    known, others = parser.parse_known_args(arguments)
    return known.language or "", others


def _language(value: str) -> str:
    """An argument type: a language that has texts."""
    language = negotiate(value)
    if language is None:
        listed = ", ".join(languages())
        raise argparse.ArgumentTypeError(text("cli-bad-language", languages=listed, value=value))
    return language
