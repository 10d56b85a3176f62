"""New games as they are stored and kept in memory."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping, Sequence

from evora._core import Seed
from evora.server.domain.entries import Entry
from evora.server.domain.table import logged, replay
from evora.server.live.cache import Live
from evora.server.live.game_index import index_of, seats_of
from evora.server.storage import NewGame

_ID_LETTERS = string.ascii_letters + string.digits
_ID_LENGTH = 10


def new_game_id() -> str:
    """Nobody guesses one: 62 ** 10 are possible, and knowing one is all it takes to watch."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def made(
    identity: tuple[str, Seed],
    entries: Sequence[Entry],
    now: int,
    maker: tuple[str, str],
    local_names: Mapping[int, str],
) -> tuple[NewGame, Live]:
    """A game from its first entries. `identity`: its id and seed; `maker`: the guest who makes it,
    and the command that he does it with."""
    (game, seed), (guest, command) = identity, maker
    written = logged(0, entries, now, command)
    table = replay(game, written)
    new = NewGame(
        game=game,
        seed=str(seed),
        rules=table.created.rules,
        created=now,
        creator=guest,
        command=command,
        entries=written,
        index=index_of(table),
        seats=seats_of(table),
        local_names=local_names,
    )
    return new, Live(table, seed, local_names)
