"""Results of work in files that only grow: a program that was stopped goes on where it was."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from evora.errors import EvoraError
from evora.work.folders import folder_problem

Result = dict[str, Any]


class GrowingFile:
    """A file that is written at its end only. EvoraError for what the system does not allow.

    `end`: where the last whole part ends; what a killed program left after it is cut off.
    """

    def __init__(self, path: Path, end: int | None = None) -> None:
        self._path = path
        with self._problems():
            self._stream = path.open("ab")
            if end is not None:
                self._stream.truncate(end)

    def append(self, data: bytes) -> None:
        """Adds a whole part."""
        with self._problems():
            self._stream.write(data)
            self._stream.flush()

    def sync(self) -> None:
        """Makes sure that everything is on the disk."""
        with self._problems():
            os.fsync(self._stream.fileno())

    def close(self) -> None:
        with contextlib.suppress(OSError):  # a full disk: said when it was met
            self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @contextlib.contextmanager
    def _problems(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise folder_problem(self._path, error) from None


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file but for the last if it was not written to its end."""
    with path.open("rb") as stream:
        yield from (line for line in stream if line.endswith(b"\n"))


class ResultFile(GrowingFile):
    """Results by the name of their item, one line each; the first line has the settings.

    EvoraError for a file with other settings, or with something else.
    """

    def __init__(self, path: Path, settings: Result) -> None:
        self.results: dict[str, Result] = {}
        end = 0
        if path.exists() and path.stat().st_size:
            there, self.results = read_results(path)
            for key, value in json.loads(json.dumps(settings)).items():
                if there.get(key) != value:
                    found = f"{key} is {there.get(key)} there and {value} here"
                    raise EvoraError(f"{path}: it holds other results: {found}")
            end = sum(map(len, whole_lines(path)))
        super().__init__(path, end)
        if not end:
            self._add({"settings": settings})

    def add(self, name: str, result: Result) -> None:
        self.results[name] = result
        self._add({"item": name, "result": result})

    def _add(self, line: Result) -> None:
        self.append(json.dumps(line).encode() + b"\n")


def read_results(path: Path) -> tuple[Result, dict[str, Result]]:
    """The settings and the results of a file."""
    try:
        head, *lines = map(json.loads, whole_lines(path))
        return head["settings"], {line["item"]: line["result"] for line in lines}
    except OSError as error:
        raise folder_problem(path, error) from None
    except (ValueError, LookupError, TypeError):
        raise EvoraError(f"{path}: expected settings and results") from None
