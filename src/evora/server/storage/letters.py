"""What a daily letter and a personal feed are written from: read in one transaction."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from evora.server.domain.notice_settings import Wishes
from evora.server.storage import notices
from evora.server.storage.notice_values import StoredNotice, WaitingGame

# Games in a letter or a calendar; more are only counted.
_MOST = 50


@dataclass(frozen=True, slots=True)
class LetterFacts:
    """`notices`: those that hold, the newest first; `waits`: in how many slow games it is the
    guest's turn; `waiting`: those with the least time left."""

    wishes: Wishes
    notices: list[StoredNotice]
    waits: int
    waiting: list[WaitingGame]


def facts(connection: Connection, guest: str) -> LetterFacts:
    waits, waiting = notices.waiting(connection, guest, _MOST)
    wishes = notices.wishes_of(connection, guest)
    return LetterFacts(wishes, notices.listed(connection, guest), waits, waiting)
