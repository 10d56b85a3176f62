"""Reading what a person types: a command, a move, or a part of one."""

from __future__ import annotations

from dataclasses import dataclass

from evora import InvalidMoveError, Move

_COMMANDS = {
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

# As the help lists them.
COMMANDS = ("moves", "show", "hint", "last", "undo", "save", "quit")

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
class Unknown:
    """Anything else."""

    text: str


Typed = Command | Move | Prefix | Number | Nothing | Unknown


def read_typed(line: str) -> Typed:
    """What a line of input means; capitals and spaces do not matter in moves."""
    stripped = line.strip()
    if not stripped:
        return Nothing()
    word, _, argument = stripped.partition(" ")
    command = _COMMANDS.get(word.lower())
    if command is not None and (command == "save" or not argument.strip()):
        return Command(command, argument.strip())
    squeezed = "".join(stripped.split()).upper()
    if (move := _move(squeezed)) is not None:
        return move
    if _move(squeezed + _FLOOR) is not None:
        return Prefix(squeezed)
    if len(squeezed) == 1 and squeezed.isascii() and squeezed.isdigit():
        return Number(squeezed)
    return Unknown(stripped)


def _move(text: str) -> Move | None:
    try:
        return Move(text)
    except InvalidMoveError:
        return None
