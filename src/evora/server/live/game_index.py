"""What is stored beside a game's log, so that lists and the sweeper need no replay."""

from __future__ import annotations

import msgspec

from evora.server.common.encoding import encode_text
from evora.server.domain.table import Table, summary
from evora.server.messages import GameSummary
from evora.server.storage.interface import GameIndex, ListedGame, Seat

_summary: msgspec.json.Decoder[GameSummary] = msgspec.json.Decoder(GameSummary)


def index_of(table: Table) -> GameIndex:
    """Nothing about a person is in the summary: names can change and go."""
    to_move = table.to_move
    return GameIndex(
        status=table.status,
        listed=table.created.listed and table.status == "waiting",
        changed=table.changed_at,
        to_move=table.owner(to_move) if to_move is not None else None,
        engine_turn=to_move is not None and table.engine_for(to_move) is not None,
        deadline=table.deadline,
        summary=encode_text(summary(table, None, {}, table.created_at, table.changed_at)),
    )


def seats_of(table: Table) -> tuple[Seat, ...]:
    return tuple(Seat(seat.guest, seat.kind == "local") for seat in table.seats)


def listed(game: ListedGame, guest: str | None) -> GameSummary:
    """A line of a list, for the guest who asks."""
    told = _summary.decode(game.summary)
    yours = [
        number
        for number, seat in enumerate(game.seats, 1)
        if guest is not None and seat.guest == guest
    ]
    return msgspec.structs.replace(
        told,
        names=list(game.names),
        yours=yours,
        your_turn=guest is not None and game.to_move == guest,
        changed=game.changed,
    )
