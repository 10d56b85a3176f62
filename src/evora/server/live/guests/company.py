"""Whom people follow, how they are found, and who may see and challenge them.

Nobody learns who follows them, and nobody is counted.
"""

from __future__ import annotations

from collections.abc import Collection

from evora.server.common.refusal import Refusal
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import now_ms
from evora.server.domain.lookalikes import skeleton
from evora.server.live.guests.blocks import Blocks
from evora.server.live.processes.signals import Signals
from evora.server.messages import (
    MIN_SEARCH,
    FollowPerson,
    PeopleFound,
    PersonFound,
    SetCircles,
)
from evora.server.storage import company as stored_company
from evora.server.storage import kept_names as stored_names
from evora.server.storage.journal import Journal

MAX_FOLLOWS = 500
_FOUND = 8
_TOPIC = "company"
_MAX_SEARCH = 60


class Companies:
    """`changed`: something about these people has, at whichever process; without any, about
    everybody."""

    def __init__(self, journal: Journal, blocks: Blocks, signals: Signals) -> None:
        self._journal = journal
        self._blocks = blocks
        self._signals = signals
        self.changed: Subscribers[[Collection[str]]] = Subscribers("company")
        signals.subscribe(_TOPIC, self.changed)
        signals.gap.subscribe(lambda: self.changed(()))
        blocks.changed.subscribe(lambda: self.changed(()))

    async def start(self) -> None:
        """Unavailable."""
        await self._journal.write(stored_names.fill_shapes)

    # --- Finding

    async def find(self, guest: str | None, beginning: str) -> PeopleFound:
        """Refusal bad_field. Whom the guest has blocked is not found; who has blocked the guest is,
        for everybody knows that such a name is kept."""
        if len(beginning) > _MAX_SEARCH or len(skeleton(beginning)) < MIN_SEARCH:
            detail = f"expected {MIN_SEARCH} letters or more, up to {_MAX_SEARCH}"
            raise Refusal("bad_field", "name", detail)
        found = await self._journal.read(stored_names.found, beginning, _FOUND)
        mine: Collection[str] = ()
        if guest is not None:
            mine = await self._journal.read(stored_company.followed_by, guest)
        left_out = (await self._blocks.of(guest)).blocks
        return PeopleFound(
            people=[
                PersonFound(name=name, followed=person in mine, you=person == guest)
                for person, name in found.items()
                if person not in left_out
            ]
        )

    # --- One's own

    async def follow(self, guest: str, request: FollowPerson) -> None:
        """Refusal unknown_person, yourself, follows_full."""
        if request.on:
            wanted = (guest, request.name, now_ms(), MAX_FOLLOWS)
            followed = await self._journal.write(stored_company.follow, *wanted)
        else:
            followed = await self._journal.write(stored_company.unfollow, guest, request.name)
        # Who is followed back may see more.
        self.announce([guest, followed])

    async def set_circles(self, guest: str, request: SetCircles) -> None:
        wanted = (guest, request.seen_by, request.challenged_by)
        await self._journal.write(stored_company.set_circles, *wanted)
        self.announce([guest])

    # --- Every process hears of it

    def announce(self, people: Collection[str]) -> None:
        self.changed(people)
        self._signals.publish(_TOPIC, list(people))
