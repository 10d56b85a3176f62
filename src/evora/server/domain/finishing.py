"""Who plays games to their end: the last twenty with other people, as a word.

Who is claimed, runs out of time, or resigns where the others have to play on or before the first
round is over, has left. To resign a duel later is an end like any other.
"""

from __future__ import annotations

from collections.abc import Mapping

from evora.server import messages as m
from evora.server.domain.bots import is_bot
from evora.server.domain.table import Table

LAST_GAMES = 20
# Fewer games say nothing.
_MIN_GAMES = 5
_FINISHED, _LEFT = "f", "l"
# The least share of finished games for each word.
_SHARES: tuple[tuple[float, m.Finishing], ...] = (
    (1.0, "always"),
    (0.9, "nearly_always"),
    (0.7, "mostly"),
)
_PLAYED = ("row", "stalled", "no_tiles", "resigned", "time", "forfeit")


def finishes(before: Table, table: Table) -> Mapping[str, bool]:
    """Whose game with others is over just now, and whether they have played it to its end."""
    if before.status != "playing":
        return {}
    people = _people(before)
    if len(people) < 2:
        return {}
    if table.status == "playing":
        # Who was away, and whose seat an engine has as its own now, is no longer at the table.
        return {} if table.seats == before.seats else dict.fromkeys(people - _people(table), False)
    if table.result is None or table.result.reason not in _PLAYED:
        return {}
    return {guest: _stayed(table, guest) for guest in people}


def _people(table: Table) -> set[str]:
    seated = {seat.guest for seat in table.seats if seat.kind == "guest"}
    return {guest for guest in seated if guest is not None and not is_bot(guest)}


def _stayed(table: Table, guest: str) -> bool:
    outs = {table.seat(number).out for number in table.sat(guest)}
    if outs == {"resigned"}:
        return table.players == 2 and len(table.rounds) > 0
    return outs == {None}


def noted(games: str, finished: bool) -> str:
    """The letters of a guest's last games, with one more."""
    return (games + (_FINISHED if finished else _LEFT))[-LAST_GAMES:]


def word(games: str) -> m.Finishing | None:
    """None while there have been too few games to say anything."""
    if len(games) < _MIN_GAMES:
        return None
    share = games.count(_FINISHED) / len(games)
    return next((name for least, name in _SHARES if share >= least), "often_leaves")


def is_finisher(games: str) -> bool:
    """Whether somebody may meet those who ask for people who finish; newcomers may."""
    return word(games) in (None, "always", "nearly_always")
