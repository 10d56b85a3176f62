"""Whose runs through puzzles were the best of a day, and how those did whom somebody follows."""

from __future__ import annotations

from sqlalchemy import Connection

from evora.server import messages as m
from evora.server.live.guests.puzzles import run_view
from evora.server.storage import company
from evora.server.storage import puzzle_runs as stored
from evora.server.storage.journal import Journal
from evora.server.storage.puzzle_runs import RunOfPerson

_SHOWN = 10
_BESIDE = 20


class RunLeaders:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def of_day(self, day: int, guest: str | None) -> m.PuzzleRuns:
        """`guest`: who asks, and is shown beside the best with those whom they follow."""
        return await self._journal.read(read_leaders, day, guest)


def read_leaders(connection: Connection, day: int, guest: str | None) -> m.PuzzleRuns:
    top = stored.leaders(connection, day, _SHOWN)
    leaders = [_person(each, place, guest) for place, each in enumerate(top, 1)]
    if guest is None:
        return m.PuzzleRuns(best=None, today=None, leaders=leaders, beside=[])
    best, today = stored.best(connection, guest), stored.best(connection, guest, day)
    near = [guest, *company.followed_by(connection, guest)]
    leading = {each.guest for each in top}
    beside = stored.of_people(connection, day, set(near) - leading, _BESIDE)
    return m.PuzzleRuns(
        best=None if best is None else run_view(best),
        today=None if today is None else run_view(today),
        leaders=leaders,
        beside=[_person(each, None, guest) for each in beside],
    )


def _person(each: RunOfPerson, place: int | None, guest: str | None) -> m.RunPerson:
    return m.RunPerson(
        place=place,
        name=each.name,
        solved=each.run.solved,
        mistakes=each.run.mistakes,
        you=each.guest == guest,
    )
