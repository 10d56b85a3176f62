"""A game in memory, and the event that it has changed."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from evora._core import Seed
from evora.server.common.subscribers import Subscribers
from evora.server.domain.table import Table
from evora.server.messages import RatingChange


@dataclass
class LiveGame:
    """`uncertain`: a commit broke in the middle, so the game has to be read again before anything
    more is decided. `announced_seq`: what another process said that it has gone on to;
    `read_epoch`: how many gaps in what others say there had been when it was last read.
    `rating_changes`: what a rated game did, once that was read."""

    table: Table
    seed: Seed
    local_names: Mapping[int, str]
    uncertain: bool = False
    announced_seq: int = 0
    read_epoch: int = 0
    rating_changes: list[RatingChange] | None = None

    @functools.cached_property
    def id(self) -> str:
        return self.table.id


@dataclass(frozen=True, slots=True)
class GameChanged:
    """What was committed is now true of a game. `before`: its table until now, None if it is new.
    `here`: this process has written it, and so minds its engine and its clock."""

    game: LiveGame
    before: Table | None
    here: bool


GameChanges = Subscribers[[GameChanged]]
