"""How guests do with puzzles, as their pages have counted it."""

from __future__ import annotations

from evora.server import messages as m
from evora.server.domain import kept_progress
from evora.server.storage import puzzles as stored_puzzles
from evora.server.storage.journal import Journal


class Puzzles:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def progress(self, guest: str) -> m.KeptPuzzleProgress:
        text = await self._journal.read(stored_puzzles.load, guest)
        known = None if text is None else kept_progress.decode(text)
        return m.KeptPuzzleProgress(progress=known)

    async def keep(self, guest: str, progress: m.PuzzleProgress) -> m.KeptPuzzleProgress:
        """Of two devices, the one with more tries holds."""
        text = kept_progress.encode(progress)
        await self._journal.write(stored_puzzles.keep, guest, progress.tries, text)
        return await self.progress(guest)
