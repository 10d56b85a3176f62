"""Games from the files that a command is given."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from evora.errors import EvoraError, InvalidRecordError
from evora.files import problem_with
from evora.game import Game
from evora.record import read_games


class FileError(EvoraError):
    """A file that cannot be read, or a bad game in it."""


def games_of(file: str) -> Iterator[Game]:
    """The games of a file, `-` being standard input; a FileError ends them.

    It is only ever about reading. Other OSErrors in a loop over the games, such as a full disk for
    the output, stay what they are.
    """
    try:
        yield from read_games(sys.stdin.buffer if file == "-" else file, file)
    except InvalidRecordError as error:
        raise FileError(str(error)) from error
    except OSError as error:
        raise FileError(problem_with(file, error)) from error


def opened(files: Sequence[str]) -> Iterator[tuple[str, IO[bytes]]]:
    """The files of a command, one after another, with their names; `-` is standard input."""
    for name in files:
        if name == "-":
            yield name, sys.stdin.buffer
            continue
        with Path(name).open("rb") as stream:
            yield name, stream
