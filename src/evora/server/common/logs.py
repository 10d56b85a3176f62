"""Structured logs, as JSON lines or key=value. Nothing personal: no names, addresses or sessions.

Only the first letters of a game's id are logged: anyone who knows all of it can watch the game.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Mapping
from typing import Any, Literal

logger = logging.getLogger("evora.server")


def short(game: str) -> str:
    """Enough of a game's id to follow it through the log, too little to open it."""
    return game[:4]


def note(level: int, event: str, /, **fields: Any) -> None:
    """Logs what happened: a fixed word, and its parameters."""
    logger.log(level, event, extra={"fields": fields})


def note_error(where: str, error: BaseException, /, **fields: Any) -> str:
    """Logs something unexpected, with where in the code it came from; returns the id that it has in
    the log. Its message is left out: a database driver, say, puts the values of the failed
    statement there."""
    found = secrets.token_hex(4)
    frames = traceback.extract_tb(error.__traceback__)
    trace = [f"{frame.filename.rpartition('/src/')[2]}:{frame.lineno}" for frame in frames[-12:]]
    kind = type(error).__name__
    note(logging.ERROR, "error", id=found, where=where, kind=kind, at=trace, **fields)
    return found


class _Format(logging.Formatter):
    def __init__(self, form: Literal["text", "json"]) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": timestamp(record.created),
            "level": record.levelname.lower(),
            # What other libraries add in further lines may hold anything.
            "event": record.getMessage().partition("\n")[0],
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fields["kind"] = type(record.exc_info[1]).__name__
        return format_line(self._form, fields)


def timestamp(seconds: float) -> str:
    """A time since 1970 as logs write it."""
    whole, part = divmod(int(seconds * 1000), 1000)
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(whole))}.{part:03d}Z"


def format_line(form: Literal["text", "json"], fields: Mapping[str, Any]) -> str:
    """A line of a log."""
    if form == "json":
        return json.dumps(fields, ensure_ascii=True, default=str)
    return " ".join(f"{key}={_plain(value)}" for key, value in fields.items())


def _plain(value: Any) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    safe = text.isprintable() and not any(character in text for character in ' "=')
    return text if safe else json.dumps(text)


def set_up_logs(form: Literal["text", "json"], level: str) -> None:
    """For the process: everything of the server, and what it runs on complains about, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Format(form))
    for name in ("evora.server", "uvicorn.error", "asyncio"):
        target = logging.getLogger(name)
        target.handlers[:] = [handler]
        target.propagate = False
    logging.getLogger("evora.server").setLevel(level.upper())
    # It logs addresses at its info level.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.filters[:] = [_is_worth_logging]


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that was refused with an answer for one that got none: anyone who is
    refused could fill the log with errors."""
    return record.getMessage() != "ASGI callable returned without completing handshake."
