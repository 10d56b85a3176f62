"""Rated games that somebody plays now, and what they ask about meanwhile."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from evora.calls.words import Incoming, Outgoing

# How somebody asked about a position: the engine of the page, to analyse it, to review a move or to
# play a level; the rules of the server; a picture of it; a game that begins with it.
AskedBy = Literal["analyse", "review", "level", "rules", "picture", "game"]


class AskEngine(Incoming, frozen=True):
    """The engine of the page is to be asked about a position."""

    position: Annotated[str, Meta(max_length=1000)]
    what: Literal["analyse", "review", "level"]


class RatedNow(Outgoing, frozen=True):
    """A rated game that one plays now. `slow`: with a clock of days, which leaves the engine on for
    everything but its position."""

    game: str
    slow: bool


class RatedGames(Outgoing, frozen=True):
    """`asked`: the game of them whose position was asked about."""

    games: list[RatedNow]
    asked: str | None = None
