"""The addresses of people: given, confirmed by a letter, removed."""

from __future__ import annotations

from evora.server.common.mail_addresses import BadAddress, checked_address
from evora.server.common.refusal import Refusal
from evora.server.common.settings import Settings
from evora.server.common.subscribers import Subscribers
from evora.server.common.timestamps import wall_ms
from evora.server.domain.letter_times import letter_time
from evora.server.live.notices.mail import links
from evora.server.live.notices.mail.links import Purpose
from evora.server.messages import MailState, MyMail
from evora.server.storage import mail as stored_mail
from evora.server.storage import notices as stored_notices
from evora.server.storage.journal import Journal
from evora.server.storage.mail import CONFIRM_MS, StoredAddress


class MailAddresses:
    """`given`: there is a letter to be sent now."""

    def __init__(self, settings: Settings, journal: Journal) -> None:
        self._works = settings.smtp is not None
        self._journal = journal
        self.given: Subscribers[[]] = Subscribers("mail")

    async def of(self, guest: str) -> MyMail:
        known, pending = await self._journal.read(stored_mail.of_guest, guest, wall_ms())
        return MyMail(
            state=self._state(known, pending),
            address=known.address if known else None,
            pending=pending.address if pending else None,
            until=pending.given + CONFIRM_MS if pending else None,
        )

    async def works(self, guest: str) -> tuple[MailState, str | None]:
        """Whether letters reach a guest, and where they go, or would."""
        mine = await self.of(guest)
        return mine.state, mine.address or mine.pending

    def _state(self, known: StoredAddress | None, pending: StoredAddress | None) -> MailState:
        if not self._works:
            return "off"
        if known is not None:
            return "works" if known.bounced is None else "bounced"
        return "none" if pending is None else "unconfirmed"

    async def give(self, guest: str, written: str, language: str, network: str) -> MyMail:
        """`network`: the address that the guest asks from. Refusal no_mail, bad_address,
        mail_silenced, too_many."""
        if not self._works:
            raise Refusal("no_mail", None, "expected a server with --smtp")
        try:
            address = checked_address(written)
        except BadAddress as bad:
            raise Refusal("bad_address", "address", str(bad)) from None
        now = wall_ms()
        new = StoredAddress(
            id=links.new_id(),
            guest=guest,
            address=address,
            key=links.new_key(),
            language=language,
            given=now,
        )
        if await self._journal.write(stored_mail.give, new, network, now):
            self.given()
        return await self.of(guest)

    async def remove(self, guest: str) -> None:
        await self._journal.write(stored_mail.remove, guest)

    # --- By a link in a letter, without a session

    async def behind(self, secret: str, purpose: Purpose) -> StoredAddress | None:
        """What a link is about; None if it is of no use any more."""
        found = links.id_in(secret)
        address = None if found is None else await self._journal.read(stored_mail.load, found)
        if address is None or not links.is_right(secret, purpose, address):
            return None
        late = address.given + CONFIRM_MS <= wall_ms()
        if purpose == "confirm" and (address.confirmed is not None or late):
            return None
        return address

    async def confirm(self, secret: str) -> StoredAddress | None:
        """The address, if it was this that confirmed it: a link does so once."""
        address = await self.behind(secret, "confirm")
        if address is None:
            return None
        now = wall_ms()
        wishes = await self._journal.read(stored_notices.wishes_of, address.guest)
        due = letter_time(wishes, now, address.id)
        done = await self._journal.write(stored_mail.confirm, address.id, now, due)
        return address if done else None

    async def stop(self, secret: str) -> None:
        """No more letters; nothing happens if that is so already."""
        address = await self.behind(secret, "stop")
        if address is not None:
            await self._journal.write(stored_mail.stop, address.id, wall_ms())
