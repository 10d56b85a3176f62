"""What is stored beside a game's log, so that lists and the sweeper need no replay."""

from __future__ import annotations

from evora.server.domain import summaries
from evora.server.domain.lookalikes import with_numbers
from evora.server.domain.table import Table, clock_view
from evora.server.messages import GameSummary
from evora.server.storage.values import GameIndex, ListedGame, Seat


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
    """A bot that is invited counts as sitting there, so that its lists have the game."""
    return tuple(Seat(seat.guest or seat.invited, seat.kind == "local") for seat in table.seats)


def summary_view(game: ListedGame, guest: str | None) -> GameSummary:
    """One item of a list, for the guest who asks."""
    stored = summaries.decode(game.summary)
    return GameSummary(
        game=game.id,
        status=game.status,
        variant=stored.variant,
        players=stored.players,
        clock=clock_view(stored.clock),
        names=list(with_numbers(dict(enumerate(game.names))).values()),
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
        created=game.created,
        changed=game.changed,
    )
