"""What is stored of people and people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from evora.server.storage.values import Status

Circle = Literal["everyone", "followed", "nobody"]


@dataclass(frozen=True, slots=True)
class Circles:
    """Who may see that a guest is here, and who may challenge them. `followed`: those whom they
    follow."""

    seen_by: Circle = "everyone"
    challenged_by: Circle = "everyone"


@dataclass(frozen=True, slots=True)
class FollowedPerson:
    """Somebody whom a guest follows. `visible`: they let that guest see whether they are here."""

    id: str
    name: str
    visible: bool


@dataclass(frozen=True, slots=True)
class GameOfPerson:
    """A game that somebody plays in. `listed`: everybody may watch it."""

    guest: str
    game: str
    listed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredChallenge:
    """A game that one person has challenged another to; `deadline`: while it waits, how long."""

    game: str
    challenger: str
    challenged: str
    made: int
    status: Status
    deadline: int | None
    summary: str
    challenger_name: str | None
    challenged_name: str | None
