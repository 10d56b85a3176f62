"""Commands that need more than the library: the packages of the server and of data are extras."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from evora.texts import UserError


@contextlib.contextmanager
def server_packages() -> Iterator[None]:
    """Around imports and calls of the server: says what to install if a package is missing."""
    with _packages(lambda missing: "postgresql" if missing.startswith("psycopg") else "server"):
        yield


@contextlib.contextmanager
def data_packages() -> Iterator[None]:
    """The same around what reads and writes datasets."""
    with _packages(lambda _: "data"):
        yield


@contextlib.contextmanager
def _packages(extra_with: Callable[[str], str]) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if missing.partition(".")[0] == "evora":
            raise
        raise UserError("cli-serve-missing", package=missing, extra=extra_with(missing)) from error
