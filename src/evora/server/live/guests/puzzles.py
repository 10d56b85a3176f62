"""How people do with puzzles: tries of all their devices, and runs of three minutes."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from evora.puzzles import Progress, Try, counted, daily, day_of
from evora.server import messages as m
from evora.server.common.background import Background
from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import wall_ms
from evora.server.domain import kept_progress, puzzle_tries
from evora.server.storage import puzzle_runs as stored_runs
from evora.server.storage import puzzles as stored_puzzles
from evora.server.storage.journal import Journal
from evora.server.storage.puzzle_runs import OpenRun, StoredRun

_PAGE = 500


class Puzzles:
    """`clock`: the time of the machine, because devices tell what theirs says."""

    def __init__(
        self, journal: Journal, background: Background, clock: Callable[[], int] = wall_ms
    ) -> None:
        self._journal = journal
        self._background = background
        self._clock = clock

    # --- How somebody does

    async def progress(self, guest: str, today: datetime.date) -> m.KeptPuzzleProgress:
        """`today`: where they are."""
        text, tries = await self._journal.read(_known, guest)
        start = None if text is None else kept_progress.decode(text)
        now = await self._background.run(guest, lambda: _standing(start, tries, day_of(today)))
        return m.KeptPuzzleProgress(progress=start, now=now)

    async def keep(
        self, guest: str, progress: m.PuzzleProgress, today: datetime.date
    ) -> m.KeptPuzzleProgress:
        """What a device counted before there were tries. Of two, the one with more tries holds."""
        text = kept_progress.encode(progress)
        await self._journal.write(stored_puzzles.keep, guest, progress.tries, text)
        return await self.progress(guest, today)

    # --- Tries

    async def add(self, guest: str, sent: m.KeepTries) -> None:
        """All of it or nothing; Refusal bad_field, too_many."""
        now = self._clock()
        for number, run in enumerate(sent.runs):
            puzzle_tries.check_time(run.day, run.time, f"runs[{number}]", now)
        runs = [StoredRun(**msgspec.structs.asdict(run), checked=False) for run in sent.runs]
        # The first try of a setting waits for its file to be read.
        tries = await self._background.run(
            guest, lambda: puzzle_tries.checked_tries(sent.tries, now)
        )
        await self._journal.write(_add, guest, tries, runs)

    async def tries(self, guest: str, after: int) -> m.PuzzleTries:
        page = await self._journal.read(stored_puzzles.tries_after, guest, after, _PAGE)
        found = [msgspec.convert(each, m.KeptTry, from_attributes=True) for each in page.tries]
        return m.PuzzleTries(tries=found, last=page.last, more=page.more)

    async def daily_counts(self, asks: str, date: datetime.date, setting: str) -> m.DailyCounts:
        """`asks`: the address that does."""
        puzzle = await self._background.run(asks, lambda: daily(date, setting))
        tried, solved = await self._journal.read(
            stored_puzzles.daily_counts, puzzle.id, day_of(date)
        )
        return m.DailyCounts(tried=tried, solved=solved)

    # --- Runs

    async def begin_run(self, guest: str, wanted: m.BeginRun) -> m.RunBegun:
        """Refusal bad_field, id_used, too_many."""
        now = self._clock()
        puzzle_tries.check_today(wanted.day, "day", now)
        drawn = await self._background.run(guest, puzzle_tries.draw_run)
        new = OpenRun(day=wanted.day, time=now, puzzles=drawn)
        begun = await self._journal.write(stored_runs.begin, guest, wanted.id, new)
        return m.RunBegun(puzzles=begun.puzzles)

    async def finish_run(self, guest: str, run: str, sent: m.FinishRun) -> m.RunView:
        """Refusal bad_field; not_found if there is no such run. One that is over stays what it
        was."""
        now = self._clock()
        going_on = await self._journal.read(stored_runs.opened, guest, run)
        if going_on is not None:
            came_to = await self._background.run(
                guest,
                lambda: puzzle_tries.judged(going_on.puzzles, going_on.time, sent.answers, now),
            )
            await self._journal.write(stored_runs.finish, guest, run, came_to)
        known = await self._journal.read(stored_runs.result, guest, run)
        if known is None:
            raise Refusal("not_found", "run", "expected a run of yours")
        return run_view(known)


def _add(
    connection: Connection, guest: str, tries: Sequence[Try], runs: Sequence[StoredRun]
) -> None:
    stored_puzzles.add_tries(connection, guest, tries)
    stored_runs.add_unchecked(connection, guest, runs)


def _known(connection: Connection, guest: str) -> tuple[str | None, list[Try]]:
    return stored_puzzles.load(connection, guest), stored_puzzles.all_tries(connection, guest)


def _standing(start: m.PuzzleProgress | None, tries: Sequence[Try], today: int) -> m.PuzzleStanding:
    begin = Progress() if start is None else Progress(**msgspec.structs.asdict(start))
    now = counted(begin, tries)
    return m.PuzzleStanding(
        rating=now.rating,
        deviation=now.deviation,
        tries=now.tries,
        solved=now.solved,
        streak=now.streak,
        best_streak=now.best_streak,
        days=now.days_in_row(today),
    )


def run_view(run: StoredRun) -> m.RunView:
    return m.RunView(
        day=run.day, solved=run.solved, mistakes=run.mistakes, ms=run.ms, checked=run.checked
    )
