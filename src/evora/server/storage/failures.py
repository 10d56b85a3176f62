"""The errors of the two databases as the two that callers know: Unavailable, or a fault of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from evora.server.storage.values import Unavailable

# PostgreSQL's codes for the transaction that it aborted so that another could proceed.
_GIVEN_UP = ("40P01", "40001")


class GivenUp(Unavailable):
    """The same transaction, begun again at once, is likely to go through."""


@contextmanager
def translated() -> Iterator[None]:
    """Whatever the database cannot do now is Unavailable; a wrong statement stays what it is."""
    try:
        yield
    except (DataError, IntegrityError, ProgrammingError):
        raise
    except DBAPIError as error:
        kind = GivenUp if getattr(error.orig, "sqlstate", None) in _GIVEN_UP else Unavailable
        raise kind(f"the database cannot be used now: {_reason(error)}") from error
    except PoolTimeoutError as error:
        raise Unavailable("the database cannot be used now: no connection is free") from error


def _reason(error: DBAPIError) -> str:
    return str(error.orig).strip().partition("\n")[0] or type(error.orig).__name__
