"""What a person wants of notices, and what of it works here; a notice to try it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from evora.server.common.timestamps import now_ms
from evora.server.live.notices.bell import BellFeed
from evora.server.live.notices.ways import Way
from evora.server.messages import (
    MailState,
    NoticeSettings,
    NoticeTest,
    NoticeWay,
    PushState,
    SetNoticeSettings,
)
from evora.server.storage import notices as stored_notices
from evora.server.storage.journal import Journal

# Whether pushes work here, and letters to a guest: to which address.
PushWorks = Callable[[], Awaitable[PushState]]
MailWorks = Callable[[str], Awaitable[tuple[MailState, str | None]]]


class NoticeWishes:
    def __init__(
        self,
        journal: Journal,
        bell: BellFeed,
        ways: Mapping[NoticeWay, Way],
        push: PushWorks,
        mail: MailWorks,
    ) -> None:
        self._journal = journal
        self._bell = bell
        self._ways = ways
        self._push = push
        self._mail = mail

    async def view(self, guest: str) -> NoticeSettings:
        """Unavailable."""
        wishes = await self._journal.read(stored_notices.wishes_of, guest)
        mail, address = await self._mail(guest)
        return NoticeSettings(
            switches=wishes.all_switches(),
            quiet=wishes.quiet,
            zone=wishes.zone,
            every=wishes.every,
            language=wishes.language,
            push=await self._push(),
            mail=mail,
            address=address,
        )

    async def set(self, guest: str, request: SetNoticeSettings) -> NoticeSettings:
        """Refusal bad_field, no_guest, Unavailable."""
        await self._journal.write(stored_notices.set_wishes, guest, request)
        self._bell.announce([guest])
        return await self.view(guest)

    async def test(self, guest: str) -> NoticeTest:
        """Sends a notice by every way that there is; Refusal no_guest, Unavailable."""
        found: list[NoticeWay] = ["bell"]
        for name, way in self._ways.items():
            if await way.targets(guest):
                found.append(name)
        await self._journal.write(stored_notices.add_test, guest, now_ms())
        self._bell.announce([guest])
        return NoticeTest(ways=found)
