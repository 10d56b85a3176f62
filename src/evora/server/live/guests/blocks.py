"""Who has blocked whom: two between whom there is a block do not meet, and only one of them knows.

Whatever they could meet in asks here. What is read is cached, as names are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from evora.server.common.recent import Recent
from evora.server.common.refusal import Refusal
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import now_ms
from evora.server.live.processes.signals import Signals
from evora.server.messages import BlockList, BlockView
from evora.server.storage import blocks as stored_blocks
from evora.server.storage.journal import Journal
from evora.server.storage.values import Apart, Block

MAX_BLOCKS = 500
_TOPIC = "blocks"
# Read again after this time: a message about a change may have been lost.
_FRESH_SECONDS = 60.0
_MAX_CACHED = 20_000


class Blocks:
    """`changed`: somebody was blocked, or no longer is, at whichever process."""

    def __init__(self, journal: Journal, signals: Signals) -> None:
        self._journal = journal
        self._signals = signals
        self._known: Recent[str, Apart] = Recent(_MAX_CACHED, _FRESH_SECONDS)
        self._changes = 0
        self.changed: Subscribers[[]] = Subscribers("blocks")
        signals.subscribe(_TOPIC, lambda _value: self._forget())
        signals.gap.subscribe(self._forget)

    # --- Who meets whom

    async def of(self, guest: str | None) -> Apart:
        """Whom a guest does not meet; Unavailable."""
        return Apart() if guest is None else (await self.of_all([guest]))[guest]

    async def of_all(self, guests: Iterable[str]) -> Mapping[str, Apart]:
        wanted = set(guests)
        while missing := [guest for guest in wanted if self._known.get(guest) is None]:
            changes = self._changes
            read = await self._journal.read(stored_blocks.apart, missing)
            if changes == self._changes:  # else something has changed since it was read
                for guest, apart in read.items():
                    self._known.put(guest, apart)
        return {guest: self._known.get(guest) or Apart() for guest in wanted}

    async def may_meet(self, one: str, other: str) -> bool:
        return other not in (await self.of(one)).all

    # --- A guest's own

    async def listed(self, guest: str, people: Mapping[int, str]) -> BlockList:
        """`people`: by seat those of a game, whose seats are then named."""
        blocks = await self._journal.read(stored_blocks.of_guest, guest)
        return BlockList(blocks=[_view(guest, block, people) for block in blocks])

    async def block(self, guest: str, other: str) -> None:
        """Refusal blocks_full; bad_field if the other has gone."""
        await self._journal.write(stored_blocks.add, guest, other, now_ms(), MAX_BLOCKS)
        self._announce()

    async def unblock(self, guest: str, block: str) -> None:
        """Refusal not_found."""
        for each in await self._journal.read(stored_blocks.of_guest, guest):
            if _id(guest, each.blocked) == block:
                await self._journal.write(stored_blocks.remove, guest, each.blocked)
                self._announce()
                return
        raise Refusal("not_found", "block")

    # --- Every process hears of it

    def _announce(self) -> None:
        self._forget()
        self._signals.publish(_TOPIC, None)

    def _forget(self) -> None:
        self._changes += 1
        self._known.clear()
        self.changed()


def _id(guest: str, blocked: str) -> str:
    """What the page calls it: it follows from the two, who cannot be found from it."""
    return hashlib.sha256(f"block {guest} {blocked}".encode()).hexdigest()[:16]


def _view(guest: str, block: Block, people: Mapping[int, str]) -> BlockView:
    return BlockView(
        block=_id(guest, block.blocked),
        name=block.name,
        created=block.created,
        seats=[seat for seat, person in people.items() if person == block.blocked],
    )
