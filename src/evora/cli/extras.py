"""Commands that need more than the library: the server's packages are an extra."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from evora.texts import UserError


@contextlib.contextmanager
def server_packages() -> Iterator[None]:
    """Around imports and calls of the server: says what to install if a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if missing.partition(".")[0] == "evora":
            raise
        extra = "postgresql" if missing.startswith("psycopg") else "server"
        raise UserError("cli-serve-missing", package=missing, extra=extra) from error
