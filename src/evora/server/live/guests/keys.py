"""Names that last: who keeps one has keys, and gets back in with any of them on any device.

A key is a recovery code, of which the database knows only the hash, or a passkey.
"""

from __future__ import annotations

import hashlib
import secrets

from evora.server.common.refusal import Refusal
from evora.server.common.timestamps import now_ms
from evora.server.domain.kept_names import changes_at
from evora.server.live.guests import passkeys
from evora.server.live.guests.codes import RECOVERY_LENGTH, new_code, written
from evora.server.live.guests.devices import Devices, kind_of
from evora.server.live.guests.guests import Guests, hashed
from evora.server.live.guests.passkeys import Party
from evora.server.messages import (
    MakePasskey,
    MyKeys,
    PasskeyOptions,
    PasskeyView,
    RecoveryCodeMade,
    RecoveryCodeView,
    SignIn,
    SignInOptions,
)
from evora.server.storage import keys as stored_keys
from evora.server.storage.journal import Journal
from evora.server.storage.values import Ceremony, Guest, Passkey

MAX_PASSKEYS = 10
# Between the challenge and its answer: time to find the telephone.
CEREMONY_MS = 5 * 60_000


class Keys:
    def __init__(self, journal: Journal, guests: Guests, devices: Devices) -> None:
        self._journal = journal
        self._guests = guests
        self._devices = devices

    async def state(self, guest: str, party: Party | None) -> MyKeys:
        """`party`: what this server is to authenticators, if passkeys work here."""
        found = await self._journal.read(stored_keys.state, guest)
        name, code = found.name, found.code
        return MyKeys(
            kept=name.kept if name else None,
            changes=changes_at(name.kept, now_ms(), first=name.first) if name else None,
            may_keep=found.finished,
            games=found.games,
            code=RecoveryCodeView(made=code.made, used=code.used) if code else None,
            passkeys=[_view(each, party) for each in found.passkeys],
        )

    # --- Recovery codes

    async def make_code(self, guest: str) -> RecoveryCodeMade:
        """Keeps the guest's name, if it is not kept yet; the code before this one is dead. Refusal
        no_game_finished, bad_name, name_taken."""
        code = new_code(RECOVERY_LENGTH)
        await self._journal.write(stored_keys.add_code, guest, hashed(code), now_ms())
        await self._guests.announce(guest)
        return RecoveryCodeMade(code=written(code))

    async def remove_code(self, guest: str) -> None:
        """Refusal not_found, last_key."""
        await self._journal.write(stored_keys.remove_code, guest)

    # --- Passkeys

    async def begin_passkey(self, guest: Guest, party: Party) -> tuple[PasskeyOptions, str]:
        """What to ask an authenticator for, and a secret for the browser that asks it. Refusal
        no_game_finished, bad_name, name_taken, too_many_keys."""
        read = self._journal.read
        await read(stored_keys.check_adding, guest.id, MAX_PASSKEYS)
        known = await read(stored_keys.passkeys_of, guest.id)
        ceremony, secret = await self._begin(guest.id, party)
        options = PasskeyOptions(
            challenge=ceremony.challenge,
            party=party.name,
            user=passkeys.user_of(guest.id),
            name=guest.name or "",
            algorithms=list(passkeys.ALGORITHMS),
            known=[each.id for each in known if each.party == party.name],
            timeout_ms=CEREMONY_MS,
        )
        return options, secret

    async def make_passkey(
        self,
        guest: str,
        party: Party,
        secret: str | None,
        answer: MakePasskey,
        user_agent: str | None,
    ) -> None:
        """Keeps the guest's name, if it is not kept yet; Refusal bad_key, and as before."""
        ceremony = await self._complete(secret)
        if ceremony is None or ceremony.guest != guest:
            raise Refusal("bad_key", "passkey")
        agent = kind_of(user_agent)
        new = passkeys.made(ceremony, party, answer, agent=agent, now=now_ms())
        await self._journal.write(stored_keys.add_passkey, new, MAX_PASSKEYS)
        await self._guests.announce(guest)

    async def remove_passkey(self, guest: str, key: str) -> None:
        """Refusal not_found, last_key."""
        found = await self._journal.read(stored_keys.passkeys_of, guest)
        known = next((each.id for each in found if _id(each) == key), "")
        await self._journal.write(stored_keys.remove_passkey, guest, known)

    # --- Signing in

    async def begin_sign_in(self, party: Party) -> tuple[SignInOptions, str]:
        ceremony, secret = await self._begin(None, party)
        options = SignInOptions(
            challenge=ceremony.challenge, party=party.name, timeout_ms=CEREMONY_MS
        )
        return options, secret

    async def sign_in(self, party: Party, secret: str | None, answer: SignIn) -> tuple[Guest, str]:
        """The guest whose passkey it is, and a session for this device; Refusal bad_key."""
        ceremony = await self._complete(secret)
        if ceremony is None or ceremony.guest is not None:
            raise Refusal("bad_key", "passkey")
        known = await self._journal.read(stored_keys.passkey, answer.passkey)
        used = passkeys.used(ceremony, party, known, answer)
        found = await self._devices.sign_in(stored_keys.sign_in_by_passkey, used)
        if found is None:
            raise Refusal("bad_key", "passkey")
        return found

    # --- Ceremonies

    async def _begin(self, guest: str | None, party: Party) -> tuple[Ceremony, str]:
        now, secret = now_ms(), secrets.token_urlsafe(32)
        ceremony = Ceremony(guest=guest, challenge=passkeys.new_challenge(), party=party.name)
        expires = now + CEREMONY_MS
        await self._journal.write(stored_keys.begin, hashed(secret), ceremony, now, expires)
        return ceremony, secret

    async def _complete(self, secret: str | None) -> Ceremony | None:
        if secret is None:
            return None
        return await self._journal.write(stored_keys.complete, hashed(secret), now_ms())


def _id(key: Passkey) -> str:
    """What the page calls a passkey."""
    return hashlib.sha256(f"passkey {key.id}".encode()).hexdigest()[:16]


def _view(key: Passkey, party: Party | None) -> PasskeyView:
    browser, _, system = (key.agent or "").partition("/")
    return PasskeyView(
        passkey=_id(key),
        browser=browser or None,
        system=system or None,
        synced=key.backed_up,
        here=party is not None and key.party == party.name,
        created=key.created,
        used=key.used,
    )
