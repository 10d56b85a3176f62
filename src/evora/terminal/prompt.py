"""Reading what a person types: a command, a move, or a part of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from evora import InvalidMoveError, Move

# What can be typed in a game, and the command that it stands for.
COMMAND_WORDS: Mapping[str, str] = {
    "?": "help",
    "h": "help",
    "help": "help",
    "m": "moves",
    "moves": "moves",
    "s": "show",
    "show": "show",
    "hint": "hint",
    "l": "last",
    "last": "last",
    "u": "undo",
    "undo": "undo",
    "save": "save",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}


def commands_of(words: Mapping[str, str]) -> tuple[str, ...]:
    """The commands that words stand for, as the help lists them: without itself."""
    return tuple(name for name in dict.fromkeys(words.values()) if name != "help")


COMMANDS = commands_of(COMMAND_WORDS)

_FLOOR = "0"  # a destination that any source and colour can be completed with


@dataclass(frozen=True)
class Command:
    """A word such as 'undo', with what follows it: the file of 'save'."""

    name: str
    argument: str = ""


@dataclass(frozen=True)
class Prefix:
    """A source and a colour such as '3R': the line is still to be asked."""

    text: str


@dataclass(frozen=True)
class Number:
    """A digit alone: a line or a column, where one was asked for."""

    text: str


@dataclass(frozen=True)
class Nothing:
    """An empty line."""


@dataclass(frozen=True)
class UnknownText:
    """Anything else."""

    text: str


Typed = Command | Move | Prefix | Number | Nothing | UnknownText


def read_typed(line: str, words: Mapping[str, str] = COMMAND_WORDS) -> Typed:
    """What a line of input means; capitals and spaces do not matter in moves."""
    stripped = line.strip()
    if not stripped:
        return Nothing()
    word, _, argument = stripped.partition(" ")
    command = words.get(word.lower())
    if command is not None and (command == "save" or not argument.strip()):
        return Command(command, argument.strip())
    squeezed = "".join(stripped.split()).upper()
    if (move := _move(squeezed)) is not None:
        return move
    if _move(squeezed + _FLOOR) is not None:
        return Prefix(squeezed)
    if len(squeezed) == 1 and squeezed.isascii() and squeezed.isdigit():
        return Number(squeezed)
    return UnknownText(stripped)


def _move(text: str) -> Move | None:
    try:
        return Move(text)
    except InvalidMoveError:
        return None
