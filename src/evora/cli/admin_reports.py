"""`evora admin reports`: what players have reported, for those who run a server.

The functions take an open store and print; which one is called is the command's business.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from evora.cli.admin_fair_play import notes_words
from evora.cli.admin_words import utc
from evora.texts import UserError, text

if TYPE_CHECKING:
    from evora.server.storage.fair_play import GameNotes
    from evora.server.storage.store import Store
    from evora.server.storage.values import ReportedPerson, StoredReport

# More people than this are not read at once.
_MAX_PEOPLE = 50


def show_reports(store: Store) -> int:
    """Prints the reports that wait, by the person whom they are about."""
    from evora.server.storage import fair_play, reports  # noqa: PLC0415 - others do without

    people = store.read(reports.open_by_person, _MAX_PEOPLE)
    notes = store.read(fair_play.of_people, [person.about for person in people])
    if not people:
        print(text("reports-none"))
        return 0
    print(text("reports-waiting", count=store.read(reports.count_open)))
    for person in people:
        _print_person(person)
        _print_notes(notes[person.about])
    return 0


def print_json(store: Store, report: str | None) -> int:
    """A line for each report that waits, in the order of the queue, or for the one that is named;
    UserError if there is none."""
    from evora.server.storage import reports  # noqa: PLC0415

    if report is None:
        people = store.read(reports.open_by_person, _MAX_PEOPLE)
        found = [each for person in people for each in person.reports]
    else:
        found = [_find(store, report)]
    for each in found:
        print(json.dumps(asdict(each)))
    return 0


def _find(store: Store, report: str) -> StoredReport:
    from evora.server.storage import reports  # noqa: PLC0415

    found = store.read(reports.find, report)
    if found is None:
        raise UserError("reports-unknown", report=report)
    return found


def show_report(store: Store, report: str) -> int:
    """Prints one report, whether it waits or not; UserError if there is none."""
    from evora.server.storage import fair_play  # noqa: PLC0415
    from evora.server.storage.guests import names  # noqa: PLC0415

    found = _find(store, report)
    called = store.read(names, [found.about]).get(found.about)
    when, kind = _when(found.created), text("report-kind", kind=found.kind)
    print(text("reports-shown", report=found.id, time=when, kind=kind))
    print(text("reports-about", name=_name(called), guest=found.about))
    if found.name != called:
        print(text("reports-called", name=_name(found.name)))
    print(text("reports-game", game=found.game, seat=found.seat, seq=found.seq))
    _print_reporter(store, found)
    _print_words(found)
    _print_notes(store.read(fair_play.of_people, [found.about])[found.about])
    print(text("reports-state", state=found.state, time=_when(found.decided)))
    if found.decision:
        print(text("reports-note", note=found.decision))
    return 0


def _print_person(person: ReportedPerson) -> None:
    print()
    print(
        text(
            "reports-person",
            name=_name(person.name),
            guest=person.about,
            people=person.reporters,
            acted=person.acted,
        )
    )
    for report in person.reports:
        item = text(
            "reports-item",
            report=report.id,
            time=_when(report.created),
            kind=text("report-kind", kind=report.kind),
            game=report.game,
            seat=report.seat,
        )
        print(f"  {item}")
        _print_words(report)


def _print_notes(notes: Iterable[GameNotes]) -> None:
    for line in notes_words(notes):
        print(f"  {line}")


def _print_reporter(store: Store, report: StoredReport) -> None:
    from evora.server.storage import reports  # noqa: PLC0415

    reporter = store.read(reports.reporter_of, report)
    if reporter is None:
        print(text("reports-by-deleted"))
        return
    print(
        text(
            "reports-by",
            name=_name(reporter.name),
            guest=report.reporter,
            made=reporter.made,
            dismissed=reporter.dismissed,
        )
    )


def _print_words(report: StoredReport) -> None:
    """They were checked when they came: no character in them moves the cursor."""
    for line in report.text.splitlines():
        print(f"      {line}".rstrip())


def _name(name: str | None) -> str:
    return name if name is not None else text("reports-nameless")


def _when(milliseconds: int | None) -> str:
    return "" if milliseconds is None else utc(milliseconds)
