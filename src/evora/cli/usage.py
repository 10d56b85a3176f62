"""The frame of the help and of usage errors, which argparse writes, in the language of the user.

argparse looks its words up by their English with `gettext`, under two names of its module. While a
command runs these names find our texts; what we have no text for are errors of programmers, and
stay English.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
from collections.abc import Iterator
from typing import Any, NoReturn, TextIO

from evora.errors import nearest
from evora.texts import text

# What argparse writes: our text for it, and what each value of that text is called there.
MESSAGES: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("usage-heading", {}),
    "positional arguments": ("usage-arguments", {}),
    "options": ("usage-options", {}),
    "show this help message and exit": ("usage-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "usage-argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "usage-bad-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("usage-bad-value", {"value": "%(value)r"}),
    "the following arguments are required: %s": ("usage-missing", {"names": "%s"}),
    "one of the arguments %s is required": ("usage-one-of", {"names": "%s"}),
    "unrecognized arguments: %s": ("usage-unknown", {"words": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "usage-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "expected one argument": ("usage-one", {}),
    "expected at most one argument": ("usage-at-most-one", {}),
    "expected at least one argument": ("usage-at-least-one", {}),
    "not allowed with argument %s": ("usage-not-with", {"name": "%s"}),
    "ignored explicit argument %r": ("usage-no-value", {"value": "%r"}),
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "usage-unknown-command",
        {"name": "%(parser_name)r", "choices": "%(choices)s"},
    ),
}
# Those with a number.
COUNTED = {"expected %s argument": "usage-count"}
# The space after the heading and the end of the last line belong to argparse, not to the texts.
_ENDINGS = (" ", "\n")


@contextlib.contextmanager
def translated_usage() -> Iterator[None]:
    """Makes argparse speak the language of the process."""
    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=_translated, ngettext=_counted)
    try:
        yield
    finally:
        names.update(before)


def _translated(message: str) -> str:
    """What argparse then fills in is put where our text has its values."""
    if message not in MESSAGES:
        return message
    key, values = MESSAGES[message]
    ending = message[-1] if message.endswith(_ENDINGS) else ""
    return text(key, **values) + ending


def _counted(one: str, many: str, count: int) -> str:
    if one not in COUNTED:
        return one if count == 1 else many
    # argparse puts the number in once more, so that it must not see ours.
    return text(COUNTED[one], count=count).replace("%", "%%").replace(str(count), "%s", 1)


# --- Lines that fit


class Parser(argparse.ArgumentParser):
    """Whose help and errors fit the terminal, and suggest the word that is almost right."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=_Formatter, **options)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            near = nearest(value, action.choices or ())
            if near:
                error.message += text("usage-did-you-mean", near=near)
            raise

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        complain(message)
        self.exit(2)


class _Formatter(argparse.HelpFormatter):
    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" not in text and len(text) < width and text.isascii():
            return indent + text
        from evora.terminal.wrapping import fill  # noqa: PLC0415

        return "\n".join(indent + line if line else "" for line in fill(text, width))


def complain(words: str) -> None:
    """Says what is wrong: every error of a command begins alike."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()  # what was done before it, where both go to the same terminal
    print(fitted(f"evora: {words}", sys.stderr), file=sys.stderr)


def fitted(words: str, stream: TextIO, indent: int = 0) -> str:
    """Words in lines that fit, if people read them in a terminal; programs get one line."""
    if not stream.isatty():
        return words
    # Imported here and above, because most commands have nothing to wrap.
    from evora.terminal.wrapping import wrap_column  # noqa: PLC0415

    return "\n".join(wrap_column(words, shutil.get_terminal_size().columns, indent))
