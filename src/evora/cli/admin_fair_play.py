"""What was noted of people in rated games, for those who run a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from evora.cli.admin_words import utc
from evora.texts import text

if TYPE_CHECKING:
    from evora.server.storage.fair_play import GameNotes


def notes_words(games: Iterable[GameNotes]) -> Iterator[str]:
    """A line for each game."""
    for notes in games:
        ways = [text("fair-play-way", what=what, count=count) for what, count in notes.ways.items()]
        yield text("fair-play-game", game=notes.game, time=utc(notes.last), ways=", ".join(ways))
