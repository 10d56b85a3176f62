"""The language of what is printed: `--language`, before or after the command."""

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
    """What the arguments ask for, else what the environment does.

    It is needed before the real parser is built, whose help is in that language already; so
    anything wrong is left for that parser to say.
    """
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?")
    known, _ = parser.parse_known_args(arguments)
    return negotiate(known.language or "") or language_of(environment)


def _language(value: str) -> str:
    """An argument type: a language that has texts."""
    language = negotiate(value)
    if language is None:
        listed = ", ".join(languages())
        raise argparse.ArgumentTypeError(text("cli-bad-language", languages=listed, value=value))
    return language
