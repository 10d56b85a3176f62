"""People and people: found by name, followed, seen, challenged. A person is known by the name that
they keep."""

from __future__ import annotations

from typing import Literal

from evora.calls.words import Incoming, Outgoing, Variant
from evora.server.messages.games import Clock
from evora.server.messages.words import Name

# Whom something is for; `followed`: those whom one follows.
Circle = Literal["everyone", "followed", "nobody"]
# A name that is looked for is at least this long, without what lies between its letters.
MIN_SEARCH = 2


class FollowPerson(Incoming, frozen=True):
    """`on`: follow them from now on, or no longer."""

    name: Name
    on: bool


class SetCircles(Incoming, frozen=True):
    """Who may see that one is here, and who may challenge one; what is null stays as it is."""

    seen_by: Circle | None = None
    challenged_by: Circle | None = None


class WatchCompany(Incoming, frozen=True, tag="watch_company"):
    """Follow whom one follows and who challenges one: as `company`, now and with every change."""

    on: bool


class PersonFound(Outgoing, frozen=True):
    """`you`: it is one's own name."""

    name: str
    followed: bool
    you: bool


class PeopleFound(Outgoing, frozen=True):
    """Kept names that begin as was asked, at a glance; a few of them."""

    people: list[PersonFound]


class FollowedView(Outgoing, frozen=True):
    """Somebody whom one follows. `here`: they have a page open; `plays`: they are at a game of
    theirs that is played; `game`: that one, if everybody may watch it."""

    name: str
    here: bool
    plays: bool
    game: str | None


class ChallengeView(Outgoing, frozen=True):
    """A game that waits for one person. `name`: of the other one; `sent`: one has made it oneself;
    `until`: when it ends by itself; `accepted`: the other one has come, and the game begins."""

    game: str
    name: str | None
    sent: bool
    variant: Variant
    clock: Clock
    rated: bool
    made: int
    until: int | None
    accepted: bool


class Company(Outgoing, frozen=True, tag="company"):
    """Whom one follows, by name; challenges, the oldest first; and for whom one is here."""

    followed: list[FollowedView]
    challenges: list[ChallengeView]
    seen_by: Circle
    challenged_by: Circle
