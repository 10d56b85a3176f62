"""What guests tell the host about each other. The host decides with `evora admin`."""

from __future__ import annotations

import logging
import secrets

from evora.server.common.limits import SharedLimiter
from evora.server.common.logs import note, short
from evora.server.common.settings import Rate
from evora.server.common.timestamps import now_ms
from evora.server.domain.reports import MAX_PER_DAY, checked_words
from evora.server.live.games.persons import Persons
from evora.server.messages import ReportList, ReportPlayer, ReportView
from evora.server.storage import reports as stored_reports
from evora.server.storage.journal import Journal
from evora.server.storage.values import StoredReport

# The database counts what a guest has reported. This is for what was refused there, and for an
# address with many guests.
_RATE = Rate(2 * MAX_PER_DAY, 86_400)
_MAX_LISTED = 20


class Reports:
    def __init__(self, journal: Journal, persons: Persons) -> None:
        self._journal = journal
        self._persons = persons
        self._limiter = SharedLimiter(_RATE)

    async def report(self, guest: str, address: str, game: str, report: ReportPlayer) -> None:
        """Refusal bad_text, unknown_game, bad_field, reported_already, reports_full, too_many."""
        words = checked_words(report.kind, report.text)
        people = await self._persons.at(game)
        stored = StoredReport(
            id=secrets.token_hex(5),
            created=now_ms(),
            reporter=guest,
            about=people.other(report.seat, guest),
            game=game,
            seat=report.seat,
            seq=people.seq,
            kind=report.kind,
            text=words,
        )
        self._limiter.check(address, guest)
        await self._journal.write(stored_reports.add, stored, people.guests[report.seat])
        note(logging.INFO, "reported", kind=report.kind, game=short(game))

    async def listed(self, guest: str) -> ReportList:
        found = await self._journal.read(stored_reports.of_reporter, guest, _MAX_LISTED)
        return ReportList(reports=[_view(report) for report in found])


def _view(report: StoredReport) -> ReportView:
    return ReportView(
        game=report.game,
        seat=report.seat,
        kind=report.kind,
        created=report.created,
        looked_at=report.state != "open",
    )
