"""What a host reads in the log."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from evora.server.common.logs import set_up_logs
from server.serving import serving

_LOGGERS = tuple(map(logging.getLogger, ("evora.server", "uvicorn.error", "asyncio")))


@pytest.fixture
def restored() -> Iterator[None]:
    """The loggers belong to the process, and so to the other tests."""
    before = [
        (logger, logger.handlers[:], logger.filters[:], logger.propagate, logger.level)
        for logger in _LOGGERS
    ]
    yield
    for logger, handlers, filters, propagate, level in before:
        logger.handlers[:], logger.filters[:] = handlers, filters
        logger.propagate, logger.level = propagate, level


@pytest.mark.usefixtures("restored")
def test_a_socket_that_is_refused_is_no_error(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("text", "warning")
    with serving(sqlite_url, sockets=1) as running:
        client = running.client()
        with client.socket(), pytest.raises(InvalidStatus), client.socket():
            pass
    logging.getLogger("uvicorn.error").error("something else")
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and "something else" in told[0]
