"""What is stored beside a game's log, so that lists and the sweeper need no replay."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from evora.server.common.timestamps import now_ms
from evora.server.domain import summaries
from evora.server.domain.bots import is_bot
from evora.server.domain.lookalikes import with_numbers
from evora.server.domain.ratings import pool_of, shown
from evora.server.domain.table import Table, clock_view, pairing_changes
from evora.server.messages import GameSource, GameSummary
from evora.server.storage.values import BotsFinished, GameIndex, ListedGame, PairingChange, Seat

# The ends that the rules know.
PLAYED_OUT = ("row", "stalled", "no_tiles")


def index_of(table: Table) -> GameIndex:
    to_move = table.to_move
    return GameIndex(
        status=table.status,
        listed=table.created.listed,
        changed=table.last_activity,
        to_move=table.owner(to_move) if to_move is not None else None,
        engine_turn=to_move is not None and table.engine_for(to_move) is not None,
        deadline=table.due,
        summary=summaries.encode(summaries.summarise(table)),
    )


def seats_of(table: Table) -> tuple[Seat, ...]:
    """Who is invited counts as sitting there, so that their lists have the game."""
    return tuple(Seat(seat.guest or seat.invited, seat.kind == "local") for seat in table.seats)


def finished_bots(table: Table) -> BotsFinished | None:
    """The bots that have played the game to its end just now, and the people whom they played with;
    None if there are none of either. Who resigned, ran out of time or was away has not."""
    result = table.result
    if result is None or result.reason not in PLAYED_OUT:
        return None
    players = {seat.guest for seat in table.seats if seat.guest and seat.is_guest_played}
    bots = tuple(sorted(filter(is_bot, players)))
    people = tuple(sorted(players.difference(bots)))
    return BotsFinished(bots, people) if bots and people else None


def pairings_of(
    before: Table | None, table: Table, networks: Mapping[str, str] = MappingProxyType({})
) -> tuple[PairingChange, ...]:
    """What a decision changes for those who came by pairing. `networks`: by guest, where those come
    from who come now."""
    changes = pairing_changes(before, table).items()
    return tuple(PairingChange(guest, state, networks.get(guest)) for guest, state in changes)


def summary_view(game: ListedGame, guest: str | None) -> GameSummary:
    """One item of a list, for the guest who asks."""
    stored, now = summaries.decode(game.summary), now_ms()
    pool = pool_of(stored.variant, stored.players)
    return GameSummary(
        game=game.id,
        status=game.status,
        variant=stored.variant,
        players=stored.players,
        clock=clock_view(stored.clock),
        names=list(with_numbers(dict(enumerate(game.names, 1)), game.kept).values()),
        kept=list(game.kept),
        kinds=stored.kinds,
        levels=stored.levels,
        yours=[
            number
            for number, seat in enumerate(game.seats, 1)
            if guest is not None and seat.guest == guest
        ],
        to_move=stored.to_move,
        your_turn=guest is not None and game.to_move == guest,
        scores=stored.scores,
        winners=stored.winners,
        reason=stored.reason,
        round=stored.round,
        bots=stored.bots,
        source=stored.source or _old_source(stored, game),
        rated=stored.rated,
        ratings=[
            None
            if seat.guest is None or seat.local
            else shown(game.ratings.get(seat.guest, {}).get(pool), now)
            for seat in game.seats
        ],
        created=game.created,
        changed=game.changed,
        # Of a game that waits it is when an invitation ends.
        deadline=game.deadline if game.status == "playing" else None,
    )


def _old_source(stored: summaries.StoredSummary, game: ListedGame) -> GameSource:
    """Of a summary without one: a record that was uploaded has ended when it was made, which takes
    a game at least two commits."""
    at_once = game.status == "over" and game.changed == game.created
    return "uploaded" if at_once and stored.reason not in ("cancelled", "void") else "played"
