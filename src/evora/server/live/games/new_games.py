"""New games, as they are stored and kept in memory."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from evora._core import Seed
from evora.server.domain.notices import notices
from evora.server.domain.table import Decision
from evora.server.live.games.index import index_of, pairings_of, seats_of
from evora.server.live.games.live_game import LiveGame
from evora.server.storage.bounds import Bound
from evora.server.storage.values import NewGame

_ID_LETTERS = string.ascii_letters + string.digits
_ID_LENGTH = 10


def new_game_id() -> str:
    """Random, so that it cannot be guessed: knowing the id is all it takes to watch."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def to_store(  # noqa: PLR0913  (everything that a game begins with)
    decision: Decision,
    seed: Seed,
    creator: str,
    command: str,
    local_names: Mapping[int, str],
    *,
    bounds: Sequence[Bound] = (),
    networks: Mapping[str, str] = MappingProxyType({}),
) -> tuple[NewGame, LiveGame]:
    """A game that was just decided. `creator`: the guest whose `command` makes it; `bounds`: what
    must have room for it; `networks`: where those come from who are paired."""
    table = decision.table
    new = NewGame(
        game=table.id,
        seed=str(seed),
        rules=table.created.rules,
        created=table.created_at,
        creator=creator,
        command=command,
        entries=decision.entries,
        index=index_of(table),
        seats=seats_of(table),
        local_names=local_names,
        bounds=bounds,
        pairings=pairings_of(None, table, networks),
        challenged=table.challenged,
        notices=notices(None, table, lambda _: ()),
    )
    return new, LiveGame(table, seed, local_names)
