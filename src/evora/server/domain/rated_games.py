"""From a table to its rated result: who came where, and why a game was not rated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain.bots import is_bot
from evora.server.domain.ratings import RatedGame, Standing
from evora.server.domain.table import Table

# Ends that are nobody's result.
_NO_RESULT: Mapping[log.EndReason, m.NotRated] = {
    "void": "absent",
    "abandoned": "agreed",
    "host": "host",
}


def rated_game(table: Table) -> RatedGame | None:
    """The result of a finished game, if it is rated. Who left is last, with or without a stand-in;
    where no round was played, nothing changes for those who stayed."""
    result, start = table.result, table.start
    if not table.rated or result is None or start is None or result.reason in _NO_RESULT:
        return None
    standings = []
    for seat, place in sorted(places(table).items()):
        state = table.seat(seat)
        assert state.guest is not None
        standings.append(
            Standing(
                guest=state.guest,
                seat=seat,
                place=place,
                order=(seat - start.start) % table.players,
                counts=len(table.rounds) > 0 or state.out is not None,
            )
        )
    return RatedGame(
        game=table.id,
        ended=table.last_activity,
        variant=table.created.variant,
        standings=tuple(standings),
    )


def why_not_rated(table: Table) -> m.NotRated | None:
    """Why a finished game between people was not rated; None for all other games."""
    if table.result is None or table.start is None or not _is_between_people(table):
        return None
    if table.rated:
        return _NO_RESULT.get(table.result.reason)
    return "pairing" if table.created.paired else "casual"


def _is_between_people(table: Table) -> bool:
    return table.source == "played" and all(
        seat.kind == "guest" and not is_bot(seat.guest) for seat in table.seats
    )


def places(table: Table) -> dict[int, int]:
    """Of a finished game, by seat. The rules say who wins among those who are left; so one place
    after the other. In a game that ended early they rank nobody."""
    found: dict[int, int] = {}
    for group in _groups(table):
        found |= dict.fromkeys(group, len(found) + 1)
    return found


def _groups(table: Table) -> Iterator[list[int]]:
    """The seats that share a place, the best first; those who left share the last one."""
    left, position = table.in_play, table.position
    while len(left) > 1 and position is not None and position.is_over:
        winners = list(position.winners_among(left))
        yield winners
        left = [seat for seat in left if seat not in winners]
    if left:
        yield left
    out = [seat for seat in range(1, table.players + 1) if seat not in table.in_play]
    if out:
        yield out
